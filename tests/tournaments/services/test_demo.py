"""The event a fresh site starts with."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.management import call_command
from pytest_django import Settings

from tournaments.models import Event, EventStatus

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
