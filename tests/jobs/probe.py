"""Kinds of jobs for the tests; a test worker is told to import this module."""

from __future__ import annotations

from jobs.errors import JobError
from jobs.registry import JobContext, JobResult, job_kind


@job_kind("probe.sum")
def add_up(context: JobContext) -> JobResult:
    numbers = context.payload["numbers"]
    assert isinstance(numbers, list)
    total = 0
    for place, number in enumerate(numbers, start=1):
        total += number
        context.progress(place, len(numbers), f"added {number}")
    context.point_to("/rulings/")
    return {"total": total}


@job_kind("probe.refuse")
def refuse(context: JobContext) -> JobResult:
    raise JobError("numbers_missing", "Give some numbers.")


@job_kind("probe.crash")
def crash(context: JobContext) -> JobResult:
    raise ZeroDivisionError
