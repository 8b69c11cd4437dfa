"""Work standings out from stored results, and keep them until the event changes."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.cache import cache

from tournaments.models import Entry, Event, RoundStatus
from tournaments.records import played_in, player_of, records_from
from tournaments.rules import preset_of
from tournaments.swiss.standings import Standings, standings
from tournaments.swiss.types import Kind, Record

STANDINGS_SECONDS = 24 * 60 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingRow:
    """A place with the player and the numbers that decide it, in the order in which they do."""

    rank: int
    entry: Entry
    points: float
    wins: int
    losses: int
    draws: int
    byes: int
    tiebreaks: tuple[tuple[str, float], ...]
    decided_by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsTable:
    """The standings of an event as of a round (0: before the first)."""

    after_round: int
    criteria: tuple[str, ...]
    rows: tuple[StandingRow, ...]


def records_of(*, event: Event, up_to: int | None = None) -> tuple[Record, ...]:
    """Return everybody's record, worked out from the stored results, up to a round."""
    players = [player_of(entry) for entry in event.entries.order_by("number")]
    if up_to is not None:
        players = [player for player in players if player.joined_in <= max(up_to, 1)]
    return records_from(players, played_in(event=event, up_to=up_to))


def swiss_standings_of(*, event: Event, up_to: int | None = None) -> Standings:
    """Work the standings out, with every number open to the sum that makes it."""
    return standings(records_of(event=event, up_to=up_to), preset_of(event), event.seed)


def standings_of(*, event: Event, up_to: int | None = None) -> StandingsTable:
    """Return the standings as of a round, by default the last closed one; kept until the event changes."""
    if up_to is None:
        up_to = _last_closed(event)
    key = f"standings:{event.stamp}:{up_to}"
    kept: StandingsTable | None = cache.get(key)
    if kept is None:
        kept = _table(event, up_to)
        cache.set(key, kept, STANDINGS_SECONDS)
    return kept


def _last_closed(event: Event) -> int:
    closed = event.rounds.filter(status=RoundStatus.CLOSED).order_by("-number")
    return closed.values_list("number", flat=True).first() or 0


def _table(event: Event, up_to: int) -> StandingsTable:
    found = swiss_standings_of(event=event, up_to=up_to)
    criteria = preset_of(event).order
    shown = tuple(name for name in criteria if name not in HIDDEN)
    entries = {entry.number: entry for entry in event.entries.all()}
    rows = []
    for row in found.rows:
        kinds = [line.kind for line in found.record(row.player).lines]
        rows.append(
            StandingRow(
                rank=row.rank,
                entry=entries[row.player],
                points=found.number("points", row.player),
                wins=sum(kind in (Kind.WIN, Kind.FORFEIT_WIN) for kind in kinds),
                losses=sum(kind in (Kind.LOSS, Kind.FORFEIT_LOSS, Kind.DOUBLE_LOSS) for kind in kinds),
                draws=sum(kind == Kind.DRAW for kind in kinds),
                byes=sum(kind.is_bye for kind in kinds),
                tiebreaks=tuple((name, found.number(name, row.player)) for name in shown),
                decided_by=row.decided_by,
            )
        )
    return StandingsTable(after_round=up_to, criteria=shown, rows=tuple(rows))


HIDDEN = frozenset({"points", "head_to_head", "lot", "number"})
"""Criteria that have no column of their own in a table of standings."""
