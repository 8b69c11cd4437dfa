"""The commands print what others rely on and exit with 2 on bad input."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from rulings.models import Passage
from tests.rulings.commands import run
from tests.rulings.factories import RULINGS, make_game, make_ruling, write_pack

SAMPLE = Path(__file__).parent.parent / "files" / "faq_fr.txt"


def test_check_packs_needs_no_database(tmp_path: Path) -> None:
    out, _ = run("check_packs", "--packs", write_pack(tmp_path))

    assert "castle: 2 rulings" in out


def test_check_packs_names_file_and_line(tmp_path: Path) -> None:
    root = write_pack(tmp_path, **{"rulings/guard": RULINGS.replace("kind: board", "kind: bord")})

    out, err = run("check_packs", "--packs", root, "--json", status=2)

    assert "castle/rulings/guard.yaml:6: " in err
    assert json.loads(out)["faults"][0]["place"] == "castle/rulings/guard.yaml:6"


def test_check_packs_refuses_a_missing_folder(tmp_path: Path) -> None:
    assert "no packs" in run("check_packs", "--packs", tmp_path / "none", status=2)[1]


@pytest.mark.django_db
def test_load_packs_reports_no_change_the_second_time(tmp_path: Path) -> None:
    root = write_pack(tmp_path)

    first = json.loads(run("load_packs", "--packs", root, "--json")[0])
    second = json.loads(run("load_packs", "--packs", root, "--json")[0])

    assert first["rulings"]["created"] == 2
    assert second["changed"] == 0
    assert "0 changed" in run("load_packs", "--packs", root)[0]


@pytest.mark.django_db
def test_load_packs_refuses_a_broken_pack(tmp_path: Path) -> None:
    root = write_pack(tmp_path, terms="- {code: guard")

    assert "castle/terms.yaml:" in run("load_packs", "--packs", root, status=2)[1]


@pytest.mark.django_db
def test_import_rulings_counts_and_repeats(tmp_path: Path) -> None:
    make_game()
    call = ("import_rulings", SAMPLE, "--game", "castle", "--lang", "fr")

    planned = json.loads(run(*call, "--json", "--dry-run")[0])
    assert not Passage.objects.exists()
    first = json.loads(run(*call, "--json")[0])
    second = json.loads(run(*call, "--json")[0])

    assert (planned["created"], first["created"], second["unchanged"]) == (10, 10, 10)
    assert (first["document"], first["layout"], first["faults"]) == ("castle/faq", "faq", [])
    assert "10 unchanged" in run(*call)[0]


@pytest.mark.django_db
def test_import_rulings_shows_counts_and_first_entries_before_storing() -> None:
    make_game()

    out, _ = run("import_rulings", SAMPLE, "--game", "castle", "--lang", "fr", "--layout", "faq", "--dry-run")

    assert "castle/faq/generalites/1 (line 1): " in out
    assert "layout faq: 10 entries under 3 headings, 0 with related cards" in out
    assert "10 created, 0 updated, 0 unchanged (nothing stored)" in out


@pytest.mark.django_db
def test_import_rulings_tells_what_changed() -> None:
    make_game()
    call = ("import_rulings", SAMPLE, "--game", "castle", "--lang", "fr")
    run(*call)
    Passage.objects.filter(code="castle/faq/gardien/1").update(text="Autrement.")
    make_ruling("castle/faq/gardien/1")

    told = json.loads(run(*call, "--json", "--dry-run")[0])
    out, _ = run(*call)

    assert (told["reworded"], told["rulings_marked"], told["gone"]) == (1, 1, [])
    assert "1 passages have other words than before; 1 rulings rest on them." in out


@pytest.mark.django_db
def test_import_rulings_names_the_broken_line_and_stores_nothing(tmp_path: Path) -> None:
    make_game()
    broken = tmp_path / "broken.txt"
    broken.write_text(SAMPLE.read_text(encoding="utf-8").replace("R1.Un seul.", "Un seul."), encoding="utf-8")

    out, err = run("import_rulings", broken, "--game", "castle", "--lang", "fr", "--json", status=2)

    assert [fault["line"] for fault in json.loads(out)["faults"]] == [20, 21]
    assert f"{broken}:21: " in err
    assert not Passage.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("file", "game", "language", "words"),
    [
        ("/none/here.txt", "castle", "fr", "cannot be read"),
        ("/", "castle", "fr", "cannot be read"),
        (str(SAMPLE), "tower", "fr", "no game"),
        (str(SAMPLE), "castle", "xx", "no language"),
    ],
)
def test_import_rulings_refuses_wrong_calls(file: str, game: str, language: str, words: str) -> None:
    make_game()

    assert words in run("import_rulings", file, "--game", game, "--lang", language, status=2)[1]


@pytest.mark.django_db
def test_search_rulings_prints_one_line_for_each_query(monkeypatch: pytest.MonkeyPatch) -> None:
    make_game()
    make_ruling("castle/faq/gardien/1")
    monkeypatch.setattr("sys.stdin", io.StringIO("guard\nnothing here\n"))

    out, _ = run("search_rulings", "--stdin", "--json")

    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["query"] for answer in answers] == ["guard", "nothing here"]
    assert answers[0]["results"][0]["code"] == "castle/faq/gardien/1"
    assert answers[0]["results"][0]["codes"] == ["castle/faq/gardien/1"]
    assert answers[0]["ms"] >= 0
    assert "castle/faq/gardien/1" in run("search_rulings", "guard")[0]
    assert "Nothing found" in run("search_rulings", "zzzz")[0]


@pytest.mark.django_db
@pytest.mark.parametrize(
    "words",
    [
        ("search_rulings",),
        ("search_rulings", "x", "--stdin"),
        ("search_rulings", "x", "--limit", "0"),
        ("search_rulings", "x", "--game", "none"),
    ],
)
def test_search_rulings_refuses_wrong_calls(words: tuple[str, ...]) -> None:
    run(*words, status=2)
