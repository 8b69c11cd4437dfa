"""The API answers in fixed shapes and refuses in one."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.test import Client

from rulings.models import Game, Passage, Ruling
from tests.rulings.factories import make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

GUARD = "castle/faq/gardien/1"


@pytest.fixture
def game() -> Game:
    """Return a game with a ruling."""
    game = make_game()
    make_ruling(GUARD)
    return game


def test_search_answers_best_first(client: Client, game: Game) -> None:
    answer = client.get("/api/v1/rulings/search/", {"q": "guard", "game": "castle", "limit": "3"}).json()

    assert answer["query"] == "guard"
    assert answer["results"][0]["code"] == GUARD
    assert answer["results"][0]["codes"] == [GUARD]
    assert answer["results"][0]["answer"] == "No, its player chooses."
    assert set(answer) == {"query", "suggestion", "filters", "notices", "results"}
    assert set(answer["results"][0]) == {"code", "kind", "game", "title", "answer", "score", "codes", "url"}


def test_search_tells_how_filters_were_read(client: Client, game: Game) -> None:
    answer = client.get("/api/v1/rulings/search/", {"q": "acts kw:guard -status:disputed lang:xx"}).json()

    assert answer["results"][0]["code"] == GUARD
    assert answer["filters"] == [
        {"name": "kw", "value": "guard", "is_negative": False},
        {"name": "status", "value": "disputed", "is_negative": True},
    ]
    assert [(one["typed"], one["known"]) for one in answer["notices"]] == [("lang:xx", ["en", "fr", "de"])]


@pytest.mark.parametrize(
    ("values", "status", "code"),
    [
        ({}, 400, "invalid"),
        ({"q": "x" * 301}, 400, "invalid"),
        ({"q": "guard", "limit": "0"}, 400, "invalid"),
        ({"q": "guard", "limit": "1000"}, 400, "invalid"),
        ({"q": "guard", "game": "../x"}, 400, "invalid"),
        ({"q": "guard", "game": "tower"}, 422, "unknown_game"),
        ({"q": "\x00"}, 400, "invalid"),
    ],
)
def test_search_refuses_in_one_shape(
    client: Client, game: Game, values: dict[str, str], status: int, code: str
) -> None:
    response = client.get("/api/v1/rulings/search/", values)

    assert (response.status_code, response.json()["code"]) == (status, code)
    assert set(response.json()) == {"code", "message", "detail"}


def test_a_ruling_is_read_with_all_it_rests_on(client: Client, game: Game) -> None:
    answer = client.get(f"/api/v1/rulings/{GUARD}/").json()

    assert answer["texts"][0]["answer"] == "No, its player chooses."
    assert answer["citations"][0]["code"] == GUARD
    assert answer["citations"][0]["strength"] == "official"


def test_a_ruling_tells_that_its_source_changed_and_who_says_the_opposite(client: Client, game: Game) -> None:
    quiet = client.get(f"/api/v1/rulings/{GUARD}/").json()
    assert (quiet["source_changed"], quiet["contradicts"], quiet["disputed"]) == (None, [], [])

    other = make_passage("castle/faq/gardien/2", statement="A guard may not act.")
    Passage.objects.get(code=GUARD).contradicts.add(other)
    Ruling.objects.filter(code=GUARD).update(source_changed_at=datetime(2026, 3, 1, 12, tzinfo=UTC))
    answer = client.get(f"/api/v1/rulings/{GUARD}/").json()
    listed = client.get("/api/v1/rulings/").json()["results"]

    assert answer["source_changed"].startswith("2026-03-01T")
    assert answer["contradicts"] == ["castle/faq/gardien/2"]
    assert answer["citations"][0]["contradicts"] == ["castle/faq/gardien/2"]
    assert listed == [answer]
    # The other passage says so too.
    assert client.get("/api/v1/passages/castle/faq/gardien/2/").json()["contradicts"] == [GUARD]


def test_a_disputed_ruling_tells_every_voice(client: Client, game: Game) -> None:
    voices = [
        {"code": GUARD, "says": "The FAQ: no.", "date": "2019-02-08"},
        {"code": "castle/faq/gardien/3", "says": "The manual: yes.", "date": None},
    ]
    make_ruling("castle/faq/gardien/3", status="disputed", disputed=voices)

    answer = client.get("/api/v1/rulings/castle/faq/gardien/3/").json()

    assert (answer["status"], answer["disputed"]) == ("disputed", voices)


def test_a_passage_is_read(client: Client, game: Game) -> None:
    assert client.get(f"/api/v1/passages/{GUARD}/").json()["statement"] == "A guard may act."


def test_games_and_terms_are_listed(client: Client, game: Game) -> None:
    games = client.get("/api/v1/games/").json()
    terms = client.get("/api/v1/terms/", {"game": "castle"}).json()

    assert [(one["code"], one["rulings"]) for one in games["results"]] == [("castle", 1)]
    assert {one["code"] for one in terms["results"]} == {"guard", "double-blow"}


@pytest.mark.parametrize("address", ["/api/v1/rulings/none/", f"/api/v1/passages/{GUARD}x/"])
def test_what_is_not_there_is_not_found(client: Client, game: Game, address: str) -> None:
    response = client.get(address)

    assert (response.status_code, response.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "address", ["/api/v1/rulings/search/?q=guard", "/api/v1/games/", f"/api/v1/rulings/{GUARD}/"]
)
def test_posting_is_refused(client: Client, game: Game, address: str) -> None:
    assert client.post(address).status_code in {403, 405}
