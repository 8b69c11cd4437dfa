"""Deck lists are checked, kept as drafts, handed in, and shown to nobody else."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import translation

from accounts.models import User
from rulings.models import Game
from tests.tournaments.deck_game import LEGAL, SHORT, UNKNOWN, make_deck_game
from tests.tournaments.factories import AT, make_event, make_organizer
from tournaments.errors import TournamentError
from tournaments.models import Decklist, DecklistRevision, DecklistStatus, Entry, EventLog, Verb
from tournaments.selectors import can_see_decklist, deck_report_of, decklist_of, own_decklist, own_decklists
from tournaments.services.decklists import check_decklist, save_draft, submit_decklist
from tournaments.services.entries import Person, drop_entry, register_entry
from tournaments.services.events import start_event

pytestmark = pytest.mark.django_db


@pytest.fixture
def game() -> Game:
    """Return the game with its deck rules and invented cards."""
    return make_deck_game()


@pytest.fixture
def olga() -> User:
    """Return the organizer of the event."""
    return make_organizer()


@pytest.fixture
def entry(game: Game, olga: User, alice: User) -> Entry:
    """Return Alice's entry in an event of the game."""
    event = make_event(olga, game=game, profile="masters-2019")
    return register_entry(event=event, person=Person(user=alice), by=alice, at=AT)


def test_a_legal_list_can_be_handed_in(entry: Entry, alice: User) -> None:
    decklist = submit_decklist(entry=entry, text=LEGAL, by=alice, at=AT)

    assert decklist.is_submitted
    revision = decklist.revisions.get()
    assert (revision.number, revision.text, revision.submitted_by, revision.submitted_at) == (
        1,
        LEGAL,
        alice,
        AT,
    )
    report = deck_report_of(decklist=decklist)
    assert report is not None
    assert (report.legal, report.cards) == (True, 51)


def test_a_submission_stands_in_the_log_without_the_list(entry: Entry, alice: User) -> None:
    submit_decklist(entry=entry, text=LEGAL, by=alice, at=AT)

    logged = EventLog.objects.get(verb=Verb.DECKLIST_SUBMITTED)
    assert logged.payload == {"entry": entry.number, "revision": 1}
    assert logged.actor == alice


def test_a_list_that_breaks_a_rule_is_refused_and_kept_as_a_draft(entry: Entry, alice: User) -> None:
    with pytest.raises(TournamentError) as caught:
        submit_decklist(entry=entry, text=SHORT, by=alice, at=AT)

    assert caught.value.code == "decklist_illegal"
    decklist = Decklist.objects.get(entry=entry)
    assert (decklist.text, decklist.status) == (SHORT, DecklistStatus.DRAFT)
    assert not DecklistRevision.objects.exists()
    report = deck_report_of(decklist=decklist)
    assert report is not None
    assert [fault.code for fault in report.faults] == ["too_few_cards"]
    assert "dbs-masters/faq/construction-du-deck/1" in report.faults[0].citations


def test_unknown_cards_do_not_stand_in_the_way(entry: Entry, alice: User) -> None:
    decklist = submit_decklist(entry=entry, text=UNKNOWN, by=alice, at=AT)

    report = deck_report_of(decklist=decklist)
    assert decklist.is_submitted
    assert report is not None
    assert report.legal is None
    assert ("unknown_card", (16,)) in [(warning.code, warning.lines) for warning in report.warnings]


def test_a_draft_after_a_submission_leaves_that_in_force(entry: Entry, alice: User) -> None:
    submit_decklist(entry=entry, text=LEGAL, by=alice, at=AT)

    draft = save_draft(entry=entry, text=SHORT, by=alice, at=AT + timedelta(minutes=1))

    assert draft.status == DecklistStatus.DRAFT
    assert [revision.text for revision in draft.revisions.all()] == [LEGAL]
    assert save_draft(entry=entry, text=LEGAL, by=alice, at=AT).is_submitted


def test_handing_in_twice_is_one_submission_and_a_change_is_another(entry: Entry, alice: User) -> None:
    submit_decklist(entry=entry, text=LEGAL, by=alice, at=AT)
    submit_decklist(entry=entry, text=LEGAL, by=alice, at=AT)
    changed = submit_decklist(entry=entry, text=UNKNOWN, by=alice, at=AT)

    assert [revision.text for revision in changed.revisions.all()] == [LEGAL, UNKNOWN]
    assert EventLog.objects.filter(verb=Verb.DECKLIST_SUBMITTED).count() == 2


def test_nobody_else_sees_or_changes_a_list(entry: Entry, alice: User, bob: User, olga: User) -> None:
    register_entry(event=entry.event, person=Person(user=bob), by=bob, at=AT)
    submit_decklist(entry=entry, text=LEGAL, by=alice, at=AT)
    stranger = make_organizer("oleg")

    assert decklist_of(entry=entry, user=alice) is not None
    assert decklist_of(entry=entry, user=olga) is not None
    for other in (bob, stranger):
        assert not can_see_decklist(entry=entry, user=other)
        assert decklist_of(entry=entry, user=other) is None
        assert own_decklist(event=entry.event, user=other) is None
        assert list(own_decklists(user=other)) == []
        for service in (save_draft, submit_decklist):
            with pytest.raises(TournamentError) as caught:
                service(entry=entry, text=UNKNOWN, by=other, at=AT)
            assert caught.value.code == "not_your_decklist"
    assert Decklist.objects.get().text == LEGAL


