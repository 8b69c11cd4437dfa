"""Rules with nested numbers: parents, headings, furniture of the page, numbers used twice."""

from __future__ import annotations

import pytest

from rulings.corpus.codes import parent_of
from rulings.corpus.parsers import parse_document

MANUAL = """CASTLE MANUAL
ver.2.01
Last update: 1/2/2020

Table of Contents
1. The Yard
2. The Tower

1. The Yard

1-1. Walls
1-1-1. The yard has four walls.
1-1-1-1. A wall has one gate.
1-1-1. Two walls meet in a corner.
1-1-2 A gate without a point behind its number.

2. The Tower

2-1. Stairs
2-1-1. The tower has stairs.
2.1.2. Stairs numbered another way.
2-1-3. They wind.
"""
PAGE = """Château : règles, partie 2

VISITEZ NOTRE BOUTIQUE ET GAGNEZ UN BOUCLIER AVEC LE CODE PONT
* Dans la limite des stocks !

2.1. Une cour a quatre murs.

Les murs se touchent.

Les tours

2.2.1. Une tour garde la cour
si elle est debout.
2.2.1.1. Une tour tombée ne garde rien.

La suite dans Château : règles, partie 3
"""


def faults(text: str) -> list[int]:
    """Return the lines of the faults of a French page."""
    return [fault.line for fault in parse_document(text.encode(), language="fr", layout="rules").faults]


@pytest.mark.parametrize(("number", "parent"), [("8-6-4", "8-6"), ("3.3.1.1", "3.3.1"), ("7", ""), ("", "")])
def test_the_parent_is_the_number_without_its_last_part(number: str, parent: str) -> None:
    assert parent_of(number) == parent


def test_a_manual_is_known_by_its_version_and_keeps_numbers_used_twice() -> None:
    document = parse_document(MANUAL.encode(), language="en")

    assert (document.layout, document.broader, document.faults) == ("cr-2.01", ("rules",), ())
    assert [(one.number, one.parent, one.section) for one in document.passages] == [
        ("1-1", "1", "1. The Yard"),
        ("1-1-1", "1-1", "1. The Yard"),
        ("1-1-1-1", "1-1-1", "1. The Yard"),
        ("1-1-1b", "1-1", "1. The Yard"),
        ("2-1", "2", "2. The Tower"),
        ("2-1-1", "2-1", "2. The Tower"),
        ("2-1-3", "2-1", "2. The Tower"),
    ]
    assert {note.line for note in document.notes} >= {14, 15, 21}
    assert document.passages[3].text.endswith("1-1-2 A gate without a point behind its number.")


@pytest.mark.parametrize(
    "end", ["2.1.4. Stairs that lead", "2-1-4. They lead to (see", "2-1-4. They lead to:"]
)
def test_a_manual_that_stops_in_the_middle_is_refused(end: str) -> None:
    document = parse_document(f"{MANUAL}{end}\n".encode(), language="en")

    assert [fault.line for fault in document.faults] == [23]


def test_advertising_is_left_out_and_lines_are_joined() -> None:
    document = parse_document(PAGE.encode(), language="fr")

    assert (document.layout, document.faults) == ("rules", ())
    assert [(one.number, one.section) for one in document.passages] == [
        ("2.1", "Château : règles, partie 2"),
        ("2.2.1", "Les tours"),
        ("2.2.1.1", "Les tours"),
    ]
    assert document.passages[0].text == "Une cour a quatre murs.\nLes murs se touchent."
    assert [note.line for note in document.notes] == [3, 4, 8, 13, 16]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("2.2.1. Une", "2..1. Une", 12),
        ("2.2.1. Une tour garde la cour\nsi elle est debout.", "2.2.1.", 12),
        ("ne garde rien.", "ne garde", 14),
        ("La suite dans Château : règles, partie 3", "Les ponts", 16),
        ("Les murs se touchent.", "%%%% ####", 8),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(old: str, new: str, line: int) -> None:
    assert faults(PAGE.replace(old, new)) == [line]
