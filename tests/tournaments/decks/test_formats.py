"""Every common form of a list is read; what cannot be read is a fault with its line."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulings.real_data import real_folder
from tournaments.decks.formats import MAX_LINES, MAX_SIGNS, read_list
from tournaments.decks.types import ListLine
from tournaments.decks.wording import SENTENCES


def only_line(row: str, section: str = "main") -> ListLine:
    """Return the only card line of a section."""
    read = read_list(f"_____{section}_____\n{row}")
    assert read.faults == ()
    return read.lines[0]


@pytest.mark.parametrize(
    ("row", "count", "number", "name"),
    [
        ("4 BT1-001", 4, "BT1-001", ""),
        ("4x BT1-001", 4, "BT1-001", ""),
        ("4xBT1-001", 4, "BT1-001", ""),
        ("3 x FP-001", 3, "FP-001", ""),
        ("3 X FP-001", 3, "FP-001", ""),
        ("4×BT1-001", 4, "BT1-001", ""),
        ("BT1-001 x4", 4, "BT1-001", ""),
        ("BT1-001 x 4", 4, "BT1-001", ""),
        ("BT1-001 4", 4, "BT1-001", ""),
        ("4 Tide Runner [OV1-004]", 4, "OV1-004", "Tide Runner"),
        ("4x Tide Runner [OV1-004]", 4, "OV1-004", "Tide Runner"),
        ("Tide Runner [OV1-004] x4", 4, "OV1-004", "Tide Runner"),
        ("4 Tide Runner (OV1-004)", 4, "OV1-004", "Tide Runner"),
        ("4 OV1-004 Tide Runner", 4, "OV1-004", "Tide Runner"),
        ("4 Tide Runner OV1-004", 4, "OV1-004", "Tide Runner"),
        ("4x Tide Runner", 4, "", "Tide Runner"),
        ("Tide Runner x4", 4, "", "Tide Runner"),
        ("4 Tide Runner", 4, "", "Tide Runner"),
        ("4 FB01-004_p1", 4, "FB01-004_p1", ""),
        ("3 Courage_PR [DB2-143]", 3, "DB2-143", "Courage_PR"),
        ("2 10x Mighty Wave, Blast [EX23-03]", 2, "EX23-03", "10x Mighty Wave, Blast"),
        ("2 3-Man Wave [BT29-028]", 2, "BT29-028", "3-Man Wave"),
        ("2 Xeno Rider [BT1-002]", 2, "BT1-002", "Xeno Rider"),
        ("2 X-Laser", 2, "", "X-Laser"),
        ("  2\tRosé  Rider\t[P-244]  ", 2, "P-244", "Rosé Rider"),
        ("2 Typing Error [BT29-O86]", 2, "BT29-O86", "Typing Error"),
        ("4 FS01-03 Master (5)", 4, "FS01-03", "Master (5)"),
    ],
)
def test_a_card_line(row: str, count: int, number: str, name: str) -> None:
    read = only_line(row)

    assert (read.count, read.number, read.name, read.section) == (count, number, name, "main")


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("_____Leader_____", "leader"),
        ("_____Main Deck_____", "main"),
        ("_____Z Deck_____", "z"),
        ("_____Side Deck_____", "side"),
        ("Main Deck", "main"),
        ("Main Deck:", "main"),
        ("MAIN DECK (50)", "main"),
        ("Main deck: 50", "main"),
        ("Z-Deck", "z"),
        ("Sideboard", "side"),
        ("== Main Deck ==", "main"),
        ("# Main Deck", "main"),
        ("[Side Deck]", "side"),
        ("Other Cards:", "other"),
    ],
)
def test_a_heading(heading: str, section: str) -> None:
    read = read_list(f"{heading}\n1 BT1-001")

    assert read.faults == ()
    assert [line.section for line in read.lines] == [section]


def test_the_leader_needs_no_count() -> None:
    read = only_line("Front, Young // Back, Grown [BT29-001]", "Leader")

    assert (read.count, read.number, read.name) == (1, "BT29-001", "Front, Young // Back, Grown")


def test_a_card_with_two_sides_is_the_leader_also_without_a_heading() -> None:
    read = read_list("Front // Back [BT1-001]\n4 BT1-002")

    assert [(line.section, line.count) for line in read.lines] == [("leader", 1), ("", 4)]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("4 BT1-001\nhello there", 2, "unreadable_line"),
        ("_____Main Deck_____\n\nTide Runner", 3, "count_missing"),
        ("BT1-001", 1, "count_missing"),
        ("0 BT1-001", 1, "count_out_of_range"),
        ("1000 BT1-001", 1, "count_out_of_range"),
        ("99999999999999999999 BT1-001", 1, "count_out_of_range"),
        ("_____Extra Stuff_____\n1 BT1-001", 1, "unknown_section"),
        ("4 !!!", 1, "unreadable_line"),
        ("-----", 1, "unreadable_line"),
        ("1 BT1-001\r\n4 " + "a" * 300, 2, "line_too_long"),
        ("x\n" * MAX_LINES, 1, "list_too_big"),
        ("x" * (MAX_SIGNS + 1), 1, "list_too_big"),
    ],
)
def test_what_cannot_be_read_is_a_fault_with_its_line(text: str, line: int, code: str) -> None:
    read = read_list(text)

    assert [(fault.line, fault.code) for fault in read.faults] == [(line, code)]
    assert code in SENTENCES


def test_cards_below_an_unknown_heading_are_kept() -> None:
    assert len(read_list("_____Extra Stuff_____\n1 BT1-001").lines) == 1


@given(st.text(max_size=300))
def test_no_text_makes_the_reader_fall_over_and_no_line_is_dropped(text: str) -> None:
    read = read_list(text)

    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    named = {line.line for line in read.lines} | {fault.line for fault in read.faults}
    dropped = {place for place, row in enumerate(rows, start=1) if row.split()} - named
    assert all(read_list(f"{rows[place - 1]}\n1 A-1").faults == () for place in dropped)  # headings


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("GokuBlack.txt", {"leader": (1, 1), "main": (60, 21), "z": (10, 7), "side": (15, 8)}),
        ("Krillin.txt", {"leader": (1, 1), "main": (60, 23), "z": (10, 7), "side": (15, 8)}),
        ("ZamasuMill.txt", {"leader": (1, 1), "main": (53, 20), "z": (10, 5), "side": (8, 6)}),
    ],
)
def test_real_lists_are_read_completely(file: str, expected: dict[str, tuple[int, int]]) -> None:
    text = (real_folder() / "data" / "decklists" / "dbs-masters" / file).read_text(encoding="utf-8")

    read = read_list(text)

    counts: dict[str, int] = defaultdict(int)
    lines: dict[str, int] = defaultdict(int)
    for line in read.lines:
        counts[line.section] += line.count
        lines[line.section] += 1
        assert line.number
    assert read.faults == ()
    assert {section: (counts[section], lines[section]) for section in counts} == expected
