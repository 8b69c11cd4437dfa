"""What stands before a view: bodies that nobody needs to read."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.csrf import csrf_exempt, csrf_protect

MOST_BODY = 1024 * 1024

View = TypeVar("View", bound=Callable[..., HttpResponseBase])


def refuse_huge_bodies(view: View) -> View:
    """Answer a body that no scenario could need with 413, before anything reads it."""
    protected = csrf_protect(view)

    @csrf_exempt  # only so that the middleware does not read the body first; the view itself is protected
    @wraps(view)
    def guarded(request: HttpRequest, **where: str | int) -> HttpResponseBase:
        length = request.META.get("CONTENT_LENGTH") or "0"
        if not length.isdigit() or int(length) > MOST_BODY:
            return too_large(request)
        return protected(request, **where)

    return cast("View", guarded)


def too_large(request: HttpRequest) -> HttpResponse:
    """Say that this is more than a scenario can be."""
    return render(request, "judge/too_large.html", {"kilobytes": MOST_BODY // 1024}, status=413)
