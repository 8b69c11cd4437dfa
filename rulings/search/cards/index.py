"""Keep one search entry for each card."""

from __future__ import annotations

import uuid
from collections import defaultdict
from collections.abc import Iterable

from django.db import transaction

from rulings.models import Card, CardEntry, CardFace, Printing, SearchState
from rulings.search.cards.analysis import CardAnalysis, Side, analyse_card, encode_head
from rulings.search.cards.backends import current_card_backend

CHUNK = 500
STATE_ID = 2
"""The row of the search state that counts the versions of the index of cards."""


@transaction.atomic
def refresh_card_index(card_ids: Iterable[int]) -> int:
    """Bring the entries of these cards up to date, inside the caller's transaction; return how many changed.

    Entries of cards that are gone are dropped; those that would say the same are left alone.
    """
    pending = sorted(set(card_ids))
    changed = sum(_refresh_chunk(pending[start : start + CHUNK]) for start in range(0, len(pending), CHUNK))
    if changed:
        version = {"version": uuid.uuid4().hex, "entries": 0}
        SearchState.objects.update_or_create(pk=STATE_ID, defaults=version)
    return changed


def rebuild_card_index() -> int:
    """Bring the entries of all cards up to date."""
    return refresh_card_index(Card.objects.values_list("pk", flat=True))


def _refresh_chunk(card_ids: list[int]) -> int:
    sides, printings = _sides(card_ids), _printings(card_ids)
    known = {entry.pk: entry for entry in CardEntry.objects.filter(pk__in=card_ids)}
    fresh: list[CardEntry] = []
    changed: list[CardEntry] = []
    seen: set[int] = set()
    for card in Card.objects.filter(pk__in=card_ids):
        seen.add(card.pk)
        new, old = _entry(card, analyse_card(card, sides[card.pk], printings[card.pk])), known.get(card.pk)
        if old is None:
            fresh.append(new)
        elif (old.game_id, old.stems, old.head) != (new.game_id, new.stems, new.head):
            changed.append(new)
    gone = [card_id for card_id in card_ids if card_id not in seen]
    backend = current_card_backend()
    backend.remove(gone)
    CardEntry.objects.bulk_create(fresh, batch_size=200)
    CardEntry.objects.bulk_create(
        changed,
        batch_size=200,
        update_conflicts=True,
        update_fields=["game", "sort", "stems", "head"],
        unique_fields=["card"],
    )
    backend.store([(entry.pk, entry.stems) for entry in (*fresh, *changed)])
    return len(gone) + len(fresh) + len(changed)


def _sides(card_ids: list[int]) -> dict[int, list[Side]]:
    sides: dict[int, list[Side]] = defaultdict(list)
    faces = CardFace.objects.filter(card__in=card_ids)
    for card_id, *values in faces.values_list("card_id", "side", "language", "name", "text", "traits"):
        sides[card_id].append(Side(*values))
    return sides


def _printings(card_ids: list[int]) -> dict[int, list[str]]:
    printings: dict[int, list[str]] = defaultdict(list)
    for card_id, number in Printing.objects.filter(card__in=card_ids).values_list("card_id", "number"):
        printings[card_id].append(number)
    return printings


def _entry(card: Card, analysis: CardAnalysis) -> CardEntry:
    return CardEntry(
        card_id=card.pk,
        game_id=card.game_id,
        sort=analysis.head.sort,
        stems=analysis.stems,
        head=encode_head(analysis.head),
    )
