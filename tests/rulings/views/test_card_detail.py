"""A card's page shows its sides, what names it and what is not known; wrong numbers are said to be so."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from rulings.cards.deckwords import TEXT_UNKNOWN
from rulings.construction.types import ANY_NUMBER
from rulings.models import Card, Game, RestrictionList
from rulings.search.cards.index import rebuild_card_index
from rulings.services.exhibits import ExhibitDraft, replace_exhibits
from tests.rulings.card_factory import make_card, make_face, make_printings
from tests.rulings.factories import make_game, make_ruling

pytestmark = pytest.mark.django_db

LORD = "/rulings/cards/castle/C1-001/"


@pytest.fixture
def game() -> Game:
    """Return a game with a leader of two sides in two languages, a plain card, and a ruling that names both."""
    game = make_game()
    lord = make_card(
        game, "C1-001", "<Ivo>", kind="leader", colors=["red"], keywords=["Guard"], traits=["Knight"]
    )
    make_face(
        lord, name="<Ivo>", text="[Auto] Draw 1 <script>card</script>.\n[Guard]", values={"power": 10000}
    )
    make_face(lord, name="Ivo Unbound", side="back", text="[Permanent] Rules.", values={"power": 15000})
    make_face(lord, name="城主イーヴォ", language="ja", text="【自動】1枚引く。")
    make_printings(lord, {"C1-001": "First Wave", "C1-001_PR": "Promotion"})
    make_card(game, "C1-002", "Crowd", values={"copies": ANY_NUMBER, "unread": ["Build with care."]})
    rebuild_card_index()
    make_ruling("castle/faq/gardien/1", cards=["C1-1", "C1-099"])
    return game


def test_both_sides_stand_with_their_values(client: Client, game: Game) -> None:
    response = client.get(LORD)

    for words in (
        "&lt;Ivo&gt;",
        "Ivo Unbound",
        "15\u202f000",
        "Permanent",
        "First Wave",
        "C1-001_PR",
        "Knight",
    ):
        assertContains(response, words)
    for hostile in ("<Ivo>", "<script>card"):
        assertNotContains(response, hostile)


def test_another_language_is_a_link_away(client: Client, game: Game) -> None:
    assertContains(client.get(LORD), 'href="?lang=ja"')
    response = client.get(LORD, {"lang": "ja"})

    assertContains(response, "城主イーヴォ")
    assertContains(response, "【自動】")
    assertNotContains(response, "Ivo Unbound")
    assertContains(client.get(LORD, {"lang": "xx"}), "Ivo Unbound")


def test_rulings_that_name_it_and_what_shows_them_stand_on_the_page(client: Client, game: Game) -> None:
    draft = ExhibitDraft(
        ruling="castle/faq/gardien/1", kind="demonstration", title="Guard, shown", address="/judge/guard/"
    )
    replace_exhibits(game=game, exhibits=[draft])

    response = client.get(LORD)

    assertContains(response, 'href="/rulings/castle/faq/gardien/1/"')
    assertContains(response, 'href="/judge/guard/"')
    assertContains(response, "q=%5BGuard%5D")


def test_a_ruling_links_the_cards_it_names(client: Client, game: Game) -> None:
    assertContains(client.get("/rulings/castle/faq/gardien/1/"), 'href="/rulings/cards/castle/C1-099/"')


def test_no_ruling_is_said_with_what_to_do(client: Client, game: Game) -> None:
    assertContains(client.get("/rulings/cards/castle/C1-002/"), "No ruling names this card")


def test_what_is_not_known_is_said(client: Client, game: Game) -> None:
    response = client.get("/rulings/cards/castle/C1-002/")

    for words in (
        "kind not known",
        "Colour not known",
        "Build with care.",
        "cannot be judged",
        "any number of copies",
    ):
        assertContains(response, words)
    assertNotContains(client.get(LORD), "cannot be judged")


def test_a_text_that_is_not_known_is_said_to_be_so(client: Client, game: Game) -> None:
    make_card(game, "C1-004", "Blank", values={"unread": [TEXT_UNKNOWN]})

    response = client.get("/rulings/cards/castle/C1-004/")

    assertContains(response, "Its text is not known here")
    assertNotContains(response, TEXT_UNKNOWN)


def test_a_list_in_force_is_told_first_and_a_past_one_as_past(client: Client, game: Game) -> None:
    for day, copies in (("2019-01-01", 1), ("2019-06-01", 0)):
        one = RestrictionList.objects.create(
            game=game, title=f"List {day}", since=day, source="https://example.org/list", is_official=True
        )
        one.restrictions.create(number="C1-001", key="C1-1", copies=copies)

    response = client.get(LORD)

    assertContains(response, "Since 2019-06-01, by the list “List 2019-06-01”.")
    assertContains(response, "Restricted to 1")
    assertContains(response, "until the list of")
    assertContains(response, 'href="https://example.org/list"')


def test_a_list_that_a_newer_one_replaced_is_not_in_force(client: Client, game: Game) -> None:
    old = RestrictionList.objects.create(game=game, title="Old", since="2019-01-01", source="javascript:x")
    old.restrictions.create(number="C1-001", key="C1-1", copies=0)
    RestrictionList.objects.create(game=game, title="New", since="2019-06-01", source="a page")

    response = client.get(LORD)

    assertNotContains(response, "by the list")
    assertContains(response, "past")
    assertNotContains(response, 'href="javascript:')


@pytest.mark.parametrize("number", ["C1-001_PR", "c1-01", "C01-001", "C1-001-p1"])
def test_other_writings_of_the_number_lead_to_the_card(client: Client, game: Game, number: str) -> None:
    assertRedirects(client.get(f"/rulings/cards/castle/{number}/?lang=ja"), f"{LORD}?lang=ja")


def test_a_printing_with_a_number_of_its_own_leads_to_the_card(client: Client, game: Game) -> None:
    make_printings(Card.objects.get(key="C1-1"), {"PROMO/7": "Fair"})

    assertRedirects(client.get("/rulings/cards/castle/promo/7/"), LORD)


def test_a_card_of_a_pack_shows_the_text_among_its_values(client: Client, game: Game) -> None:
    back = {"name": "Other Side", "text": "[Auto] Turn.", "power": 15000}
    make_card(game, "C1-003", "Two Sides", values={"text": "[Awaken] Flip.", "back": back, "cost": 3})

    response = client.get("/rulings/cards/castle/C1-003/")

    for words in ("[Awaken]", "Other Side", "[Auto]", "Cost"):
        assertContains(response, words)


def test_a_number_that_only_rulings_name_shows_them(client: Client, game: Game) -> None:
    response = client.get("/rulings/cards/castle/C1-099/")

    assertContains(response, "The catalogue has no card with this number")
    assertContains(response, 'href="/rulings/castle/faq/gardien/1/"')


@pytest.mark.parametrize(
    "address",
    [
        "castle/C9-999/",
        "none/C1-001/",
        "castle/%00/",
        "castle/%3Cscript%3Ealert(1)/",
        "castle/" + "x" * 900 + "/",
    ],
)
def test_what_is_not_there_is_not_found(client: Client, game: Game, address: str) -> None:
    response = client.get(f"/rulings/cards/{address}")

    assert response.status_code == 404
    assert b"<script>alert" not in response.content


def test_a_number_that_is_not_there_offers_those_like_it(client: Client, game: Game) -> None:
    response = client.get("/rulings/cards/castle/C1-00/")

    assertContains(response, LORD, status_code=404)


def test_queries_do_not_grow(
    client: Client, game: Game, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for place in range(2, 9):
        make_ruling(f"castle/faq/gardien/{place}", cards=["C1-001"])
    lists = [
        RestrictionList.objects.create(game=game, title="List", since=f"2019-0{place}-01", source="a page")
        for place in range(1, 9)
    ]
    for one in lists:
        one.restrictions.create(number="C1-001", key="C1-1", copies=1)

    with django_assert_num_queries(10):
        client.get(LORD)
