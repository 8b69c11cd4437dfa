"""The pairings of a round."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from accounts.requests import SiteRequest
from tournaments.presentation.pairings import tables_of
from tournaments.presentation.seen import event_seen
from tournaments.selectors import matches_of, reasons_of

PAGE_SIZE = 100
MOST_LETTERS = 80


@require_safe
def round_detail(request: SiteRequest, pk: int, number: int) -> HttpResponse:
    """Show who meets whom; htmx asks for the tables alone."""
    seen = event_seen(pk=pk, user=request.user)
    round_ = seen.round(number)
    wanted = request.GET.get("q", "")[:MOST_LETTERS].strip()
    tables = tables_of(matches_of(round_=round_), mine=seen.entry, wanted=wanted)
    context: dict[str, object] = {
        "seen": seen,
        "event": seen.event,
        "round": round_,
        "wanted": wanted,
        "page": Paginator(tables, PAGE_SIZE).get_page(request.GET.get("page")),
    }
    wants_tables = bool(request.htmx) and not request.htmx.boosted
    if not wants_tables:
        context |= {"rounds": list(seen.rounds), "why": reasons_of(round_=round_), "tab": "rounds"}
    template = "tournaments/_pairings.html" if wants_tables else "tournaments/round_detail.html"
    response = render(request, template, context)
    patch_vary_headers(response, ("HX-Request", "Cookie"))
    return response
