"""Decks of games without a Leader: what is counted, and how their sections are called."""

from __future__ import annotations

import msgspec
import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from rulings.models import Game
from rulings.services.pack_files import PACKS, read_pack
from tests.tournaments.factories import AT, make_entry, make_event, make_organizer
from tournaments.models import Decklist, DecklistCard, DecklistRevision, Event, EventStatus

pytestmark = pytest.mark.django_db


@pytest.fixture
def event() -> Event:
    """Return a Bakugan event that is over, with an open list: three Characters, six BakuCores, two cards."""
    pack = read_pack(PACKS / "bakugan", root=PACKS)
    rules = [msgspec.json.decode(msgspec.json.encode(row.rules)) for row in pack.game.decks]
    game = Game.objects.create(
        code="bakugan", names=pack.game.names, decks=rules, default_profile=pack.game.default_profile
    )
    organizer = make_organizer()
    event = make_event(organizer, game=game)
    entry = make_entry(event, organizer, "Ann")
    decklist = Decklist.objects.create(entry=entry, saved_at=AT)
    decklist.in_force = DecklistRevision.objects.create(decklist=decklist, number=1, text="", submitted_at=AT)
    decklist.save()
    for section, number, count in (("team", "BB-001", 1), ("other", "CORE-1", 6), ("main", "AC-001", 2)):
        DecklistCard.objects.create(
            decklist=decklist, section=section, number=number, key=number.lower(), name="", count=count
        )
    Event.objects.filter(pk=event.pk).update(status=EventStatus.FINISHED, decks_open="after")
    return event


def test_the_team_leads_where_there_is_no_leader(client: Client, event: Event) -> None:
    answer = client.get(f"/events/{event.pk}/decklists/")

    assert [row.number for row in answer.context["played"].leaders] == ["BB-001"]
    assert "BB-001" not in {row.number for row in answer.context["played"].cards}
    assertNotContains(answer, "no leader written")


def test_what_is_no_card_is_not_counted_as_one(client: Client, event: Event) -> None:
    answer = client.get(f"/events/{event.pk}/decklists/1/")

    assert answer.context["deck"].count == 3
    assertContains(answer, "BakuCores")


def test_a_list_without_a_leader_is_found_by_its_player(client: Client, event: Event) -> None:
    assertContains(client.get("/events/decks/"), "Ann")
