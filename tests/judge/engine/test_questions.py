"""Questions: what may be answered, and what may not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.engine.advance import advance
from judge.engine.errors import BadAnswerError
from judge.engine.questions import TARGET, Option, Question, options
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.state import to_json
from tests.judge.engine.duel import (
    duel,
    read,
)


def asked(*keys: str, least: int = 1, most: int = 1) -> Question:
    return Question(TARGET, "A", "x", options(*keys), "a.b", least, most)


def test_every_answer_is_listed_once() -> None:
    assert asked("a", "b").answers() == [("a",), ("b",)]
    assert asked("a", "b", least=0, most=2).answers() == [(), ("a",), ("b",), ("a", "b")]
    assert Question(TARGET, "A", "x", (Option("life", 3), Option("l1")), least=2, most=2).answers() == [
        ("life", "life"),
        ("life", "l1"),
    ]


@given(
    st.lists(st.sampled_from("abcd"), min_size=1, max_size=4, unique=True),
    st.integers(0, 3),
    st.integers(0, 3),
)
def test_a_question_takes_its_answers_and_nothing_else(keys: list[str], least: int, more: int) -> None:
    question = asked(*keys, least=min(least, len(keys)), most=min(least + more, len(keys)))

    for answer in question.answers():
        question.check(answer)
    with pytest.raises(BadAnswerError) as caught:
        question.check(("z",) * max(1, question.least))
    assert caught.value.code == "not_an_option"


def test_an_answer_of_the_wrong_size_is_none() -> None:
    with pytest.raises(BadAnswerError):
        asked("a", "b").check(("a", "b"))
    with pytest.raises(BadAnswerError):
        asked("a", "b", least=2, most=2).check(("a", "a"))


def test_a_question_is_optional_if_it_offers_to_decline() -> None:
    assert asked("a", "pass").decline == "pass"
    assert asked("yes", "no").decline == "no"
    assert asked("a").decline == ""


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    state = read(duel()).state
    written = to_json(state)

    with pytest.raises(BadAnswerError):
        advance(MASTERS_2019, state, ("attack:lb>la",))

    assert to_json(state) == written
