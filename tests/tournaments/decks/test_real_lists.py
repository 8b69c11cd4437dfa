"""Lists that players exported are read completely, and checked without a guess."""

from __future__ import annotations

from collections import defaultdict

import msgspec
import pytest

from rulings.construction.types import Report
from rulings.models import Game
from rulings.services.card_import import import_cards
from rulings.services.pack_files import PACKS, read_pack
from tests.rulings.real_data import real_folder
from tournaments.decks.export import FORMS, to_text
from tournaments.decks.formats import read_list
from tournaments.decks.types import ListLine
from tournaments.services.decklists.check import check_decklist

MASTERS, FUSION, VANGUARD = "dbs-masters", "fusion-world", "vanguard"
# Copies and lines of each section, as the description of the files counts them.
EXPECTED = {
    (MASTERS, "GokuBlack"): {"leader": (1, 1), "main": (60, 21), "z": (10, 7), "side": (15, 8)},
    (MASTERS, "Krillin"): {"leader": (1, 1), "main": (60, 23), "z": (10, 7), "side": (15, 8)},
    (MASTERS, "ZamasuMill"): {"leader": (1, 1), "main": (53, 20), "z": (10, 5), "side": (8, 6)},
    (FUSION, "bandai-x-and-parallel-variants"): {"leader": (1, 1), "main": (17, 5)},
    (FUSION, "deckplanet-clipboard"): {"leader": (1, 1), "main": (11, 3), "side": (2, 1)},
    (FUSION, "digital-export"): {"leader": (1, 1), "main": (14, 4)},
    (FUSION, "dragonball-gg-export"): {"leader": (1, 1), "main": (6, 2)},
    (FUSION, "egman-export"): {"leader": (1, 1), "main": (8, 2), "other": (2, 1)},
    (FUSION, "limitless-or-tcgarena"): {"leader": (1, 1), "main": (15, 4)},
    (VANGUARD, "chronojet-deck"): {"ride": (14, 4), "main": (44, 14), "stride": (12, 3)},
}
# Numbers that stand in main and side, as the description of the files counts them.
TWICE = {"GokuBlack": 2, "Krillin": 3, "ZamasuMill": 2}
TITLES = {
    "digital-export": "Name (Exported)",
    "egman-export": "Name (Exported)",
    "dragonball-gg-export": "name (Goku Aggro)",
    "chronojet-deck": "Chronojet Deck",
}


def text_of(game: str, name: str) -> str:
    """Return a real list."""
    return (real_folder() / "data" / "decklists" / game / f"{name}.txt").read_text(encoding="utf-8")


def section_of(line: ListLine) -> str:
    """Return where a line stands; without a heading a list has only a main deck."""
    return line.section or line.implied or "main"


def make_game(code: str) -> Game:
    """Store a game with its deck rules, without any card."""
    pack = read_pack(PACKS / code, root=PACKS)
    return Game.objects.create(
        code=code,
        names=pack.game.names,
        default_profile=pack.game.default_profile,
        decks=[msgspec.json.decode(msgspec.json.encode(row.rules)) for row in pack.game.decks],
    )


def with_real_cards(code: str, pattern: str = "*.json") -> Game:
    """Store a game with its deck rules and the real cards."""
    game = make_game(code)
    paths = sorted((real_folder() / "data" / "cards" / code).glob(pattern))
    import_cards(game=code, files=[(path.name, path.read_bytes()) for path in paths])
    return game


def codes(report: Report) -> dict[str, list[int]]:
    """Return the lines of all that a report says, by code."""
    found: dict[str, list[int]] = defaultdict(list)
    for one in (*report.faults, *report.warnings, *report.unsure):
        found[one.code] += one.lines
    return found


@pytest.mark.parametrize(("game", "name"), EXPECTED)
@pytest.mark.parametrize("told", [True, False])
def test_a_list_is_read_completely(game: str, name: str, told: bool) -> None:
    read = read_list(text_of(game, name), game if told else "")

    counts: dict[str, int] = defaultdict(int)
    lines: dict[str, int] = defaultdict(int)
    for line in read.lines:
        counts[section_of(line)] += line.count
        lines[section_of(line)] += 1
    assert read.faults == ()
    assert {section: (counts[section], lines[section]) for section in counts} == EXPECTED[game, name]
    assert read.title == TITLES.get(name, "")
    assert all(line.number for line in read.lines) or game == VANGUARD


@pytest.mark.parametrize(("game", "name"), EXPECTED)
@pytest.mark.parametrize("form", FORMS)
def test_a_list_is_exported_and_read_back(game: str, name: str, form: str) -> None:
    read = read_list(text_of(game, name), game)

    again = read_list(to_text(read, form), game)

    kept = (
        ("section", "count", "number", "grade")
        if form == "numbers"
        else ("section", "count", "number", "name", "grade")
    )
    assert again.faults == ()
    assert [
        [getattr(line, field) for field in kept] for line in again.lines if form != "numbers" or line.number
    ] == [[getattr(line, field) for field in kept] for line in read.lines if form != "numbers" or line.number]


