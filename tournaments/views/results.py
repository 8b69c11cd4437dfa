"""A player reports the result of the match that is being played."""

from __future__ import annotations

from http import HTTPStatus

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.requests import SiteRequest
from tournaments.errors import TournamentError
from tournaments.forms import ResultForm
from tournaments.presentation.mine import match_to_report, side_of
from tournaments.presentation.seen import event_seen
from tournaments.services.results import report_result


@require_http_methods(["GET", "HEAD", "POST"])
def result_report(request: SiteRequest, pk: int) -> HttpResponse:
    """Take the result of one's own match, once; the desk corrects it afterwards."""
    seen = event_seen(pk=pk, user=request.user)
    if seen.user is None:
        return redirect_to_login(reverse("tournaments:result-report", args=[pk]))
    match = match_to_report(seen)
    if seen.entry is None or match is None:
        messages.info(request, _("There is no result for you to report."))
        return redirect("tournaments:event-detail", pk)
    side = side_of(match, seen.entry)
    form = ResultForm(request.POST or None, best_of=seen.event.best_of, side=side)
    error: TournamentError | None = None
    if request.method == "POST" and form.is_valid():
        try:
            report_result(match=match, score=form.score(), by=seen.user, at=timezone.now())
        except TournamentError as refusal:
            error = refusal
        else:
            messages.success(request, _("Result stored. If it is wrong, tell the desk."))
            return redirect("tournaments:event-detail", pk)
    context = {
        "seen": seen,
        "event": seen.event,
        "match": match,
        "opponent": match.second if match.first.pk == seen.entry.pk else match.first,
        "form": form,
        "error": error,
    }
    status = HTTPStatus.UNPROCESSABLE_ENTITY if request.method == "POST" else HTTPStatus.OK
    return render(request, "tournaments/result_report.html", context, status=status)
