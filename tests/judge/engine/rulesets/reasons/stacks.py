"""Reasons of Leaders with two sides and of [Bond]."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import DRAW, Node, fighter, skill
from tests.judge.engine.rulesets.reasons.moments import OFFENSE, WINDOW, Case, Moment, attacked, board

AWAKEN: Node = {
    "id": "la",
    "power": 10000,
    "skills": [skill("la.awaken", timing="awaken", do=[DRAW])],
    "back": {
        "name": "awakened",
        "power": 15000,
        "skills": [skill("la.b1", timing="activate_main", do=[DRAW])],
    },
}
BOND_2 = skill("la.s1", **{"timing": "activate_main", "do": [DRAW], "if": {"bond": 2}})
BOND: Node = {"leader": {"id": "la", "power": 10000, "skills": [BOND_2]}}
TURN = Action("activate", "la.awaken")

CASES = (
    Case(
        "only_in_free_timings",
        "dbs-masters/cr-1.074/6-3-1-2-2-2, 7-2-1-2-3-2: [Awaken] in a free timing, not while a counter is possible",
        Moment(attacked({"leader": AWAKEN}), "A", TURN, WINDOW),
        Moment(attacked({"leader": AWAKEN}), "A", TURN, OFFENSE),
    ),
    Case(
        "other_side",
        "dbs-masters/cr-1.074/2-3-2-1-2: before awakening the back does not exist",
        Moment(board({"leader": AWAKEN}), "A", Action("activate", "la.b1")),
        Moment(board({"leader": {**AWAKEN, "face": "back"}}), "A", Action("activate", "la.b1")),
    ),
    Case(
        "other_side",
        "dbs-masters/cr-1.074/2-3-2-1-3: after it the front does not exist",
        Moment(board({"leader": {**AWAKEN, "face": "back"}}), "A", TURN),
        Moment(board({"leader": AWAKEN}), "A", TURN),
    ),
    Case(
        "not_enough_bond",
        "dbs-masters/cr-1.074/10-23-1: X or more own Battle Cards, not one less; Extra Cards do not count",
        Moment(
            board({**BOND, "battle": [fighter("a1"), {"id": "x1", "kind": "extra"}]}, {"battle": [fighter("b1")]}),
            "A",
            Action("activate", "la.s1"),
        ),
        Moment(board({**BOND, "battle": [fighter("a1"), fighter("a2")]}), "A", Action("activate", "la.s1")),
    ),
)  # fmt: skip
