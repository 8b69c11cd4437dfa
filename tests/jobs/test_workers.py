"""Jobs on real workers: over Redis, over files, and with a broker that was dead."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone

from jobs.models import Job, JobState
from tests.jobs.conftest import Environment, Worker, ask_from_another_process, has_ended, wait_for


@pytest.mark.service
def test_a_worker_over_redis_runs_a_job(on_redis: Environment, worker: Worker) -> None:
    worker(on_redis)

    job_id = ask_from_another_process(on_redis, [1, 2, 3])

    wait_for(lambda: has_ended(job_id))
    job = Job.objects.get(pk=job_id)
    assert (job.state, job.result, job.attempts, job.hand_overs) == (JobState.DONE, {"total": 6}, 1, 0)


def test_a_worker_over_files_runs_a_job(on_files: Environment, worker: Worker) -> None:
    worker(on_files)

    job_id = ask_from_another_process(on_files, [4, 5])

    wait_for(lambda: has_ended(job_id))
    job = Job.objects.get(pk=job_id)
    assert (job.state, job.result, job.attempts, job.hand_overs) == (JobState.DONE, {"total": 9}, 1, 0)


def test_the_sweeper_brings_a_job_home_that_a_dead_broker_never_took(
    on_files: Environment, worker: Worker
) -> None:
    nobody_listens = on_files | {"REDIS_URL": "redis://127.0.0.1:1/0"}
    job_id = ask_from_another_process(nobody_listens, [7, 8])
    assert Job.objects.get(pk=job_id).state == JobState.QUEUED
    Job.objects.filter(pk=job_id).update(held_until=timezone.now() - timedelta(seconds=1))

    worker(on_files)

    wait_for(lambda: has_ended(job_id))
    job = Job.objects.get(pk=job_id)
    assert (job.state, job.result, job.hand_overs) == (JobState.DONE, {"total": 15}, 1)


def test_a_job_whose_worker_was_killed_is_run_by_the_next_one(
    on_files: Environment, worker: Worker, tmp_path: Path
) -> None:
    job_id = ask_from_another_process(on_files | {"JOBS_FOLDER": str(tmp_path / "lost")}, [1])
    expired = timezone.now() - timedelta(seconds=1)
    Job.objects.filter(pk=job_id).update(state=JobState.RUNNING, held_until=expired, attempts=1)

    worker(on_files)

    wait_for(lambda: has_ended(job_id))
    job = Job.objects.get(pk=job_id)
    assert (job.state, job.result, job.attempts) == (JobState.DONE, {"total": 1}, 2)
