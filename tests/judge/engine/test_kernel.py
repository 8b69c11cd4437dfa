"""The kernel's smaller parts: actions, frames, references, budgets, procedures and citations."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.engine.advance import Budget
from judge.engine.errors import BadDocumentError, BudgetError
from judge.engine.outcomes import happen
from judge.engine.pending import players_in_order
from judge.engine.ruleset import Action, Procedure, action_of
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.state import Frame, as_ref, plain_ref
from judge.engine.trace import STRENGTHS
from tests.judge.engine.duel import (
    duel,
    read,
)


@given(st.sampled_from(["attack", "play"]), st.sampled_from(["a1", "a1.s1"]), st.sampled_from(["", "lb"]))
def test_an_action_is_the_key_of_an_option_and_back(verb: str, subject: str, target: str) -> None:
    action = Action(verb, subject, target)

    assert action_of(action.key) == action


def test_a_frame_gives_words_and_numbers_and_nothing_else() -> None:
    frame = Frame("p", "r").keep(word="x", number=3)

    assert (frame.text("word"), frame.number("number"), frame.get("nothing")) == ("x", 3, None)
    assert (frame.text("number"), frame.number("word"), frame.text("no"), frame.number("no")) == (
        "",
        0,
        "",
        0,
    )


def test_a_reference_is_two_numbers() -> None:
    card = read(duel()).state.find("a1")
    assert card is not None

    assert as_ref(plain_ref(card.ref)) == card.ref
    assert as_ref(()) is None
    assert as_ref(("a", 1)) is None
    assert plain_ref(None) == ()


def test_a_budget_is_spent_step_by_step() -> None:
    budget = Budget(rule_steps=2)
    budget.spend()
    budget.spend()

    with pytest.raises(BudgetError) as caught:
        budget.spend()

    assert caught.value.code == "budget_rule_steps"


def test_a_budget_of_time_ends_when_the_caller_says_so() -> None:
    budget = Budget(rule_steps=512, should_stop=lambda: True)

    with pytest.raises(BudgetError) as caught:
        _spend_all(budget)

    assert caught.value.code == "budget_time"


def _spend_all(budget: Budget) -> None:
    while True:
        budget.spend()


def test_another_edition_of_a_procedure_runs_the_same_rules_in_another_order() -> None:
    procedure = Procedure("p")
    procedure.rule("one")(lambda at: happen())
    procedure.rule("two")(lambda at: happen())

    edition = procedure.reordered("two", "one", "two=again")

    assert list(edition.rules) == ["two", "one", "again"]
    assert edition.after == {"two": "one", "one": "again", "again": ""}
    assert edition.rules["again"].station == "p.again"
    assert procedure.first == "one"


def test_a_rule_without_a_citation_is_a_fault_of_the_ruleset() -> None:
    with pytest.raises(BadDocumentError) as caught:
        MASTERS_2019.cite("battle.lunch")

    assert caught.value.code == "uncited"


def test_every_game_has_a_default_profile_and_known_strengths() -> None:
    assert {RULESETS[profile].game for profile in DEFAULT_PROFILES.values()} == set(DEFAULT_PROFILES)
    for ruleset in RULESETS.values():
        assert {citation.strength for cited in ruleset.citations.values() for citation in cited} <= set(
            STRENGTHS
        )


def test_the_turn_player_comes_first() -> None:
    """dbs-masters/faq/capacites/8."""
    state = read(duel(turn={"player": "B", "number": 6, "first": "A"})).state

    assert players_in_order(MASTERS_2019, state) == ("B", "A")
