"""Order the players of an event by the criteria of its preset, and open every number on demand.

Standings are computed from the records alone. Every number is exact: whole numbers over one denominator.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    rows: list[Standing] = []
    for place, decided_by in _ordered(sheet, range(len(sheet.records)), sheet.preset.order):
        rows.append(Standing(len(rows) + 1, sheet.records[place].player, decided_by))
    return tuple(rows)


def _ordered(sheet: Sheet, places: Sequence[int], order: Sequence[str]) -> list[tuple[int, str]]:
    """Order a group by the first criterion, each group of equals by the next, and so on.

    Whoever stands first in a group bears the name of the criterion that split the group from the one above.
    """
    if len(places) == 1 or not order:
        return [(place, "") for place in sorted(places)]
    values = _values(sheet, places, order[0])
    found: list[tuple[int, str]] = []
    for _, group in groupby(
        sorted(places, key=lambda place: (-values[place], place)), key=values.__getitem__
    ):
        inner = _ordered(sheet, list(group), order[1:])
        if found:
            inner[0] = (inner[0][0], order[0])
        found += inner
    return found


def _values(sheet: Sheet, places: Sequence[int], criterion: str) -> Sequence[int] | dict[int, int]:
    if criterion == HEAD_TO_HEAD:
        return _mutual_points(sheet, places)
    return column_of(sheet, criterion).numerators


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
