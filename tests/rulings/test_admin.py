"""The administration imports documents with a preview and writes rulings through the service."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django.asserts import assertContains

from rulings.models import Game, Ruling, RulingOrigin
from rulings.selectors import search_rulings
from rulings.services.documents import import_document
from tests.rulings.factories import make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

SAMPLE = (Path(__file__).parent / "files" / "faq_fr.txt").read_bytes()
GUARD = "castle/faq/gardien/1"


@pytest.fixture
def game() -> Game:
    """Return a game."""
    return make_game()


def fields(**values: str) -> dict[str, str]:
    """Return what the form of a ruling sends."""
    sent = {
        "kind": "board",
        "status": "current",
        "superseded_by": "",
        "review": "reviewed",
        "date": "",
        "note": "",
        "citations": GUARD,
        "keyword_list": "Guard",
        "card_list": "",
        "revisions-TOTAL_FORMS": "0",
        "revisions-INITIAL_FORMS": "0",
    }
    for language in ("en", "fr", "de"):
        sent |= {f"{part}_{language}": "" for part in ("title", "answer", "reason", "asked")}
    return sent | {"title_en": "Our guard", "answer_en": "It sleeps.", "asked_en": "guard asleep"} | values


def test_a_ruling_of_the_site_is_written_with_history_and_found(staff: Client, game: Game) -> None:
    make_passage(GUARD, statement="A guard may act.")

    added = staff.post("/admin/rulings/ruling/add/", fields(game=str(game.pk), code="castle/ruling/asleep"))
    ruling = Ruling.objects.get(code="castle/ruling/asleep")
    changed = staff.post(f"/admin/rulings/ruling/{ruling.pk}/change/", fields(answer_en="It dreams."))

    assert (added.status_code, changed.status_code) == (302, 302)
    assert [revision.number for revision in ruling.revisions.all()] == [2, 1]
    assert ruling.revisions.first().author is not None  # type: ignore[union-attr]  # there are two
    assert search_rulings(text="dreams").results[0].code == ruling.code


@pytest.mark.parametrize(
    "values",
    [
        {"citations": "castle/faq/none/1"},
        {"code": "no code"},
        {"status": "superseded"},
        {"status": "disputed"},
        {"answer_en": ""},
        {"title_en": "", "answer_en": ""},
    ],
)
def test_impossible_rulings_are_refused_in_the_form(
    staff: Client, game: Game, values: dict[str, str]
) -> None:
    make_passage(GUARD, statement="A guard may act.")

    sent = fields(game=str(game.pk), code="castle/ruling/asleep") | values
    response = staff.post("/admin/rulings/ruling/add/", sent)

    assert response.status_code == 200
    assert response.context["errors"]
    assert not Ruling.objects.exists()


def test_rulings_of_a_pack_are_only_shown(staff: Client, game: Game) -> None:
    ruling = make_ruling(GUARD, origin=RulingOrigin.PACK)

    assert staff.get(f"/admin/rulings/ruling/{ruling.pk}/change/").status_code == 200
    assert staff.post(f"/admin/rulings/ruling/{ruling.pk}/change/", fields()).status_code == 403


def test_withdrawing_takes_out_of_sight(staff: Client, game: Game) -> None:
    ruling = make_ruling(GUARD)

    staff.post("/admin/rulings/ruling/", {"action": "withdraw", "_selected_action": [str(ruling.pk)]})

    ruling.refresh_from_db()
    assert ruling.status == "withdrawn"


@pytest.mark.parametrize("name", ["game", "term", "passage", "document", "ruling", "rulingreport"])
def test_every_list_opens(staff: Client, game: Game, name: str) -> None:
    make_ruling(GUARD)

    assert staff.get(f"/admin/rulings/{name}/").status_code == 200


def test_a_changed_source_is_confirmed_for_rulings_of_packs_too(staff: Client, game: Game) -> None:
    ruling = make_ruling(GUARD, origin=RulingOrigin.PACK)
    Ruling.objects.update(source_changed_at=timezone.now())

    shown = staff.get("/admin/rulings/ruling/?source_changed_at__isempty=0")
    staff.post("/admin/rulings/ruling/", {"action": "confirm", "_selected_action": [str(ruling.pk)]})

    assertContains(shown, GUARD)
    ruling.refresh_from_db()
    assert ruling.source_changed_at is None


def test_a_passage_of_an_imported_text_can_be_found(staff: Client, game: Game) -> None:
    import_document(data=SAMPLE, game="castle", language="fr")

    assertContains(staff.get("/admin/rulings/passage/"), GUARD)
