"""The administration: look at cards, import files with a preview."""

from __future__ import annotations

import datetime
from uuid import uuid4

import pytest
from django.contrib.auth.models import Permission
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from jobs.models import Job, JobState
from jobs.services.run import run_job
from rulings.models import Card, CardUpload, Game
from rulings.services.card_import import CardImport, Progress, import_cards
from rulings.services.card_uploads import IMPORT, ask_import, keep_upload
from tests.rulings.cards.samples import as_file, both, detail, masters

pytestmark = pytest.mark.django_db

PAGE = "/admin/rulings/card/import-files/"
BACKEND = "django.contrib.auth.backends.ModelBackend"


@pytest.fixture(autouse=True)
def game(db: None) -> Game:
    """Return the game."""
    Game.objects.create(code="fusion-world", names={"en": "Fusion World"})
    return Game.objects.create(code="dbs-masters", names={"en": "Masters"})


def upload(*cards: object, name: str = "cards.json") -> SimpleUploadedFile:
    """Return a file as a browser sends it."""
    return SimpleUploadedFile(name, as_file(*cards)[0][1])


def test_import_shows_first_and_a_job_stores_it_once_confirmed(staff: Client) -> None:
    files = [upload(masters(), masters(""), name="a.json"), upload(masters("ZZ1-002"), name="b.json")]
    preview = staff.post(PAGE, {"game": "dbs-masters", "uploads": files})

    assertContains(preview, "nothing is stored yet")
    assertContains(preview, "Harbour Guard")
    assertContains(preview, "a.json, line 3: The card is left out")
    assert not Card.objects.exists()

    kept = CardUpload.objects.get()
    answer = staff.post(PAGE, {"upload": str(kept.pk)})

    job = Job.objects.get()
    assert (answer.status_code, answer["Location"]) == (302, f"/jobs/{job.pk}/")
    run_job(job_id=job.pk)
    job.refresh_from_db()
    assert (job.state, job.result_url) == (JobState.DONE, f"{PAGE}{kept.pk}/")
    assert job.progress_note == "2 cards are new, 0 changed, 0 unchanged."
    assert Card.objects.count() == 2
    report = staff.get(job.result_url)
    assertContains(report, "The cards are stored")
    assertContains(report, "a.json, line 3: The card is left out")


def test_files_that_change_nothing_need_no_job(staff: Client) -> None:
    import_cards(game="dbs-masters", files=as_file(masters()))

    answer = staff.post(PAGE, {"game": "dbs-masters", "uploads": upload(masters())})

    assertContains(answer, "Nothing would change")
    assertNotContains(answer, "Import all of it")
    assert not CardUpload.objects.exists()


def test_the_same_upload_is_not_imported_twice_at_once(game: Game, administrator: User) -> None:
    kept = keep_upload(game=game, files=as_file(masters()), owner=administrator, now=timezone.now())

    first = ask_import(upload_id=kept.pk, owner=administrator)

    assert ask_import(upload_id=kept.pk, owner=administrator) == first


def test_uploads_that_nobody_came_back_for_go(game: Game, administrator: User) -> None:
    now = timezone.now()
    old = keep_upload(
        game=game, files=as_file(masters()), owner=administrator, now=now - datetime.timedelta(days=2)
    )
    kept = keep_upload(game=game, files=as_file(masters()), owner=administrator, now=now)

    assert list(CardUpload.objects.values_list("pk", flat=True)) == [kept.pk]
    job = Job.objects.create(kind=IMPORT, owner=administrator, payload={"upload": str(old.pk)})
    run_job(job_id=job.pk)
    job.refresh_from_db()
    assert (job.state, job.error_code) == (JobState.FAILED, "upload_gone")
    assert not Card.objects.exists()


def test_a_job_tells_its_progress_and_stores_nothing_when_stopped(game: Game, administrator: User) -> None:
    cards = [masters(f"ZZ1-{number:03d}") for number in range(250)]
    kept = keep_upload(game=game, files=as_file(*cards), owner=administrator, now=timezone.now())
    job = ask_import(upload_id=kept.pk, owner=administrator)
    Job.objects.filter(pk=job.pk).update(stop_requested=True)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.progress_done, job.progress_total) == (JobState.STOPPED, 200, 250)
    assert not Card.objects.exists()


