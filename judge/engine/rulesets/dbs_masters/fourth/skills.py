"""How an Extra Card is used by the manual 4.00: it is in the Drop Area before anybody can counter its skill."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, happen
from judge.engine.questions import Question
from judge.engine.ruleset import At
from judge.engine.rulesets import paying
from judge.engine.rulesets.dbs_masters import field as first_field
from judge.engine.rulesets.dbs_masters import skills as first
from judge.engine.rulesets.dbs_masters import swap as first_swap
from judge.engine.rulesets.dbs_masters import unions as first_unions
from judge.engine.rulesets.dbs_masters.costs import pay_call
from judge.engine.rulesets.dbs_masters.fourth.using import extra_activated
from judge.engine.rulesets.dbs_masters.invoking import INVOKED, energy_cost, whether_to_invoke
from judge.engine.rulesets.dbs_masters.presumed import presumed
from judge.engine.rulesets.dbs_masters.skills import entered, is_negated, is_stopped, stopped, window
from judge.engine.rulesets.targets import refs_in, skill_of, source_of
from judge.engine.skills import Cost
from judge.engine.state import plain_ref

_rules = first.activate.reordered(*first.activate.rules)


@_rules.rule("pay_card")
def pay_card(at: At) -> Outcome:
    """Pay the energy of an Extra Card of the hand; of any other skill its cost."""
    card = at.state.card(source_of(at).slot)
    if not _is_extra_of_hand(at, card):
        return happen(then=pay_call(at, skill_of(at).cost), goto="activated", note="declared")
    cost, values = energy_cost(at, at.frame.player, skill_of(at), card), {"card": at.named(card).id}
    ours = presumed(at, "invoked", card.ref) if cost == INVOKED else ()
    return happen(*ours, then=pay_call(at, cost), note="declared", values=values)


@pay_card.asks
def which_way(at: At) -> Question | None:
    """Ask how an Extra Card is paid for, if [Invoker] leaves a choice."""
    card = at.state.card(source_of(at).slot)
    return whether_to_invoke(at, at.frame.player, skill_of(at), card)


@_rules.rule("card_to_drop")
def card_to_drop(at: At) -> Outcome:
    """Put the Extra Card into the Drop Area as soon as its energy is paid."""
    source = source_of(at)
    return happen(GameEvent(e.MOVE, card=source, zone="drop", source="activate.card_to_drop"))


@_rules.rule("pay_skill")
def pay_skill(at: At) -> Outcome:
    """Pay the skill cost, now that the card lies in the Drop Area."""
    card, skill = at.state.card(source_of(at).slot), skill_of(at)
    paid = paying.pay_call(skill.cost, player=at.frame.player, source=card.ref, skill=skill.id)
    return happen(keep={"source": plain_ref(card.ref), "is_extra": True}, then=paid)


@_rules.rule("activated")
def activated(at: At) -> Outcome:
    """Let the activation of an Extra Card be heard, and open the counter window."""
    heard = extra_activated(source_of(at), at.frame.player)
    return happen(*((heard,) if at.frame.get("is_extra") else ()), then=window(at, "activated"))


def _is_extra_of_hand(at: At, card: GameCard) -> bool:
    return card.zone == "hand" and at.named(card).kind == "extra"


activate = _rules.reordered(
    "pay_card", "card_to_drop", "pay_skill", "activated", "perform", "flip", "resolved"
)

# [Field]: it is an Extra Card of the hand as well.

_field_rules = first_field.field.reordered(*first_field.field.rules)


@_field_rules.rule("pay")
def pay_field(at: At) -> Outcome:
    """Pay the energy of the card and the cost of the skill."""
    card, skill = at.state.card(source_of(at).slot), skill_of(at)
    cost = energy_cost(at, at.frame.player, skill, card) if at.named(card).kind == "extra" else Cost()
    ours = presumed(at, "invoked", card.ref) if cost == INVOKED else ()
    paid = pay_call(at, cost.with_more(skill.cost))
    return happen(*ours, then=paid, note="declared", values={"card": at.named(card).id})


pay_field.asks(which_way)


@_field_rules.rule("activated")
def field_activated(at: At) -> Outcome:
    """Let the activation be heard, and open the counter window."""
    return happen(extra_activated(source_of(at), at.frame.player), then=window(at, "activated"))


field = _field_rules.reordered(*first_field.field.rules)

# [Swap]: the card returns as a cost, before the other one is played.

_swap_rules = first_swap.swap.reordered(*first_swap.swap.rules)


@_swap_rules.rule("play_swapped")
def play_swapped(at: At) -> Outcome:
    """Play the card that was shown; one whose play is stopped goes to the Drop Area."""
    shown = [ref for ref in refs_in(at, "chosen") if (card := at.state.live(ref)) and card.zone == "hand"]
    events: list[GameEvent] = []
    for ref in shown:
        if is_stopped(at, ref):
            events.append(GameEvent(e.MOVE, card=ref, zone="drop", source="swap.play_swapped"))
        else:
            events += entered(at, ref)
    return stopped(at, *events) if is_negated(at) else happen(*events, note="resolve")


swap = _swap_rules.reordered("declare", "choose", "return_card", "activated", "play_swapped", "resolved")

# [Union-Potara]: the mode of the two lower cards.

_potara_rules = first_unions.union_potara.reordered(*first_unions.union_potara.rules)


@_potara_rules.rule("put_on_pair")
def put_on_pair(at: At) -> Outcome:
    """Put the card on the chosen ones: it enters in Active Mode, unless both of them are rested."""
    modes = [card.mode for ref in refs_in(at, "chosen") if (card := at.state.live(ref))]
    are_rested = bool(modes) and all(mode == "rest" for mode in modes)
    ours = presumed(at, "potara_mode") if "rest" in modes else ()
    return first_unions.put_on(at, "mode power roles" if are_rested else "power roles", ours)


union_potara = _potara_rules.reordered(*first_unions.union_potara.rules)
