"""The rows of chips by which lists are filtered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import Http404
from django.urls import reverse
from django.utils.translation import gettext as _

from rulings.models import Game


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """One choice of a filter as a link."""

    label: str
    count: int | None = None
    address: str
    is_chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FilterRow:
    """The choices of one filter."""

    label: str
    choices: list[Filter]


def chosen_game(every: Iterable[Game], code: str) -> Game | None:
    """Return the game somebody chose; a code that no game has is not found."""
    if not code:
        return None
    found = next((game for game in every if game.code == code), None)
    if found is None:
        raise Http404(_("There is no such game."))
    return found


def game_filters(
    every: Iterable[Game],
    chosen: Game | None,
    page: str,
    question: str,
    more: Mapping[str, str] | None = None,
    *,
    with_counts: bool = True,
) -> list[Filter]:
    """Return all games and each game as choices that keep what else was chosen, with how many rulings they have."""
    kept = {"q": question, **(more or {})}
    filters = [Filter(label=_("All games"), address=address_of(page, **kept), is_chosen=chosen is None)]
    for game in every:
        count: int | None = getattr(game, "ruling_count", None) if with_counts else None
        address = address_of(page, **kept, game=game.code)
        filters.append(Filter(label=game.name, count=count, address=address, is_chosen=game == chosen))
    return filters


def choices_of(
    page: str, name: str, known: Iterable[tuple[str, str]], values: Mapping[str, str]
) -> list[Filter]:
    """Return the values of a filter with their labels; a tap on the chosen one lets it go."""
    chosen = values[name].casefold()
    choices = []
    for value, label in known:
        is_chosen = value.casefold() == chosen
        address = address_of(page, **{**values, name: "" if is_chosen else value})
        choices.append(Filter(label=label, address=address, is_chosen=is_chosen))
    return choices


def pages_around(page: str, number: int, last: int, values: Mapping[str, str]) -> dict[str, str]:
    """Return the addresses of the pages before and after one, as far as there are any."""
    pages = {}
    if number > 1:
        pages["back"] = address_of(page, **{**values, "page": str(number - 1) if number > 2 else ""})
    if number < last:
        pages["next"] = address_of(page, **{**values, "page": str(number + 1)})
    return pages


def address_of(page: str, /, **values: str) -> str:
    """Return the address of a page with those of the values that say something."""
    return with_values(reverse(page), values)


def with_values(address: str, values: Mapping[str, str]) -> str:
    """Return an address with those of the values that say something."""
    given = {name: value for name, value in values.items() if value}
    return f"{address}?{urlencode(given)}" if given else address
