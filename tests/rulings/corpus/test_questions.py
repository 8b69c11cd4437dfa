"""Questions about cards and rules in four forms, with what such pages carry besides."""

from __future__ import annotations

import datetime

import pytest

from rulings.corpus.parsers import parse_document
from rulings.corpus.types import ParsedDocument

CARDS = """CASTLE GAME
RULE

STARTER BOX
〜THE GATE〜【CG-1】

CG1-001 Gate Keeper
Q1.May it sleep?
A1.No.
It must watch.
Q2.May {CG1-002 Wall} sleep?
A2.Yes.
CG1-002 Tower, CG1-003
Q1.Is it high?
A1.Yes.
CG1-001 Old Keeper
Q1.May it sleep?
A1.No.
"""
NUMBERED = """CG1-001 Gate Keeper
Q12. May it sleep?
A12. No.
Related: CG1-002, CG1-003

CG1-002 Tower
Q15. Is it high?
A15. Yes.
"""
SETS = """[CG02] Rulings

Iron Guard, Ben (CG02/001)

Q: May it
sleep?
A: No.

Q: May it run?
A: Yes.

Two Guards (CG02/002, CG02/SP01)
Q: Are they two?
A: They are.
"""
DATED = """Q&A

Return to Q&A Top

General Rules

  • Q3 (06-11-2012)
    May it
    sleep?
    No.
    It watches.
  • Q9 (02-07-2014)
    May it run?
    Yes.

Locked cards

  • Q20 (02-07-2014)
    May it fly?
    No.
"""


def read(text: str, language: str = "en") -> ParsedDocument:
    """Read a text."""
    return parse_document(text.encode(), language=language)


def test_numbers_that_restart_are_told_apart_by_card() -> None:
    document = read(CARDS)

    assert (document.layout, document.broader, document.faults) == ("qa-cards-split", ("qa",), ())
    assert [(one.number, one.cards) for one in document.passages] == [
        ("cg1-001/1", ("CG1-001",)),
        ("cg1-001/2", ("CG1-001",)),
        ("cg1-002/1", ("CG1-002",)),
        ("cg1-001/1b", ("CG1-001",)),
    ]
    assert document.passages[0].section == "STARTER BOX 〜THE GATE〜【CG-1】 · CG1-001 Gate Keeper"
    assert document.passages[0].text == "No.\nIt must watch."


def test_names_that_do_not_fit_their_numbers_are_noted() -> None:
    told = {note.line: note.message for note in read(CARDS).notes}

    assert told[11] == "Q2 calls CG1-002 'Wall'; its heading says 'Tower, CG1-003'."
    assert told[16].startswith("CG1-001 stands above as 'Gate Keeper'")
    assert "page" in told[1]


def test_set_headings_on_one_line_make_another_layout() -> None:
    text = CARDS.replace("STARTER BOX\n〜THE GATE〜", "STARTER BOX~THE GATE~")

    assert read(text).layout == "qa-cards"
    assert len(read(text).passages) == 4


def test_numbers_that_run_through_are_the_codes_and_related_cards_are_kept() -> None:
    document = read(NUMBERED)

    assert (document.layout, document.faults) == ("qa-numbered", ())
    assert [(one.number, one.related) for one in document.passages] == [
        ("12", ("CG1-002", "CG1-003")),
        ("15", ()),
    ]


def test_questions_without_numbers_are_counted_under_their_card() -> None:
    document = read(SETS)

    assert (document.layout, document.faults) == ("qa-set", ())
    assert [one.number for one in document.passages] == ["cg02-001/1", "cg02-001/2", "cg02-002/1"]
    assert document.passages[0].question == "May it\nsleep?"
    assert document.passages[2].cards == ("CG02/002", "CG02/SP01")
    assert document.passages[2].section == "[CG02] Rulings · Two Guards (CG02/002, CG02/SP01)"


def test_answers_without_a_mark_begin_behind_the_question() -> None:
    document = read(DATED)

    assert (document.layout, document.faults) == ("qa-dated", ())
    assert [(one.number, one.section, one.date) for one in document.passages] == [
        ("3", "General Rules", datetime.date(2012, 6, 11)),
        ("9", "General Rules", datetime.date(2014, 2, 7)),
        ("20", "Locked cards", datetime.date(2014, 2, 7)),
    ]
    assert (document.passages[0].question, document.passages[0].text) == (
        "May it\nsleep?",
        "No.\nIt watches.",
    )


@pytest.mark.parametrize(
    ("text", "old", "new", "line"),
    [
        (CARDS, "A2.Yes.\n", "", 11),
        (CARDS, "Q2.May {CG1-002 Wall} sleep?\n", "", 11),
        (CARDS, "Q2.May", "Q3.May", 11),
        (CARDS, "A2.", "A3.", 12),
        (CARDS, "A2.Yes.", "R2.Yes.", 12),
        (CARDS, "A2.", "A2)", 12),
        (CARDS, "A1.No.\nIt must watch.", "A1.", 9),
        (CARDS, "It must watch.", "%%%% ##", 10),
        (CARDS, "CG1-002 Tower, CG1-003\n", "CG1-009 Empty\nCG1-002 Tower\n", 13),
        (CARDS, "Q1.Is it high?\nA1.Yes.\nCG1-001 Old Keeper\nQ1.May it sleep?\nA1.No.\n", "", 13),
        (NUMBERED, "Q15", "Q11", 7),
        (NUMBERED, "Related: CG1-002, CG1-003", "Related: many", 4),
        (NUMBERED, "A12. No.\n", "", 3),
        (NUMBERED, "A15. Yes.", "A15. Yes, it", 8),
        (NUMBERED, "CG1-001 Gate Keeper\n", "", 1),
        (SETS, "A: Yes.\n", "", 9),
        (SETS, "Q: May it run?\n", "", 9),
        (SETS, "Iron Guard, Ben (CG02/001)\n", "", 4),
        (SETS, "A: No.", "R: No.", 7),
        (SETS, "A: They are.\n", "A: They are.\n\n[CG03] Rulings\n", 16),
        (SETS, "A: They are.\n", "A: They are.\n\n[CG03] Rulings\n\nIron Gu", 18),
        (NUMBERED, "A15. Yes.\n", "A15. Yes.\n~LAST SET~【CG-2】\n", 9),
        (DATED, "06-11-2012", "16-11-2012", 7),
        (DATED, "06-11-2012", "June", 7),
        (DATED, "Q9", "Q2", 12),
        (DATED, "    Yes.\n", "", 12),
        (DATED, "    May it run?\n", "", 12),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, old: str, new: str, line: int) -> None:
    assert old in text

    assert line in [fault.line for fault in read(text.replace(old, new, 1)).faults]


def test_french_marks_need_the_language_french() -> None:
    text = CARDS.replace("\nA", "\nR")

    assert read(text, "fr").faults == ()
    assert [fault.line for fault in read(text).faults] == [9]
