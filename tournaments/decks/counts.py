"""Find how many cards a line stands for, before or behind the card."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from tournaments.decks.numbers import NUMBER, number_in
from tournaments.decks.signs import TIMES

MAX_COUNT = 999

_OPEN, _CLOSE = r"[\[({<]", r"[\])}>]"
_COPIES = r"(?:(?:cop(?:y|ies)(?: of)?|pcs\.?|stück|stk\.?|exemplaires?(?: de)?) )?"
_FIRST = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"([0-9]+) of ({NUMBER}(?: .*)?)",
        rf"([0-9]+)(?: ?[{TIMES}])? {_COPIES}(\S.*)",
        rf"([0-9]+)[{TIMES}](\S.*)",
        rf"([0-9]+) [{TIMES}]({NUMBER}(?: .*)?)",
        rf"([0-9]+)-?({NUMBER}(?: .*)?)",
        r"([0-9]+)[:=|] ?(\S.*)",
        rf"[{TIMES}] ?([0-9]+):? (\S.*)",
        rf"{_OPEN}[{TIMES}]?([0-9]+)[{TIMES}]?{_CLOSE} ?(\S.*)",
    )
)
_LAST_TIMES = tuple(
    re.compile(pattern)
    for pattern in (
        rf"(.*\S) [{TIMES}] ?([0-9]+)",
        rf"(.*[0-9\])}}>])[{TIMES}]([0-9]+)",
        rf"(.*\S) ([0-9]+)[{TIMES}]",
        rf"(.*\S) ?{_OPEN}[{TIMES}] ?([0-9]+){_CLOSE}",
        rf"(.*\S) ?{_OPEN}([0-9]+) ?[{TIMES}]{_CLOSE}",
    )
)
_LAST_SIGNS = (re.compile(r"(.*[^\s:=]) ?[:=] ?([0-9]+)"), re.compile(r"(.*[^\s.]) ?\.{2,} ?([0-9]+)"))
_BEHIND_NUMBER = (re.compile(r"(.*\S) ([0-9]+)"), re.compile(rf"(.*\S) ?{_OPEN}([0-9]+){_CLOSE}"))
_BEFORE_NUMBER = re.compile(rf"[{TIMES}]? ?([0-9]+) ?[{TIMES}]? ({NUMBER}(?: .*)?)", re.IGNORECASE)
_ORDINAL = re.compile(r"[0-9]{1,3}[.)] ?(\S.*)")
_LABELLED = re.compile(r"[:=] ?[0-9]+(?= |$)")
_WRITTEN = re.compile(rf"(?:^|- )[0-9]+(?= |$)|(?:^| )(?:[{TIMES}][0-9]+|[0-9]+[{TIMES}])(?= |$)")
_ALONE = re.compile(rf"[{TIMES}]? ?([0-9]+) ?[{TIMES}]?")


class Counted(Struct, frozen=True):
    """How many, nothing where it is not said; the card; whether two counts say different things.

    `is_numbered` says that the line begins with its place in a list, which is no count.
    """

    count: int | None
    rest: str
    is_unclear: bool = False
    is_numbered: bool = False


def counted(plain: str, game: str = "") -> Counted:
    """Split a line into count and card; the place of a line in a numbered list is no count."""
    numbered = _ORDINAL.fullmatch(plain)
    if numbered:
        return replace(_counted(numbered[1], game), is_numbered=True)
    return _counted(plain, game)


def _counted(plain: str, game: str) -> Counted:
    first = _match(_FIRST, plain)
    if first is None:
        return _last(plain, game)
    count, rest = whole(first[1]), first[2]
    again = _match(_LAST_TIMES, rest)
    if again:
        return Counted(count, again[1], is_unclear=whole(again[2]) != count)
    before = _BEFORE_NUMBER.fullmatch(rest)
    if before:
        return Counted(count, before[2], is_unclear=whole(before[1]) != count)
    return Counted(count, rest)


def has_labelled_count(text: str) -> bool:
    """Tell whether a number stands behind a colon or an equals sign, as in “Copies: 4”."""
    return _LABELLED.search(text) is not None


def may_hold_count(text: str) -> bool:
    """Tell whether any number in a text is written as counts are."""
    return has_labelled_count(text) or _WRITTEN.search(text) is not None


def count_alone(text: str) -> int | None:
    """Return the count that a field holds and nothing else."""
    found = _ALONE.fullmatch(text)
    return whole(found[1]) if found else None


def whole(digits: str) -> int:
    """Return a count; what is longer than any count is out of range, not read."""
    return int(digits) if len(digits) <= len(str(MAX_COUNT)) else 0


def _last(plain: str, game: str) -> Counted:
    """Find the count behind the card; a bare one only right behind the number."""
    found = _match(_LAST_TIMES + _LAST_SIGNS, plain)
    if found:
        return Counted(whole(found[2]), found[1])
    found = _match(_BEHIND_NUMBER, plain)
    if found:
        head = found[1].rstrip(" -")
        number = number_in(head, game)
        if number.is_certain and not number.behind:
            return Counted(whole(found[2]), head)
    return Counted(None, plain)


def _match(patterns: tuple[re.Pattern[str], ...], text: str) -> re.Match[str] | None:
    return next((found for found in (one.fullmatch(text) for one in patterns) if found), None)
