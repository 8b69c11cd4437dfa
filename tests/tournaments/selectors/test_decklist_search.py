"""Lists that count are found by card, leader, player, event, game, day and legality, and counted by what was played."""

from __future__ import annotations

import datetime
from collections.abc import Callable

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.construction.names import name_key
from rulings.models import Card, CardFace, Game
from tests.tournaments.deck_event import DeckEvent, hand_in, make_deck_event, make_person
from tests.tournaments.deck_game import LEGAL, UNKNOWN
from tests.tournaments.factories import AT, make_event
from tournaments.models import Decklist, DecksOpen, EventStatus
from tournaments.selectors import (
    DecklistQuery,
    PlayedCard,
    decklist_counts_of,
    decklist_search,
    played_in,
    previous_decklists,
    search_decklists,
)
from tournaments.services.decklists import submit_decklist
from tournaments.services.entries import Person, drop_entry, register_entry

pytestmark = pytest.mark.django_db

OTHER_LEADER = LEGAL.replace("Marla, Student of the Tide // Marla, Voice of the Deep [OV1-001]", "1 OV1-002")
NAMED_LEADER = UNKNOWN.replace(
    "Marla, Student of the Tide // Marla, Voice of the Deep [OV1-001]", "1 Wanda the Unknown"
)

Found = Callable[[DecklistQuery], list[str]]


@pytest.fixture
def deck_event() -> DeckEvent:
    """Return an event in which Alina, Ben and Cleo play different lists; Dan hands nothing in."""
    made = make_deck_event(starts_at=AT, name="Spring Open")
    hand_in(made)
    for name, text in (("Ben", OTHER_LEADER), ("Cleo", NAMED_LEADER)):
        entry = made.event.entries.get(name=name)
        submit_decklist(entry=entry, text=text, by=made.organizer, at=AT)
    made.in_state(EventStatus.FINISHED, DecksOpen.AFTER)
    return made


@pytest.fixture
def found(deck_event: DeckEvent) -> Found:
    """Return a function that names the players whose lists anybody finds."""
    return lambda query: [one.entry.name for one in search_decklists(user=None, query=query)]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        (DecklistQuery(), ["Alina", "Ben", "Cleo"]),
        (DecklistQuery(card="OV1-016"), ["Alina", "Ben"]),
        (DecklistQuery(card="ov1-16"), ["Alina", "Ben"]),
        (DecklistQuery(card="X9-001"), ["Cleo"]),
        (DecklistQuery(card="X9-002"), []),
        (DecklistQuery(card="tide run"), ["Alina", "Ben", "Cleo"]),
        (DecklistQuery(card="ti"), []),
        (DecklistQuery(card="潮走"), ["Alina", "Ben", "Cleo"]),
        (DecklistQuery(leader="OV1-002"), ["Ben"]),
        (DecklistQuery(leader="marla"), ["Alina"]),
        (DecklistQuery(leader="tide runner"), []),
        (DecklistQuery(leader="Wanda the Unknown"), ["Cleo"]),
        (DecklistQuery(player="CLE"), ["Cleo"]),
        (DecklistQuery(event="spring"), ["Alina", "Ben", "Cleo"]),
        (DecklistQuery(event="autumn"), []),
        (DecklistQuery(legal="legal"), ["Alina", "Ben"]),
        (DecklistQuery(legal="illegal"), []),
        (DecklistQuery(legal="unknown"), ["Cleo"]),
        (DecklistQuery(since=AT.date(), until=AT.date()), ["Alina", "Ben", "Cleo"]),
        (DecklistQuery(since=AT.date() + datetime.timedelta(days=1)), []),
        (DecklistQuery(until=AT.date() - datetime.timedelta(days=1)), []),
        (DecklistQuery(leader="marla", card="OV1-016", legal="legal", player="ali"), ["Alina"]),
        (DecklistQuery(event_id=0), []),
    ],
)
def test_lists_are_found(deck_event: DeckEvent, found: Found, query: DecklistQuery, names: list[str]) -> None:
    runner = Card.objects.get(number="OV1-004")
    CardFace.objects.create(card=runner, language="ja", name="潮走り", name_key=name_key("潮走り"))

    assert found(query) == names


def test_a_game_is_searched_alone(deck_event: DeckEvent, found: Found) -> None:
    other = Game.objects.create(code="vanguard")

    assert found(DecklistQuery(game=deck_event.game, card="marla")) == ["Alina"]
    assert found(DecklistQuery(game=other)) == []
    assert found(DecklistQuery(game=other, card="marla")) == []


