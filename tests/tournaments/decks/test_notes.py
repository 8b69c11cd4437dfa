"""What is no card of the deck is named for what it is, and told where a player may have meant a card."""

from __future__ import annotations

import pytest

from tournaments.decks.formats import read_list


def notes(text: str, game: str = "") -> list[tuple[int, str, str]]:
    """Return line, kind and code of all that is no card, without the headings that have nothing to tell."""
    read = read_list(text, game)
    assert read.faults == ()
    return [(one.line, one.kind, one.code) for one in read.notes if one.kind != "heading" or one.code]


@pytest.mark.parametrize(
    "title", ["Name (Exported)", "My deck by Anna", "Gear Deck", "Decklist:", "Son Gata", "About"]
)
def test_a_first_line_without_count_and_number_is_the_title_and_that_is_told(title: str) -> None:
    text = f"{title}\n4 BT1-001"

    assert notes(text) == [(1, "title", "title_not_read")]
    assert read_list(text).title == title


def test_what_a_list_says_about_itself_is_no_card() -> None:
    text = "My deck\nby Anna\nPlayer: Anna\nDeck: Fast Waves\n\nMain\n4 BT1-001"

    assert notes(text) == [
        (1, "title", "title_not_read"),
        (2, "about", "about_not_read"),
        (3, "about", "about_not_read"),
        (4, "about", "about_not_read"),
    ]


def test_a_name_without_a_count_further_down_is_a_fault_and_no_title() -> None:
    read = read_list("My deck\n4 BT1-001\nTide Runner")

    assert [(one.line, one.code) for one in read.faults] == [(3, "unreadable_line")]


def test_a_number_without_a_count_is_never_a_title() -> None:
    read = read_list("Main\nTide Runner [OV1-004]\n4 BT1-001")

    assert [(one.line, one.code) for one in read.faults] == [(2, "count_missing")]


def test_addresses_are_told_and_not_followed() -> None:
    text = "https://decks.example/1\n4 BT1-001\nExported from www.decks.example"

    assert notes(text) == [(1, "address", "address_not_read"), (3, "address", "address_not_read")]


def test_comments_are_passed_over_unless_they_hold_a_card() -> None:
    text = "// from spring\n# fast\n; slow\n4 BT1-001\n# 4 BT1-002\n//3 BT1-003 Wave\n4 BT1-004 # strong"

    assert notes(text) == [
        (1, "comment", ""),
        (2, "comment", ""),
        (3, "comment", ""),
        (5, "comment", "comment_holds_card"),
        (6, "comment", "comment_holds_card"),
        (7, "comment", ""),
    ]


def test_lines_and_blanks_that_only_divide_are_ornaments() -> None:
    text = "Main\n-----\n4 BT1-001\n   \n\t\n*****\n\u200b\u200b\n3 BT1-002"

    assert notes(text) == [(2, "ornament", ""), (6, "ornament", ""), (7, "ornament", "")]


@pytest.mark.parametrize(
    "heading", ["Maybeboard", "Considering:", "## Maybe", "Wishlist (3)", "Peut-être", "Vielleicht"]
)
def test_cards_outside_the_deck_are_told_one_by_one(heading: str) -> None:
    text = f"Main\n4 BT1-001\n{heading}\n3 BT1-002\nBT1-003\nSide\n1 BT1-004"

    assert notes(text) == [(4, "set_aside", "line_set_aside"), (5, "set_aside", "line_set_aside")]
    assert [line.number for line in read_list(text).lines] == ["BT1-001", "BT1-004"]


def test_a_card_beside_such_a_heading_is_no_card_of_the_deck_either() -> None:
    text = "4 BT1-001\nConsidering: 3 BT1-002\nSide: 1 BT1-003"

    assert notes(text) == [(2, "set_aside", "line_set_aside")]
    assert [(line.number, line.section) for line in read_list(text).lines] == [
        ("BT1-001", ""),
        ("BT1-003", "side"),
    ]


LIST = "Leader (1)\n1 BT1-001\nMain Deck (8)\n4 BT1-002\n4 BT1-003\nSide Deck: 2\n2 BT1-004\n"


@pytest.mark.parametrize(
    "total",
    [
        "Total: 11 cards", "Total 11", "11 cards", "Total cards in deck: 11", "TOTAL: 10", "Total main deck: 8",
        "Side total: 2",
        "Total: 9", "Total (8)",
        "Insgesamt: 11 Karten", "Total : 11 cartes", "Cards: 11", "== 11 cards ==",
    ],
)  # fmt: skip
def test_a_total_that_agrees_has_nothing_to_tell(total: str) -> None:
    """Players count with or without Leader and side deck."""
    assert notes(LIST + total) == [(8, "total", "")]


