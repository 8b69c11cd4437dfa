"""What a list holds beside cards, and what is doubtful about a card, reaches the report as a sentence."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.construction.names import name_key, number_key
from rulings.construction.types import Finding, Report
from rulings.models import Card, CardFace, CardLanguage, Game
from tests.tournaments.deck_game import LEGAL, make_deck_game
from tournaments.services.decklists.check import check_decklist

pytestmark = pytest.mark.django_db


@pytest.fixture
def game() -> Game:
    """Return the game with its invented cards."""
    return make_deck_game()


def warnings_of(game: Game, text: str) -> dict[str, Finding]:
    """Check a list and return its warnings by code."""
    return {one.code: one for one in check_decklist(text=text, game=game).warnings}


@pytest.mark.parametrize(
    ("text", "code", "lines"),
    [
        (f"My deck by Anna\n{LEGAL}", "title_not_read", (1,)),
        (f"Player: Anna\n{LEGAL}", "about_not_read", (1,)),
        (f"{LEGAL}\nhttps://decks.example/1", "address_not_read", (17,)),
        (f"{LEGAL}\n# 4 OV1-017", "comment_holds_card", (17,)),
        (f"{LEGAL}\nMaybeboard\n4 OV1-017", "line_set_aside", (18,)),
        (f"{LEGAL}\nTotal: 60 cards", "total_differs", (17,)),
    ],
)
def test_a_line_that_is_no_card_is_told_and_changes_no_verdict(
    game: Game, text: str, code: str, lines: tuple[int, ...]
) -> None:
    report = check_decklist(text=text, game=game)
    found = next(one for one in report.warnings if one.code == code)

    assert (report.legal, report.cards, found.lines) == (True, 51, lines)
    assert f"ine {lines[0]} " in found.message


def test_a_list_without_anything_to_tell_is_told_nothing(game: Game) -> None:
    report = check_decklist(text=f"// spring\n{LEGAL}\n-----\nTotal: 50 cards", game=game)

    assert report.legal is True
    assert not {one.code for one in report.warnings} & {
        "title_not_read",
        "total_differs",
        "comment_holds_card",
    }


def test_a_title_that_is_the_name_of_a_card_may_be_one(game: Game) -> None:
    report = check_decklist(text=f"Tide Runner\n{LEGAL}", game=game)

    assert (report.legal, report.unchecked) == (None, ("list_form",))
    assert [(one.code, one.lines) for one in report.unsure] == [("title_or_card", (1,))]
    assert "title_not_read" not in {one.code for one in report.warnings}


def test_a_mistyped_number_is_told_with_the_number_of_its_name(game: Game) -> None:
    found = warnings_of(game, LEGAL.replace("2 OV1-016", "2 OV1-904 Tide Runner"))["unknown_number_of_name"]

    assert (found.options, found.lines) == (("OV1-004",), (16,))
    assert "OV1-904" in found.message
    assert "OV1-004" in found.message


def test_a_name_in_another_language_is_enough(game: Game) -> None:
    card = Card.objects.get(game=game, key=number_key("OV1-016"))
    name = "Gezeitenwächter"
    CardFace.objects.create(card=card, language=CardLanguage.GERMAN, name=name, name_key=name_key(name))

    report = check_decklist(text=LEGAL.replace("2 OV1-016", f"2 {name}"), game=game)

    assert report.legal is True
    assert [row.number for row in report.sections["main"]][-1] == "OV1-016"


def test_a_name_of_two_cards_is_asked_about(game: Game) -> None:
    Card.objects.create(
        game=game,
        number="OV9-001",
        key=number_key("OV9-001"),
        name="Tide Runner",
        name_key=name_key("Tide Runner"),
        kind="leader",
    )

    report = check_decklist(text=LEGAL.replace("4 OV1-004\n", "4 Tide Runner\n"), game=game)
    found = next(one for one in report.warnings if one.code == "ambiguous_name")

    assert report.legal is None
    assert found.options == ("OV1-004", "OV9-001")


def test_a_list_without_headings_is_placed_by_the_kinds_of_its_cards(game: Game) -> None:
    text = "\n".join(row for row in LEGAL.splitlines() if not row.startswith("_"))

    report = check_decklist(text=text, game=game)

    assert report.legal is True
    assert {section: sum(row.count for row in rows) for section, rows in report.sections.items()} == {
        "leader": 1,
        "main": 50,
    }


def test_one_copy_first_in_a_list_is_the_leader_only_if_nobody_knows_the_card(game: Game) -> None:
    known = check_decklist(text="1 OV1-004\n4 OV1-005", game=game)
    unknown = check_decklist(text="1 X9-001\n4 OV1-005", game=game)

    assert "leader" not in known.sections
    assert [row.number for row in unknown.sections["leader"]] == ["X9-001"]
    assert unknown.legal is not True


def test_the_number_of_queries_does_not_grow_with_the_list(game: Game) -> None:
    def queries(text: str) -> int:
        with CaptureQueriesContext(connection) as captured:
            check_decklist(text=text, game=game)
        return len(captured)

    short = "1 X9-001 Tide Runner\n4 Reef\n4 OV1-005"
    long = "\n".join(
        f"{row}" for row in [short, *(f"1 X9-{n:03d} Tide Runner\n1 Reef {n}" for n in range(2, 60))]
    )

    assert queries(long) == queries(short)


def test_a_report_reads_like_sentences(game: Game) -> None:
    report: Report = check_decklist(
        text="My deck\n4 OV1-004 x3\n4 OV1-005 OV1-006\nTide\nStuff:\n1 OV1-007", game=game
    )

    assert all(one.message.endswith((".", "?")) for one in (*report.faults, *report.warnings, *report.unsure))
