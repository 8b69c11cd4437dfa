"""What a phone keeps to search without a network: a page, the index in pieces, a service worker."""

from __future__ import annotations

import json
from collections.abc import Callable

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import condition, require_safe

from rulings.presentation.offline_shell import shell_files, shell_version
from rulings.selectors.games import games
from rulings.selectors.offline import offline_entries, offline_index, offline_version, offline_words

DAY = 24 * 60 * 60


def _etag(request: HttpRequest, game: str = "") -> str:
    return f'"{offline_version()}"'


@require_safe
def shell(request: HttpRequest) -> HttpResponse:
    """Show the page that answers without a network."""
    return render(request, "rulings/offline.html")


@require_safe
@condition(etag_func=_etag)
def listing(request: HttpRequest) -> HttpResponse:
    """Name the version of the index, and its pieces."""
    index = offline_index()
    return _unchanging(
        JsonResponse(
            {
                "version": index.version,
                "entries": index.entries,
                "words": reverse("offline:words"),
                "games": [
                    {
                        "code": game.code,
                        "name": game.name,
                        "entries": game.entries,
                        "url": reverse("offline:game", kwargs={"game": game.code}),
                    }
                    for game in index.games
                ],
            }
        )
    )


@require_safe
@condition(etag_func=_etag)
def words(request: HttpRequest) -> HttpResponse:
    """Give the words of all games."""
    return _piece("words", lambda version: offline_words(version=version))


@require_safe
@condition(etag_func=_etag)
def written_game(request: HttpRequest, game: str) -> HttpResponse:
    """Give the entries of one game."""
    found = get_object_or_404(games(), code=game)
    return _piece(game, lambda version: offline_entries(version=version, game=found))


def _piece(name: str, write: Callable[[str], bytes]) -> HttpResponse:
    """Answer with a piece of the index, written once for each version."""
    version = offline_version()
    key = f"rulings-offline:{version}:{name}"
    data: bytes | None = cache.get(key)
    if data is None:
        data = write(version)
        if offline_version() == version:
            cache.set(key, data, timeout=DAY)
    return _unchanging(HttpResponse(data, content_type="application/json"))


def _unchanging(response: HttpResponse) -> HttpResponse:
    """Let browsers keep an answer and ask each time whether it still holds."""
    response.headers["Cache-Control"] = "no-cache"
    return response


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """Give the service worker, with the list of files it keeps."""
    kept = {"version": shell_version(), "page": reverse("offline:shell"), "files": shell_files()}
    script = (
        f"self.KEPT = {json.dumps(kept)};\nimportScripts({json.dumps(static('js/offline/worker.js'))});\n"
    )
    response = HttpResponse(script, content_type="text/javascript")
    response.headers["Service-Worker-Allowed"] = reverse("rulings:ruling-list")
    return _unchanging(response)


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """Tell a phone how to install the look-up."""
    icons = [
        {"src": static(f"img/app-{side}.png"), "sizes": f"{side}x{side}", "type": "image/png", "purpose": use}
        for side in (192, 512)
        for use in ("any", "maskable")
    ]
    value = {
        "id": reverse("rulings:ruling-list"),
        "name": _("%(site)s rulings") % {"site": settings.SITE_NAME},
        "short_name": settings.SITE_NAME,
        "description": _("Find the ruling that decides, also without a network."),
        "start_url": reverse("rulings:ruling-list"),
        "scope": reverse("rulings:ruling-list"),
        "display": "standalone",
        "background_color": "#171922",
        "theme_color": "#171922",
        "icons": icons,
    }
    return _unchanging(JsonResponse(value, content_type="application/manifest+json"))
