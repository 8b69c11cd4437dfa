"""May this be declared, chosen, paid: every reason against it, with the rule that says so.

The options of a question are the candidates without a reason, so what is offered and what is refused cannot differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.costparts import (
    SELF_REST,
    Payer,
    is_payable,
    needs_one_card_twice,
    needs_the_card_itself,
)
from judge.engine.energy import active_energy
from judge.engine.errors import Needs
from judge.engine.events import GameEvent
from judge.engine.instructions import Condition, Filter
from judge.engine.paying import can_pay, cost_total
from judge.engine.questions import Option
from judge.engine.ruleset import Action, At
from judge.engine.skills import CardsPart, ColoursPart, Cost, DeckPart, EnergyPart, Part, Skill, SumPart
from judge.engine.state import GameState
from judge.engine.trace import Reason
from judge.engine.values import candidates, holds, is_silenced, is_valid_here


def reasons_against(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give all reasons why a player may not do this at this station; none means that it is legal."""
    verb = at.ruleset.verbs.get(action.verb)
    if verb is None:
        return (at.ruleset.reason("no_such_action", verb=action.verb),)
    return verb.reasons(at, player, action)


def legal_actions(at: At, player: str, verbs: Sequence[str]) -> tuple[Option, ...]:
    """List what a player may declare here with any of these verbs."""
    found: list[Option] = []
    for name in verbs:
        verb = at.ruleset.verbs[name]
        found += [
            Option(action.key)
            for action in verb.candidates(at, player)
            if not verb.reasons(at, player, action)
        ]
    return tuple(found)


def cost_reasons(at: At, player: str, cost: Cost, card: GameCard | None) -> list[Reason]:
    """Give all reasons why a cost cannot be paid; a cost is paid completely or not at all."""
    payer = Payer(at.ruleset, player, card.ref if card else None)
    if cost.is_free or can_pay(at.state, payer, cost.parts):
        return []
    found: list[Reason] = []
    total = cost_total(cost)
    has = active_energy(at.state, player) if total else 0
    if has < total:
        found.append(at.ruleset.reason("not_enough_energy", needs=total, has=has))
    found += [
        _part_reason(at, payer, part)
        for part in cost.parts
        if (has >= total or not isinstance(part, EnergyPart)) and not is_payable(at.state, payer, part)
    ]
    return found or [at.ruleset.reason("not_all_of_it")]


def known_cost_reasons(
    at: At, player: str, cost: Cost, card: GameCard | None, found: Sequence[Reason]
) -> list[Reason]:
    """Give the reasons of a cost beside those found already; what nobody described is asked if all else is legal."""
    try:
        return cost_reasons(at, player, cost, card)
    except Needs:
        if found:
            return []
        raise


def _part_reason(at: At, payer: Payer, part: Part) -> Reason:
    """Say why a part of a cost cannot be paid, taken by itself; where only a decision of ours is against it, say so."""
    if isinstance(part, EnergyPart):
        is_ours = needs_one_card_twice(at.state, payer, part)
        return _told(at, "one_card_one_colour" if is_ours else "", "not_enough_of_a_colour")
    if isinstance(part, DeckPart):
        return at.ruleset.reason("not_enough_deck", needs=part.count)
    if isinstance(part, ColoursPart):
        return at.ruleset.reason(f"colours_not_in_{part.among.zone}")
    if isinstance(part, SumPart):
        return at.ruleset.reason("costs_do_not_add_up")
    if part == SELF_REST:
        return at.ruleset.reason("not_active")
    is_ours = needs_the_card_itself(at.state, payer, part)
    return _told(at, "card_pays_for_itself" if is_ours else "", "no_card_to_pay_with", needs=part.count)


def _told(at: At, decided: str, general: str, **values: int) -> Reason:
    """Give the reason that is a decision of ours, if this game has made it; else the general one."""
    code = decided if f"reason:{decided}" in at.ruleset.citations else general
    return at.ruleset.reason(code, **values)


