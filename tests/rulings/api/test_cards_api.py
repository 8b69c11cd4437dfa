"""The API of cards answers in fixed shapes and refuses in one."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from rulings.models import Game, RestrictionList
from rulings.search.cards.index import rebuild_card_index
from tests.rulings.card_factory import make_card, make_face, make_printings
from tests.rulings.factories import make_game, make_ruling

pytestmark = pytest.mark.django_db

ADDRESS = "/api/v1/cards/"


@pytest.fixture
def game() -> Game:
    """Return a game with two cards."""
    game = make_game()
    lord = make_card(game, "C1-001", "<Ivo>", kind="leader", colors=["red"], values={"unread": ["Care."]})
    make_face(lord, name="<Ivo>", text="[Auto] Draw.")
    make_face(lord, name="城主", language="ja", text="引く。")
    make_printings(lord, {"C1-001_PR": "Fair"})
    make_card(game, "C1-002", "Gate Guard", keywords=["Guard"])
    rebuild_card_index()
    make_ruling("castle/faq/gardien/1", cards=["C1-001"])
    return game


def test_search_answers_best_first(client: Client, game: Game) -> None:
    answer = client.get(ADDRESS, {"q": "guard", "game": "castle"}).json()

    assert (answer["query"], answer["count"], answer["is_partial"], answer["suggestion"]) == (
        "guard",
        1,
        False,
        "",
    )
    assert answer["results"] == [
        {
            "game": "castle",
            "number": "C1-002",
            "name": "Gate Guard",
            "kind": "",
            "colors": [],
            "traits": [],
            "keywords": ["Guard"],
            "url": "/rulings/cards/castle/C1-002/",
        }
    ]


def test_without_words_all_cards_stand_by_number(client: Client, game: Game) -> None:
    answer = client.get(ADDRESS, {"limit": "1", "offset": "1"}).json()

    assert (answer["count"], [row["number"] for row in answer["results"]]) == (2, ["C1-002"])


def test_filters_keep_to_what_they_name(client: Client, game: Game) -> None:
    assert client.get(ADDRESS, {"color": "red"}).json()["count"] == 1
    assert client.get(ADDRESS, {"kind": "battle"}).json()["count"] == 0


@pytest.mark.parametrize(
    ("values", "status", "code"),
    [
        ({"q": "x" * 201}, 400, "invalid"),
        ({"limit": "0"}, 400, "invalid"),
        ({"limit": "101"}, 400, "invalid"),
        ({"offset": "-1"}, 400, "invalid"),
        ({"game": "../x"}, 400, "invalid"),
        ({"game": "tower"}, 422, "unknown_game"),
        ({"q": "\x00"}, 400, "invalid"),
    ],
)
def test_search_refuses_in_one_shape(
    client: Client, game: Game, values: dict[str, str], status: int, code: str
) -> None:
    response = client.get(ADDRESS, values)

    assert (response.status_code, response.json()["code"]) == (status, code)
    assert set(response.json()) == {"code", "message", "detail"}


def test_a_card_is_read_by_any_writing_of_its_number(
    client: Client, game: Game, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    one = RestrictionList.objects.create(game=game, title="List", since="2019-01-01", source="a page")
    one.restrictions.create(number="C1-001", key="C1-1", copies=0)

    with django_assert_max_num_queries(12):
        answer = client.get(f"{ADDRESS}castle/c1-1_PR/").json()

    assert (answer["number"], answer["values"]) == ("C1-001", {"unread": ["Care."]})
    assert {face["language"]: face["name"] for face in answer["faces"]} == {"en": "<Ivo>", "ja": "城主"}
    assert answer["printings"] == [{"number": "C1-001_PR", "rarity": "", "series": "Fair"}]
    assert answer["rulings"] == ["castle/faq/gardien/1"]
    assert answer["restrictions"] == [
        {
            "copies": 0,
            "since": "2019-01-01",
            "until": None,
            "title": "List",
            "source": "a page",
            "is_official": False,
        }
    ]


@pytest.mark.parametrize("address", ["castle/C9-999/", "tower/C1-001/", "castle/%00/"])
def test_what_is_not_there_is_not_found(client: Client, game: Game, address: str) -> None:
    response = client.get(f"{ADDRESS}{address}")

    assert (response.status_code, response.json()["code"]) == (404, "not_found")
