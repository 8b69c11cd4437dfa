"""Question lists are read completely, and every fault has its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.corpus.parsers import parse_document
from tests.rulings.real_data import FAQ_FILE, codes_of, real_folder

SAMPLE = Path(__file__).parent.parent / "files" / "faq_fr.txt"


def parse(text: str) -> list[tuple[int, str]]:
    """Return line and sentence of each fault of a French list."""
    return [(fault.line, fault.message) for fault in parse_document(text.encode(), language="fr").faults]


def test_sample_gives_codes_in_order() -> None:
    document = parse_document(SAMPLE.read_bytes(), language="fr")

    assert document.faults == ()
    assert [(passage.number, passage.line) for passage in document.passages] == [
        ("generalites/1", 1),
        ("generalites/2", 3),
        ("fin-de-partie/1", 9),
        ("fin-de-partie/2", 11),
        ("gardien/1", 16),
        ("gardien/2", 18),
        ("gardien/1b", 20),
        ("gardien/2b", 22),
        ("gardien/3", 24),
        ("vu-dete-ete-ex/1", 27),
    ]


def test_sample_joins_lines_and_says_so() -> None:
    document = parse_document(SAMPLE.read_bytes(), language="fr")

    assert document.passages[1].text.split("\n")[1:] == [
        "mais sans gêner l'autre joueur.",
        "Les arbitres peuvent demander le silence.",
    ]
    assert document.passages[3].question.endswith("\nau même moment ?")
    assert [note.line for note in document.notes] == [5, 6, 12, 20]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Q1.A ?\nQ2.B ?\nR2.Oui.", [1]),
        ("Q1.A ?", [1]),
        ("Q1.A ?\nR2.Oui.", [2]),
        ("Q1.A ?\nR1.Oui.\nR1.Non.", [3]),
        ("Q1.A ?\nR1.Oui.\nQ3.B ?\nR3.Non.", [3]),
        ("Q2.A ?\nR2.Oui.", [1]),
        ("Q1.A ?\nR1.Oui.\nQ1.B ?\nR1.Oui.", [3]),
        ("Q1.A ?\nR1.Oui.\nQ2 B ?\nR2.Non.", [3, 4]),
        ("Q1.A ?\nR1.Oui.\nQx.B ?\nR2.Non.", [3, 4]),
        ("Q1.A ?\nR1.Oui.\nB ?\nR2.Non.", [3, 4]),
        ("Q1.A ?\nOui.\nQ2.B ?\nR2.Non.", [1, 2]),
        ("Q1.A ?\nR1.Oui.\n%%%% ####\nQ2.B ?\nR2.Non.", [3]),
        ("Q1.A ?\nR1.Oui.\nune ligne perdue\nQ2.B ?\nR2.Non.", [3]),
        ("Q1.A ?\nR1.Oui.\nUne ligne perdue\nQ2.B ?\nR2.Non.", [3]),
        ("Q1.A ?\nR1.Oui.\n[Vide]", [3]),
        ("Q1.\nR1.Oui.", [1]),
        ("Q1.A ?\nR1.\nQ2.B ?\nR2.Non.", [2]),
        ("perdu.\nQ1.A ?\nR1.Oui.", [1]),
    ],
)
def test_faults_name_their_lines(text: str, lines: list[int]) -> None:
    assert [line for line, _ in parse(text)] == lines


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"  \n\n", 1),
        (b"Q1.A ?\nR1.Oui.\n\x00\x01", 3),
        (b"Q1.A ?\nR1.\xe9t\xe9.", 2),
        (b"\x89PNG\r\n\x1a\n\x00", 3),
        (b"Une histoire.\nSans question.", 1),
    ],
)
def test_files_that_are_no_list_are_refused_with_a_line(data: bytes, line: int) -> None:
    document = parse_document(data, language="fr")

    assert document.passages == ()
    assert [fault.line for fault in document.faults] == [line]


def test_answers_may_be_marked_in_english() -> None:
    document = parse_document(b"Q1. May I?\nA1. Yes.\nA Heading\nQ1: And now?\nA1: No.", language="en")

    assert document.faults == ()
    assert [passage.number for passage in document.passages] == ["general/1", "a-heading/1"]


def test_utf_16_and_windows_line_ends_are_read() -> None:
    document = parse_document("Q1.Été ?\r\nR1.Oui.\r\n".encode("utf-16"), language="fr")

    assert [passage.question for passage in document.passages] == ["Été ?"]


@given(st.text(alphabet=st.sampled_from("QRA12. \n[]abÉ?%\r#:"), max_size=120))
def test_parser_never_crashes_and_lines_exist(text: str) -> None:
    document = parse_document(text.encode(), language="fr")

    last = text.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
    assert all(1 <= fault.line <= last for fault in document.faults)
    assert len({passage.number for passage in document.passages}) == len(document.passages)


def test_the_french_faq_gives_the_codes_of_the_list() -> None:
    folder = real_folder()

    document = parse_document((folder / "seeds" / FAQ_FILE).read_bytes(), language="fr")

    assert document.faults == ()
    assert [f"dbs-masters/faq/{passage.number}" for passage in document.passages] == codes_of(FAQ_FILE)
    assert len(document.passages) == 197


def test_the_french_faq_without_any_one_marked_line_has_a_fault_near_it() -> None:
    lines = (real_folder() / "seeds" / FAQ_FILE).read_text(encoding="utf-8").split("\n")
    marked = [place for place, line in enumerate(lines) if line.startswith(("Q", "R"))]

    for place in marked[::7]:
        broken = "\n".join(lines[:place] + lines[place + 1 :])

        assert any(abs(line - (place + 1)) <= 1 for line, _ in parse(broken))
