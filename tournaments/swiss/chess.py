"""The criteria of chess that look at opponents' points, with the rules for rounds that were not played.

A player's adjusted score is the points, but rounds after the last one with a game, an automatic bye or a forfeit
count as a draw where the player asked for a bye or stayed away (FIDE C.07, article 16, in force from 2026). The
`fore` forms take every game of the last round as a draw. Sums over opponents count in half units, because half of
the rounds' draws need not be a whole one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tournaments.swiss.preset import Unplayed
from tournaments.swiss.sheet import (
    Column,
    Criterion,
    Note,
    Part,
    Sheet,
    Term,
    cached,
    column,
    parts_of,
    summed,
)
from tournaments.swiss.tiebreaks import points
from tournaments.swiss.types import Kind, Line, Record

# What a player did not want to play, so that a cut takes it first.
_ASKED = frozenset({Kind.HALF_BYE, Kind.ZERO_BYE, Kind.FULL_BYE})
_CUT_FIRST = frozenset({Kind.HALF_BYE, Kind.ZERO_BYE, Kind.FORFEIT_LOSS})
_ELECTED = frozenset({Kind.WIN, Kind.DRAW, Kind.LOSS, Kind.DOUBLE_LOSS, Kind.FORFEIT_WIN, Kind.BYE})
_KASHDAN = {Kind.WIN: 4, Kind.DRAW: 2, Kind.LOSS: 1, Kind.DOUBLE_LOSS: 1}


def score_of(sheet: Sheet, line: Line, *, fore: bool = False) -> int:
    """Give the points of a round in units; `fore` takes a paired game of the last round as a draw."""
    if fore and line.round == sheet.rounds and line.opponent is not None:
        return sheet.worth[Kind.DRAW]
    return sheet.units_of(line)


def full_lines(sheet: Sheet, record: Record) -> Sequence[Line]:
    """List every round of a player, absences included."""
    if len(record.lines) == sheet.rounds:
        return record.lines
    known = {line.round: line for line in record.lines}
    return [known.get(number) or Line(number, Kind.ZERO_BYE) for number in range(1, sheet.rounds + 1)]


def adjusted_terms(sheet: Sheet, place: int, *, fore: bool = False) -> list[Term]:
    """List what each round adds to the adjusted score."""
    lines = full_lines(sheet, sheet.records[place])
    last = max((line.round for line in lines if line.kind not in _ASKED), default=0)
    draw = sheet.worth[Kind.DRAW]
    return [
        Term(line, draw, Note.VIRTUAL) if line.round > last else Term(line, score_of(sheet, line, fore=fore))
        for line in lines
    ]


def _total(terms: Sequence[Term]) -> int:
    return sum([term.amount for term in terms])


class _Sums:
    """What every sum over opponents needs, in half units: scores of opponents and own points."""

    def __init__(self, sheet: Sheet, *, fore: bool = False) -> None:
        self.sheet = sheet
        self.unplayed = sheet.preset.unplayed
        self.own = [2 * units for units in cached(sheet, "points", points).numerators]
        if fore:
            self.own = [
                2 * sum([score_of(sheet, line, fore=True) for line in record.lines])
                for record in sheet.records
            ]
        self.adjusted = self.own
        if self.unplayed is not Unplayed.NONE:
            places = range(len(sheet.records))
            self.adjusted = [2 * _total(adjusted_terms(sheet, place, fore=fore)) for place in places]
        self.half_of_rounds = sheet.worth[Kind.DRAW] * 2 * sheet.rounds

    def terms(self, place: int) -> list[Term]:
        """Give what each round adds to the Buchholz sum."""
        if self.unplayed is Unplayed.NONE:
            met, others = self.sheet.met_lines(place), self.sheet.opponents[place]
            return [Term(line, self.adjusted[other]) for line, other in zip(met, others, strict=True)]
        return [self._term(place, line) for line in full_lines(self.sheet, self.sheet.records[place])]

    def _term(self, place: int, line: Line) -> Term:
        other = self.half_of_rounds
        if line.opponent is not None:
            other = self.adjusted[self.sheet.index[line.opponent]]
            if line.kind.is_played:
                return Term(line, other)
        own = self.own[place]
        return Term(line, own if self.unplayed is Unplayed.OWN else min(own, other), Note.VIRTUAL)


def _buchholz(*, fore: bool = False, cut: bool = False) -> Criterion:
    def make(sheet: Sheet) -> Column:
        sums = _Sums(sheet, fore=fore)
        denominator = 2 * sheet.preset.unit

        def terms(place: int) -> list[Term]:
            whole = sums.terms(place)
            return _without(whole, _larger_of_lowest(whole, range(len(whole))) if cut else None)

        if sums.unplayed is Unplayed.NONE and not cut:  # the same sum without a term for each round
            own = sums.own
            totals = [sum([own[other] for other in others]) for others in sheet.opponents]
            return Column(totals, denominator, parts_of(denominator, terms))
        return summed(sheet, denominator, terms)

    return make


def _without(terms: list[Term], left_out: int | None) -> list[Term]:
    """Keep the term that was cut as a part of nothing, so that it can be shown."""
    if left_out is None:
        return terms
    cut = Term(terms[left_out].line, 0, Note.LEFT_OUT)
    return [*terms[:left_out], cut, *terms[left_out + 1 :]]


def _larger_of_lowest(terms: Sequence[Term], candidates: Sequence[int]) -> int | None:
    """Choose the term to leave out: the lowest candidate, or the lowest of the rounds not wanted if that is more."""
    asked = [place for place, term in enumerate(terms) if term.line.kind in _CUT_FIRST]
    lowest = [min(places, key=lambda place: terms[place].amount) for places in (asked, candidates) if places]
    return max(lowest, key=lambda place: terms[place].amount, default=None)


def _sonneborn_berger(*, cut: bool = False) -> Criterion:
    def make(sheet: Sheet) -> Column:
        sums = _Sums(sheet)

        def terms(place: int) -> list[Term]:
            whole = sums.terms(place)
            products = [
                Term(term.line, term.amount * score_of(sheet, term.line), term.note) for term in whole
            ]
            if not cut or not whole:
                return products
            least = min(term.amount for term in whole)
            lowest = [at for at, term in enumerate(whole) if term.amount == least]
            return _without(products, _larger_of_lowest(products, lowest))

        return summed(sheet, 2 * sheet.preset.unit**2, terms)

    return make


def _average_of_buchholz(sheet: Sheet) -> Column:
    """Average the Buchholz sums of the opponents played."""
    sums = cached(sheet, "buchholz", _buchholz())
    met = [
        [line for line in record.lines if line.kind.is_played and line.opponent is not None]
        for record in sheet.records
    ]

    def others(place: int) -> list[int]:
        return [sheet.index[line.opponent] for line in met[place] if line.opponent is not None]

    def parts(place: int) -> tuple[list[Part], int]:
        return [
            Part(sums.exact(other), line.round, line.opponent)
            for line, other in zip(met[place], others(place), strict=True)
        ], max(1, len(met[place]))

    totals = [sum(sums.numerators[other] for other in others(place)) for place in range(len(met))]
    return column(totals, [len(lines) for lines in met], sums.denominator, parts)


def _adjusted(*, fore: bool) -> Criterion:
    return lambda sheet: summed(
        sheet, sheet.preset.unit, lambda place: adjusted_terms(sheet, place, fore=fore)
    )


def _progressive(*, cut: int) -> Criterion:
    """Sum the running totals, without those of the first rounds."""

    def make(sheet: Sheet) -> Column:
        def terms(place: int) -> list[Term]:
            running, found = 0, []
            for line in full_lines(sheet, sheet.records[place]):
                running += score_of(sheet, line)
                if line.round > cut:
                    found.append(Term(line, running))
            return found

        return summed(sheet, sheet.preset.unit, terms)

    return make


def _count(wanted: Callable[[Line], bool]) -> Criterion:
    return lambda sheet: summed(
        sheet, 1, lambda place: [Term(line, 1) for line in sheet.records[place].lines if wanted(line)]
    )


def _kashdan(sheet: Sheet) -> Column:
    """Count four for a win on the board, two for a draw, one for a loss."""
    return summed(
        sheet,
        1,
        lambda place: [Term(line, _KASHDAN.get(line.kind, 0)) for line in sheet.records[place].lines],
    )


def _kashdan_of_points(sheet: Sheet) -> Column:
    """Count four, two or one by the points of every round, played or not."""
    worth = {sheet.worth[Kind.WIN]: 4, sheet.worth[Kind.DRAW]: 2}

    def terms(place: int) -> list[Term]:
        lines = full_lines(sheet, sheet.records[place])
        return [Term(line, worth.get(score_of(sheet, line), 1)) for line in lines]

    return summed(sheet, 1, terms)


CRITERIA: dict[str, Criterion] = {
    "buchholz": _buchholz(),
    "buchholz_cut1": _buchholz(cut=True),
    "fore_buchholz": _buchholz(fore=True),
    "sonneborn_berger": _sonneborn_berger(),
    "sonneborn_berger_cut1": _sonneborn_berger(cut=True),
    "average_buchholz": _average_of_buchholz,
    "adjusted_score": _adjusted(fore=False),
    "fore_adjusted_score": _adjusted(fore=True),
    "progressive": _progressive(cut=0),
    "progressive_cut1": _progressive(cut=1),
    "won": _count(lambda line: line.kind is Kind.WIN),
    "played_with_black": _count(lambda line: line.kind.is_played and line.colour == "b"),
    "won_with_black": _count(lambda line: line.kind is Kind.WIN and line.colour == "b"),
    "games_elected": _count(lambda line: line.kind in _ELECTED),
    "kashdan": _kashdan,
    "kashdan_of_points": _kashdan_of_points,
}
