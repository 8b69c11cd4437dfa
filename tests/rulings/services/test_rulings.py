"""Rulings are written with their history, superseded, withdrawn and shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.db import transaction

from accounts.models import User
from rulings.errors import RulingsError
from rulings.models import Exhibit, Game, Ruling, SearchEntry
from rulings.services.exhibits import ExhibitDraft, replace_exhibits
from rulings.services.rulings import (
    Change,
    draft_of,
    supersede_ruling,
    withdraw_rulings,
    write_ruling,
)
from tests.rulings.factories import make_draft, make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

FIRST, SECOND = "castle/faq/gardien/1", "castle/faq/gardien/2"


@pytest.fixture
def game() -> Game:
    """Return a game."""
    return make_game()


def test_history_keeps_every_revision_and_its_author(game: Game, judge: User) -> None:
    ruling = make_ruling(FIRST)

    same = write_ruling(game=game, draft=draft_of(ruling), author=judge)
    changed = write_ruling(game=game, draft=make_draft(FIRST, answer="Yes, always."), author=judge)

    revisions = list(ruling.revisions.order_by("number"))
    assert (same, changed) == (Change.UNCHANGED, Change.UPDATED)
    assert [revision.content["texts"]["en"]["answer"] for revision in revisions] == [
        "No, its player chooses.",
        "Yes, always.",
    ]
    assert revisions[1].author == judge


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"citations": ["castle/faq/none/1"]}, "unknown_passage"),
        ({"citations": []}, "no_citation"),
        ({"texts": {}}, "no_text"),
        ({"superseded_by": "castle/faq/none/1"}, "unknown_ruling"),
        ({"code": "castle"}, "bad_code"),
    ],
)
def test_impossible_drafts_are_refused_and_nothing_is_stored(
    game: Game, change: dict[str, str], code: str
) -> None:
    make_passage(FIRST)

    with pytest.raises(RulingsError) as caught, transaction.atomic():
        write_ruling(game=game, draft=replace(make_draft(FIRST), **change))  # type: ignore[arg-type]  # wrong on purpose

    assert caught.value.code == code
    assert not Ruling.objects.exists()
    assert not SearchEntry.objects.exists()


def test_a_superseded_ruling_points_to_the_new_one_and_never_in_a_circle(game: Game) -> None:
    old, new = make_ruling(FIRST), make_ruling(SECOND)

    supersede_ruling(old=old, new=new)

    old.refresh_from_db()
    assert (old.status, old.superseded_by) == ("superseded", new)
    with pytest.raises(RulingsError) as caught:
        supersede_ruling(old=Ruling.objects.get(pk=new.pk), new=old)
    assert caught.value.code == "supersedes_itself"


def test_withdrawn_rulings_leave_the_index_but_keep_their_history(game: Game) -> None:
    ruling = make_ruling(FIRST)

    count = withdraw_rulings(rulings=[ruling])

    assert count == 1
    assert SearchEntry.objects.get(code=FIRST).ruling is None
    assert ruling.revisions.count() == 2


def test_the_index_goes_back_with_the_transaction(game: Game) -> None:
    make_passage(FIRST)

    with transaction.atomic():
        write_ruling(game=game, draft=make_draft(FIRST))
        transaction.set_rollback(True)

    assert not SearchEntry.objects.exists()


def test_exhibits_are_replaced_and_unknown_codes_told(game: Game) -> None:
    make_passage(SECOND)
    ruling = make_ruling(FIRST, citations=[FIRST, SECOND])
    drafts = [
        ExhibitDraft(ruling=FIRST, kind="demonstration", title="One", address="/judge/1/"),
        ExhibitDraft(ruling=SECOND, kind="demonstration", title="Two", address="/judge/2/"),
        ExhibitDraft(ruling="castle/faq/none/1", kind="demonstration", title="Three", address="/judge/3/"),
    ]

    unknown = replace_exhibits(game=game, exhibits=drafts)
    first_ids = set(Exhibit.objects.values_list("id", flat=True))
    again = replace_exhibits(game=game, exhibits=drafts)

    assert unknown == again == ["castle/faq/none/1"]
    assert {exhibit.title for exhibit in ruling.exhibits.all()} == {"One", "Two"}
    assert set(Exhibit.objects.values_list("id", flat=True)) == first_ids

    replace_exhibits(game=game, exhibits=[replace(drafts[0], title="New")])

    assert [exhibit.title for exhibit in ruling.exhibits.all()] == ["New"]
