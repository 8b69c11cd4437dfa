"""Make what tournaments tests need, with sensible defaults."""

from __future__ import annotations

from datetime import UTC, datetime

from accounts.models import User
from tournaments.models import Entry, Event, EventStatus, Match, Round
from tournaments.records import Score
from tournaments.selectors import matches_of
from tournaments.services.entries import Person, register_entry
from tournaments.services.events import EventDraft, create_event, open_registration, start_event
from tournaments.services.results import report_result
from tournaments.services.rounds import close_round, pair_next_round, publish_round

AT = datetime(2026, 5, 2, 10, 0, tzinfo=UTC)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "Jane", "Kim", "Lou")


def make_organizer(name: str = "olga") -> User:
    """Return somebody who runs events."""
    return User.objects.create_user(
        f"{name}@example.org", "a-long-enough-password", display_name=name.title()
    )


def make_event(organizer: User, *, status: EventStatus = EventStatus.REGISTRATION, **fields: object) -> Event:
    """Return an event of one's own, by default with open registration."""
    draft = EventDraft(**{"name": "Spring Open", "preset": "plain", "rounds_total": 3, **fields})  # type: ignore[arg-type]  # the fields of a draft
    event = create_event(draft=draft, organizer=organizer, at=AT, seed="a-fixed-seed")
    return event if status == EventStatus.DRAFT else open_registration(event=event, by=organizer, at=AT)


def make_entry(event: Event, organizer: User, name: str = "Ann") -> Entry:
    """Return a walk-in."""
    return register_entry(event=event, person=Person(name=name), by=organizer, at=AT)


def make_running_event(
    organizer: User, *, players: int = 4, rounds_total: int = 3, preset: str = "plain"
) -> Event:
    """Return an event that has started, with as many walk-ins as asked for."""
    event = make_event(organizer, rounds_total=rounds_total, preset=preset)
    for number in range(players):
        name = NAMES[number] if number < len(NAMES) else f"Player {number + 1}"
        make_entry(event, organizer, name)
    return start_event(event=event, by=organizer, at=AT)


def make_round(event: Event, organizer: User, number: int = 1) -> Round:
    """Return a published round."""
    pair_next_round(event=event, number=number, by=organizer, at=AT)
    return publish_round(event=event, number=number, by=organizer, at=AT)


def tables_of(round_: Round) -> list[Match]:
    """Return the matches that are played at a table."""
    return [match for match in matches_of(round_=round_) if not match.is_bye]


def play_round(event: Event, organizer: User, number: int = 1, score: Score | None = None) -> Round:
    """Return a closed round in which the player named first won everywhere."""
    round_ = make_round(event, organizer, number)
    for match in tables_of(round_):
        report_result(match=match, score=score or Score(won=2), by=organizer, at=AT)
    return close_round(event=event, number=number, by=organizer, at=AT)
