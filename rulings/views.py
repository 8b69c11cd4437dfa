"""The pages on which people find and read rulings."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.middleware import HtmxDetails

from rulings.forms import SearchForm
from rulings.models import Game, Ruling
from rulings.selectors import (
    SearchResults,
    examples_of,
    games,
    keywords_of,
    passage_by_code,
    ruling_by_code,
    rulings_citing,
    rulings_of,
    search_rulings,
    terms_of,
)

PAGE_SIZE = 30
RESULTS = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """One choice of a filter as a link."""

    label: str
    count: int | None
    address: str
    is_chosen: bool


@require_safe
def ruling_list(request: HttpRequest) -> HttpResponse:
    """Answer a question, or show what there is to find."""
    form = SearchForm(request.GET)
    form.is_valid()
    question = form.cleaned_data.get("q", "")
    every = list(games())
    game = _chosen_game(every, request.GET.get("game", ""))
    context: dict[str, object] = {
        "question": question,
        "game": game,
        "filters": _game_filters(every, game, "rulings:ruling-list", question),
    }
    context |= _answer(question, game) if question else _overview(request, game)
    return render(request, _template(request), context)


def _answer(question: str, game: Game | None) -> dict[str, object]:
    found = search_rulings(text=question, game_id=game.pk if game else None, limit=RESULTS)
    examples = [] if found.results else examples_of(game=game)
    return {"found": found, "suggestion_address": _suggestion_address(found, game), "examples": examples}


def _overview(request: HttpRequest, game: Game | None) -> dict[str, object]:
    return {
        "page": _page(request, game),
        "keywords": keywords_of(game=game),
        "examples": examples_of(game=game),
    }


def _template(request: HttpRequest) -> str:
    htmx: HtmxDetails = request.htmx  # type: ignore[attr-defined]  # set by the middleware
    return "rulings/_results.html" if htmx and not htmx.boosted else "rulings/ruling_list.html"


def _chosen_game(every: list[Game], code: str) -> Game | None:
    if not code:
        return None
    found = next((game for game in every if game.code == code), None)
    if found is None:
        raise Http404(_("There is no such game."))
    return found


def _game_filters(every: list[Game], chosen: Game | None, page: str, question: str) -> list[Filter]:
    filters = [
        Filter(label=_("All games"), count=None, address=_address(page, question), is_chosen=chosen is None)
    ]
    for game in every:
        count: int | None = getattr(game, "ruling_count", None)
        address = _address(page, question, game.code)
        filters.append(Filter(label=game.name, count=count, address=address, is_chosen=game == chosen))
    return filters


def _address(page: str, question: str, game: str = "") -> str:
    values = {name: value for name, value in (("q", question), ("game", game)) if value}
    return f"{reverse(page)}?{urlencode(values)}" if values else reverse(page)


def _suggestion_address(found: SearchResults, game: Game | None) -> str:
    return _address("rulings:ruling-list", found.suggestion, game.code if game else "")


def _page(request: HttpRequest, game: Game | None) -> Page[Ruling]:
    return Paginator(rulings_of(game=game), PAGE_SIZE).get_page(request.GET.get("page"))


@require_safe
def ruling_detail(request: HttpRequest, code: str) -> HttpResponse:
    """Show a ruling with all it rests on."""
    ruling = ruling_by_code(code=code)
    if ruling is None:
        passage = passage_by_code(code=code)
        if passage is None:
            raise Http404(_("There is no such ruling."))
        return redirect(passage)
    context = {"ruling": ruling, "original": passage_by_code(code=code)}
    return render(request, "rulings/ruling_detail.html", context)


@require_safe
def passage_detail(request: HttpRequest, code: str) -> HttpResponse:
    """Show a passage and the rulings that rest on it."""
    passage = passage_by_code(code=code)
    if passage is None:
        raise Http404(_("There is no such passage."))
    context = {"passage": passage, "rulings": rulings_citing(passage=passage)}
    return render(request, "rulings/passage_detail.html", context)


@require_safe
def term_list(request: HttpRequest) -> HttpResponse:
    """Show the words of the games in their languages."""
    every = list(games())
    game = _chosen_game(every, request.GET.get("game", "")) or (every[0] if every else None)
    filters = _game_filters(every, game, "rulings:term-list", "")[1:]
    context = {"terms": terms_of(game=game), "game": game, "filters": filters}
    return render(request, "rulings/term_list.html", context)
