"""Registering, arriving late, leaving and coming back."""

from __future__ import annotations

import pytest

from accounts.models import User
from tests.tournaments.factories import AT, make_entry, make_event, make_round, make_running_event, play_round
from tournaments.errors import TournamentError
from tournaments.models import Event, EventStatus, Seat, Verb
from tournaments.services.entries import (
    Person,
    add_late_entry,
    check_in_entry,
    drop_entry,
    register_entry,
    undrop_entry,
)
from tournaments.services.events import finish_event, open_check_in
from tournaments.services.rounds import pair_next_round, publish_round, repair_round

pytestmark = pytest.mark.django_db


@pytest.fixture
def event(organizer: User) -> Event:
    """Return an event with open registration."""
    return make_event(organizer)


def test_players_register_themselves_and_twice_is_once(event: Event, alice: User) -> None:
    first = register_entry(event=event, person=Person(user=alice), by=alice, at=AT)
    again = register_entry(event=event, person=Person(user=alice), by=alice, at=AT)

    assert first == again
    assert (first.name, first.number) == ("Alice", 1)
    assert event.log.filter(verb=Verb.ENTRY_REGISTERED).count() == 1


@pytest.mark.parametrize("status", [EventStatus.DRAFT, EventStatus.CHECK_IN])
def test_players_register_only_while_registration_is_open(
    organizer: User, alice: User, status: EventStatus
) -> None:
    event = make_event(organizer, status=EventStatus.DRAFT)
    Event.objects.update(status=status)

    with pytest.raises(TournamentError) as caught:
        register_entry(event=event, person=Person(user=alice), by=alice, at=AT)
    register_entry(event=event, person=Person(user=alice), by=organizer, at=AT)

    assert caught.value.code == "registration_closed"
    assert event.entries.get().user == alice


def test_a_walk_in_is_not_entered_twice(event: Event, organizer: User) -> None:
    make_entry(event, organizer, "Ann")

    with pytest.raises(TournamentError) as caught:
        make_entry(event, organizer, " ann ")
    other = register_entry(event=event, person=Person(name="Ann", player_number="7"), by=organizer, at=AT)

    assert caught.value.code == "name_taken"
    assert other.number == 2


def test_a_walk_in_needs_a_name(event: Event, organizer: User) -> None:
    with pytest.raises(TournamentError) as caught:
        make_entry(event, organizer, "  ")

    assert (caught.value.code, caught.value.place) == ("name_missing", "name")


def test_a_full_event_takes_nobody_until_somebody_leaves(organizer: User, alice: User) -> None:
    event = make_event(organizer, capacity=2)
    ann, _ben = make_entry(event, organizer, "Ann"), make_entry(event, organizer, "Ben")
    with pytest.raises(TournamentError) as caught:
        register_entry(event=event, person=Person(user=alice), by=alice, at=AT)
    assert caught.value.code == "event_full"

    drop_entry(event=event, entry=ann, by=organizer, at=AT)

    assert register_entry(event=event, person=Person(user=alice), by=alice, at=AT).number == 3


def test_who_cancels_may_register_again(event: Event, alice: User) -> None:
    entry = register_entry(event=event, person=Person(user=alice), by=alice, at=AT)
    cancelled = drop_entry(event=event, entry=entry, by=alice, at=AT)
    assert cancelled.dropped_after == 0

    again = register_entry(event=event, person=Person(user=alice), by=alice, at=AT)

    assert again == entry
    assert again.is_active


def test_a_late_entry_plays_from_the_next_round(organizer: User) -> None:
    event = make_running_event(organizer)
    make_round(event, organizer, 1)

    entry = add_late_entry(event=event, person=Person(name="Zoe"), by=organizer, at=AT)

    assert entry.joined_in == 2


