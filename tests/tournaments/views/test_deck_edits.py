"""What a tap writes into the text of a list; everything else stays as it was typed."""

from __future__ import annotations

import pytest

from tournaments.decks.formats import read_list
from tournaments.errors import TournamentError
from tournaments.presentation.decks.edit import with_card, with_number

TYPED = "// my deck\nLeader\n1 Marla\n\nMain\n4 Tide Runner\n3x  Harbor Sentinel\n"


def _read(text: str) -> list[tuple[str, int, str, str]]:
    return [(one.section, one.count, one.number, one.name) for one in read_list(text).lines]


def test_a_number_is_written_into_its_line() -> None:
    text = with_number(TYPED, line=6, number="OV1-004", names=["Tide Runner"])

    assert text == TYPED.replace("4 Tide Runner", "4 OV1-004 Tide Runner")


def test_a_line_that_moved_is_found_by_its_name() -> None:
    text = with_number(f"\n\n\n{TYPED}", line=6, number="OV1-004", names=["tide runner"])

    assert text == "\n\n\n" + TYPED.replace("4 Tide Runner", "4 OV1-004 Tide Runner")


def test_of_two_lines_with_the_name_the_nearest_gets_the_number() -> None:
    text = with_number("2 Tide Runner\n\n1 Tide Runner", line=3, number="OV1-004", names=["Tide Runner"])

    assert text == "2 Tide Runner\n\n1 OV1-004 Tide Runner"


@pytest.mark.parametrize(
    ("row", "written"),
    [
        ("Tide Runner x4 # strong", "OV1-004 Tide Runner x4 # strong"),
        ("• 4x Tide Runner", "• 4x OV1-004 Tide Runner"),
        ("Leader: Tide Runner", "Leader: OV1-004 Tide Runner"),
        ("SB: 2 Tide Runner", "SB: 2 OV1-004 Tide Runner"),
        ("4 Tide\u00a0Runner", "4 OV1-004 Tide Runner"),
        ('"4","","Tide Runner"', "4 OV1-004 Tide Runner"),
    ],
)
def test_what_else_stands_in_the_line_stays(row: str, written: str) -> None:
    before = f"Main\n4 OV1-009\n{row}\n3 OV1-010"

    text = with_number(before, line=3, number="OV1-004", names=["Tide Runner"])

    assert text == before.replace(row, written)


def test_a_list_is_read_as_a_list_of_its_game() -> None:
    """Numbers of Bakugan are plain, with a sign before them that begins a comment elsewhere."""
    text = with_card(
        "Team\n1 Trox\n#12 Howlkor x1\n", section="team", number="12", name="Howlkor", game="bakugan"
    )

    assert text == "Team\n1 Trox\n#12 Howlkor x2\n"


def test_a_card_that_shares_its_line_gets_one_of_its_own() -> None:
    text = with_card("Main\n4 OV1-009, 3 OV1-004\n", section="main", number="OV1-004", name="")

    assert text == "Main\n4 OV1-009, 3 OV1-004\n1 OV1-004\n"


@pytest.mark.parametrize("text", ["", TYPED.replace("Tide Runner", "Tide Walker"), "4 OV1-009 Tide Runner"])
def test_a_line_that_is_gone_is_said(text: str) -> None:
    with pytest.raises(TournamentError) as caught:
        with_number(text, line=6, number="OV1-004", names=["Tide Runner"])

    assert caught.value.code == "line_changed"


@pytest.mark.parametrize(
    ("row", "raised"),
    [
        ("2 OV1-004 Tide Runner", "3 OV1-004 Tide Runner"),
        ("2x OV1-004", "3x OV1-004"),
        ("2 Tide Runner [OV1-004]", "3 Tide Runner [OV1-004]"),
        ("OV1-004 x2", "OV1-004 x3"),
        ("  2 ov1-004", "  3 ov1-004"),
    ],
)
def test_a_card_that_is_there_is_counted_up_in_its_own_form(row: str, raised: str) -> None:
    text = with_card(f"Main\n{row}\n", section="main", number="OV1-004", name="Tide Runner")

    assert text == f"Main\n{raised}\n"


def test_a_new_card_comes_after_the_last_of_its_section() -> None:
    text = with_card("Main\n2 OV1-004\n\nSide\n1 OV1-005", section="main", number="OV1-006", name="Gull")

    assert text == "Main\n2 OV1-004\n1 OV1-006 Gull\n\nSide\n1 OV1-005"


def test_an_empty_section_is_filled_below_its_heading() -> None:
    text = with_card("Main\n2 OV1-004\n\n== Side deck ==\n", section="side", number="OV1-004", name="Runner")

    assert text == "Main\n2 OV1-004\n\n== Side deck ==\n1 OV1-004 Runner\n"


@pytest.mark.parametrize("section", ["leader", "main", "side", "z", "ride", "stride", "team", "other"])
@pytest.mark.parametrize("text", ["", "4 OV1-004", "Main\n4 OV1-004\n\n", "4 OV1-004\nSide\n1 OV1-005"])
def test_a_card_lands_in_the_section_it_was_added_to(text: str, section: str) -> None:
    before = _read(text)

    after = _read(with_card(text, section=section, number="OV1-020", name="Lighthouse"))

    added = [one for one in after if one[2] == "OV1-020"]
    assert [(code or "main", count) for code, count, _number, _name in added] == [(section, 1)]
    others = [(code or "main", count, number) for code, count, number, _name in after if number != "OV1-020"]
    assert others == [(code or "main", count, number) for code, count, number, _name in before]


def test_a_count_that_is_as_high_as_can_be_stays() -> None:
    text = with_card("999 OV1-004", section="main", number="OV1-004", name="")

    assert text == "999 OV1-004"


@pytest.mark.parametrize(
    ("section", "word", "heading"),
    [
        ("leader", "First vanguard", "First vanguard"),
        ("other", "BakuCores", "BakuCores"),
        ("side", "Nonsense", "Side Deck"),
        ("side", "Main deck", "Side Deck"),
        ("side", "", "Side Deck"),
    ],
)
def test_a_new_section_is_called_as_the_game_calls_it_where_that_reads_back(
    section: str, word: str, heading: str
) -> None:
    text = with_card("", section=section, number="OV1-020", name="", word=word)

    assert text == f"{heading}\n1 OV1-020"
