"""Read deck lists: who may see which, one's own, and what counts.

Everything typed but not handed in is for its player and the people who run the event. Others see a list only once the
event's lists are open to all, and then only what is in force.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass

import msgspec
from django.db.models import Count, Prefetch, Q, QuerySet

from accounts.models import User
from rulings.construction.types import Report
from rulings.models import Card, Game
from tournaments.models import (
    Decklist,
    DecklistRevision,
    Entry,
    Event,
)
from tournaments.models.event import decks_are_open
from tournaments.wording import deck_report_in_words


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownDecklist:
    """The list of an entry as it counts: what everybody may see who may see it at all."""

    entry: Entry
    revision: DecklistRevision
    legal: bool | None
    leader: Card | None
    report: Report | None

    @property
    def text(self) -> str:
        """Return the list as it was handed in or corrected."""
        return self.revision.text

    @property
    def submitted_at(self) -> datetime.datetime:
        """Return when it was handed in or corrected."""
        return self.revision.submitted_at


@dataclass(frozen=True, slots=True, kw_only=True)
class DecklistCounts:
    """How the deck lists of an event stand; who left is not counted."""

    players: int
    submitted: int
    illegal: int
    unknown: int

    @property
    def missing(self) -> int:
        """Return how many players have handed nothing in."""
        return self.players - self.submitted


def are_decklists_open(*, event: Event) -> bool:
    """Tell whether everybody may see the deck lists of an event."""
    return Event.objects.with_open_decks().filter(pk=event.pk).exists()


def is_deck_staff(*, event: Event, user: User | None) -> bool:
    """Tell whether somebody sees, corrects and unlocks the deck lists of an event: its organizers and judges."""
    return user is not None and Event.objects.staffed_by(user).filter(pk=event.pk).exists()


def can_see_draft(*, entry: Entry, user: User | None) -> bool:
    """Tell whether somebody may see what is typed but not handed in, and the history of a list."""
    if user is None:
        return False
    return entry.user_id == user.pk or Event.objects.staffed_by(user).filter(pk=entry.event_id).exists()


def can_see_decklist(*, entry: Entry, user: User | None) -> bool:
    """Tell whether somebody may see what counts of an entry's list: one of theirs, or open to all."""
    if can_see_draft(entry=entry, user=user):
        return True
    return Event.objects.with_open_decks().filter(pk=entry.event_id).exists()


def visible_decklists(*, user: User | None) -> QuerySet[Decklist]:
    """Return every list somebody may see; show `in_force` of them, and `text` only where `can_see_draft` says so."""
    is_open = decks_are_open("entry__event__") & Q(in_force__isnull=False)
    if user is None:
        return _joined(Decklist.objects.filter(is_open))
    if user.is_superuser:
        return _joined(Decklist.objects.all())
    of_staff = Q(entry__event__in=Event.objects.staffed_by(user).values("pk"))
    return _joined(Decklist.objects.filter(Q(entry__user=user) | of_staff | is_open))


def shown_decklist(*, entry: Entry, user: User | None) -> ShownDecklist | None:
    """Return what counts of an entry's list, or nothing where there is none or it is not theirs to see."""
    if not can_see_decklist(entry=entry, user=user):
        return None
    decklist = _joined(Decklist.objects.filter(entry=entry, in_force__isnull=False)).first()
    if decklist is None or decklist.in_force is None:
        return None
    return ShownDecklist(
        entry=decklist.entry,
        revision=decklist.in_force,
        legal=decklist.legal,
        leader=decklist.leader,
        report=report_of(revision=decklist.in_force),
    )


def decklist_of(*, entry: Entry, user: User | None) -> Decklist | None:
    """Return the list of an entry with its draft and history, or nothing where those are not theirs to see."""
    if not can_see_draft(entry=entry, user=user):
        return None
    return _with_history(Decklist.objects.filter(entry=entry)).first()


def own_decklist(*, event: Event, user: User) -> Decklist | None:
    """Return somebody's own deck list in an event."""
    return _with_history(Decklist.objects.filter(entry__event=event, entry__user=user)).first()


def own_decklists(*, user: User) -> QuerySet[Decklist]:
    """Return somebody's own deck lists in all events."""
    return _joined(Decklist.objects.filter(entry__user=user)).order_by("-saved_at")


def previous_decklists(*, user: User, game: Game, besides: Event | None = None) -> QuerySet[Decklist]:
    """Return what somebody handed in at earlier events of a game, the newest first."""
    own = own_decklists(user=user).filter(entry__event__game=game, in_force__isnull=False)
    return (own.exclude(entry__event=besides) if besides else own).order_by("-in_force__submitted_at", "-pk")


def deck_report_of(*, decklist: Decklist) -> Report | None:
    """Return what the check of the text typed last found, in the reader's language; nothing before the first."""
    return _report(decklist.checked)


def report_of(*, revision: DecklistRevision) -> Report | None:
    """Return what the last check of a list as handed in found, in the reader's language."""
    return _report(revision.checked)


def decklist_counts_of(*, event: Event) -> DecklistCounts:
    """Count the lists of those who play in an event."""
    found = event.entries.active().aggregate(
        players=Count("pk"),
        submitted=Count("pk", filter=Q(decklist__in_force__isnull=False)),
        illegal=Count("pk", filter=Q(decklist__in_force__isnull=False, decklist__legal=False)),
        unknown=Count("pk", filter=Q(decklist__in_force__isnull=False, decklist__legal__isnull=True)),
    )
    return DecklistCounts(**found)


def _report(checked: object) -> Report | None:
    return deck_report_in_words(msgspec.convert(checked, Report)) if checked else None


def _joined(decklists: QuerySet[Decklist]) -> QuerySet[Decklist]:
    return decklists.select_related("entry__event__game", "in_force", "leader")


def _with_history(decklists: QuerySet[Decklist]) -> QuerySet[Decklist]:
    history = DecklistRevision.objects.select_related("submitted_by").order_by("number")
    return _joined(decklists).prefetch_related(Prefetch("revisions", queryset=history))
