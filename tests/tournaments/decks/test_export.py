"""A list is written in four forms, and each is read back as the same list."""

from __future__ import annotations

import csv
import io
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.tournaments.decks.test_formats import PIECES
from tournaments.decks.export import FORMS, HEADINGS, to_text
from tournaments.decks.formats import read_list
from tournaments.decks.marks import name_in
from tournaments.decks.types import ListLine, ReadList

NAMES = st.lists(
    st.sampled_from(
        [
            *(
                "Tide",
                "Runner,",
                "10x",
                "x4",
                "4",
                "C-18",
                "Front",
                "//",
                "#",
                "#1",
                "=SUM(A1)",
                "@home",
                "-Z",
                "+1",
                "Rosé",
            ),
            *(
                '"Salt"',
                "'",
                "|",
                "[Foil]",
                "(2)",
                "(G3)",
                "BT1-001",
                "Main Deck",
                "http://a.example",
                ";",
                "50",
            ),
        ]
    ),
    max_size=4,
).map(lambda parts: name_in(" ".join(parts), has_number=True).name)
NUMBERS = st.sampled_from(["", "BT1-001", "FB01-004_p1", "FB01-001-F", "P-244", "D-BT01/001EN", "BT29-O86"])
LINES = st.builds(
    ListLine,
    line=st.just(1),
    count=st.integers(1, 999),
    section=st.sampled_from(["", *HEADINGS]),
    number=NUMBERS,
    name=NAMES,
)
LIST = ReadList(
    lines=(
        ListLine(line=1, count=1, section="leader", number="OV1-001", name="Marla // Marla, Grown"),
        ListLine(line=2, count=4, section="main", number="OV1-004", name="Tide Runner"),
        ListLine(line=3, count=2, section="main", name="Gear Rabbit", grade="0"),
        ListLine(line=4, count=1, section="side", number="OV1-005"),
    )
)


def cards(read: ReadList, *, named: bool = True) -> Counter[tuple[str, str, str]]:
    """Return how many of each card stand in each section."""
    found: Counter[tuple[str, str, str]] = Counter()
    for line in read.lines:
        found[line.section, line.number, line.name if named or not line.number else ""] += line.count
    return found


WRITTEN = {
    "site": """Leader
1 OV1-001 Marla // Marla, Grown

Main Deck
4 OV1-004 Tide Runner
2 Gear Rabbit (G0)

Side Deck
1 OV1-005
""",
    "bracketed": """_____Leader_____
1 Marla // Marla, Grown [OV1-001]

_____Main Deck_____
4 Tide Runner [OV1-004]
2 Gear Rabbit (G0)

_____Side Deck_____
1 [OV1-005]
""",
    "numbers": """Leader
1 OV1-001

Main Deck
4 OV1-004
2 Gear Rabbit (G0)

Side Deck
1 OV1-005
""",
    "csv": """section,count,number,name
Leader,1,OV1-001,"Marla // Marla, Grown"
Main Deck,4,OV1-004,Tide Runner
Main Deck,2,,Gear Rabbit (G0)
Side Deck,1,OV1-005,
""",
}


@pytest.mark.parametrize("form", FORMS)
def test_a_form(form: str) -> None:
    assert to_text(LIST, form) == WRITTEN[form]


@pytest.mark.parametrize("form", FORMS)
def test_an_empty_list_is_written(form: str) -> None:
    assert read_list(to_text(ReadList(lines=()), form)).lines == ()


@given(st.lists(LINES, max_size=8), st.sampled_from(FORMS))
def test_what_is_written_is_read_back(lines: list[ListLine], form: str) -> None:
    """Whatever a name holds, sections, counts, numbers and names come back."""
    lines = [replace(line, count=1) if line.section == "leader" else line for line in lines]
    meant = ReadList(lines=tuple(line for line in lines if any(map(str.isalnum, line.number + line.name))))

    again = read_list(to_text(meant, form))

    named = form != "numbers"
    assert again.faults == ()
    assert cards(again, named=named) == cards(meant, named=named)


@given(st.text(max_size=120) | st.lists(PIECES, max_size=20).map(" ".join), st.sampled_from(FORMS))
def test_what_was_read_is_written_and_read_back(text: str, form: str) -> None:
    """A list with copies of several Leaders is left out: beside a Leader, copies are cards of the deck."""
    read = read_list(text)
    assume(all(line.count == 1 for line in read.lines if line.section == "leader"))

    again = read_list(to_text(read, form))

    assert cards(again, named=form != "numbers") == cards(read, named=form != "numbers")


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "'=1+1", "=cmd|' /C calc'!A0"])
def test_no_field_of_a_table_is_a_formula(name: str) -> None:
    text = to_text(
        ReadList(lines=(ListLine(line=1, count=4, section="main", number="OV1-004", name=name),)), "csv"
    )

    field = next(csv.reader(io.StringIO(text.splitlines()[1])))[3]
    assert field.startswith("'")
