"""The criteria of chess that look at ratings."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tournaments.swiss.sheet import Column, Criterion, Part, Sheet
from tournaments.swiss.types import Kind, Line

# FIDE's table: rating difference for 50 % to 100 % scored. Below 50 % it is the same, negative.
DIFFERENCES = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
)  # fmt: skip

_SCORES = {Kind.WIN: 2, Kind.DRAW: 1, Kind.LOSS: 0, Kind.DOUBLE_LOSS: 0}


def rounded(value: Fraction) -> int:
    """Round half up."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def difference(won: Fraction) -> int:
    """Give the rating difference for a share of points."""
    percent = rounded(100 * won)
    return DIFFERENCES[percent - 50] if percent >= 50 else -DIFFERENCES[50 - percent]


def _played(sheet: Sheet, place: int) -> list[tuple[Line, int]]:
    """List the games on the board with the place of each opponent."""
    return [
        (line, sheet.index[line.opponent])
        for line in sheet.records[place].lines
        if line.kind.is_played and line.opponent is not None
    ]


def _average(sheet: Sheet, place: int, *, cut: bool = False) -> tuple[list[Part], int]:
    """Give the opponents' ratings, without the lowest on demand, and their number."""
    met = [(sheet.records[other].rating, line) for line, other in _played(sheet, place)]
    met.sort(key=lambda pair: pair[0])
    kept = met[1:] if cut else met
    return [Part(Fraction(rating), line.round, line.opponent) for rating, line in kept], max(1, len(kept))


def _mean(parts: Sequence[Part], divisor: int) -> int:
    return rounded(sum((part.amount for part in parts), Fraction(0)) / divisor)


def _opponents_rating(*, cut: bool) -> Criterion:
    def make(sheet: Sheet) -> Column:
        values = [_mean(*_average(sheet, place, cut=cut)) for place in range(len(sheet.records))]
        return Column(values, 1, lambda place: _average(sheet, place, cut=cut))

    return make


def _performance(sheet: Sheet) -> Column:
    """Add the difference for the share scored on the board to the opponents' mean rating."""

    def parts(place: int) -> tuple[list[Part], int]:
        lines = [line for line, _ in _played(sheet, place)]
        if not lines:
            return [], 1
        won = Fraction(sum(_SCORES[line.kind] for line in lines), 2 * len(lines))
        return [Part(Fraction(_mean(*_average(sheet, place)))), Part(Fraction(difference(won)))], 1

    return Column([_mean(*parts(place)) for place in range(len(sheet.records))], 1, parts)


def _opponents_performance(sheet: Sheet) -> Column:
    """Average the performances of the opponents played."""
    performances = _performance(sheet).numerators

    def parts(place: int) -> tuple[list[Part], int]:
        met = _played(sheet, place)
        return [Part(Fraction(performances[other]), line.round, line.opponent) for line, other in met], max(
            1, len(met)
        )

    return Column([_mean(*parts(place)) for place in range(len(sheet.records))], 1, parts)


def _rating(sign: int) -> Criterion:
    def make(sheet: Sheet) -> Column:
        values = [sign * record.rating for record in sheet.records]
        return Column(values, 1, lambda place: ([Part(Fraction(values[place]))], 1))

    return make


CRITERIA: dict[str, Criterion] = {
    "opponents_rating": _opponents_rating(cut=False),
    "opponents_rating_cut1": _opponents_rating(cut=True),
    "performance": _performance,
    "opponents_performance": _opponents_performance,
    "rating": _rating(1),
    "rating_reversed": _rating(-1),
}
