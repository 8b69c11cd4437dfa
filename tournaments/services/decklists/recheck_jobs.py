"""Ask for deck lists to be checked again, and do it: a job that is asked for once while it waits."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from jobs.models import Job, JobState
from jobs.registry import JobContext
from jobs.services.queue import enqueue_job
from rulings.models import Game
from tournaments.errors import TournamentError
from tournaments.models import Event
from tournaments.services.decklists.recheck import decklists_of_events, events_to_recheck, recheck_event

logger = logging.getLogger(__name__)

KIND = "recheck_decklists"
STEP = 10


@transaction.atomic
def ask_for_recheck_of_game(*, game: Game) -> Job | None:
    """Have the lists of all open events of a game checked again, unless nobody has handed one in."""
    if not events_to_recheck(game=game.code):
        return None
    title = _("Check the deck lists of %(game)s again") % {"game": game.code}
    return _enqueue(title, {"game": game.code})


@transaction.atomic
def ask_for_recheck_of_event(*, event: Event, owner: User | None = None) -> Job | None:
    """Have the lists of one event checked again, unless it has none; whoever asked can watch it."""
    if not events_to_recheck(event=event.pk):
        return None
    title = _("Check the deck lists of %(event)s again") % {"event": event.name}
    return _enqueue(title[:200], {"event": event.pk}, owner)


def recheck_decklists(*, context: JobContext, at: datetime) -> dict[str, object]:
    """Check what the job names, event by event; an event whose rules are missing does not stop the others."""
    game, event = context.payload.get("game", ""), context.payload.get("event")
    events = events_to_recheck(game=str(game), event=event if isinstance(event, int) else None)
    total, done = decklists_of_events(events=events), 0

    def told() -> None:
        nonlocal done
        done += 1
        if done % STEP == 0 or done == total:
            context.progress(done, total)

    checked = changed = 0
    refused: dict[str, str] = {}
    for pk in events:
        try:
            found = recheck_event(event_id=pk, at=at, told=told)
        except TournamentError as error:
            logger.warning("the deck lists of event %s were not checked again: %s", pk, error)
            refused[str(pk)] = error.code
            continue
        checked, changed = checked + found.checked, changed + found.changed
    return {"events": len(events), "checked": checked, "changed": changed, "refused": refused}


def _enqueue(title: str, payload: Mapping[str, object], owner: User | None = None) -> Job:
    (name, value), *_rest = payload.items()
    waiting = Job.objects.filter(kind=KIND, state=JobState.QUEUED, **{f"payload__{name}": value}).first()
    return waiting or enqueue_job(kind=KIND, title=title, payload=payload, owner=owner)
