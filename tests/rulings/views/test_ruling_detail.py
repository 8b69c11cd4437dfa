"""A ruling's page shows all it rests on; a passage's page shows what rests on it."""

from __future__ import annotations

import datetime

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.models import User
from rulings.models import Game, Passage, PassageRevision
from rulings.services.exhibits import ExhibitDraft, replace_exhibits
from rulings.services.rulings import supersede_ruling, write_ruling
from tests.rulings.factories import make_draft, make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

GUARD, LATE = "castle/faq/gardien/1", "castle/faq/gardien/2"


@pytest.fixture
def game() -> Game:
    """Return a game with two rulings that cite each other's passages."""
    game = make_game()
    make_passage(LATE, statement="A guard acts last.")
    make_ruling(GUARD, citations=[GUARD, LATE])
    make_ruling(LATE, title="A guard acts last of all")
    return game


def test_the_page_shows_answer_citations_and_ways_to_ask(client: Client, game: Game) -> None:
    response = client.get(f"/rulings/{GUARD}/")

    for words in (
        "No, its player chooses.",
        "The skill says may.",
        "A guard acts last.",
        "gardien sans choisir",
    ):
        assertContains(response, words)
    assertContains(response, f"/rulings/passages/{LATE}/")


def test_imported_words_stand_beside_it_in_their_language(client: Client, game: Game) -> None:
    Passage.objects.filter(code=GUARD).update(text="Jamais de lui-même.", language="fr", question="Seul ?")

    assertContains(client.get(f"/rulings/{GUARD}/"), '<div class="original" lang="fr">')


def test_exhibits_are_links(client: Client, game: Game) -> None:
    draft = ExhibitDraft(ruling=GUARD, kind="demonstration", title="Guard, shown", address="/judge/guard/")
    replace_exhibits(game=game, exhibits=[draft])

    assertContains(client.get(f"/rulings/{GUARD}/"), 'href="/judge/guard/"')


def test_a_superseded_ruling_says_so(client: Client, game: Game) -> None:
    rulings = {ruling.code: ruling for ruling in game.rulings.all()}
    supersede_ruling(old=rulings[GUARD], new=rulings[LATE])

    old = client.get(f"/rulings/{GUARD}/")
    assertContains(old, "No longer holds")
    assertContains(old, f'<a href="/rulings/{LATE}/">{rulings[LATE].title}</a>', html=True)
    assertContains(client.get(f"/rulings/{LATE}/"), "Replaces")


def test_a_passage_without_a_ruling_has_its_own_page(client: Client, game: Game) -> None:
    make_passage("castle/faq/coup/1", statement="A blow counts once.")

    assertRedirects(client.get("/rulings/castle/faq/coup/1/"), "/rulings/passages/castle/faq/coup/1/")
    assertContains(client.get("/rulings/passages/castle/faq/coup/1/"), "No ruling cites this passage yet.")


def test_a_passage_lists_the_rulings_that_rest_on_it(client: Client, game: Game) -> None:
    response = client.get(f"/rulings/passages/{LATE}/")

    assertContains(response, f'href="/rulings/{GUARD}/"')
    assertContains(response, f'href="/rulings/{LATE}/"')


@pytest.mark.parametrize(
    "address", ["/rulings/castle/faq/none/1/", "/rulings/passages/none/", "/rulings/%00/"]
)
def test_what_is_not_there_is_not_found(client: Client, game: Game, address: str) -> None:
    assert client.get(address).status_code == 404


def test_the_glossary_shows_three_languages(client: Client, game: Game) -> None:
    response = client.get("/rulings/terms/?game=castle")

    for word in ("Guard", "Gardien", "Wächter"):
        assertContains(response, word)


def test_an_empty_glossary_says_what_to_do(client: Client) -> None:
    assertContains(client.get("/rulings/terms/"), "load_packs")


