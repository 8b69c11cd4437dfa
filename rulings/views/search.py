"""The page on which people ask, choose and find rulings."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.middleware import HtmxDetails

from rulings.forms import SearchForm
from rulings.models import Game, Language, RulingKind, RulingStatus, keyword_key
from rulings.presentation.cards import rows_of
from rulings.presentation.matches import Match, matches_of, read_question
from rulings.selectors import (
    RulingChoices,
    RulingFacets,
    SearchResult,
    SearchResults,
    cards_numbered_in,
    chosen_rulings,
    examples_of,
    facets_of,
    find_rulings,
    games,
    keywords_of,
)
from rulings.selectors.rulings import complete
from rulings.views.filters import (
    Filter,
    FilterRow,
    address_of,
    choices_of,
    chosen_game,
    game_filters,
    pages_around,
)

PAGE = "rulings:ruling-list"
WHOLE = "rulings/ruling_list.html"
PAGE_SIZE = 30
RESULTS = 10
MORE_RESULTS = 60
FILTERS = ("kind", "lang", "status", "keyword", "has")


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundRow:
    """One thing found, and why."""

    result: SearchResult
    matches: list[Match]


@require_safe
def ruling_list(request: HttpRequest) -> HttpResponse:
    """Answer a question, or show what there is to find."""
    values = _values(request)
    every = list(games())
    game = chosen_game(every, request.GET.get("game", ""))
    values["game"] = game.code if game else ""
    choices = RulingChoices(
        game=game,
        kind=values["kind"],
        language=values["lang"],
        status=values["status"],
        keyword=values["keyword"],
        shown=bool(values["has"]),
    )
    narrow = {name: values[name] for name in FILTERS}
    context: dict[str, object] = {
        "question": values["q"],
        "game": game,
        "hidden": [(name, values[name]) for name in ("game", *FILTERS) if values[name]],
        "filters": game_filters(every, game, PAGE, values["q"], narrow),
        "filter_rows": _rows(facets_of(game=game), values),
        "chosen": _chosen(values),
        "unfiltered_address": address_of(PAGE, q=values["q"], game=values["game"]),
    }
    template = _template(request)
    if not values["q"]:
        return render(request, template, context | _overview(request, values, choices))
    limit = MORE_RESULTS if values.pop("more") else RESULTS
    found = find_rulings(text=values["q"], choices=choices, limit=limit + 1)
    straight = next((one.url for one in found.results if one.code == found.straight), "")
    if straight and template == WHOLE and not choices.is_narrow:
        return redirect(straight)
    return render(request, template, context | _answer(values, choices, found, limit))


def _values(request: HttpRequest) -> dict[str, str]:
    """Return what was asked and chosen; a choice that does not exist is none."""
    form = SearchForm(request.GET)
    form.is_valid()
    return {name: str(form.cleaned_data.get(name) or "") for name in form.fields}


def _answer(
    values: dict[str, str], choices: RulingChoices, found: SearchResults, limit: int
) -> dict[str, object]:
    asked = read_question(values["q"])
    rows = [
        FoundRow(
            result=one,
            matches=matches_of(one.ruling, asked, (found.word for found in one.highlights))
            if one.ruling
            else [],
        )
        for one in found.results[:limit]
    ]
    is_cut = len(found.results) > limit
    return {
        "is_cut": is_cut,
        "more_address": _address(values, more="1") if is_cut and limit == RESULTS else "",
        "found": found,
        "found_rows": rows,
        "kept": [
            Filter(label=one.typed, address=_address(values, q=one.rest), is_chosen=True)
            for one in found.filters
        ],
        "suggestion_address": _address(values, q=found.suggestion),
        "examples": [] if found.results else examples_of(game=choices.game),
        "rows": rows_of(cards_numbered_in(text=values["q"], game=choices.game)),
    }


def _overview(request: HttpRequest, values: dict[str, str], choices: RulingChoices) -> dict[str, object]:
    page = Paginator(complete(chosen_rulings(choices=choices)), PAGE_SIZE).get_page(request.GET.get("page"))
    return {
        "page": page,
        "pages": pages_around(PAGE, page.number, page.paginator.num_pages, values),
        "keywords": [] if choices.is_narrow else _keywords(choices.game),
        "examples": [] if choices.is_narrow else examples_of(game=choices.game),
    }


def _keywords(game: Game | None) -> list[Filter]:
    """Return the usual keywords: of one game with the pages about them, of all with what names them."""
    found: dict[str, Filter] = {}
    for term in keywords_of(game=game):
        address = term.get_absolute_url() if game else address_of(PAGE, keyword=term.name)
        key = keyword_key(term.name)
        found.setdefault(key, Filter(label=term.label, address=address, is_chosen=False))
    return list(found.values())


def _template(request: HttpRequest) -> str:
    htmx: HtmxDetails = request.htmx  # type: ignore[attr-defined]  # set by the middleware
    return "rulings/_results.html" if htmx and not htmx.boosted else WHOLE


def _address(values: dict[str, str], **changes: str) -> str:
    return address_of(PAGE, **{**values, **changes})


def _rows(facets: RulingFacets, values: dict[str, str]) -> list[FilterRow]:
    """Return the filters that tell something apart; one that was chosen always stays."""
    kinds, statuses, languages = dict(RulingKind.choices), dict(RulingStatus.choices), dict(Language.choices)
    known = (
        ("kind", _("Kind"), [(code, str(kinds[code])) for code in facets.kinds]),
        ("status", _("Status"), [(code, str(statuses[code])) for code in facets.statuses]),
        ("lang", _("Language"), [(code, str(languages[code])) for code in facets.languages]),
    )
    rows = [
        FilterRow(label=label, choices=choices_of(PAGE, name, choices, values))
        for name, label, choices in known
        if len(choices) > 1 or values[name]
    ]
    if facets.has_shown or values["has"]:
        shown = choices_of(PAGE, "has", [("demonstration", _("has a demonstration"))], values)
        rows.append(FilterRow(label=_("Shown"), choices=shown))
    return rows


def _chosen(values: dict[str, str]) -> list[Filter]:
    """Return what was chosen, each as a tap that lets it go."""
    labels = {
        "kind": dict(RulingKind.choices).get(values["kind"], ""),
        "lang": dict(Language.choices).get(values["lang"], ""),
        "status": dict(RulingStatus.choices).get(values["status"], ""),
        "keyword": f"[{values['keyword']}]",
        "has": _("has a demonstration"),
    }
    return [
        Filter(label=str(labels[name]), address=_address(values, **{name: ""}), is_chosen=True)
        for name in FILTERS
        if values[name]
    ]
