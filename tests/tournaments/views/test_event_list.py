"""The list of events."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from tests.tournaments.factories import AT, make_event, make_running_event
from tournaments.models import Event, EventStatus
from tournaments.services.entries import Person, register_entry

pytestmark = pytest.mark.django_db


def test_events_stand_under_what_one_can_do_with_them(
    client: Client, open_event: Event, organizer: User
) -> None:
    running = make_running_event(organizer)

    shelves = client.get("/events/").context["shelves"]

    assert [(shelf.code, [event.pk for event in shelf.events]) for shelf in shelves] == [
        ("running", [running.pk]),
        ("open", [open_event.pk]),
    ]


def test_drafts_are_not_listed_even_for_their_organizer(client: Client, organizer: User) -> None:
    make_event(organizer, status=EventStatus.DRAFT, name="Secret Cup")
    client.force_login(organizer)

    assertNotContains(client.get("/events/"), "Secret Cup")


def test_an_event_one_plays_in_says_so(player: Client, open_event: Event, alice: User) -> None:
    assertNotContains(player.get("/events/"), "You play")
    register_entry(event=open_event, person=Person(user=alice), by=alice, at=AT)

    assertContains(player.get("/events/"), "You play")


def test_without_events_the_page_teaches_what_comes(client: Client) -> None:
    answer = client.get("/events/")

    assertContains(answer, "No event is announced yet")
    assertContains(answer, "/accounts/signup/?next=/events/")


def test_more_events_ask_nothing_more(
    client: Client, organizer: User, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(6):
        make_event(organizer, name=f"Event {number}")

    with django_assert_max_num_queries(4):
        client.get("/events/")


def test_the_list_is_only_read(client: Client) -> None:
    assert client.post("/events/").status_code == 405
