"""The form on which people say that a ruling is wrong or missing."""

from __future__ import annotations

from typing import cast

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.models import User
from rulings.errors import RulingsError
from rulings.forms import ReportForm
from rulings.models import Game, Ruling
from rulings.selectors import games, ruling_by_code
from rulings.services.reports import report_ruling
from rulings.throttles import ReportThrottle
from rulings.views.filters import address_of, chosen_game


@require_http_methods(["GET", "HEAD", "POST"])
def report_create(request: HttpRequest) -> HttpResponse:
    """Take what somebody says of a ruling, or of a question that none answers."""
    ruling = _ruling(request)
    game = None if ruling else chosen_game(games(), request.GET.get("game", ""))
    form = ReportForm(request.POST or None, initial={"question": request.GET.get("q", "")[:300]})
    if ruling is not None:
        del form.fields["question"]
    if request.method != "POST":
        return _page(request, form, ruling, game)
    if not form.is_valid():
        return _page(request, form, ruling, game, status=422)
    if not ReportThrottle().allow_request(cast("Request", request), cast("APIView", None)):
        return render(request, "429.html", status=429)
    try:
        report_ruling(
            message=form.cleaned_data["message"],
            question=form.cleaned_data.get("question", ""),
            ruling=ruling,
            game=game,
            author=request.user if isinstance(request.user, User) else None,
        )
    except RulingsError as error:
        form.add_error(None, str(error))
        return _page(request, form, ruling, game, status=422)
    messages.success(request, _("Thank you. It waits for somebody who looks after the rulings."))
    return redirect(ruling or address_of("rulings:ruling-list", game=game.code if game else ""))


def _ruling(request: HttpRequest) -> Ruling | None:
    code = request.GET.get("ruling", "")
    if not code:
        return None
    ruling = ruling_by_code(code=code)
    if ruling is None:
        raise Http404(_("There is no such ruling."))
    return ruling


def _page(
    request: HttpRequest, form: ReportForm, ruling: Ruling | None, game: Game | None, status: int = 200
) -> HttpResponse:
    context = {"form": form, "ruling": ruling, "game": game}
    return render(request, "rulings/report_create.html", context, status=status)
