"""Packs are checked without a database, and every fault has its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.errors import RulingsError
from rulings.services.pack_check import check_packs
from rulings.services.pack_files import PACKS, read_packs
from tests.rulings.factories import GAME, RULINGS, SOURCES, TERMS, write_pack


def faults_of(root: Path) -> list[str]:
    """Return the faults of the packs below a folder, one line each."""
    return [str(fault) for fault in check_packs(read_packs(root))]


def test_a_good_pack_has_no_faults(tmp_path: Path) -> None:
    assert faults_of(write_pack(tmp_path)) == []


def test_the_packs_of_the_site_have_no_faults() -> None:
    assert faults_of(PACKS) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "place", "words"),
    [
        ("rulings/guard", "[castle/faq/gardien/2]", "[castle/faq/gardien/9]", "guard.yaml:16", "gardien/9"),
        ("rulings/guard", "keywords: [guard]", "keywords: [Gard]", "guard.yaml:16", "'Gard'"),
        (
            "rulings/guard",
            "castle/ruling/late-guard",
            "castle/faq/gardien/1",
            "guard.yaml:16",
            "stands already",
        ),
        (
            "rulings/guard",
            "castle/ruling/late-guard",
            "castle/faq/gardien/2b",
            "guard.yaml:16",
            "must cite it",
        ),
        ("rulings/guard", "castle/ruling/late-guard", "other/ruling/x", "guard.yaml:16", "another game"),
        (
            "rulings/guard",
            "castle/ruling/late-guard",
            "castle/none/x",
            "guard.yaml:16",
            "not in sources.yaml",
        ),
        ("rulings/guard", "castle/ruling/late-guard", "Castle", "guard.yaml:16", "no code"),
        (
            "rulings/guard",
            "kind: board\n  keywords",
            "kind: bord\n  keywords",
            "guard.yaml:20",
            "must be one of",
        ),
        ("rulings/guard", 'date: "2019-02-08"', 'date: "2019-13-08"', "guard.yaml:8", "like 2019-02-08"),
        ("rulings/guard", "status: current", "status: superseded", "guard.yaml:2", "belong together"),
        ("rulings/guard", "status: current", "state: current", "guard.yaml:7", "Unknown key"),
        (
            "rulings/guard",
            "[guard after the blow, late guard]",
            "[guard]",
            "guard.yaml:16",
            "2 different ways",
        ),
        ("rulings/guard", "[guard after the blow,", '["yes, AFTER the blow",', "guard.yaml:16", "own words"),
        (
            "rulings/guard",
            "    fr: [gardien apres",
            "    es: [gardien apres",
            "guard.yaml:25",
            "Unknown key 'es'",
        ),
        ("rulings/guard", "title: A guard acts last", "title: 7", "guard.yaml:17", "must be text"),
        (
            "rulings/guard",
            "title: A guard acts last",
            "title: A\n  title: B",
            "guard.yaml:18",
            "stands twice",
        ),
        (
            "rulings/guard",
            "citations: [castle/faq/gardien/2]",
            "citations: []",
            "guard.yaml:16",
            "at least one",
        ),
        ("sources", "language: fr", "language: es", "sources.yaml:3", "must be one of"),
        ("sources", "strength: analogy", "strength: sure", "sources.yaml:7", "must be one of"),
        ("sources", "castle/faq/gardien/2", "castle/book/1", "sources.yaml:7", "castle/book"),
        ("sources", 'statement: "A guard acts last."', "statement: null", "sources.yaml:7", "must be text"),
        ("terms", "en: [Guard], fr: [Gardien], de: [Wächter], ", "", "terms.yaml:2", "no word"),
        ("terms", "kind: keyword", "kind: word", "terms.yaml:2", "must be one of"),
        ("game", "default_profile: first", "default_profile: last", "game.yaml:2", "not among"),
        ("game", "game: castle", "game: tower", "game.yaml:2", "tower"),
    ],
)
def test_faults_name_file_and_line(
    tmp_path: Path, name: str, old: str, new: str, place: str, words: str
) -> None:
    text = {"rulings/guard": RULINGS, "sources": SOURCES, "terms": TERMS, "game": GAME}[name]

    faults = faults_of(write_pack(tmp_path, **{name: text.replace(old, new)}))

    assert old in text
    assert any(place in fault and words in fault for fault in faults), faults


def test_circles_of_superseding_are_found(tmp_path: Path) -> None:
    text = RULINGS.replace("status: current", "status: superseded\n  superseded_by: castle/ruling/late-guard")
    text = text.replace(
        "kind: board\n  keywords: [guard]",
        "kind: board\n  status: superseded\n  superseded_by: castle/faq/gardien/1\n  keywords: [guard]",
    )

    faults = faults_of(write_pack(tmp_path, **{"rulings/guard": text}))

    assert [fault.rpartition(": ")[2] for fault in faults] == [
        "'castle/faq/gardien/1' is superseded in a circle.",
        "'castle/ruling/late-guard' is superseded in a circle.",
    ]


def test_superseding_by_nothing_is_found(tmp_path: Path) -> None:
    text = RULINGS.replace("status: current", "status: superseded\n  superseded_by: castle/ruling/none")

    assert any(
        "castle/ruling/none" in fault for fault in faults_of(write_pack(tmp_path, **{"rulings/guard": text}))
    )


def test_missing_and_undecodable_files_are_faults(tmp_path: Path) -> None:
    root = write_pack(tmp_path)
    (root / "castle" / "terms.yaml").unlink()
    (root / "castle" / "rulings" / "guard.yaml").write_bytes(b"\xff\xfe\x00")

    faults = faults_of(root)

    assert any(fault.startswith("castle/terms.yaml:1: ") for fault in faults)
    assert any(fault.startswith("castle/rulings/guard.yaml:1: ") for fault in faults)


def test_a_folder_without_packs_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulingsError) as caught:
        read_packs(tmp_path / "none")

    assert caught.value.code == "no_packs"


OUTLINE = """authority: official, layout: faq,
     outline: [{number: gardien/1, lines: "3-5", digest: "0123456789abcdef"},
       {number: gardien/2, lines: "7", digest: "fedcba9876543210"}]}"""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("", "", ""),
        ('"3-5"', '"5-3"', "one line or two in order"),
        ('"3-5"', '"three"', "one line or two in order"),
        ('"7"', '"5"', "do not come after"),
        ("gardien/2,", "gardien/1,", "stands twice"),
        ("gardien/2,", "gardien/3,", "'gardien/2' is not in the outline"),
        ('"fedcba9876543210"', '"FEDC"', "16 of the signs"),
        ("lines: ", "line: ", "Unknown key 'line'"),
    ],
)
def test_outlines_go_on_from_line_to_line_and_hold_every_passage(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    sources = SOURCES.replace(
        "authority: official, layout: faq}", OUTLINE.replace(old, new) if old else OUTLINE
    )

    faults = faults_of(write_pack(tmp_path, sources=sources))

    assert any(words in fault for fault in faults) if words else faults == []
