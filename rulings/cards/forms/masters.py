"""The form of Dragon Ball Super Masters: texts in HTML, both sides of leaders."""

from __future__ import annotations

from rulings.cards.fields import Fields
from rulings.cards.forms.common import (
    MAX_NAME,
    MAX_RARITY,
    MAX_SERIES,
    Form,
    Names,
    card_colors,
    card_kind,
    card_name,
    clean_text,
    color_letters,
    known,
    printed_number,
    trait_list,
)
from rulings.cards.numbers import set_code
from rulings.cards.text import plain
from rulings.cards.types import BACK, CardDraft, Face, PrintingRow

KINDS = {
    "leader": "leader",
    "battle": "battle",
    "extra": "extra",
    "unison": "unison",
    **dict.fromkeys(("z", "z-leader", "z-battle", "z-extra", "z-unison"), "z"),
}


def _read(fields: Fields, names: Names) -> CardDraft:
    printed, number, key = printed_number(fields, "number")
    kind = card_kind(fields, "type", KINDS)
    traits = trait_list(fields.text("special_trait"))
    front = Face(
        name=card_name(fields, "title"),
        text=clean_text(fields, "skills_text", names),
        traits=traits,
        values=known({"power": fields.whole("power")}),
    )
    faces = [front]
    if back := plain(fields.text("title_back", most=MAX_NAME)):
        text = clean_text(fields, "skills_back_text", names)
        values = known({"power": fields.whole("power_back")})
        faces.append(Face(side=BACK, name=back, text=text, traits=traits, values=values))
    return CardDraft(
        number=number,
        key=key,
        kind=kind,
        colors=card_colors(fields, "color"),
        values=known(
            {
                "cost": fields.whole("energy"),
                "specified_cost": _specified(fields, names),
                "power": front.values.get("power"),
                "combo_cost": fields.whole("combo_energy"),
                "combo_power": fields.whole("combo_power"),
                "character": plain(fields.text("character", most=MAX_NAME)),
                "era": plain(fields.text("era", most=MAX_NAME)),
                "set": set_code(number),
            }
        ),
        faces=tuple(faces),
        printings=(
            PrintingRow(
                number=printed,
                rarity=plain(fields.text("rarity", most=MAX_RARITY)),
                series=plain(fields.text("series", most=MAX_SERIES)),
            ),
        ),
        is_parallel=printed != number,
        is_front_only=kind == "leader" and len(faces) == 1,
    )


def _specified(fields: Fields, names: Names) -> str:
    text = clean_text(fields, "energy_text", names)
    return "-" if text.endswith("(-)") else color_letters(text)


FORM = Form(
    code="dbs-masters card list (number, title, skills_text)",
    game="dbs-masters",
    keys=(
        frozenset({"number", "title", "skills_text"}),
        frozenset({"number", "skills_text", "special_trait"}),
    ),
    read=_read,
)
