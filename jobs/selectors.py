"""Find jobs for those who may see them."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import UUID

from accounts.models import User
from jobs.models import Job, JobQuerySet


def jobs_of(*, user: User) -> JobQuerySet:
    """Return the jobs somebody asked for, newest first."""
    return Job.objects.filter(owner=user)


def job_for(*, user: User, job_id: UUID) -> Job | None:
    """Return a job if it belongs to this person."""
    return jobs_of(user=user).filter(pk=job_id).first()


def job_under_way(*, kind: str, payload: Mapping[str, object], owner: User) -> Job | None:
    """Return the job of somebody that waits or runs for the very same wish, if there is one."""
    alive = jobs_of(user=owner).alive().filter(kind=kind)
    return next((job for job in alive if job.payload == payload), None)
