"""Look up what was kept and what was explored."""

from __future__ import annotations

from collections.abc import Mapping

from jobs.models import Job, JobState
from judge.models import SavedReplay

EXPLORATION = "judge.explore"
"""The kind of job that explores a big dispute."""


def saved_replay_by_digest(*, digest: str) -> SavedReplay | None:
    """Return a kept scenario, or nothing."""
    return SavedReplay.objects.filter(digest=digest).first()


def finished_exploration(*, digest: str, everything: bool) -> Mapping[str, object] | None:
    """Return what the newest finished exploration of a kept scenario found, or nothing.

    One that time cut short proves nothing and is left out.
    """
    done = Job.objects.filter(kind=EXPLORATION, state=JobState.DONE)
    same = done.filter(payload__digest=digest, payload__everything=everything)
    results = same.order_by("-ended_at").values_list("result", flat=True)[:5]
    return next((found for found in results if found and found.get("ran_out") != "time"), None)
