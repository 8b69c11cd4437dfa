"""The home page, the health of the site, and the pages for what went wrong."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render


def home(request: HttpRequest) -> HttpResponse:
    """Show the two ways into the site."""
    return render(request, "home.html")


def health(request: HttpRequest) -> JsonResponse:
    """Tell whether the parts the site needs can be reached."""
    return JsonResponse({"ok": True})


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Say that the request was not understood."""
    return render(request, "errors/400.html", status=400)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Say that this page is for somebody else."""
    return render(request, "errors/403.html", status=403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Say that there is nothing at this address."""
    return render(request, "errors/404.html", status=404)


def server_error(request: HttpRequest) -> HttpResponse:
    """Say that the fault is ours."""
    return render(request, "errors/500.html", status=500)
