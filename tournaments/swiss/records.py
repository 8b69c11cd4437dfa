"""Turn the matches of an event into one record for each player, and records into the field of a round."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import pairwise

from msgspec import Struct

from tournaments.swiss.errors import SwissError
from tournaments.swiss.field import Field, Seat, field_of
from tournaments.swiss.preset import Preset
from tournaments.swiss.sheet import Sheet
from tournaments.swiss.tiebreaks import points
from tournaments.swiss.types import Games, Kind, Line, Record


class Result(StrEnum):
    """How a match ended, from the side of the player named first."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    DOUBLE_LOSS = "double_loss"
    FORFEIT_WIN = "forfeit_win"
    FORFEIT_LOSS = "forfeit_loss"
    DOUBLE_FORFEIT = "double_forfeit"
    BYE = "bye"
    FULL_BYE = "full_bye"
    HALF_BYE = "half_bye"
    ZERO_BYE = "zero_bye"

    @property
    def is_bye(self) -> bool:
        """Tell whether there is no second player."""
        return SIDES[self][0].is_bye


# What a result is for each of the two.
SIDES: dict[Result, tuple[Kind, Kind]] = {
    Result.WIN: (Kind.WIN, Kind.LOSS),
    Result.DRAW: (Kind.DRAW, Kind.DRAW),
    Result.LOSS: (Kind.LOSS, Kind.WIN),
    Result.DOUBLE_LOSS: (Kind.DOUBLE_LOSS, Kind.DOUBLE_LOSS),
    Result.FORFEIT_WIN: (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS),
    Result.FORFEIT_LOSS: (Kind.FORFEIT_LOSS, Kind.FORFEIT_WIN),
    Result.DOUBLE_FORFEIT: (Kind.FORFEIT_LOSS, Kind.FORFEIT_LOSS),
    Result.BYE: (Kind.BYE, Kind.ZERO_BYE),
    Result.FULL_BYE: (Kind.FULL_BYE, Kind.ZERO_BYE),
    Result.HALF_BYE: (Kind.HALF_BYE, Kind.ZERO_BYE),
    Result.ZERO_BYE: (Kind.ZERO_BYE, Kind.ZERO_BYE),
}


class Match(Struct, frozen=True, gc=False):
    """A match with its result; without a second player a bye. `games` are those of the first player.

    `first_points` and `second_points` are given where a file states its own points.
    """

    round: int
    first: int
    second: int | None
    result: Result
    games: Games | None = None
    first_points: int | None = None
    second_points: int | None = None


class Enrolled(Struct, frozen=True, gc=False):
    """A player of an event: the number, and what no match tells."""

    player: int
    dropped_after: int | None = None
    rating: int = 0


def result_of(games: Games) -> Result:
    """Read who won a match from its games."""
    if games.won == games.lost:
        return Result.DRAW
    return Result.WIN if games.won > games.lost else Result.LOSS


def records_of(players: Iterable[Enrolled], matches: Iterable[Match]) -> tuple[Record, ...]:
    """Give each player one line for each round with a match or bye."""
    enrolled = tuple(players)
    lines: dict[int, list[Line]] = {player.player: [] for player in enrolled}
    try:
        for match in matches:
            number, games, first, second = match.round, match.games, match.first, match.second
            kind, mirror = SIDES[match.result]
            lines[first].append(Line(number, kind, second, games, match.first_points))
            if second is not None:
                turned = None if games is None else Games(games.lost, games.won, games.drawn)
                lines[second].append(Line(number, mirror, first, turned, match.second_points))
    except KeyError as error:
        raise SwissError("unknown_player", f"Player {error.args[0]} is not in the event.") from error
    return tuple(
        Record(
            player.player, _in_order(player.player, lines[player.player]), player.dropped_after, player.rating
        )
        for player in enrolled
    )


def _in_order(player: int, lines: list[Line]) -> tuple[Line, ...]:
    previous = 0
    for line in lines:
        if line.round <= previous:
            break
        previous = line.round
    else:
        return tuple(lines)
    ordered = sorted(lines, key=lambda line: line.round)
    for earlier, later in pairwise(ordered):
        if earlier.round == later.round:
            raise SwissError("twice_in_round", f"Player {player} is in round {later.round} twice.")
    return tuple(ordered)


def field_from(
    records: Iterable[Record],
    preset: Preset,
    *,
    round_number: int,
    away: frozenset[int] = frozenset(),
    barred: Iterable[tuple[int, int]] = (),
) -> Field:
    """Seat everybody who plays the next round: not dropped, and not away."""
    sheet = Sheet(records, preset)
    totals = points(sheet).numerators
    apart: dict[int, set[int]] = {}
    for one, other in barred:
        apart.setdefault(one, set()).add(other)
        apart.setdefault(other, set()).add(one)
    seats = [
        Seat(
            player=record.player,
            points=totals[place],
            met=frozenset(sheet.records[other].player for other in sheet.opponents[place]),
            byes=sum(line.kind in preset.bye_bars for line in record.lines),
            barred=frozenset(apart.get(record.player, ())),
        )
        for place, record in enumerate(sheet.records)
        if record.player not in away and record.plays_in(round_number)
    ]
    return field_of(round_number=round_number, seats=seats, policy=preset.policy)
