"""The way in: paste a scenario, take the example, or choose a demonstration."""

from __future__ import annotations

from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_http_methods

from accounts.requests import SiteRequest
from judge.errors import JudgeError
from judge.forms import ScenarioForm
from judge.presentation.gallery import Gallery, gallery
from judge.services.demonstrations import demonstrations_of
from judge.services.replays import save_replay
from judge.views.examining import examined_text
from judge.views.example import EXAMPLE
from judge.views.guards import refuse_huge_bodies
from judge.views.replays import language_of, owner_of
from rulings.selectors import games, rulings_of

MOST_WORDS = 100


@refuse_huge_bodies
@require_http_methods(["GET", "HEAD", "POST"])
def replay_list(request: SiteRequest) -> HttpResponse:
    """Offer the two ways to a replay, and take a scenario."""
    if request.method == "POST":
        return _opened(request)
    if request.htmx and not request.htmx.boosted:
        response = render(request, "judge/_gallery.html", _listed(request))
    else:
        text = EXAMPLE if request.GET.get("example") == "1" else ""
        response = _page(request, ScenarioForm(initial={"text": text}), takes_example=bool(text))
    patch_vary_headers(response, ("HX-Request", "Accept-Language", "Cookie"))
    return response


def _opened(request: SiteRequest) -> HttpResponse:
    """Examine what was sent and keep it; what cannot be read comes back with its place and its mend."""
    if request.POST.get("example") == "1":
        form = ScenarioForm({"text": EXAMPLE})
    else:
        form = ScenarioForm(request.POST, request.FILES)
    if not form.is_valid():
        return _refused(request, form, _error_of(form), str(request.POST.get("text", "")))
    text = str(form.cleaned_data["scenario"])
    try:
        examined = examined_text(text=text)
    except JudgeError as error:
        return _refused(request, form, error, text)
    saved = save_replay(examined=examined, owner=owner_of(request))
    return redirect(reverse("judge:replay-detail", kwargs={"digest": saved.digest}))


def _error_of(form: ScenarioForm) -> JudgeError:
    fault = next(iter(form.errors.as_data().values()))[0]
    params = fault.params if isinstance(fault.params, dict) else {}
    return JudgeError(fault.code or "invalid", str(fault.message), mend=str(params.get("mend", "")))


def _refused(request: SiteRequest, form: ScenarioForm, error: JudgeError, text: str) -> HttpResponse:
    kept = ScenarioForm(initial={"text": text})
    return _page(request, kept, error=error, status=HTTPStatus.UNPROCESSABLE_ENTITY)


def _page(
    request: SiteRequest,
    form: ScenarioForm,
    *,
    error: JudgeError | None = None,
    takes_example: bool = False,
    status: int = HTTPStatus.OK,
) -> HttpResponse:
    context = _listed(request) | {"form": form, "error": error, "takes_example": takes_example}
    return render(request, "judge/replay_list.html", context, status=status)


def _listed(request: SiteRequest) -> dict[str, object]:
    wanted = request.GET.get("q", "")[:MOST_WORDS].strip()
    return {"gallery": _gallery(wanted, language_of(request)), "wanted": wanted}


def _gallery(wanted: str, language: str) -> Gallery:
    demonstrations = demonstrations_of()
    codes = {code for one in demonstrations for code in one.shows}
    rulings = {ruling.code: ruling for ruling in rulings_of().filter(code__in=codes)}
    return gallery(demonstrations, rulings, games(), wanted=wanted, language=language)
