"""The list of cards: search, filters, pages, fragments, and what to do where nothing is found."""

from __future__ import annotations

import random
import re

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains, assertTemplateUsed

from rulings.models import Card, Game
from rulings.search.cards.index import rebuild_card_index
from tests.rulings.card_factory import make_card, make_face
from tests.rulings.factories import make_game

pytestmark = pytest.mark.django_db

ADDRESS = "/rulings/cards/"


@pytest.fixture
def game() -> Game:
    """Return a game with three cards."""
    game = make_game()
    make_card(
        game, "C1-001", "<Ivo>", kind="leader", colors=["red"], traits=["Knight"], values={"power": 10000}
    )
    make_card(game, "C1-002", "Gate Guard", kind="battle", colors=["blue"], keywords=["Guard"])
    make_card(game, "C1-010", "Nobody")
    rebuild_card_index()
    return game


def numbers_on(client: Client, **values: str) -> list[str]:
    """Return the numbers of the cards on a page, in order."""
    page = client.get(ADDRESS, values).content.decode()
    return re.findall(r'href="/rulings/cards/castle/([^"/]+)/"', page)


def test_an_empty_catalogue_says_what_to_do(client: Client) -> None:
    assertContains(client.get(ADDRESS), "import_cards")


def test_all_cards_stand_by_number_with_what_is_known(client: Client, game: Game) -> None:
    response = client.get(ADDRESS)

    assert numbers_on(client) == ["C1-001", "C1-002", "C1-010"]
    assertContains(response, "&lt;Ivo&gt;")
    assertNotContains(response, "<Ivo>")
    assertContains(response, "kind not known")


def test_a_search_finds_and_filters_keep_to_what_they_name(client: Client, game: Game) -> None:
    assert numbers_on(client, q="guard") == ["C1-002"]
    assert numbers_on(client, q="c1", kind="leader") == ["C1-001"]
    assert numbers_on(client, color="blue") == ["C1-002"]
    assert numbers_on(client, trait="knight") == ["C1-001"]
    assert numbers_on(client, keyword="Guard", game="castle") == ["C1-002"]


def test_a_name_in_another_language_is_shown_where_it_was_looked_for(client: Client, game: Game) -> None:
    card = Card.objects.get(number="C1-002")
    make_face(card, name="門番", language="ja")
    rebuild_card_index()

    assertContains(client.get(ADDRESS, {"q": "門"}), '<span class="muted" lang="ja">· 門番</span>')
    assertNotContains(client.get(ADDRESS, {"q": "gate"}), "門番")


def test_chips_lead_on_and_let_go(client: Client, game: Game) -> None:
    response = client.get(ADDRESS, {"game": "castle", "q": "c1", "kind": "leader"})

    assertContains(response, "/rulings/cards/?q=c1&amp;game=castle&amp;kind=battle")
    chosen = '<a class="chip" href="/rulings/cards/?q=c1&amp;game=castle" aria-current="true">Leader</a>'
    assertContains(response, chosen, html=True)
    assertContains(response, '<input type="hidden" name="kind" value="leader" form="card-search">', html=True)


def test_htmx_gets_the_results_alone(client: Client, game: Game) -> None:
    response = client.get(ADDRESS, {"q": "guard"}, headers={"HX-Request": "true"})

    assertTemplateUsed(response, "rulings/_card_results.html")
    assertNotContains(response, "<html")


def test_nothing_found_helps_on(client: Client, game: Game) -> None:
    response = client.get(ADDRESS, {"q": "xylophone", "game": "castle"})

    assertContains(response, "The catalogue has no such card")
    assertContains(response, 'href="/rulings/cards/?q=xylophone"')


def test_a_mended_query_is_told(client: Client, game: Game) -> None:
    assertContains(client.get(ADDRESS, {"q": "gaet guard "}), "?q=gate+guard")


def test_pages_go_on_and_keep_the_search(client: Client, game: Game) -> None:
    for place in range(100, 150):
        make_card(game, f"C2-{place}", f"Page {place}")
    rebuild_card_index()

    first = client.get(ADDRESS, {"q": "page", "game": "castle"})

    assertContains(first, 'href="/rulings/cards/?q=page&amp;game=castle&amp;page=2"')
    assert len(numbers_on(client, q="page")) == 40
    assert numbers_on(client, q="page", page="2") == [f"C2-{place}" for place in range(140, 150)]
    assert numbers_on(client, q="page", page="99") == [f"C2-{place}" for place in range(140, 150)]


@pytest.mark.parametrize("page", ["0", "-1", "x", "٣", "99999999", "1.5"])
def test_impossible_pages_show_cards(client: Client, game: Game, page: str) -> None:
    assert numbers_on(client, page=page) == ["C1-001", "C1-002", "C1-010"]


def test_an_unknown_game_is_not_found(client: Client, game: Game) -> None:
    assert client.get(ADDRESS, {"game": "none"}).status_code == 404
    assert client.post(ADDRESS).status_code == 405


@pytest.mark.parametrize("name", ["q", "kind", "color", "trait", "keyword", "game"])
@pytest.mark.parametrize(
    "value", ["\x00", "<script>alert(1)</script>", "x" * 10_000, "' \" %", "🃏", "\u202e"]
)
def test_hostile_values_get_a_page(client: Client, game: Game, name: str, value: str) -> None:
    response = client.get(ADDRESS, {name: value})

    assert response.status_code == (404 if name == "game" else 200)
    assert b"<script>alert" not in response.content


def test_two_hundred_strange_searches_get_a_page(client: Client, game: Game) -> None:
    signs = list("gate GUARD C1-00 <Ivo> 城ガ[]{}\"'\\%_*:&|!()~^$#@;=+–…éß\u0301\u200d\t\n😀\x00")
    chance = random.Random(7)
    for _ in range(200):
        text = "".join(chance.choices(signs, k=chance.randint(1, 40)))
        response = client.get(ADDRESS, {"q": text}, headers={"HX-Request": "true"})
        assert response.status_code == 200, text
        assert b"<Ivo>" not in response.content, text


def test_queries_do_not_grow(
    client: Client, game: Game, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for place in range(100, 150):
        make_card(game, f"C2-{place}", f"Guard {place}")
    rebuild_card_index()

    with django_assert_max_num_queries(7):
        client.get(ADDRESS, {"q": "guard", "game": "castle"})
    with django_assert_max_num_queries(7):
        client.get(ADDRESS)