def is_spent(state: GameState, skill: Skill, card: GameCard) -> bool:
    """Tell whether a skill of this object has been used as often this turn as it may be."""
    return bool(skill.once) and once_mark(skill, card, skill.times) in state.used


def limit_mark(player: str, skill: Skill) -> str:
    """Name the uses that all copies of a skill with a [Limit] share, of each player: decisions/g-51."""
    return f"limit:{player}:{skill.limit}"


def once_mark(skill: Skill, card: GameCard, nth: int = 1) -> str:
    """Name the nth use of a skill by one object: per skill and per card, or of skills that share their uses."""
    if skill.limit:
        return f"{limit_mark(card.controller, skill)}#{nth}"
    name = f"{skill.id.rpartition('.')[0]}.{skill.shares}" if skill.shares else skill.id
    return f"{name}@{card.generation}" + (f"#{nth}" if nth > 1 else "")


def use_event(state: GameState, skill: Skill, card: GameCard) -> GameEvent:
    """Mark one more use of a skill."""
    nth = next(nth for nth in range(1, skill.times + 2) if once_mark(skill, card, nth) not in state.used)
    return GameEvent(e.USED, name=once_mark(skill, card, nth))


def skill_reasons(
    at: At,
    player: str,
    skill: Skill,
    card: GameCard | None,
    cost: Cost | None = None,
) -> list[Reason]:
    """Give all reasons why an activated skill of a card cannot be used now, whatever the moment.

    `cost` is what it costs altogether, where that is more than the skill cost, or less.
    """
    if card is None:
        return [at.ruleset.reason("card_moved_on")]
    found: list[Reason] = []
    if card.controller != player:
        found.append(at.ruleset.reason("not_your_card"))
    if not is_valid_here(at.state, skill, card):
        found.append(at.ruleset.reason("not_valid_here", zone=card.zone))
    found += use_reasons(at, player, skill, card)
    return found + known_cost_reasons(at, player, skill.cost if cost is None else cost, card, found)


def use_reasons(at: At, player: str, skill: Skill, card: GameCard) -> list[Reason]:
    """Say why a skill itself cannot be used, whatever the moment and the cost: negated, used up, not valid now."""
    found: list[Reason] = []
    if is_silenced(card):
        found.append(at.ruleset.reason("skills_negated"))
    if is_spent(at.state, skill, card):
        found.append(at.ruleset.reason("limit_reached" if skill.limit else "once_per_turn"))
    if skill.condition and not holds(at.state, skill.condition, card.ref, player, None):
        found.append(_condition_reason(at, player, skill, skill.condition, card))
    return found


def _comes_to_drop(at: At, skill: Skill, card: GameCard) -> int:
    """Count the cards that paying for a skill puts into the discard zone, its own one too if it is put away before."""
    zone = at.ruleset.shapes["discard"]
    count = 0
    for part in skill.cost.parts:
        if isinstance(part, DeckPart) or (isinstance(part, CardsPart) and part.to == zone):
            count += part.count
        elif isinstance(part, ColoursPart) and part.to == zone:
            count += 2
    is_extra = card.zone == "hand" and at.named(card).kind == "extra"
    return count + (1 if is_extra and at.ruleset.policy.put_away_first else 0)


def _condition_reason(at: At, player: str, skill: Skill, condition: Condition, card: GameCard) -> Reason:
    """Say that a condition is not met; of [Bond] and [Sparking] also how far it is from being met."""
    if condition.bond is not None:
        bound = len(candidates(at.state, condition.among or Filter(), player, card.slot))
        if bound < condition.bond:
            return at.ruleset.reason("not_enough_bond", needs=condition.bond, has=bound)
    if condition.sparking is not None:
        in_drop = len(at.state.zone(player, "drop"))
        if condition.sparking - _comes_to_drop(at, skill, card) <= in_drop < condition.sparking:
            return at.ruleset.reason("not_in_drop_yet", needs=condition.sparking, has=in_drop)
        if in_drop < condition.sparking:
            return at.ruleset.reason("not_enough_in_drop", needs=condition.sparking, has=in_drop)
    return at.ruleset.reason("condition_not_met")
