"""Deck lists stored by an earlier version count after an upgrade as they did before."""

from __future__ import annotations

import msgspec
import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from tests.tournaments.deck_event import make_deck_event
from tests.tournaments.deck_game import LEGAL, UNKNOWN
from tests.tournaments.factories import AT
from tournaments.models import Decklist, DecklistCard, DecklistRevision, Entry
from tournaments.selectors import report_of
from tournaments.services.decklists import check_for_event

pytestmark = pytest.mark.django_db(transaction=True)

BEFORE, AFTER = [("tournaments", "0004_event_judges")], [("tournaments", "0005_fill_lists_in_force")]


def migrate(target: list[tuple[str, str]]) -> None:
    """Bring the tables of tournaments to a migration."""
    executor = MigrationExecutor(connection)
    executor.migrate(target)


def store(entry: Entry, *, handed_in: list[str], typed: str) -> None:
    """Store a list as the earlier version did: the check belongs to the text typed last."""
    checked = msgspec.to_builtins(check_for_event(event=entry.event, text=typed, now=AT))
    decklist = Decklist.objects.create(
        entry=entry,
        text=typed,
        status="submitted" if handed_in and handed_in[-1] == typed else "draft",
        checked=checked,
        saved_at=AT,
    )
    for number, text in enumerate(handed_in, start=1):
        DecklistRevision.objects.create(decklist=decklist, number=number, text=text, submitted_at=AT)


def test_the_newest_revision_counts_with_answer_leader_and_cards() -> None:
    event = make_deck_event().event
    first, second, third, _fourth = event.entries.order_by("number")
    store(first, handed_in=[UNKNOWN, LEGAL], typed=LEGAL)
    store(second, handed_in=[LEGAL], typed=UNKNOWN)
    store(third, handed_in=[], typed=LEGAL)
    migrate(BEFORE)
    assert not Decklist.objects.filter(in_force__isnull=False).exists()

    migrate(AFTER)

    counts, unsure, draft = Decklist.objects.order_by("entry__number").select_related("in_force", "leader")
    assert counts.in_force is not None
    assert (counts.in_force.text, counts.legal, counts.leader and counts.leader.number) == (
        LEGAL,
        True,
        "OV1-001",
    )
    assert sum(counts.cards.values_list("count", flat=True)) == 51
    report = report_of(revision=counts.in_force)
    assert report is not None
    assert report.legal is True
    # Its text has changed since the check: what counts was not kept, so it is not known.
    assert unsure.in_force is not None
    assert (unsure.in_force.text, unsure.legal, unsure.in_force.checked) == (LEGAL, None, {})
    assert (draft.in_force, draft.legal) == (None, None)
    assert DecklistCard.objects.exclude(decklist=counts).count() == 0
