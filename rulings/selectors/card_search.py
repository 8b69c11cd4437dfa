"""Search the catalogue of cards, and say what there is to filter by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rulings.models import Card, CardEntry, Game, SearchState
from rulings.search.cards.engine import Facets, search_card_ids, search_card_names
from rulings.search.cards.index import STATE_ID
from rulings.selectors.cards import with_names

MAX_PICKED = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundCards:
    """A part of the cards that a search found, best first, and how many it found in all.

    `suggestion` is how the words were read where they were spelled like none of a card; `is_partial` says that no
    card has all of them.
    """

    cards: tuple[Card, ...] = ()
    total: int = 0
    suggestion: str = ""
    is_partial: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFacets:
    """The kinds and colours that cards of a game have, the usual ones first."""

    kinds: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()


def search_cards(
    *, text: str = "", game: Game | None = None, facets: Facets = (), offset: int = 0, limit: int = 30
) -> FoundCards:
    """Return cards that have all words and facets; without either the cards by number."""
    game_id = game.pk if game else None
    if not text.strip() and not facets:
        return _by_number(game_id, offset, limit)
    outcome = search_card_ids(text=text, game_id=game_id, facets=facets)
    return FoundCards(
        cards=_cards(outcome.ids[offset : offset + limit]),
        total=len(outcome.ids),
        suggestion=outcome.suggestion,
        is_partial=outcome.is_partial,
    )


def _by_number(game_id: int | None, offset: int, limit: int) -> FoundCards:
    entries = CardEntry.objects.filter(game_id=game_id) if game_id else CardEntry.objects.all()
    ids = entries.order_by("game_id", "sort", "card_id").values_list("pk", flat=True)
    return FoundCards(cards=_cards(ids[offset : offset + limit]), total=entries.count())


def _cards(ids: Iterable[int]) -> tuple[Card, ...]:
    wanted = list(ids)
    found = {card.pk: card for card in with_names().filter(pk__in=wanted).select_related("game")}
    return tuple(found[one] for one in wanted if one in found)


def find_cards(*, game: Game, text: str, limit: int = 12) -> list[Card]:
    """Return the cards whose number or name somebody is typing, best first."""
    most = max(1, min(limit, MAX_PICKED))
    return list(_cards(search_card_names(text=text, game_id=game.pk, limit=most)))


def card_facets_of(*, game: Game) -> CardFacets:
    """Return what cards of a game can be filtered by; counted anew only after cards have changed."""
    version = SearchState.objects.filter(pk=STATE_ID).values_list("version", flat=True).first()
    return _facets_at(version, game.pk) if version else CardFacets()


@lru_cache(maxsize=32)
def _facets_at(version: str, game_id: int) -> CardFacets:
    kinds: Counter[str] = Counter()
    colors: Counter[str] = Counter()
    for kind, own in Card.objects.filter(game_id=game_id).values_list("kind", "colors").iterator():
        kinds[kind] += 1
        colors.update(map(str, own))
    return CardFacets(kinds=_usual_first(kinds), colors=_usual_first(colors))


def _usual_first(counts: Counter[str]) -> tuple[str, ...]:
    ordered: Sequence[str] = sorted(counts, key=lambda value: (-counts[value], value))
    return tuple(value for value in ordered if value)
