"""Deck lists of others, a search for them, and a check of any list, in the API."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.core.cache import cache
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from tests.tournaments.deck_event import DeckEvent, hand_in, make_deck_event
from tests.tournaments.deck_game import LEGAL, SHORT, UNKNOWN, make_deck_game
from tests.tournaments.factories import AT
from tournaments.api import decklists_shown
from tournaments.models import Decklist, DecklistRevision, EventStatus
from tournaments.services.decklists import submit_decklist

pytestmark = pytest.mark.django_db

CHECK = "/api/v1/decks/check/"


@pytest.fixture(autouse=True)
def _fresh_cache() -> None:
    """Let no test pay for the calls of another."""
    cache.clear()


@pytest.fixture
def decks() -> DeckEvent:
    """Return an event that is over, with two open lists."""
    decks = make_deck_event(starts_at=datetime(2026, 5, 2, 9, 0, tzinfo=UTC))
    hand_in(decks, LEGAL)
    ben = decks.event.entries.get(name="Ben")
    submit_decklist(entry=ben, text=UNKNOWN, by=decks.organizer, at=AT)
    decks.in_state(EventStatus.FINISHED, "after")
    return decks


def test_the_lists_of_an_event(client: Client, decks: DeckEvent) -> None:
    answer = client.get(f"/api/v1/events/{decks.event.pk}/decklists/").json()

    assert [(row["entry"], row["player"], row["leader"]) for row in answer["results"]] == [
        (decks.entry.number, "Alina", "OV1-001"),
        (decks.event.entries.get(name="Ben").number, "Ben", "OV1-001"),
    ]
    assert "text" not in answer["results"][0]


def test_one_list_with_its_cards(client: Client, decks: DeckEvent) -> None:
    answer = client.get(f"/api/v1/events/{decks.event.pk}/decklists/{decks.entry.number}/").json()

    assert [(one["code"], one["count"]) for one in answer["sections"]] == [("leader", 1), ("main", 50)]
    assert answer["sections"][1]["rows"][0] == {"count": 4, "number": "OV1-004", "name": "Tide Runner"}
    assert answer["text"] == LEGAL


def test_lists_are_searched(client: Client, decks: DeckEvent) -> None:
    def found(**asked: str) -> list[str]:
        return [row["player"] for row in client.get("/api/v1/decks/", asked).json()["results"]]

    assert found(card="X9-001") == ["Ben"]
    assert found(player="alina", game="dbs-masters", since="2026-05-01") == ["Alina"]
    assert found(until="2026-05-01") == []
    assert set(found()) == {"Alina", "Ben"}


@pytest.mark.parametrize(
    "asked", [{"game": "chess"}, {"since": "x"}, {"legal": "maybe"}, {"card": "\x00"}, {"card": "x" * 100}]
)
def test_what_cannot_be_read_is_refused(client: Client, asked: dict[str, str]) -> None:
    answer = client.get("/api/v1/decks/", asked)

    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


@pytest.mark.parametrize("path", ["/api/v1/decks/", "/api/v1/events/{event}/decklists/"])
def test_more_lists_ask_nothing_more(
    client: Client, decks: DeckEvent, path: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(8):
        client.get(path.format(event=decks.event.pk))


def test_any_list_is_checked_and_nothing_kept(client: Client) -> None:
    make_deck_game()
    body = {"text": LEGAL, "game": "dbs-masters", "profile": "masters-2019", "date": "2019-09-01"}

    good = client.post(CHECK, body, content_type="application/json")
    bad = client.post(CHECK, body | {"text": SHORT}, content_type="application/json").json()
    strange = client.post(CHECK, body | {"text": UNKNOWN}, content_type="application/json").json()

    assert (good.status_code, good.json()["cards"]) == (200, 51)
    assert good.json()["sections"]["leader"][0]["known"] is True
    assert bad["legal"] is False
    assert {fault["code"] for fault in bad["faults"]} & {"too_few_cards", "list_too_short"}
    assert strange["legal"] is None
    assert not Decklist.objects.exists()
    assert not DecklistRevision.objects.exists()


@pytest.mark.parametrize(
    ("asked", "profile"),
    [
        ({}, "masters-4"),
        ({"date": "2019-02-08"}, "masters-2019"),
        ({"profile": "masters-2019"}, "masters-2019"),
    ],
)
def test_a_list_is_checked_by_the_rules_of_the_day_as_events_do(
    client: Client, asked: dict[str, str], profile: str
) -> None:
    """The pack: masters-2019 begins in 2019, masters-4 later; neither day nor profile means today."""
    make_deck_game()
    body = {"text": LEGAL, "game": "dbs-masters", **asked}

    answer = client.post(CHECK, body, content_type="application/json").json()

    assert answer["profile"] == profile


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "invalid"),
        ({"text": "1 OV1-001"}, 400, "invalid"),
        ({"text": "x" * 20_001, "game": "dbs-masters"}, 400, "invalid"),
        ({"text": "\x00", "game": "dbs-masters"}, 400, "invalid"),
        ({"text": "\ud800", "game": "dbs-masters"}, 400, "invalid"),
        ({"text": "1 OV1-001", "game": "chess"}, 422, "unknown_game"),
        ({"text": "1 OV1-001", "game": "dbs-masters", "profile": "nope"}, 422, "unknown_profile"),
        ({"text": "1 OV1-001", "game": "dbs-masters", "date": "1990-01-01"}, 422, "no_deck_rules_yet"),
        ({"text": "1 OV1-001", "game": "dbs-masters", "date": "x"}, 400, "invalid"),
    ],
)
def test_what_cannot_be_checked_is_refused(
    client: Client, body: dict[str, str], status: int, code: str
) -> None:
    make_deck_game()

    answer = client.post(CHECK, body, content_type="application/json")

    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_checks_are_counted(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    make_deck_game()
    monkeypatch.setattr(decklists_shown, "CHECKS", "2/minute")
    body = {"text": LEGAL, "game": "dbs-masters"}

    codes = [client.post(CHECK, body, content_type="application/json").status_code for _ in range(3)]

    assert codes == [200, 200, 429]


def test_a_check_is_not_read(client: Client) -> None:
    assert client.get(CHECK).status_code == 405
