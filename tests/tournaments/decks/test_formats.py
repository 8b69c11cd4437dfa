"""Every common form of a list is read; what cannot be read is a fault with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.decks.formats import MAX_LINES, MAX_SIGNS, read_list
from tournaments.decks.types import ReadList
from tournaments.decks.wording import SENTENCES

PIECES = st.sampled_from(
    [
        *(
            "4",
            "4x",
            "x4",
            "0",
            "1000",
            "BT1-001",
            "[BT1-002]",
            "(FS01-03_p1)",
            "Tide Runner",
            "(G3)",
            "４",
            "é",
            " ",
        ),
        *(
            "//",
            "#",
            ";",
            "\t",
            ",",
            '"',
            "|",
            "- ",
            "== ",
            "\u200b",
            "—",
            "*",
            "<br>",
            "&amp;",
            "\n",
            "\r\n",
            "\v",
        ),
        *(
            "Main Deck",
            "Leader",
            "Side:",
            "Maybeboard",
            "Total: 50",
            "https://a.example/b",
            "count,number",
            "by ",
        ),
    ]
)


def spoken_of(read: ReadList) -> set[int]:
    """Return the lines that the reader says anything about."""
    return {one.line for group in (read.lines, read.faults, read.notes) for one in group}


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
        ("Deck: 50", "main"),
        ("Main Deck – 50 cards", "main"),
        ("Main Deck [50/50]", "main"),
        ("Main Deck - 50 cards (20 extra)", "main"),
        ("50 Main Deck", "main"),
        ("Z-Deck", "z"),
        ("Sideboard", "side"),
        ("== Main Deck ==", "main"),
        ("# Main Deck", "main"),
        ("### Main Deck (50)", "main"),
        ("**Main Deck**", "main"),
        ("- Main Deck -", "main"),
        ("* Side Deck:", "side"),
        ("[Side Deck]", "side"),
        ("【Side Deck】", "side"),
        ("Side Deck", "side"),
        ("Other Cards:", "other"),
        ("== Ride Line ==", "ride"),
        ("Stride Deck", "stride"),
        ("G Zone", "stride"),
        ("First Vanguard", "leader"),
        ("Team", "team"),
        ("Characters", "team"),
        ("BakuCores (6)", "other"),
        ("Energy", "other"),
        ("Deck principal", "main"),
        ("Deck annexe :", "side"),
        ("Réserve", "side"),
        ("Équipe", "team"),
        ("Hauptdeck", "main"),
        ("Haupt-Deck (50 Karten)", "main"),
        ("Anführer", "leader"),
        ("リーダー", "leader"),
        ("【メインデッキ】", "main"),
        ("Seitendeck", "side"),
        ("Weitere Karten", "other"),
        ("Battle Cards (32)", "main"),
        ("Grade 3", "main"),
        ("Grade 3 x 7", "main"),
        ("Main Deck x50", "main"),
    ],
)
def test_a_heading(heading: str, section: str) -> None:
    read = read_list(f"{heading}\n1 BT1-001")

    assert read.faults == ()
    assert [line.section for line in read.lines] == [section]


def test_a_heading_twice_is_one_heading() -> None:
    read = read_list("Main Deck\nMain Deck\n4 BT1-001\nSide Deck\n1 BT1-002\nMain Deck\n4 BT1-003")

    assert [line.section for line in read.lines] == ["main", "side", "main"]


def test_characters_are_a_group_of_cards_in_other_games() -> None:
    read = read_list("Characters (2)\n2 BT1-001", "vanguard")

    assert [line.section for line in read.lines] == ["main"]


def test_a_group_keeps_the_section_it_stands_in() -> None:
    read = read_list("Side Deck\nBattle Cards\n1 BT1-001")

    assert [line.section for line in read.lines] == ["side"]


def test_the_leader_needs_no_count() -> None:
    read = read_list("Leader\nFront, Young // Back, Grown [BT29-001]")

    assert [(one.count, one.number, one.name) for one in read.lines] == [
        (1, "BT29-001", "Front, Young // Back, Grown")
    ]


@pytest.mark.parametrize(
    ("text", "sections"),
    [
        ("Front // Back [BT1-001]\n4 BT1-002", ["leader", ""]),
        ("Marla [BT1-001]\n4 BT1-002", ["leader", ""]),
        ("FB01-001-F Marla(70)\n4 BT1-002", ["leader", ""]),
        ("My deck\nBT1-001 Marla\n4 BT1-002", ["leader", ""]),
        ("Leader: BT1-001\n4 BT1-002", ["leader", ""]),
        ("Leader\nBT1-001\n\n4 BT1-002\n1 BT1-003", ["leader", "", ""]),
        ("Leader\nBT1-001\n4 BT1-002", ["leader", ""]),
        ("Leader\nBT1-001\n2 BT1-002\nMain\n4 BT1-003", ["leader", "leader", "main"]),
        ("4 Front // Back [BT1-001]", [""]),
    ],
)
def test_a_leader_is_told_by_its_form(text: str, sections: list[str]) -> None:
    read = read_list(text)

    assert read.faults == ()
    assert [line.section for line in read.lines] == sections


def test_the_characters_of_a_team_need_no_count() -> None:
    read = read_list("Team\n- Trox\n- Howlkor\nDeck\n3 Absorb", "bakugan")

    assert read.faults == ()
    assert [(line.section, line.count) for line in read.lines] == [("team", 1), ("team", 1), ("main", 3)]


def test_one_card_first_in_a_list_without_headings_is_only_implied_to_be_the_leader() -> None:
    read = read_list("1 BT1-001\n4 BT1-002\n1 BT1-003")

    assert [(line.section, line.implied) for line in read.lines] == [("", "leader"), ("", ""), ("", "")]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("4 BT1-001\nhello there", 2, "unreadable_line"),
        ("hello there", 1, "unreadable_line"),
        ("_____Main Deck_____\n\nTide Runner", 3, "count_missing"),
        ("Main\nBT1-001", 2, "count_missing"),
        ("Main\nAndroid 18", 2, "count_missing"),
        ("Main\nTide Runner (4)", 2, "count_missing"),
        ("Main\n4. BT1-001", 2, "place_no_count"),
        ("Main\n2) Tide Runner", 2, "place_no_count"),
        ("Main\n3/4 BT1-001", 2, "count_missing"),
        ("-4 BT1-001", 1, "count_missing"),
        ("0 BT1-001", 1, "count_out_of_range"),
        ("1000 BT1-001", 1, "count_out_of_range"),
        ("99999999999999999999 BT1-001", 1, "count_out_of_range"),
        ("4 BT1-001 x3", 1, "count_unclear"),
        ("3 Drop: 4 BT1-003", 1, "count_unclear"),
        ("Qty: 4 BT1-003", 1, "count_missing"),
        ("Tide Runner x4 - BT1-003", 1, "count_missing"),
        ("BT1-003 Tide Runner - 4", 1, "count_missing"),
        ("4", 1, "unreadable_line"),
        ("2x 4x BT1-001", 1, "count_unclear"),
        ("4 4", 1, "count_unclear"),
        ("10x Mighty Wave x4", 1, "count_unclear"),
        ("4\tBT1-001\tTide Runner\t2", 1, "count_unclear"),
        ("4 BT1-001 and BT1-002", 1, "several_cards"),
        ("4 BT1-001/BT1-002", 1, "several_cards"),
        ("_____Extra Stuff_____\n1 BT1-001", 1, "unknown_section"),
        ("Main\n4 BT1-001\nSomething else:\n1 BT1-002", 3, "unknown_section"),
        ("Main\n4 BT1-001\n## Stuff", 3, "unknown_section"),
        ("Main\n4 BT1-001\nExtra Deck\n1 BT1-002", 3, "unknown_section"),
        ("4 !!!", 1, "unreadable_line"),
        ("1 BT1-001\r\n4 " + "a" * 300, 2, "line_too_long"),
        ("x\n" * MAX_LINES, 1, "list_too_big"),
        ("x" * (MAX_SIGNS + 1), 1, "list_too_big"),
    ],
)
def test_what_cannot_be_read_is_a_fault_with_its_line(text: str, line: int, code: str) -> None:
    read = read_list(text)

    assert [(fault.line, fault.code) for fault in read.faults] == [(line, code)]
    assert code in SENTENCES


def test_cards_below_an_unknown_heading_are_kept_without_a_section() -> None:
    read = read_list("Main\n4 BT1-001\n_____Extra Stuff_____\n1 BT1-002")

    assert [(line.number, line.section) for line in read.lines] == [("BT1-001", "main"), ("BT1-002", "")]


def test_a_break_of_a_word_processor_ends_a_card_and_no_line() -> None:
    read = read_list("4 BT1-001\v3 BT1-002\n2 BT1-003")

    assert [(line.line, line.number) for line in read.lines] == [
        (1, "BT1-001"), (1, "BT1-002"), (2, "BT1-003"),
    ]  # fmt: skip


@given(st.text(max_size=300) | st.lists(PIECES, max_size=40).map(" ".join) | st.lists(PIECES).map("".join))
def test_no_text_makes_the_reader_fall_over_and_no_line_is_dropped(text: str) -> None:
    read = read_list(text)

    rows = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert {place for place, row in enumerate(rows, start=1) if row.split()} <= spoken_of(read)
    assert {note.kind for note in read.notes} <= {
        "heading", "header", "title", "about", "comment", "ornament", "total", "address", "set_aside",
    }  # fmt: skip
    assert {note.code for note in read.told} <= set(SENTENCES)


@pytest.mark.parametrize("game", ["", "dbs-masters", "fusion-world", "vanguard", "bakugan"])
@pytest.mark.parametrize(
    "sign", [*list("4x-[]({<_=#|,;\t/\"'* .:GaéX"), "4 ", "x4 ", "BT1-", "(G ", "- ", "[[", " ."]
)
def test_long_runs_of_one_sign_are_read(sign: str, game: str) -> None:
    """A reader that goes back and forth over its line would not come to an end here."""
    rows = [(sign * 240)[:240], ("4 " + sign * 240)[:240], (sign * 200)[:200] + " BT1-001 x4"]

    read = read_list("\n".join(rows * 27), game)

    assert spoken_of(read) == {place for place, row in enumerate(rows * 27, start=1) if row.split()}


@pytest.mark.parametrize(
    ("text", "game", "sections"),
    [
        ("Team\n1 #1\nEvos\n3 #2\nActions\n3 #3", "bakugan", ["team", "main", "main"]),
        ("Team\n1 #1\nBakuCores\n6 Fist\nHeroes\n3 #3", "bakugan", ["team", "other", "main"]),
        (
            "Leader\n1 A1-001\nZ-Deck\n1 A1-002\nBattle Cards\n4 A1-003",
            "dbs-masters",
            ["leader", "z", "main"],
        ),
        ("Side Deck\n1 A1-001\nBattle Cards\n1 A1-002", "dbs-masters", ["side", "side"]),
    ],
)
def test_a_heading_over_a_kind_of_cards_ends_what_has_no_kinds(
    text: str, game: str, sections: list[str]
) -> None:
    assert [line.section for line in read_list(text, game).lines] == sections
