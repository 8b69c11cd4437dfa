"""Find the number of a card in a line, in any brackets or none."""

from __future__ import annotations

import re

from msgspec import Struct

from tournaments.decks.signs import TIMES

_TAIL = r"[A-Za-z]{0,3}(?:[_-][A-Za-z]{1,4}[0-9]{0,2}){0,2}"
_IN_SET = r"[A-Za-z]{1,5}[0-9]{1,3}-[A-Za-z]{0,3}[0-9]{1,4}"
_PROMOTION = r"(?:[A-Za-z]{1,3}-[0-9]{3,4}|(?:P|FP|PR|SP|EX|E|p|fp|pr|sp|ex|e)-[0-9]{1,4})"
_SLASHED = r"(?:[A-Za-z]{1,2}-)?(?:[A-Za-z]{1,5}[0-9]{1,3}|PR|P|MB)/[A-Za-z]{0,5}[0-9]{2,4}"
_LONG = r"[A-Za-z]-[A-Za-z]{1,5}[0-9]{1,3}-[0-9]{2,4}"
NUMBER = rf"(?:{_LONG}|{_SLASHED}|{_IN_SET}|{_PROMOTION}){_TAIL}"
"""What nothing but a card number looks like."""

_CERTAIN = re.compile(NUMBER)
_SINGLE = re.compile(rf"[A-Za-z]{{1,5}}[0-9]{{0,3}}-[A-Za-z]{{0,3}}[0-9]{{1,4}}{_TAIL}")
_BRACKETED = re.compile(r"([\[({<])([^\s\[\](){}<>]{1,40})[\])}>]")
_APART = re.compile(r"([A-Za-z]{1,4}[0-9]{1,2})(?: ?- ?|[ _])([0-9]{2,4})(?= |$)")
_NO_NUMBER = re.compile(rf"[{TIMES}][0-9]+|[0-9]+[{TIMES}]|[Gg][0-9]|[A-Za-z][0-9]|[0-9]+/[0-9]+")
_PRINTING = re.compile(r"_.*|-(?:F|P[0-9]+|PR[0-9]*)$")
_EDGES = "[](){}<>,;:.!?\"'★☆"
BAKUGAN = "bakugan"


class Found(Struct, frozen=True):
    """The number of a line, what stood before and behind it, and other numbers that stand there too."""

    number: str
    before: str
    behind: str
    others: tuple[str, ...] = ()

    @property
    def is_certain(self) -> bool:
        """Tell whether nothing but a card number looks like this."""
        return is_number(self.number)


def is_number(text: str) -> bool:
    """Tell whether nothing but a card number looks like this."""
    return _CERTAIN.fullmatch(text) is not None


def number_in(text: str, game: str = "") -> Found:
    """Find the number of a card; in brackets it may look like anything with a digit, else only like a number."""
    text = _APART.sub(r"\1-\2", text, count=1) if _APART.match(text) else text
    bare = [(one.start(), one.end(), one[0].strip(_EDGES)) for one in re.finditer(r"\S+", text)]
    certain = [(start, end, core) for start, end, core in bare if is_number(core)]
    bracketed = [
        (one.start(), one.end(), one[2]) for one in _BRACKETED.finditer(text) if _may_be(one, game, certain)
    ]
    found = _joined(bracketed, certain)
    if not found and len(bare) == 1 and _SINGLE.fullmatch(bare[0][2]):
        found = bare
    if not found and game == BAKUGAN and bare and re.fullmatch(r"#?[0-9]{1,3}", bare[0][2]):
        found = [(bare[0][0], bare[0][1], bare[0][2].removeprefix("#"))]
    if not found:
        several = _glued(bare)
        return Found(several[0], "", "", several[1:]) if several else Found("", text, "")
    start, end, number = found[0]
    others = tuple(core for _, _, core in found[1:] if _base(core) != _base(number))
    return Found(number, _without_numbers(text[:start]), _without_numbers(text[end:]), others)


def _without_numbers(text: str) -> str:
    """Leave out what repeats the number."""
    return " ".join(word for word in text.split() if not is_number(word.strip(_EDGES)))


def _glued(bare: list[tuple[int, int, str]]) -> tuple[str, ...]:
    """Return numbers that stand in one word."""
    pieces = (tuple(re.split(r"[/,;+&|\"]+", core)) for _, _, core in bare)
    return next((some for some in pieces if len(some) > 1 and all(map(is_number, some))), ())


def _joined(
    bracketed: list[tuple[int, int, str]], certain: list[tuple[int, int, str]]
) -> list[tuple[int, int, str]]:
    """Return all numbers, those in brackets first; a number in brackets is not found twice."""
    free = [one for one in certain if all(one[1] <= box[0] or box[1] <= one[0] for box in bracketed)]
    return [*bracketed, *free]


def _may_be(box: re.Match[str], game: str, certain: list[tuple[int, int, str]]) -> bool:
    inside = box[2]
    if certain or is_number(inside):
        return is_number(inside)
    if inside.isdigit():
        return game == BAKUGAN or (game == "" and box[1] == "[")
    is_written = any(sign in "0123456789" for sign in inside) and _NO_NUMBER.fullmatch(inside) is None
    return is_written and (box[1] == "[" or _SINGLE.fullmatch(inside) is not None)


def _base(number: str) -> str:
    """Return a number without what marks a printing."""
    return _PRINTING.sub("", number.upper())
