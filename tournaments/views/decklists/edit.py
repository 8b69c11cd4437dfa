"""A player's own deck list: type it, see at once what is wrong with it, hand it in."""

from __future__ import annotations

from http import HTTPStatus

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts.models import User
from accounts.requests import SiteRequest
from tournaments.errors import TournamentError
from tournaments.forms import DecklistForm
from tournaments.models import Decklist, Entry
from tournaments.presentation.decks.changes import Change, changed
from tournaments.presentation.decks.export import FORMS
from tournaments.presentation.decks.history import history_of
from tournaments.presentation.decks.picker import cards_to_pick
from tournaments.presentation.decks.report import ReportView, report_view
from tournaments.presentation.decks.state import deck_state
from tournaments.presentation.seen import Seen, event_seen
from tournaments.selectors import (
    can_change_decklist,
    deck_report_of,
    own_decklist,
    previous_decklists,
    report_of,
)
from tournaments.services.decklists import save_draft, submit_decklist

MOST_PREVIOUS = 20
MOST_LETTERS = 80


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def decklist_edit(request: SiteRequest, pk: int) -> HttpResponse:
    """Show one's list with what a check found; keep it as a draft, change it by a tap, or hand it in."""
    seen = event_seen(pk=pk, user=request.user)
    if seen.user is None:
        return redirect_to_login(reverse("tournaments:decklist-edit", args=[pk]))
    if seen.entry is None:
        return redirect("tournaments:event-detail", pk)
    if request.method != "POST":
        return _page(request, seen)
    change = changed(seen.event, seen.user, request.POST)
    try:
        _stored(seen.entry, change.text, seen.user, submits="submit" in request.POST)
    except TournamentError as error:
        return _page(request, seen, change=change, error=error)
    if change.error or change.question:
        return _page(request, seen, change=change, error=change.error)
    done = _("Your deck list is submitted.") if "submit" in request.POST else _("Kept as a draft.")
    messages.success(request, change.note or done)
    return redirect(_where(pk, request.POST.get("card", "")))


@require_POST
def decklist_check(request: SiteRequest, pk: int) -> HttpResponse:
    """Check what is being typed or was changed by a tap, keep it as a draft, and answer with what was found."""
    seen = _mine(request, pk)
    assert seen.user is not None and seen.entry is not None  # noqa: PT018  both or neither
    change = changed(seen.event, seen.user, request.POST)
    context: dict[str, object] = {"event": seen.event, "change": change, "error": change.error}
    status = HTTPStatus.UNPROCESSABLE_ENTITY if change.error else HTTPStatus.OK
    try:
        decklist = save_draft(entry=seen.entry, text=change.text, by=seen.user, at=timezone.now())
    except TournamentError as error:
        context["error"], status = error, HTTPStatus.UNPROCESSABLE_ENTITY
    else:
        context |= {"report": _report(decklist, change.text, seen), "decklist": decklist}
    return render(request, "tournaments/_decklist_checked.html", context, status=status)


@never_cache
@require_safe
def decklist_cards(request: SiteRequest, pk: int) -> HttpResponse:
    """Find cards to add to one's list."""
    seen = _mine(request, pk)
    return render(request, "tournaments/_decklist_cards.html", _picked(request, seen))


def _mine(request: SiteRequest, pk: int) -> Seen:
    seen = event_seen(pk=pk, user=request.user)
    if seen.user is None or seen.entry is None:
        raise Http404(_("You are not in this event."))
    return seen


def _where(pk: int, wanted: str) -> str:
    """Return the page to go on with: where cards were looked for, the cards that were found."""
    page = reverse("tournaments:decklist-edit", args=[pk])
    wanted = wanted[:MOST_LETTERS].strip()
    return f"{page}?{urlencode({'card': wanted})}#decklist_picker" if wanted else page


def _stored(entry: Entry, text: str, by: User, *, submits: bool) -> Decklist:
    store = submit_decklist if submits else save_draft
    return store(entry=entry, text=text, by=by, at=timezone.now())


def _report(decklist: Decklist | None, text: str, seen: Seen) -> ReportView | None:
    found = deck_report_of(decklist=decklist) if decklist else None
    return report_view(found, text=text, game=seen.event.game) if found else None


def _in_force(decklist: Decklist | None) -> ReportView | None:
    """Return what the last check of the list that counts found; lists are checked again when rules change."""
    if decklist is None or decklist.in_force is None:
        return None
    found = report_of(revision=decklist.in_force)
    return report_view(found, text=decklist.in_force.text) if found else None


def _picked(request: SiteRequest, seen: Seen) -> dict[str, object]:
    wanted = request.GET.get("card", "").replace("\x00", "")[:MOST_LETTERS].strip()
    cards = cards_to_pick(event=seen.event, text=wanted, now=timezone.now())
    return {"event": seen.event, "wanted": wanted, "cards": cards}


def _page(
    request: SiteRequest, seen: Seen, *, change: Change | None = None, error: TournamentError | None = None
) -> HttpResponse:
    assert seen.user is not None and seen.entry is not None  # noqa: PT018  both or neither
    event, now = seen.event, timezone.now()
    decklist = own_decklist(event=event, user=seen.user)
    shown = change.text if change else decklist.text if decklist else ""
    is_stored = decklist is not None and decklist.text == shown
    locked = can_change_decklist(entry=seen.entry, user=seen.user, now=now) if event.game else None
    context: dict[str, object] = {
        "seen": seen,
        "decklist": decklist,
        "revision": decklist.in_force if decklist else None,
        "history": history_of(decklist) if decklist else [],
        "state": deck_state(event, decklist, locked),
        "form": DecklistForm(initial={"text": shown}),
        "report": _in_force(decklist) if locked else _report(decklist, shown, seen) if is_stored else None,
        "change": change,
        "error": error,
        "export_forms": FORMS,
        "previous": _previous(seen) if event.game and locked is None else (),
        "rounds": list(seen.rounds),
        "tab": "decklist",
    }
    context |= _picked(request, seen)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if error else HTTPStatus.OK
    return render(request, "tournaments/decklist_edit.html", context, status=status)


def _previous(seen: Seen) -> list[Decklist]:
    assert seen.user is not None and seen.event.game is not None  # noqa: PT018  asked before
    found = previous_decklists(user=seen.user, game=seen.event.game, besides=seen.event)
    return list(found[:MOST_PREVIOUS])
