"""Search answers every query, in three languages, without an error."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoAssertNumQueries

from rulings.models import Game
from rulings.search import engine
from rulings.search.index import rebuild_index
from rulings.selectors import search_rulings
from tests.rulings.factories import make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

GUARD, BLOW, SECOND = "castle/faq/gardien/1", "castle/faq/coup/1", "castle/faq/coup/2"


@pytest.fixture
def game() -> Game:
    """Return a game with two rulings and an imported passage without one."""
    game = make_game()
    make_ruling(GUARD)
    asked = {
        "en": ["double blow and guard damage", "two damage at once"],
        "fr": ["deux dégâts d'un coup"],
        "de": [],
    }
    make_ruling(
        BLOW, title="Damage of [Double Blow] is dealt one by one", asked=asked, keywords=["Double Blow"]
    )
    make_passage(SECOND, question="Quand pioche-t-on une carte ?", text="Au début du tour.")
    rebuild_index()
    return game


def lead(text: str, game_id: int | None = None) -> str:
    """Return the code that a query finds first."""
    results = search_rulings(text=text, game_id=game_id).results
    return results[0].code if results else ""


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("may a guard act alone", GUARD),
        ("gardiens", GUARD),
        ("WÄCHTER", GUARD),
        ("waechter allein", GUARD),
        ("gurad", GUARD),
        ("gar", GUARD),
        ("[Guard]", GUARD),
        ("doppelschlag", BLOW),
        ("degats double coup", BLOW),
        ("gardien/1", GUARD),
        ("castle/faq/coup/1", BLOW),
        ("when do I draw a card", SECOND),
        ("wann ziehe ich eine Karte", SECOND),
        ("A guard acts only when chosen", GUARD),
    ],
)
def test_three_languages_find_the_same(game: Game, text: str, code: str) -> None:
    assert lead(text) == code


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "\x00",
        '"',
        "' OR 1=1 --",
        "AND OR NOT NEAR(",
        "guard* ^guard -guard +guard",
        "stems:guard",
        "{}[]()<>|&!\\/:",
        "%s %(x)s {0}",
        "🃏🔥",
        "の漢字",
        "\ud800",
        "le la les de",
        "guard " * 2000,
        "x" * 10_000,
        "a/" * 200,
        "[[[[guard",
        "1 2 3 8-6-4",
    ],
)
def test_hostile_queries_get_an_answer(game: Game, text: str) -> None:
    search_rulings(text=text, game_id=game.pk)


def test_the_filter_keeps_to_a_game(game: Game) -> None:
    assert lead("guard", make_game("tower").pk) == ""


def test_a_mended_query_is_told(game: Game) -> None:
    assert search_rulings(text="damege blow ").suggestion == "damage blow"


def test_queries_do_not_grow_with_results(
    game: Game, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    search_rulings(text="guard")
    with CaptureQueriesContext(
        connection,
    ) as few:
        search_rulings(text="guard")
    for number in range(3, 12):
        make_ruling(f"castle/faq/gardien/{number}")
    search_rulings(text="guard")

    with django_assert_num_queries(len(few)):
        found = search_rulings(text="guard")

    assert len(found.results) > 5


def test_where_everything_is_frequent_all_words_must_be_there(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "CUT", 1)

    assert lead("guard act") == GUARD
    assert lead("guard damage") in {GUARD, BLOW}
