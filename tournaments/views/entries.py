"""Registering for an event, and leaving it."""

from __future__ import annotations

from http import HTTPStatus

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts.requests import SiteRequest
from tournaments.errors import TournamentError
from tournaments.presentation.mine import open_match_of, person_of
from tournaments.presentation.seen import Seen, event_seen
from tournaments.services.entries import drop_entry, register_entry


@require_POST
def entry_register(request: SiteRequest, pk: int) -> HttpResponse:
    """Register whoever is signed in."""
    seen = event_seen(pk=pk, user=request.user)
    if seen.user is None:
        return redirect_to_login(reverse("tournaments:event-detail", args=[pk]))
    try:
        register_entry(
            event=seen.event, person=person_of(seen.event, seen.user), by=seen.user, at=timezone.now()
        )
    except TournamentError as error:
        return _refused(request, seen, error)
    messages.success(request, _("You are in."))
    return redirect("tournaments:event-detail", pk)


@require_http_methods(["GET", "HEAD", "POST"])
def entry_withdraw(request: SiteRequest, pk: int) -> HttpResponse:
    """Say what leaving means, then let the player leave."""
    seen = event_seen(pk=pk, user=request.user)
    if seen.user is None:
        return redirect_to_login(reverse("tournaments:event-detail", args=[pk]))
    entry = seen.entry
    if entry is None or not entry.is_active:
        return redirect("tournaments:event-detail", pk)
    if request.method != "POST":
        context = {"seen": seen, "event": seen.event, "match": open_match_of(entry=entry)}
        return render(request, "tournaments/entry_withdraw.html", context)
    try:
        drop_entry(event=seen.event, entry=entry, by=seen.user, at=timezone.now())
    except TournamentError as error:
        return _refused(request, seen, error)
    messages.success(request, _("You have left the event."))
    return redirect("tournaments:event-detail", pk)


def _refused(request: SiteRequest, seen: Seen, error: TournamentError) -> HttpResponse:
    context = {"seen": seen, "event": seen.event, "error": error}
    return render(request, "tournaments/refused.html", context, status=HTTPStatus.UNPROCESSABLE_ENTITY)
