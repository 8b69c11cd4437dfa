"""Read the JSON of published Magic events: rounds of named players, results as games won, lost and drawn."""

from __future__ import annotations

from msgspec import Struct, field

from tournaments.swiss.files.json_forms import decoded, refused
from tournaments.swiss.files.types import EventFile, Form, Named
from tournaments.swiss.records import Enrolled, Match, Result, records_of, result_of
from tournaments.swiss.types import Games

NOBODY = "-"


class MeleeMatch(Struct):
    """A match: `-` stands for nobody."""

    first: str = field(name="Player1")
    second: str = field(name="Player2")
    result: str = field(name="Result")


class MeleeRound(Struct):
    """A round."""

    matches: list[MeleeMatch] = field(name="Matches")


class MeleeStanding(Struct):
    """A published place."""

    rank: int = field(name="Rank")
    player: str = field(name="Player")


class MeleeEvent(Struct):
    """An event."""

    rounds: list[MeleeRound] = field(name="Rounds")
    standings: list[MeleeStanding] = field(name="Standings", default_factory=list)


def read_melee(text: str) -> EventFile:
    """Read an event whose players are known by name only."""
    event = decoded(text, MeleeEvent)
    numbers: dict[str, int] = {}
    matches = [
        _match(numbers, at, place, match)
        for at, row in enumerate(event.rounds)
        for place, match in enumerate(row.matches)
    ]
    for standing in event.standings:
        numbers.setdefault(standing.player, len(numbers) + 1)
    return EventFile(
        form=Form.MELEE,
        players=tuple(Named(number, name, name) for name, number in numbers.items()),
        records=records_of([Enrolled(number) for number in numbers.values()], matches),
        round=len(event.rounds),
        ranks={numbers[standing.player]: standing.rank for standing in event.standings},
    )


def _match(numbers: dict[str, int], at: int, place: int, match: MeleeMatch) -> Match:
    path = ("Rounds", at, "Matches", place)
    games = _games(match.result, *path)
    if match.first in (NOBODY, match.second):
        raise refused("bad_players", "A match needs a first player who is not the second.", *path, "Player1")
    first = numbers.setdefault(match.first, len(numbers) + 1)
    if match.second == NOBODY:
        return Match(at + 1, first, None, Result.BYE, games)
    second = numbers.setdefault(match.second, len(numbers) + 1)
    return Match(at + 1, first, second, result_of(games), games)


def _games(result: str, *path: str | int) -> Games:
    parts = result.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        raise refused("bad_result", f"{result!r} is no result like 2-1-0.", *path, "Result")
    return Games(*(int(part) for part in parts))
