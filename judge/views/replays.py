"""The replay page: a demonstration, a kept scenario or a near twin, step by step."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from http import HTTPStatus

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language_from_request
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.models import User
from accounts.requests import SiteRequest
from judge.engine.scenario import Twin
from judge.errors import JudgeError
from judge.forms import AnswerForm, ScenarioForm
from judge.presentation.addresses import Address
from judge.presentation.explored import FoundView, found_views
from judge.presentation.page import ReplayPage, replay_page, shown_replay
from judge.presentation.twins import TwinView, twin_title, twin_view
from judge.presentation.voice import Voice
from judge.selectors import finished_exploration
from judge.services.answers import answer_question
from judge.services.explorations import ask_exploration
from judge.services.replays import Examined, save_replay
from judge.views.examining import TWIN, examined_text
from judge.views.guards import refuse_huge_bodies
from judge.views.sources import Source, source_at
from rulings.selectors import games, rulings_of

MOST_TWINS = 6
SECONDS_FOR_TWINS = 1.5
"""For all near twins of a page together; those that come too late are judged on their own pages only."""


@require_safe
def replay_detail(request: SiteRequest, **where: str | int) -> HttpResponse:
    """Show a replay at one of its steps; htmx asks for the moment alone."""
    source = source_at(where)
    address = address_of(request, source.page)
    language = language_of(request)
    try:
        examined = examined_text(text=source.text, everything=address.everything)
        wants_moment = bool(request.htmx) and not request.htmx.boosted
        page = _page(source, examined, address, language, with_twins=not wants_moment)
    except JudgeError as error:
        return refused(request, source, error)
    context: dict[str, object] = {"source": source, "page": page, "player": page.player, "language": language}
    if not wants_moment:
        codes = examined.scenario.shows
        context |= {
            "shown": rulings_of().filter(code__in=codes) if codes else (),
            "game": _game_name(examined.scenario.ruleset.game),
            "text": source.text,
            "found": _found(examined, language),
        }
    template = "judge/_moment.html" if wants_moment else "judge/replay_detail.html"
    response = render(request, template, context)
    patch_vary_headers(response, ("HX-Request", "Accept-Language", "Cookie"))
    return response


@require_safe
def replay_download(request: HttpRequest, **where: str | int) -> HttpResponse:
    """Hand the scenario out as a file."""
    source = source_at(where)
    headers = {"Content-Disposition": f'attachment; filename="{source.file_name}"'}
    return HttpResponse(source.text, content_type="application/yaml; charset=utf-8", headers=headers)


@refuse_huge_bodies
@require_POST
def replay_answer(request: HttpRequest, **where: str | int) -> HttpResponse:
    """Write the answer to the open question into the scenario, keep it, and go on from there."""
    source = source_at(where)
    try:
        text = answer_question(text=source.text, answer=AnswerForm(request.POST).answer())
        examined = examined_text(text=text)
    except JudgeError as error:
        return refused(request, source, error)
    saved = save_replay(examined=examined, owner=owner_of(request))
    where_next = Source(noun="replay", where={"digest": saved.digest}, text=text, title=saved.title)
    return redirect(f"{where_next.page}#player")


@login_required
@require_POST
def replay_explore(request: HttpRequest, **where: str | int) -> HttpResponse:
    """Hand a scenario that is too big for a public replay to a worker."""
    source = source_at(where)
    owner = owner_of(request)
    if owner is None:
        raise PermissionDenied
    everything = request.POST.get("all") == "1"
    try:
        saved = save_replay(examined=examined_text(text=source.text), owner=owner)
        language = language_of(request)
        job = ask_exploration(saved=saved, everything=everything, language=language, owner=owner)
    except JudgeError as error:
        messages.error(request, f"{error.message} {error.mend}")
        return redirect(str(Address(path=source.page, everything=everything)))
    return redirect("jobs:job-detail", job.pk)


def _found(examined: Examined, language: str) -> tuple[FoundView, ...]:
    """Tell what an exploration in the background found, if this one could not see everything."""
    if not examined.ran_out:
        return ()
    result = finished_exploration(digest=examined.digest, everything=examined.everything)
    return found_views(result, language=language) if result else ()


def refused(request: HttpRequest, source: Source, error: JudgeError) -> HttpResponse:
    """Say what is wrong with a scenario, with its text at hand to mend it."""
    form = ScenarioForm(initial={"text": source.text})
    context = {"error": error, "form": form, "source": source}
    return render(request, "judge/replay_refused.html", context, status=HTTPStatus.UNPROCESSABLE_ENTITY)


def owner_of(request: HttpRequest) -> User | None:
    """Name who keeps something: whoever is signed in."""
    return request.user if isinstance(request.user, User) else None


def language_of(request: HttpRequest) -> str:
    """Choose the language of the sentences: that of whoever is signed in, else what the browser asks for."""
    owner = owner_of(request)
    return (owner.language if owner else "") or get_language_from_request(request)


def _game_name(code: str) -> str:
    """Name a game; by its code where no pack is loaded."""
    return next((game.name for game in games() if game.code == code), code)


def address_of(request: HttpRequest, path: str) -> Address:
    """Read which line and step of a replay is meant."""
    step = request.GET.get("step", "")
    return Address(
        path=path,
        line=request.GET.get("line", ""),
        step=min(int(step), 1_000_000) if step.isdecimal() and len(step) < 9 else None,
        quiet=request.GET.get("quiet") == "1",
        everything=request.GET.get("all") == "1",
    )


def _page(
    source: Source, examined: Examined, address: Address, language: str, *, with_twins: bool
) -> ReplayPage:
    replay = shown_replay(examined, address)
    if replay is None:
        raise Http404(_("There is no such line."))
    is_plain = with_twins and not source.near and not examined.everything
    twins = _twins(source, examined, language) if is_plain else []
    return replay_page(examined=examined, replay=replay, language=language, address=address, twins=twins)


def _twins(source: Source, examined: Examined, language: str) -> list[TwinView]:
    voice = Voice.of(examined.scenario.state, language)
    views: list[TwinView] = []
    until = time.monotonic() + SECONDS_FOR_TWINS
    for number, twin in enumerate(examined.read.twins[:MOST_TWINS], start=1):
        with suppress(JudgeError):  # a change that shows itself impossible in play spoils its own page only
            there = _examined_twin(twin) if time.monotonic() < until else None
            title = twin_title(examined, number)
            href = source.twin_page(number)
            views.append(twin_view(examined, twin, there, voice, href=href, title=title))
    return views


def _examined_twin(twin: Twin) -> Examined:
    """Examine a twin written the quick way; its own page writes it with care."""
    return examined_text(text=json.dumps(twin.document, ensure_ascii=False), limits=TWIN)
