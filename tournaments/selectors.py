"""Read events, their entries, rounds, matches and standings."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from django.core.cache import cache
from django.db.models import Count, Exists, OuterRef, Prefetch, Q, QuerySet

from accounts.models import User
from rulings.construction.types import Report
from tournaments.models import Decklist, Entry, Event, EventLog, Match, Result, Round, RoundStatus, Seat
from tournaments.records import played_in, player_of, records_from
from tournaments.rules import preset_of
from tournaments.swiss.outcome import Reason
from tournaments.swiss.standings import Standings, standings
from tournaments.swiss.types import Kind, Record
from tournaments.wording import deck_report_in_words, reason_text

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


def events_run_by(*, user: User) -> QuerySet[Event]:
    """Return the events somebody may run."""
    return Event.objects.run_by(user).select_related("game")


def public_events() -> QuerySet[Event]:
    """Return the events everybody may see, with the number of players who are in."""
    playing = Count("entries", filter=Q(entries__dropped_after__isnull=True))
    return Event.objects.public().select_related("game").annotate(player_count=playing)


def entries_of(*, event: Event) -> QuerySet[Entry]:
    """Return everybody who registered, also those who left."""
    return event.entries.select_related("user")


def entry_of(*, event: Event, user: User) -> Entry | None:
    """Return somebody's own entry, also one that was cancelled."""
    return event.entries.filter(user=user).first()


def rounds_of(*, event: Event) -> QuerySet[Round]:
    """Return the rounds, first to last, each with how many of its matches still miss a result."""
    missing = Count("matches", filter=~Exists(Result.objects.filter(match=OuterRef("matches"))))
    return event.rounds.annotate(missing=missing).order_by("number")


def missing_results_of(*, round_: Round) -> int:
    """Count the matches of a round that have no result yet; a draft's bye is one of them."""
    return round_.matches.filter(results__isnull=True).count()


def shown_rounds_of(*, event: Event) -> QuerySet[Round]:
    """Return the rounds everybody may see: those that are published or closed."""
    return rounds_of(event=event).exclude(status=RoundStatus.DRAFT)


def last_round_of(*, event: Event) -> Round | None:
    """Return the newest round, whatever its state."""
    return event.rounds.order_by("-number").first()


def matches_with_all(matches: QuerySet[Match]) -> QuerySet[Match]:
    """Bring round, seats, entries and results along."""
    return matches.select_related("round").prefetch_related(
        Prefetch("seats", queryset=Seat.objects.select_related("entry").order_by("side")),
        Prefetch("results", queryset=Result.objects.select_related("reported_by").order_by("version")),
    )


def matches_of(*, round_: Round) -> QuerySet[Match]:
    """Return the matches of a round by table, the bye last."""
    return matches_with_all(round_.matches.all())


def match_of(*, event: Event, round_number: int, table: int) -> Match | None:
    """Return one match."""
    found = Match.objects.filter(round__event=event, round__number=round_number, table=table)
    return matches_with_all(found).first()


def matches_of_entry(*, entry: Entry) -> QuerySet[Match]:
    """Return a player's matches in the rounds everybody may see, the newest first."""
    shown = Match.objects.filter(seats__entry=entry).exclude(round__status=RoundStatus.DRAFT)
    return matches_with_all(shown).order_by("-round__number")


def log_of(*, event: Event) -> QuerySet[EventLog]:
    """Return what happened, first to last."""
    return event.log.select_related("actor").order_by("sequence")


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


def reasons_of(*, round_: Round) -> list[str]:
    """Return why pairs have different points and why somebody has the bye, in sentences."""
    names = dict(round_.event.entries.values_list("number", "name"))
    unit = preset_of(round_.event).unit
    found = msgspec.convert(round_.reasons, list[Reason])
    return [reason_text(reason, names.__getitem__, unit) for reason in found]


def can_see_decklist(*, entry: Entry, user: User) -> bool:
    """Tell whether a deck list is somebody's own, or of an event they run; nobody else sees it."""
    return entry.user_id == user.pk or Event.objects.run_by(user).filter(pk=entry.event_id).exists()


def decklist_of(*, entry: Entry, user: User) -> Decklist | None:
    """Return the deck list of an entry with all submissions, or nothing where it is not theirs to see."""
    if not can_see_decklist(entry=entry, user=user):
        return None
    return Decklist.objects.select_related("entry").prefetch_related("revisions").filter(entry=entry).first()


def own_decklist(*, event: Event, user: User) -> Decklist | None:
    """Return somebody's own deck list in an event."""
    return (
        Decklist.objects.select_related("entry")
        .prefetch_related("revisions")
        .filter(entry__event=event, entry__user=user)
        .first()
    )


def own_decklists(*, user: User) -> QuerySet[Decklist]:
    """Return somebody's own deck lists in all events."""
    return Decklist.objects.select_related("entry__event").filter(entry__user=user).order_by("-saved_at")


def deck_report_of(*, decklist: Decklist) -> Report | None:
    """Return what the check of a list found, in the reader's language; nothing before the first check."""
    if not decklist.checked:
        return None
    return deck_report_in_words(msgspec.convert(decklist.checked, Report))
