"""Look up the cards of the catalogue."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Prefetch, Q, QuerySet

from rulings.construction.names import name_key, number_key
from rulings.construction.types import Card as PrintedCard
from rulings.models import Card, CardFace, CardSide, Game

# What stands in a card's values and has a place of its own, or is no value of deck rules.
OWN_PLACE = frozenset({"copies", "unread", "text", "back"})


def printed_cards(*, game: Game, numbers: Iterable[str], names: Iterable[str] = ()) -> list[PrintedCard]:
    """Return what deck rules read of the cards with one of these numbers or names, in any language."""
    keys = {number_key(number) for number in numbers}
    name_keys = {key for key in (name_key(name) for name in names) if key}
    meant = Q(key__in=keys) | Q(name_key__in=name_keys)
    if name_keys:
        fronts = CardFace.objects.filter(name_key__in=name_keys, side=CardSide.FRONT, card__game=game)
        meant |= Q(pk__in=list(fronts.values_list("card_id", flat=True)))
    return [printed_card(card) for card in with_fronts().filter(meant, game=game).order_by("key")]


def with_fronts() -> QuerySet[Card]:
    """Return all cards with the names of their fronts, in two queries."""
    fronts = CardFace.objects.filter(side=CardSide.FRONT).only("card_id", "name", "language")
    return Card.objects.prefetch_related(Prefetch("faces", queryset=fronts, to_attr="fronts"))


def printed_card(card: Card) -> PrintedCard:
    """Return what deck rules read of a card that was looked up with its fronts."""
    fronts: list[CardFace] = getattr(card, "fronts", [])
    names = dict.fromkeys(face.name for face in fronts if face.name and face.name != card.name)
    copies = card.values.get("copies")
    return PrintedCard(
        number=card.number,
        name=card.name,
        kind=card.kind,
        names=tuple(names),
        keywords=tuple(card.keywords),
        colors=tuple(card.colors),
        traits=tuple(card.traits),
        values={name: value for name, value in card.values.items() if name not in OWN_PLACE},
        copies=copies if isinstance(copies, int) else None,
        unread=tuple(card.values.get("unread") or ()),
    )
