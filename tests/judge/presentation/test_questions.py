"""An open choice as a form."""

from __future__ import annotations

import pytest

from judge.engine.questions import NUMBER, ORDER, TARGET, UNKNOWN, Option, Question
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import read_scenario
from judge.presentation.citations import Library
from judge.presentation.questions import QuestionView, question_view
from judge.presentation.voice import Voice

SCENARIO = read_scenario(
    {
        "scenario": 1,
        "game": "dbs-masters",
        "players": {
            "A": {
                "leader": {"id": "la", "name": "Captain", "power": 10000},
                "battle": [{"id": "a1", "name": "Raider", "power": 5000}],
            },
            "B": {"leader": {"id": "lb", "name": "Rival", "power": 10000}},
        },
    },
    RULESETS,
    DEFAULT_PROFILES,
)


def _view(question: Question) -> QuestionView:
    voice = Voice.of(SCENARIO.state, "en")
    return question_view(SCENARIO.ruleset, SCENARIO.state, question, voice, Library({}, voice))


@pytest.mark.parametrize(
    ("question", "form"),
    [
        (Question(ORDER, "A", "checkpoint", (Option("a1"), Option("la"))), "buttons"),
        (Question(UNKNOWN, "hidden", "A.life", tuple(Option(str(n)) for n in range(1, 9))), "numbers"),
        (Question(UNKNOWN, "hidden", "A.deck", tuple(Option(str(n)) for n in range(1, 61))), "list"),
        (Question(NUMBER, "A", "x", (Option("1"), Option("2"))), "numbers"),
        (Question(TARGET, "A", "pay", (Option("energy", 3),), least=2, most=2), "boxes"),
    ],
)
def test_the_form_fits_the_question(question: Question, form: str) -> None:
    assert _view(question).form == form


def test_equal_cards_can_be_taken_as_often_as_there_are_and_as_are_wanted() -> None:
    view = _view(Question(TARGET, "A", "pay", (Option("energy", 3), Option("a1")), least=2, most=2))

    assert [option.key for option in view.options] == ["energy", "energy", "a1"]
