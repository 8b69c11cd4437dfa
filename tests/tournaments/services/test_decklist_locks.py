"""Deck lists may change until the deadline; a lock closes them before it, an unlock opens one after it."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from accounts.models import Notice
from tests.tournaments.deck_event import DeckEvent, hand_in, make_deck_event, make_person
from tests.tournaments.deck_game import LEGAL, UNKNOWN
from tests.tournaments.factories import AT, make_organizer
from tournaments.errors import TournamentError
from tournaments.models import Decklist, Event, EventLog, Verb
from tournaments.selectors import can_change_decklist
from tournaments.services.decklists import (
    lock_decklist,
    lock_decklists,
    save_draft,
    submit_decklist,
    unlock_decklist,
    unlock_decklists,
)
from tournaments.services.events import change_event, set_judges, start_event

pytestmark = pytest.mark.django_db

MINUTE = timedelta(minutes=1)
DUE = AT + timedelta(hours=2)


@pytest.fixture
def deck_event() -> DeckEvent:
    """Return an event whose lists are due two hours later."""
    return make_deck_event(decks_due_at=DUE)


def refusal(deck_event: DeckEvent, at: datetime = AT) -> str:
    """Return why the player may not change the list, or nothing; what is said and what is done agree."""
    deck_event.entry.refresh_from_db()
    said = can_change_decklist(entry=deck_event.entry, user=deck_event.player, now=at)
    done = ""
    try:
        save_draft(entry=deck_event.entry, text=UNKNOWN, by=deck_event.player, at=at)
    except TournamentError as error:
        done = error.code
    assert (said.code if said else "") == done
    return done


def test_a_list_may_change_until_the_deadline_and_not_a_moment_later(deck_event: DeckEvent) -> None:
    hand_in(deck_event, at=DUE)

    assert refusal(deck_event, DUE) == ""
    assert refusal(deck_event, DUE + timedelta(microseconds=1)) == "deadline_passed"


def test_without_a_deadline_lists_may_change_until_the_event_begins() -> None:
    deck_event = make_deck_event(starts_at=AT)

    assert refusal(deck_event, AT + timedelta(hours=5)) == ""
    start_event(event=deck_event.event, by=deck_event.organizer, at=AT)
    assert refusal(deck_event) == "decklists_locked"


def test_a_deadline_after_the_start_holds(deck_event: DeckEvent) -> None:
    start_event(event=deck_event.event, by=deck_event.organizer, at=AT)

    assert refusal(deck_event, DUE) == ""
    assert refusal(deck_event, DUE + MINUTE) == "deadline_passed"


def test_a_later_deadline_opens_the_lists_again(deck_event: DeckEvent) -> None:
    assert refusal(deck_event, DUE + MINUTE) == "deadline_passed"
    later = {"decks_due_at": DUE + timedelta(hours=1)}

    change_event(event=deck_event.event, changes=later, by=deck_event.organizer, at=DUE)

    assert refusal(deck_event, DUE + MINUTE) == ""


def test_one_list_is_locked_and_unlocked(deck_event: DeckEvent) -> None:
    organizer, entry = deck_event.organizer, deck_event.entry
    hand_in(deck_event)

    lock_decklist(entry=entry, by=organizer, at=AT)
    assert refusal(deck_event) == "decklist_locked"
    unlock_decklist(entry=entry, reason="wrong export", by=organizer, at=AT)
    assert refusal(deck_event) == ""


def test_an_unlocked_list_may_change_after_the_deadline_until_it_is_locked_again(
    deck_event: DeckEvent,
) -> None:
    late, organizer = DUE + MINUTE, deck_event.organizer
    hand_in(deck_event)

    unlock_decklist(entry=deck_event.entry, reason="  lost   connection ", by=organizer, at=late)

    decklist = submit_decklist(entry=deck_event.entry, text=UNKNOWN, by=deck_event.player, at=late)
    assert (decklist.in_force and decklist.in_force.number, decklist.unlocked_because) == (
        2,
        "lost connection",
    )
    lock_decklist(entry=deck_event.entry, by=organizer, at=late)
    assert refusal(deck_event, late) == "decklist_locked"


def test_who_has_handed_nothing_in_is_unlocked_too(deck_event: DeckEvent) -> None:
    late = DUE + MINUTE
    unlock_decklist(entry=deck_event.entry, reason="train was late", by=deck_event.organizer, at=late)

    assert hand_in(deck_event, at=late).is_submitted


def test_all_lists_are_locked_and_what_was_unlocked_with_them(deck_event: DeckEvent) -> None:
    hand_in(deck_event)
    unlock_decklist(entry=deck_event.entry, reason="mistyped", by=deck_event.organizer, at=AT)

    lock_decklists(event=deck_event.event, by=deck_event.organizer, at=AT)

    assert refusal(deck_event) == "decklists_locked"
    logged = EventLog.objects.get(verb=Verb.DECKLISTS_LOCKED)
    assert logged.inverse == {"verb": "decklists_unlocked", "unlocked_before": [deck_event.entry.number]}


def test_all_lists_are_unlocked_before_the_deadline(deck_event: DeckEvent) -> None:
    organizer = deck_event.organizer
    lock_decklist(entry=deck_event.entry, by=organizer, at=AT)
    lock_decklists(event=deck_event.event, by=organizer, at=AT)

    unlock_decklists(event=deck_event.event, by=organizer, at=AT)

    assert refusal(deck_event) == ""


def test_unlocking_all_after_the_deadline_says_what_to_do_instead(deck_event: DeckEvent) -> None:
    lock_decklists(event=deck_event.event, by=deck_event.organizer, at=AT)

    with pytest.raises(TournamentError) as caught:
        unlock_decklists(event=deck_event.event, by=deck_event.organizer, at=DUE + MINUTE)

    assert caught.value.code == "deadline_passed"
    assert "later deadline" in caught.value.mend
    assert Event.objects.get().decks_locked_at == AT


def test_doing_it_twice_is_doing_it_once(deck_event: DeckEvent) -> None:
    organizer, entry = deck_event.organizer, deck_event.entry
    for _ in range(2):
        lock_decklist(entry=entry, by=organizer, at=AT)
    for _ in range(2):
        unlock_decklist(entry=entry, reason="typed wrongly", by=organizer, at=AT)
    for _ in range(2):
        lock_decklists(event=deck_event.event, by=organizer, at=AT)
    for _ in range(2):
        unlock_decklists(event=deck_event.event, by=organizer, at=AT)

    verbs = list(
        EventLog.objects.filter(verb__startswith="decklist")
        .order_by("sequence")
        .values_list("verb", flat=True)
    )
    assert verbs == ["decklist_locked", "decklist_unlocked", "decklists_locked", "decklists_unlocked"]


@pytest.mark.parametrize(("reason", "code"), [(" ", "reason_missing"), ("x" * 301, "reason_too_long")])
def test_an_unlock_needs_a_reason(deck_event: DeckEvent, reason: str, code: str) -> None:
    with pytest.raises(TournamentError) as caught:
        unlock_decklist(entry=deck_event.entry, reason=reason, by=deck_event.organizer, at=AT)

    assert caught.value.code == code


def test_the_player_is_told_of_an_unlock(deck_event: DeckEvent) -> None:
    unlock_decklist(entry=deck_event.entry, reason="lost connection", by=deck_event.organizer, at=AT)

    notice = Notice.objects.get()
    assert notice.user == deck_event.player
    assert "lost connection" in notice.text
    assert notice.address == f"/events/{deck_event.event.pk}/decklist/"


def test_only_the_staff_of_the_event_locks(deck_event: DeckEvent) -> None:
    judge = make_person("julia")
    others = (deck_event.player, judge, make_organizer("oleg"))

    for other in others:
        for act in (
            lambda by: lock_decklist(entry=deck_event.entry, by=by, at=AT),
            lambda by: unlock_decklist(entry=deck_event.entry, reason="x", by=by, at=AT),
            lambda by: lock_decklists(event=deck_event.event, by=by, at=AT),
            lambda by: unlock_decklists(event=deck_event.event, by=by, at=AT),
        ):
            with pytest.raises(TournamentError) as caught:
                act(other)
            assert caught.value.code == "not_deck_staff"

    set_judges(event=deck_event.event, judges=[judge], by=deck_event.organizer, at=AT)
    assert lock_decklist(entry=deck_event.entry, by=judge, at=AT).locked_at == AT


def test_an_organizer_hands_in_late_only_where_nothing_counts_yet(deck_event: DeckEvent) -> None:
    late, organizer = DUE + MINUTE, deck_event.organizer
    submit_decklist(entry=deck_event.entry, text=LEGAL, by=organizer, at=late)

    with pytest.raises(TournamentError) as caught:
        submit_decklist(entry=deck_event.entry, text=UNKNOWN, by=organizer, at=late)

    assert caught.value.code == "correction_needed"
    assert Decklist.objects.get().revisions.count() == 1
