"""Reasons of what is done in the phases of a turn."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import Node
from tests.judge.engine.rulesets.reasons.moments import HELPER, Case, Moment, board

REDRAW = "setup.redraw"
CHARGE = "charge_phase.charge"
CHARGING: Node = {"player": "A", "number": 5, "phase": "charge", "first": "A"}

SETUP: Node = {"player": "A", "number": 1, "phase": "setup", "first": "A"}


def opening(*actions: Node) -> Node:
    """Both players hold their opening hands; A begins."""
    players: Node = {player: {"leader": {"id": f"l{player}", "power": 10000}, "hand": 6} for player in "AB"}
    return {
        "scenario": 1,
        "game": "dbs-masters",
        "profile": "masters-2019",
        "turn": SETUP,
        "players": players,
        "actions": list(actions),
    }


AGAIN = Action("redraw", "")
REDRAWN: Node = {"player": "A", "redraw": ["hand"]}

CASES = (
    Case(
        "only_before_the_game",
        "dbs-masters/cr-1.074/5-2-1-6: the redraw is part of the preparation",
        Moment(opening(), "A", AGAIN, "main_phase.act"),
        Moment(opening(), "A", AGAIN, REDRAW),
    ),
    Case(
        "one_redraw",
        "dbs-masters/faq/preparations-de-jeu/2: one time",
        Moment(opening(REDRAWN), "A", AGAIN, REDRAW, nth=2),
        Moment(opening(REDRAWN), "B", AGAIN, REDRAW, nth=2),
    ),
    Case(
        "first_player_redraws_first",
        "dbs-masters/cr-1.074/5-2-1-6: from the starting player on",
        Moment(opening(), "B", AGAIN, REDRAW),
        Moment(opening(), "B", AGAIN, REDRAW, nth=2),
    ),
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
