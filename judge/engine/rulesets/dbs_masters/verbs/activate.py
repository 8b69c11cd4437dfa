"""Activating skills; [Auto] skills that wait are "activated" at their turn."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.legality import known_cost_reasons, skill_reasons, use_reasons
from judge.engine.pending import next_player
from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.battle_skills import AEGIS, arrival_reasons
from judge.engine.rulesets.dbs_masters.costs import COUNTERS
from judge.engine.rulesets.dbs_masters.invoking import payment_reasons
from judge.engine.rulesets.dbs_masters.skills import IN_BATTLE, IN_MAIN, card_with
from judge.engine.rulesets.dbs_masters.verbs.counter import counter_reasons
from judge.engine.rulesets.dbs_masters.verbs.own_plays import OWN_PLAYS, own_play_reasons
from judge.engine.rulesets.dbs_masters.verbs.stations import (
    DEFENSE,
    MAIN,
    NEXT_SKILL,
    OFFENSE,
    PAY_AUTO,
    main_phase_reasons,
    missing,
)
from judge.engine.rulesets.dbs_masters.verbs.unique import unique_reasons
from judge.engine.skills import Cost, Skill
from judge.engine.trace import Reason
from judge.engine.values import is_silenced, keywords_of

PLAY_THEMSELVES = ("over_realm", "dark_over_realm", "union_fusion", "arrival")
"""Keyword skills that play their own card onto no other."""


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
    found = _moment_reasons(at, player, skill.timing)
    if is_hidden(at, card, skill):
        found.append(at.ruleset.reason("other_side"))
    if _has_lost(at, card, skill):
        found.append(at.ruleset.reason("keyword_not_there"))
    if skill.timing in OWN_PLAYS and card.zone not in skill.zones:
        # Where it is valid the keyword says itself, so that nothing else need be said.
        found.append(at.ruleset.reason(OWN_PLAYS[skill.timing]))
        found += [] if card.controller == player else [at.ruleset.reason("not_your_card")]
        found += use_reasons(at, player, skill, card)
        return (*found, *payment_reasons(at, player, skill, card, found))
    found += skill_reasons(at, player, skill, card, Cost())
    found += payment_reasons(at, player, skill, card, found)
    if skill.timing in PLAY_THEMSELVES:
        found += unique_reasons(at, card.slot, player)
    found += arrival_reasons(at, player, skill, is_else_legal=not found)
    return (*found, *own_play_reasons(at, player, skill, card, is_else_legal=not found))


def is_hidden(at: At, card: GameCard, skill: Skill) -> bool:
    """Tell whether a skill stands on the side of a Leader that nobody sees: dbs-masters/cr-1.074/2-3-2-1-2."""
    return any(skill.id == other.id for side in at.state.sides(card.slot)[1:] for other in side.skills)


def _has_lost(at: At, card: GameCard, skill: Skill) -> bool:
    """Tell whether a card does not have the keyword that a skill stands for, though its other skills work."""
    stands = skill.keyword in at.ruleset.keywords and not is_silenced(card)
    return stands and skill.keyword not in keywords_of(at.state, card.slot)


def _moment_reasons(at: At, player: str, timing: str) -> list[Reason]:
    """Say why skills of a timing are not activated at this moment; [Awaken] and [Wish] are in all three.

    dbs-masters/cr-1.074/6-3-1-2-2, 7-2-1-2-3-2, 7-3-1-2-3-2.
    """
    in_main, in_battle = timing in IN_MAIN or timing in OWN_PLAYS, timing in IN_BATTLE
    if not (in_main or in_battle):
        return [at.ruleset.reason("not_activated_by_hand")]
    if timing == AEGIS and at.station != DEFENSE:
        return [at.ruleset.reason("aegis_in_defense_step")]
    if in_battle and at.station in (OFFENSE, DEFENSE):
        is_own = (at.station == OFFENSE) == (player == at.turn_player)
        return [] if is_own else [at.ruleset.reason("not_your_step")]
    if in_main and (at.station == MAIN or not in_battle):
        return main_phase_reasons(at, player)
    return [at.ruleset.reason("only_in_free_timings" if in_main else "only_in_battle_steps")]


def _auto_reasons(at: At, player: str, skill: Skill, card: GameCard) -> list[Reason]:
    """Say why an [Auto] skill does not resolve at this moment: it does not wait, or another comes first."""
    reason = at.ruleset.reason
    found: list[Reason] = []
    if card.controller != player:
        found.append(reason("not_your_card"))
    waiting = next((waiting for waiting in at.state.waiting if waiting.skill == skill.id), None)
    if waiting is None and is_hidden(at, card, skill):
        found.append(reason("other_side"))
    elif waiting is None:
        found.append(reason("blocker_only_at_declaration" if skill.keyword == "Blocker" else "not_waiting"))
    elif at.station == NEXT_SKILL:
        if next_player(at.ruleset, at.state) != player:
            found.append(reason("turn_player_first"))
    elif at.station != PAY_AUTO or at.frame.skill != skill.id:
        found.append(reason("another_skill_resolves"))
    payer = at.state.live(waiting.source) if waiting else card
    return found + known_cost_reasons(at, player, skill.cost, payer, found)


def activate_candidates(at: At, player: str) -> list[Action]:
    """List the skills a player could activate by declaring it; those of a Leader's other side are refused."""
    return [
        Action("activate", skill.id)
        for card in at.state.cards
        if card.zone and card.controller == player
        for skill in _skills_of(at, card)
        if skill.timing in (*IN_MAIN, *IN_BATTLE, *OWN_PLAYS)
    ]


def _skills_of(at: At, card: GameCard) -> list[Skill]:
    """List the skills of a card, on both sides of a Leader, with those that its keywords stand for."""
    others = [skill for side in at.state.sides(card.slot)[1:] for skill in side.skills]
    return [*at.ruleset.skills_of(at.state, card.slot, keywords_of(at.state, card.slot)), *others]
