"""Cards are found by number, name, label and text, in the languages they are printed in."""

from __future__ import annotations

import random

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import DjangoAssertNumQueries

from rulings.models import Card, Game
from rulings.search.cards import engine
from rulings.search.cards.engine import search_card_ids, search_card_names
from rulings.search.cards.index import rebuild_card_index, refresh_card_index
from rulings.search.cards.query import parse_card_query
from tests.rulings.card_factory import make_card, make_face, make_printings
from tests.rulings.factories import make_game

pytestmark = pytest.mark.django_db


@pytest.fixture
def game() -> Game:
    """Return a game with eight cards in three languages."""
    game = make_game()
    ivo = make_card(game, "BT1-001", "Lord <Ivo>", kind="leader", colors=["red"], keywords=["Awaken"])
    make_face(ivo, name="Lord <Ivo>", text="[Auto] When this card attacks, draw 1 card.", traits=["Knights"])
    make_face(ivo, name="Ivo, Unbound", side="back", text="[Permanent] This card has 15000 power.")
    make_face(
        ivo,
        name="城主イーヴォ・ガルド",
        language="ja",
        text="このカードがアタックした時、1枚引く。",
        traits=["騎士"],
    )
    make_printings(ivo, {"BT1-001": "First Wave", "BT1-001_PR": "Promotion"})
    guard = make_card(game, "BT1-010", "Gate Guard", kind="battle", colors=["blue"], keywords=["Guard"])
    make_face(guard, name="Gate Guard", text="[Guard] Lord Ivo's cards get +5000 power.")
    make_face(guard, name="Torwächter", language="de", text="Wird angegriffen.")
    for number, name in (
        ("BT1-011", "Dragons' Crowd"),
        ("BT10-001", "Château Cook"),
        ("BT2-017", "Android 17"),
        ("17", "Seventeen Lamps"),
        ("ST1-01", "Lord of the Lake"),
        ("P-001", "ｶﾞﾙﾄﾞの旗"),
    ):
        make_card(game, number, name, kind="battle")
    rebuild_card_index()
    return game


def numbers(text: str, **values: object) -> list[str]:
    """Return the numbers of the cards that a query finds, best first."""
    ids = search_card_ids(text=text, **values).ids  # type: ignore[arg-type]  # as the tests give it
    cards = Card.objects.in_bulk(ids)
    return [cards[one].number for one in ids]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("BT1-001", "BT1-001"),
        ("bt1-1", "BT1-001"),
        ("BT1-001_PR", "BT1-001"),
        ("ＢＴ１－００１", "BT1-001"),
        ("bt1001", "BT1-001"),
        ("bt1 001", "BT1-001"),
        ("ST1-001", "ST1-01"),
        ("17", "17"),
        ("lord ivo", "BT1-001"),
        ("LORD", "BT1-001"),
        ("unbound", "BT1-001"),
        ("<Ivo>", "BT1-001"),
        ("chateau", "BT10-001"),
        ("CHÂTEAU", "BT10-001"),
        ("dragon", "BT1-011"),
        ("android 17", "BT2-017"),
        ("knight", "BT1-001"),
        ("[Guard]", "BT1-010"),
        ("awak", "BT1-001"),
        ("draw a card", "BT1-001"),
        ("permanent 15000", "BT1-001"),
        ("torwaechter", "BT1-010"),
        ("Torwächter", "BT1-010"),
        ("angegriffen", "BT1-010"),
        ("城主", "BT1-001"),
        ("イーヴォ", "BT1-001"),
        ("ガルド", "P-001"),
        ("イーヴォガルド", "BT1-001"),
        ("イーヴォ・", "BT1-001"),
        ("城主 ガルド", "BT1-001"),
        ("旗", "P-001"),
        ("アタックした時", "BT1-001"),
        ("lady of the lake", "ST1-01"),
        ("androd", "BT2-017"),
    ],
)
def test_the_card_meant_goes_first(game: Game, text: str, number: str) -> None:
    assert numbers(text)[0] == number


def test_the_beginning_of_a_number_finds_the_set_in_order_before_longer_sets(game: Game) -> None:
    assert numbers("BT1") == ["BT1-001", "BT1-010", "BT1-011", "BT10-001"]
    assert numbers("BT1-0") == ["BT1-001", "BT1-010", "BT1-011"]
    assert numbers("BT1-01") == ["BT1-001", "BT1-010", "BT1-011"]


def test_a_name_beats_a_text(game: Game) -> None:
    assert numbers("lord ivo") == ["BT1-001", "BT1-010"]


def test_all_words_must_be_there(game: Game) -> None:
    assert numbers("gate dragon") == ["BT1-010", "BT1-011"]
    assert search_card_ids(text="gate dragon").is_partial
    assert not search_card_ids(text="gate guard").is_partial


