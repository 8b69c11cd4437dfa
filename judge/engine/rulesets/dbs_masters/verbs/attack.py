"""Attacking: every reason against it, and what could attack what."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.verbs.stations import MAIN, missing
from judge.engine.trace import Reason
from judge.engine.values import forbidding_skill


def attack_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against an attack: dbs-masters/cr-1.074/7-1, faq/combat/1 to 3, faq/phase-principale/8."""
    card, target = at.state.find(action.subject), at.state.find(action.target)
    if card is None or target is None:
        return missing(at)
    reason = at.ruleset.reason
    found: list[Reason] = []
    if at.station != MAIN:
        found.append(reason("only_in_main_phase"))
    if player != at.turn_player:
        found.append(reason("not_turn_player"))
    if player == at.state.first_player and at.state.turn_number == 1:
        found.append(reason("no_attack_on_first_turn"))
    if card.controller != player or card.zone not in ("leader", "battle") or at.named(card).kind == "extra":
        found.append(reason("not_your_attacker"))
    if card.mode != "active":
        found.append(reason("attacker_rested"))
    if forbidding_skill(at.state, card, "attack"):
        found.append(reason("cannot_attack"))
    return tuple(found + _target_reasons(at, player, target))


def _target_reasons(at: At, player: str, target: GameCard) -> list[Reason]:
    found: list[Reason] = []
    if target.controller == player:
        found.append(at.ruleset.reason("own_card"))
    if target.zone not in ("leader", "battle"):
        found.append(at.ruleset.reason("not_in_play"))
    elif at.named(target).kind == "extra":
        found.append(at.ruleset.reason("not_attackable"))
    elif target.zone == "battle" and target.mode == "active":
        found.append(at.ruleset.reason("target_active"))
    return found


def attack_candidates(at: At, player: str) -> list[Action]:
    """List the attackers and targets a player could name."""
    mine = _in_play(at, player)
    theirs = _in_play(at, at.state.other(player))
    return [Action("attack", own, target) for own in mine for target in theirs]


def _in_play(at: At, player: str) -> list[str]:
    return [
        at.state.printed(slot).id
        for zone in ("leader", "battle")
        for slot in at.state.zone(player, zone)
        if slot > 0
    ]
