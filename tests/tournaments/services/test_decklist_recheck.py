"""When cards, restrictions or rules change, lists of open events are checked again and their players told."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.core import mail
from django.utils import translation

from accounts.models import Notice
from jobs.models import Job, JobState
from jobs.services.run import run_job
from rulings.construction.names import name_key, number_key
from rulings.models import Card, Restriction, RestrictionList
from rulings.signals import catalogue_changed
from tests.tournaments.deck_event import DeckEvent, hand_in, make_deck_event
from tests.tournaments.deck_game import LEGAL, UNKNOWN
from tests.tournaments.factories import AT
from tournaments.models import Decklist, Event, EventLog, EventStatus, Verb
from tournaments.selectors import report_of
from tournaments.services.decklists import save_draft, telling
from tournaments.services.decklists.recheck_jobs import ask_for_recheck_of_game
from tournaments.services.entries import drop_entry
from tournaments.services.events import change_event, start_event

pytestmark = pytest.mark.django_db

Capture = Callable[..., object]


@pytest.fixture
def deck_event() -> DeckEvent:
    """Return an event of a day; its player handed in a list with two copies of an unknown card."""
    made = make_deck_event(starts_at=AT)
    hand_in(made, UNKNOWN)
    return made


@pytest.fixture
def change(django_capture_on_commit_callbacks: Capture) -> Callable[[DeckEvent], None]:
    """Return a function that tells of a changed catalogue and lets everything run that this sets going."""

    def tell(deck_event: DeckEvent) -> None:
        with django_capture_on_commit_callbacks(execute=True):  # type: ignore[attr-defined]  # a context manager
            catalogue_changed.send(sender=Card, game_code=deck_event.game.code)

    return tell


def learn_card(deck_event: DeckEvent, kind: str = "battle") -> Card:
    """Bring the unknown card into the catalogue."""
    return Card.objects.create(
        game=deck_event.game,
        number="X9-001",
        key=number_key("X9-001"),
        name="Newcomer",
        name_key=name_key("Newcomer"),
        kind=kind,
        colors=["blue"],
    )


def ban(deck_event: DeckEvent, number: str, since: datetime.date) -> None:
    """Ban a card from a day on."""
    banned = RestrictionList.objects.create(
        game=deck_event.game, title="Spring list", since=since, source="example.org"
    )
    Restriction.objects.create(list=banned, number=number, key=number_key(number), copies=0)


def test_a_card_that_became_known_changes_the_answer(
    deck_event: DeckEvent, change: Callable[[DeckEvent], None]
) -> None:
    card = learn_card(deck_event)

    change(deck_event)

    decklist = Decklist.objects.get()
    assert decklist.legal is True
    assert decklist.cards.get(key=card.key).card == card
    assert decklist.in_force is not None
    report = report_of(revision=decklist.in_force)
    assert report is not None
    assert report.legal is True
    assert decklist.checked["legal"] is True
    logged = EventLog.objects.get(verb=Verb.DECKLIST_RECHECKED)
    assert logged.payload == {"entry": deck_event.entry.number, "legal": True, "legal_before": None}
    assert logged.actor is None


def test_a_card_of_the_wrong_kind_breaks_the_list_and_everybody_is_told(
    deck_event: DeckEvent, change: Callable[[DeckEvent], None]
) -> None:
    learn_card(deck_event, kind="leader")

    change(deck_event)

    assert Decklist.objects.get().legal is False
    told = {notice.user: notice for notice in Notice.objects.all()}
    assert set(told) == {deck_event.player, deck_event.organizer}
    assert "breaks a rule now" in told[deck_event.player].title
    assert "1 breaks a rule" in told[deck_event.organizer].text
    assert all(notice.mailed_at for notice in told.values())
    assert sorted(message.to[0] for message in mail.outbox) == sorted(user.email for user in told)
    assert all(job.state == JobState.DONE for job in Job.objects.all())


def test_a_ban_counts_from_its_day_on(deck_event: DeckEvent, change: Callable[[DeckEvent], None]) -> None:
    """The day of the event decides: a ban of the next day does not reach it, one of its own day does."""
    ban(deck_event, "OV1-004", AT.date() + timedelta(days=1))
    change(deck_event)
    assert Decklist.objects.get().legal is None
    assert not Notice.objects.exists()

    RestrictionList.objects.update(since=AT.date())
    change(deck_event)

    assert Decklist.objects.get().legal is False


def test_nothing_changed_is_neither_logged_nor_told(
    deck_event: DeckEvent, change: Callable[[DeckEvent], None]
) -> None:
    before = EventLog.objects.count()

    change(deck_event)
    change(deck_event)

    assert EventLog.objects.count() == before
    assert not Notice.objects.exists()
    assert [job.result for job in Job.objects.order_by("created_at")] == [
        {"events": 1, "checked": 1, "changed": 0, "refused": {}}
    ] * 2
    revision = Decklist.objects.get().in_force
    assert revision is not None
    assert revision.checked_at is not None
    assert revision.checked_at > AT


def test_a_second_run_tells_nobody_again(deck_event: DeckEvent, change: Callable[[DeckEvent], None]) -> None:
    learn_card(deck_event)
    change(deck_event)
    told = Notice.objects.count()

    change(deck_event)

    assert (told, Notice.objects.count(), len(mail.outbox)) == (2, 2, 2)


def test_lists_of_finished_events_and_other_games_stay(
    deck_event: DeckEvent, change: Callable[[DeckEvent], None]
) -> None:
    learn_card(deck_event)
    Event.objects.update(status=EventStatus.FINISHED)

    change(deck_event)

    assert Decklist.objects.get().legal is None
    assert not Job.objects.exists()


def test_it_is_asked_for_once_while_it_waits(deck_event: DeckEvent) -> None:
    first = ask_for_recheck_of_game(game=deck_event.game)
    assert ask_for_recheck_of_game(game=deck_event.game) == first
    assert first is not None
    Job.objects.update(state=JobState.RUNNING)

    assert ask_for_recheck_of_game(game=deck_event.game) != first


def test_a_run_that_is_stopped_has_stored_nothing(deck_event: DeckEvent) -> None:
    learn_card(deck_event)
    job = ask_for_recheck_of_game(game=deck_event.game)
    assert job is not None
    Job.objects.update(stop_requested=True)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert job.state == JobState.STOPPED
    assert Decklist.objects.get().legal is None
    Job.objects.update(state=JobState.QUEUED, stop_requested=False)
    run_job(job_id=job.pk)
    assert Decklist.objects.get().legal is True


def test_who_has_left_is_not_told(deck_event: DeckEvent, change: Callable[[DeckEvent], None]) -> None:
    drop_entry(event=deck_event.event, entry=deck_event.entry, by=deck_event.organizer, at=AT)
    learn_card(deck_event)

    change(deck_event)

    assert [notice.user for notice in Notice.objects.all()] == [deck_event.organizer]


def test_drafts_are_checked_again_in_silence(
    deck_event: DeckEvent, change: Callable[[DeckEvent], None]
) -> None:
    hand_in(deck_event, LEGAL)
    save_draft(entry=deck_event.entry, text=UNKNOWN, by=deck_event.player, at=AT)
    learn_card(deck_event)

    change(deck_event)

    decklist = Decklist.objects.get()
    assert decklist.checked["legal"] is True
    assert not Notice.objects.exists()


@pytest.mark.parametrize(
    ("changes", "is_checked"),
    [
        ({"profile": "masters-4"}, True),
        ({"side_deck_max": 0}, True),
        ({"deck_date": AT.date() + timedelta(days=1)}, True),
        ({"starts_at": AT + timedelta(days=1)}, True),
        ({"starts_at": AT + timedelta(minutes=1)}, False),
        ({"venue": "Town hall"}, False),
    ],
)
def test_a_change_of_the_events_rules_checks_its_lists(
    deck_event: DeckEvent, changes: dict[str, object], is_checked: bool
) -> None:
    change_event(event=deck_event.event, changes=changes, by=deck_event.organizer, at=AT)

    asked = Job.objects.filter(kind="recheck_decklists", payload={"event": deck_event.event.pk})
    assert [job.owner for job in asked] == [deck_event.organizer] * is_checked


def test_an_event_whose_rules_are_gone_does_not_stop_the_others(
    deck_event: DeckEvent, change: Callable[[DeckEvent], None]
) -> None:
    Event.objects.update(profile="masters-9")

    change(deck_event)

    job = Job.objects.get()
    assert job.state == JobState.DONE
    assert job.result is not None
    assert job.result["refused"] == {str(deck_event.event.pk): "unknown_profile"}


def test_each_is_told_in_their_language(
    deck_event: DeckEvent, change: Callable[[DeckEvent], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str | None] = []
    monkeypatch.setattr(telling, "tell", lambda **_fields: seen.append(translation.get_language()))
    deck_event.player.language = "de"
    deck_event.player.save()
    learn_card(deck_event)

    change(deck_event)

    assert seen == ["de", "en"]


@pytest.mark.parametrize(("starts_at", "is_checked"), [(None, True), (AT, False)])
def test_an_event_without_a_day_is_checked_by_the_rules_of_the_day_it_starts(
    starts_at: datetime.datetime | None, is_checked: bool
) -> None:
    deck_event = make_deck_event(starts_at=starts_at)
    hand_in(deck_event)

    start_event(event=deck_event.event, by=deck_event.organizer, at=AT)

    assert Job.objects.filter(kind="recheck_decklists").exists() == is_checked
