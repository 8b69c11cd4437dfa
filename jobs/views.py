"""Watch one's jobs and stop them."""

from __future__ import annotations

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from accounts.requests import UserRequest
from jobs.errors import JobError
from jobs.models import Job
from jobs.selectors import job_for, jobs_of
from jobs.services.queue import request_stop

# htmx stops asking once it is answered with this status.
STOP_POLLING = 286


@login_required
@require_safe
def job_list(request: UserRequest) -> HttpResponse:
    """Show one's own jobs."""
    return render(request, "jobs/job_list.html", {"jobs": jobs_of(user=request.user)[:50]})


@login_required
@require_safe
def job_detail(request: UserRequest, pk: UUID) -> HttpResponse:
    """Show how far a job is; htmx asks for the changing part alone."""
    job = _job(request, pk)
    if not request.htmx:
        return render(request, "jobs/job_detail.html", {"job": job})
    return render(
        request, "jobs/_job_progress.html", {"job": job}, status=STOP_POLLING if job.has_ended else 200
    )


@login_required
@require_POST
def job_stop(request: UserRequest, pk: UUID) -> HttpResponse:
    """Stop a job that has not ended."""
    job = _job(request, pk)
    try:
        job = request_stop(job_id=job.pk, now=timezone.now())
    except JobError as error:
        if request.htmx:
            return render(request, "jobs/_job_progress.html", {"job": job, "refusal": error}, status=422)
        messages.error(request, error.message)
    if request.htmx:
        return render(request, "jobs/_job_progress.html", {"job": job})
    return redirect("jobs:job-detail", pk=job.pk)


def _job(request: UserRequest, pk: UUID) -> Job:
    job = job_for(user=request.user, job_id=pk)
    if job is None:
        raise Http404
    return job
