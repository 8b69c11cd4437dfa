"""The event a fresh site starts with."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from rulings.models import Game
from tournaments.models import DecksOpen, Event
from tournaments.services.decklists import submit_decklist
from tournaments.services.entries import Person, register_entry
from tournaments.services.events import EventDraft, create_event, open_registration

NAMES = ("Ada Archer", "Bo Baker", "Cy Carter", "Di Dyer", "Ed Ember", "Flo Fisher", "Gil Gardner")
FIRST, UNKNOWN = 4, 5


@transaction.atomic
def create_demo_event(*, organizer: User) -> Event:
    """Create an event of four rounds with open registration and seven walk-ins; one place is left to try it."""
    at = timezone.now()
    draft = EventDraft(
        name=_("Demo event"),
        preset="bandai",
        game=Game.objects.filter(code="dbs-masters").first(),
        venue=_("This machine"),
        description=_("Register with the player login, then run the event from the administration."),
        starts_at=at + timedelta(days=1),
        rounds_total=4,
        decks_open=DecksOpen.AFTER,
    )
    event = create_event(draft=draft, organizer=organizer, at=at)
    event = open_registration(event=event, by=organizer, at=at)
    for name in NAMES:
        register_entry(event=event, person=Person(name=name), by=organizer, at=at)
    _hand_in_lists(event, organizer, at)
    event.refresh_from_db()
    return event


def _hand_in_lists(event: Event, organizer: User, at: datetime) -> None:
    """Hand lists in for all walk-ins but the last; of one of them a card is not known."""
    if event.game is None or not event.game.cards.exists():
        return
    for place, entry in enumerate(event.entries.order_by("number")[: len(NAMES) - 1]):
        first = FIRST + place % 4
        lines = [f"4 OV1-{number:03d}" for number in range(first, first + 12)]
        last = "2 OV9-001" if place == UNKNOWN else f"2 OV1-{first + 12:03d}"
        text = "\n".join(["Leader", f"1 OV1-{place % 3 + 1:03d}", "", "Main", *lines, last])
        submit_decklist(entry=entry, text=text, by=organizer, at=at)
