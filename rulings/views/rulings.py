"""The pages on which people read rulings and see what is new."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.models import Review, Ruling, RulingStatus
from rulings.presentation.rulings import keyword_links, sources_of
from rulings.selectors import (
    changed_rulings,
    draft_by_code,
    games,
    history_of,
    passage_by_code,
    related_rulings,
    ruling_by_code,
)
from rulings.views.filters import address_of, chosen_game, game_filters

NEW = "rulings:ruling-changes"
PAGE_SIZE = 20


@require_safe
def ruling_detail(request: HttpRequest, code: str) -> HttpResponse:
    """Show a ruling with all it rests on."""
    ruling = ruling_by_code(code=code) or _draft(request, code)
    if ruling is None:
        passage = passage_by_code(code=code)
        if passage is None:
            raise Http404(_("There is no such ruling."))
        return redirect(passage)
    context = {
        "ruling": ruling,
        "is_draft": ruling.review == Review.DRAFT,
        "original": passage_by_code(code=code),
        "sources": sources_of(ruling),
        "cited": {citation.passage.code for citation in ruling.citations.all()},
        "keywords": keyword_links(ruling),
        "related": related_rulings(ruling=ruling),
        "history": history_of(ruling=ruling),
        "permalink": request.build_absolute_uri(ruling.get_absolute_url()),
        "report_address": address_of("rulings:report-create", ruling=ruling.code),
    }
    return render(request, "rulings/ruling_detail.html", context)


def _draft(request: HttpRequest, code: str) -> Ruling | None:
    """Return a draft for those who may see it in the administration."""
    may_see = request.user.is_staff and request.user.has_perm("rulings.view_ruling")
    return draft_by_code(code=code) if may_see else None


@require_safe
def ruling_changes(request: HttpRequest) -> HttpResponse:
    """Show the rulings that changed last."""
    every = list(games())
    game = chosen_game(every, request.GET.get("game", ""))
    page = Paginator(changed_rulings(game=game), PAGE_SIZE).get_page(request.GET.get("page"))
    context = {
        "page": page,
        "game": game,
        "filters": game_filters(every, game, NEW, ""),
        "superseded": RulingStatus.SUPERSEDED,
    }
    return render(request, "rulings/ruling_changes.html", context)
