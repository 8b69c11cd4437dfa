"""Say whether a deck list may still change, and if not, why."""

from __future__ import annotations

from datetime import datetime

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Decklist, Entry, Event, EventStatus


def can_change_decklist(*, entry: Entry, user: User | None, now: datetime) -> TournamentError | None:
    """Return why somebody may not change or hand in the list of an entry now, or nothing.

    Until the deadline its player and the organizers may; after it, who was unlocked. Where nothing counts yet an
    organizer hands in at any time; what counts is corrected, with a reason.
    """
    runs_it = user is not None and Event.objects.run_by(user).filter(pk=entry.event_id).exists()
    if user is None or not (runs_it or entry.user_id == user.pk):
        return TournamentError("not_your_decklist", _("This is not your deck list."))
    if not entry.is_active:
        return TournamentError("entry_not_active", _("%(name)s has left.") % {"name": entry.name})
    if entry.event.status == EventStatus.FINISHED:
        return TournamentError("event_finished", _("The event is over."))
    decklist = Decklist.objects.filter(entry=entry).first()
    locked = why_locked(event=entry.event, decklist=decklist, now=now)
    if locked is None or not runs_it:
        return locked
    if decklist is None or decklist.in_force_id is None:
        return None
    return TournamentError(
        "correction_needed",
        locked.message,
        mend=_("Correct what counts, with a reason, or unlock this list."),
    )


def why_locked(*, event: Event, decklist: Decklist | None, now: datetime) -> TournamentError | None:
    """Return what keeps a list of an event from changing now: its own lock, that of all, or the deadline."""
    mend = _("Ask the organizer at the desk.")
    if decklist is not None and decklist.locked_at is not None:
        return TournamentError("decklist_locked", _("This deck list is locked."), mend=mend)
    if decklist is not None and decklist.unlocked_at is not None:
        return None
    if event.decks_locked_at is not None:
        return TournamentError("decklists_locked", _("The deck lists of this event are locked."), mend=mend)
    if event.decks_due_at is not None:
        return _after_deadline(event.decks_due_at, now, mend)
    if not event.is_before_start:
        return TournamentError(
            "decklists_locked", _("The event has begun; deck lists are locked."), mend=mend
        )
    return None


def _after_deadline(due: datetime, now: datetime, mend: str) -> TournamentError | None:
    if now <= due:
        return None
    when = date_format(localtime(due), "j M Y, H:i e")
    return TournamentError(
        "deadline_passed", _("Deck lists were due on %(when)s.") % {"when": when}, mend=mend
    )