def test_the_lists_of_the_newest_events_come_first(deck_event: DeckEvent, found: Found) -> None:
    later = make_event(
        deck_event.organizer, name="Later", game=deck_event.game, starts_at=AT + datetime.timedelta(days=9)
    )
    entry = register_entry(event=later, person=Person(name="Zoe"), by=deck_event.organizer, at=AT)
    submit_decklist(entry=entry, text=UNKNOWN, by=deck_event.organizer, at=AT)

    assert [one.entry.name for one in search_decklists(user=deck_event.organizer, query=DecklistQuery())] == [
        "Zoe",
        "Alina",
        "Ben",
        "Cleo",
    ]


@pytest.mark.parametrize("few", [0, 500])
def test_a_search_asks_a_fixed_number_of_questions_and_finds_the_same_with_few_rows_as_with_many(
    deck_event: DeckEvent, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decklist_search, "FEW", few)
    query = DecklistQuery(card="tide runner", leader="marla", legal="legal")

    with CaptureQueriesContext(connection) as asked:
        rows = [
            (one.entry.event.name, one.entry.name, one.leader and one.leader.name, one.legal)
            for one in search_decklists(user=deck_event.player, query=query)
        ]

    assert rows == [("Spring Open", "Alina", "Marla, Student of the Tide", True)]
    assert len(asked) == 7  # for card and leader: cards and sides of that name, their rows; then the lists


def test_what_was_played_is_counted(deck_event: DeckEvent) -> None:
    """Three lists: two known leaders and one that was only named; twelve cards in fours are in all of them."""
    played = played_in(event=deck_event.event, user=None)

    assert played is not None
    assert (played.lists, played.without_leader) == (3, 0)
    assert {(one.number or one.name, one.lists) for one in played.leaders} == {
        ("OV1-001", 1),
        ("OV1-002", 1),
        ("Wanda the Unknown", 1),
    }
    first = played.cards[0]
    assert isinstance(first, PlayedCard)
    assert (first.lists, first.copies, first.share) == (3, 12, 1.0)
    known = {one.number: one for one in played.cards}
    assert (known["OV1-016"].lists, known["OV1-016"].copies) == (2, 4)
    assert (known["X9-001"].lists, known["X9-001"].card_id) == (1, None)


def test_an_event_without_lists_was_played_without_them() -> None:
    deck_event = make_deck_event()
    event = deck_event.in_state(EventStatus.FINISHED, DecksOpen.AFTER)

    played = played_in(event=event, user=None)

    assert played is not None
    assert (played.lists, played.leaders, played.cards) == (0, (), ())


def test_the_lists_of_an_event_are_counted(deck_event: DeckEvent) -> None:
    """Four play; three handed in, one of them cannot be checked; who left counts no more."""
    counts = decklist_counts_of(event=deck_event.event)
    assert (counts.players, counts.submitted, counts.illegal, counts.unknown, counts.missing) == (
        4,
        3,
        0,
        1,
        1,
    )

    deck_event.in_state(EventStatus.REGISTRATION, DecksOpen.NEVER)
    leaving = deck_event.event.entries.get(name="Cleo")
    drop_entry(event=deck_event.event, entry=leaving, by=deck_event.organizer, at=AT)

    counts = decklist_counts_of(event=deck_event.event)
    assert (counts.players, counts.submitted, counts.unknown, counts.missing) == (3, 2, 0, 1)


def test_ones_deck_of_last_time_is_the_newest_of_the_game(deck_event: DeckEvent) -> None:
    player = deck_event.player
    later = make_event(deck_event.organizer, name="Later", game=deck_event.game)
    entry = register_entry(event=later, person=Person(user=player), by=player, at=AT)
    submit_decklist(entry=entry, text=UNKNOWN, by=player, at=AT + datetime.timedelta(days=1))
    other = make_person("otto")

    texts = [
        one.in_force and one.in_force.text for one in previous_decklists(user=player, game=deck_event.game)
    ]
    assert texts == [UNKNOWN, LEGAL]
    before = previous_decklists(user=player, game=deck_event.game, besides=later)
    assert [one.entry.event for one in before] == [deck_event.event]
    assert not previous_decklists(user=other, game=deck_event.game).exists()
    assert Decklist.objects.count() == 4
