"""Twenty desks press the same button at once: it happens once, and everybody gets an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from threading import Barrier, Thread
from typing import TypeVar

import pytest
from django.db import connection, connections

from accounts.models import User
from tests.tournaments.deck_game import LEGAL, make_deck_game
from tests.tournaments.factories import (
    AT,
    make_entry,
    make_event,
    make_organizer,
    make_round,
    make_running_event,
    tables_of,
)
from tournaments.errors import TournamentError
from tournaments.models import Decklist, Event, Result, Round, Seat, Verb
from tournaments.records import Score, records_from_log
from tournaments.selectors import records_of
from tournaments.services.decklists import correct_decklist, lock_decklists, submit_decklist
from tournaments.services.entries import Person, register_entry
from tournaments.services.events import EventDraft, create_event, open_registration
from tournaments.services.results import report_result
from tournaments.services.rounds import close_round, pair_next_round, publish_round

pytestmark = pytest.mark.django_db(transaction=True)

DESKS = 20
PATIENCE_SECONDS = 60

T = TypeVar("T")


def at_once(act: Callable[[int], T]) -> list[T | str]:
    """Let every desk act at the same moment; return each one's answer, or the code of its refusal."""
    answers: list[T | str] = []
    barrier = Barrier(DESKS)

    def work(desk: int) -> None:
        try:
            barrier.wait(PATIENCE_SECONDS)
            answers.append(act(desk))
        except TournamentError as error:
            answers.append(error.code)
        finally:
            connections.close_all()

    threads = [Thread(target=work, args=(desk,), daemon=True) for desk in range(DESKS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
    assert not any(thread.is_alive() for thread in threads)
    assert len(answers) == DESKS
    return answers


@pytest.fixture
def by(transactional_db: None) -> User:
    """Return the organizer."""
    if connection.vendor == "sqlite":
        assert "memory" not in str(connection.settings_dict["NAME"])
    return make_organizer()


@pytest.fixture
def event(by: User) -> Event:
    """Return a running event of eight."""
    return make_running_event(by, players=8)


def test_one_round_is_paired(event: Event, by: User) -> None:
    answers = at_once(lambda desk: pair_next_round(event=event, number=1, by=by, at=AT).pk)

    assert answers == [Round.objects.get().pk] * DESKS
    assert Seat.objects.count() == 8
    assert event.log.filter(verb=Verb.ROUND_PAIRED).count() == 1


def test_one_equal_result_is_stored(event: Event, by: User) -> None:
    *others, last = tables_of(make_round(event, by))
    for match in others:
        report_result(match=match, score=Score(won=2), by=by, at=AT)

    answers = at_once(lambda desk: report_result(match=last, score=Score(won=2), by=by, at=AT).pk)

    assert answers == [Result.objects.get(match=last).pk] * DESKS
    assert event.log.filter(verb=Verb.RESULT_REPORTED).count() == 4


def test_of_different_results_one_is_stored_and_the_other_desks_are_told(event: Event, by: User) -> None:
    last = tables_of(make_round(event, by))[-1]
    scores = (Score(won=2), Score(won=2, lost=1), Score(lost=2))

    answers = at_once(lambda desk: report_result(match=last, score=scores[desk % 3], by=by, at=AT).pk)

    stored = Result.objects.get(match=last)
    told = Counter(answers)
    assert set(told) == {stored.pk, "changed_meanwhile"}
    assert sum(told.values()) == DESKS
    assert records_from_log(event.log.all()) == records_of(event=event)


def test_pairing_the_next_round_and_reporting_the_last_result_together(event: Event, by: User) -> None:
    round_ = make_round(event, by)
    *others, last = tables_of(round_)
    for match in others:
        report_result(match=match, score=Score(won=2), by=by, at=AT)

    def act(desk: int) -> str:
        if desk % 2:
            return f"result {report_result(match=last, score=Score(won=2), by=by, at=AT).version}"
        close_round(event=event, number=1, by=by, at=AT)
        return f"round {pair_next_round(event=event, number=2, by=by, at=AT).number}"

    answers = at_once(act)

    assert len(answers) == DESKS
    assert set(answers) <= {"result 1", "round 2", "results_missing", "round_closed"}
    assert Result.objects.filter(match=last).count() == 1
    assert Round.objects.filter(number=2).count() <= 1
    assert [entry.sequence for entry in event.log.all()] == list(range(1, event.log.count() + 1))


def test_a_round_is_published_and_closed_once(by: User) -> None:
    event = make_running_event(by, players=3)
    pair_next_round(event=event, number=1, by=by, at=AT)
    at_once(lambda desk: publish_round(event=event, number=1, by=by, at=AT).pk)
    for match in tables_of(Round.objects.get()):
        report_result(match=match, score=Score(won=2), by=by, at=AT)
    at_once(lambda desk: close_round(event=event, number=1, by=by, at=AT).pk)

    assert Result.objects.count() == 2
    verbs = Counter(event.log.values_list("verb", flat=True))
    assert (verbs[Verb.ROUND_PUBLISHED], verbs[Verb.ROUND_CLOSED]) == (1, 1)


def test_the_last_place_is_given_once(by: User) -> None:
    draft = EventDraft(name="Small", capacity=5)
    event = create_event(draft=draft, organizer=by, at=AT)
    open_registration(event=event, by=by, at=AT)

    answers = at_once(
        lambda desk: register_entry(event=event, person=Person(name=f"P{desk}"), by=by, at=AT).number
    )

    assert sorted(answer for answer in answers if isinstance(answer, int)) == [1, 2, 3, 4, 5]
    assert answers.count("event_full") == DESKS - 5


def test_a_list_is_submitted_before_its_lock_or_not_at_all(by: User) -> None:
    """Half of the desks lock the list while the others hand in lists of their own: the log says what counts."""
    game = make_deck_game()
    event = make_event(by, game=game, profile="masters-2019")
    entry = make_entry(event, by)

    def act(desk: int) -> str:
        if desk % 2:
            lock_decklists(event=event, by=by, at=AT)
            return "locked"
        text = LEGAL + "\n" * desk
        return f"revision {submit_decklist(entry=entry, text=text, by=by, at=AT).revisions.count()}"

    answers = Counter(at_once(act))

    verbs = [log.verb for log in event.log.filter(verb__startswith="decklist")]
    submitted = verbs.count(Verb.DECKLIST_SUBMITTED)
    assert verbs.count(Verb.DECKLISTS_LOCKED) == 1
    # Where nothing counts yet an organizer hands in also after the lock; after that only a correction changes it.
    assert verbs.index(Verb.DECKLISTS_LOCKED) >= submitted - 1
    assert answers["locked"] == DESKS // 2
    assert sum(count for answer, count in answers.items() if str(answer).startswith("revision")) == submitted
    assert answers["correction_needed"] == DESKS // 2 - submitted
    decklist = Decklist.objects.get()
    assert decklist.in_force is not None
    assert decklist.in_force.number == submitted == decklist.revisions.count()
    assert decklist.cards.count() == 14


def test_of_two_corrections_of_one_revision_one_counts(by: User) -> None:
    game = make_deck_game()
    event = make_event(by, game=game, profile="masters-2019")
    entry = make_entry(event, by)
    submit_decklist(entry=entry, text=LEGAL, by=by, at=AT)

    answers = Counter(
        at_once(
            lambda desk: (
                correct_decklist(
                    entry=entry, text=LEGAL + "\n" * desk + "# x", reason="typo", by=by, at=AT, seen=1
                ).pk
            )
        )
    )

    decklist = Decklist.objects.get()
    assert answers == {decklist.pk: 1, "changed_meanwhile": DESKS - 1}
    assert decklist.revisions.count() == 2
