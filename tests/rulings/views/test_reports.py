"""Anybody may say that a ruling is wrong or missing; it waits in a queue."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.core.cache import cache
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.models import User
from rulings import throttles
from rulings.models import Game, RulingReport
from rulings.services import reports
from tests.rulings.factories import make_game, make_ruling

pytestmark = pytest.mark.django_db

GUARD = "castle/faq/gardien/1"
ABOUT = f"/rulings/report/?ruling={GUARD}"
MISSING = "/rulings/report/?q=what+of+towers&game=castle"


@pytest.fixture
def game() -> Game:
    """Return a game with a ruling."""
    cache.clear()
    game = make_game()
    make_ruling(GUARD)
    return game


def test_a_ruling_is_reported_without_signing_in(client: Client, game: Game) -> None:
    assertContains(client.get(ABOUT), "A guard acts only when chosen")

    response = client.post(ABOUT, {"message": "<b>Rule 8</b> says otherwise."})

    assertRedirects(response, f"/rulings/{GUARD}/")
    report = RulingReport.objects.get()
    assert (report.ruling_id, report.game_id) == (game.rulings.get().pk, game.pk)
    assert (report.message, report.state, report.author) == ("<b>Rule 8</b> says otherwise.", "open", None)


def test_a_missing_ruling_keeps_the_question(client: Client, game: Game, alice: User) -> None:
    client.force_login(alice, backend="django.contrib.auth.backends.ModelBackend")
    assertContains(client.get(MISSING), 'value="what of towers"')

    client.post(MISSING, {"question": "what of towers", "message": "Nobody says."})

    report = RulingReport.objects.get()
    assert (report.ruling, report.game, report.question) == (None, game, "what of towers")
    assert report.author == alice


@pytest.mark.parametrize("message", ["", "   ", "x" * 2001, "a\x00b"])
def test_impossible_messages_are_refused(client: Client, game: Game, message: str) -> None:
    response = client.post(ABOUT, {"message": message})

    assert response.status_code == 422
    assert not RulingReport.objects.exists()


def test_a_question_is_escaped(client: Client, game: Game) -> None:
    response = client.get("/rulings/report/", {"q": '"><script>alert(1)</script>'})

    assertNotContains(response, "<script>alert")


def test_the_same_words_wait_once(client: Client, game: Game) -> None:
    for _ in range(2):
        client.post(ABOUT, {"message": "It is wrong."})

    assert RulingReport.objects.count() == 1


def test_too_many_reports_from_one_address_are_refused(client: Client, game: Game) -> None:
    allowed = int(throttles.REPORT_RATE.split("/")[0])
    codes = [client.post(ABOUT, {"message": f"Wrong {one}."}).status_code for one in range(allowed + 1)]

    assert codes == [302] * allowed + [429]
    assert RulingReport.objects.count() == allowed


def test_a_full_queue_is_told(client: Client, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MAX_OPEN", 0)

    assertContains(client.post(ABOUT, {"message": "Wrong."}), "Too many reports", status_code=422)


@pytest.mark.parametrize(
    "address", ["/rulings/report/?ruling=castle/faq/none/1", "/rulings/report/?game=none"]
)
def test_what_is_not_there_is_not_found(client: Client, game: Game, address: str) -> None:
    assert client.get(address).status_code == 404


def test_in_the_administration_those_that_wait_stand_first_and_questions_are_read(
    client: Client, game: Game, administrator: User
) -> None:
    done = reports.report_ruling(message="Done already", ruling=game.rulings.get())
    reports.report_ruling(message="Found nothing", question="May a tower walk?", game=game)
    old = reports.report_ruling(message="Waits for long", ruling=game.rulings.get())
    RulingReport.objects.filter(pk=old.pk).update(created_at=old.created_at - timedelta(days=30))
    reports.answer_report(report=done, state="declined", answer="No.", by=administrator)
    client.force_login(administrator, backend="django.contrib.auth.backends.ModelBackend")

    page = client.get("/admin/rulings/rulingreport/").content.decode()

    said = ("May a tower walk? · Found nothing", "Waits for long", "Done already")
    places = [page.index(words) for words in said]
    assert places == sorted(places)
