"""Where jobs meet Celery: handing a job over, running it, and sweeping beside each worker."""

from __future__ import annotations

import logging
import threading
from uuid import UUID

from celery import shared_task
from celery.signals import worker_ready, worker_shutting_down
from django.conf import settings
from django.db import Error as DatabaseError
from django.db import close_old_connections
from django.dispatch import receiver
from django.utils import timezone
from kombu.exceptions import KombuError

from jobs.notices import mail_left_over
from jobs.services.queue import sweep_jobs
from jobs.services.run import run_job
from jobs.signals import job_queued

logger = logging.getLogger(__name__)

_closing = threading.Event()


@shared_task(name="jobs.run")
def run_queued_job(job_id: str) -> None:
    """Run the job with this id."""
    run_job(job_id=UUID(job_id))


@receiver(job_queued, dispatch_uid="jobs.hand_over")
def hand_over(sender: object, job_id: UUID, **_: object) -> None:
    """Give a queued job to the broker; when that fails, the sweeper tries again."""
    try:
        run_queued_job.delay(str(job_id))
    except (KombuError, OSError) as error:
        logger.warning("job %s stays in the table, the broker cannot be reached: %s", job_id, error)


@worker_ready.connect(dispatch_uid="jobs.start_sweeper")
def start_sweeper(**_: object) -> None:
    """Sweep beside the worker for as long as it lives."""
    _closing.clear()
    threading.Thread(target=_sweep_until_closing, name="job-sweeper", daemon=True).start()


@worker_shutting_down.connect(dispatch_uid="jobs.stop_sweeper")
def stop_sweeper(**_: object) -> None:
    """Let the sweeper end with its worker."""
    _closing.set()


def _sweep_until_closing() -> None:
    while True:
        close_old_connections()
        try:
            sweep_jobs(now=timezone.now())
            mail_left_over(now=timezone.now())
        except DatabaseError:
            logger.exception("the sweep failed; it is tried again")
        if _closing.wait(settings.JOBS_SWEEP_SECONDS):
            return
