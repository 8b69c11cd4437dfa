"""On a real catalogue, each card leads when its number or its name is typed, in both languages."""

from __future__ import annotations

import pytest

from rulings.models import Card, CardFace, CardSide, Game
from rulings.search.cards.engine import search_card_ids, search_card_names
from rulings.services.card_import import import_cards
from tests.rulings.factories import make_game
from tests.rulings.real_data import real_folder

# The file of both languages holds 512 card numbers (data/README.md, fusion-world/djp952).
FILE, NUMBERS = "data/cards/fusion-world/djp952-fb01-fb03.json", 512


@pytest.fixture
def game(db: None) -> Game:
    """Return the game with its real catalogue."""
    file = real_folder() / FILE
    game = make_game("fusion-world")
    import_cards(game=game.code, files=[(file.name, file.read_bytes())])
    return game


def test_each_card_leads_by_its_number(game: Game) -> None:
    numbers = dict(Card.objects.values_list("pk", "number"))

    missed = [number for pk, number in numbers.items() if search_card_ids(text=number).ids[:1] != (pk,)]

    assert (len(numbers), missed) == (NUMBERS, [])


def test_a_card_of_the_name_leads_by_each_name(game: Game) -> None:
    keys: dict[str, set[int]] = {}
    names: dict[str, str] = {}
    for name, key, card_id in CardFace.objects.filter(side=CardSide.FRONT).values_list(
        "name", "name_key", "card_id"
    ):
        keys.setdefault(key, set()).add(card_id)
        names[name] = key

    missed = [
        name for name, key in names.items() if not keys[key].intersection(search_card_ids(text=name).ids[:1])
    ]

    assert missed == []


@pytest.mark.parametrize(
    ("typed", "name"), [("son go", "Son Goku"), ("孫悟", "Son Goku"), ("ベジ", "Vegeta")]
)
def test_the_beginning_of_a_name_offers_it(game: Game, typed: str, name: str) -> None:
    found = Card.objects.in_bulk(search_card_names(text=typed, game_id=game.pk, limit=12))

    assert name in {card.name for card in found.values()}
