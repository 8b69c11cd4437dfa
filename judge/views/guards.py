"""What stands before a view: bodies that nobody needs to read, and too many of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from rest_framework.request import Request
from rest_framework.views import APIView

from judge.throttles import PageThrottle

MOST_BODY = 1024 * 1024

View = TypeVar("View", bound=Callable[..., HttpResponseBase])


def refuse_huge_bodies(view: View) -> View:
    """Answer a body that no scenario could need with 413, before anything reads it, and too many bodies with 429."""
    protected = csrf_protect(view)

    @csrf_exempt  # only so that the middleware does not read the body first; the view itself is protected
    @wraps(view)
    def guarded(request: HttpRequest, **where: str | int) -> HttpResponseBase:
        length = request.META.get("CONTENT_LENGTH") or "0"
        if not length.isdigit() or int(length) > MOST_BODY:
            return too_large(request)
        if request.method == "POST" and not may_examine(request):
            return render(request, "429.html", status=429)
        return protected(request, **where)

    return cast("View", guarded)


def may_examine(request: HttpRequest) -> bool:
    """Count one more scenario sent by this person or address, and tell whether it is within the limit."""
    return PageThrottle().allow_request(cast("Request", request), cast("APIView", None))


def too_large(request: HttpRequest) -> HttpResponse:
    """Say that this is more than a scenario can be."""
    return render(request, "judge/too_large.html", {"kilobytes": MOST_BODY // 1024}, status=413)
