"""Drafts, previews and supersession in the administration, and the queue of reports."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains
from zeal import zeal_ignore

from accounts.models import User
from rulings.models import Game, ReportState, Ruling, RulingOrigin, RulingReport
from rulings.selectors import search_rulings
from rulings.services.reports import report_ruling
from tests.rulings.factories import make_game, make_passage, make_ruling
from tests.rulings.test_admin import fields

pytestmark = pytest.mark.django_db

GUARD, OTHER = "castle/faq/gardien/1", "castle/faq/gardien/2"
ADD = "/admin/rulings/ruling/add/"


@pytest.fixture
def game() -> Game:
    """Return a game."""
    return make_game()


def change(ruling: Ruling) -> str:
    """Return the address of the form."""
    return f"/admin/rulings/ruling/{ruling.pk}/change/"


def test_a_draft_is_found_only_once_reviewed(staff: Client, game: Game) -> None:
    make_passage(GUARD, statement="A guard may act.")
    staff.post(ADD, fields(game=str(game.pk), code="castle/ruling/asleep", review="draft"))
    ruling = Ruling.objects.get()
    hidden = search_rulings(text="sleeps").results

    staff.post("/admin/rulings/ruling/", {"action": "publish", "_selected_action": [str(ruling.pk)]})

    ruling.refresh_from_db()
    assert [one.code for one in hidden if one.ruling] == []
    assert ruling.review == "reviewed"
    assert [one.number for one in ruling.revisions.all()] == [2, 1]
    assert search_rulings(text="sleeps").results[0].code == ruling.code


def test_a_preview_stores_nothing(staff: Client, game: Game) -> None:
    make_passage(GUARD, statement="A guard may act.")
    sent = fields(game=str(game.pk), code="castle/ruling/asleep", answer_en="It <sleeps>.", _preview="1")

    response = staff.post(ADD, sent)

    for words in ("nothing is stored yet", "It &lt;sleeps&gt;.", "A guard may act.", GUARD):
        assertContains(response, words)
    assert not Ruling.objects.exists()


def test_a_preview_of_a_change_leaves_the_ruling_alone(staff: Client, game: Game) -> None:
    ruling = make_ruling(GUARD)

    assertContains(staff.post(change(ruling), fields(answer_en="It dreams.", _preview="1")), "It dreams.")

    ruling.refresh_from_db()
    assert ruling.revision == 1


def test_a_preview_says_what_cannot_be_stored(staff: Client, game: Game) -> None:
    sent = fields(game=str(game.pk), code="castle/ruling/asleep", citations=OTHER, _preview="1")

    assertContains(staff.post(ADD, sent), "There is no passage", status_code=422)


def test_previews_are_for_people_who_may_write(client: Client, game: Game, judge: User) -> None:
    judge.is_staff = True
    judge.save()
    client.force_login(judge, backend="django.contrib.auth.backends.ModelBackend")

    assert client.post(ADD, fields(_preview="1")).status_code == 403


def test_rulings_of_a_pack_say_where_to_edit_them(staff: Client, game: Game) -> None:
    ruling = make_ruling(GUARD, origin=RulingOrigin.PACK)

    page = staff.get(change(ruling))

    assertContains(page, "rulings/packs/castle/rulings")
    assertNotContains(page, "_preview")
    assert staff.post(change(ruling), fields(_preview="1")).status_code == 403


def test_a_ruling_is_superseded_without_circles(staff: Client, game: Game) -> None:
    first, second = make_ruling(GUARD), make_ruling(OTHER)
    with zeal_ignore():  # Django's form looks the one ruling up twice
        staff.post(change(first), fields(status="superseded", superseded_by=str(second.pk)))
    first.refresh_from_db()

    back = fields(citations=OTHER, status="superseded", superseded_by=str(first.pk))
    with zeal_ignore():
        response = staff.post(change(second), back)

    second.refresh_from_db()
    assert first.superseded_by == second
    assertContains(response, "cannot come to supersede itself")
    assert second.superseded_by is None


def test_a_draft_supersedes_nothing(staff: Client, game: Game) -> None:
    ruling, hidden = make_ruling(GUARD), make_ruling(OTHER, review="draft")

    with zeal_ignore():  # Django's form looks the one ruling up twice
        response = staff.post(change(ruling), fields(status="superseded", superseded_by=str(hidden.pk)))

    assertContains(response, "has to be a ruling that people can see")


def test_reports_are_answered_in_the_queue(staff: Client, game: Game, administrator: User) -> None:
    report = report_ruling(ruling=make_ruling(GUARD), message="<b>wrong</b>")
    address = f"/admin/rulings/rulingreport/{report.pk}/change/"
    assertContains(staff.get("/admin/rulings/rulingreport/"), "&lt;b&gt;wrong&lt;/b&gt;")
    assertContains(staff.get(address), GUARD)

    staff.post(address, {"state": "declined", "answer": "The rule says so."})

    report.refresh_from_db()
    assert (report.state, report.answer) == (ReportState.DECLINED, "The rule says so.")
    assert report.answered_by == administrator
    assert report.answered_at is not None
    assert staff.get("/admin/rulings/rulingreport/add/").status_code == 403


def test_a_report_opened_again_has_no_answerer(staff: Client, game: Game) -> None:
    report = report_ruling(game=game, question="towers?", message="Nobody says.")
    address = f"/admin/rulings/rulingreport/{report.pk}/change/"
    for state in ("accepted", "open"):
        staff.post(address, {"state": state, "answer": ""})

    report = RulingReport.objects.get()
    assert (report.state, report.answered_by, report.answered_at) == ("open", None, None)


def test_whoever_sent_a_report_is_told_once(
    staff: Client, game: Game, administrator: User, alice: User
) -> None:
    report = report_ruling(ruling=make_ruling(GUARD), message="It is wrong.", author=alice)
    address = f"/admin/rulings/rulingreport/{report.pk}/change/"
    for _ in range(2):
        staff.post(address, {"state": "accepted", "answer": "Mended."})

    (notice,) = alice.notices.all()
    assert notice.address == f"/rulings/{GUARD}/"
    assert "Mended." in notice.text
    assert "accepted" in notice.title
