"""What every change of an event has in common: one at a time, all or nothing, written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial, wraps
from typing import ParamSpec, TypeVar

from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Event, EventLog, Verb
from tournaments.models.event import new_stamp
from tournaments.signals import event_changed

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Who does something to an event, and when."""

    by: User | None
    at: datetime


def one_change(service: Callable[P, T]) -> Callable[P, T]:
    """Run a service in one transaction; where a constraint stops the second of two desks, say so."""

    @wraps(service)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            with transaction.atomic():
                return service(*args, **kwargs)
        except IntegrityError as error:
            raise changed_meanwhile() from error

    return run


def changed_meanwhile(*, place: str = "") -> TournamentError:
    """Return the answer to whoever acts on what somebody else has changed."""
    return TournamentError(
        "changed_meanwhile",
        _("Somebody else changed this in the meantime."),
        place=place,
        mend=_("Reload the page and look again."),
    )


def lock_event(*, event: Event) -> Event:
    """Return the event as it stands now; nobody else changes it before this transaction ends."""
    return Event.objects.select_for_update().get(pk=event.pk)


def log_change(
    *,
    event: Event,
    act: Act,
    verb: Verb,
    payload: Mapping[str, object],
    inverse: Mapping[str, object] | None = None,
) -> EventLog:
    """Write a change of a locked event down and count its revision up."""
    event.revision += 1
    event.stamp = new_stamp()
    event.save(update_fields=["revision", "stamp"])
    entry = EventLog.objects.create(
        event=event,
        sequence=event.revision,
        actor=act.by,
        verb=verb,
        payload=dict(payload),
        inverse=dict(inverse or {}),
        at=act.at,
    )
    told = partial(
        event_changed.send, sender=Event, event_id=event.pk, sequence=entry.sequence, verb=verb.value
    )
    transaction.on_commit(told)
    return entry
