"""Combos: every reason against one, and with what it could be made."""

from __future__ import annotations

from judge.engine.legality import cost_reasons
from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.costs import combo_cost
from judge.engine.rulesets.dbs_masters.verbs.stations import DEFENSE, OFFENSE, missing
from judge.engine.trace import Reason


def combo_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against a combo: dbs-masters/cr-1.074/7-2-1-2-1, 7-3-1-2-1, faq/combo/1, faq/jeton/6."""
    card = at.state.find(action.subject)
    if card is None:
        return missing(at)
    reason = at.ruleset.reason
    found: list[Reason] = []
    if at.station not in (OFFENSE, DEFENSE):
        found.append(reason("combo_only_in_battle_steps"))
    elif (at.station == OFFENSE) != (player == at.turn_player):
        found.append(reason("not_your_step"))
    printed = at.named(card)
    if card.controller != player or card.zone not in ("hand", "battle"):
        found.append(reason("combo_from_hand_or_battle_area"))
    elif card.zone == "battle":
        if card.mode != "active":
            found.append(reason("combo_card_rested"))
        if card.ref in (at.state.role("attacker"), at.state.role("guard")):
            found.append(reason("combo_card_in_battle"))
    if printed.kind != "battle":
        found.append(reason("combo_needs_battle_card"))
    if printed.printed("combo_power") is None or printed.printed("combo_cost") is None:
        found.append(reason("combo_needs_combo_power"))
    return tuple(found + cost_reasons(at, player, combo_cost(at.state, card), card))


def combo_candidates(at: At, player: str) -> list[Action]:
    """List the described cards a player could combo with."""
    return [
        Action("combo", at.state.printed(slot).id)
        for zone in ("hand", "battle")
        for slot in at.state.zone(player, zone)
        if slot > 0
    ]
