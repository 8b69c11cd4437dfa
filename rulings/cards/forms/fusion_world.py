"""The two forms of Dragon Ball Super Fusion World: one with the front only, one with both sides and languages.

The second names of a specified cost only its colour, not how often: there it is not read.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulings.cards.fields import Fields, RowRefused
from rulings.cards.forms.common import (
    MAX_RARITY,
    MAX_SERIES,
    Form,
    Names,
    card_colors,
    card_kind,
    card_name,
    clean_text,
    known,
    printed_number,
    trait_list,
)
from rulings.cards.numbers import set_code
from rulings.cards.text import plain
from rulings.cards.types import BACK, FRONT, CardDraft, Face, PrintingRow, Row

KINDS = {"leader": "leader", "battle": "battle", "extra": "extra"}
SIDES = {"": FRONT, "front": FRONT, "back": BACK}
LANGUAGES = {"en": "en", "jp": "ja", "ja": "ja", "fr": "fr", "de": "de"}


def _read_front(fields: Fields, names: Names) -> CardDraft:
    printed, number, key = printed_number(fields, "code", "id")
    kind = card_kind(fields, "cardType", KINDS)
    power = fields.whole("power")
    face = Face(
        name=card_name(fields, "name"),
        text=clean_text(fields, "effect", names),
        traits=_front_traits(fields, kind),
        values=known({"power": power}),
    )
    return CardDraft(
        number=number,
        key=key,
        kind=kind,
        colors=card_colors(fields, "color"),
        values=known(
            {
                "cost": fields.whole("cost"),
                "specified_cost": plain(fields.text("specifiedCost", most=20)),
                "power": power,
                "combo_power": fields.whole("comboPower"),
                "set": set_code(number),
            }
        ),
        faces=(face,),
        printings=(PrintingRow(number=printed, rarity=_rarity(fields), series=_series(fields)),),
        is_parallel=printed != number,
        is_front_only=kind == "leader",
    )


def _front_traits(fields: Fields, kind: str) -> tuple[str, ...]:
    """Return the traits; of a leader the first line is the front's, the second the back's."""
    text = fields.text("features")
    return trait_list(text.strip().splitlines()[0] if kind == "leader" and text.strip() else text)


def _rarity(fields: Fields) -> str:
    return plain(fields.text("rarity", most=MAX_RARITY))


def _series(fields: Fields) -> str:
    name = fields.child("set").get("name")
    return plain(fields.text("getIt", most=MAX_SERIES) or (name if isinstance(name, str) else ""))[
        :MAX_SERIES
    ]


def _read_both(fields: Fields, names: Names) -> CardDraft:
    printed, number, key = printed_number(fields, "cardid")
    kind = card_kind(fields, "type", KINDS)
    details = fields.rows("detail") if fields.has("detail") else [{}]
    parts = [_part(fields, detail) for detail in details]
    faces: dict[tuple[str, str], Face] = {}
    for part in parts:
        face = _face(part, names)
        if faces.setdefault((face.side, face.language), face) is not face:
            part.doubt(f"the {face.side} in {face.language!r} stands twice; the first counts")
        fields.doubts += part.doubts if part is not fields else []
    front = next((part for part in parts if _side(part) == FRONT), parts[0])
    return CardDraft(
        number=number,
        key=key,
        kind=kind,
        colors=card_colors(fields, "color"),
        values=known(
            {
                "cost": front.whole("cost"),
                "power": front.whole("power") if _side(front) == FRONT else None,
                "combo_power": front.whole("combopower"),
                "set": set_code(number),
            }
        ),
        faces=tuple(faces.values()),
        printings=(PrintingRow(number=printed, rarity=_rarity(fields)),),
        is_parallel=printed != number,
        is_front_only=kind == "leader" and all(side == FRONT for side, _ in faces),
    )


def _part(fields: Fields, detail: Mapping[str, object]) -> Fields:
    """Return the fields of one side; in a table the row itself is one side."""
    return Fields(Row(line=fields.line, values=dict(detail))) if detail else fields


def _face(part: Fields, names: Names) -> Face:
    word = part.text("language").strip().casefold() or "en"
    language = LANGUAGES.get(word)
    if language is None:
        raise RowRefused(f"The card is left out: there are no cards in the language {word!r}.")
    return Face(
        side=_side(part),
        language=language,
        name=card_name(part, "name"),
        text=clean_text(part, "effect", names, language=language),
        traits=trait_list(part.text("traits")),
        values=known({"power": part.whole("power")}),
    )


def _side(part: Fields) -> str:
    word = part.text("side").strip().casefold()
    if word not in SIDES:
        raise RowRefused(f"The card is left out: {word!r} is no side of a card.")
    return SIDES[word]


FRONT_FORM = Form(
    code="fusion-world card list (code, cardType, effect)",
    game="fusion-world",
    keys=(frozenset({"code", "cardType", "comboPower"}), frozenset({"id", "cardType", "specifiedCost"})),
    read=_read_front,
)
BOTH_FORM = Form(
    code="fusion-world cards with both sides and languages (cardid, detail)",
    game="fusion-world",
    keys=(frozenset({"cardid", "detail"}), frozenset({"cardid", "language", "effect"})),
    read=_read_both,
)
