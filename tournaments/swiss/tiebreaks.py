"""The criteria of card games: points, shares of matches and games, and averages of them over opponents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from hashlib import sha256
from math import lcm

from tournaments.swiss.preset import Byes, Counting, Share
from tournaments.swiss.sheet import (
    Column,
    Counts,
    Criterion,
    Note,
    Part,
    PartsOf,
    Sheet,
    cached,
    column,
    raised,
)
from tournaments.swiss.types import Games, Kind, Line

# A won game counts three, a drawn one one: Magic Tournament Rules, appendix C.
GAME_WIN, GAME_DRAW = 3, 1

_BYES = frozenset({Kind.BYE, Kind.FULL_BYE, Kind.HALF_BYE})
_WON = frozenset({Kind.WIN, Kind.FORFEIT_WIN, Kind.BYE, Kind.FULL_BYE})


def points(sheet: Sheet) -> Column:
    """Sum what every round earned."""
    unit = sheet.preset.unit
    worth = sheet.worth
    totals = [
        sum([worth[line.kind] if line.points is None else line.points * unit for line in record.lines])
        for record in sheet.records
    ]

    def parts(place: int) -> tuple[list[Part], int]:
        return [
            Part(Fraction(sheet.units_of(line), unit), line.round, line.opponent)
            for line in sheet.records[place].lines
        ], 1

    return Column(totals, unit, parts)


def match_share(sheet: Sheet) -> Column:
    """Give each player's own share of matches."""
    share = sheet.preset.match_share
    return _limited(sheet, _counted(sheet, _match_counts, share.own_byes), share, share.own_floor)


def game_share(sheet: Sheet) -> Column:
    """Give each player's own share of games."""
    share = sheet.preset.game_share
    return _limited(sheet, _counted(sheet, _game_counts, share.own_byes), share, share.own_floor)


def opponents_match_share(sheet: Sheet) -> Column:
    """Average the match shares of the opponents really met; one met twice counts twice."""
    return raised(_averaged(sheet, _opponents_match(sheet)), sheet.preset.match_share.mean_floor)


def opponents_game_share(sheet: Sheet) -> Column:
    """Average the game shares of the opponents really met."""
    return raised(_averaged(sheet, _opponents_game(sheet)), sheet.preset.game_share.mean_floor)


def opponents_opponents_match_share(sheet: Sheet) -> Column:
    """Average the opponents' averages."""
    return _averaged(sheet, cached(sheet, "omw", opponents_match_share))


def wins(sheet: Sheet) -> Column:
    """Count rounds that are worth a win."""

    def parts(place: int) -> tuple[list[Part], int]:
        return [
            Part(Fraction(1), line.round, line.opponent)
            for line in sheet.records[place].lines
            if line.kind in _WON
        ], 1

    return Column([len(parts(place)[0]) for place in range(len(sheet.records))], 1, parts)


def lot(sheet: Sheet) -> Column:
    """Draw a number for each player from the event's seed; it depends on nothing but seed and player."""
    drawn = [
        int.from_bytes(sha256(f"lot/{sheet.seed}/{record.player}".encode()).digest()[:8], "big")
        for record in sheet.records
    ]
    return Column(drawn, 1 << 64, _whole(drawn, 1 << 64))


def number(sheet: Sheet) -> Column:
    """Put the smaller number first."""
    numbers = [-record.player for record in sheet.records]
    return Column(numbers, 1, _whole(numbers, 1))


def _whole(numerators: Sequence[int], denominator: int) -> PartsOf:
    return lambda place: ([Part(Fraction(numerators[place], denominator))], 1)


def _counted(sheet: Sheet, count: Callable[[Sheet, Byes], Counts], byes: Byes) -> Counts:
    """Count once for the player's own share and the opponents' where both take byes alike."""
    key = f"{count.__name__}/{byes}"
    if key not in sheet.counts:
        sheet.counts[key] = count(sheet, byes)
    return sheet.counts[key]


def _match_counts(sheet: Sheet, byes: Byes) -> Counts:
    """Count matches; a round in which a player took no part is none."""
    preset = sheet.preset
    by_wins = preset.match_share.counting is Counting.WINS
    counted = sheet.met_kinds | (_BYES if byes is Byes.COUNTED else frozenset())
    win = 1 if by_wins else preset.units(Kind.WIN)
    worth = {kind: int(kind in _WON) if by_wins else preset.units(kind) for kind in counted}
    won, out_of = [], []
    for record in sheet.records:
        earned = [worth[line.kind] for line in record.lines if line.kind in worth]
        won.append(sum(earned))
        out_of.append(win * len(earned))

    def parts(place: int) -> tuple[list[Part], int]:
        lines = [line for line in sheet.records[place].lines if line.kind in worth]
        return [_line_part(line, Fraction(worth[line.kind], win)) for line in lines], max(1, len(lines))

    return Counts(won, out_of, parts)