def test_a_total_that_agrees_with_nothing_is_told_with_both_numbers() -> None:
    read = read_list(LIST + "Total: 50 cards")

    assert [(one.line, one.code, one.values) for one in read.told] == [
        (8, "total_differs", {"stated": 50, "counted": 11})
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Main Deck (8)\n4 BT1-001\n4 BT1-002", []),
        ("Main Deck (8)\n4 BT1-001\n3 BT1-002", [(1, 8, 7)]),
        ("Deck: 50\n4 BT1-001", [(1, 50, 4)]),
        ("Main Deck (8)\nBattle Cards (4)\n4 BT1-001\nExtra Cards (4)\n4 BT1-002", []),
        ("Main Deck (8)\nBattle Cards (5)\n4 BT1-001\nExtra Cards (4)\n4 BT1-002", [(2, 5, 4)]),
        ("Main Deck (4)\n4 BT1-001\nSide Deck (1)\n2 BT1-002\n", [(3, 1, 2)]),
        ("Main Deck (4)\n4 BT1-001\nMaybeboard (7)\n2 BT1-002\n", []),
    ],
)
def test_a_heading_that_states_another_number_is_told(text: str, told: list[tuple[int, int, int]]) -> None:
    read = read_list(text)

    assert [
        (one.line, one.values["stated"], one.values["counted"])
        for one in read.told
        if one.code == "total_differs"
    ] == told


def test_a_table_is_read_by_its_header() -> None:
    rows = ('4,BT1-001,"Wave, Tall",Main Deck', "2,BT1-002,Reef,Side", "1,BT1-003,Old,Attic")
    text = "\n".join(["Qty,Card Number,Card Name,Section", *rows])

    read = read_list(text)

    assert [(one.count, one.number, one.name, one.section) for one in read.lines] == [
        (4, "BT1-001", "Wave, Tall", "main"),
        (2, "BT1-002", "Reef", "side"),
        (1, "BT1-003", "Old", ""),
    ]
    assert [(one.line, one.code) for one in read.faults] == [(4, "unknown_section")]
    assert [(one.line, one.kind) for one in read.notes] == [(1, "header")]


@pytest.mark.parametrize(
    "heading", ["Side Deck: none", "Z-Deck: -", "Nebendeck: keine", "Deck annexe : aucune"]
)
def test_a_section_that_is_said_to_be_empty_is_no_card(heading: str) -> None:
    read = read_list(f"Main\n4 BT1-001\n{heading}")

    assert (len(read.lines), read.faults, read.notes[-1].kind) == (1, (), "heading")


def test_a_row_of_a_table_may_stand_outside_the_deck_or_hold_no_count() -> None:
    read = read_list("Qty,Number,Board\n3,BT1-001,Maybeboard\nmany,BT1-002,Main\n2,BT1-003,Battle Cards")

    assert [(one.line, one.code) for one in read.told] == [(2, "line_set_aside")]
    assert [(one.line, one.code) for one in read.faults] == [(3, "count_out_of_range")]
    assert [(one.number, one.section) for one in read.lines] == [("BT1-003", "main")]


def test_the_last_row_of_a_table_may_be_its_total() -> None:
    read = read_list("Name\tNumber\tQty\nTide\tBT1-001\t4\nReef\tBT1-002\t3\nTotal\t\t8")

    assert [line.count for line in read.lines] == [4, 3]
    assert [(one.line, one.code) for one in read.told] == [(4, "total_differs")]


def test_a_table_of_a_web_page_is_read() -> None:
    read = read_list(
        "| Count | Number | Name |\n|---|:-:|---|\n| 4 | BT1-001 | Tide |\n| 3x | BT1-002 | Reef |"
    )

    assert read.faults == ()
    assert [(one.count, one.number, one.name) for one in read.lines] == [
        (4, "BT1-001", "Tide"),
        (3, "BT1-002", "Reef"),
    ]


@pytest.mark.parametrize("game", ["dbs-masters", "fusion-world"])
def test_a_list_of_another_game_is_read_card_by_card(game: str) -> None:
    arena = "About\nName Fire\n\nDeck\n4 Fire Bolt (M21) 125\n20 Mountain\n\nSideboard\n2 Drought (M21) 96"
    gears = "== Ride Line ==\n1 Gear Dragon (G3)\n== Main Deck ==\n4 Gear Rabbit (G0)"
    balls = "Pokémon (4)\n4 Mouse SUM 28\nTrainer (1)\n1 Professor XY 122\nEnergy (8)\n8 Bolt Energy"

    lines = [
        [(one.section, one.count, one.name) for one in read_list(text, game).lines]
        for text in (arena, gears, balls)
    ]

    assert lines == [
        [("main", 4, "Fire Bolt (M21) 125"), ("main", 20, "Mountain"), ("side", 2, "Drought (M21) 96")],
        [("ride", 1, "Gear Dragon"), ("main", 4, "Gear Rabbit")],
        [("main", 4, "Mouse SUM 28"), ("main", 1, "Professor XY 122"), ("other", 8, "Bolt Energy")],
    ]
