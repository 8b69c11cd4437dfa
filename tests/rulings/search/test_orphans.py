"""What is gone from the site is gone from card search, however it went."""

from __future__ import annotations

import pytest
from django.core.management import call_command

from rulings.models import Card, CardEntry
from rulings.search.cards.backends import CardsWanted, current_card_backend
from tests.rulings.card_factory import make_card
from tests.rulings.factories import make_game


def _card() -> Card:
    game = make_game()
    card = make_card(game, "C-1", "Drawbridge")
    CardEntry.objects.create(card=card, game=game, sort="1", stems="a_drawbridge", head="[]")
    current_card_backend().store([(card.pk, "a_drawbridge")])
    return card


@pytest.mark.django_db(transaction=True)
def test_a_new_card_is_not_found_by_what_an_emptied_database_held_in_its_place() -> None:
    """The full-text table of SQLite is none of Django's: emptying the database does not reach it."""
    wanted = CardsWanted(groups=(("a_drawbridge",),))
    card = _card()
    assert current_card_backend().matching(wanted) == [card.pk]

    call_command("flush", verbosity=0, interactive=False)
    game = make_game()
    later = make_card(game, "C-2", "Moat", pk=card.pk)
    CardEntry.objects.create(card=later, game=game, sort="1", stems="a_moat", head="[]")

    assert current_card_backend().matching(wanted) == []
