"""Keep an uploaded source text until it is imported, and import it as a job."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.urls import reverse
from django.utils.translation import gettext as _

from accounts.models import User
from jobs.models import Job
from jobs.registry import JobContext, JobStopped
from jobs.selectors import job_under_way
from jobs.services.queue import enqueue_job
from rulings.errors import RulingsError
from rulings.models import Document, DocumentUpload, Game
from rulings.services.documents import ImportPlan, import_document, plan_import

IMPORT = "rulings.import_document"
KEPT = timedelta(days=1)
TOLD = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class UploadDraft:
    """A file and what it is said to be."""

    name: str
    data: bytes
    game: Game
    language: str
    document: Document | None = None
    layout: str = ""


@transaction.atomic
def keep_document(
    *, draft: UploadDraft, owner: User, now: datetime, upload_id: UUID | None = None
) -> DocumentUpload:
    """Keep a file until it is imported, in place of the upload it follows; those nobody came back for go."""
    DocumentUpload.objects.filter(created_at__lt=now - KEPT).delete()
    if upload_id is not None:
        DocumentUpload.objects.filter(pk=upload_id, owner=owner).delete()
    return DocumentUpload.objects.create(
        owner=owner,
        name=draft.name[:200],
        data=draft.data,
        game=draft.game,
        language=draft.language,
        document=draft.document,
        layout=draft.layout,
        created_at=now,
    )


def kept_document(*, upload_id: UUID, owner_id: int | None) -> DocumentUpload:
    """Return an upload of somebody, or refuse it when it is gone."""
    uploads = DocumentUpload.objects.select_related("game", "document")
    upload = uploads.filter(pk=upload_id, owner=owner_id).first()
    if upload is None:
        raise RulingsError("upload_gone", _("The file is no longer kept."), mend=_("Choose it once more."))
    return upload


def plan_of(upload: DocumentUpload) -> ImportPlan:
    """Say what importing an upload would do."""
    return plan_import(
        data=bytes(upload.data),
        game=upload.game.code,
        language=upload.language,
        document=upload.document.code if upload.document else "",
        layout=upload.layout,
    )


@transaction.atomic
def ask_document_import(*, upload_id: UUID, owner: User) -> Job:
    """Hand an upload to a worker; the same one that waits or runs is not asked twice."""
    upload = kept_document(upload_id=upload_id, owner_id=owner.pk)
    payload = {"upload": str(upload.pk)}
    under_way = job_under_way(kind=IMPORT, payload=payload, owner=owner)
    if under_way is not None:
        return under_way
    title = _("Import a document: %(file)s") % {"file": upload.name}
    return enqueue_job(kind=IMPORT, title=title[:200], payload=payload, owner=owner)


def run_document_import(*, context: JobContext) -> dict[str, object]:
    """Import the upload that a job names, and return the report."""
    upload = kept_document(upload_id=UUID(str(context.payload.get("upload"))), owner_id=context.owner_id)
    plan = import_document(
        data=bytes(upload.data),
        game=upload.game.code,
        language=upload.language,
        document=upload.document.code if upload.document else "",
        layout=upload.layout,
        progress=context.progress,
    )
    if plan.is_refused or plan.document is None:
        raise _refusal(plan)
    with suppress(JobStopped):  # too late: everything is stored
        context.progress(len(plan.passages), len(plan.passages), _told_at_the_end(plan))
    context.point_to(reverse("admin:rulings_document_import_report", args=[context.payload["upload"]]))
    return as_json(plan)


def _refusal(plan: ImportPlan) -> RulingsError:
    """Tell the first faults by their lines; the page of the import tells all."""
    first = " ".join(
        _("Line %(line)d: %(message)s") % {"line": fault.line, "message": fault.message}
        for fault in plan.faults[:3]
    )
    return RulingsError("text_refused", first, mend=_("Mend the file and import it again."))


def _told_at_the_end(plan: ImportPlan) -> str:
    words = _("%(created)d passages are new, %(updated)d changed, %(unchanged)d unchanged.")
    return words % {change: plan.count(change) for change in ("created", "updated", "unchanged")}


def as_json(plan: ImportPlan) -> dict[str, object]:
    """Return what an import did as it is kept with the job: counts in full, of the rest the first."""
    assert plan.document is not None
    return {
        "document": plan.document.code,
        "layout": plan.layout,
        "entries": len(plan.passages),
        "headings": plan.headings,
        "created": plan.count("created"),
        "updated": plan.count("updated"),
        "unchanged": plan.count("unchanged"),
        "reworded": plan.reworded,
        "marked": len(plan.marked),
        "gone": list(plan.gone[:TOLD]),
        "contradicting": [list(pair) for pair in plan.contradicting[:TOLD]],
        "notes": [{"line": note.line, "message": note.message} for note in plan.notes[:TOLD]],
    }
