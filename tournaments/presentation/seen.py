"""Who sees what: drafts are for the people who run an event, everything else for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import AnonymousUser
from django.db.models import QuerySet
from django.http import Http404
from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.models import Entry, Event, Round
from tournaments.selectors import entry_of, events_run_by, public_events, rounds_of, shown_rounds_of

LARGEST_KEY = 2**63 - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """An event as one person sees it: with the person's own entry, and whether the person runs it."""

    event: Event
    user: User | None
    entry: Entry | None
    runs_it: bool

    @property
    def player_count(self) -> int:
        """Return how many players are in."""
        counted: int | None = getattr(self.event, "player_count", None)
        return self.event.entries.active().count() if counted is None else counted

    @property
    def plays(self) -> bool:
        """Tell whether this person is in the event."""
        return self.entry is not None and self.entry.is_active

    @property
    def rounds(self) -> QuerySet[Round]:
        """Return the rounds this person may see."""
        return rounds_of(event=self.event) if self.runs_it else shown_rounds_of(event=self.event)

    def round(self, number: int) -> Round:
        """Return one of these rounds, or answer that there is none."""
        found = self.rounds.filter(number=number).first() if number <= LARGEST_KEY else None
        if found is None:
            raise Http404(_("There is no such round."))
        return found


def person(user: User | AnonymousUser) -> User | None:
    """Return whoever is signed in."""
    return user if isinstance(user, User) else None


def event_seen(*, pk: int, user: User | AnonymousUser) -> Seen:
    """Return an event that everybody may see, or one that this person runs."""
    someone = person(user)
    found = public_events().filter(pk=pk).first() if pk <= LARGEST_KEY else None
    mine = events_run_by(user=someone).filter(pk=pk) if someone and pk <= LARGEST_KEY else None
    runs_it = mine is not None and mine.exists()
    if found is None and mine is not None:
        found = mine.first()
    if found is None:
        raise Http404(_("There is no such event."))
    entry = entry_of(event=found, user=someone) if someone else None
    return Seen(event=found, user=someone, entry=entry, runs_it=runs_it)
