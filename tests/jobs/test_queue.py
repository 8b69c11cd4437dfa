"""Asking for jobs, stopping them, sweeping."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from unittest import mock

import pytest
from django.core.management import call_command
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.models import User
from jobs import tasks
from jobs.errors import JobError
from jobs.models import Job, JobState
from jobs.services.queue import MOST_ATTEMPTS, enqueue_job, request_stop, sweep_jobs
from jobs.services.run import run_job

pytestmark = pytest.mark.django_db


def _job(**values: object) -> Job:
    defaults: dict[str, object] = {"kind": "probe.sum", "title": "sum", "payload": {"numbers": [1, 2]}}
    return Job.objects.create(**(defaults | values))


def test_a_job_runs_after_the_commit(
    alice: User, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        job = enqueue_job(kind="probe.sum", title="sum", payload={"numbers": [1, 2]}, owner=alice)
        assert Job.objects.get(pk=job.pk).state == JobState.QUEUED

    job.refresh_from_db()
    assert (job.state, job.result, job.percent, job.result_url) == (
        JobState.DONE,
        {"total": 3},
        100,
        "/rulings/",
    )
    assert job.has_ended
    assert job.ended_at is not None


def test_a_job_is_stored_together_with_what_asked_for_it() -> None:
    @transaction.atomic
    def ask_and_fail() -> None:
        enqueue_job(kind="probe.sum", title="sum")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ask_and_fail()

    assert not Job.objects.exists()


def test_a_kind_nobody_registered_is_refused() -> None:
    with pytest.raises(JobError) as caught:
        enqueue_job(kind="probe.unheard", title="?")

    assert caught.value.code == "kind_unknown"


def test_a_dead_broker_leaves_the_row_and_raises_nothing() -> None:
    job = _job()

    with mock.patch.object(tasks.run_queued_job, "delay", side_effect=OperationalError("gone")):
        tasks.hand_over(Job, job_id=job.pk)

    job.refresh_from_db()
    assert job.state == JobState.QUEUED


def test_a_refusal_is_the_jobs_answer() -> None:
    job = _job(kind="probe.refuse")

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.error_code) == (JobState.FAILED, "numbers_missing")


def test_a_fault_of_the_program_ends_the_job_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    job = _job(kind="probe.crash")

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.error_code) == (JobState.FAILED, "crashed")
    assert "ZeroDivisionError" in caplog.text


def test_a_job_whose_kind_left_the_program_fails_with_that_code() -> None:
    job = _job(kind="probe.left")

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.error_code) == (JobState.FAILED, "kind_unknown")


@pytest.mark.parametrize("state", [JobState.DONE, JobState.FAILED, JobState.STOPPED])
def test_a_job_that_has_ended_is_not_run_again(state: JobState) -> None:
    job = _job(state=state)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.attempts) == (state, 0)


def test_a_job_a_worker_holds_is_left_to_it() -> None:
    job = _job(state=JobState.RUNNING, held_until=timezone.now() + timedelta(minutes=1))

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.attempts) == (JobState.RUNNING, 0)


def test_a_waiting_job_stops_at_once() -> None:
    job = _job()

    job = request_stop(job_id=job.pk, now=timezone.now())

    assert job.state == JobState.STOPPED
    run_job(job_id=job.pk)
    job.refresh_from_db()
    assert job.attempts == 0


def test_a_running_job_stops_at_its_next_step(stopping: Callable[[Job], None]) -> None:
    job = _job(payload={"numbers": [1, 2, 3]})
    stopping(job)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.progress_done, job.result) == (JobState.STOPPED, 2, None)


def test_a_job_that_has_ended_cannot_be_stopped() -> None:
    job = _job(state=JobState.DONE)

    with pytest.raises(JobError) as caught:
        request_stop(job_id=job.pk, now=timezone.now())

    assert caught.value.code == "job_ended"


def test_a_run_that_lost_its_job_changes_nothing_more(taken_over: Callable[[Job], None]) -> None:
    job = _job(payload={"numbers": [1, 2, 3]})
    taken_over(job)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.progress_done, job.result) == (JobState.RUNNING, 1, None)


def test_the_sweeper_leaves_jobs_that_are_held() -> None:
    _job(held_until=timezone.now() + timedelta(seconds=5))
    _job(state=JobState.DONE, held_until=timezone.now() - timedelta(days=1))

    sweep = sweep_jobs(now=timezone.now())

    assert (sweep.handed_out, sweep.stopped, sweep.given_up) == (0, 0, 0)


def test_the_sweeper_hands_out_lost_jobs_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    handed: list[str] = []
    monkeypatch.setattr(tasks.run_queued_job, "delay", handed.append)
    now = timezone.now()
    job = _job(held_until=now)
    waits = []

    for _turn in range(3):
        sweep_jobs(now=now)
        job.refresh_from_db()
        waits.append((job.held_until - now).total_seconds())
        now = job.held_until

    assert handed == [str(job.pk)] * 3
    assert waits == [60, 120, 240]


def test_the_sweeper_ends_a_lost_job_that_was_to_stop() -> None:
    job = _job(state=JobState.RUNNING, stop_requested=True, held_until=timezone.now())

    sweep = sweep_jobs(now=timezone.now())

    job.refresh_from_db()
    assert (sweep.stopped, job.state) == (1, JobState.STOPPED)


def test_a_job_lost_too_often_is_given_up() -> None:
    job = _job(state=JobState.RUNNING, attempts=MOST_ATTEMPTS, held_until=timezone.now())

    sweep = sweep_jobs(now=timezone.now())

    job.refresh_from_db()
    assert (sweep.given_up, job.state, job.error_code) == (1, JobState.FAILED, "lost_too_often")


def test_sweep_jobs_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    _job(state=JobState.RUNNING, attempts=MOST_ATTEMPTS, held_until=timezone.now())

    call_command("sweep_jobs")

    assert capsys.readouterr().out == "0 handed out again, 0 stopped, 1 given up\n"
