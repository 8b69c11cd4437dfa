"""Order the players of an event by the criteria of its preset, and open every number on demand.

Standings are computed from the records alone. Every number is exact: whole numbers over one denominator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from tournaments.swiss import chess, ratings, tiebreaks
from tournaments.swiss.errors import SwissError
from tournaments.swiss.preset import Preset
from tournaments.swiss.sheet import Column, Explanation, Sheet, cached
from tournaments.swiss.types import Record

CRITERIA = {**tiebreaks.CRITERIA, **chess.CRITERIA, **ratings.CRITERIA}

# Decides inside a group of equals only, so it has no column.
HEAD_TO_HEAD = "head_to_head"
NAMES = frozenset(CRITERIA) | {HEAD_TO_HEAD}


class Standing(Struct, frozen=True, gc=False):
    """A place: which player, and which criterion put the one above higher (empty for the first)."""

    rank: int
    player: int
    decided_by: str = ""


class Standings:
    """The order of an event, with the exact value of any criterion for any player."""

    def __init__(self, sheet: Sheet) -> None:
        """Order the players of a sheet."""
        self._sheet = sheet
        self.rows = _rows(sheet)

    def exact(self, criterion: str, player: int) -> Fraction:
        """Give a value exactly."""
        return self._column(criterion).exact(self._sheet.index[player])

    def number(self, criterion: str, player: int) -> float:
        """Give a value as the nearest floating point number."""
        return self._column(criterion).number(self._sheet.index[player])

    def explained(self, criterion: str, player: int) -> Explanation:
        """Open a value to the sum that makes it."""
        return self._column(criterion).explained(self._sheet.index[player])

    def record(self, player: int) -> Record:
        """Give the record a place rests on."""
        return self._sheet.records[self._sheet.index[player]]

    def _column(self, criterion: str) -> Column:
        return column_of(self._sheet, criterion)


def standings(records: Iterable[Record], preset: Preset, seed: str = "") -> Standings:
    """Order players by the criteria of a preset; the seed is for lots."""
    return Standings(Sheet(records, preset, seed))


def column_of(sheet: Sheet, criterion: str) -> Column:
    """Give a criterion for everybody, computed once."""
    make = CRITERIA.get(criterion)
    if make is None:
        raise SwissError("unknown_criterion", f"There is no criterion {criterion}.")
    return cached(sheet, criterion, make)


def _rows(sheet: Sheet) -> tuple[Standing, ...]:
    ordered = _ordered(sheet, list(range(len(sheet.records))), list(sheet.preset.order))
    return tuple(
        [
            Standing(rank, sheet.records[place].player, decided_by)
            for rank, (place, decided_by) in enumerate(ordered, start=1)
        ]
    )


def _ordered(sheet: Sheet, places: list[int], order: list[str]) -> list[tuple[int, str]]:
    """Order a group by criteria, equals by the next ones, and name for each what set it below the one above.

    Criteria with a column are taken together up to one that looks at the group of equals itself.
    """
    if len(places) == 1 or not order:
        return [(place, "") for place in sorted(places)]
    if order[0] == HEAD_TO_HEAD:
        mutual = _mutual_points(sheet, places)
        return _split(sheet, places, [mutual.__getitem__], order[:1], order[1:])
    count = order.index(HEAD_TO_HEAD) if HEAD_TO_HEAD in order else len(order)
    values = [column_of(sheet, criterion).numerators.__getitem__ for criterion in order[:count]]
    return _split(sheet, places, values, order[:count], order[count:])


def _split(
    sheet: Sheet,
    places: list[int],
    values: Sequence[Callable[[int], int]],
    names: Sequence[str],
    rest: list[str],
) -> list[tuple[int, str]]:
    """Order by some values at once, then each group of equals by the rest."""
    keys = {place: tuple([value(place) for value in values]) for place in places}
    places = sorted(sorted(places), key=keys.__getitem__, reverse=True)
    found: list[tuple[int, str]] = []
    above: tuple[int, ...] | None = None
    for key, group in groupby(places, key=keys.__getitem__):
        inner = _ordered(sheet, list(group), rest)
        if above is not None:
            differing = next(name for name, one, other in zip(names, above, key, strict=True) if one != other)
            inner[0] = (inner[0][0], differing)
        found += inner
        above = key
    return found


def _mutual_points(sheet: Sheet, places: Sequence[int]) -> dict[int, int]:
    """Sum the points of matches inside a group; all nothing unless everybody in it has met everybody else."""
    group = {sheet.records[place].player for place in places}
    earned = {}
    for place in places:
        lines = [line for line in sheet.met_lines(place) if line.opponent in group]
        if len({line.opponent for line in lines}) < len(group) - 1:
            return dict.fromkeys(places, 0)
        earned[place] = sum(sheet.units_of(line) for line in lines)
    return earned
