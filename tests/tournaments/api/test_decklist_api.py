"""One's own deck list in the API."""

from __future__ import annotations

import pytest
from django.test import Client

from accounts.models import User
from tests.tournaments.decklists import FAULTY, LEGAL, load_masters
from tests.tournaments.factories import AT, make_event
from tournaments.models import Event
from tournaments.services.entries import Person, register_entry

pytestmark = pytest.mark.django_db


@pytest.fixture
def event(organizer: User, alice: User, client: Client) -> Event:
    """Return an event of the game in which Alice is, who is signed in."""
    event = make_event(organizer, game=load_masters(), profile="masters-2019")
    register_entry(event=event, person=Person(user=alice), by=alice, at=AT)
    client.force_login(alice)
    return event


@pytest.fixture
def place(event: Event) -> str:
    """Return the address of the list."""
    return f"/api/v1/events/{event.pk}/decklist/"


def test_a_draft_is_checked_and_kept(client: Client, place: str) -> None:
    answer = client.put(place, {"text": FAULTY}, content_type="application/json").json()

    assert (answer["status"], answer["submitted_at"], answer["report"]["legal"]) == ("draft", None, False)
    assert any(5 in fault["lines"] and fault["citations"] for fault in answer["report"]["faults"])
    assert client.get(place).json()["text"] == FAULTY


def test_a_legal_list_is_submitted(client: Client, place: str) -> None:
    answer = client.post(f"{place}submit/", {"text": LEGAL}, content_type="application/json").json()

    assert (answer["status"], answer["report"]["legal"]) == ("submitted", True)
    assert answer["submitted_at"]


def test_a_faulty_list_is_refused(client: Client, place: str) -> None:
    answer = client.post(f"{place}submit/", {"text": FAULTY}, content_type="application/json")

    assert (answer.status_code, answer.json()["code"]) == (422, "decklist_illegal")


@pytest.mark.parametrize("body", [{}, {"text": None}, {"text": "x" * 20_001}, {"text": "\x00"}])
def test_what_is_no_text_is_refused(client: Client, place: str, body: dict[str, str]) -> None:
    answer = client.put(place, body, content_type="application/json")

    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


def test_others_never_see_it(client: Client, place: str, bob: User, event: Event, organizer: User) -> None:
    client.put(place, {"text": LEGAL}, content_type="application/json")
    client.logout()
    assert client.get(place).status_code == 403

    client.force_login(bob)
    assert client.get(place).status_code == 404
    register_entry(event=event, person=Person(user=bob), by=bob, at=AT)
    assert client.get(place).status_code == 404
    client.force_login(organizer)
    assert client.get(place).status_code == 404
