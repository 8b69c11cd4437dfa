"""What every back end of card search must do; the suite runs it on the database it has."""

from __future__ import annotations

import pytest

from rulings.models import Card, CardEntry, Game
from rulings.search.cards.backends import CardBackend, CardsWanted
from tests.rulings.card_factory import make_card
from tests.rulings.factories import make_game

# Number, key of order and tokens of each card, stored in this order.
CARDS = [
    ("C1-003", "c000001000003", "a_lord a_ivo t_attack n_c1_003"),
    ("C1-001", "c000001000001", "a_lady t_attack ja30d9 fkind_leader"),
    ("C1-010", "c000001000010", "a_lords b_knight n_c1_010"),
    ("C1-002", "c000001000002", "t_lord a_8 u_e38182"),
]
# What must come out, whatever the back end: groups wanted, places of the cards in the list above, by number.
GOLDEN = [
    ((("a_lord",),), [0]),
    ((("a_lord*",),), [0, 2]),
    ((("a_lord", "t_lord"),), [3, 0]),
    ((("t_attack",),), [1, 0]),
    ((("t_attack",), ("a_l*",)), [1, 0]),
    ((("t_attack",), ("fkind_leader",)), [1]),
    ((("n_c1_0*",),), [0, 2]),
    ((("a_8",),), [3]),
    ((("u_e38182",),), [3]),
    ((("a_lor",),), []),
    (((),), []),
    ((), []),
    ((("NEAR", "AND", "*"),), []),
    ((('a" OR "b', "x' | 'y", "\\", "a_lord**", "a_*lord"),), []),
]


class CardBackendContract:
    """The contract; a subclass says which back end."""

    @pytest.fixture
    def backend(self) -> CardBackend:
        """Return the back end under test."""
        raise NotImplementedError

    @pytest.fixture
    def game(self, db: None) -> Game:
        """Return the game of the cards."""
        return make_game()

    @pytest.fixture
    def cards(self, game: Game, backend: CardBackend) -> list[Card]:
        """Store the cards."""
        cards = [make_card(game, number, number) for number, _, _ in CARDS]
        for card, (_, sort, stems) in zip(cards, CARDS, strict=True):
            CardEntry.objects.create(card=card, game=game, sort=sort, stems=stems, head="[]")
        backend.store([(card.pk, stems) for card, (_, _, stems) in zip(cards, CARDS, strict=True)])
        return cards

    @pytest.mark.parametrize(("groups", "places"), GOLDEN)
    def test_the_cards_found_are_those_of_the_golden_list(
        self, backend: CardBackend, cards: list[Card], groups: tuple[tuple[str, ...], ...], places: list[int]
    ) -> None:
        assert backend.matching(CardsWanted(groups=groups)) == [cards[place].pk for place in places]

    def test_another_game_has_its_own_cards(self, backend: CardBackend, cards: list[Card]) -> None:
        other = make_game("tower")

        assert backend.matching(CardsWanted(groups=(("a_lord",),), game_id=other.pk)) == []

    def test_the_cut_keeps_the_first_by_number(self, backend: CardBackend, cards: list[Card]) -> None:
        wanted = CardsWanted(groups=(("a_l*",),), cut=2)

        assert backend.matching(wanted) == [cards[1].pk, cards[0].pk]

    def test_storing_again_replaces(self, backend: CardBackend, cards: list[Card]) -> None:
        CardEntry.objects.filter(pk=cards[0].pk).update(stems="a_other")
        backend.store([(cards[0].pk, "a_other")])

        assert backend.matching(CardsWanted(groups=(("a_lord",),))) == []
        assert backend.matching(CardsWanted(groups=(("a_other",),))) == [cards[0].pk]

    def test_cards_that_are_gone_are_not_found(self, backend: CardBackend, cards: list[Card]) -> None:
        gone = cards[0].pk
        cards[0].delete()

        assert backend.matching(CardsWanted(groups=(("a_lord",),))) == []
        backend.remove([gone])
        assert backend.matching(CardsWanted(groups=(("a_lord",),))) == []