@pytest.mark.parametrize(("name", "twice"), TWICE.items())
def test_numbers_stand_in_two_sections(name: str, twice: int) -> None:
    sections: dict[str, set[str]] = defaultdict(set)
    for line in read_list(text_of(MASTERS, name)).lines:
        sections[line.number].add(line.section)

    assert sum(1 for found in sections.values() if found == {"main", "side"}) == twice


def test_details_of_the_forms_are_kept() -> None:
    krillin = read_list(text_of(MASTERS, "Krillin")).lines
    bandai = read_list(text_of(FUSION, "bandai-x-and-parallel-variants")).lines
    egman = read_list(text_of(FUSION, "egman-export")).lines
    gg = read_list(text_of(FUSION, "dragonball-gg-export")).lines
    gears = read_list(text_of(VANGUARD, "chronojet-deck")).lines

    assert [(one.number, one.name) for one in krillin if one.name.endswith("_PR")] == [
        ("DB2-143", "Koitsukai, Mechanical Courage_PR")
    ]
    assert [one.count for one in bandai if one.number == "FB01-005"] == [4, 4]
    assert [one.number for one in bandai if "_" in one.number] == ["FB01-004_p1"]
    assert (egman[0].number, egman[0].name, egman[0].aside) == ("FB01-001-F", "Son Goku", "(70)")
    assert gg[2].name == "Son Gohan : Adolescence"
    assert [one.grade for one in gears[:4]] == ["3", "2", "1", "0"]
    assert {one.grade for one in gears if one.section == "stride"} == {"G"}
    assert not any("(" in one.name for one in gears)


@pytest.mark.django_db
def test_lists_of_later_rules_are_refused_for_their_size_and_no_card_is_dropped() -> None:
    """Fifty cards exactly; of 108 lines six name a card of the sets of 2017 to 2019, the others are told as unknown."""
    game = with_real_cards(MASTERS)
    known: list[str] = []
    unknown = 0

    for name in ("GokuBlack", "Krillin", "ZamasuMill"):
        report = check_decklist(text=text_of(MASTERS, name), game=game, profile="masters-2019")
        found = codes(report)
        rows = [row for section in report.sections.values() for row in section]
        known += [row.number for row in rows if row.known]
        unknown += len(found["unknown_card"] + found["unknown_number_of_name"])
        assert report.legal is False
        assert "main_size" in {fault.rule for fault in report.faults if fault.code == "too_many_cards"}
        assert {section: sum(row.count for row in rows) for section, rows in report.sections.items()} == {
            section: count for section, (count, _lines) in EXPECTED[MASTERS, name].items()
        }

    assert sorted(known) == ["BT4-108", "BT5-012", "BT5-075", "BT5-075", "BT5-112", "TB1-023"]
    assert unknown == 108 - 6


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("name", "sections"), [(name, found) for (game, name), found in EXPECTED.items() if game == FUSION]
)
def test_samples_of_fusion_world_are_too_small(name: str, sections: dict[str, tuple[int, int]]) -> None:
    game = with_real_cards(FUSION, "djp*.json")

    report = check_decklist(text=text_of(FUSION, name), game=game)

    assert report.legal is False
    assert "too_few_cards" in codes(report)
    assert {section: sum(row.count for row in rows) for section, rows in report.sections.items()} == {
        section: count for section, (count, _lines) in sections.items()
    }


@pytest.mark.django_db
def test_two_lines_of_one_number_are_added_up_and_an_unknown_number_is_told() -> None:
    game = with_real_cards(FUSION, "djp*.json")

    report = check_decklist(text=text_of(FUSION, "bandai-x-and-parallel-variants"), game=game)

    too_many = next(fault for fault in report.faults if fault.code == "too_many_copies")
    assert (too_many.values["number"], too_many.values["count"], too_many.lines) == ("FB01-005", 8, (4, 8))
    assert codes(report)["unknown_card"] == [6]
    assert codes(report)["name_differs"] == [8]


@pytest.mark.django_db
@pytest.mark.parametrize(("name", "line"), [("deckplanet-clipboard", 2), ("egman-export", 3)])
def test_where_number_and_name_disagree_the_number_counts(name: str, line: int) -> None:
    game = with_real_cards(FUSION, "djp*.json")

    report = check_decklist(text=text_of(FUSION, name), game=game)

    assert line in codes(report)["name_differs"]
    assert {row.number for rows in report.sections.values() for row in rows if row.line == line} == {
        "FB01-005"
    }


@pytest.mark.django_db
def test_triggers_of_unknown_cards_are_not_guessed() -> None:
    """None of its names is in the old list of cards: how many triggers there are cannot be known."""
    game = with_real_cards(VANGUARD)

    report = check_decklist(text=text_of(VANGUARD, "chronojet-deck"), game=game)

    assert len(codes(report)["unknown_name"]) == 21
    assert any("trigger" in rule for rule in report.unchecked)
    assert not any("trigger" in fault.rule for fault in report.faults)
    assert report.legal is not True
