"""The event a fresh site starts with."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.management import call_command
from pytest_django import Settings

from rulings.models import Card
from tests.tournaments.decklists import load_masters
from tournaments.models import Decklist, Event, EventStatus
from tournaments.selectors import decklist_counts_of

pytestmark = pytest.mark.django_db


def test_demo_makes_an_event_of_the_organizer_with_room_for_the_player(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.DEMO_LOGINS = tmp_path / "logins.txt"

    call_command("demo")

    event = Event.objects.get()
    assert [user.email for user in event.organizers.all()] == ["organizer@example.org"]
    assert event.status == EventStatus.REGISTRATION
    assert event.entries.active().count() == 7
    assert event.rounds_total == 4


def test_the_demo_event_has_deck_lists_where_the_games_are_loaded(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    """Six of seven hand in; of one list a card is not known, so it cannot be called legal."""
    settings.DEMO_LOGINS = tmp_path / "logins.txt"
    load_masters()

    call_command("demo")

    event = Event.objects.get()
    counts = decklist_counts_of(event=event)
    assert (counts.submitted, counts.illegal, counts.unknown, counts.missing) == (6, 0, 1, 1)
    assert {card.number for card in Card.objects.filter(number__in=["OV1-001", "OV1-002", "OV1-003"])} == {
        one.leader.number for one in Decklist.objects.select_related("leader") if one.leader
    }
