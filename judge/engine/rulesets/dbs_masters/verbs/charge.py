"""Charging: a hand card becomes energy."""

from __future__ import annotations

from judge.engine.ids import BLANK
from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.verbs.stations import CHARGE, missing
from judge.engine.trace import Reason

HAND = "hand"
"""What a hand card that nobody described is called."""


def charge_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against placing a hand card as energy: dbs-masters/cr-1.074/6-2-5."""
    reason = at.ruleset.reason
    card = at.state.find(action.subject)
    if card is None and action.subject != HAND:
        return missing(at)
    found: list[Reason] = []
    if at.station != CHARGE:
        found.append(reason("only_in_charge_phase"))
    if player != at.turn_player:
        found.append(reason("not_turn_player"))
    if (card.slot if card else BLANK) not in at.state.zone(player, HAND):
        found.append(reason("charge_from_hand"))
    return tuple(found)


def charge_candidates(at: At, player: str) -> list[Action]:
    """List a player's hand cards; those that nobody described are all alike."""
    hand = at.state.zone(player, HAND)
    described = [Action("charge", at.state.printed(slot).id) for slot in hand if slot > 0]
    return [*described, Action("charge", HAND)] if BLANK in hand else described
