"""Explore a dispute that is too big for a public replay, as a job with progress and an end button."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from django.db import transaction
from django.urls import reverse
from django.utils.translation import gettext as _

from accounts.models import User
from jobs.models import Job
from jobs.registry import JobContext
from jobs.selectors import job_under_way, jobs_of
from jobs.services.queue import enqueue_job
from judge.errors import JudgeError
from judge.models import SavedReplay
from judge.selectors import EXPLORATION
from judge.services.replays import Json, Limits, as_json, examine_document
from judge.wording import LANGUAGES

MOST_AT_ONCE = 3
LONG = Limits(rule_steps=2_000_000, states=60_000, kilobytes=512, seconds=20 * 60.0, lifts=True)
"""For one dispute in the background."""

_TELL_EVERY_SECONDS = 2.0
_STEPS_BETWEEN_CALLS = 256


@transaction.atomic
def ask_exploration(*, saved: SavedReplay, everything: bool, language: str, owner: User) -> Job:
    """Hand a kept scenario to a worker; the same wish that still waits or runs is not asked twice."""
    payload = {"digest": saved.digest, "everything": everything, "language": language}
    under_way = job_under_way(kind=EXPLORATION, payload=payload, owner=owner)
    if under_way is not None:
        return under_way
    alive = jobs_of(user=owner).alive().filter(kind=EXPLORATION).count()
    if alive >= MOST_AT_ONCE:
        raise JudgeError(
            "too_many_explorations",
            _("You have %(count)s explorations under way.") % {"count": alive},
            mend=_("Wait for one to end, or stop it."),
        )
    title = _("Explore: %(title)s") % {"title": str(saved)}
    return enqueue_job(kind=EXPLORATION, title=title[:200], payload=payload, owner=owner)


@dataclass(slots=True)
class _Watch:
    """Tells the job how far the work is; leaves when its owner stops it."""

    context: JobContext
    calls: int = 0
    told: float = field(default_factory=time.monotonic)

    def __call__(self) -> bool:
        self.calls += 1
        if time.monotonic() - self.told >= _TELL_EVERY_SECONDS:
            self.told = time.monotonic()
            done = min(self.calls * _STEPS_BETWEEN_CALLS, LONG.rule_steps)
            self.context.progress(done, LONG.rule_steps, _("Exploring every line."))
        return False


def run_exploration(*, context: JobContext) -> Json:
    """Explore the scenario that a job names, and return the result in the shape of a replay."""
    digest, everything = str(context.payload.get("digest")), bool(context.payload.get("everything"))
    language = str(context.payload.get("language"))
    saved = SavedReplay.objects.filter(digest=digest).first()
    if saved is None:
        raise JudgeError("no_such_replay", _("The scenario is no longer kept."))
    context.progress(0, LONG.rule_steps, _("Exploring every line."))
    examined = examine_document(
        text=saved.document, everything=everything, limits=LONG, should_stop=_Watch(context)
    )
    address = reverse("judge:replay-detail", kwargs={"digest": digest})
    context.point_to(f"{address}?all=1" if everything else address)
    return as_json(examined, language=language if language in LANGUAGES else LANGUAGES[0])
