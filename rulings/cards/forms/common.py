"""What the public forms have in common: how each is recognised, and values that mean the same in all."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from msgspec import Struct

from rulings.cards.fields import Fields, RowRefused
from rulings.cards.numbers import base_number, is_number
from rulings.cards.text import clean, plain
from rulings.cards.types import CardDraft, Value
from rulings.construction.names import number_key

MAX_NUMBER, MAX_NAME, MAX_RARITY, MAX_SERIES = 80, 200, 60, 200
FIVE_COLORS = frozenset({"red", "blue", "green", "yellow", "black", "colorless"})
_LETTERS = {"red": "R", "blue": "U", "green": "G", "yellow": "Y", "black": "B"}
_BALL = re.compile(r"\(([a-z]+)\)")
_SEPARATORS = re.compile(r"[/,;|]")

Names = Mapping[str, str]


class Form(Struct, frozen=True, kw_only=True):
    """A public form: its name, its game, the keys that tell it, and how one row of it is read.

    `is_by_name` says that cards of one name are one card, since the form has no numbers to go by.
    """

    code: str
    game: str
    keys: tuple[frozenset[str], ...]
    read: Callable[[Fields, Names], CardDraft]
    is_by_name: bool = False

    def fits(self, keys: frozenset[str]) -> bool:
        """Say whether a row with these keys is of this form."""
        return any(wanted <= keys for wanted in self.keys)


def printed_number(fields: Fields, *keys: str) -> tuple[str, str, str]:
    """Return the printed number, that of the card, and the latter as it is compared."""
    printed = fields.needed(*keys, most=MAX_NUMBER)
    number = base_number(printed)
    if not is_number(number):
        raise RowRefused(f"The card is left out: {printed!r} is no card number.")
    return printed, number, number_key(number)


def card_name(fields: Fields, *keys: str) -> str:
    """Return the name; a card without one is refused."""
    name = plain(fields.needed(*keys, most=MAX_NAME))
    if not name:
        raise RowRefused(f"The card is left out: {keys[0]!r} is missing.")
    return name


def card_kind(fields: Fields, key: str, kinds: Mapping[str, str]) -> str:
    """Return the kind, nothing for a word that this game does not use, which is told."""
    word = plain(fields.text(key))
    kind = kinds.get(word.casefold(), "")
    if word and not kind:
        fields.doubt(f"{word!r} is no kind of card of this game; the kind is left open")
    return kind


def card_colors(fields: Fields, key: str) -> tuple[str, ...]:
    """Return the colours; if one of them is no colour, none is known, which is told."""
    words = [plain(part).casefold() for part in _SEPARATORS.split(fields.text(key))]
    colors = tuple(dict.fromkeys(word for word in words if word))
    strange = [color for color in colors if color not in FIVE_COLORS]
    if strange:
        fields.doubt(f"{strange[0]!r} is no colour of this game; the colours are left open")
        return ()
    return colors


def trait_list(text: str) -> tuple[str, ...]:
    """Return the traits of a text `A/B`, each once."""
    parts = (plain(part) for line in text.splitlines() for part in line.split("/"))
    return tuple(dict.fromkeys(part for part in parts if part not in ("", "-")))


def clean_text(fields: Fields, key: str, names: Names, *, language: str = "en", breaks: bool = True) -> str:
    """Return a text as it is kept, and tell what was doubtful in it."""
    cleaned = clean(fields.text(key), language=language, names=names, breaks=breaks)
    for doubt in cleaned.doubts:
        fields.doubt(doubt)
    return cleaned.text


def color_letters(text: str) -> str:
    """Return a specified cost as letters: `(red)(red)` is `RR`; `-` where there is none."""
    return "".join(_LETTERS.get(color, "?") for color in _BALL.findall(text))


def known(values: Mapping[str, Value | None]) -> dict[str, Value]:
    """Leave out what is not known."""
    return {key: value for key, value in values.items() if value is not None and value not in ("", [])}
