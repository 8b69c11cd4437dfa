"""Compare the numbers of cards that a list states with those that were read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tournaments.decks.types import ListLine


class Stated(Struct, frozen=True):
    """A number of cards that a line states: of a section, of the group below it, or of the whole list."""

    line: int
    total: int
    text: str
    section: str = ""
    is_group: bool = False
    until: int | None = None


def counted_for(stated: Stated, lines: Sequence[ListLine]) -> int | None:
    """Return what was counted where it differs from what is stated; a total may leave parts of a list out."""
    below = _cards(
        line
        for line in lines
        if stated.line <= line.line and (stated.until is None or line.line < stated.until)
    )
    if stated.section:
        inside = _cards(line for line in lines if line.section == stated.section)
        counts = [below] if stated.is_group else [below, inside]
        return None if stated.total in counts else (below or inside)
    before = [line for line in lines if line.line < stated.line]
    whole = _cards(lines)
    sums = {
        whole,
        _cards(before),
        below,
        *(_cards(line for line in part if _section(line) != "leader") for part in (lines, before)),
    }
    sections = {line.section for line in lines}
    by_section = {section: _cards(line for line in lines if line.section == section) for section in sections}
    main = by_section.get("main", 0)
    sums |= {*by_section.values(), main + by_section.get("leader", 0), main + by_section.get("ride", 0)}
    return None if stated.total in sums else whole


def _section(line: ListLine) -> str:
    return line.section or line.implied


def _cards(lines: Iterable[ListLine]) -> int:
    return sum(line.count for line in lines)
