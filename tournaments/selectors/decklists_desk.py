"""Read the deck lists of an event as its desk shows them: one row for each player, also where nothing was typed."""

from __future__ import annotations

from django.db.models import Q, QuerySet

from tournaments.models import Entry, Event


def deck_entries_of(*, event: Event) -> QuerySet[Entry]:
    """Return who plays or has handed a list in, by number, with the list that counts."""
    shown = event.entries.filter(Q(dropped_after__isnull=True) | Q(decklist__in_force__isnull=False))
    joined = shown.select_related("user", "decklist__in_force", "decklist__leader", "decklist__entry")
    return joined.order_by("number")
