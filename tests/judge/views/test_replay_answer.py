"""Answering an open choice on the page."""

from __future__ import annotations

import pytest
from django.test import Client

from accounts.models import User
from judge.models import SavedReplay
from judge.services.replays import examine_document, save_replay
from judge.views.guards import MOST_BODY
from tests.judge.texts import UNCOUNTED

pytestmark = pytest.mark.django_db


def test_the_open_choice_is_asked_with_the_printed_texts(client: Client, page: str) -> None:
    answer = client.get(page)

    question = answer.context["player"].question
    assert {option.key for option in question.options} == {"raider.draw", "raider.boost"}
    assert "it gets +5,000 power for the battle" in answer.content.decode()


def test_it_is_asked_only_where_the_record_stops(client: Client, page: str) -> None:
    assert client.get(page, {"step": "1"}).context["player"].question is None


def test_an_answer_is_written_into_a_scenario_of_its_own(client: Client, page: str) -> None:
    answer = client.post(f"{page}answer/", {"answer": "raider.boost"})

    new = SavedReplay.objects.order_by("pk").last()
    assert new is not None
    assert (answer.status_code, answer["Location"]) == (302, f"/judge/replays/{new.digest}/#player")
    assert "raider.boost" in new.document.split("actions:")[1].split("claims:")[0]
    assert SavedReplay.objects.count() == 2


def test_after_the_answer_the_replay_goes_on(client: Client, page: str) -> None:
    before = client.get(page).context["player"]

    after = client.post(f"{page}answer/", {"answer": "raider.draw"}, follow=True).context["player"]

    assert after.question is None
    assert after.way.count > before.way.count


def test_the_answer_belongs_to_whoever_is_signed_in(client: Client, page: str, alice: User) -> None:
    client.force_login(alice)

    client.post(f"{page}answer/", {"answer": "raider.draw"})

    assert SavedReplay.objects.filter(owner=alice).count() == 1


@pytest.mark.parametrize(
    "given", [{}, {"answer": "guard.blocker"}, {"answer": ["raider.draw", "raider.boost"]}]
)
def test_what_was_not_offered_is_refused(client: Client, page: str, given: dict[str, str]) -> None:
    answer = client.post(f"{page}answer/", given)

    assert answer.status_code == 422
    assert answer.context["error"].code == "not_an_option"
    assert SavedReplay.objects.count() == 1


def test_where_nothing_is_asked_nothing_is_answered(client: Client) -> None:
    page = "/judge/demonstrations/dbs-masters/faq.bloqueur.2/"

    answer = client.post(f"{page}answer/", {"answer": "pass"})

    assert answer.status_code == 422
    assert answer.context["error"].code == "nothing_asked"


def test_a_hidden_number_is_supposed(client: Client) -> None:
    kept = save_replay(examined=examine_document(text=UNCOUNTED))

    answer = client.post(f"/judge/replays/{kept.digest}/answer/", {"answer": "2"}, follow=True)

    assert answer.status_code == 200
    assert ["suppose" in replay.document for replay in SavedReplay.objects.order_by("pk")] == [False, True]


def test_a_twin_takes_answers_as_well(client: Client, page: str) -> None:
    answer = client.post(f"{page}near/1/answer/", {"answer": "raider.draw"})

    assert answer.status_code == 302


def test_only_a_form_answers(client: Client, page: str) -> None:
    assert client.get(f"{page}answer/").status_code == 405


def test_a_form_of_another_site_is_refused(page: str) -> None:
    assert (
        Client(enforce_csrf_checks=True).post(f"{page}answer/", {"answer": "raider.draw"}).status_code == 403
    )


def test_a_huge_body_is_not_even_read(client: Client, page: str) -> None:
    assert client.post(f"{page}answer/", {"answer": "x" * (MOST_BODY + 1)}).status_code == 413


def test_a_replay_that_is_not_there_takes_no_answer(client: Client) -> None:
    assert client.post("/judge/replays/0000/answer/", {"answer": "pass"}).status_code == 404
