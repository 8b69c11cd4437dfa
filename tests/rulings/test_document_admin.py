"""The administration takes source texts: shown first, imported by a job, faults with their lines."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from jobs.models import Job, JobState
from jobs.services.run import run_job
from rulings.models import DocumentUpload, Game, Passage, Ruling
from rulings.services.document_uploads import IMPORT, UploadDraft, ask_document_import, keep_document
from rulings.services.documents import import_document
from tests.rulings.factories import make_game, make_ruling

pytestmark = pytest.mark.django_db

SAMPLE = (Path(__file__).parent / "files" / "faq_fr.txt").read_bytes()
PAGE = "/admin/rulings/document/import-text/"
GUARD = "castle/faq/gardien/1"
BACKEND = "django.contrib.auth.backends.ModelBackend"
STRANGE = b"Un mot.\nUn autre mot.\n"


@pytest.fixture(autouse=True)
def game(db: None) -> Game:
    """Return a game."""
    return make_game()


def sent(data: bytes | None = None, **values: str) -> dict[str, object]:
    """Return what the form of a text sends."""
    file = {} if data is None else {"file": SimpleUploadedFile("faq.txt", data)}
    return {**file, "game": "castle", "language": "fr", "document": "", "layout": "", **values}


def kept(owner: User, game: Game, *, data: bytes = SAMPLE, age: int = 0) -> DocumentUpload:
    """Return an upload that is some days old."""
    draft = UploadDraft(name="faq.txt", data=data, game=game, language="fr")
    return keep_document(draft=draft, owner=owner, now=timezone.now() - datetime.timedelta(days=age))


def test_a_text_is_shown_first_and_a_job_stores_it_once_confirmed(staff: Client) -> None:
    preview = staff.post(PAGE, sent(SAMPLE))
    assertContains(preview, "nothing is stored yet")
    assertContains(preview, "castle/faq/gardien/2b")
    assert not Passage.objects.exists()

    upload = DocumentUpload.objects.get()
    answer = staff.post(PAGE, {"confirm": str(upload.pk)})

    job = Job.objects.get()
    assert (answer.status_code, answer["Location"]) == (302, f"/jobs/{job.pk}/")
    assert not Passage.objects.exists()
    run_job(job_id=job.pk)
    job.refresh_from_db()
    assert (job.state, job.result_url) == (JobState.DONE, f"{PAGE}{upload.pk}/")
    assert job.progress_note == "10 passages are new, 0 changed, 0 unchanged."
    assert (job.progress_done, job.progress_total) == (10, 10)
    assert Passage.objects.count() == 10
    report = staff.get(job.result_url)
    assertContains(report, "The text is stored")
    assertContains(report, "/rulings/documents/castle/faq/")


def test_faults_are_shown_with_line_and_words_and_nothing_can_be_confirmed(staff: Client) -> None:
    answer = staff.post(PAGE, sent(b"Q1.A ?\nR1.Oui.\nQ2.B ?\n"))

    assertContains(answer, "Line 3:", status_code=422)
    assertContains(answer, "Q2.B ?", status_code=422)
    assertNotContains(answer, "Import all of it", status_code=422)
    assert not Job.objects.exists()


def test_a_text_that_is_not_recognised_is_kept_and_its_layout_can_be_chosen(staff: Client) -> None:
    """Eight lines of a page before a short list: too few lines look like the list to recognise it."""
    text = "".join(f"Page {number} sur 9\n" for number in range(1, 9)) + "Mur\nQ1. Tient ?\nR1. Oui.\n"
    first = staff.post(PAGE, sent(text.encode()))
    assertContains(first, "The layout was not recognised", status_code=422)
    assertContains(first, "<strong>faq.txt</strong> is kept", status_code=422)

    upload = DocumentUpload.objects.get()
    again = staff.post(PAGE, sent(None, upload=str(upload.pk), layout="faq"))

    assertNotContains(again, "was not recognised", status_code=again.status_code)
    assert DocumentUpload.objects.get().layout == "faq"
    assert bytes(DocumentUpload.objects.get().data) == text.encode()


def test_a_layout_is_only_asked_for_where_it_was_not_recognised(staff: Client) -> None:
    assertNotContains(staff.post(PAGE, sent(b"\xff\xfa")), "was not recognised", status_code=422)
    assertNotContains(staff.post(PAGE, sent(STRANGE, layout="faq")), "was not recognised", status_code=422)


def test_what_fits_no_document_is_refused_and_can_be_mended_without_the_file(staff: Client) -> None:
    refused = staff.post(PAGE, sent(SAMPLE, language="de"))
    assertContains(refused, "has the layout", status_code=422)

    mended = staff.post(PAGE, sent(None, upload=str(DocumentUpload.objects.get().pk)))

    assertContains(mended, "nothing is stored yet")


def test_a_text_that_the_site_has_already_needs_no_job(staff: Client) -> None:
    import_document(data=SAMPLE, game="castle", language="fr")

    answer = staff.post(PAGE, sent(SAMPLE))

    assertContains(answer, "Nothing would change")
    assertNotContains(answer, "Import all of it")


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"upload": "no-id"},
        {"upload": "6f3c1f5e-5a0e-4c58-9d0b-3c1f0f1f2a10"},
        {"game": "none"},
        {"layout": "scroll"},
        {"confirm": "no-id"},
        {"confirm": "6f3c1f5e-5a0e-4c58-9d0b-3c1f0f1f2a10"},
    ],
)
def test_incomplete_forms_are_refused(staff: Client, values: dict[str, str]) -> None:
    assert staff.post(PAGE, sent(None, **values)).status_code == 422
    assert not Job.objects.exists()


def test_an_upload_of_somebody_else_cannot_be_seen_nor_imported(
    staff: Client, organizer: User, game: Game
) -> None:
    upload = kept(organizer, game)

    assert staff.post(PAGE, {"confirm": str(upload.pk)}).status_code == 422
    assert staff.post(PAGE, sent(None, upload=str(upload.pk))).status_code == 422
    ask_document_import(upload_id=upload.pk, owner=organizer)
    assert staff.get(f"{PAGE}{upload.pk}/").status_code == 404


def test_the_import_is_for_people_with_the_right(client: Client, game: Game, judge: User) -> None:
    judge.is_staff = True
    judge.save()
    client.force_login(judge, backend=BACKEND)

    assert client.post(PAGE, sent(SAMPLE)).status_code == 403
    assert client.post(PAGE, {"confirm": str(kept(judge, game).pk)}).status_code == 403


def test_the_same_upload_is_not_imported_twice_at_once(administrator: User, game: Game) -> None:
    upload = kept(administrator, game)

    first = ask_document_import(upload_id=upload.pk, owner=administrator)

    assert ask_document_import(upload_id=upload.pk, owner=administrator) == first


def test_uploads_that_nobody_came_back_for_go(administrator: User, game: Game) -> None:
    old = kept(administrator, game, age=2)
    fresh = kept(administrator, game)

    assert list(DocumentUpload.objects.values_list("pk", flat=True)) == [fresh.pk]
    job = Job.objects.create(kind=IMPORT, owner=administrator, payload={"upload": str(old.pk)})
    run_job(job_id=job.pk)
    job.refresh_from_db()
    assert (job.state, job.error_code) == (JobState.FAILED, "upload_gone")


def test_a_stopped_job_stores_nothing(administrator: User, game: Game) -> None:
    job = ask_document_import(upload_id=kept(administrator, game).pk, owner=administrator)
    Job.objects.filter(pk=job.pk).update(stop_requested=True)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert job.state == JobState.STOPPED
    assert not Passage.objects.exists()


def test_a_job_that_meets_faults_fails_with_their_lines(administrator: User, game: Game) -> None:
    """The packs may have changed between the preview and the job."""
    upload = kept(administrator, game, data=b"Q1.A ?\nR1.Oui.\nQ2.B ?\n")
    job = ask_document_import(upload_id=upload.pk, owner=administrator)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.error_code) == (JobState.FAILED, "text_refused")
    assert job.error_message.startswith("Line 3: ")
    assert not Passage.objects.exists()


def test_the_preview_says_what_is_gone_and_what_has_other_words(staff: Client) -> None:
    import_document(data=SAMPLE, game="castle", language="fr")
    make_ruling(GUARD)

    gone = staff.post(PAGE, sent(SAMPLE.replace(b"[Gardien]", b"[Garde]")))
    assertContains(gone, f"{GUARD} is no longer in the text")

    Passage.objects.filter(code=GUARD).update(text="Autre chose.")
    reworded = staff.post(PAGE, sent(SAMPLE))
    assertContains(reworded, "1 passages have other words than before")
    staff.post(PAGE, {"confirm": str(reworded.context["upload"].pk)})
    run_job(job_id=Job.objects.get().pk)
    assertContains(staff.get(Job.objects.get().result_url), "1 passages have other words than before")
    assert Ruling.objects.get(code=GUARD).source_changed_at is not None
