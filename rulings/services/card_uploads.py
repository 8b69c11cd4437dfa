"""Keep uploaded files of cards until they are imported, and import them as a job."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from contextlib import suppress
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
from rulings.cards.types import Remark
from rulings.errors import RulingsError
from rulings.models import CardUpload, Game
from rulings.services.card_import import CardImport, import_cards

IMPORT = "rulings.import_cards"
KEPT = timedelta(days=1)
TOLD = 500
Files = Sequence[tuple[str, bytes]]


@transaction.atomic
def keep_upload(*, game: Game, files: Files, owner: User, now: datetime) -> CardUpload:
    """Keep files until they are imported; those nobody came back for go."""
    CardUpload.objects.filter(created_at__lt=now - KEPT).delete()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for place, (name, data) in enumerate(files):
            archive.writestr(f"{place}/{name}", data)
    return CardUpload.objects.create(game=game, owner=owner, packed=packed.getvalue(), created_at=now)


@transaction.atomic
def ask_import(*, upload_id: UUID, owner: User) -> Job:
    """Hand an upload to a worker; the same one that waits or runs is not asked twice."""
    upload = _upload(upload_id, owner_id=owner.pk)
    payload = {"upload": str(upload.pk)}
    under_way = job_under_way(kind=IMPORT, payload=payload, owner=owner)
    if under_way is not None:
        return under_way
    title = _("Import cards: %(game)s") % {"game": upload.game}
    return enqueue_job(kind=IMPORT, title=title[:200], payload=payload, owner=owner)


def run_import(*, context: JobContext) -> dict[str, object]:
    """Import the upload that a job names, and return the report."""
    upload = _upload(UUID(str(context.payload.get("upload"))), owner_id=context.owner_id)
    report = import_cards(game=upload.game.code, files=_files(upload), progress=context.progress)
    count = report.created + report.updated + report.unchanged
    with suppress(JobStopped):  # too late: everything is stored
        context.progress(count, count, _told_at_the_end(report))
    context.point_to(reverse("admin:rulings_card_import_report", args=[context.payload["upload"]]))
    return as_json(report)


def _told_at_the_end(report: CardImport) -> str:
    words = _("%(created)d cards are new, %(updated)d changed, %(unchanged)d unchanged.")
    return words % {"created": report.created, "updated": report.updated, "unchanged": report.unchanged}


def as_json(report: CardImport) -> dict[str, object]:
    """Return a report as it is kept with the job: counts in full, of faults and notes the first."""
    return {
        "created": report.created,
        "updated": report.updated,
        "unchanged": report.unchanged,
        "printings": report.printings,
        "fault_count": len(report.faults),
        "faults": [_told(fault) for fault in report.faults[:TOLD]],
        "notes": [_told(note) for note in report.notes[:TOLD]],
    }


def _told(remark: Remark) -> dict[str, object]:
    return {"file": remark.file, "line": remark.line, "message": remark.message}


def _upload(upload_id: UUID, *, owner_id: int | None) -> CardUpload:
    upload = CardUpload.objects.select_related("game").filter(pk=upload_id, owner=owner_id).first()
    if upload is None:
        raise RulingsError(
            "upload_gone", _("The files are no longer kept."), mend=_("Choose them once more.")
        )
    return upload


def _files(upload: CardUpload) -> Files:
    with zipfile.ZipFile(io.BytesIO(bytes(upload.packed))) as archive:
        return [(info.filename.partition("/")[2], archive.read(info)) for info in archive.infolist()]
