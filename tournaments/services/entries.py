"""Register players, with or without an account; let them leave and come back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.db.models import Max
from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Entry, Event, EventStatus, RoundStatus, Verb
from tournaments.services.changes import Act, lock_event, log_change, one_change


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Who wants to play; without an account a walk-in."""

    name: str = ""
    user: User | None = None
    player_number: str = ""

    @property
    def shown_name(self) -> str:
        """Return the name for lists and pairings."""
        name = " ".join(self.name.split())
        return name or (self.user.get_full_name() if self.user else "")


@one_change
def register_entry(*, event: Event, person: Person, by: User, at: datetime) -> Entry:
    """Register somebody before the event starts; registering twice gives the same entry.

    Players register themselves while registration is open; the organizers also before and after that.
    """
    event = lock_event(event=event)
    _check_open(event, by)
    return _enter(event, person, Act(by=by, at=at), joined_in=1)


@one_change
def add_late_entry(*, event: Event, person: Person, by: User, at: datetime) -> Entry:
    """Add somebody to a running event, from the next round that is not published yet."""
    event = lock_event(event=event)
    if event.status != EventStatus.RUNNING:
        raise TournamentError(
            "event_not_running",
            _("Late entries are for an event that runs."),
            mend=_("Before the start, register the player; after the end it is too late."),
        )
    last = event.rounds.order_by("-number").first()
    joined_in = 1 if last is None else last.number + (0 if last.status == RoundStatus.DRAFT else 1)
    if joined_in > (event.rounds_total or 0):
        raise TournamentError("no_round_left", _("No round is left to play in."))
    return _enter(event, person, Act(by=by, at=at), joined_in=joined_in)


@one_change
def check_in_entry(*, event: Event, entry: Entry, by: User, at: datetime) -> Entry:
    """Note that a player is there."""
    event = lock_event(event=event)
    entry = _entry_of(event, entry)
    if entry.is_checked_in:
        return entry
    if not event.is_before_start:
        raise TournamentError("event_has_started", _("Check-in is over."))
    if not entry.is_active:
        raise TournamentError("entry_not_active", _("%(name)s has left.") % {"name": entry.name})
    entry.is_checked_in = True
    entry.save(update_fields=["is_checked_in"])
    log_change(
        event=event, act=Act(by=by, at=at), verb=Verb.ENTRY_CHECKED_IN, payload={"entry": entry.number}
    )
    return entry


@one_change
def drop_entry(*, event: Event, entry: Entry, by: User, at: datetime) -> Entry:
    """Let a player leave: no more pairings after the round that is being played."""
    event = lock_event(event=event)
    entry = _entry_of(event, entry)
    if not entry.is_active:
        return entry
    _check_not_finished(event)
    published = event.rounds.exclude(status=RoundStatus.DRAFT).aggregate(last=Max("number"))["last"] or 0
    entry.dropped_after = published
    entry.save(update_fields=["dropped_after"])
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.ENTRY_DROPPED,
        payload={"entry": entry.number, "after": published},
        inverse={"verb": Verb.ENTRY_RETURNED, "entry": entry.number},
    )
    return entry


@one_change
def undrop_entry(*, event: Event, entry: Entry, by: User, at: datetime) -> Entry:
    """Take a player back who had left; rounds missed in between stay missed."""
    event = lock_event(event=event)
    entry = _entry_of(event, entry)
    if entry.is_active:
        return entry
    _check_not_finished(event)
    return _return(event, entry, Act(by=by, at=at))


def _check_open(event: Event, by: User) -> None:
    if event.is_open_for_entries:
        return
    is_staff = by.is_superuser or event.organizers.filter(pk=by.pk).exists()
    if event.is_before_start and is_staff:
        return
    raise TournamentError(
        "registration_closed",
        _("Registration is not open."),
        mend=_("Ask the organizer at the desk."),
    )


def _check_not_finished(event: Event) -> None:
    if event.status == EventStatus.FINISHED:
        raise TournamentError("event_finished", _("The event is over."))


def _entry_of(event: Event, entry: Entry) -> Entry:
    found = event.entries.filter(pk=entry.pk).first()
    if found is None:
        raise TournamentError("entry_of_other_event", _("This player is not in this event."))
    return found


def _enter(event: Event, person: Person, act: Act, *, joined_in: int) -> Entry:
    known = event.entries.filter(user=person.user).first() if person.user else None
    if known is not None and known.is_active:
        return known
    _check_room(event)
    if known is not None:
        return _return(event, known, act)
    name = person.shown_name
    _check_name(event, person, name)
    number = (event.entries.aggregate(last=Max("number"))["last"] or 0) + 1
    entry = Entry.objects.create(
        event=event,
        number=number,
        user=person.user,
        name=name[:80],
        player_number=person.player_number,
        joined_in=joined_in,
        created_at=act.at,
    )
    log_change(
        event=event,
        act=act,
        verb=Verb.ENTRY_REGISTERED,
        payload={
            "entry": number,
            "name": entry.name,
            "player_number": entry.player_number,
            "account": person.user.pk if person.user else None,
            "joined_in": joined_in,
        },
        inverse={"verb": Verb.ENTRY_DROPPED, "entry": number, "after": joined_in - 1},
    )
    return entry


def _return(event: Event, entry: Entry, act: Act) -> Entry:
    after = entry.dropped_after
    entry.dropped_after = None
    entry.save(update_fields=["dropped_after"])
    log_change(
        event=event,
        act=act,
        verb=Verb.ENTRY_RETURNED,
        payload={"entry": entry.number},
        inverse={"verb": Verb.ENTRY_DROPPED, "entry": entry.number, "after": after},
    )
    return entry


def _check_room(event: Event) -> None:
    if event.capacity is None:
        return
    if event.entries.filter(dropped_after__isnull=True).count() >= event.capacity:
        raise TournamentError(
            "event_full",
            _("All %(count)d places are taken.") % {"count": event.capacity},
            mend=_("Give the event more places, or wait until somebody leaves."),
        )


def _check_name(event: Event, person: Person, name: str) -> None:
    if not name:
        raise TournamentError("name_missing", _("Write the player's name."), place="name")
    if person.user is not None:
        return
    same = event.entries.filter(name__iexact=name, player_number=person.player_number)
    if same.exists():
        raise TournamentError(
            "name_taken",
            _("%(name)s is in the event already.") % {"name": name},
            place="name",
            mend=_("If it is somebody else, add an initial or the player number."),
        )
