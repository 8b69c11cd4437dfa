"""A player's own deck list: type it, see at once what is wrong with it, hand it in."""

from __future__ import annotations

from http import HTTPStatus

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts.models import User
from accounts.requests import SiteRequest
from tournaments.errors import TournamentError
from tournaments.forms import DecklistForm
from tournaments.models import Decklist, Entry
from tournaments.presentation.decks import ReportView, report_view
from tournaments.presentation.seen import Seen, event_seen
from tournaments.selectors import deck_report_of, own_decklist
from tournaments.services.decklists import save_draft, submit_decklist


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def decklist_edit(request: SiteRequest, pk: int) -> HttpResponse:
    """Show one's list with what a check found; keep it as a draft, or hand it in."""
    seen = event_seen(pk=pk, user=request.user)
    if seen.user is None:
        return redirect_to_login(reverse("tournaments:decklist-edit", args=[pk]))
    if seen.entry is None:
        return redirect("tournaments:event-detail", pk)
    if request.method != "POST":
        return _page(request, seen, own_decklist(event=seen.event, user=seen.user))
    text = DecklistForm(request.POST).written()
    try:
        _stored(seen.entry, text, seen.user, submits="submit" in request.POST)
    except TournamentError as error:
        return _page(request, seen, own_decklist(event=seen.event, user=seen.user), text=text, error=error)
    done = _("Your deck list is submitted.") if "submit" in request.POST else _("Kept as a draft.")
    messages.success(request, done)
    return redirect("tournaments:decklist-edit", pk)


@require_POST
def decklist_check(request: SiteRequest, pk: int) -> HttpResponse:
    """Check what is being typed and keep it as a draft; answer with what was found."""
    seen = event_seen(pk=pk, user=request.user)
    if seen.user is None or seen.entry is None:
        raise Http404(_("You are not in this event."))
    text = DecklistForm(request.POST).written()
    context: dict[str, object] = {"event": seen.event}
    status = HTTPStatus.OK
    try:
        decklist = save_draft(entry=seen.entry, text=text, by=seen.user, at=timezone.now())
    except TournamentError as error:
        context["error"], status = error, HTTPStatus.UNPROCESSABLE_ENTITY
    else:
        context |= {"report": _report(decklist, text), "decklist": decklist}
    return render(request, "tournaments/_decklist_report.html", context, status=status)


def _stored(entry: Entry, text: str, by: User, *, submits: bool) -> Decklist:
    store = submit_decklist if submits else save_draft
    return store(entry=entry, text=text, by=by, at=timezone.now())


def _report(decklist: Decklist | None, text: str) -> ReportView | None:
    found = deck_report_of(decklist=decklist) if decklist else None
    return report_view(found, text=text) if found else None


def _page(
    request: SiteRequest,
    seen: Seen,
    decklist: Decklist | None,
    *,
    text: str | None = None,
    error: TournamentError | None = None,
) -> HttpResponse:
    shown = text if text is not None else decklist.text if decklist else ""
    is_stored = decklist is not None and decklist.text == shown
    context = {
        "seen": seen,
        "event": seen.event,
        "decklist": decklist,
        "revision": next(reversed(decklist.revisions.all()), None) if decklist else None,
        "form": DecklistForm(initial={"text": shown}),
        "report": _report(decklist, shown) if is_stored else None,
        "error": error,
        "can_change": seen.plays and seen.event.is_before_start,
        "rounds": list(seen.rounds),
        "tab": "decklist",
    }
    status = HTTPStatus.UNPROCESSABLE_ENTITY if error else HTTPStatus.OK
    return render(request, "tournaments/decklist_edit.html", context, status=status)
