"""Creating events and leading them through their life."""

from __future__ import annotations

import pytest

from accounts.models import User
from tests.tournaments.factories import AT, make_entry, make_event, make_round, make_running_event, play_round
from tournaments.errors import TournamentError
from tournaments.models import Event, EventStatus, Verb
from tournaments.rules import preset_of
from tournaments.selectors import log_of
from tournaments.services import presets
from tournaments.services.entries import check_in_entry
from tournaments.services.events import (
    EventDraft,
    change_event,
    create_event,
    finish_event,
    open_check_in,
    open_registration,
    start_event,
)

pytestmark = pytest.mark.django_db


def refusal_of(error: pytest.ExceptionInfo[TournamentError]) -> str:
    """Return the code of a refusal."""
    return error.value.code


def test_a_new_event_is_a_draft_of_its_organizer_with_its_first_log_entry(organizer: User) -> None:
    event = create_event(draft=EventDraft(name="Open", preset="magic"), organizer=organizer, at=AT)

    assert event.status == EventStatus.DRAFT
    assert list(event.organizers.all()) == [organizer]
    assert [(entry.sequence, entry.verb, entry.actor) for entry in log_of(event=event)] == [
        (1, Verb.EVENT_CREATED, organizer)
    ]


def test_two_events_have_different_seeds(organizer: User) -> None:
    draft = EventDraft(name="Open")

    seeds = {create_event(draft=draft, organizer=organizer, at=AT).seed for _ in range(2)}

    assert len(seeds) == 2


def test_a_preset_changed_later_does_not_reach_an_event(
    organizer: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = create_event(draft=EventDraft(name="Open", preset="magic"), organizer=organizer, at=AT)
    before = presets.preset_by_code(code="magic")

    monkeypatch.setattr(presets, "presets", lambda: {"magic": presets.preset_by_code(code="fide")})

    assert preset_of(Event.objects.get(pk=event.pk)) == before


@pytest.mark.parametrize("code", sorted(presets.presets()))
def test_every_preset_survives_being_kept(organizer: User, code: str) -> None:
    event = create_event(draft=EventDraft(name="Open", preset=code), organizer=organizer, at=AT)

    assert preset_of(Event.objects.get(pk=event.pk)) == presets.preset_by_code(code=code)


def test_an_unknown_preset_is_refused_and_nothing_stored(organizer: User) -> None:
    with pytest.raises(TournamentError) as caught:
        create_event(draft=EventDraft(name="Open", preset="none"), organizer=organizer, at=AT)

    assert refusal_of(caught) == "unknown_preset"
    assert not Event.objects.exists()


def test_an_event_starts_with_as_many_rounds_as_its_rules_say(organizer: User) -> None:
    event = make_event(organizer, preset="magic", rounds_total=None)
    for number in range(9):
        make_entry(event, organizer, f"Player {number}")

    event = start_event(event=event, by=organizer, at=AT)

    # Nine to sixteen players: four rounds (general table of rounds by attendance).
    assert event.rounds_total == 4
    assert event.status == EventStatus.RUNNING


def test_starting_twice_starts_once(organizer: User) -> None:
    event = make_running_event(organizer)
    revision = event.revision

    assert start_event(event=event, by=organizer, at=AT).revision == revision


def test_an_event_with_one_player_does_not_start(organizer: User) -> None:
    event = make_event(organizer)
    make_entry(event, organizer)

    with pytest.raises(TournamentError) as caught:
        start_event(event=event, by=organizer, at=AT)

    assert refusal_of(caught) == "too_few_players"


def test_a_draft_does_not_start(organizer: User) -> None:
    event = make_event(organizer, status=EventStatus.DRAFT)
    for name in ("Ann", "Ben"):
        make_entry(event, organizer, name)

    with pytest.raises(TournamentError) as caught:
        start_event(event=event, by=organizer, at=AT)

    assert refusal_of(caught) == "wrong_status"
    event.refresh_from_db()
    assert event.rounds_total == 3


def test_who_was_not_checked_in_is_left_out(organizer: User) -> None:
    event = make_event(organizer)
    entries = [make_entry(event, organizer, name) for name in ("Ann", "Ben", "Cleo")]
    open_check_in(event=event, by=organizer, at=AT)
    for entry in entries[:2]:
        check_in_entry(event=event, entry=entry, by=organizer, at=AT)

    start_event(event=event, by=organizer, at=AT)

    assert list(event.entries.active()) == entries[:2]
    assert event.log.filter(verb=Verb.ENTRY_DROPPED, payload__entry=3).exists()


def test_registration_may_open_again_before_the_start_only(organizer: User) -> None:
    event = make_event(organizer)
    open_check_in(event=event, by=organizer, at=AT)
    assert open_registration(event=event, by=organizer, at=AT).status == EventStatus.REGISTRATION

    for name in ("Ann", "Ben"):
        make_entry(event, organizer, name)
    start_event(event=event, by=organizer, at=AT)
    with pytest.raises(TournamentError) as caught:
        open_registration(event=event, by=organizer, at=AT)

    assert refusal_of(caught) == "wrong_status"


def test_an_event_finishes_once_its_rounds_are_closed(organizer: User) -> None:
    event = make_running_event(organizer)
    with pytest.raises(TournamentError) as nothing_played:
        finish_event(event=event, by=organizer, at=AT)
    play_round(event, organizer, 1)
    make_round(event, organizer, 2)
    with pytest.raises(TournamentError) as still_open:
        finish_event(event=event, by=organizer, at=AT)
    assert (refusal_of(nothing_played), refusal_of(still_open)) == ("no_round_played", "round_still_open")

    event = make_running_event(organizer)
    play_round(event, organizer, 1)
    finished = finish_event(event=event, by=organizer, at=AT)

    assert finished.status == EventStatus.FINISHED
    assert finish_event(event=event, by=organizer, at=AT).revision == finished.revision


def test_a_change_is_logged_with_what_takes_it_back(organizer: User) -> None:
    event = make_event(organizer, venue="Hall 1")

    change_event(event=event, changes={"venue": "Hall 2", "name": "Spring Open"}, by=organizer, at=AT)

    entry = event.log.order_by("sequence").last()
    assert entry is not None
    assert (entry.payload, entry.inverse) == (
        {"venue": "Hall 2"},
        {"verb": Verb.EVENT_CHANGED, "venue": "Hall 1"},
    )


def test_saving_without_a_change_leaves_no_trace(organizer: User) -> None:
    event = make_event(organizer)

    changed = change_event(event=event, changes={"name": event.name}, by=organizer, at=AT)

    assert changed.revision == event.revision


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"best_of": 1}, "event_has_started"),
        ({"rounds_total": 0}, "rounds_already_paired"),
        ({"rounds_total": None}, "rounds_already_paired"),
    ],
)
def test_the_format_stays_once_an_event_runs(organizer: User, changes: dict[str, object], code: str) -> None:
    event = make_running_event(organizer)
    play_round(event, organizer, 1)

    with pytest.raises(TournamentError) as caught:
        change_event(event=event, changes=changes, by=organizer, at=AT)

    assert refusal_of(caught) == code


def test_a_round_more_can_be_given_to_a_running_event(organizer: User) -> None:
    event = make_running_event(organizer)

    assert change_event(event=event, changes={"rounds_total": 4}, by=organizer, at=AT).rounds_total == 4
