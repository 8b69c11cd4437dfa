"""The page on which the staff of an event writes local rulings, and taking one back."""

from __future__ import annotations

from http import HTTPStatus

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts.models import User
from accounts.requests import SiteRequest
from tournaments.errors import TournamentError
from tournaments.forms import LocalRulingForm
from tournaments.models import LocalRuling
from tournaments.presentation.seen import LARGEST_KEY, Seen, event_seen
from tournaments.selectors import can_write_local_rulings
from tournaments.services.local_rulings import withdraw_local_ruling, write_local_ruling


def _staff(request: SiteRequest, pk: int) -> tuple[Seen, User]:
    """Return the event for the people who run or judge it; for everybody else there is no such page."""
    seen = event_seen(pk=pk, user=request.user)
    if seen.user is None or not can_write_local_rulings(event=seen.event, user=seen.user):
        raise Http404(_("There is no such page."))
    return seen, seen.user


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def local_ruling_write(request: SiteRequest, pk: int) -> HttpResponse:
    """Write a local ruling."""
    seen, user = _staff(request, pk)
    form = LocalRulingForm(request.POST or None, initial={"about": request.GET.get("ruling", "")[:120]})
    if request.method == "POST" and form.is_valid():
        try:
            write_local_ruling(event=seen.event, draft=form.draft(), by=user, at=timezone.now())
        except TournamentError as error:
            form.add_error(None, str(error))
        else:
            messages.success(request, _("Written. The staff and the players of this event see it."))
            return redirect("tournaments:event-detail", pk)
    context = {
        "seen": seen,
        "event": seen.event,
        "rounds": list(seen.rounds),
        "tab": "event",
        "form": form,
    }
    status = HTTPStatus.UNPROCESSABLE_ENTITY if form.errors else HTTPStatus.OK
    return render(request, "tournaments/local_ruling_write.html", context, status=status)


@require_POST
def local_ruling_withdraw(request: SiteRequest, pk: int, number: int) -> HttpResponse:
    """Take a local ruling of this event back."""
    seen, user = _staff(request, pk)
    local = LocalRuling.objects.filter(event=seen.event, pk=min(number, LARGEST_KEY)).first()
    if local is None:
        raise Http404(_("There is no such local ruling."))
    withdraw_local_ruling(local=local, by=user, at=timezone.now())
    messages.success(request, _("Taken back."))
    return redirect("tournaments:event-detail", pk)
