"""What something costs in Masters: cards from the hand, their skills, combos."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.outcomes import Call
from judge.engine.ruleset import At
from judge.engine.rulesets import paying
from judge.engine.skills import CardsPart, Cost, Skill
from judge.engine.state import GameState
from judge.engine.values import keywords_of, traits_of, value_of

COUNTERS = ("counter_play", "counter_attack", "counter_battle_card_attack", "counter_counter")
WARRIOR = "Warrior of Universe 7"
UNIVERSE_7 = "Universe 7"


def card_cost(state: GameState, card: GameCard) -> Cost:
    """Give the energy a card costs from the hand, with all changes of its total cost.

    The specified cost is no part of what "energy cost" in a text changes, and is paid even where it is more than the
    total: dbs-masters/cr-1.074/2-11-1-1-1, 2-11-1-2-1, 2-11-3.
    """
    total = value_of(state, card.slot, "energy")
    return Cost.of_energy(total, () if ignores_colours(state, card) else specified_cost(state, card))


def specified_cost(state: GameState, card: GameCard) -> tuple[tuple[str, int], ...]:
    """Give how much of a card's cost must be of which colour, as printed."""
    return state.printed(card.slot).specified or ()


def ignores_colours(state: GameState, card: GameCard) -> bool:
    """Tell whether a card is treated as having no specified cost: [Warrior of Universe 7], cr-1.074/10-21-1."""
    if UNIVERSE_7 not in traits_of(state, card.slot):
        return False
    return any(
        other.controller == card.controller
        and other.face == "up"
        and bool(other.zone)
        and state.setup.zone(other.zone).in_play
        and WARRIOR in keywords_of(state, other.slot)
        for other in state.cards
    )


def cost_of(state: GameState, skill: Skill, card: GameCard) -> Cost:
    """Give all that it costs to use a skill: from the hand an Extra Card or a [Counter] costs its energy as well.

    dbs-masters/cr-1.074/8-5-2-2-1, 10-10-1; faq/contre/5.
    """
    if card.zone != "hand" or (state.printed(card.slot).kind != "extra" and skill.timing not in COUNTERS):
        return skill.cost
    return card_cost(state, card).with_more(skill.cost)


def whole_cost(at: At, skill: Skill, card: GameCard) -> Cost:
    """Give what using a skill costs with all that happens on the way, to see beforehand whether it can be paid.

    Where an Extra Card is put away before its skill cost is paid (dbs-masters/cr-4.00/12-2-2), it may help to pay it.
    """
    is_extra = card.zone == "hand" and at.state.printed(card.slot).kind == "extra"
    return put_away(at, card_cost(at.state, card), skill) if is_extra else cost_of(at.state, skill, card)


def put_away(at: At, cost: Cost, skill: Skill) -> Cost:
    """Add to what an Extra Card itself costs that it is put away, where that comes next, and what its skill costs."""
    if skill.cost.is_free or not at.ruleset.policy.put_away_first:
        return cost.with_more(skill.cost)
    return cost.with_more(Cost((CardsPart(to=at.ruleset.shapes["discard"]),))).with_more(skill.cost)


def combo_cost(state: GameState, card: GameCard) -> Cost:
    """Give the energy a combo with a card costs, with all changes; it asks for no colour."""
    return Cost.of_energy(value_of(state, card.slot, "combo_cost"))


def pay_call(at: At, cost: Cost) -> Call:
    """Call for a cost to be paid in printed order, completely, by the player this frame is about."""
    return paying.pay_call(
        cost,
        player=at.frame.player,
        source=at.frame.source,
        skill=at.frame.skill,
    )
