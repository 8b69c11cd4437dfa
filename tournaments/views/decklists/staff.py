"""A player's list for the people who run or judge the event: correct it with a reason, lock and unlock it."""

from __future__ import annotations

from http import HTTPStatus

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from accounts.requests import SiteRequest
from tournaments.errors import TournamentError
from tournaments.presentation.decks.report import report_view
from tournaments.presentation.decks.staff import take_deck_step
from tournaments.presentation.seen import LARGEST_KEY, event_seen
from tournaments.selectors import decklist_of, is_deck_staff, report_of, why_locked


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def decklist_correct(request: SiteRequest, pk: int, number: int) -> HttpResponse:
    """Show the list that counts as text to correct; for everybody else there is no such page."""
    seen = event_seen(pk=pk, user=request.user)
    entry = seen.event.entries.select_related("user").filter(number=min(number, LARGEST_KEY)).first()
    if seen.user is None or entry is None or not is_deck_staff(event=seen.event, user=seen.user):
        raise Http404(_("There is no such deck list."))
    entry.event = seen.event
    error = None
    if request.method == "POST":
        try:
            told = take_deck_step(entry=entry, data=request.POST, by=seen.user, at=timezone.now())
        except TournamentError as refusal:
            error = refusal
        else:
            messages.success(request, told)
            return redirect("tournaments:decklist-correct", pk, number)
    decklist = decklist_of(entry=entry, user=seen.user)
    in_force = decklist.in_force if decklist else None
    report = report_of(revision=in_force) if in_force else None
    context = {
        "seen": seen,
        "event": seen.event,
        "rounds": list(seen.rounds),
        "tab": "decks",
        "entry": entry,
        "decklist": decklist,
        "in_force": in_force,
        "report": report_view(report, text=in_force.text) if report and in_force else None,
        "text": request.POST.get("text", in_force.text if in_force else ""),
        "reason": request.POST.get("reason", ""),
        "locked": why_locked(event=seen.event, decklist=decklist, now=timezone.now()),
        "error": error,
    }
    status = HTTPStatus.UNPROCESSABLE_ENTITY if error else HTTPStatus.OK
    return render(request, "tournaments/decklist_correct.html", context, status=status)
