"""Pair a whole ladder: draw its segments, solve what cannot be drawn, let windows grow and merge.

Windows that neighbour each other and both cost more than their bound would both charge the border between them,
so they are merged and solved as one. What is left at the end is the optimum of the whole field.
"""

from __future__ import annotations

from msgspec import Struct

from tournaments.swiss.chance import Chance
from tournaments.swiss.draw import Couple, Enemies, draw_segment
from tournaments.swiss.ladder import Ladder
from tournaments.swiss.window import Window, solve_window


class Block(Struct, frozen=True):
    """Neighbouring brackets that are paired among themselves, between two even cuts."""

    first: int
    last: int
    couples: list[Couple]
    cost: int
    bound: int
    is_exact: bool


class _Open(Struct, frozen=True):
    """Brackets that are not paired yet."""

    first: int
    last: int


_Part = Block | _Open


def solve(ladder: Ladder, enemies: Enemies, chance: Chance) -> list[Block] | None:
    """Pair a ladder at the least cost; None if it has no legal pairing."""
    parts: list[_Part] = [_drawn(ladder, segment, enemies, chance) for segment in ladder.segments()]
    while True:
        at = next((at for at, part in enumerate(parts) if isinstance(part, _Open)), None)
        if at is None:
            at = _first_to_merge(parts)
            if at is None:
                return [part for part in parts if isinstance(part, Block)]
            _merge(parts, at, at + 1)
            continue
        if not _settle(parts, at, ladder, enemies, chance):
            return None


def _drawn(ladder: Ladder, segment: tuple[int, int], enemies: Enemies, chance: Chance) -> _Part:
    first, last = segment
    couples = draw_segment(ladder, segment, enemies, chance)
    if couples is None:
        return _Open(first, last)
    bound = ladder.bound(first, last)
    return Block(first, last, couples, cost=bound, bound=bound, is_exact=False)


def _settle(parts: list[_Part], at: int, ladder: Ladder, enemies: Enemies, chance: Chance) -> bool:
    """Solve an open part, or let it grow; false if it is the whole field and cannot be paired."""
    first, last = parts[at].first, parts[at].last
    solved = solve_window(ladder, Window(first, last), enemies, chance)
    if solved is not None and not solved.leaves_up and not solved.leaves_down:
        parts[at] = Block(first, last, solved.couples, solved.cost, ladder.bound(first, last), is_exact=True)
        return True
    if len(parts) == 1:
        return False
    grows_up = solved is None or solved.leaves_up
    grows_down = solved is None or solved.leaves_down
    _merge(parts, max(0, at - grows_up), min(len(parts) - 1, at + grows_down))
    return True


def _first_to_merge(parts: list[_Part]) -> int | None:
    exceeds = [isinstance(part, Block) and part.cost > part.bound for part in parts]
    return next((at for at in range(len(parts) - 1) if exceeds[at] and exceeds[at + 1]), None)


def _merge(parts: list[_Part], upper: int, lower: int) -> None:
    """Make one open part of neighbouring ones."""
    parts[upper : lower + 1] = [_Open(parts[upper].first, parts[lower].last)]
