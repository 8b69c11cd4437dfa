"""Look up the cards of the catalogue."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db.models import Prefetch, Q, QuerySet

from rulings.construction.names import name_key, number_key
from rulings.construction.types import Card as PrintedCard
from rulings.models import (
    Card,
    CardFace,
    CardOrigin,
    CardSide,
    Game,
    Printing,
    Restriction,
    RestrictionList,
    Ruling,
)
from rulings.selectors.rulings import complete

MOST_NUMBERED = 6

_NUMBER_LIKE = re.compile(r"[A-Za-z]{1,4}\d{0,3}-[A-Za-z]{0,3}\d{1,4}[A-Za-z]?(?:[-_][A-Za-z]{1,4}\d{0,3})?")
# What stands in a card's values and has a place of its own, or is no value of deck rules.
OWN_PLACE = frozenset({"copies", "unread", "text", "back"})


def printed_cards(*, game: Game, numbers: Iterable[str], names: Iterable[str] = ()) -> list[PrintedCard]:
    """Return what deck rules read of the cards with one of these numbers or names, of any side and language."""
    keys = {number_key(number) for number in numbers}
    name_keys = {key for key in (name_key(name) for name in names) if key}
    meant = Q(key__in=keys) | Q(name_key__in=name_keys)
    if name_keys:
        faces = CardFace.objects.filter(name_key__in=name_keys, card__game=game)
        meant |= Q(pk__in=list(faces.values_list("card_id", flat=True)))
    return [printed_card(card) for card in with_names().filter(meant, game=game).order_by("key")]


def with_names() -> QuerySet[Card]:
    """Return all cards with the names of their sides, in two queries."""
    faces = CardFace.objects.only("card_id", "side", "name", "name_key", "language")
    return Card.objects.prefetch_related(Prefetch("faces", queryset=faces, to_attr="named_faces"))


def printed_card(card: Card) -> PrintedCard:
    """Return what deck rules read of a card that was looked up with the names of its sides."""
    faces: list[CardFace] = getattr(card, "named_faces", [])
    fronts = [face.name for face in faces if face.side == CardSide.FRONT and face.name != card.name]
    backs = [face.name for face in faces if face.side == CardSide.BACK and face.name != card.name]
    copies = card.values.get("copies")
    return PrintedCard(
        number=card.number,
        name=card.name,
        kind=card.kind,
        names=tuple(dict.fromkeys(filter(None, fronts))),
        back_names=tuple(dict.fromkeys(filter(None, backs))),
        keywords=tuple(card.keywords),
        colors=tuple(card.colors),
        traits=tuple(card.traits),
        values={name: value for name, value in card.values.items() if name not in OWN_PLACE},
        copies=copies if isinstance(copies, int) else None,
        unread=tuple(card.values.get("unread") or ()),
    )


def card_by_number(*, game_code: str, number: str) -> Card | None:
    """Return a card by any writing of its number or of one of its printings, with all that its page shows."""
    if not number.isprintable():
        return None
    key = number_key(number)
    cards = Card.objects.filter(game__code=game_code).select_related("game")
    cards = cards.prefetch_related("faces", "printings")
    found = cards.filter(key=key).first()
    if found is None:
        found = cards.filter(pk__in=_printed_as(game_code, number)).first()
    return found


def cards_numbered_in(*, text: str, game: Game | None = None) -> list[Card]:
    """Return the cards whose numbers stand in a text."""
    keys = {number_key(found[0]) for found in _NUMBER_LIKE.finditer(text)}
    if not keys:
        return []
    cards = Card.objects.filter(key__in=keys).select_related("game").order_by("game__code", "key")
    return list((cards.filter(game=game) if game else cards)[:MOST_NUMBERED])


def _printed_as(game_code: str, number: str) -> QuerySet[Printing, int]:
    writings = {number, number.upper()}
    printings = Printing.objects.filter(number__in=writings, card__game__code=game_code)
    return printings.order_by("card_id").values_list("card_id", flat=True)


def rulings_naming(*, game: Game, number: str) -> QuerySet[Ruling]:
    """Return the rulings that name a card, those that hold first."""
    rulings = Ruling.objects.shown().filter(game=game, card_links__key=number_key(number))
    return complete(rulings).order_by("status", "code")


@dataclass(frozen=True, slots=True, kw_only=True)
class RestrictionSpan:
    """What a list allows of a card, from its day until the next list's."""

    list: RestrictionList
    copies: int
    until: datetime.date | None

    def holds_on(self, day: datetime.date) -> bool:
        """Say whether it is in force on a day."""
        return self.list.since <= day and (self.until is None or day < self.until)


def restrictions_naming(*, game: Game, number: str) -> list[RestrictionSpan]:
    """Return when a card was, is and will be banned or restricted, the newest list first."""
    key = number_key(number)
    named = Restriction.objects.filter(key=key, list__game=game).select_related("list")
    spans = {one.list_id: one for one in named}
    if not spans:
        return []
    days = sorted(RestrictionList.objects.filter(game=game).values_list("since", "origin"))
    return [
        RestrictionSpan(list=one.list, copies=one.copies, until=_replaced_on(one.list, days))
        for one in sorted(spans.values(), key=lambda one: one.list.since, reverse=True)
    ]


def _replaced_on(named: RestrictionList, days: Sequence[tuple[datetime.date, str]]) -> datetime.date | None:
    """Return the day from which another list is in force; one of a pack replaces none of the site's own."""
    is_example = named.origin == CardOrigin.PACK
    later = (day for day, origin in days if day > named.since and (is_example or origin != CardOrigin.PACK))
    return next(later, None)
