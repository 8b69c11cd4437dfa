"""manage.py import_cards prints what others rely on and exits with 2 on bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulings.models import Card, Game
from tests.rulings.cards.real import real_path
from tests.rulings.cards.samples import as_file, masters
from tests.rulings.commands import run

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def game(db: None) -> None:
    """Make the game."""
    Game.objects.create(code="dbs-masters", names={"en": "Masters"})


def run_import(*words: object, status: int = 0) -> tuple[str, str]:
    """Import cards of the game."""
    return run("import_cards", *words, "--game", "dbs-masters", status=status)


def write(path: Path, *cards: object) -> Path:
    """Write a file of cards."""
    path.write_bytes(as_file(*cards)[0][1])
    return path


def test_json_has_counts_printings_and_faults_with_lines(tmp_path: Path) -> None:
    file = write(tmp_path / "a.json", masters(), masters("ZZ1-001_PR"), masters(""))

    out, err = run_import(file, "--json")

    answer = json.loads(out)
    message = "The card is left out: 'number' is missing."
    assert {key: answer[key] for key in ("created", "updated", "unchanged", "printings")} == {
        "created": 1,
        "updated": 0,
        "unchanged": 0,
        "printings": 2,
    }
    assert answer["faults"] == [{"file": str(file), "line": 4, "message": message}]
    assert err.strip() == f"{file}:4: {message}"


def test_a_folder_is_read_in_order_and_changes_nothing_the_second_time(tmp_path: Path) -> None:
    write(tmp_path / "b.json", masters(title="Later"))
    write(tmp_path / "a.json", masters())
    (tmp_path / ".hidden").write_text("no cards")
    (tmp_path / "folder").mkdir()

    first, second = run_import(tmp_path)[0], run_import(tmp_path)[0]

    assert "dbs-masters: 1 created, 0 updated, 0 unchanged, 1 printings, 1 faults" in first
    assert "dbs-masters: 0 created, 0 updated, 1 unchanged, 1 printings, 1 faults" in second
    assert Card.objects.get().name == "Harbour Guard"


def test_trying_stores_nothing(tmp_path: Path) -> None:
    out, _ = run_import(write(tmp_path / "a.json", masters()), "--dry-run")

    assert "(nothing stored)" in out
    assert not Card.objects.exists()


@pytest.mark.parametrize(
    ("name", "told"),
    [("missing.json", "cannot be read"), ("empty", "no files"), ("broken.json", "broken.json:2")],
)
def test_what_cannot_be_read_is_refused(tmp_path: Path, name: str, told: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "broken.json").write_text('[{"number": "ZZ1-001"},\n')

    assert told in run_import(tmp_path / name, status=2)[1]


def test_a_refused_file_is_told_as_json_too(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text("[\n{]")

    out, _ = run_import(file, "--json", status=2)

    answer = json.loads(out)
    assert (answer["created"], answer["printings"]) == (0, 0)
    assert [(fault["file"], fault["line"]) for fault in answer["faults"]] == [(str(file), 2)]


def test_the_real_folder() -> None:
    out, _ = run_import(real_path("dbs-masters"), "--json")

    answer = json.loads(out)
    assert (answer["created"], answer["printings"]) == (707, 887)