def test_a_stop_that_comes_too_late_does_not_hide_what_is_stored(
    game: Game, administrator: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = keep_upload(game=game, files=as_file(masters()), owner=administrator, now=timezone.now())
    job = ask_import(upload_id=kept.pk, owner=administrator)

    def import_and_stop(*, game: str, files: list[tuple[str, bytes]], progress: Progress) -> CardImport:
        report = import_cards(game=game, files=files, progress=progress)
        Job.objects.filter(pk=job.pk).update(stop_requested=True)
        return report

    monkeypatch.setattr("rulings.services.card_uploads.import_cards", import_and_stop)
    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert job.state == JobState.DONE
    assert Card.objects.count() == 1


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"[", "cards.json:1:"),
        (b"name;mana\nBolt;R\n", "none of the forms"),
        (as_file(both())[0][1], "has cards of fusion-world"),
        (as_file(masters(""))[0][1], "No card of these files can be placed"),
    ],
)
def test_refused_files_are_told_and_nothing_is_kept(staff: Client, content: bytes, told: str) -> None:
    answer = staff.post(PAGE, {"game": "dbs-masters", "uploads": SimpleUploadedFile("cards.json", content)})

    assertContains(answer, told, status_code=422)
    assert not CardUpload.objects.exists()


def test_incomplete_forms_are_refused(staff: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert staff.get(PAGE).status_code == 200
    assert staff.post(PAGE, {"game": "dbs-masters"}).status_code == 422
    assert staff.post(PAGE, {"game": "chess", "uploads": upload(masters())}).status_code == 422
    for gone in (str(uuid4()), "nonsense"):
        assertContains(staff.post(PAGE, {"upload": gone}), "no longer kept", status_code=422)

    monkeypatch.setattr("rulings.admin.card_upload.MAX_UPLOAD", 10)
    answer = staff.post(PAGE, {"game": "dbs-masters", "uploads": upload(masters())})
    assertContains(answer, "larger than 10 MB", status_code=422)
    monkeypatch.setattr("rulings.admin.card_upload.MAX_FILES", 1)
    answer = staff.post(PAGE, {"game": "dbs-masters", "uploads": [upload(masters()), upload(masters())]})
    assertContains(answer, "50 files at most", status_code=422)


def test_importing_needs_its_permission(client: Client, bob: User, administrator: User, game: Game) -> None:
    User.objects.filter(pk=bob.pk).update(is_staff=True)
    bob.user_permissions.add(Permission.objects.get(codename="view_card"))
    kept = keep_upload(game=game, files=as_file(masters()), owner=administrator, now=timezone.now())
    client.force_login(User.objects.get(pk=bob.pk), backend=BACKEND)

    assert client.get("/admin/rulings/card/").status_code == 200
    assert client.get(PAGE).status_code == 403
    assert client.get(f"{PAGE}{kept.pk}/").status_code == 403

    bob.user_permissions.add(Permission.objects.get(codename="import_cards"))
    assert client.get(PAGE).status_code == 200
    # Files and reports are those of whoever uploaded them.
    assert client.post(PAGE, {"upload": str(kept.pk)}).status_code == 422
    assert client.get(f"{PAGE}{kept.pk}/").status_code == 404
    client.logout()
    assert client.get(PAGE).status_code == 302


def test_a_report_waits_for_its_job(staff: Client, game: Game, administrator: User) -> None:
    kept = keep_upload(game=game, files=as_file(masters()), owner=administrator, now=timezone.now())
    ask_import(upload_id=kept.pk, owner=administrator)

    assertContains(staff.get(f"{PAGE}{kept.pk}/"), "once the job is done")


def test_cards_are_found_and_shown_but_not_edited(staff: Client) -> None:
    sides = [
        detail(side="FRONT"),
        detail(side="BACK", name="Ferry Captain"),
        detail(language="JP", name="渡し守"),
    ]
    import_cards(game="fusion-world", files=as_file(both(type="LEADER", detail=sides)))
    card = Card.objects.get()

    for asked in ("ZF01-001", "Ferry", "渡し守"):
        assertContains(staff.get("/admin/rulings/card/", {"q": asked}), "ZF01-001")
    assertNotContains(staff.get("/admin/rulings/card/", {"q": "Bridge"}), "ZF01-001")
    page = staff.get(f"/admin/rulings/card/{card.pk}/change/")
    assertContains(page, "Ferry Captain")
    assertContains(page, "[On Play] Draw 1 card.")
    assert staff.get("/admin/rulings/card/add/").status_code == 403