def test_a_late_entry_into_a_draft_makes_it_outdated(organizer: User) -> None:
    event = make_running_event(organizer)
    pair_next_round(event=event, number=1, by=organizer, at=AT)
    entry = add_late_entry(event=event, person=Person(name="Zoe"), by=organizer, at=AT)
    assert entry.joined_in == 1

    with pytest.raises(TournamentError) as caught:
        publish_round(event=event, number=1, by=organizer, at=AT)
    assert caught.value.code == "draft_outdated"
    assert "Zoe" in caught.value.message

    repair_round(event=event, number=1, attempt=1, by=organizer, at=AT)
    publish_round(event=event, number=1, by=organizer, at=AT)
    assert Seat.objects.filter(entry=entry).count() == 1


def test_late_entries_are_for_running_events_with_rounds_left(organizer: User) -> None:
    before = make_event(organizer)
    with pytest.raises(TournamentError) as not_running:
        add_late_entry(event=before, person=Person(name="Zoe"), by=organizer, at=AT)
    event = make_running_event(organizer, rounds_total=1)
    make_round(event, organizer, 1)
    with pytest.raises(TournamentError) as too_late:
        add_late_entry(event=event, person=Person(name="Zoe"), by=organizer, at=AT)

    assert (not_running.value.code, too_late.value.code) == ("event_not_running", "no_round_left")


def test_who_leaves_stays_in_the_round_that_is_played_and_in_no_later_one(organizer: User) -> None:
    event = make_running_event(organizer, players=5)
    play_round(event, organizer, 1)
    entry = event.entries.get(number=1)

    dropped = drop_entry(event=event, entry=entry, by=organizer, at=AT)
    make_round(event, organizer, 2)

    assert dropped.dropped_after == 1
    assert [seat.round.number for seat in Seat.objects.filter(entry=entry).select_related("round")] == [1]


def test_leaving_twice_is_leaving_once(organizer: User) -> None:
    event = make_running_event(organizer)
    entry = event.entries.get(number=1)
    drop_entry(event=event, entry=entry, by=organizer, at=AT)

    drop_entry(event=event, entry=entry, by=organizer, at=AT)

    assert event.log.filter(verb=Verb.ENTRY_DROPPED).count() == 1


def test_who_comes_back_is_paired_again(organizer: User) -> None:
    event = make_running_event(organizer)
    entry = event.entries.get(number=1)
    drop_entry(event=event, entry=entry, by=organizer, at=AT)
    play_round(event, organizer, 1)

    undrop_entry(event=event, entry=entry, by=organizer, at=AT)
    make_round(event, organizer, 2)

    assert [seat.round.number for seat in Seat.objects.filter(entry=entry).select_related("round")] == [2]


def test_nobody_leaves_a_finished_event(organizer: User) -> None:
    event = make_running_event(organizer)
    play_round(event, organizer, 1)
    finish_event(event=event, by=organizer, at=AT)

    with pytest.raises(TournamentError) as caught:
        drop_entry(event=event, entry=event.entries.get(number=1), by=organizer, at=AT)

    assert caught.value.code == "event_finished"


def test_a_player_of_another_event_is_refused(organizer: User) -> None:
    event, other = make_running_event(organizer), make_event(organizer)

    with pytest.raises(TournamentError) as caught:
        drop_entry(event=other, entry=event.entries.get(number=1), by=organizer, at=AT)

    assert caught.value.code == "entry_of_other_event"


def test_check_in_is_noted_once_and_before_the_start(event: Event, organizer: User) -> None:
    entry = make_entry(event, organizer, "Ann")
    make_entry(event, organizer, "Ben")
    open_check_in(event=event, by=organizer, at=AT)
    for _ in range(2):
        assert check_in_entry(event=event, entry=entry, by=organizer, at=AT).is_checked_in

    assert event.log.filter(verb=Verb.ENTRY_CHECKED_IN).count() == 1
    running = make_running_event(organizer)
    with pytest.raises(TournamentError) as caught:
        check_in_entry(event=running, entry=running.entries.get(number=1), by=organizer, at=AT)
    assert caught.value.code == "event_has_started"
