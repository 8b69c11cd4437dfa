"""Answer a search for cards: parse, match, rank."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulings.construction.names import name_key
from rulings.models import CardEntry, CardFace
from rulings.search.cards.analysis import Head, decode_head
from rulings.search.cards.backends import CardsWanted, current_card_backend
from rulings.search.cards.query import CardQuery, parse_card_query
from rulings.search.cards.ranking import rank_cards
from rulings.search.cards.spelling import mended
from rulings.search.cards.tokens import facet_token

RANKED = 200
"""How many of the cards found are ranked; the rest stand behind them by number."""

Facets = Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardOutcome:
    """The ids of the cards found, best first.

    `suggestion` is what was looked for where words were spelled like none of a card; `is_partial` says that no card
    has all of the words.
    """

    ids: tuple[int, ...] = ()
    suggestion: str = ""
    is_partial: bool = False


def search_card_ids(*, text: str, game_id: int | None = None, facets: Facets = ()) -> CardOutcome:
    """Return the cards that have all words somewhere, those with a number or name like it first."""
    filters = tuple((facet_token(name, value),) for name, value in facets)
    query = parse_card_query(text)
    if not query.groups:
        return CardOutcome(ids=tuple(_matching((), filters, game_id)) if filters else ())
    for reading in _readings(query, text):
        ids = _found(reading, filters, game_id)
        if ids:
            return CardOutcome(ids=ids)
    suggestion = _written_apart(text) or mended(parse_card_query(text, with_numbers=False))
    if suggestion:
        ids = _found(parse_card_query(suggestion + " "), filters, game_id)
        if ids:
            return CardOutcome(ids=ids, suggestion=suggestion)
    return _some_words(parse_card_query(text, with_numbers=False), filters, game_id)


def search_card_names(*, text: str, game_id: int, limit: int) -> list[int]:
    """Return the cards whose number or name begins with what is typed, best first."""
    query = parse_card_query(text)
    ids = _named(query, game_id)
    apart = "" if ids else _written_apart(text)
    if apart:
        query = parse_card_query(apart)
        ids = _named(query, game_id)
    return rank_cards(query, _heads(ids))[:limit] if ids else []


def _named(query: CardQuery, game_id: int) -> list[int]:
    groups = tuple(group.in_names() for group in query.needed)
    return _matching(groups, (), game_id, cut=RANKED) if groups else []


def _readings(query: CardQuery, text: str) -> Iterable[CardQuery]:
    yield query
    if any(group.number for group in query.groups):
        yield parse_card_query(text, with_numbers=False)


def _written_apart(text: str) -> str:
    """Return the name of a card that was typed without its blanks, as they are on a phone: "songoku"."""
    key = name_key(text)
    faces = (
        CardFace.objects.filter(name_key=key) if " " not in text.strip() and key else CardFace.objects.none()
    )
    return faces.values_list("name", flat=True).first() or ""


def _matching(
    groups: Sequence[tuple[str, ...]], filters: tuple[tuple[str, ...], ...], game_id: int | None, **cut: int
) -> list[int]:
    wanted = CardsWanted(groups=(*groups, *filters), game_id=game_id, **cut)
    return current_card_backend().matching(wanted)


def _found(query: CardQuery, filters: tuple[tuple[str, ...], ...], game_id: int | None) -> tuple[int, ...]:
    """Return all cards with every word; where they are too many to rank, those named so are ranked."""
    ids = _matching([group.anywhere() for group in query.needed], filters, game_id)
    if not ids:
        return ()
    ahead = ids
    if len(ids) > RANKED:
        named = _matching([group.in_names() for group in query.needed], filters, game_id, cut=RANKED)
        labelled = _matching([group.in_labels() for group in query.needed], filters, game_id, cut=RANKED)
        ahead = list(dict.fromkeys((*named, *labelled, *ids[:RANKED])))[:RANKED]
    ranked = rank_cards(query, _heads(ahead))
    return tuple(dict.fromkeys((*ranked, *ids)))


def _some_words(query: CardQuery, filters: tuple[tuple[str, ...], ...], game_id: int | None) -> CardOutcome:
    """Return the cards with any of the words, those with more of them first."""
    if len(query.needed) < 2:
        return CardOutcome()
    together = tuple(token for group in query.needed for token in group.in_labels())
    ids = _matching([together], filters, game_id, cut=RANKED)
    return CardOutcome(ids=tuple(rank_cards(query, _heads(ids))), is_partial=True)


def _heads(ids: Sequence[int]) -> dict[int, Head]:
    rows = CardEntry.objects.filter(pk__in=ids).values_list("pk", "head")
    return {card_id: decode_head(head) for card_id, head in rows}
