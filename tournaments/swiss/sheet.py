"""All records of an event side by side, and columns of exact numbers made from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from fractions import Fraction
from math import gcd, lcm

from msgspec import Struct

from tournaments.swiss.errors import SwissError
from tournaments.swiss.preset import Forfeits, Preset
from tournaments.swiss.types import Kind, Line, Record


class Note(StrEnum):
    """Why a part of a number is what it is."""

    PLAIN = "plain"
    FLOOR = "floor"
    CEILING = "ceiling"
    BYE = "bye"
    LEFT_OUT = "left_out"
    VIRTUAL = "virtual"


class Part(Struct, frozen=True):
    """One summand of a number: from which round, about which opponent, how much and why."""

    amount: Fraction
    round: int | None = None
    opponent: int | None = None
    note: Note = Note.PLAIN


class Explanation(Struct, frozen=True):
    """A number and the sum it comes from: the parts together, divided, then held between floor and ceiling."""

    value: Fraction
    parts: tuple[Part, ...]
    divisor: int = 1

    @property
    def unlimited(self) -> Fraction:
        """Give the number before any floor or ceiling."""
        return sum((part.amount for part in self.parts), Fraction(0)) / self.divisor


PartsOf = Callable[[int], tuple[list[Part], int]]


class Column(Struct, frozen=True):
    """One criterion for everybody: whole numbers over a common denominator; more is better."""

    numerators: list[int]
    denominator: int
    parts: PartsOf

    def exact(self, place: int) -> Fraction:
        """Give a value exactly."""
        return Fraction(self.numerators[place], self.denominator)

    def number(self, place: int) -> float:
        """Give a value as the nearest floating point number."""
        return self.numerators[place] / self.denominator

    def explained(self, place: int) -> Explanation:
        """Open a value to the sum that makes it."""
        parts, divisor = self.parts(place)
        return Explanation(value=self.exact(place), parts=tuple(parts), divisor=divisor)


class Counts(Struct, frozen=True):
    """For each player what was won out of how much, and the parts it comes from."""

    won: list[int]
    out_of: list[int]
    parts: PartsOf


class Sheet:
    """The records of an event in the order of the players' numbers, with what every criterion needs."""

    def __init__(self, records: Iterable[Record], preset: Preset, seed: str = "") -> None:
        """Look up opponents once; refuse a record that names somebody who is not there."""
        self.records = tuple(sorted(records, key=lambda record: record.player))
        self.preset = preset
        self.seed = seed
        self.index = {record.player: place for place, record in enumerate(self.records)}
        self.rounds = max((record.lines[-1].round for record in self.records if record.lines), default=0)
        self.worth = {kind: preset.units(kind) for kind in Kind}
        self.columns: dict[str, Column] = {}
        self.counts: dict[str, Counts] = {}
        met = {Kind.WIN, Kind.DRAW, Kind.LOSS, Kind.DOUBLE_LOSS}
        if preset.forfeits is Forfeits.MET:
            met |= {Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS}
        self.met_kinds = frozenset(met)
        self._check()
        self.opponents = [self._opponents_of(record) for record in self.records]

    def _check(self) -> None:
        if len(self.index) != len(self.records):
            raise SwissError("player_twice", "A player has two records.")

    def _opponents_of(self, record: Record) -> list[int]:
        index, met = self.index, self.met_kinds
        try:
            return [
                index[line.opponent]
                for line in record.lines
                if line.opponent is not None and line.kind in met
            ]
        except KeyError as error:
            message = f"Player {record.player} met {error.args[0]}, who is not in the event."
            raise SwissError("unknown_opponent", message) from error

    def met_lines(self, place: int) -> list[Line]:
        """List the rounds in which a player met somebody, in the order of `opponents`."""
        return [
            line
            for line in self.records[place].lines
            if line.opponent is not None and line.kind in self.met_kinds
        ]

    def units_of(self, line: Line) -> int:
        """Give what a round earned, in units."""
        if line.points is not None:
            return line.points * self.preset.unit
        return self.worth[line.kind]


def column(totals: Sequence[int], divisors: Sequence[int], denominator: int, parts: PartsOf) -> Column:
    """Bring sums with different divisors over one denominator; a divisor of 0 means there is nothing to divide."""
    common = lcm(*{divisor for divisor in divisors if divisor})
    return Column(
        numerators=[
            total * (common // divisor) if divisor else 0
            for total, divisor in zip(totals, divisors, strict=True)
        ],
        denominator=denominator * common,
        parts=parts,
    )


def raised(column: Column, floor: Fraction) -> Column:
    """Raise every value to a floor."""
    factor = floor.denominator // gcd(column.denominator, floor.denominator)
    least = int(floor * column.denominator * factor)
    return Column(
        numerators=[max(least, numerator * factor) for numerator in column.numerators],
        denominator=column.denominator * factor,
        parts=column.parts,
    )


class Term(Struct, frozen=True, gc=False):
    """What one round adds to a sum, over the denominator of its column."""

    line: Line
    amount: int
    note: Note = Note.PLAIN


TermsOf = Callable[[int], list[Term]]


def parts_of(denominator: int, terms: TermsOf) -> PartsOf:
    """Show terms as parts."""

    def parts(place: int) -> tuple[list[Part], int]:
        return [
            Part(Fraction(term.amount, denominator), term.line.round, term.line.opponent, term.note)
            for term in terms(place)
        ], 1

    return parts


def summed(sheet: Sheet, denominator: int, terms: TermsOf) -> Column:
    """Make a column of plain sums."""
    totals = [sum([term.amount for term in terms(place)]) for place in range(len(sheet.records))]
    return Column(totals, denominator, parts_of(denominator, terms))


def cached(sheet: Sheet, name: str, make: Callable[[Sheet], Column]) -> Column:
    """Make a column of a sheet once."""
    found = sheet.columns.get(name)
    if found is None:
        found = sheet.columns[name] = make(sheet)
    return found


Criterion = Callable[[Sheet], Column]
