"""Lock deck lists, one or all, and unlock them again."""

from __future__ import annotations

from datetime import datetime

from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Decklist, Entry, Event, Verb
from tournaments.selectors import why_locked
from tournaments.services.changes import Act, lock_event, log_change, one_change
from tournaments.services.decklists.rights import check_staff, written_reason
from tournaments.services.decklists.telling import tell_unlocked


@one_change
def lock_decklist(*, entry: Entry, by: User, at: datetime) -> Decklist:
    """Lock the list of one entry until it is unlocked; also one that was unlocked for its player alone."""
    event = lock_event(event=entry.event)
    check_staff(event=event, by=by)
    decklist = _list_of(entry, at)
    if decklist.locked_at is not None:
        return decklist
    decklist.locked_at, decklist.unlocked_at, reason = at, None, decklist.unlocked_because
    decklist.unlocked_because = ""
    _save(decklist)
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.DECKLIST_LOCKED,
        payload={"entry": entry.number},
        inverse={"verb": Verb.DECKLIST_UNLOCKED, "entry": entry.number, "reason": reason},
    )
    return decklist


@one_change
def unlock_decklist(*, entry: Entry, reason: str, by: User, at: datetime) -> Decklist:
    """Let one player change or hand in the list, also after the deadline, until it is locked again."""
    event = lock_event(event=entry.event)
    check_staff(event=event, by=by)
    because = written_reason(reason)
    decklist = _list_of(entry, at)
    if decklist.locked_at is None and decklist.unlocked_at is not None:
        return decklist
    decklist.locked_at, decklist.unlocked_at, decklist.unlocked_because = None, at, because
    _save(decklist)
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.DECKLIST_UNLOCKED,
        payload={"entry": entry.number, "reason": because},
        inverse={"verb": Verb.DECKLIST_LOCKED, "entry": entry.number},
    )
    tell_unlocked(entry=entry, event=event, reason=because, act=Act(by=by, at=at))
    return decklist


@one_change
def lock_decklists(*, event: Event, by: User, at: datetime) -> Event:
    """Lock all lists of an event, also those that were unlocked for one player."""
    event = lock_event(event=event)
    check_staff(event=event, by=by)
    lists = Decklist.objects.filter(entry__event=event)
    unlocked = lists.filter(unlocked_at__isnull=False)
    numbers = sorted(unlocked.values_list("entry__number", flat=True))
    if event.decks_locked_at is not None and not numbers:
        return event
    Decklist.objects.filter(pk__in=list(unlocked.values_list("pk", flat=True))).update(
        unlocked_at=None, unlocked_because=""
    )
    event.decks_locked_at = event.decks_locked_at or at
    event.save(update_fields=["decks_locked_at"])
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.DECKLISTS_LOCKED,
        payload={"unlocked_before": numbers},
        inverse={"verb": Verb.DECKLISTS_UNLOCKED, "unlocked_before": numbers},
    )
    return event


@one_change
def unlock_decklists(*, event: Event, by: User, at: datetime) -> Event:
    """Take the locks of all lists of an event back; after the deadline that would open nothing and is refused."""
    event = lock_event(event=event)
    check_staff(event=event, by=by)
    locked = Decklist.objects.filter(entry__event=event, locked_at__isnull=False)
    numbers = sorted(locked.values_list("entry__number", flat=True))
    was_locked, event.decks_locked_at = event.decks_locked_at, None
    still = why_locked(event=event, decklist=None, now=at)
    if still is not None:
        raise TournamentError(
            still.code,
            still.message,
            mend=_("Set a later deadline in the settings of the event, or unlock single lists."),
        )
    if was_locked is None and not numbers:
        return event
    Decklist.objects.filter(pk__in=list(locked.values_list("pk", flat=True))).update(locked_at=None)
    event.save(update_fields=["decks_locked_at"])
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.DECKLISTS_UNLOCKED,
        payload={"locked_before": numbers},
        inverse={"verb": Verb.DECKLISTS_LOCKED, "locked_before": numbers},
    )
    return event


def _list_of(entry: Entry, at: datetime) -> Decklist:
    """Return the list of an entry; who has typed nothing yet gets an empty one to hold the lock."""
    return Decklist.objects.filter(entry=entry).first() or Decklist.objects.create(entry=entry, saved_at=at)


def _save(decklist: Decklist) -> None:
    decklist.save(update_fields=["locked_at", "unlocked_at", "unlocked_because"])
