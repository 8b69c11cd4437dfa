"""Each reason against an action of Masters: a moment at which it applies, and one at which it just does not.

The cases of each area stand in a file of `reasons/`.
"""

from __future__ import annotations

import pytest

from judge.engine.advance import moment
from judge.engine.legality import reasons_against
from judge.engine.replay import play_out
from judge.engine.ruleset import Action
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from tests.judge.engine.duel import Node, examined, read, refused
from tests.judge.engine.rulesets.reasons import (
    costs,
    counters,
    declared,
    keywords,
    skills,
    stacks,
    turns,
    unions,
)
from tests.judge.engine.rulesets.reasons.moments import HELPER, Case, attacked, board

CASES: tuple[Case, ...] = (
    *declared.CASES,
    *counters.CASES,
    *skills.CASES,
    *costs.CASES,
    *turns.CASES,
    *stacks.CASES,
    *unions.CASES,
    *keywords.CASES,
)
NAMES = [f"{case.code}: {case.rule.partition(':')[0]}" for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_without_one_precondition_exactly_its_reason_is_given_and_with_it_none(case: Case) -> None:
    assert case.applies.reasons() == {case.code}
    assert case.lifted.reasons() == set()


def test_every_reason_of_the_ruleset_has_its_case() -> None:
    codes = {name.partition(":")[2] for name in MASTERS_2019.citations if name.startswith("reason:")}

    # These two are no reasons at a station: no station of the line asks for the action, or the game is over.
    assert {case.code for case in CASES} == codes - {"never_asked", "game_over"}


def test_a_verb_without_its_card_is_refused_and_not_a_crash() -> None:
    at = moment(MASTERS_2019, play_out(read(board())).stations[0][1].state)

    for name, verb in MASTERS_2019.verbs.items():
        if verb.bare or verb.choosing:
            continue  # it names no card
        reasons = reasons_against(at, "A", Action(name, "nobody", "nobody"))
        assert [reason.code for reason in reasons] == ["card_moved_on"]


def test_a_refusal_speaks_of_the_moment_at_which_the_act_is_declared() -> None:
    """cr-1.074/7-2-1-2-2-1: the energy is missing; that somebody is paying just then is no reason."""
    hand = [{**HELPER, "combo_cost": 1}, {**HELPER, "id": "k2", "combo_cost": 1}]
    second: Node = {"player": "A", "combo": "k2"}
    document = attacked({"hand": hand, "energy": 1}, None, {"player": "A", "combo": "k1"}, second)
    asked = attacked({"hand": hand, "energy": 1}, None, {"player": "A", "combo": "k1"})
    asked["claims"] = [{"id": "c", "allowed": second, "after": 2}]

    assert refused(document) == (3, {"not_enough_energy"})
    assert examined(asked).findings[0].because == ("not_enough_energy",)
