"""The form of Cardfight!! Vanguard: names and abilities, without numbers; an owner may add what it lacks.

Cards of one name are one card: a deck holds four of a name, whatever the numbers. A card without a number goes by
its name written without blanks. Without the key `abilities` its text is not known, which deck rules have to say.
"""

from __future__ import annotations

import re

from rulings.cards.fields import NONE, Fields, RowRefused
from rulings.cards.forms.common import (
    MAX_NAME,
    MAX_NUMBER,
    MAX_RARITY,
    MAX_SERIES,
    Form,
    Names,
    card_kind,
    card_name,
    known,
)
from rulings.cards.text import clean, plain
from rulings.cards.types import CardDraft, Face, PrintingRow
from rulings.construction.names import number_key

KINDS = {
    **dict.fromkeys(("unit", "normal unit", "trigger unit"), "unit"),
    **dict.fromkeys(("g-unit", "g unit", "gunit"), "g-unit"),
    **dict.fromkeys(("order", "normal order", "blitz order", "set order"), "order"),
}
TRIGGERS = {
    **{word: word for word in ("critical", "draw", "heal", "stand", "front", "over")},
    **dict.fromkeys(("none", "no", "no trigger", "-"), "none"),
}
YES_NO = {**dict.fromkeys(("yes", "true", "1", "x"), 1), **dict.fromkeys(("no", "false", "0"), 0)}
_GRADE = re.compile(r"(?:grade|g)?\s*(\d)", re.IGNORECASE)
_CLANS = re.compile(r"[/;|]")


def _read(fields: Fields, names: Names) -> CardDraft:
    name = card_name(fields, "name", "name_from_key", "key")
    given = plain(fields.text("number", most=MAX_NUMBER))
    number = given or _stand_in(fields, name)
    key = number_key(number)
    if not key or len(key) > MAX_NUMBER:
        raise RowRefused(f"The card is left out: {number!r} is no card number.")
    text = _abilities(fields, names)
    kind = card_kind(fields, "kind" if fields.has("kind") else "type", KINDS)
    clans = (plain(part).casefold() for part in _CLANS.split(fields.text("clan")))
    power = fields.whole("power")
    return CardDraft(
        number=number,
        key=key,
        kind=kind,
        colors=tuple(dict.fromkeys(clan for clan in clans if clan)),
        values=known(
            {
                "grade": _grade(fields),
                "trigger": _trigger(fields),
                "shield": fields.whole("shield"),
                "power": power,
                "sentinel": _sentinel(fields),
            }
        ),
        faces=(Face(name=name, text=text, values=known({"power": power})),),
        printings=(_printing(fields, given),) if given else (),
        has_text=fields.has("abilities"),
    )


def _stand_in(fields: Fields, name: str) -> str:
    """Return what a card without a number goes by: its name without blanks and signs."""
    words = plain(fields.text("key", most=MAX_NAME)) or name
    return "".join(sign for sign in words if sign.isalnum())[:MAX_NUMBER]


def _printing(fields: Fields, number: str) -> PrintingRow:
    return PrintingRow(
        number=number,
        rarity=plain(fields.text("rarity", most=MAX_RARITY)),
        series=plain(fields.text("series", most=MAX_SERIES)),
    )


def _abilities(fields: Fields, names: Names) -> str:
    texts = []
    for ability in fields.texts("abilities"):
        cleaned = clean(ability, names=names)
        texts.append(cleaned.text)
        fields.doubts += cleaned.doubts
    return "\n".join(texts)


def _grade(fields: Fields) -> int | None:
    word = _word(fields, "grade")
    found = _GRADE.fullmatch(word)
    if word and found is None:
        fields.doubt(f"{word!r} is no grade; it is left open")
    return int(found[1]) if found else None


def _trigger(fields: Fields) -> str:
    """Return the trigger; a card that has none says so with the word "none" or a dash."""
    word = _word(fields, "trigger", dash="none").casefold().removesuffix(" trigger")
    if word and word not in TRIGGERS:
        fields.doubt(f"{word!r} is no trigger; it is left open")
    return TRIGGERS.get(word, "")


def _sentinel(fields: Fields) -> int | None:
    word = _word(fields, "sentinel").casefold()
    if word and word not in YES_NO:
        fields.doubt(f"'sentinel' must be yes or no: {word!r}")
    return YES_NO.get(word)


def _word(fields: Fields, key: str, *, dash: str = "") -> str:
    """Return a short word; these columns may hold numbers and, for a sentinel, truth values."""
    value = fields.raw(key)
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, str) and value.strip() in NONE:
        return dash if value.strip() else ""
    return plain(fields.text(key, most=MAX_NAME))


FORM = Form(
    code="vanguard card list (key, clan, abilities; also name, number, grade, trigger, shield, power, kind, sentinel)",
    game="vanguard",
    keys=(
        frozenset({"clan", "abilities"}),
        frozenset({"clan", "name", "grade"}),
        frozenset({"name", "grade", "trigger"}),
        frozenset({"key", "grade", "trigger"}),
    ),
    read=_read,
    is_by_name=True,
)
