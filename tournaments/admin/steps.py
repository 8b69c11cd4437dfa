"""What can be done next at an event: one main step and what else is possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from django.http import QueryDict
from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Event, EventStatus, Round
from tournaments.services.events import finish_event, open_check_in, open_registration, start_event
from tournaments.services.rounds import (
    allow_rematches,
    close_round,
    pair_next_round,
    publish_round,
    repair_round,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A button: what it does, its words, for which round and attempt, and what to think of before pressing it."""

    do: str
    label: str
    number: int = 0
    attempt: int = 0
    is_main: bool = True
    caution: str = ""


def steps_of(*, event: Event, last: Round | None, missing: int, absent: int) -> list[Step]:
    """Return what can be done now: `missing` results of the last round, `absent` players not checked in."""
    if event.status == EventStatus.DRAFT:
        return [Step(do="open_registration", label=_("Open registration"))]
    if event.status == EventStatus.REGISTRATION:
        return [
            Step(do="start", label=_("Start the event")),
            Step(do="open_check_in", label=_("Open check-in"), is_main=False),
        ]
    if event.status == EventStatus.CHECK_IN:
        caution = _("%(count)d players are not checked in and will be left out.") % {"count": absent}
        return [
            Step(do="start", label=_("Start the event"), caution=caution if absent else ""),
            Step(do="open_registration", label=_("Open registration again"), is_main=False),
        ]
    if event.status == EventStatus.RUNNING:
        return _steps_of_running(event, last, missing)
    return []


def _steps_of_running(event: Event, last: Round | None, missing: int) -> list[Step]:
    finish = Step(do="finish", label=_("Finish the event"))
    if last is None or last.is_closed:
        number = last.number + 1 if last else 1
        if number > (event.rounds_total or 0):
            return [finish]
        pair = Step(do="pair", number=number, label=_("Pair round %(number)d") % {"number": number})
        early = Step(do="finish", label=_("Finish the event now"), is_main=False)
        return [pair, early] if last else [pair]
    words = {"number": last.number}
    if last.is_draft:
        return [
            Step(do="publish", number=last.number, label=_("Publish round %(number)d") % words),
            Step(
                do="repair",
                number=last.number,
                attempt=last.attempt,
                label=_("Pair round %(number)d again") % words,
                is_main=False,
            ),
        ]
    if missing:
        return []
    return [Step(do="close", number=last.number, label=_("Close round %(number)d") % words)]


def take_step(*, event: Event, data: QueryDict, by: User, at: datetime) -> int:
    """Do what a button says; return the round to look at next, 0 for the desk itself."""
    do, number, attempt = data.get("do", ""), _number(data, "number"), _number(data, "attempt")
    of_event: dict[str, Callable[[], object]] = {
        "open_registration": lambda: open_registration(event=event, by=by, at=at),
        "open_check_in": lambda: open_check_in(event=event, by=by, at=at),
        "start": lambda: start_event(event=event, by=by, at=at),
        "finish": lambda: finish_event(event=event, by=by, at=at),
        "close": lambda: close_round(event=event, number=number, by=by, at=at),
    }
    of_round: dict[str, Callable[[], object]] = {
        "pair": lambda: pair_next_round(event=event, number=number, by=by, at=at),
        "repair": lambda: repair_round(event=event, number=number, attempt=attempt, by=by, at=at),
        "publish": lambda: publish_round(event=event, number=number, by=by, at=at),
        "allow_rematches": lambda: _allowed(event, number, data, by, at),
    }
    step = (of_event | of_round).get(do)
    if step is None:
        raise TournamentError("unknown_step", _("This is nothing that can be done here."))
    step()
    return number if do in of_round else 0


def _allowed(event: Event, number: int, data: QueryDict, by: User, at: datetime) -> Round:
    if data.get("confirm") != "yes":
        raise TournamentError(
            "confirmation_missing",
            _("Rematches are allowed only when somebody confirms it."),
            place="confirm",
        )
    return allow_rematches(event=event, number=number, by=by, at=at)


def _number(data: QueryDict, name: str) -> int:
    value = data.get(name, "")
    return int(value) if value.isascii() and value.isdigit() and len(value) < 6 else 0
