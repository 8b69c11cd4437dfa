"""Read a pasted deck list, whatever common form it has; nothing in it is dropped without a word.

A card line has a count before or after, a number in brackets, bare, or none, and a name. The Leader needs no count.
"""

from __future__ import annotations

import re

from tournaments.decks.types import ListLine, ReadFault, ReadList

MAX_SIGNS = 20_000
MAX_LINES = 400
MAX_COUNT = 999
MAX_LENGTH = 240
SHOWN = 60

SECTIONS = {
    "leader": ("leader", "leaders", "leader card"),
    "main": ("main", "main deck", "deck", "cards"),
    "side": ("side", "side deck", "sideboard", "side board"),
    "z": ("z", "z deck"),
    "ride": ("ride", "ride deck", "ride line"),
    "stride": ("stride", "stride deck", "g zone"),
    "team": ("team",),
    "other": ("other", "other cards"),
}
_SECTION_OF = {heading: section for section, headings in SECTIONS.items() for heading in headings}

_NUMBER = r"[A-Za-z]{1,5}[0-9]{0,3}-[A-Za-z]{0,3}[0-9]{1,4}[A-Za-z]?(?:[_-][A-Za-z]{1,4}[0-9]{0,2})?"
_TITLE = r"([^_=#\[\]]*[^_=#\[\]\s-])"
_FRAMED = re.compile(
    rf"(?:_{{2,}}|={{2,}}|-{{2,}}|#{{1,3}})\s*{_TITLE}\s*(?:_{{2,}}|={{2,}}|-{{2,}}|#{{1,3}})?\s*:?"
)
_BRACKETED = re.compile(rf"\[\s*{_TITLE}\s*\]:?")
_TOTAL = re.compile(r"\s*(?:\([0-9]+\)\s*:?|:\s*[0-9]*)$")
_COUNT_FIRST = re.compile(r"([0-9]+)(?:\s*[x×]\s+|[x×]\s*|\s+)(\S.*)", re.IGNORECASE)
_COUNT_FIRST_NUMBER = re.compile(rf"([0-9]+)\s*[x×]\s*({_NUMBER}(?:\s.*)?)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(\S.*?)\s+[x×]\s*([0-9]+)", re.IGNORECASE)
_COUNT_LAST_NUMBER = re.compile(rf"({_NUMBER})\s+([0-9]+)")
_IN_BRACKETS = re.compile(rf"(.*?)\s*(?:\[([^\s\[\]]*[0-9][^\s\[\]]*)\]|\(({_NUMBER})\))")
_NUMBER_FIRST = re.compile(rf"({_NUMBER})(?:\s+(\S.*))?")
_NUMBER_LAST = re.compile(rf"(\S.*?)\s+({_NUMBER})")
_TWO_SIDES = " // "


def read_list(text: str) -> ReadList:
    """Read a list line by line; a line that says nothing readable is a fault with its number."""
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(text) > MAX_SIGNS or len(rows) > MAX_LINES:
        return ReadList(lines=(), faults=(ReadFault(line=1, code="list_too_big", text=""),))
    lines: list[ListLine] = []
    faults: list[ReadFault] = []
    section = ""
    for place, row in enumerate(rows, start=1):
        plain = " ".join(row.split())
        if not plain:
            continue
        if len(plain) > MAX_LENGTH:
            faults.append(_fault(place, "line_too_long", plain))
            continue
        heading = _heading(plain)
        if heading is not None:
            section = _SECTION_OF.get(heading, "")
            if not section:
                faults.append(_fault(place, "unknown_section", plain))
            continue
        read = _card_line(place, section, plain)
        if isinstance(read, ListLine):
            lines.append(read)
        else:
            faults.append(read)
    return ReadList(lines=tuple(lines), faults=tuple(faults))


def _heading(plain: str) -> str | None:
    """Return what a heading says in small letters, or nothing for a line that is none."""
    bracketed = _BRACKETED.fullmatch(plain)
    bare = _words(_TOTAL.sub("", bracketed[1] if bracketed else plain))
    if bare in _SECTION_OF:
        return bare
    framed = _FRAMED.fullmatch(plain)
    return _words(_TOTAL.sub("", framed[1])) if framed else None


def _words(text: str) -> str:
    return " ".join(text.replace("-", " ").casefold().split())


def _card_line(place: int, section: str, plain: str) -> ListLine | ReadFault:
    count, rest = _counted(plain)
    if not section and _TWO_SIDES in rest:
        section = "leader"
    if count is None and section == "leader":
        count = 1
    number, name = _number_and_name(rest)
    if count is None:
        return _fault(place, "count_missing" if number or section else "unreadable_line", plain)
    if not 1 <= count <= MAX_COUNT:
        return _fault(place, "count_out_of_range", plain)
    if not any(sign.isalnum() for sign in number + name):
        return _fault(place, "unreadable_line", plain)
    return ListLine(line=place, count=count, section=section, number=number, name=name)


def _counted(plain: str) -> tuple[int | None, str]:
    """Split a line into count and card; no count where none is written."""
    for pattern in (_COUNT_FIRST_NUMBER, _COUNT_FIRST):
        found = pattern.fullmatch(plain)
        if found:
            return _whole(found[1]), found[2]
    for pattern in (_COUNT_LAST, _COUNT_LAST_NUMBER):
        found = pattern.fullmatch(plain)
        if found:
            return _whole(found[2]), found[1]
    return None, plain


def _whole(digits: str) -> int:
    """Return a count; what is longer than any count is out of range, not read."""
    return int(digits) if len(digits) <= len(str(MAX_COUNT)) else 0


def _number_and_name(text: str) -> tuple[str, str]:
    """Split the card of a line into number and name; either may be missing."""
    found = _IN_BRACKETS.fullmatch(text)
    if found:
        return found[2] or found[3], found[1]
    found = _NUMBER_FIRST.fullmatch(text)
    if found:
        return found[1], found[2] or ""
    found = _NUMBER_LAST.fullmatch(text)
    if found:
        return found[2], found[1]
    return "", text


def _fault(place: int, code: str, plain: str) -> ReadFault:
    return ReadFault(line=place, code=code, text=plain if len(plain) <= SHOWN else plain[: SHOWN - 1] + "…")
