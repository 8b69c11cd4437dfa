"""The kinds of jobs: each app registers what it can do, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from jobs.errors import JobError

JobResult = Mapping[str, object] | None


class JobStopped(Exception):  # noqa: N818 - not a fault: the owner asked for it
    """Leave a job's function because its owner stopped it."""


class JobContext(Protocol):
    """What a job's function may ask and tell while it runs.

    Call ``progress`` or ``should_stop`` at least every half minute: a job that is silent for longer than
    its lease counts as lost and is given to another worker.
    """

    @property
    def payload(self) -> Mapping[str, object]:
        """Return what was stored with the job."""

    @property
    def owner_id(self) -> int | None:
        """Return whose job this is."""

    def progress(self, done: int, total: int | None = None, note: str = "") -> None:
        """Show how far the work is, and leave with ``JobStopped`` when the owner has stopped it."""

    def should_stop(self) -> bool:
        """Tell whether the owner has stopped the job; cheap enough for an inner loop."""

    def point_to(self, url: str) -> None:
        """Say at which address of the site the result can be seen."""


JobFunction = Callable[[JobContext], JobResult]


@dataclass(frozen=True, slots=True, kw_only=True)
class JobKind:
    """A kind of job: its function, and the errors that are answers rather than faults of the program."""

    name: str
    run: JobFunction
    refusals: tuple[type[Exception], ...] = field(default=())


_kinds: dict[str, JobKind] = {}


def job_kind(
    name: str, *, refusals: tuple[type[Exception], ...] = ()
) -> Callable[[JobFunction], JobFunction]:
    """Register the decorated function as a kind of job; an app imports the module in ``ready``."""

    def register(function: JobFunction) -> JobFunction:
        known = _kinds.get(name)
        if known is not None and known.run is not function:
            raise ValueError(f"The job kind {name!r} is registered twice.")
        _kinds[name] = JobKind(name=name, run=function, refusals=(JobError, *refusals))
        return function

    return register


def kind_by_name(*, name: str) -> JobKind:
    """Return a registered kind."""
    try:
        return _kinds[name]
    except KeyError:
        raise JobError("kind_unknown", f"No app registers the job kind {name!r}.") from None
