"""What the reference says about lists is what the reader does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tournaments.decks.export import to_text
from tournaments.decks.formats import read_list
from tournaments.decks.sections import JAPANESE, SECTION_OF, WORDS, section_named
from tournaments.decks.signs import words

PAGE = (Path(__file__).parents[3] / "docs" / "reference" / "deck-lists.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.split("```")[1].strip() + "\n"


def test_the_example_is_the_form_the_site_writes_itself() -> None:
    assert to_text(read_list(EXAMPLE)) == EXAMPLE


@pytest.mark.parametrize(
    ("label", "section"),
    [
        ("Leader", "leader"),
        ("main deck", "main"),
        ("side deck", "side"),
        ("Z-Deck", "z"),
        ("ride deck", "ride"),
        ("stride deck", "stride"),
        ("team", "team"),
        ("other cards", "other"),
    ],
)
def test_the_headings_that_are_listed_are_read(label: str, section: str) -> None:
    row = next(
        found[1]
        for found in re.finditer(r"^\| ([^|]+ \| [^|]+) \|$", PAGE, re.M)
        if found[1].startswith(f"{label} |")
    )
    named = re.split(r"[,;] ", re.sub(r"\([^)]*\)|Vanguard:", "", row.split(" | ")[1]))

    assert {section_named(words(heading)) for heading in named} == {section}


def test_no_heading_names_two_sections() -> None:
    headings = [
        words(heading) for said in (WORDS, JAPANESE) for text in said.values() for heading in text.split(", ")
    ]

    assert sorted(SECTION_OF) == sorted(headings)
