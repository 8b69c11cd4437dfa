"""Playing a Battle Card from the hand."""

from __future__ import annotations

from judge.engine.legality import cost_reasons
from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.costs import card_cost
from judge.engine.rulesets.dbs_masters.verbs.stations import main_phase_reasons, missing
from judge.engine.rulesets.dbs_masters.verbs.unique import unique_reasons
from judge.engine.trace import Reason


def play_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against playing a Battle Card from the hand: dbs-masters/cr-1.074/6-3-1-2-1."""
    card = at.state.find(action.subject)
    if card is None:
        return missing(at)
    found = main_phase_reasons(at, player)
    if card.controller != player or card.zone != "hand":
        found.append(at.ruleset.reason("only_from_hand"))
    if at.named(card).kind != "battle":
        found.append(at.ruleset.reason("not_a_battle_card"))
    found += unique_reasons(at, card.slot, player)
    return tuple(found + cost_reasons(at, player, card_cost(at.state, card), card))


def play_candidates(at: At, player: str) -> list[Action]:
    """List the described hand cards of a player."""
    return [Action("play", at.state.printed(slot).id) for slot in at.state.zone(player, "hand") if slot > 0]
