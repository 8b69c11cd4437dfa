"""Read events, who plays in them, and what happened."""

from __future__ import annotations

from django.db.models import Count, Q, QuerySet

from accounts.models import User
from tournaments.models import Entry, Event, EventLog


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


def log_of(*, event: Event) -> QuerySet[EventLog]:
    """Return what happened, first to last."""
    return event.log.select_related("actor").order_by("sequence")
