"""Read Netrunner tournament JSON: points of two games a round, then a cut with winners."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from tournaments.swiss.files.json_forms import decoded, refused
from tournaments.swiss.files.types import CutGame, EventFile, Form, Named
from tournaments.swiss.records import Enrolled, Match, Result, records_of


class NrtmPlayer(Struct):
    """A player with the place and points the file states."""

    id: int
    name: str
    rank: int
    points: int | None = field(name="matchPoints", default=None)


class NrtmSeat(Struct):
    """One side of a table: points in a Swiss round, winner or not in the cut."""

    id: int | None = None
    runner: int = field(name="runnerScore", default=0)
    corp: int = field(name="corpScore", default=0)
    combined: int | None = field(name="combinedScore", default=None)
    winner: bool | None = None


class NrtmTable(Struct):
    """A table."""

    first: NrtmSeat = field(name="player1")
    second: NrtmSeat = field(name="player2")


class NrtmRank(Struct):
    """A final place of the cut."""

    id: int
    rank: int


class NrtmEvent(Struct):
    """An event."""

    preliminary: int = field(name="preliminaryRounds")
    players: list[NrtmPlayer]
    rounds: list[list[NrtmTable]]
    final: list[NrtmRank] = field(name="eliminationPlayers", default_factory=list)


def read_nrtm(text: str) -> EventFile:
    """Read an event; the points of its matches are those it states."""
    event = decoded(text, NrtmEvent)
    numbers = {player.id: at + 1 for at, player in enumerate(event.players)}
    if len(numbers) < len(event.players):
        raise refused("player_twice", "Two players have the same id.", "players")
    swiss = event.rounds[: event.preliminary]
    matches = [
        _match(numbers, at, place, table) for at, row in enumerate(swiss) for place, table in enumerate(row)
    ]
    records = records_of([Enrolled(number) for number in numbers.values()], matches)
    for at, (player, record) in enumerate(zip(event.players, records, strict=True)):
        earned = sum(line.points or 0 for line in record.lines)
        if player.points is not None and player.points != earned:
            message = f"{player.name} is said to have {player.points} points; the rounds give {earned}."
            raise refused("wrong_points", message, "players", at, "matchPoints")
    return EventFile(
        form=Form.NRTM,
        players=tuple(Named(numbers[player.id], player.id, player.name) for player in event.players),
        records=records,
        round=len(swiss),
        rounds_total=event.preliminary,
        ranks={numbers[player.id]: player.rank for player in event.players},
        cut=_cut(event, numbers),
        final_ranks={
            _number(numbers, row.id, "eliminationPlayers", at): row.rank for at, row in enumerate(event.final)
        },
    )


def _number(numbers: Mapping[int, int], player: int | None, *path: str | int) -> int:
    if player is None or player not in numbers:
        raise refused("unknown_player", f"There is no player {player}.", *path)
    return numbers[player]


def _points(seat: NrtmSeat, *path: str | int) -> int:
    both = seat.runner + seat.corp
    if seat.combined is not None and seat.combined != both:
        message = f"{seat.runner} and {seat.corp} do not make {seat.combined}."
        raise refused("wrong_points", message, *path, "combinedScore")
    return both


def _match(numbers: Mapping[int, int], at: int, place: int, table: NrtmTable) -> Match:
    path = ("rounds", at, place)
    seats = [(table.first, "player1"), (table.second, "player2")]
    if table.first.id is None:
        seats.reverse()
    (one, one_key), (other, other_key) = seats
    first, first_points = _number(numbers, one.id, *path, one_key), _points(one, *path, one_key)
    if other.id is None:
        return Match(at + 1, first, None, Result.BYE, None, first_points)
    second, second_points = _number(numbers, other.id, *path, other_key), _points(other, *path, other_key)
    result = Result.DRAW
    if first_points != second_points:
        result = Result.WIN if first_points > second_points else Result.LOSS
    return Match(at + 1, first, second, result, None, first_points, second_points)


def _cut(event: NrtmEvent, numbers: Mapping[int, int]) -> tuple[CutGame, ...]:
    games = []
    for at, row in enumerate(event.rounds[event.preliminary :], start=event.preliminary):
        for place, table in enumerate(row):
            first = _number(numbers, table.first.id, "rounds", at, place, "player1")
            second = _number(numbers, table.second.id, "rounds", at, place, "player2")
            if table.first.winner is table.second.winner:
                raise refused("no_winner", "A game of the cut has one winner.", "rounds", at, place)
            games.append(CutGame(first, second) if table.first.winner else CutGame(second, first))
    return tuple(games)