def test_one_finds_ones_own_list(entry: Entry, alice: User) -> None:
    decklist = save_draft(entry=entry, text=SHORT, by=alice, at=AT)

    assert own_decklist(event=entry.event, user=alice) == decklist
    assert list(own_decklists(user=alice)) == [decklist]


def test_a_list_of_a_walk_in_belongs_to_the_organizer_alone(game: Game, olga: User, alice: User) -> None:
    event = make_event(olga, game=game)
    walk_in = register_entry(event=event, person=Person(name="Walter"), by=olga, at=AT)

    assert submit_decklist(entry=walk_in, text=LEGAL, by=olga, at=AT).is_submitted
    assert not can_see_decklist(entry=walk_in, user=alice)


def test_lists_are_locked_for_players_once_the_event_runs(
    entry: Entry, alice: User, bob: User, olga: User
) -> None:
    register_entry(event=entry.event, person=Person(user=bob), by=bob, at=AT)
    start_event(event=entry.event, by=olga, at=AT)

    with pytest.raises(TournamentError) as caught:
        submit_decklist(entry=entry, text=LEGAL, by=alice, at=AT)

    assert caught.value.code == "decklists_locked"
    assert not Decklist.objects.exists()
    assert submit_decklist(entry=entry, text=LEGAL, by=olga, at=AT).is_submitted


def test_who_has_left_hands_nothing_in(entry: Entry, alice: User) -> None:
    drop_entry(event=entry.event, entry=entry, by=alice, at=AT)

    with pytest.raises(TournamentError) as caught:
        submit_decklist(entry=entry, text=LEGAL, by=alice, at=AT)

    assert caught.value.code == "entry_not_active"


def test_an_event_without_a_game_checks_no_list(olga: User, alice: User) -> None:
    event = make_event(olga)
    own = register_entry(event=event, person=Person(user=alice), by=alice, at=AT)

    with pytest.raises(TournamentError) as caught:
        save_draft(entry=own, text=LEGAL, by=alice, at=AT)

    assert caught.value.code == "event_without_game"


@pytest.mark.parametrize(
    ("text", "code"),
    [("4 BT1-001\x00", "unreadable_text"), ("4 \ud800", "unreadable_text"), ("x" * 20_001, "list_too_big")],
)
def test_a_text_that_cannot_be_kept_is_refused(entry: Entry, alice: User, text: str, code: str) -> None:
    with pytest.raises(TournamentError) as caught:
        save_draft(entry=entry, text=text, by=alice, at=AT)

    assert caught.value.code == code
    assert not Decklist.objects.exists()


def test_the_profile_of_the_event_decides(game: Game) -> None:
    sixty = LEGAL.replace("2 OV1-016", "4 OV1-016\n4 OV1-017\n4 OV1-018")

    assert check_decklist(text=sixty, game=game, profile="masters-4").legal is True
    assert check_decklist(text=sixty, game=game, profile="masters-2019").legal is False
    with pytest.raises(TournamentError) as caught:
        check_decklist(text=sixty, game=game, profile="masters-9")
    assert caught.value.code == "unknown_profile"


def test_an_empty_list_says_how_to_write_one(game: Game) -> None:
    report = check_decklist(text=" \n", game=game)

    assert report.legal is False
    assert report.faults[0].code == "empty_list"
    assert report.faults[0].message


def test_a_line_nobody_can_read_is_named(game: Game) -> None:
    report = check_decklist(text=f"{LEGAL}\nhello", game=game)

    assert [(fault.code, fault.lines) for fault in report.faults] == [("count_missing", (17,))]
    assert "hello" in report.faults[0].message


def test_a_name_alone_is_enough_where_one_card_has_it(game: Game) -> None:
    report = check_decklist(text=LEGAL.replace("4 OV1-004", "4x tide runner"), game=game)

    assert report.legal is True
    assert report.sections["main"][0].number == "OV1-004"


def test_a_stored_check_speaks_the_readers_language(entry: Entry, alice: User) -> None:
    with translation.override("de"):
        decklist = save_draft(entry=entry, text=SHORT, by=alice, at=AT)

    report = deck_report_of(decklist=decklist)
    assert report is not None
    assert report.faults[0].message == "Too few cards (main deck): 49; the size is 50."


def test_a_check_asks_the_database_a_fixed_number_of_times(game: Game) -> None:
    counts = set()
    for text in (LEGAL, f"{LEGAL}\n" + "\n".join(f"1 X{n}-001" for n in range(60))):
        with CaptureQueriesContext(connection) as asked:
            check_decklist(text=text, game=game)
        counts.add(len(asked))

    assert len(counts) == 1
    assert max(counts) <= 4
