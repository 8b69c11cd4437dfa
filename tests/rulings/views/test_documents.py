"""Documents have a table of contents; words show their languages and the rulings that name them."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django.asserts import assertContains, assertNotContains

from rulings.models import Game, Passage
from tests.rulings.factories import make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

GUARD = "castle/faq/gardien/1"


@pytest.fixture
def game() -> Game:
    """Return a game with a ruling and two passages under headings."""
    game = make_game()
    make_ruling(GUARD)
    make_passage("castle/faq/coup/1", statement="A blow counts <once>.")
    Passage.objects.filter(code=GUARD).update(section="Gardien", position=1)
    Passage.objects.filter(code="castle/faq/coup/1").update(section="Coup", position=2)
    return game


def test_documents_are_listed_with_what_is_known_of_them(client: Client, game: Game) -> None:
    page = client.get("/rulings/documents/")

    assertContains(page, 'href="/rulings/documents/castle/faq/"')
    assertContains(page, "2 passages")
    assertNotContains(page, "with their own words")


def test_a_document_has_contents_and_passages(client: Client, game: Game) -> None:
    page = client.get("/rulings/documents/castle/faq/")

    assertContains(page, 'href="#section-2"')
    assertContains(page, f'href="/rulings/passages/{GUARD}/"')
    assertContains(page, "A blow counts &lt;once&gt;.")
    assertContains(page, "1 ruling")
    assertContains(page, "The original words are not on this site")


def test_original_words_stand_where_they_were_imported(client: Client, game: Game) -> None:
    Passage.objects.filter(code="castle/faq/coup/1").update(statement="", text="Un seul coup.", language="fr")

    page = client.get("/rulings/documents/castle/faq/")

    assertContains(page, '<span lang="fr">Un seul coup.</span>')
    assertNotContains(page, "The original words are not on this site")


def test_passages_lead_to_those_beside_them_and_to_the_document(client: Client, game: Game) -> None:
    page = client.get(f"/rulings/passages/{GUARD}/")

    assertContains(page, 'rel="next" href="/rulings/passages/castle/faq/coup/1/"')
    assertContains(page, 'href="/rulings/documents/castle/faq/"')


@pytest.mark.parametrize(
    "address",
    [
        "/rulings/documents/castle/none/",
        "/rulings/documents/%00/",
        "/rulings/documents/?game=none",
        "/rulings/terms/castle/none/",
        "/rulings/terms/none/guard/",
        "/rulings/new/?game=none",
    ],
)
def test_what_is_not_there_is_not_found(client: Client, game: Game, address: str) -> None:
    assert client.get(address).status_code == 404


def test_a_word_shows_its_languages_rulings_and_passages(client: Client, game: Game) -> None:
    make_ruling("castle/faq/gardien/2", title="Another word", keywords=["Double Blow"])

    page = client.get("/rulings/terms/castle/guard/")

    for words in ("Guard", "Gardien", "Wächter", "guarding", "A guard acts only when chosen", GUARD):
        assertContains(page, words)
    assertNotContains(page, "Another word")


def test_a_word_without_rulings_leads_to_search(client: Client, game: Game) -> None:
    page = client.get("/rulings/terms/castle/double-blow/")

    assertContains(page, "No ruling names it as its keyword.")
    assertContains(page, "q=%5BDouble%20Blow%5D")


def test_whats_new_lists_the_newest_first(client: Client, game: Game) -> None:
    make_ruling("castle/faq/gardien/2", title="The newest")

    page = client.get("/rulings/new/").content.decode()

    assert page.index("The newest") < page.index("A guard acts only when chosen")


def test_queries_do_not_grow(client: Client, game: Game) -> None:
    def count(address: str) -> int:
        with CaptureQueriesContext(connection) as queries:
            client.get(address)
        return len(queries)

    addresses = ("/rulings/documents/", "/rulings/documents/castle/faq/", "/rulings/terms/castle/guard/")
    before = [count(address) for address in addresses]
    for number in range(3, 9):
        make_ruling(f"castle/faq/gardien/{number}")

    assert [count(address) for address in addresses] == before
