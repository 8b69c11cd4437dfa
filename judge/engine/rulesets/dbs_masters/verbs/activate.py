"""Activating skills; [Auto] skills that wait are "activated" at their turn."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.legality import cost_reasons, skill_reasons
from judge.engine.pending import next_player
from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.costs import COUNTERS, cost_of
from judge.engine.rulesets.dbs_masters.skills import card_with
from judge.engine.rulesets.dbs_masters.verbs.counter import counter_reasons
from judge.engine.rulesets.dbs_masters.verbs.stations import (
    DEFENSE,
    NEXT_SKILL,
    OFFENSE,
    PAY_AUTO,
    main_phase_reasons,
    missing,
)
from judge.engine.skills import Skill
from judge.engine.trace import Reason


def activate_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against activating a skill now."""
    card = card_with(at.state, action.subject)
    skill = at.ruleset.skill(at.state, card.slot, action.subject) if card else None
    if card is None or skill is None:
        return missing(at)
    if skill.timing in COUNTERS:
        return counter_reasons(at, player, action)
    if skill.timing == "auto":
        return tuple(_auto_reasons(at, player, skill, card))
    found: list[Reason] = []
    cost = cost_of(at.state, skill, card)
    if skill.timing == "activate_main":
        found += main_phase_reasons(at, player)
    elif skill.timing == "activate_battle":
        if at.station not in (OFFENSE, DEFENSE):
            found.append(at.ruleset.reason("only_in_battle_steps"))
        elif (at.station == OFFENSE) != (player == at.turn_player):
            found.append(at.ruleset.reason("not_your_step"))
    else:
        found.append(at.ruleset.reason("not_activated_by_hand"))
    return tuple(found + skill_reasons(at, player, skill, card, cost))


def _auto_reasons(at: At, player: str, skill: Skill, card: GameCard) -> list[Reason]:
    """Say why an [Auto] skill does not resolve at this moment: it does not wait, or another comes first."""
    reason = at.ruleset.reason
    found: list[Reason] = []
    if card.controller != player:
        found.append(reason("not_your_card"))
    waiting = next((waiting for waiting in at.state.waiting if waiting.skill == skill.id), None)
    if waiting is None:
        found.append(reason("blocker_only_at_declaration" if skill.keyword == "Blocker" else "not_waiting"))
    elif at.station == NEXT_SKILL:
        if next_player(at.ruleset, at.state) != player:
            found.append(reason("turn_player_first"))
    elif at.station != PAY_AUTO or at.frame.text("skill") != skill.id:
        found.append(reason("another_skill_resolves"))
    payer = at.state.live(waiting.source) if waiting else card
    return found + cost_reasons(at, player, skill.cost, payer)


def activate_candidates(at: At, player: str) -> list[Action]:
    """List the skills a player could activate by declaring it."""
    return [
        Action("activate", skill.id)
        for card in at.state.cards
        if card.zone and card.controller == player
        for skill in at.named(card).skills
        if skill.timing in ("activate_main", "activate_battle")
    ]
