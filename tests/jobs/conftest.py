"""Jobs for the tests, and workers as real processes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
import redis
from django.conf import settings
from django.db import connection

from jobs.models import Job
from tests.conftest import service_missing
from tests.jobs import probe  # noqa: F401 - registers the kinds

REDIS = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379/15")
PATIENCE_SECONDS = 60

Environment = dict[str, str]
Worker = Callable[[Mapping[str, str]], "subprocess.Popen[bytes]"]


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something another process does has happened."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        if time.monotonic() > end:
            pytest.fail(f"nothing happened within {PATIENCE_SECONDS} seconds")
        time.sleep(0.1)


def has_ended(job_id: uuid.UUID) -> bool:
    """Tell whether a job has ended, as the database says now."""
    return Job.objects.get(pk=job_id).has_ended


def ask_from_another_process(environment: Mapping[str, str], numbers: list[int]) -> uuid.UUID:
    """Enqueue a sum the way a web process does, and return the job's id."""
    code = (
        "import django; django.setup()\n"
        "from tests.jobs import probe\n"
        "from jobs.services.queue import enqueue_job\n"
        f"job = enqueue_job(kind='probe.sum', title='sum', payload={{'numbers': {numbers}}})\n"
        "print(job.pk)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env=dict(environment),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return uuid.UUID(answer.stdout.strip())


@pytest.fixture
def environment(transactional_db: None) -> Environment:
    """Return the environment in which another process uses this test's database."""
    database = connection.settings_dict
    address = f"sqlite:///{database['NAME']}"
    if connection.vendor == "postgresql":
        address = "postgres://{USER}:{PASSWORD}@{HOST}:{PORT}/{NAME}".format(**database)
    return os.environ | {
        "DJANGO_SETTINGS_MODULE": "config.settings.test",
        "DATABASE_URL": address,
        "JOBS_EAGER": "false",
        "JOBS_SWEEP_SECONDS": "1",
        "PYTHONWARNINGS": "default",
        "PYTHONPATH": str(settings.ROOT),
        "REDIS_URL": "",
    }


@pytest.fixture
def on_files(environment: Environment, tmp_path: Path) -> Environment:
    """Return an environment whose broker is a folder."""
    return environment | {"JOBS_FOLDER": str(tmp_path / "broker")}


@pytest.fixture
def on_redis(environment: Environment) -> Environment:
    """Return an environment whose broker is a real Redis, with keys of this test alone."""
    try:
        redis.Redis.from_url(REDIS).ping()
    except redis.ConnectionError:
        service_missing("Redis")
    return environment | {"REDIS_URL": REDIS, "JOBS_PREFIX": f"test-{uuid.uuid4()}:"}


@pytest.fixture
def worker() -> Iterator[Worker]:
    """Return a function that starts a worker process; all are ended after the test."""
    started: list[subprocess.Popen[bytes]] = []

    def start(environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "celery", "-A", "config", "worker"]
        options = ["--pool", "solo", "--include", "tests.jobs.probe", "--without-mingle", "--without-gossip"]
        process = subprocess.Popen([*command, *options], env=dict(environment), cwd=settings.ROOT)
        started.append(process)
        return process

    yield start
    for process in started:
        process.terminate()
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _at_second_step(monkeypatch: pytest.MonkeyPatch, change: Callable[[Job], None], job: Job) -> None:
    from jobs.services.run import RunningJob

    tell = RunningJob.progress

    def progress(self: RunningJob, done: int, total: int | None = None, note: str = "") -> None:
        if done == 2:
            change(job)
        tell(self, done, total, note)

    monkeypatch.setattr(RunningJob, "progress", progress)


@pytest.fixture
def stopping(monkeypatch: pytest.MonkeyPatch) -> Callable[[Job], None]:
    """Return a function that makes the owner stop a job while its second step is done."""

    def stop(job: Job) -> None:
        Job.objects.filter(pk=job.pk).update(stop_requested=True)

    return lambda job: _at_second_step(monkeypatch, stop, job)


@pytest.fixture
def taken_over(monkeypatch: pytest.MonkeyPatch) -> Callable[[Job], None]:
    """Return a function that gives a job to another worker while its second step is done."""

    def take(job: Job) -> None:
        Job.objects.filter(pk=job.pk).update(holder=uuid.uuid4())

    return lambda job: _at_second_step(monkeypatch, take, job)
