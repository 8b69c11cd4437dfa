"""Search the deck lists somebody may see."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from accounts.requests import SiteRequest
from tournaments.forms import DecklistSearchForm
from tournaments.models import Decklist
from tournaments.presentation.decks.search import chips_of, game_chips, legality_chips, with_rows
from tournaments.presentation.seen import person
from tournaments.selectors import DecklistQuery, search_decklists

PAGE_SIZE = 30
LAST_PAGE = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckPage:
    """A page of what was found; how much there is in all is not counted."""

    rows: tuple[Decklist, ...]
    number: int
    has_next: bool


@never_cache
@require_safe
def decklist_search(request: SiteRequest) -> HttpResponse:
    """Show the lists that fit, those of the newest events first."""
    form = DecklistSearchForm(request.GET)
    is_readable = form.is_valid()
    query = form.query()
    asked = form.asked()
    page = _page(request, query) if is_readable else DeckPage(rows=(), number=1, has_next=False)
    context: dict[str, object] = {
        "form": form,
        "is_readable": is_readable,
        "chips": chips_of(asked),
        "games": game_chips(asked, form.games),
        "legalities": legality_chips(asked),
        "page": page,
        "back": _address(asked, page.number - 1) if page.number > 1 else "",
        "on": _address(asked, page.number + 1) if page.has_next else "",
        "asks_more": bool(asked.keys() - {"card", "game", "legal"}) or not is_readable,
        "is_asked": bool(asked),
    }
    return render(request, "tournaments/decklist_search.html", context)


def _page(request: SiteRequest, query: DecklistQuery) -> DeckPage:
    wanted = request.GET.get("page", "")
    number = (
        min(max(int(wanted), 1), LAST_PAGE)
        if wanted.isdecimal() and len(wanted) <= len(str(LAST_PAGE))
        else 1
    )
    start = (number - 1) * PAGE_SIZE
    found = search_decklists(user=person(request.user), query=query)
    keys = list(found.values_list("pk", flat=True)[start : start + PAGE_SIZE + 1])
    rows = with_rows(found, keys[:PAGE_SIZE])
    return DeckPage(rows=tuple(rows), number=number, has_next=len(keys) > PAGE_SIZE)


def _address(asked: dict[str, str], number: int) -> str:
    return f"?{urlencode(asked | {'page': number})}"
