"""The long work of rulings, as kinds of jobs."""

from __future__ import annotations

from jobs.registry import JobContext, JobResult, job_kind
from rulings.errors import RulingsError
from rulings.services.card_uploads import IMPORT, run_import


@job_kind(IMPORT, refusals=(RulingsError,))
def import_uploaded_cards(context: JobContext) -> JobResult:
    """Import uploaded cards."""
    return run_import(context=context)
