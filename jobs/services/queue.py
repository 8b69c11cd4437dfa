"""Ask for a job, stop it, and bring lost ones home."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from jobs.errors import JobError
from jobs.models import Job, JobQuerySet, JobState
from jobs.registry import kind_by_name
from jobs.signals import job_ended, job_queued

logger = logging.getLogger(__name__)

BROKER_LEASE = timedelta(seconds=30)
LONGEST_WAIT = timedelta(hours=1)
MOST_ATTEMPTS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Sweep:
    """What one sweep did: how many jobs it handed out again, stopped, and gave up."""

    handed_out: int = 0
    stopped: int = 0
    given_up: int = 0


@transaction.atomic
def enqueue_job(
    *, kind: str, title: str, payload: Mapping[str, object] | None = None, owner: User | None = None
) -> Job:
    """Store a job together with what asked for it; a worker gets it after the commit."""
    kind_by_name(name=kind)
    job = Job.objects.create(
        kind=kind,
        title=title,
        payload=dict(payload or {}),
        owner=owner,
        held_until=timezone.now() + BROKER_LEASE,
    )
    transaction.on_commit(partial(job_queued.send, sender=Job, job_id=job.pk))
    return job


@transaction.atomic
def request_stop(*, job_id: UUID, now: datetime) -> Job:
    """Stop a waiting job at once and ask a running one to leave at its next step."""
    waiting = Job.objects.filter(pk=job_id, state=JobState.QUEUED)
    if waiting.update(state=JobState.STOPPED, stop_requested=True, ended_at=now):
        _announce_end(job_id)
    elif not Job.objects.filter(pk=job_id, state=JobState.RUNNING).update(stop_requested=True):
        raise JobError("job_ended", _("This job has ended already."))
    return Job.objects.get(pk=job_id)


def sweep_jobs(*, now: datetime) -> Sweep:
    """Take the jobs that broker or worker lost, and hand them to a worker again."""
    handed_out = stopped = given_up = 0
    for job in Job.objects.lost(now=now).order_by("held_until")[:500]:
        if job.stop_requested:
            stopped += _end_lost(job, now=now, state=JobState.STOPPED)
        elif job.attempts >= MOST_ATTEMPTS:
            given_up += _end_lost(job, now=now, state=JobState.FAILED)
        else:
            handed_out += _hand_out_again(job, now=now)
    return Sweep(handed_out=handed_out, stopped=stopped, given_up=given_up)


def _hand_out_again(job: Job, *, now: datetime) -> bool:
    wait = min(BROKER_LEASE * 2 ** min(job.hand_overs + 1, 10), LONGEST_WAIT)
    taken = _still_lost(job).update(
        state=JobState.QUEUED, holder=None, hand_overs=job.hand_overs + 1, held_until=now + wait
    )
    if taken:
        logger.warning("job %s (%s) was lost while %s; handed out again", job.pk, job.kind, job.state)
        job_queued.send(sender=Job, job_id=job.pk)
    return bool(taken)


def _end_lost(job: Job, *, now: datetime, state: JobState) -> bool:
    faults: dict[str, str] = {}
    if state is JobState.FAILED:
        faults = {
            "error_code": "lost_too_often",
            "error_message": _(
                "The work was broken off several times. Ask for it again, or tell an administrator."
            ),
        }
    taken = _still_lost(job).update(state=state, holder=None, ended_at=now, **faults)
    if taken:
        _announce_end(job.pk)
    return bool(taken)


def _still_lost(job: Job) -> JobQuerySet:
    # Several sweepers may see the same row; only the one that changes it goes on.
    return Job.objects.filter(pk=job.pk, state=job.state, held_until=job.held_until)


def _announce_end(job_id: UUID) -> None:
    transaction.on_commit(partial(job_ended.send, sender=Job, job_id=job_id))
