"""Read card numbers as files of cards print them."""

from __future__ import annotations

import re

_PARALLEL = re.compile(r"(?:_[A-Z0-9]+|-(?:P\d+|S?PR\d*|BD\d*))+$", re.IGNORECASE)
_NUMBER = re.compile(r"([A-Z]+\d*)-[A-Z]*\d+[A-Z]?")


def base_number(number: str) -> str:
    """Return a number without the mark of a parallel printing (`-p1`, `_p1`, `_PR`, `-PR02`, `_SPR`, `_BD`)."""
    return _PARALLEL.sub("", number)


def is_number(number: str) -> bool:
    """Say whether this is a card number of letters, a dash and digits, without the mark of a printing."""
    return _NUMBER.fullmatch(number.upper()) is not None


def set_code(number: str) -> str:
    """Return the set in which a number was first printed, or nothing where the number does not tell."""
    found = _NUMBER.fullmatch(number.upper())
    return found[1] if found else ""
