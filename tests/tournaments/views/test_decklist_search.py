"""A search of deck lists on its page: what it finds, what it says, and that it asks a constant number of questions."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains

from tests.tournaments.deck_event import DeckEvent, hand_in, make_deck_event
from tests.tournaments.deck_game import LEGAL, UNKNOWN
from tests.tournaments.factories import AT
from tournaments.models import Decklist, Entry, EventStatus
from tournaments.services.decklists import submit_decklist
from tournaments.views.decklists import search as decklists_search

pytestmark = pytest.mark.django_db

PAGE = "/events/decks/"
TORVO = UNKNOWN.replace("Marla, Student of the Tide // Marla, Voice of the Deep [OV1-001]", "1 OV1-002")


@pytest.fixture
def decks() -> DeckEvent:
    """Return an event that is over, with open lists: a legal one of Alina, and one of Ben with a strange card."""
    decks = make_deck_event(starts_at=datetime(2026, 5, 2, 9, 0, tzinfo=UTC))
    hand_in(decks, LEGAL)
    ben = decks.event.entries.get(name="Ben")
    submit_decklist(entry=ben, text=TORVO, by=decks.organizer, at=AT)
    decks.in_state(EventStatus.FINISHED, "after")
    return decks


def _found(client: Client, **asked: str) -> set[str]:
    answer = client.get(PAGE, asked)
    assert answer.status_code == 200
    return {row.entry.name for row in answer.context["page"].rows}


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ({}, {"Alina", "Ben"}),
        ({"card": "ov1-016"}, {"Alina"}),
        ({"card": "X9-001"}, {"Ben"}),
        ({"card": "tide runner"}, {"Alina", "Ben"}),
        ({"leader": "torvo"}, {"Ben"}),
        ({"player": "ali"}, {"Alina"}),
        ({"event": "spring"}, {"Alina", "Ben"}),
        ({"event": "autumn"}, set()),
        ({"legal": "legal", "game": "dbs-masters"}, set()),
        ({"legal": "unknown"}, {"Alina", "Ben"}),
        ({"legal": "illegal"}, set()),
        ({"since": "2026-05-02", "until": "2026-05-02"}, {"Alina", "Ben"}),
        ({"since": "2026-05-03"}, set()),
        ({"until": "2026-05-01"}, set()),
    ],
)
def test_lists_are_found(client: Client, decks: DeckEvent, asked: dict[str, str], names: set[str]) -> None:
    Decklist.objects.update(legal=None)

    assert _found(client, **asked) == names


@pytest.mark.parametrize(
    "asked",
    [
        {"since": "yesterday"},
        {"until": "2026-13-40"},
        {"game": "chess"},
        {"legal": "maybe"},
        {"card": "\x00"},
        {"player": "x" * 500},
    ],
)
def test_what_cannot_be_read_is_said_and_finds_nothing(
    client: Client, decks: DeckEvent, asked: dict[str, str]
) -> None:
    answer = client.get(PAGE, asked)

    assert answer.status_code == 200
    assert not answer.context["page"].rows
    assertContains(answer, "cannot be looked for")


def test_each_word_can_be_taken_away(client: Client, decks: DeckEvent) -> None:
    answer = client.get(PAGE, {"card": "tide & <b>", "player": "ben", "legal": "unknown"})

    assert {chip.address for chip in answer.context["chips"]} == {
        "?player=ben&legal=unknown",
        "?card=tide+%26+%3Cb%3E&legal=unknown",
    }
    assertNotContains(answer, "<b>")


def test_pages_follow_each_other(client: Client, decks: DeckEvent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decklists_search, "PAGE_SIZE", 1)

    first, second = client.get(PAGE, {"event": "spring"}), client.get(PAGE, {"event": "spring", "page": "2"})

    assert first.context["on"] == "?event=spring&page=2"
    assert (second.context["back"], second.context["on"]) == ("?event=spring&page=1", "")
    assert first.context["page"].rows != second.context["page"].rows


@pytest.mark.parametrize("page", ["0", "-1", "x", "9" * 30, "²", "500"])
def test_a_page_that_is_not_there_breaks_nothing(client: Client, decks: DeckEvent, page: str) -> None:
    assert client.get(PAGE, {"page": page}).status_code == 200


def test_an_empty_site_teaches_when_lists_appear(client: Client) -> None:
    assertContains(client.get(PAGE), "No deck list is open yet")


def test_nothing_found_says_what_is_searched(client: Client, decks: DeckEvent) -> None:
    assertContains(client.get(PAGE, {"card": "zzzz"}), "No list fits")


def test_more_lists_ask_nothing_more(
    client: Client, decks: DeckEvent, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for entry in Entry.objects.filter(decklist__isnull=True):
        copy = Decklist.objects.create(entry=entry, saved_at=AT)
        revision = Decklist.objects.get(entry=decks.entry).in_force
        assert revision is not None
        revision.pk, revision.decklist = None, copy
        revision.save()
        copy.in_force = revision
        copy.save()

    with django_assert_max_num_queries(4):
        client.get(PAGE)