def _line_part(line: Line, amount: Fraction) -> Part:
    return Part(amount, line.round, line.opponent, Note.BYE if line.kind.is_bye else Note.PLAIN)


def _game_counts(sheet: Sheet, byes: Byes) -> Counts:
    """Count games, in points of three for a win and one for a draw."""
    counted = sheet.met_kinds | (_BYES if byes is Byes.COUNTED else frozenset())
    assumed = {
        kind: games for kind, games in _assumed_games(sheet.preset.bye_games).items() if kind in counted
    }
    won, out_of = [], []
    for record in sheet.records:
        earned = count = 0
        for line in record.lines:
            kind = line.kind
            if kind in assumed:
                games = line.games or assumed[kind]
                wins, draws = games.won, games.drawn
                earned += GAME_WIN * wins + GAME_DRAW * draws
                count += wins + draws + games.lost
        won.append(earned)
        out_of.append(GAME_WIN * count)

    def parts(place: int) -> tuple[list[Part], int]:
        found = []
        for line in sheet.records[place].lines:
            if line.kind in assumed:
                games = line.games or assumed[line.kind]
                amount = Fraction(GAME_WIN * games.won + GAME_DRAW * games.drawn, GAME_WIN)
                found.append(_line_part(line, amount))
        return found, max(1, out_of[place] // GAME_WIN)

    return Counts(won, out_of, parts)


def _assumed_games(bye_games: int) -> dict[Kind, Games]:
    """Say how many games a round counts for where nobody wrote them down."""
    return {
        Kind.WIN: Games(1, 0, 0),
        Kind.DRAW: Games(0, 0, 1),
        Kind.LOSS: Games(0, 1, 0),
        Kind.DOUBLE_LOSS: Games(0, 1, 0),
        Kind.FORFEIT_WIN: Games(bye_games, 0, 0),
        Kind.FORFEIT_LOSS: Games(0, bye_games, 0),
        Kind.BYE: Games(bye_games, 0, 0),
        Kind.FULL_BYE: Games(bye_games, 0, 0),
        Kind.HALF_BYE: Games(0, 0, 1),
        Kind.ZERO_BYE: Games(0, 0, 0),
    }


def _limited(sheet: Sheet, counts: Counts, share: Share, floor: Fraction) -> Column:
    """Bring shares over one denominator and hold them between floor and ceiling; without a round: the floor."""
    denominator = lcm(*set(counts.out_of) - {0}, *(limit.denominator for limit in share.limits))
    least = int(floor * denominator)
    most, most_dropped = int(share.ceiling * denominator), int(share.dropped_ceiling * denominator)
    numerators = []
    for record, won, out_of in zip(sheet.records, counts.won, counts.out_of, strict=True):
        value = won * (denominator // out_of) if out_of else least
        ceiling = most if record.dropped_after is None else most_dropped
        numerators.append(max(least, min(value, ceiling)))
    return Column(numerators, denominator, counts.parts)


def _averaged(sheet: Sheet, rates: Column) -> Column:
    values = rates.numerators
    totals = [sum([values[other] for other in others]) for others in sheet.opponents]

    def parts(place: int) -> tuple[list[Part], int]:
        lines, others = sheet.met_lines(place), sheet.opponents[place]
        return [
            Part(rates.exact(other), line.round, line.opponent, _note(rates, other))
            for line, other in zip(lines, others, strict=True)
        ], max(1, len(others))

    return column(totals, [len(others) for others in sheet.opponents], rates.denominator, parts)


def _note(rates: Column, place: int) -> Note:
    """Tell whether a value was raised to the floor or lowered to the ceiling."""
    explained = rates.explained(place)
    if explained.value > explained.unlimited:
        return Note.FLOOR
    return Note.CEILING if explained.value < explained.unlimited else Note.PLAIN


def _opponents_match(sheet: Sheet) -> Column:
    share = sheet.preset.match_share
    return _limited(sheet, _counted(sheet, _match_counts, share.opponents_byes), share, share.opponents_floor)


def _opponents_game(sheet: Sheet) -> Column:
    share = sheet.preset.game_share
    return _limited(sheet, _counted(sheet, _game_counts, share.opponents_byes), share, share.opponents_floor)


CRITERIA: dict[str, Criterion] = {
    "points": points,
    "mw": match_share,
    "omw": opponents_match_share,
    "gw": game_share,
    "ogw": opponents_game_share,
    "oomw": opponents_opponents_match_share,
    "wins": wins,
    "lot": lot,
    "number": number,
}
