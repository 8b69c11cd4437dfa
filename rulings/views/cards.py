"""The pages on which people find and read cards."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.middleware import HtmxDetails

from rulings.construction.names import name_key
from rulings.forms import CardSearchForm
from rulings.models import Card, Game
from rulings.presentation.card_words import color_label, colors_word, kind_label
from rulings.presentation.cards import (
    deck_notes,
    exhibits_of,
    faces_of,
    is_text_unknown,
    languages_of,
    restrictions_shown,
    rows_of,
    unread_of,
)
from rulings.selectors import (
    FoundCards,
    card_by_number,
    card_facets_of,
    games,
    restrictions_naming,
    rulings_naming,
    search_cards,
)
from rulings.views.filters import FilterRow, address_of, choices_of, chosen_game, game_filters, pages_around

PAGE = "rulings:card-list"
PAGE_SIZE = 40
FACETS = ("kind", "color", "trait", "keyword")
NEAR = 6


@require_safe
def card_list(request: HttpRequest) -> HttpResponse:
    """Show the cards that a search finds, or all of them."""
    values = _values(request)
    every = list(games())
    game = chosen_game(every, request.GET.get("game", ""))
    facets = [(name, values[name]) for name in FACETS if values[name]]
    found, page = _found(request, values["q"], game, facets)
    context = {
        "question": values["q"],
        "game": game,
        "hidden": [(name, values[name]) for name in ("game", *FACETS) if values[name]],
        "filters": _filters(every, game, values),
        "found": found,
        "rows": rows_of(found.cards, values["q"]),
        "page": page,
        "pages": pages_around(PAGE, page.number, page.paginator.num_pages, values),
        "suggestion_address": address_of(PAGE, **{**values, "q": found.suggestion}),
        "unfiltered_address": address_of(PAGE, q=values["q"]),
        "has_filters": bool(facets or game),
    }
    return render(request, _template(request), context)


def _values(request: HttpRequest) -> dict[str, str]:
    form = CardSearchForm(request.GET)
    form.is_valid()
    return {name: str(form.cleaned_data.get(name) or "") for name in form.fields}


def _found(
    request: HttpRequest, text: str, game: Game | None, facets: list[tuple[str, str]]
) -> tuple[FoundCards, Page[int]]:
    """Return the page of cards asked for, the last one where there are not so many."""
    asked = request.GET.get("page", "")
    number = int(asked) if re.fullmatch(r"[1-9][0-9]{0,3}", asked) else 1
    while True:
        start = (number - 1) * PAGE_SIZE
        found = search_cards(text=text, game=game, facets=facets, offset=start, limit=PAGE_SIZE)
        page = Paginator(range(found.total), PAGE_SIZE).get_page(number)
        if page.number == number:
            return found, page
        number = page.number


def _template(request: HttpRequest) -> str:
    htmx: HtmxDetails = request.htmx  # type: ignore[attr-defined]  # set by the middleware
    return "rulings/_card_results.html" if htmx and not htmx.boosted else "rulings/card_list.html"


def _filters(every: list[Game], game: Game | None, values: dict[str, str]) -> list[FilterRow]:
    kept = {"trait": values["trait"], "keyword": values["keyword"]}
    rows = [
        FilterRow(
            label=_("Game"), choices=game_filters(every, game, PAGE, values["q"], kept, with_counts=False)
        )
    ]
    if game is not None:
        known = card_facets_of(game=game)
        kinds = [(kind, kind_label(kind)) for kind in known.kinds]
        colors = [(color, color_label(color)) for color in known.colors]
        rows.append(FilterRow(label=_("Kind"), choices=choices_of(PAGE, "kind", kinds, values)))
        rows.append(
            FilterRow(label=colors_word(game.code), choices=choices_of(PAGE, "color", colors, values))
        )
    return [row for row in (*rows, *_chosen_labels(values)) if row.choices]


def _chosen_labels(values: dict[str, str]) -> list[FilterRow]:
    rows = []
    for name, label in (("trait", _("Trait")), ("keyword", _("Keyword"))):
        if values[name]:
            rows.append(
                FilterRow(label=label, choices=choices_of(PAGE, name, [(values[name], values[name])], values))
            )
    return rows


@require_safe
def card_detail(request: HttpRequest, game: str, number: str) -> HttpResponse:
    """Show a card with the rulings and lists that name it."""
    played = _game(game)
    card = card_by_number(game_code=game, number=number)
    if card is None:
        return _missing(request, played, number)
    if card.number != number:
        return redirect(_with_language(card, request))
    languages = languages_of(card, request.GET.get("lang", ""))
    chosen = next((one.code for one in languages if one.is_chosen), "")
    rulings = list(rulings_naming(game=played, number=card.number))
    restrictions = restrictions_shown(
        restrictions_naming(game=played, number=card.number), timezone.localdate()
    )
    context = {
        "card": card,
        "number": card.name if name_key(card.number) == card.name_key else card.number,
        "game": played,
        "kind": kind_label(card.kind),
        "colors": [(str(color), color_label(str(color))) for color in card.colors],
        "colors_word": colors_word(game),
        "languages": languages,
        "faces": faces_of(card, chosen),
        "notes": deck_notes(card),
        "unread": unread_of(card),
        "is_text_unknown": is_text_unknown(card),
        "rulings": rulings,
        "exhibits": exhibits_of(rulings),
        "restrictions": restrictions,
        "in_force": next((one for one in restrictions if one.holds), None),
        "printings": card.printings.all(),
    }
    return render(request, "rulings/card_detail.html", context)


def _game(code: str) -> Game:
    game = chosen_game(games(), code)
    if game is None:
        raise Http404(_("There is no such game."))
    return game


def _with_language(card: Card, request: HttpRequest) -> str:
    language = request.GET.get("lang", "")
    return card.get_absolute_url() + (f"?{urlencode({'lang': language})}" if language else "")


def _missing(request: HttpRequest, game: Game, number: str) -> HttpResponse:
    """Say that the catalogue has no such card, with what the site knows of the number all the same."""
    if not number.isprintable():
        raise Http404(_("There is no such card."))
    rulings = list(rulings_naming(game=game, number=number))
    restrictions = restrictions_shown(restrictions_naming(game=game, number=number), timezone.localdate())
    found = FoundCards() if rulings else search_cards(text=number, game=game, limit=NEAR)
    context = {
        "number": number,
        "game": game,
        "rulings": rulings,
        "exhibits": exhibits_of(rulings),
        "restrictions": restrictions,
        "rows": rows_of(found.cards),
        "list_address": reverse("rulings:card-list"),
    }
    status = 200 if rulings or restrictions else 404
    return render(request, "rulings/card_missing.html", context, status=status)
