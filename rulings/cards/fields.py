"""Read the values of one row, and collect what is wrong with them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from rulings.cards.source import MAX_TEXT, Broken
from rulings.cards.types import Row

NONE = frozenset({"", "-", "–", "—"})
MAX_NUMBER = 10_000_000
_CONTROL = re.compile(r"[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_PARTS = re.compile(r"\s*[|\n]\s*")


class RowRefused(Exception):  # noqa: N818 - a word about a row, caught where rows are read
    """Say why a row is no card."""


class Fields:
    """The values of a row, read as what they should be; `doubts` says what they were not."""

    def __init__(self, row: Row) -> None:
        """Refuse a row that is none."""
        self.line = row.line
        self.doubts: list[str] = []
        self._values = row.values
        broken = row.values.get("")
        if isinstance(broken, Broken):
            raise RowRefused(f"The entry is left out: {broken}.")

    def has(self, key: str) -> bool:
        """Say whether the row has the key at all."""
        return key in self._values

    def doubt(self, message: str) -> None:
        """Remember something that could not be read for certain."""
        self.doubts.append(message)

    def needed(self, *keys: str, most: int) -> str:
        """Return the first text that is there; a row without it is refused."""
        for key in keys:
            value = self._value(key)
            if isinstance(value, bool | float | list | dict):
                raise RowRefused(f"The card is left out: {key!r} must be a text.")
            text = "" if value is None else " ".join(str(value).split())
            if len(text) > most:
                raise RowRefused(f"The card is left out: {key!r} is longer than {most} signs.")
            if text not in NONE:
                return _readable(key, text)
        raise RowRefused(f"The card is left out: {keys[0]!r} is missing.")

    def text(self, key: str, *, most: int = MAX_TEXT) -> str:
        """Return a text, empty where there is none; what is no text is told."""
        value = self._value(key)
        if value is None:
            return ""
        if isinstance(value, bool | float | list | dict):
            self.doubt(f"{key!r} must be a text and was left out")
            return ""
        text = _readable(key, str(value).replace("\0", ""))
        if "\0" in str(value):
            self.doubt(f"{key!r} held signs that no text has (NUL); they were taken out")
        if len(text) > most:
            self.doubt(f"{key!r} is longer than {most} signs and was left out")
            return ""
        return "" if text.strip() in NONE else text

    def whole(self, key: str) -> int | None:
        """Return a whole number, nothing where there is none; what is no number is told."""
        value = self._value(key)
        if value is None or (isinstance(value, str) and value.strip() in NONE):
            return None
        digits = str(value).strip().replace(",", "")
        if isinstance(value, bool) or not digits.isascii() or not digits.isdigit() or len(digits) > 8:
            self.doubt(f"{key!r} must be a whole number and was left out: {_short(value)}")
            return None
        if int(digits) > MAX_NUMBER:
            self.doubt(f"{key!r} is too large to be true and was left out: {_short(value)}")
            return None
        return int(digits)

    def texts(self, key: str) -> list[str]:
        """Return a list of texts; in a table its parts stand in one cell with | or line breaks between."""
        value = self._value(key)
        if isinstance(value, str):
            value = _listed(value)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            self.doubt(f"{key!r} must be a list of texts and was left out")
            return []
        if any("\0" in part for part in value):
            self.doubt(f"{key!r} held signs that no text has (NUL); they were taken out")
        return [_readable(key, part.replace("\0", "")) for part in value if part.strip() not in NONE]

    def rows(self, key: str) -> list[Mapping[str, object]]:
        """Return a list of objects, refuse what is none."""
        value = self._value(key)
        if not isinstance(value, list) or not value or not all(isinstance(part, dict) for part in value):
            raise RowRefused(f"The card is left out: {key!r} must be a list of objects.")
        return value

    def child(self, key: str) -> Mapping[str, object]:
        """Return an object inside the row, empty where there is none."""
        value = self._value(key)
        return value if isinstance(value, dict) else {}

    def raw(self, key: str) -> object:
        """Return a value as it stands there, for what is neither text nor number alone."""
        return self._value(key)

    def _value(self, key: str) -> object:
        return self._values.get(key)


def _readable(key: str, text: str) -> str:
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise RowRefused(f"The card is left out: {key!r} holds signs that no text has.")
    return _CONTROL.sub("", text)


def _listed(cell: str) -> object:
    if cell.lstrip().startswith("["):
        try:
            found: object = json.loads(cell)
        except (ValueError, RecursionError):
            found = None
        if isinstance(found, list):
            return found
    return _PARTS.split(cell.strip())


def _short(value: object) -> str:
    shown = str(value)
    return repr(shown if len(shown) <= 40 else f"{shown[:40]}…")