def test_the_page_says_what_changed(client: Client, game: Game) -> None:
    write_ruling(game=game, draft=make_draft(GUARD, answer="Yes, <always>.", citations=[GUARD, LATE]))

    page = client.get(f"/rulings/{GUARD}/")

    assertContains(page, "Revision 2")
    assertContains(page, "<del>No, its player chooses.</del>")
    assertContains(page, "<ins>Yes, &lt;always&gt;.</ins>")
    assertContains(page, "As it was first written.")


def test_near_rulings_share_a_passage_or_a_keyword(client: Client, game: Game) -> None:
    make_ruling("castle/faq/gardien/3", title="Same keyword")
    make_ruling("castle/faq/gardien/4", title="Nothing shared", keywords=["Double Blow"])
    make_game("tower")
    make_ruling("tower/faq/gardien/1", title="Another game")

    page = client.get(f"/rulings/{GUARD}/").content.decode()

    # The one that rests on the same passage stands before the one that shares a keyword.
    assert 0 < page.index("A guard acts last of all") < page.index("Same keyword")
    assert "Nothing shared" not in page
    assert "Another game" not in page


def test_the_page_offers_its_address_and_a_report(client: Client, game: Game) -> None:
    page = client.get(f"/rulings/{GUARD}/")

    assertContains(page, f'data-copy-text="http://testserver/rulings/{GUARD}/"')
    assertContains(page, "/rulings/report/?ruling=castle%2Ffaq%2Fgardien%2F1")


def test_both_sides_of_a_dispute_are_shown(client: Client, game: Game) -> None:
    voices = [
        {"code": GUARD, "says": "It may.", "date": "2019-02-08"},
        {"code": LATE, "says": "It <must>.", "date": "2020-03-09"},
    ]
    make_ruling("castle/faq/gardien/3", status="disputed", disputed=voices)

    page = client.get("/rulings/castle/faq/gardien/3/")

    for words in ("Sources disagree", "It may.", "2019-02-08", "It &lt;must&gt;.", "2020-03-09"):
        assertContains(page, words)


def test_drafts_are_shown_to_those_who_write_rulings(client: Client, game: Game, administrator: User) -> None:
    write_ruling(game=game, draft=make_draft("castle/ruling/asleep", citations=[GUARD], review="draft"))
    assert client.get("/rulings/castle/ruling/asleep/").status_code == 404

    client.force_login(administrator, backend="django.contrib.auth.backends.ModelBackend")

    assertContains(client.get("/rulings/castle/ruling/asleep/"), "A draft")


def test_queries_do_not_grow(client: Client, game: Game) -> None:
    def count(address: str) -> int:
        with CaptureQueriesContext(connection) as queries:
            client.get(address)
        return len(queries)

    addresses = (
        f"/rulings/{GUARD}/",
        f"/rulings/passages/{LATE}/",
        "/rulings/new/",
        "/rulings/new/?game=castle",
    )
    before = [count(address) for address in addresses]
    for number in range(3, 9):
        make_ruling(f"castle/faq/gardien/{number}", citations=[f"castle/faq/gardien/{number}", LATE])

    assert [count(address) for address in addresses] == before
    assert max(before) <= 15


def test_a_changed_source_and_an_opposite_answer_are_said(client: Client, game: Game) -> None:
    """A ruling whose source changed says so; of two answers that contradict each other each leads to the other."""
    guard, late = Passage.objects.get(code=GUARD), Passage.objects.get(code=LATE)
    guard.contradicts.add(late)
    PassageRevision.objects.create(passage=guard, number=1, text="It slept before.")
    game.rulings.filter(code=GUARD).update(
        source_changed_at=datetime.datetime(2026, 1, 2, 12, tzinfo=datetime.UTC)
    )

    page = client.get(f"/rulings/{GUARD}/")
    assertContains(page, "The source has changed")
    assertContains(page, "2026-01-02")
    assertContains(page, "The opposite is said by")
    assertNotContains(client.get(f"/rulings/{LATE}/"), "The source has changed")
    passage = client.get(f"/rulings/passages/{GUARD}/")
    assertContains(passage, f"/rulings/passages/{LATE}/")
    assertContains(passage, "It slept before.")
