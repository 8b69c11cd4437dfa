"""Read the local rulings of an event: for its staff and its players, and nobody else."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Q

from accounts.models import User
from rulings.selectors import PassageSummary, passages_by_codes
from tournaments.models import Event, LocalRuling
from tournaments.selectors.decklists import is_deck_staff


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownLocalRuling:
    """A local ruling with the passages it rests on."""

    local: LocalRuling
    passages: tuple[PassageSummary, ...]


def can_write_local_rulings(*, event: Event, user: User | None) -> bool:
    """Tell whether somebody runs or judges the event."""
    return is_deck_staff(event=event, user=user)


@dataclass(frozen=True, slots=True, kw_only=True)
class LocalRulings:
    """What somebody sees of the local rulings of an event, the newest first, and whether they may write some."""

    shown: tuple[ShownLocalRuling, ...] = ()
    writes: bool = False


def local_rulings_of(*, event: Event, user: User | None) -> LocalRulings:
    """Return the local rulings in force; nothing for people they are not meant for."""
    if user is None:
        return LocalRulings()
    writes = can_write_local_rulings(event=event, user=user)
    if not writes and not _plays(event, user):
        return LocalRulings()
    found = list(LocalRuling.objects.in_force().filter(event=event).select_related("author", "ruling"))
    passages = passages_by_codes(codes={code for one in found for code in one.cites}) if found else {}
    shown = tuple(
        ShownLocalRuling(local=one, passages=tuple(passages[code] for code in one.cites if code in passages))
        for one in found
    )
    return LocalRulings(shown=shown, writes=writes)


def _plays(event: Event, user: User) -> bool:
    """Tell whether somebody plays the event; who cancelled before the start does not."""
    return event.entries.filter(Q(dropped_after=None) | Q(dropped_after__gt=0), user=user).exists()
