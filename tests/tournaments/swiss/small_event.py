"""The small event of tournament-rules.md 8, and short ways to look at standings."""

from __future__ import annotations

from collections.abc import Sequence

from tournaments.services.presets import preset_by_code
from tournaments.swiss.preset import Preset
from tournaments.swiss.records import Enrolled, Match, Result, records_of, result_of
from tournaments.swiss.standings import Standings
from tournaments.swiss.types import Games, Record

A, B, C, D, E = 1, 2, 3, 4, 5


def match(round_number: int, first: int, second: int | None, games: tuple[int, int, int]) -> Match:
    counted = Games(*games)
    result = Result.BYE if second is None else result_of(counted)
    return Match(round_number, first, second, result, None if second is None else counted)


def small_event(last: tuple[int, int, int] = (1, 1, 1)) -> tuple[Record, ...]:
    """Five players, three rounds: tournament-rules.md 8; `last` is D against E in round 3."""
    return records_of(
        [Enrolled(player) for player in (A, B, C, D, E)],
        [
            match(1, A, B, (2, 0, 0)),
            match(1, C, D, (2, 1, 0)),
            match(1, E, None, (2, 0, 0)),
            match(2, A, E, (2, 0, 0)),
            match(2, C, B, (2, 0, 0)),
            match(2, D, None, (2, 0, 0)),
            match(3, A, C, (2, 1, 0)),
            match(3, D, E, last),
            match(3, B, None, (2, 0, 0)),
        ],
    )


def order(table: Standings) -> list[int]:
    return [row.player for row in table.rows]


def shown(table: Standings, criterion: str, players: Sequence[int] = (A, B, C, D, E)) -> list[float]:
    return [round(table.number(criterion, player), 4) for player in players]


def preset(code: str) -> Preset:
    return preset_by_code(code=code)
