"""Reasons of what is done in the phases of a turn."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import Node
from tests.judge.engine.rulesets.reasons.moments import HELPER, Case, Moment, board

CHARGE = "charge_phase.charge"
CHARGING: Node = {"player": "A", "number": 5, "phase": "charge", "first": "A"}

CASES = (
    Case(
        "only_in_charge_phase",
        "dbs-masters/cr-1.074/6-2-5: energy is placed in the Charge Phase",
        Moment(board({"hand": [HELPER]}), "A", Action("charge", "k1")),
        Moment(board({"hand": [HELPER]}, turn=CHARGING), "A", Action("charge", "k1"), CHARGE),
    ),
    Case(
        "charge_from_hand",
        "dbs-masters/cr-1.074/6-2-5: the card comes from the hand",
        Moment(board({"battle": [HELPER]}, turn=CHARGING), "A", Action("charge", "k1"), CHARGE),
        Moment(board({"hand": [HELPER]}, turn=CHARGING), "A", Action("charge", "k1"), CHARGE),
    ),
)
