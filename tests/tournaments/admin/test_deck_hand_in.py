"""Handing a list in for a walk-in at the desk."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from tests.tournaments.admin.conftest import url
from tests.tournaments.deck_event import DeckEvent, hand_in, make_deck_event
from tests.tournaments.deck_game import LEGAL, SHORT
from tournaments.models import Decklist, Entry

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck_event() -> DeckEvent:
    """Return an event with walk-ins."""
    return make_deck_event()


def test_a_list_refused_for_a_walk_in_names_its_faults(own_desk: Client, deck_event: DeckEvent) -> None:
    """SHORT holds 49 cards; FAQ construction-du-deck: a deck has fifty."""
    walk_in = Entry.objects.get(event=deck_event.event, name="Ben")

    answer = own_desk.post(url(deck_event, "decklist", walk_in.number), {"do": "submit", "text": SHORT})

    assertContains(answer, "This list breaks a rule and was not submitted.", status_code=422)
    assertContains(answer, "Too few cards (main deck): 49", status_code=422)


def test_each_page_of_the_desk_names_its_event(own_desk: Client, deck_event: DeckEvent) -> None:
    for page in (url(deck_event, "desk"), url(deck_event, "decklists"), url(deck_event, "entries")):
        assertContains(own_desk.get(page), f'<p class="desk-event">{deck_event.event.name}</p>', html=True)


def test_illegal_lists_stand_out_at_the_desk(own_desk: Client, deck_event: DeckEvent) -> None:
    hand_in(deck_event)
    assertNotContains(own_desk.get(url(deck_event, "desk")), "desk-caution")

    Decklist.objects.update(legal=False)

    page = own_desk.get(url(deck_event, "desk"))
    assertContains(page, '<p class="desk-caution">')
    assertContains(page, "1 submitted, 1 illegal, 3 missing")


def test_who_corrects_the_list_of_a_walk_in_is_told_to_tell_the_player(
    own_desk: Client, deck_event: DeckEvent
) -> None:
    walk_in = Entry.objects.get(event=deck_event.event, name="Ben")
    page = url(deck_event, "decklist", walk_in.number)
    own_desk.post(page, {"do": "submit", "text": LEGAL})
    sent = {"do": "correct", "text": SHORT, "reason": "A card is missing.", "seen": 1}

    assertContains(own_desk.post(page, sent, follow=True), "This player has no account: tell them yourself.")

    hand_in(deck_event)
    page = url(deck_event, "decklist", deck_event.entry.number)
    assertContains(own_desk.post(page, sent, follow=True), "The player was told.")
