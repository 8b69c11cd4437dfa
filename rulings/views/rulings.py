"""The pages on which people find and read rulings."""

from __future__ import annotations

from django.core.paginator import Page, Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.middleware import HtmxDetails

from rulings.forms import SearchForm
from rulings.models import Game, Ruling
from rulings.presentation.cards import rows_of
from rulings.selectors import (
    SearchResults,
    cards_numbered_in,
    examples_of,
    games,
    keywords_of,
    passage_by_code,
    passage_with_history,
    ruling_by_code,
    rulings_citing,
    rulings_of,
    search_rulings,
    terms_of,
)
from rulings.views.filters import address_of, chosen_game, game_filters

PAGE_SIZE = 30
RESULTS = 10


@require_safe
def ruling_list(request: HttpRequest) -> HttpResponse:
    """Answer a question, or show what there is to find."""
    form = SearchForm(request.GET)
    form.is_valid()
    question = form.cleaned_data.get("q", "")
    every = list(games())
    game = chosen_game(every, request.GET.get("game", ""))
    context: dict[str, object] = {
        "question": question,
        "game": game,
        "filters": game_filters(every, game, "rulings:ruling-list", question),
    }
    context |= _answer(question, game) if question else _overview(request, game)
    return render(request, _template(request), context)


def _answer(question: str, game: Game | None) -> dict[str, object]:
    found = search_rulings(text=question, game_id=game.pk if game else None, limit=RESULTS)
    examples = [] if found.results else examples_of(game=game)
    return {
        "found": found,
        "suggestion_address": _suggestion_address(found, game),
        "examples": examples,
        "rows": rows_of(cards_numbered_in(text=question, game=game)),
    }


def _overview(request: HttpRequest, game: Game | None) -> dict[str, object]:
    return {
        "page": _page(request, game),
        "keywords": keywords_of(game=game),
        "examples": examples_of(game=game),
    }


def _template(request: HttpRequest) -> str:
    htmx: HtmxDetails = request.htmx  # type: ignore[attr-defined]  # set by the middleware
    return "rulings/_results.html" if htmx and not htmx.boosted else "rulings/ruling_list.html"


def _suggestion_address(found: SearchResults, game: Game | None) -> str:
    return address_of("rulings:ruling-list", q=found.suggestion, game=game.code if game else "")


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
    passage = passage_with_history(code=code)
    if passage is None:
        raise Http404(_("There is no such passage."))
    context = {"passage": passage, "rulings": rulings_citing(passage=passage)}
    return render(request, "rulings/passage_detail.html", context)


@require_safe
def term_list(request: HttpRequest) -> HttpResponse:
    """Show the words of the games in their languages."""
    every = list(games())
    game = chosen_game(every, request.GET.get("game", "")) or (every[0] if every else None)
    filters = game_filters(every, game, "rulings:term-list", "")[1:]
    context = {"terms": terms_of(game=game), "game": game, "filters": filters}
    return render(request, "rulings/term_list.html", context)
