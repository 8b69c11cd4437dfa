"""Tables: the same names in a heading line, whatever separates the cells."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from benchmarks.cards import catalogue
from rulings.cards.read import read_catalogue
from tests.rulings.cards.samples import as_file, detail, masters, only, vanguard

HOWTO = Path(__file__).resolve().parents[3] / "docs" / "howto" / "import-cards.md"


def table(*rows: dict[str, object], delimiter: str = ",", mark: str = "") -> list[tuple[str, bytes]]:
    """Return rows as a table with a heading."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), delimiter=delimiter, restval="")
    writer.writeheader()
    writer.writerows(rows)
    return [("cards.csv", (mark + out.getvalue()).encode())]


def test_an_owner_completes_vanguard_with_a_table() -> None:
    row: dict[str, object] = {
        "key": "TideSquireLiv",
        "name": "Tide Squire, Liv",
        "number": "ZV01/001EN",
        "clan": "River Guild",
        "grade": "Grade 1",
        "trigger": "None",
        "shield": "5,000",
        "power": "7000",
        "kind": "Normal Unit",
        "sentinel": "no",
    }
    files = [*as_file(vanguard()), *table(row)]
    card = only(files, "vanguard")

    assert (card.number, card.front.name, card.kind) == ("ZV01/001EN", "Tide Squire, Liv", "unit")
    assert card.values == {"grade": 1, "trigger": "none", "shield": 5000, "power": 7000, "sentinel": 0}
    assert card.has_text


def test_a_vanguard_table_without_abilities_does_not_know_the_text() -> None:
    row: dict[str, object] = {"name": "Tide Squire, Liv", "clan": "River Guild", "grade": 3, "trigger": "-"}
    card = only(table(row), "vanguard")

    assert not card.has_text
    assert card.values == {"grade": 3, "trigger": "none"}


@pytest.mark.parametrize(("delimiter", "mark"), [(",", ""), ("\t", ""), (";", "\ufeff")])
def test_tables_have_the_same_names(delimiter: str, mark: str) -> None:
    flat = {key: value for key, value in masters().items() if key != "skills"}
    card = only(table(flat, delimiter=delimiter, mark=mark), "dbs-masters")

    assert card == only(as_file(masters()), "dbs-masters")


def test_a_table_holds_one_side_in_each_line() -> None:
    head: dict[str, object] = {"cardid": "ZF01-001", "type": "LEADER", "color": "Blue", "rarity": "L"}
    rows = [
        {**head, **detail(side="FRONT", effect="[On Play] Draw, then rest.\n[Auto] Rest.")},
        {**head, **detail(side="BACK", name="Ferry Captain")},
    ]
    card = only(table(*rows), "fusion-world")

    assert [face.side for face in sorted(card.faces, key=lambda face: face.name, reverse=True)] == [
        "front",
        "back",
    ]
    assert card.front.text == "[On Play] Draw, then rest.\n[Auto] Rest."
    assert (card.is_front_only, len(card.printings)) == (False, 1)


def test_a_table_lists_with_bars_breaks_or_as_json() -> None:
    for cell in (
        "[AUTO]: Draw.|[CONT]: Rest.",
        "[AUTO]: Draw.\n[CONT]: Rest.",
        '["[AUTO]: Draw.", "[CONT]: Rest."]',
    ):
        row: dict[str, object] = {"key": "TideSquireLiv", "clan": "River Guild", "abilities": cell}

        assert only(table(row), "vanguard").front.text == "[AUTO]: Draw.\n[CONT]: Rest."


def test_lines_of_a_table_are_those_of_the_file() -> None:
    rows: list[dict[str, object]] = [
        {"number": "ZZ1-001", "title": "A", "skills_text": "one\ntwo"},
        {"number": "", "title": "B", "skills_text": ""},
    ]
    catalogue = read_catalogue(table(*rows), game="dbs-masters")

    assert [(fault.line, fault.message) for fault in catalogue.faults] == [
        (4, "The card is left out: 'number' is missing.")
    ]


def test_the_table_of_the_howto_is_read() -> None:
    block = HOWTO.read_text(encoding="utf-8").partition("```\nname,clan")[2].partition("```")[0]
    catalogue_ = read_catalogue([("howto.csv", f"name,clan{block}".encode())], game="vanguard")

    assert not catalogue_.faults
    triggers = {row.card.front.name: row.card.values["trigger"] for row in catalogue_.cards}
    assert triggers == {"Tide Squire, Liv": "none", "River Bell, Oda": "heal"}


def test_the_catalogue_of_the_benchmark_is_read() -> None:
    found = read_catalogue([("bench.json", catalogue(40, "draw"))], game="dbs-masters")

    assert not found.faults
    assert [row.card.kind for row in found.cards].count("leader") == 2
    assert len(found.cards) == 40
