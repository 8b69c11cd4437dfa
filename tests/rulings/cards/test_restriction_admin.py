"""The administration: lists of banned and restricted cards, those of packs only shown."""

from __future__ import annotations

import datetime

import pytest
from django.test import Client
from pytest_django import DjangoCaptureOnCommitCallbacks
from pytest_django.asserts import assertContains, assertNotContains

from rulings.models import CardOrigin, Game, Restriction, RestrictionList
from tests.rulings.card_factory import make_card

pytestmark = pytest.mark.django_db

LISTS = "/admin/rulings/restrictionlist/"


@pytest.fixture(autouse=True)
def game(db: None) -> Game:
    """Return the game."""
    Game.objects.create(code="fusion-world", names={"en": "Fusion World"})
    return Game.objects.create(code="dbs-masters", names={"en": "Masters"})


def restriction_form(*rows: tuple[str, int], **values: object) -> dict[str, object]:
    """Return what the form of a restriction list sends."""
    form: dict[str, object] = {
        "game": Game.objects.get(code="dbs-masters").pk,
        "title": "Invented list",
        "since": "2019-02-01",
        "source": "Our own",
        "restrictions-TOTAL_FORMS": len(rows),
        "restrictions-INITIAL_FORMS": 0,
        **values,
    }
    for place, (number, copies) in enumerate(rows):
        form |= {f"restrictions-{place}-number": number, f"restrictions-{place}-copies": copies}
    return form


def test_a_restriction_list_is_written_with_its_cards(
    staff: Client, heard: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        answer = staff.post(f"{LISTS}add/", restriction_form(("ZZ1-001_PR", 0), ("SD1-01", 1)))

    assert answer.status_code == 302
    rows = Restriction.objects.values_list("number", "key", "copies")
    assert set(rows) == {("ZZ1-001_PR", "ZZ1-1", 0), ("SD1-01", "SD1-1", 1)}
    assert heard == ["dbs-masters"]

    stored = RestrictionList.objects.get()
    with django_capture_on_commit_callbacks(execute=True):
        staff.post(f"{LISTS}{stored.pk}/delete/", {"post": "yes"})
    assert heard == ["dbs-masters", "dbs-masters"]
    assert not RestrictionList.objects.exists()


def test_a_list_that_moves_to_another_game_changes_both(
    staff: Client, heard: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    staff.post(f"{LISTS}add/", restriction_form())
    stored = RestrictionList.objects.get()
    moved = restriction_form(game=Game.objects.get(code="fusion-world").pk)
    with django_capture_on_commit_callbacks(execute=True):
        staff.post(f"{LISTS}{stored.pk}/change/", moved)

    assert set(heard) == {"dbs-masters", "fusion-world"}


def test_a_card_stands_in_a_list_once_however_it_is_written(staff: Client) -> None:
    answer = staff.post(f"{LISTS}add/", restriction_form(("SD1-01", 1), ("SD1-001", 0)))

    assertContains(answer, "stands in the list twice")
    assert not RestrictionList.objects.exists()


def test_lists_of_packs_are_only_shown(
    staff: Client,
    game: Game,
    heard: list[str],
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    pack = RestrictionList.objects.create(
        game=game, title="Pack", since=datetime.date(2019, 1, 1), source="Pack", origin=CardOrigin.PACK
    )

    assert staff.post(f"{LISTS}{pack.pk}/change/", restriction_form()).status_code == 403
    assert staff.post(f"{LISTS}{pack.pk}/delete/", {"post": "yes"}).status_code == 403
    with django_capture_on_commit_callbacks(execute=True):
        staff.post(LISTS, {"action": "delete_selected", "_selected_action": pack.pk, "post": "yes"})
    assert RestrictionList.objects.get() == pack
    assert heard == []


def test_chosen_lists_are_deleted_and_told(
    staff: Client, heard: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    staff.post(f"{LISTS}add/", restriction_form())
    chosen = {
        "action": "delete_selected",
        "_selected_action": RestrictionList.objects.get().pk,
        "post": "yes",
    }
    with django_capture_on_commit_callbacks(execute=True):
        staff.post(LISTS, chosen)

    assert not RestrictionList.objects.exists()
    assert heard == ["dbs-masters"]


def test_a_number_too_long_to_compare_is_refused(staff: Client) -> None:
    answer = staff.post(f"{LISTS}add/", restriction_form(("ß" * 80, 1)))

    assertContains(answer, "This is no card number")
    assert not RestrictionList.objects.exists()


def test_a_number_no_card_has_is_told_and_kept(staff: Client, game: Game) -> None:
    """A mistyped number bars nothing; the card may as well be imported later."""
    make_card(game, "ZZ1-001", "Tide Runner")
    form = restriction_form(("ZZ1-001_PR", 0), ("ZZ1-0O2", 1))

    answer = staff.post(f"{LISTS}add/", form, follow=True)

    assertContains(answer, "The catalogue has no card ZZ1-0O2. Check the number")
    assert Restriction.objects.count() == 2


def test_a_list_of_known_cards_is_stored_without_a_warning(staff: Client, game: Game) -> None:
    make_card(game, "ZZ1-001", "Tide Runner")

    answer = staff.post(f"{LISTS}add/", restriction_form(("ZZ1-001", 0)), follow=True)

    assertNotContains(answer, "The catalogue has no card")
