"""The long work of rulings, as kinds of jobs."""

from __future__ import annotations

from jobs.registry import JobContext, JobResult, job_kind
from rulings.errors import RulingsError
from rulings.services.card_uploads import IMPORT, run_import
from rulings.services.document_uploads import IMPORT as IMPORT_DOCUMENT
from rulings.services.document_uploads import run_document_import


@job_kind(IMPORT, refusals=(RulingsError,))
def import_uploaded_cards(context: JobContext) -> JobResult:
    """Import uploaded cards."""
    return run_import(context=context)


@job_kind(IMPORT_DOCUMENT, refusals=(RulingsError,))
def import_uploaded_document(context: JobContext) -> JobResult:
    """Import an uploaded source text."""
    return run_document_import(context=context)
