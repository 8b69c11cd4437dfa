"""Evolving: a card of the hand onto a Battle Card."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.legality import cost_reasons, use_reasons
from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.skills import EVOLVES
from judge.engine.rulesets.dbs_masters.verbs.stations import main_phase_reasons, missing
from judge.engine.rulesets.dbs_masters.verbs.unique import unique_reasons
from judge.engine.skills import Skill
from judge.engine.trace import Reason
from judge.engine.values import fits


def evolve_skills(at: At, card: GameCard) -> list[Skill]:
    """List the [Evolve], [EX-Evolve] and [Xeno-Evolve] skills of a card."""
    return [skill for skill in at.named(card).skills if skill.timing in EVOLVES]


def evolve_skill(at: At, player: str, card: GameCard, below: GameCard) -> Skill | None:
    """Give the Evolve skill of a card that can be used on another, else its first one, if it has any."""
    known = evolve_skills(at, card)
    fitting = [skill for skill in known if not _skill_reasons(at, player, skill, card, below)]
    return next(iter(fitting or known), None)


def evolve_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against evolving: dbs-masters/cr-1.074/10-5-1, 10-5-2, faq/evolution-evolution-ex/1 and 2."""
    card, below = at.state.find(action.subject), at.state.find(action.target)
    if card is None or below is None:
        return missing(at)
    skill = evolve_skill(at, player, card, below)
    found = main_phase_reasons(at, player)
    if skill is None:
        return (*found, at.ruleset.reason("no_evolve_skill"))
    if card.controller != player or card.zone != "hand":
        found.append(at.ruleset.reason("only_from_hand"))
    return tuple(found + _skill_reasons(at, player, skill, card, below))


def _skill_reasons(at: At, player: str, skill: Skill, card: GameCard, below: GameCard) -> list[Reason]:
    """Say why this skill does not put the card in the place of the other one."""
    found = [] if can_be_below(at, player, skill, below) else [at.ruleset.reason("cannot_evolve_onto")]
    found += unique_reasons(at, card.slot, player, (below.slot,))
    return found + use_reasons(at, player, skill, card) + cost_reasons(at, player, skill.cost, card)


def can_be_below(at: At, player: str, skill: Skill, below: GameCard) -> bool:
    """Tell whether a card in the own Battle Area is what [Evolve] demands."""
    if below.zone != "battle" or below.controller != player or skill.onto is None:
        return False
    return fits(at.state, skill.onto, below.slot, player, 0)


def evolve_candidates(at: At, player: str) -> list[Action]:
    """List the pairs of hand card and Battle Card a player could name."""
    return [
        Action("evolve", at.state.printed(slot).id, at.state.printed(below).id)
        for slot in at.state.zone(player, "hand")
        if slot > 0 and evolve_skills(at, at.state.card(slot))
        for below in at.state.zone(player, "battle")
        if below > 0
    ]
