"""Handing a dispute that is too big for a public replay to a worker."""

from __future__ import annotations

import pytest
from django.test import Client

from accounts.models import User
from jobs.models import Job, JobState
from judge.models import SavedReplay
from judge.selectors import EXPLORATION
from judge.services.explorations import MOST_AT_ONCE
from judge.services.replays import Limits, examine_document

pytestmark = pytest.mark.django_db


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave public replays hardly any work."""
    few = Limits(rule_steps=30, states=4, kilobytes=128)
    monkeypatch.setattr(
        "judge.views.examining.examine_document",
        lambda *, text, everything, limits: examine_document(text=text, everything=everything, limits=few),
    )


def test_whoever_is_signed_in_is_offered_more_time(
    client: Client, page: str, alice: User, hurried: None
) -> None:
    client.force_login(alice)

    text = client.get(page).content.decode()

    assert "Explore it in the background" in text
    assert f"{page}explore/" in text


def test_anybody_else_is_asked_to_sign_in(client: Client, page: str, hurried: None) -> None:
    text = client.get(page).content.decode()

    assert f"/accounts/login/?next={page}" in text


def test_asking_makes_a_job_and_leads_to_it(client: Client, page: str, alice: User) -> None:
    client.force_login(alice)

    answer = client.post(f"{page}explore/", {"all": "1"})

    job = Job.objects.get()
    assert (job.owner, job.kind, job.payload["everything"]) == (alice, EXPLORATION, True)
    assert (answer.status_code, answer["Location"]) == (302, f"/jobs/{job.pk}/")


def test_a_demonstration_can_be_explored_as_well(client: Client, alice: User) -> None:
    client.force_login(alice)

    client.post("/judge/demonstrations/dbs-masters/faq.bloqueur.2/explore/")

    assert Job.objects.get().payload["digest"] == SavedReplay.objects.get().digest


def test_what_the_worker_found_stands_on_the_page(
    client: Client, page: str, alice: User, example: SavedReplay, hurried: None
) -> None:
    Job.objects.create(
        kind=EXPLORATION,
        title="x",
        owner=alice,
        state=JobState.DONE,
        payload={"digest": example.digest, "everything": False},
        result={
            "claims": [{"claim": "Gate Guard is there.", "verdict": "NEVER", "text": "No."}],
            "ran_out": "",
        },
    )

    text = client.get(page).content.decode()

    assert "The whole search was done in the background:" in text
    assert "Gate Guard is there." in text
    assert "Explore it in the background" not in text


def test_too_many_at_once_are_refused_with_a_message(client: Client, page: str, alice: User) -> None:
    for number in range(MOST_AT_ONCE):
        Job.objects.create(kind=EXPLORATION, title="x", owner=alice, payload={"digest": str(number)})
    client.force_login(alice)

    answer = client.post(f"{page}explore/", follow=True)

    assert "explorations under way" in answer.content.decode()
    assert Job.objects.count() == MOST_AT_ONCE


def test_nobody_explores_without_signing_in(client: Client, page: str) -> None:
    answer = client.post(f"{page}explore/")

    assert (answer.status_code, answer["Location"].split("?")[0]) == (302, "/accounts/login/")
    assert not Job.objects.exists()


def test_looking_at_the_address_explores_nothing(client: Client, page: str, alice: User) -> None:
    client.force_login(alice)

    assert client.get(f"{page}explore/").status_code == 405
