"""Watching one's jobs and stopping them."""

from __future__ import annotations

from uuid import uuid4

import pytest
from django.test import Client

from accounts.models import User
from jobs.models import Job, JobState
from jobs.views import STOP_POLLING

HTMX = {"hx-request": "true"}


@pytest.fixture
def job(alice: User) -> Job:
    return Job.objects.create(kind="probe.sum", title="Add three numbers", owner=alice, progress_total=3)


@pytest.fixture
def owner(client: Client, alice: User) -> Client:
    client.force_login(alice)
    return client


def test_the_owner_sees_the_job_and_what_is_done(owner: Client, job: Job) -> None:
    answer = owner.get(f"/jobs/{job.pk}/")

    assert answer.status_code == 200
    assert b"Add three numbers" in answer.content
    assert b'hx-trigger="every 1s"' in answer.content


@pytest.mark.parametrize("way", ["get", "post"])
def test_somebody_else_does_not_know_of_it(client: Client, bob: User, job: Job, way: str) -> None:
    client.force_login(bob)
    address = f"/jobs/{job.pk}/" if way == "get" else f"/jobs/{job.pk}/stop/"

    assert getattr(client, way)(address).status_code == 404
    job.refresh_from_db()
    assert job.state == JobState.QUEUED


def test_nobody_is_asked_to_sign_in(client: Client, job: Job) -> None:
    assert client.get(f"/jobs/{job.pk}/").status_code == 302
    assert client.get("/jobs/").status_code == 302


def test_a_job_that_never_was_is_404(owner: Client) -> None:
    assert owner.get(f"/jobs/{uuid4()}/").status_code == 404


def test_htmx_gets_the_changing_part_alone(owner: Client, job: Job) -> None:
    answer = owner.get(f"/jobs/{job.pk}/", headers=HTMX)

    assert answer.status_code == 200
    assert answer.content.strip().startswith(b'<div id="job_progress"')


def test_htmx_is_told_when_to_stop_asking(owner: Client, job: Job) -> None:
    Job.objects.filter(pk=job.pk).update(state=JobState.DONE, result_url="/rulings/")

    answer = owner.get(f"/jobs/{job.pk}/", headers=HTMX)

    assert answer.status_code == STOP_POLLING
    assert b"hx-trigger" not in answer.content
    assert b'href="/rulings/"' in answer.content


def test_a_failed_job_says_why(owner: Client, job: Job) -> None:
    Job.objects.filter(pk=job.pk).update(
        state=JobState.FAILED, error_code="line_broken", error_message="Line 17 has no answer."
    )

    page = owner.get(f"/jobs/{job.pk}/").content

    assert b"Line 17 has no answer." in page
    assert b"line_broken" in page


def test_the_owner_stops_a_waiting_job(owner: Client, job: Job) -> None:
    answer = owner.post(f"/jobs/{job.pk}/stop/")

    assert answer.status_code == 302
    job.refresh_from_db()
    assert job.state == JobState.STOPPED


def test_the_owner_stops_a_running_job_through_htmx(owner: Client, job: Job) -> None:
    Job.objects.filter(pk=job.pk).update(state=JobState.RUNNING)

    answer = owner.post(f"/jobs/{job.pk}/stop/", headers=HTMX)

    assert answer.status_code == 200
    job.refresh_from_db()
    assert (job.state, job.stop_requested) == (JobState.RUNNING, True)


@pytest.mark.parametrize(("headers", "status"), [({}, 302), (HTMX, 422)])
def test_stopping_what_has_ended_is_refused(
    owner: Client, job: Job, headers: dict[str, str], status: int
) -> None:
    Job.objects.filter(pk=job.pk).update(state=JobState.DONE)

    assert owner.post(f"/jobs/{job.pk}/stop/", headers=headers).status_code == status


def test_stopping_is_sent_not_read(owner: Client, job: Job) -> None:
    assert owner.get(f"/jobs/{job.pk}/stop/").status_code == 405


def test_the_list_holds_ones_own_jobs(owner: Client, job: Job, bob: User) -> None:
    Job.objects.create(kind="probe.sum", title="Somebody else's", owner=bob)

    page = owner.get("/jobs/").content

    assert b"Add three numbers" in page
    assert b"Somebody else" not in page


def test_an_empty_list_says_what_will_be_there(owner: Client) -> None:
    assert b'class="empty"' in owner.get("/jobs/").content
