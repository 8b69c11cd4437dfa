"""Tell a card's name from what is written behind it: a grade, a mark of the leader, a printing."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

_OPEN, _CLOSE = r"[\[({<]", r"[\])}>]"
_GRADES = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf" ?{_OPEN}(?:g|grade|grad) ?(?P<grade>[0-5]){_CLOSE}",
        rf" ?{_OPEN}(?P<grade>g)(?: ?\([^()]*\))?{_CLOSE}",
    )
)
_VANGUARD_GRADES = (re.compile(r" (?:-+ )?(?:g|grade|grad) ?(?P<grade>[0-5])", re.IGNORECASE),)
_FIRST = re.compile(rf" ?{_OPEN}(?:fv|first vanguard|starting vanguard|leader){_CLOSE}", re.IGNORECASE)
_RARITY = r"(?:s|ss|sp|sc|u|uc|c|l|r|rr|rrr|vr|gr|pr|spr|ssr|scr|sr|dr|ir|lr)\*{0,2}"
_PRINTING = rf"(?:foil|(?:alt(?:ernate)? )?art|alt|parallel|promo|reprint|holo|p[0-9]|{_RARITY})"
_TRIGGER = r"(?:crit(?:ical)?|draw|heal|stand|front|over)(?: trigger)?"
_PRICE = r"[$€£] ?[0-9]+(?:[.,][0-9]{1,2})?|[0-9]+[.,][0-9]{2} ?[$€£]"
_ASIDE = re.compile(
    rf" ?(?:\([0-9]{{1,4}}\)|{_OPEN}(?:x|★+|{_PRINTING}|{_TRIGGER}){_CLOSE}|[★☆]+)| (?:{_PRICE})",
    re.IGNORECASE,
)
_ASIDE_ONLY = re.compile(rf"{_PRINTING}|{_PRICE}|{_ASIDE.pattern}", re.IGNORECASE)
_DIVIDERS = " -:|,;="
VANGUARD = "vanguard"


class Named(Struct, frozen=True):
    """A name and what stood behind it."""

    name: str
    grade: str = ""
    aside: str = ""
    is_leader: bool = False


def name_in(text: str, game: str = "", *, has_number: bool = False) -> Named:
    """Take from a name what is no part of it; beside a number nothing of it may be a name."""
    read = Named(_bare(text))
    shorter = _without_mark(read, game)
    while shorter and (shorter.name or has_number):
        read = shorter
        shorter = _without_mark(read, game)
    if has_number and _ASIDE_ONLY.fullmatch(read.name):
        read = replace(read, name="", aside=f"{read.name} {read.aside}".strip())
    return read


def _without_mark(read: Named, game: str) -> Named | None:
    """Cut the last mark off a name."""
    grade = _cut((*_GRADES, *(_VANGUARD_GRADES if game == VANGUARD else ())), read.name)
    if grade:
        return replace(read, name=_before(grade), grade=grade["grade"].upper())
    first = _cut((_FIRST,), read.name)
    if first:
        return replace(read, name=_before(first), is_leader=True)
    aside = _cut((_ASIDE,), read.name)
    if aside:
        return replace(read, name=_before(aside), aside=f"{aside[0].strip()} {read.aside}".strip())
    return None


def _before(mark: re.Match[str]) -> str:
    return _bare(mark.string[: mark.start()])


def _cut(patterns: tuple[re.Pattern[str], ...], name: str) -> re.Match[str] | None:
    """Find a mark at the very end."""
    found = (one for pattern in patterns for one in pattern.finditer(name))
    return next((one for one in found if one.end() == len(name)), None)


def _bare(text: str) -> str:
    """Return a name without the quotes and dividers around it."""
    name = text.strip(_DIVIDERS)
    while len(name) > 1 and name[0] == name[-1] == '"' and '"' not in name[1:-1]:
        name = name[1:-1].strip(_DIVIDERS)
    return name
