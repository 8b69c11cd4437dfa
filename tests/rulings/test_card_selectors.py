"""Deck rules get the cards they name, and the list of restricted cards of their day."""

from __future__ import annotations

import datetime

import pytest
from pytest_django import DjangoAssertNumQueries

from rulings.construction.types import Card, Restrictions
from rulings.models import CardOrigin, Game, RestrictionList
from rulings.selectors import printed_cards, restrictions_naming, restrictions_of
from tests.rulings.card_factory import make_card, make_face
from tests.rulings.factories import make_game

pytestmark = pytest.mark.django_db


@pytest.fixture
def game() -> Game:
    """Return a game with a card of two sides in two languages, and a plain one."""
    game = make_game()
    lord = make_card(
        game,
        "C1-001",
        "Lord <Ivo>",
        kind="leader",
        colors=["red", "blue"],
        traits=["Knight"],
        keywords=["Guard"],
        values={"power": 10000, "copies": 2, "unread": ["Build with care."], "text": "[Guard]"},
    )
    make_face(lord, name="Lord <Ivo>")
    make_face(lord, name="Ivo Unbound", side="back")
    make_face(lord, name="城主イーヴォ", language="ja")
    make_card(game, "C1-002", "Crowd")
    return game


LORD = Card(
    number="C1-001",
    name="Lord <Ivo>",
    kind="leader",
    names=("城主イーヴォ",),
    back_names=("Ivo Unbound",),
    keywords=("Guard",),
    colors=("red", "blue"),
    traits=("Knight",),
    values={"power": 10000},
    copies=2,
    unread=("Build with care.",),
)


def test_a_card_is_read_with_all_that_deck_rules_read(game: Game) -> None:
    assert printed_cards(game=game, numbers=["c1-01_PR"]) == [LORD]


@pytest.mark.parametrize("name", ["lord ivo", "城主イーヴォ", "Lord <Ivo> // Ivo Unbound", "Ivo Unbound"])
def test_a_card_is_found_by_the_name_of_a_side_in_any_language(game: Game, name: str) -> None:
    assert printed_cards(game=game, numbers=[], names=[name]) == [LORD]


@pytest.mark.parametrize("name", ["", "!?", "Unbound", "Lord"])
def test_what_is_no_whole_name_of_a_side_finds_nothing(game: Game, name: str) -> None:
    assert printed_cards(game=game, numbers=[], names=[name]) == []


def test_another_game_has_its_own_cards(game: Game) -> None:
    assert printed_cards(game=make_game("tower"), numbers=["C1-001"], names=["城主イーヴォ"]) == []


def test_queries_do_not_grow(game: Game, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    cards = [make_card(game, f"C2-{place:03}", f"Page {place}") for place in range(1, 30)]
    for card in cards:
        make_face(card, name=f"Seite {card.pk}", language="de")

    with django_assert_num_queries(3):
        found = printed_cards(game=game, numbers=[card.number for card in cards], names=["Crowd"])

    assert len(found) == 30


@pytest.mark.parametrize(
    ("day", "title", "copies"),
    [
        ("2018-12-31", "", {}),
        ("2019-01-01", "First", {"C1-1": 0}),
        ("2019-05-31", "First", {"C1-1": 0}),
        ("2019-06-01", "Second", {"C1-2": 1}),
    ],
)
def test_a_list_holds_from_its_day_to_the_next(
    game: Game, day: str, title: str, copies: dict[str, int]
) -> None:
    first = RestrictionList.objects.create(game=game, title="First", since="2019-01-01", source="a page")
    first.restrictions.create(number="C1-001", key="C1-1", copies=0)
    second = RestrictionList.objects.create(game=game, title="Second", since="2019-06-01", source="a page")
    second.restrictions.create(number="C1-002", key="C1-2", copies=1)

    found = restrictions_of(game=game, on=datetime.date.fromisoformat(day))

    assert (found.title, found.copies) == (title, copies)


def test_the_example_of_a_pack_replaces_no_list_of_the_site(game: Game) -> None:
    """It is about invented cards; a publisher's older list is still the one in force, here and on a card's page."""
    own = RestrictionList.objects.create(game=game, title="Own", since="2019-01-01", source="a page")
    own.restrictions.create(number="C1-001", key="C1-1", copies=0)
    RestrictionList.objects.create(
        game=game, title="Example", since="2019-06-01", source="us", origin=CardOrigin.PACK
    )

    found = restrictions_of(game=game, on=datetime.date(2019, 7, 1))
    (span,) = restrictions_naming(game=game, number="C1-001")

    assert (found.title, found.copies) == ("Own", {"C1-1": 0})
    assert span.until is None


def test_a_list_is_told_with_its_source(game: Game) -> None:
    RestrictionList.objects.create(
        game=game, title="List", since="2019-01-01", source="example.org", is_official=True
    )

    assert restrictions_of(game=game) == Restrictions(
        title="List", since="2019-01-01", source="example.org", is_official=True
    )
