"""Where players declare something, and the reasons that many verbs share."""

from __future__ import annotations

from judge.engine.ruleset import At
from judge.engine.trace import Reason

REDRAW = "setup.redraw"
CHARGE = "charge_phase.charge"
MAIN = "main_phase.act"
OFFENSE = "battle.offense_act"
DEFENSE = "battle.defense_act"
WINDOW = "counter_window.answer"
PAY_AUTO = "resolve_auto.pay_or_decline"
NEXT_SKILL = "checkpoint.next_skill"


def missing(at: At) -> tuple[Reason, ...]:
    """Say that a card of the action is no longer there."""
    return (at.ruleset.reason("card_moved_on"),)


def main_phase_reasons(at: At, player: str) -> list[Reason]:
    """Say why this is not the free timing of the player's own Main Phase."""
    found: list[Reason] = []
    if at.station != MAIN:
        found.append(at.ruleset.reason("only_in_main_phase"))
    if player != at.turn_player:
        found.append(at.ruleset.reason("not_turn_player"))
    return found
