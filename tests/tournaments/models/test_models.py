"""What the tables themselves refuse, whoever writes to them, and who may see which event."""

from __future__ import annotations

import pytest
from django.db import IntegrityError, transaction

from accounts.models import User
from tournaments.models import Entry, Event, EventLog, EventStatus, Match, Result, Round, Seat, Side, Verb
from tournaments.models.log import LogFixedError

pytestmark = pytest.mark.django_db


@pytest.fixture
def event(organizer: User) -> Event:
    """Return an event of the organizer."""
    event = Event.objects.create(name="Spring Open", preset="plain", seed="s")
    event.organizers.add(organizer)
    return event


@pytest.fixture
def match(event: Event) -> Match:
    """Return a match between two players."""
    round_ = Round.objects.create(event=event, number=1, seed="s", field_digest="d")
    match = Match.objects.create(round=round_, table=1)
    for side, name in zip(Side, ("Ann", "Ben"), strict=True):
        entry = Entry.objects.create(event=event, number=side.value, name=name)
        Seat.objects.create(round=round_, match=match, entry=entry, side=side)
    return match


def test_a_match_names_its_players_and_its_newest_result(match: Match) -> None:
    assert match.result is None
    assert match.version == 0
    Result.objects.create(match=match, version=1, won=2)
    Result.objects.create(match=match, version=2, won=2, lost=1)

    assert str(match) == "Ann – Ben"
    assert str(match.result) == "2-1"
    assert match.version == 2


def test_a_round_number_is_there_once(match: Match) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Round.objects.create(event=match.round.event, number=1, seed="s", field_digest="d")


def test_nobody_sits_twice_in_a_round(match: Match) -> None:
    other = Match.objects.create(round=match.round, table=2)

    with pytest.raises(IntegrityError), transaction.atomic():
        Seat.objects.create(round=match.round, match=other, entry=match.first, side=Side.SECOND)


def test_a_result_version_is_there_once(match: Match) -> None:
    Result.objects.create(match=match, version=1, won=2)

    with pytest.raises(IntegrityError), transaction.atomic():
        Result.objects.create(match=match, version=1, lost=2)


def test_an_account_is_in_an_event_once_and_walk_ins_as_often_as_they_are(event: Event, alice: User) -> None:
    Entry.objects.create(event=event, number=1, name="Alice", user=alice)
    Entry.objects.create(event=event, number=2, name="Ann")
    Entry.objects.create(event=event, number=3, name="Ben")

    with pytest.raises(IntegrityError), transaction.atomic():
        Entry.objects.create(event=event, number=4, name="Alice", user=alice)


def test_the_log_is_not_changed_and_not_deleted(event: Event) -> None:
    EventLog.objects.create(event=event, sequence=1, verb=Verb.EVENT_CREATED)

    with pytest.raises(LogFixedError):
        EventLog.objects.update(verb=Verb.ROUND_CLOSED)
    with pytest.raises(LogFixedError):
        EventLog.objects.all().delete()
    with pytest.raises(IntegrityError), transaction.atomic():
        EventLog.objects.create(event=event, sequence=1, verb=Verb.ROUND_CLOSED)


def test_an_account_that_is_deleted_leaves_the_log_and_the_entry(event: Event, alice: User) -> None:
    Entry.objects.create(event=event, number=1, name="Alice", user=alice)
    EventLog.objects.create(event=event, sequence=1, verb=Verb.EVENT_CREATED, actor=alice)

    alice.delete()

    assert event.log.get().actor is None
    assert event.entries.get().name == "Alice"


def test_organizers_see_their_own_events_and_administrators_all(
    event: Event, organizer: User, alice: User, administrator: User
) -> None:
    Entry.objects.create(event=event, number=1, name="Ann")
    EventLog.objects.create(event=event, sequence=1, verb=Verb.EVENT_CREATED)

    for user, count in ((organizer, 1), (administrator, 1), (alice, 0)):
        assert Event.objects.run_by(user).count() == count
        assert Entry.objects.in_events_run_by(user).count() == count
        assert EventLog.objects.of_events_run_by(user).count() == count


def test_a_draft_is_not_public(event: Event) -> None:
    assert list(Event.objects.public()) == []

    event.status = EventStatus.REGISTRATION
    event.save()

    assert list(Event.objects.public()) == [event]
