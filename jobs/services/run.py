"""Run one job: take it, do the work, store how it ended."""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Mapping
from datetime import timedelta
from functools import partial
from uuid import UUID

from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone
from django.utils.translation import gettext as _

from jobs.errors import JobError
from jobs.models import Job, JobQuerySet, JobState
from jobs.registry import JobStopped, kind_by_name
from jobs.signals import job_ended

logger = logging.getLogger(__name__)

WORKER_LEASE = timedelta(seconds=120)
ASK_EVERY_SECONDS = 0.5


class JobTakenError(Exception):
    """Another worker has the job, since this run was thought lost; leave without a word."""


def run_job(*, job_id: UUID) -> None:
    """Run a job that nobody holds; a job that is held, ended or gone is left alone."""
    job = _take(job_id)
    if job is None:
        logger.info("job %s is not free; nothing to do", job_id)
        return
    context = RunningJob(job)
    try:
        kind = kind_by_name(name=job.kind)
    except JobError as error:
        context.fail(code=error.code, message=error.message)
        return
    try:
        result = kind.run(context)
    except JobStopped:
        context.end(state=JobState.STOPPED)
    except JobTakenError:
        logger.warning("job %s was taken by another worker", job_id)
    except kind.refusals as error:
        context.fail(code=str(getattr(error, "code", "refused")), message=str(error))
    except Exception:  # a fault in one job must not end the worker, nor leave its owner waiting
        logger.exception("job %s (%s) failed", job.pk, job.kind)
        context.fail(
            code="crashed",
            message=_("Something in this program went wrong. An administrator finds it in the log."),
        )
    else:
        context.end(state=JobState.DONE, result=dict(result) if result is not None else None)


class RunningJob:
    """The job's context while this worker holds it."""

    def __init__(self, job: Job) -> None:
        """Watch over a job that was taken just now."""
        self._job = job
        self._asked = time.monotonic()
        self._stop = job.stop_requested

    @property
    def payload(self) -> Mapping[str, object]:
        """Return what was stored with the job."""
        return dict(self._job.payload)

    @property
    def owner_id(self) -> int | None:
        """Return whose job this is."""
        return self._job.owner_id

    def progress(self, done: int, total: int | None = None, note: str = "") -> None:
        """Show how far the work is, and leave when the owner has stopped it."""
        self._tell(progress_done=done, progress_total=total, progress_note=note[:200])
        if self._stop:
            raise JobStopped

    def should_stop(self) -> bool:
        """Tell whether the owner has stopped the job; the row is asked twice a second at most."""
        if not self._stop and time.monotonic() - self._asked >= ASK_EVERY_SECONDS:
            self._tell()
        return self._stop

    def point_to(self, url: str) -> None:
        """Say at which address of the site the result can be seen."""
        self._tell(result_url=url)

    def end(self, *, state: JobState, **values: object) -> None:
        """Store the outcome, unless another worker has the job by now."""
        with transaction.atomic():
            if self._held().update(state=state, holder=None, ended_at=timezone.now(), **values):
                transaction.on_commit(partial(job_ended.send, sender=Job, job_id=self._job.pk))

    def fail(self, *, code: str, message: str) -> None:
        """Store what went wrong."""
        self.end(state=JobState.FAILED, error_code=code[:60], error_message=message)

    def _tell(self, **values: object) -> None:
        self._asked = time.monotonic()
        if not self._held().update(held_until=timezone.now() + WORKER_LEASE, **values):
            raise JobTakenError
        self._stop = Job.objects.values_list("stop_requested", flat=True).get(pk=self._job.pk)

    def _held(self) -> JobQuerySet:
        return Job.objects.filter(pk=self._job.pk, state=JobState.RUNNING, holder=self._job.holder)


def _take(job_id: UUID) -> Job | None:
    now = timezone.now()
    holder = uuid.uuid4()
    free = Q(state=JobState.QUEUED) | Q(state=JobState.RUNNING, held_until__lte=now)
    taken = Job.objects.filter(free, pk=job_id).update(
        state=JobState.RUNNING,
        holder=holder,
        held_until=now + WORKER_LEASE,
        attempts=F("attempts") + 1,
        started_at=now,
    )
    return Job.objects.filter(pk=job_id, holder=holder).first() if taken else None
