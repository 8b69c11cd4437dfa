"""The figures of pages of cards and decks are of pages that show something."""

from __future__ import annotations

import random

import pytest
from django.test import Client
from pytest_django.asserts import assertContains

from benchmarks.deck_data import PLAYERS, fill_cards, fill_lists, index_cards, load_site_packs
from benchmarks.decks import pages_of
from tournaments.models import Decklist, DecklistCard

CARDS = 60


@pytest.mark.django_db
def test_the_pages_measured_show_the_cards_and_lists_made(client: Client) -> None:
    chance = random.Random(1)
    load_site_packs()
    cards = fill_cards(CARDS, chance)
    index_cards()
    fill_lists(PLAYERS, cards, chance)

    assert Decklist.objects.filter(in_force__isnull=False).count() == PLAYERS
    assert DecklistCard.objects.count() == PLAYERS * 20
    for addresses in pages_of(cards[40].number, cards[0].name).values():
        for address in addresses:
            assert client.get(address).status_code == 200, address
    assertContains(client.get("/events/decks/"), "Player")
