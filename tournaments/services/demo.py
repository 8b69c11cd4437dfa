"""The event a fresh site starts with."""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from rulings.models import Game
from tournaments.models import Event
from tournaments.services.entries import Person, register_entry
from tournaments.services.events import EventDraft, create_event, open_registration

NAMES = ("Ada Archer", "Bo Baker", "Cy Carter", "Di Dyer", "Ed Ember", "Flo Fisher", "Gil Gardner")


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
    )
    event = create_event(draft=draft, organizer=organizer, at=at)
    event = open_registration(event=event, by=organizer, at=at)
    for name in NAMES:
        register_entry(event=event, person=Person(name=name), by=organizer, at=at)
    event.refresh_from_db()
    return event
