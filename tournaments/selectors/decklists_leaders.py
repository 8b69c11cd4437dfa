"""Read which player of an event leads the deck with what."""

from __future__ import annotations

from collections import defaultdict

from tournaments.models import DecklistCard, Event

LEADER = "leader"


def entries_by_leader(*, event: Event) -> dict[tuple[str, str], list[int]]:
    """Return the entries' numbers by leader, as number and name are compared; ask first who may know."""
    rows = DecklistCard.objects.filter(
        decklist__entry__event=event, decklist__in_force__isnull=False, section=LEADER
    )
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for key, name, entry in rows.values_list("key", "name_key", "decklist__entry__number").order_by("pk"):
        found[key, name].append(entry)
    return dict(found)
