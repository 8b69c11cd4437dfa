"""Mail notices: a job that runs after a notice was written, and again where mail did not go out."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.dispatch import receiver
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.errors import AccountError
from accounts.models import Notice
from accounts.services.notices import mail_notices
from accounts.signals import notice_written
from jobs.models import Job, JobState
from jobs.registry import JobContext, JobResult, job_kind
from jobs.services.queue import enqueue_job

KIND = "mail_notices"
RETRY = timedelta(minutes=5)


@job_kind(KIND, refusals=(AccountError,))
def mail(context: JobContext) -> JobResult:
    """Mail what has not been mailed."""
    return {"mailed": mail_notices(at=timezone.now, told=context.progress)}


@receiver(notice_written, dispatch_uid="jobs.mail_notices")
def mail_soon(sender: object, **_: object) -> None:
    """Ask for the mail of a new notice, unless a job that has not begun will take it along."""
    with transaction.atomic():
        if not Job.objects.filter(kind=KIND, state=JobState.QUEUED).exists():
            _ask()


def mail_left_over(*, now: datetime) -> Job | None:
    """Ask again for mail that did not go out some time ago, unless a job is at it."""
    if not Notice.objects.to_mail().filter(created_at__lte=now - RETRY).exists():
        return None
    jobs = Job.objects.filter(kind=KIND)
    if jobs.alive().exists() or jobs.filter(ended_at__gt=now - RETRY).exists():
        return None
    return _ask()


def _ask() -> Job:
    return enqueue_job(kind=KIND, title=_("Mail notices"))
