"""Read an event file of our own form."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tournaments.swiss.files.json_forms import decoded, refused
from tournaments.swiss.files.types import EventFile, Form, Named, OpenMatch
from tournaments.swiss.records import Enrolled, Match, Result, records_of, result_of
from tournaments.swiss.types import Games

Label = int | str


class OwnPlayer(Struct):
    """A player as our form writes one."""

    id: Label
    name: str = ""
    dropped_after: int | None = None
    rating: int = 0


class OwnMatch(Struct):
    """A match as our form writes one: games won, lost and drawn by the first player, null while it is played."""

    players: tuple[Label, Label | None]
    table: int | None = None
    games: tuple[int, int, int] | None = None
    result: Result | None = None


class OwnEvent(Struct):
    """An event as our form writes one."""

    players: list[OwnPlayer]
    rounds: list[list[OwnMatch]] = []
    preset: str | None = None
    seed: int | str | None = None
    rounds_total: int | None = None
    away: list[Label] = []
    barred: list[tuple[Label, Label]] = []


def read_own(text: str) -> EventFile:
    """Read an event file of our own form."""
    event = decoded(text, OwnEvent)
    numbers = _numbers(event)
    matches: list[Match] = []
    waiting: list[OpenMatch] = []
    for at, row in enumerate(event.rounds):
        _read_round(at, row, numbers, matches, waiting)
    enrolled = [Enrolled(numbers[player.id], player.dropped_after, player.rating) for player in event.players]
    return EventFile(
        form=Form.OWN,
        players=tuple(
            Named(numbers[player.id], player.id, player.name or str(player.id)) for player in event.players
        ),
        records=records_of(enrolled, matches),
        round=len(event.rounds),
        preset=event.preset,
        seed="" if event.seed is None else str(event.seed),
        rounds_total=event.rounds_total,
        open_matches=tuple(waiting),
        away=frozenset(_number(numbers, label, "away", at) for at, label in enumerate(event.away)),
        barred=tuple(
            (_number(numbers, one, "barred", at, 0), _number(numbers, other, "barred", at, 1))
            for at, (one, other) in enumerate(event.barred)
        ),
    )


def _numbers(event: OwnEvent) -> dict[Label, int]:
    numbers: dict[Label, int] = {}
    for at, player in enumerate(event.players):
        if player.id in numbers:
            raise refused("player_twice", f"Player {player.id} is listed twice.", "players", at, "id")
        if player.dropped_after is not None and player.dropped_after < 0:
            raise refused("bad_round", "A round is no negative number.", "players", at, "dropped_after")
        numbers[player.id] = at + 1
    return numbers


def _number(numbers: Mapping[Label, int], label: Label, *path: str | int) -> int:
    if label not in numbers:
        raise refused("unknown_player", f"There is no player {label}.", *path)
    return numbers[label]


def _read_round(
    at: int, row: list[OwnMatch], numbers: Mapping[Label, int], matches: list[Match], waiting: list[OpenMatch]
) -> None:
    seen: set[int] = set()
    for place, match in enumerate(row):
        first = _number(numbers, match.players[0], "rounds", at, place, "players", 0)
        label = match.players[1]
        second = None if label is None else _number(numbers, label, "rounds", at, place, "players", 1)
        pair = {first} if second is None else {first, second}
        if len(pair) == 1 and second is not None:
            raise refused("own_opponent", f"{label} cannot play alone.", "rounds", at, place, "players")
        if pair & seen:
            message = f"Somebody is in round {at + 1} twice."
            raise refused("twice_in_round", message, "rounds", at, place, "players")
        seen |= pair
        result, games = _result(match, "rounds", at, place)
        if result is None:
            waiting.append(OpenMatch(at + 1, match.table or place + 1))
        else:
            matches.append(Match(at + 1, first, second, result, games))


def _result(match: OwnMatch, *path: str | int) -> tuple[Result | None, Games | None]:
    games = None if match.games is None else Games(*match.games)
    if games is not None and min(games.won, games.lost, games.drawn) < 0:
        raise refused("bad_games", "A number of games is not negative.", *path, "games")
    is_bye = match.players[1] is None
    result = match.result
    if result is None:
        result = Result.BYE if is_bye else None if games is None else result_of(games)
    if result is not None and result.is_bye != is_bye:
        raise refused("bad_result", f"The result {result} does not fit the players.", *path, "result")
    return result, games
