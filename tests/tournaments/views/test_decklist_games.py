"""Decks of games without a Leader: what is counted, and how their sections are called."""

from __future__ import annotations

import msgspec
import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from rulings.models import Game
from rulings.search.cards.index import rebuild_card_index
from rulings.services.pack_files import PACKS, read_pack
from tests.rulings.card_factory import make_card
from tests.tournaments.factories import AT, make_entry, make_event, make_organizer
from tournaments.models import Decklist, DecklistCard, DecklistRevision, Event, EventStatus
from tournaments.services.entries import Person, register_entry

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


def test_cards_are_not_offered_for_what_holds_no_cards(client: Client, event: Event, alice: User) -> None:
    assert event.game is not None
    make_card(event.game, "BB-001", "Stone Hydra", kind="character")
    rebuild_card_index()
    running = make_event(make_organizer("olaf"), game=event.game)
    register_entry(event=running, person=Person(user=alice), by=alice, at=AT)
    client.force_login(alice)
    page = f"/events/{running.pk}/decklist/cards/?card=hydra"

    assert [one.code for one in client.get(page).context["cards"][0].sections] == ["team"]
    Event.objects.filter(pk=running.pk).update(side_deck_max=15)
    assert [one.code for one in client.get(page).context["cards"][0].sections] == ["team", "side"]


def test_a_list_without_a_leader_is_found_by_its_player(client: Client, event: Event) -> None:
    assertContains(client.get("/events/decks/"), "Ann")
