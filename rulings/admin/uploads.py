"""What the imports of the administration share: whose upload it is, and the page that tells what came of it."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib.admin import ModelAdmin
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext

from accounts.models import User
from jobs.models import JobState
from jobs.selectors import jobs_of
from rulings.errors import RulingsError


def signed_in(request: HttpRequest) -> User:
    """Return who is signed in."""
    if not isinstance(request.user, User):
        raise PermissionDenied
    return request.user


def upload_named(word: str) -> UUID:
    """Read which upload a form means, or refuse one that cannot be."""
    try:
        return UUID(word)
    except ValueError:
        raise RulingsError(
            "upload_gone", gettext("The upload is no longer kept."), mend=gettext("Choose it once more.")
        ) from None


def import_report_page(
    request: HttpRequest, *, admin: ModelAdmin[Any], kind: str, upload_id: UUID, template: str
) -> HttpResponse:
    """Show what an import has done, from its job."""
    jobs = jobs_of(user=signed_in(request)).filter(kind=kind, payload__upload=str(upload_id))
    job = jobs.first()
    if job is None:
        raise Http404
    context = {
        **admin.admin_site.each_context(request),
        "title": job.title,
        "job": job,
        "report": job.result if job.state == JobState.DONE else None,
        "opts": admin.opts,
    }
    return render(request, template, context)
