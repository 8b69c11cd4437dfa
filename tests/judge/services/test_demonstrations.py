"""The demonstration files: listed, found, loaded beside rulings, and proved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from judge.errors import JudgeError
from judge.services import demonstration_check
from judge.services.demonstration_check import check_demonstrations
from judge.services.demonstrations import (
    demonstration_by_name,
    demonstration_files,
    demonstrations_of,
    load_demonstrations,
)
from rulings.models import Exhibit
from rulings.services.pack_files import Pack, read_packs
from rulings.services.packs import load_packs
from tests.judge.texts import BLOCKER, REFUSED

GAME = "dbs-masters"


@pytest.fixture(scope="module")
def packs() -> list[Pack]:
    return read_packs()


@pytest.fixture(autouse=True)
def read_once(packs: list[Pack], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demonstration_check, "read_packs", lambda folder: packs)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "blocker.yaml").write_text(BLOCKER, encoding="utf-8")
    return tmp_path


def _with(root: Path, text: str, name: str = "other") -> Path:
    (root / GAME / f"{name}.yaml").write_text(text, encoding="utf-8")
    return root


def _reason(root: Path) -> str:
    failing = check_demonstrations(game=GAME, root=root)[GAME].failing
    return next(one.reason for one in failing if one.file != f"{GAME}/blocker.yaml")


def test_every_file_of_the_site_can_be_played() -> None:
    assert [found.file for found in demonstration_files() if found.fault] == []
    assert {found.game for found in demonstrations_of()} == {"bakugan", GAME}


def test_a_demonstration_is_found_by_game_and_name(root: Path) -> None:
    found = demonstration_by_name(game=GAME, name="blocker", root=root)

    assert found is not None
    assert (found.title, found.shows) == ("Attack skills and a blocker", ("dbs-masters/faq/bloqueur/2",))
    assert found.address == f"/judge/demonstrations/{GAME}/blocker/"


def test_a_code_with_dots_is_a_name(root: Path) -> None:
    _with(root, BLOCKER, "faq.bloqueur.2")

    found = demonstration_by_name(game=GAME, name="faq.bloqueur.2", root=root)

    assert found is not None
    assert found.address == f"/judge/demonstrations/{GAME}/faq.bloqueur.2/"


@pytest.mark.parametrize(
    ("game", "name"),
    [
        (GAME, "nothing"),
        (GAME, "../x"),
        ("..", "x"),
        ("", ""),
        (GAME, "."),
        (GAME, ".blocker"),
        (GAME, "a..b"),
    ],
)
def test_other_names_find_nothing(root: Path, game: str, name: str) -> None:
    assert demonstration_by_name(game=game, name=name, root=root) is None


def test_a_changed_file_is_read_again(root: Path) -> None:
    demonstrations_of(root=root)

    _with(root, BLOCKER.replace("title: Attack skills and a blocker", "title: Changed twice"), "blocker")

    assert [found.title for found in demonstrations_of(root=root)] == ["Changed twice"]


def test_a_broken_file_is_left_out_of_the_list_and_fails_the_check(root: Path) -> None:
    _with(root, "scenario: 1\n")

    assert [found.name for found in demonstrations_of(root=root)] == ["blocker"]
    assert _reason(root) == "game, line 1: Here a word is needed. Known: dbs-masters, bakugan."


def test_the_check_counts_rulings_demonstrations_and_twins(root: Path) -> None:
    check = check_demonstrations(game=GAME, root=root)[GAME]

    assert (check.passing, check.twins, check.failing, check.demonstrated) == (1, 1, [], 1)
    assert check.rulings == check.replayable + len(check.not_replayable)
    assert check.replayable == check.demonstrated + len(check.missing)
    assert "dbs-masters/faq/bloqueur/2" not in check.missing


def test_a_procedure_that_a_board_shows_counts_as_replayable(root: Path) -> None:
    """How the life cards lie (`faq/preparations-de-jeu/4`) is a procedure; without a demonstration it says why."""
    code = "dbs-masters/faq/preparations-de-jeu/4"
    before = check_demonstrations(game=GAME, root=root)[GAME]

    _with(root, BLOCKER.replace("dbs-masters/faq/bloqueur/2", code))
    after = check_demonstrations(game=GAME, root=root)[GAME]

    reasons = {one.code: one.reason for one in before.not_replayable}
    assert reasons[code] == "About how an event is run: nothing on a board decides it."
    assert code not in {one.code for one in after.not_replayable}
    assert (after.replayable, after.demonstrated) == (before.replayable + 1, before.demonstrated + 1)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (BLOCKER.replace("c2: ALWAYS", "c2: NEVER"), "c2: expected NEVER, found ALWAYS."),
        (
            BLOCKER.replace("because: blocker_only_at_declaration", "because: not_your_card"),
            "c3: expected because",
        ),
        (BLOCKER.replace("expect: {c2: NEVER}", "expect: {c2: POSSIBLE}"), "twin 1: c2: expected POSSIBLE"),
        (BLOCKER.replace("expect: {c2: NEVER}}", "expect: {c1: ALWAYS}}"), "No twin expects anything else"),
        (
            BLOCKER.replace("shows: [dbs-masters/faq/bloqueur/2]", ""),
            "It does not say which ruling it shows.",
        ),
        (
            BLOCKER.replace("bloqueur/2]", "bloqueur/999]"),
            "No ruling answers to dbs-masters/faq/bloqueur/999.",
        ),
        (REFUSED + "shows: [dbs-masters/faq/combat/1]\n", "It expects nothing."),
        (BLOCKER + "limit: {states: 1}\nopen: all\n", "the limit of work was reached."),
    ],
)
def test_a_demonstration_that_proves_nothing_fails_with_the_reason(
    root: Path, changed: str, reason: str
) -> None:
    assert reason in _reason(_with(root, changed))


def test_a_scenario_in_the_folder_of_another_game_fails(root: Path) -> None:
    (root / "bakugan").mkdir()
    (root / "bakugan" / "blocker.yaml").write_text(BLOCKER, encoding="utf-8")

    failing = check_demonstrations(game="bakugan", root=root)["bakugan"].failing

    assert "This is a scenario of dbs-masters." in failing[0].reason


def test_a_name_that_cannot_be_an_address_fails(root: Path) -> None:
    assert "cannot be an address" in _reason(_with(root, BLOCKER, "Über uns"))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(JudgeError) as caught:
        check_demonstrations(game="chess")

    assert caught.value.code == "unknown_game"


@pytest.mark.django_db
def test_loading_shows_demonstrations_beside_their_rulings_and_twice_changes_nothing(
    root: Path, packs: list[Pack]
) -> None:
    pack = next(pack for pack in packs if pack.game.code == GAME)
    load_packs([replace(pack, rulings=tuple(row for row in pack.rulings if "/bloqueur/" in row.code))])
    _with(root, BLOCKER.replace("bloqueur/2]", "bloqueur/999]"))

    loaded = {one.game: one for one in load_demonstrations(root=root)}
    before = list(Exhibit.objects.values_list("pk", "ruling__code", "address", "title"))
    load_demonstrations(root=root)

    assert loaded[GAME].unanswered == ("dbs-masters/faq/bloqueur/999",)
    assert [row[1:3] for row in before] == [
        ("dbs-masters/faq/bloqueur/2", f"/judge/demonstrations/{GAME}/blocker/")
    ]
    assert list(Exhibit.objects.values_list("pk", "ruling__code", "address", "title")) == before
