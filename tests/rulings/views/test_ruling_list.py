"""One search box: answers on a page, as a fragment, and what to do where there are none."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects, assertTemplateUsed

from rulings.models import Game
from rulings.services.exhibits import ExhibitDraft, replace_exhibits
from tests.rulings.card_factory import make_card
from tests.rulings.factories import make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

ADDRESS = "/rulings/"
GUARD = "castle/faq/gardien/1"


@pytest.fixture
def game() -> Game:
    """Return a game with a ruling."""
    game = make_game()
    make_ruling(GUARD)
    return game


def test_an_empty_site_says_what_to_do(client: Client) -> None:
    assertContains(client.get(ADDRESS), "load_packs")


def test_the_page_offers_examples_keywords_and_all_rulings(client: Client, game: Game) -> None:
    response = client.get(ADDRESS)

    assertContains(response, "does a guard trigger alone")
    assertContains(response, "?keyword=Guard")
    assertContains(client.get(ADDRESS, {"game": "castle"}), "/rulings/terms/castle/guard/")
    assertContains(response, f"/rulings/{GUARD}/")


def test_an_example_finds_something_by_one_tap(client: Client, game: Game) -> None:
    response = client.get(ADDRESS, {"q": "does a guard trigger alone"})

    assertContains(response, "No, its player chooses.")


def test_the_answer_stands_before_the_reason_and_the_sources(client: Client, game: Game) -> None:
    page = client.get(ADDRESS, {"q": "guard"}).content.decode()

    assert (
        page.index("No, its player chooses.")
        < page.index("The skill says may.")
        < page.index("A guard may act.")
    )


def test_htmx_gets_the_results_alone(client: Client, game: Game) -> None:
    response = client.get(ADDRESS, {"q": "guard"}, headers={"HX-Request": "true"})

    assertTemplateUsed(response, "rulings/_results.html")
    assertNotContains(response, "<html")


def test_nothing_found_helps_on(client: Client, game: Game) -> None:
    response = client.get(ADDRESS, {"q": "xylophone"})

    assertContains(response, "Nothing answers that yet")
    assertContains(response, "does a guard trigger alone")


def test_a_typing_error_is_told(client: Client, game: Game) -> None:
    assertContains(client.get(ADDRESS, {"q": "gaurd "}), "?q=guard")


def test_a_passage_without_a_ruling_is_found(client: Client, game: Game) -> None:
    make_passage("castle/faq/coup/1", question="Quand pioche-t-on ?", text="Au début.")
    make_ruling("castle/faq/gardien/2")
    from rulings.search.index import refresh_index

    refresh_index(codes=["castle/faq/coup/1"])

    assertContains(client.get(ADDRESS, {"q": "quand pioche"}), "Au début.")


def test_a_card_number_in_the_question_leads_to_the_card(client: Client, game: Game) -> None:
    make_card(game, "C1-001", "<Ivo>")

    response = client.get(ADDRESS, {"q": "may c1-01_PR guard"})

    assertContains(response, 'href="/rulings/cards/castle/C1-001/"')
    assertContains(response, "&lt;Ivo&gt;")
    assertNotContains(client.get(ADDRESS, {"q": "may C1-002 guard"}), "/rulings/cards/castle/")


def test_the_filter_keeps_to_a_game_and_refuses_unknown_ones(client: Client, game: Game) -> None:
    make_game("tower")

    assertNotContains(client.get(ADDRESS, {"q": "guard", "game": "tower"}), "No, its player chooses.")
    assert client.get(ADDRESS, {"game": "none"}).status_code == 404


@pytest.mark.parametrize("question", ["\x00", "<script>alert(1)</script>", "x" * 10_000, "' \" %", "🃏"])
def test_hostile_questions_get_a_page(client: Client, game: Game, question: str) -> None:
    response = client.get(ADDRESS, {"q": question})

    assert response.status_code == 200
    assertNotContains(response, "<script>alert")


@pytest.mark.parametrize("page", ["0", "x", "99999999"])
def test_impossible_page_numbers_get_a_page(client: Client, game: Game, page: str) -> None:
    assert client.get(ADDRESS, {"page": page}).status_code == 200


def test_posting_is_refused(client: Client) -> None:
    assert client.post(ADDRESS).status_code == 405


def test_queries_do_not_grow_with_rulings_that_no_longer_hold(client: Client, game: Game) -> None:
    """Each names the ruling that holds now by its title."""

    def count() -> int:
        with CaptureQueriesContext(connection) as queries:
            assertContains(client.get(ADDRESS, {"q": "guard"}), "No longer holds")
        return len(queries)

    make_ruling("castle/faq/gardien/2", title="An old guard", status="superseded", superseded_by=GUARD)
    count()
    before = count()
    for number in range(3, 9):
        make_ruling(
            f"castle/faq/gardien/{number}",
            title=f"Old guard {number}",
            status="superseded",
            superseded_by=GUARD,
        )
    count()

    assert count() == before


def test_queries_do_not_grow(
    client: Client, game: Game, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(2, 12):
        make_ruling(f"castle/faq/gardien/{number}")
    client.get(ADDRESS, {"q": "guard"})

    with django_assert_max_num_queries(11):
        client.get(ADDRESS, {"q": "guard"})
    with django_assert_max_num_queries(14):
        client.get(ADDRESS)
    with django_assert_max_num_queries(14):
        client.get(ADDRESS, {"q": "guard", "kind": "board", "keyword": "Gardien", "has": "demonstration"})


def test_filters_keep_to_what_was_chosen(client: Client, game: Game) -> None:
    make_ruling(
        "castle/faq/gardien/2", title="A deck holds a guard", kind="deck", answer="Yes, four of them."
    )

    response = client.get(ADDRESS, {"q": "guard", "kind": "deck"})

    assertContains(response, "Yes, four of them.")
    assertNotContains(response, "No, its player chooses.")
    assertContains(response, '<input type="hidden" name="kind" value="deck" form="ruling-search">', html=True)
    assertContains(response, 'href="/rulings/?q=guard"')  # lets the filter go again


def test_filters_work_without_a_question(client: Client, game: Game) -> None:
    make_ruling("castle/faq/gardien/2", title="A deck holds a guard", kind="deck")

    response = client.get(ADDRESS, {"kind": "deck", "game": "castle"})

    assertContains(response, "A deck holds a guard")
    assertNotContains(response, "A guard acts only when chosen")


@pytest.mark.parametrize("word", ["Guard", "[guard]", "Gardien", "wächter", "GUARD"])
def test_a_keyword_is_found_by_its_word_in_any_language(client: Client, game: Game, word: str) -> None:
    make_ruling("castle/faq/gardien/2", title="Nothing to do with it", keywords=["Double Blow"])

    response = client.get(ADDRESS, {"keyword": word})

    assertContains(response, "A guard acts only when chosen")
    assertNotContains(response, "Nothing to do with it")


def test_only_what_can_be_shown(client: Client, game: Game) -> None:
    make_ruling("castle/faq/gardien/2", title="Seen at work")
    shown = ExhibitDraft(
        ruling="castle/faq/gardien/2", kind="demonstration", title="Look", address="/judge/x/"
    )
    replace_exhibits(game=game, exhibits=[shown])

    for values in ({"has": "demonstration"}, {"has": "demonstration", "q": "guard"}):
        response = client.get(ADDRESS, values)
        assertContains(response, "Seen at work")
        assertNotContains(response, "A guard acts only when chosen")


def test_filters_that_leave_nothing_say_so(client: Client, game: Game) -> None:
    assertContains(client.get(ADDRESS, {"kind": "procedure"}), "No ruling is all of that")
    assertContains(
        client.get(ADDRESS, {"q": "guard", "kind": "procedure"}), "Ask the same without the filters"
    )


@pytest.mark.parametrize("name", ["kind", "lang", "status", "has", "keyword"])
def test_impossible_choices_get_a_page(client: Client, game: Game, name: str) -> None:
    response = client.get(ADDRESS, {"q": "guard", name: "<b>'\x00"})

    assert response.status_code == 200
    assertNotContains(response, "<b>'")


def test_results_say_why_they_were_found(client: Client, game: Game) -> None:
    asked = client.get(ADDRESS, {"q": "does the guard trigger"})
    keyword = client.get(ADDRESS, {"q": "guard"})

    assertContains(asked, "asked as")
    assertContains(asked, "<mark>trigger</mark>")
    assertContains(keyword, "<mark>Guard</mark>")


def test_nothing_found_leads_to_the_report(client: Client, game: Game) -> None:
    assertContains(client.get(ADDRESS, {"q": "xylophone"}), "/rulings/report/?q=xylophone")


def test_drafts_are_never_public(client: Client, game: Game) -> None:
    make_ruling("castle/faq/gardien/2", title="Not looked over", review="draft", answer="Hidden words.")

    for address in (ADDRESS, f"{ADDRESS}?q=hidden+words", "/rulings/new/", "/rulings/terms/castle/guard/"):
        assertNotContains(client.get(address), "Not looked over")
    # The passage may be read, the draft that rests on it may not.
    assert client.get("/rulings/castle/faq/gardien/2/").status_code == 302
    assert client.get("/api/v1/rulings/castle/faq/gardien/2/").status_code == 404


def test_filters_that_were_passed_over_are_told(client: Client, game: Game) -> None:
    response = client.get(ADDRESS, {"q": "guard status:<b>"})

    assertContains(response, "status:&lt;b&gt; was passed over")
    assertContains(response, "No, its player chooses.")


def test_filters_that_were_read_are_told(client: Client, game: Game) -> None:
    assertContains(client.get(ADDRESS, {"q": "acts kw:guard"}), '<span class="code">kw:guard</span>')


def test_a_code_goes_straight_to_its_entry(client: Client, game: Game) -> None:
    assertRedirects(client.get(ADDRESS, {"q": GUARD}), f"/rulings/{GUARD}/")
    # While typing, and with filters, it stands first in the list.
    typing = client.get(ADDRESS, {"q": GUARD}, headers={"HX-Request": "true"})
    assertContains(typing, "No, its player chooses.")
    assertContains(client.get(ADDRESS, {"q": GUARD, "kind": "board"}), "No, its player chooses.")


def test_answers_that_are_not_shown_are_told(client: Client, game: Game) -> None:
    for number in range(2, 62):
        make_ruling(f"castle/faq/gardien/{number}")

    first = client.get(ADDRESS, {"q": "kw:guard"})
    more = client.get(ADDRESS, {"q": "kw:guard", "more": "1"})

    assertContains(first, "10 answers")
    assertContains(first, 'href="/rulings/?q=kw%3Aguard&amp;more=1"')
    assertContains(more, "60 answers")
    assertContains(more, "There are more")
    assertNotContains(client.get(ADDRESS, {"q": "kw:guard", "game": "castle", "kind": "deck"}), "more=1")


def test_answers_that_all_fit_offer_no_more(client: Client, game: Game) -> None:
    response = client.get(ADDRESS, {"q": "guard"})

    assertContains(response, "1 answer,")
    assertNotContains(response, "Show more")
