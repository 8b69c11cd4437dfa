"""What each player may do at one moment of a replay, and why not."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.requests import SiteRequest
from judge.errors import JudgeError
from judge.presentation.moves import moves_page
from judge.presentation.page import shown_replay
from judge.views.examining import examined_text
from judge.views.replays import address_of, language_of, refused
from judge.views.sources import source_at


@require_safe
def replay_moves(request: SiteRequest, **where: str | int) -> HttpResponse:
    """List every action anybody could think of at a step: those that are legal, and the reasons against the others."""
    source = source_at(where)
    address = address_of(request, source.page)
    language = language_of(request)
    try:
        examined = examined_text(text=source.text, everything=address.everything)
    except JudgeError as error:
        return refused(request, source, error)
    replay = shown_replay(examined, address)
    if replay is None:
        raise Http404(_("There is no such line."))
    page = moves_page(
        ruleset=examined.scenario.ruleset,
        replay=replay,
        steps=len(replay.steps) if address.step is None else address.step,
        title=examined.title,
        language=language,
    )
    back = f"{address}#player" if str(address).startswith("?") else address.path
    context = {"source": source, "page": page, "back": f"{source.page}{back}", "language": language}
    response = render(request, "judge/moves.html", context)
    patch_vary_headers(response, ("Accept-Language", "Cookie"))
    return response