def test_a_mended_query_is_told(game: Game) -> None:
    assert search_card_ids(text="andriod 17").suggestion == "android 17"


@pytest.mark.parametrize("typed", ["gateguard", "GateGuard", "gate-guard "])
def test_a_name_typed_as_one_word_is_read_as_the_name(game: Game, typed: str) -> None:
    """On a phone blanks get lost."""
    assert numbers(typed)[0] == "BT1-010"
    assert Card.objects.get(pk=search_card_names(text=typed, game_id=game.pk, limit=1)[0]).number == "BT1-010"


def test_a_name_typed_as_one_word_says_how_it_was_read(game: Game) -> None:
    assert search_card_ids(text="gateguard").suggestion == "Gate Guard"
    assert search_card_ids(text="gateguards").suggestion != "Gate Guard"


def test_what_nobody_prints_finds_nothing(game: Game) -> None:
    assert numbers("xylophone") == []
    assert numbers("亀") == []


def test_filters_keep_to_what_they_name(game: Game) -> None:
    assert numbers("lord", facets=[("kind", "leader")]) == ["BT1-001"]
    assert numbers("", facets=[("color", "Blue")]) == ["BT1-010"]
    assert numbers("", facets=[("trait", "騎士")]) == ["BT1-001"]
    assert numbers("", facets=[("keyword", "guard"), ("color", "red")]) == []
    assert numbers("lord", game_id=make_game("tower").pk) == []


def test_names_are_offered_as_they_are_typed(game: Game) -> None:
    found = search_card_names(text="lord", game_id=game.pk, limit=1)

    assert [Card.objects.get(pk=one).number for one in found] == ["BT1-001"]
    assert search_card_names(text="attacks", game_id=game.pk, limit=9) == []
    assert search_card_names(text=" ", game_id=game.pk, limit=9) == []


def test_more_cards_than_are_ranked_keep_those_named_so_in_front(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "RANKED", 1)

    assert numbers("guard")[0] == "BT1-010"
    assert sorted(numbers("lord")) == ["BT1-001", "BT1-010", "ST1-01"]


def test_a_changed_card_is_found_as_it_is_now_and_a_gone_one_no_more(game: Game) -> None:
    card = Card.objects.get(number="BT1-010")
    Card.objects.filter(pk=card.pk).update(name="Bridge Keeper")
    card.faces.all().delete()

    assert refresh_card_index([card.pk, card.pk]) == 1
    assert numbers("bridge") == ["BT1-010"]
    assert numbers("torwächter") == []

    Card.objects.filter(pk=card.pk).delete()
    refresh_card_index([card.pk])
    assert numbers("bridge") == []


def test_refreshing_without_a_change_changes_nothing(game: Game) -> None:
    assert rebuild_card_index() == 0


def test_queries_do_not_grow_with_cards(
    game: Game, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with CaptureQueriesContext(connection) as few:
        search_card_ids(text="lord")
    for place in range(20, 50):
        make_card(game, f"BT1-{place:03}", f"Lord {place}")
    rebuild_card_index()

    with django_assert_num_queries(len(few)):
        assert len(search_card_ids(text="lord").ids) == 33


HOSTILE = [
    "",
    "   ",
    "\x00",
    '"',
    "' OR 1=1 --",
    "AND OR NOT NEAR(",
    "lord* ^lord -lord +lord",
    "stems:lord",
    "{}[]()<>|&!\\/:",
    "%s %(x)s {0}",
    "🃏🔥",
    "\ud800",
    "lord " * 2000,
    "x" * 10_000,
    "1-" * 300,
    "-1-",
    "_",
    "j0000000000",
    "a_lord:*",
    "Ⅷ ㊙ ﷺ",
    "\u202eivo",
    "ー・ー",
    "𠮷野家",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_queries_get_an_answer(game: Game, text: str) -> None:
    search_card_ids(text=text)
    search_card_names(text=text, game_id=game.pk, limit=5)


def test_two_hundred_strange_queries_get_an_answer(game: Game) -> None:
    signs = list("lord ivo BT1-0 17 城主ガルド[]<>\"'\\%_*:&|!()-–—…éß\u0301\u200d\t😀")
    chance = random.Random(4)
    for _ in range(200):
        search_card_ids(text="".join(chance.choices(signs, k=chance.randint(1, 30))))


@given(st.text(max_size=120))
def test_any_text_is_a_query(text: str) -> None:
    query = parse_card_query(text)

    for group in query.groups:
        assert all(
            sign.isascii() and (sign.isalnum() or sign in "_*") for one in group.anywhere() for sign in one
        )
