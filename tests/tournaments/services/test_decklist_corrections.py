"""A judge corrects a list that counts, with a reason; the history keeps both."""

from __future__ import annotations

import pytest

from accounts.models import Notice
from tests.tournaments.deck_event import DRAFT, DeckEvent, hand_in, make_deck_event
from tests.tournaments.deck_game import LEGAL, SHORT, UNKNOWN
from tests.tournaments.factories import AT, make_organizer
from tournaments.errors import TournamentError
from tournaments.models import Decklist, DecklistStatus, EventLog, RevisionKind, Verb
from tournaments.services.decklists import correct_decklist as correct
from tournaments.services.decklists import save_draft, submit_decklist
from tournaments.services.events import start_event

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck_event() -> DeckEvent:
    """Return a running event in which the player has handed a list in."""
    made = make_deck_event()
    hand_in(made)
    start_event(event=made.event, by=made.organizer, at=AT)
    return made


def test_a_correction_counts_and_the_history_keeps_what_was_handed_in(deck_event: DeckEvent) -> None:
    decklist = correct(
        entry=deck_event.entry, text=UNKNOWN, reason="printed number", by=deck_event.organizer, at=AT
    )

    first, second = decklist.revisions.order_by("number")
    assert (first.text, first.kind, first.reason) == (LEGAL, RevisionKind.SUBMITTED, "")
    assert (second.text, second.kind, second.reason) == (UNKNOWN, RevisionKind.CORRECTED, "printed number")
    assert (second.submitted_by, second.checked_at) == (deck_event.organizer, AT)
    decklist.refresh_from_db()
    assert (decklist.in_force, decklist.text, decklist.legal) == (second, UNKNOWN, None)
    assert decklist.status == DecklistStatus.SUBMITTED
    assert decklist.cards.filter(key="X9-1", card__isnull=True).get().count == 2


def test_a_correction_is_logged_with_what_takes_it_back(deck_event: DeckEvent) -> None:
    correct(entry=deck_event.entry, text=UNKNOWN, reason="typo", by=deck_event.organizer, at=AT)

    logged = EventLog.objects.get(verb=Verb.DECKLIST_CORRECTED)
    number = deck_event.entry.number
    assert logged.payload == {"entry": number, "revision": 2, "reason": "typo"}
    assert logged.inverse == {"verb": "decklist_corrected", "entry": number, "revision": 1}


def test_the_player_is_told_with_the_reason(deck_event: DeckEvent) -> None:
    correct(entry=deck_event.entry, text=UNKNOWN, reason="typo", by=deck_event.organizer, at=AT)

    notice = Notice.objects.get()
    assert (notice.user, notice.mailed_at, notice.read_at) == (deck_event.player, None, None)
    assert "typo" in notice.text


def test_a_draft_of_the_player_stays(deck_event: DeckEvent) -> None:
    Decklist.objects.update(unlocked_at=AT)
    save_draft(entry=deck_event.entry, text=DRAFT, by=deck_event.player, at=AT)

    correct(entry=deck_event.entry, text=UNKNOWN, reason="typo", by=deck_event.organizer, at=AT)

    decklist = Decklist.objects.get()
    assert (decklist.text, decklist.status) == (DRAFT, DecklistStatus.DRAFT)
    assert decklist.in_force is not None
    assert decklist.in_force.text == UNKNOWN


def test_a_judge_decides_also_against_the_check(deck_event: DeckEvent) -> None:
    """The answer is shown beside it: illegal stays illegal."""
    decklist = correct(entry=deck_event.entry, text=SHORT, reason="as played", by=deck_event.organizer, at=AT)

    assert decklist.legal is False


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"reason": " "}, "reason_missing"),
        ({"text": LEGAL}, "nothing_changed"),
        ({"seen": 2}, "changed_meanwhile"),
        ({"text": "4 \x00"}, "unreadable_text"),
    ],
)
def test_a_correction_is_refused(deck_event: DeckEvent, change: dict[str, object], code: str) -> None:
    wanted = {"text": UNKNOWN, "reason": "typo", "seen": 1, **change}

    with pytest.raises(TournamentError) as caught:
        correct(entry=deck_event.entry, by=deck_event.organizer, at=AT, **wanted)  # type: ignore[arg-type]  # as named

    assert caught.value.code == code
    assert Decklist.objects.get().revisions.count() == 1


def test_only_the_staff_corrects_and_only_what_counts(deck_event: DeckEvent) -> None:
    for other in (deck_event.player, make_organizer("oleg")):
        with pytest.raises(TournamentError) as caught:
            correct(entry=deck_event.entry, text=UNKNOWN, reason="typo", by=other, at=AT)
        assert caught.value.code == "not_deck_staff"
    walk_in = deck_event.event.entries.get(name="Ben")
    with pytest.raises(TournamentError) as caught:
        correct(entry=walk_in, text=UNKNOWN, reason="typo", by=deck_event.organizer, at=AT)
    assert caught.value.code == "nothing_to_correct"


def test_a_submission_stores_what_is_searched_in_the_same_step() -> None:
    deck_event = make_deck_event()
    hand_in(deck_event)

    decklist = Decklist.objects.get()
    assert decklist.legal is True
    assert decklist.leader is not None
    assert decklist.leader.number == "OV1-001"
    rows = list(decklist.cards.values_list("section", "key", "count"))
    assert rows[0] == ("leader", "OV1-1", 1)
    assert len(rows) == 14
    assert sum(count for _section, _key, count in rows) == 51
    submit_decklist(entry=deck_event.entry, text=UNKNOWN, by=deck_event.player, at=AT)
    assert Decklist.objects.get().legal is None
    assert not decklist.cards.filter(key="OV1-16").exists()
