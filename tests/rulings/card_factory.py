"""Make cards of the catalogue; their names and texts are invented."""

from __future__ import annotations

from collections.abc import Mapping

from rulings.construction.names import name_key, number_key
from rulings.models import Card, CardFace, Game, Printing


def make_card(game: Game, number: str, name: str, **values: object) -> Card:
    """Return a stored card without faces."""
    return Card.objects.create(
        game=game, number=number, key=number_key(number), name=name, name_key=name_key(name), **values
    )


def make_face(
    card: Card, *, name: str, language: str = "en", side: str = "front", text: str = "", **values: object
) -> CardFace:
    """Return one side of a card in one language."""
    return CardFace.objects.create(
        card=card, side=side, language=language, name=name, name_key=name_key(name), text=text, **values
    )


def make_printings(card: Card, printings: Mapping[str, str]) -> None:
    """Store printings by number with the set of each."""
    Printing.objects.bulk_create(
        Printing(card=card, number=number, series=series) for number, series in printings.items()
    )
