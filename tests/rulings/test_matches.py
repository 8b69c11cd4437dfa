"""Why a ruling was found, told by what it holds."""

from __future__ import annotations

import pytest

from rulings.models import Game
from rulings.presentation.matches import matches_of, read_question
from tests.rulings.factories import make_game, make_ruling

pytestmark = pytest.mark.django_db

GUARD = "castle/faq/gardien/1"


@pytest.fixture
def game() -> Game:
    """Return a game with a ruling that names a card."""
    game = make_game()
    make_ruling(GUARD, cards=["C1-001"])
    return game


@pytest.mark.parametrize(
    ("question", "sorts"),
    [
        ("guard", ["keyword"]),
        ("[Guard]", ["keyword"]),
        ("guards trigger", ["keyword", "asked"]),
        ("gardien sans choisir", ["asked"]),
        ("does it trig", ["asked"]),  # still typing the last word
        ("C1-001", ["card"]),
        ("gardien/1", ["code"]),
        (GUARD, ["code"]),
        ("the skill says", ["words"]),
        ("xylophone", []),
        ("", []),
        ("the of", []),
        ("\x00 <b>", []),
    ],
)
def test_what_matched_is_told(game: Game, question: str, sorts: list[str]) -> None:
    found = matches_of(game.rulings.get(), read_question(question))

    assert [match.sort for match in found] == sorts


def test_words_asked_for_are_marked_in_the_way_to_ask(game: Game) -> None:
    match = matches_of(game.rulings.get(), read_question("gardien choisir"))[-1]

    assert "".join(segment.text for segment in match.segments) == "gardien sans choisir"
    assert [segment.text for segment in match.segments if segment.is_hit] == ["gardien", "choisir"]
    assert match.language == "fr"


def test_words_that_search_took_for_those_asked_for_count(game: Game) -> None:
    found = matches_of(game.rulings.get(), read_question("bodyguard sans"), ["guard", "gardien"])

    assert [match.sort for match in found] == ["keyword", "asked"]
