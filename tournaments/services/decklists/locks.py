"""Lock deck lists, one or all, and unlock them again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Decklist, Entry, Event, Verb
from tournaments.selectors import why_locked
from tournaments.services.changes import Act, lock_event, log_change, one_change
from tournaments.services.decklists.rights import check_staff, written_reason
from tournaments.services.decklists.telling import tell_unlocked


def lock_decklist(*, entry: Entry, by: User, at: datetime) -> Decklist:
    """Lock the list of one entry until it is unlocked; also one that was unlocked for its player alone."""
    return lock_each(event=entry.event, entries=[entry], by=by, at=at)[0]


def unlock_decklist(*, entry: Entry, reason: str, by: User, at: datetime) -> Decklist:
    """Let one player change or hand in the list, also after the deadline, until it is locked again."""
    return unlock_each(event=entry.event, entries=[entry], reason=reason, by=by, at=at)[0]


@one_change
def lock_each(*, event: Event, entries: Sequence[Entry], by: User, at: datetime) -> list[Decklist]:
    """Lock the lists of some entries of an event."""
    event = lock_event(event=event)
    check_staff(event=event, by=by)
    lists = _lists_of(entries, at)
    for decklist in (one for one in lists if one.locked_at is None):
        reason = decklist.unlocked_because
        decklist.locked_at, decklist.unlocked_at, decklist.unlocked_because = at, None, ""
        _save(decklist)
        number = decklist.entry.number
        log_change(
            event=event,
            act=Act(by=by, at=at),
            verb=Verb.DECKLIST_LOCKED,
            payload={"entry": number},
            inverse={"verb": Verb.DECKLIST_UNLOCKED, "entry": number, "reason": reason},
        )
    return lists


@one_change
def unlock_each(
    *, event: Event, entries: Sequence[Entry], reason: str, by: User, at: datetime
) -> list[Decklist]:
    """Let some players of an event change or hand in their lists, until they are locked again."""
    event, act = lock_event(event=event), Act(by=by, at=at)
    check_staff(event=event, by=by)
    because = written_reason(reason)
    lists = _lists_of(entries, at)
    for decklist in (one for one in lists if one.locked_at is not None or one.unlocked_at is None):
        decklist.locked_at, decklist.unlocked_at, decklist.unlocked_because = None, at, because
        _save(decklist)
        number = decklist.entry.number
        log_change(
            event=event,
            act=act,
            verb=Verb.DECKLIST_UNLOCKED,
            payload={"entry": number, "reason": because},
            inverse={"verb": Verb.DECKLIST_LOCKED, "entry": number},
        )
        tell_unlocked(entry=decklist.entry, event=event, reason=because, act=act)
    return lists


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


def _lists_of(entries: Sequence[Entry], at: datetime) -> list[Decklist]:
    """Return the lists of entries; who has typed nothing yet gets an empty one to hold the lock."""
    found = Decklist.objects.filter(entry__in=entries).select_related("entry__user").order_by("entry__number")
    known = {decklist.entry_id for decklist in found}
    missing = [entry for entry in entries if entry.pk not in known]
    if not missing:
        return list(found)
    Decklist.objects.bulk_create(Decklist(entry=entry, saved_at=at) for entry in missing)
    return list(found.all())


def _save(decklist: Decklist) -> None:
    decklist.save(update_fields=["locked_at", "unlocked_at", "unlocked_because"])
