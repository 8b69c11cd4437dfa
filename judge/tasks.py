"""The long work of judge, as kinds of jobs."""

from __future__ import annotations

from jobs.registry import JobContext, JobResult, job_kind
from judge.errors import JudgeError
from judge.selectors import EXPLORATION
from judge.services.explorations import run_exploration


@job_kind(EXPLORATION, refusals=(JudgeError,))
def explore(context: JobContext) -> JobResult:
    """Explore a big dispute."""
    return run_exploration(context=context)
