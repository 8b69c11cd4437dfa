"""The home page, the health of the site, and the pages for what went wrong."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from config.health import reachable_parts


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show the two ways into the site."""
    return render(request, "home.html")


@require_safe
@never_cache
def health(request: HttpRequest) -> JsonResponse:
    """Tell whether the parts the site needs can be reached."""
    parts = reachable_parts()
    well = all(parts.values())
    return JsonResponse({"ok": well, "parts": parts}, status=200 if well else 503)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Say that the request was not understood."""
    return _refusal(request, 400, "bad_request", _("The request was not understood."))


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Say that this page is for somebody else."""
    return _refusal(request, 403, "permission_denied", _("This is for somebody else."))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Say that there is nothing at this address."""
    return _refusal(request, 404, "not_found", _("Nothing is at this address."))


def server_error(request: HttpRequest) -> HttpResponse:
    """Say that the fault is ours."""
    return _refusal(request, 500, "error", _("The fault is on our side and was written to the log."))


def _refusal(request: HttpRequest, status: int, code: str, message: str) -> HttpResponse:
    if request.path_info.startswith("/api/"):
        return JsonResponse({"code": code, "message": message, "detail": None}, status=status)
    return render(request, f"errors/{status}.html", status=status)
