"""The counter window by the manual 4.00: an Extra Card lies in the Drop Area before its counter is activated."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, happen
from judge.engine.questions import Question
from judge.engine.ruleset import At
from judge.engine.rulesets import paying
from judge.engine.rulesets.dbs_masters import counters as first
from judge.engine.rulesets.dbs_masters.costs import cost_of
from judge.engine.rulesets.dbs_masters.fourth.using import extra_activated
from judge.engine.rulesets.dbs_masters.invoking import INVOKED, energy_cost, whether_to_invoke
from judge.engine.rulesets.dbs_masters.presumed import lies_in_drop, presumed
from judge.engine.rulesets.targets import source_of
from judge.engine.skills import Cost, Skill
from judge.engine.state import GameState

_rules = first.counter_window.reordered(*first.counter_window.rules)


@_rules.rule("answer")
def answer(at: At) -> Outcome:
    """Activate one [Counter], or end the chain; an Extra Card is paid for after that."""
    return first.answered(at, _cost_at_once)


answer.ask = first.answer.ask


def _cost_at_once(state: GameState, skill: Skill, card: GameCard) -> Cost:
    return Cost() if state.printed(card.slot).kind == "extra" else cost_of(state, skill, card)


@_rules.rule("pay_card")
def pay_card(at: At) -> Outcome:
    """Pay the energy of an Extra Card."""
    card, player, counter = _countering(at)
    if counter is None:
        return happen()
    cost = energy_cost(at, player, counter, card)
    ours = presumed(at, "invoked", card.ref) if cost == INVOKED else ()
    return happen(*ours, then=paying.pay_call(cost, player=player, source=card.ref, skill=counter.id))


@pay_card.asks
def which_way(at: At) -> Question | None:
    """Ask how the card is paid for, if [Invoker] leaves a choice."""
    card, player, counter = _countering(at)
    return None if counter is None else whether_to_invoke(at, player, counter, card)


def _countering(at: At) -> tuple[GameCard, str, Skill | None]:
    """Give the card that counters, its player, and the skill if the card is an Extra Card and has to be paid for."""
    card, player = at.state.card(source_of(at).slot), at.frame.text("responder")
    is_extra = card.zone == "hand" and at.named(card).kind == "extra"
    return card, player, at.ruleset.skill(at.state, card.slot, at.frame.text("counter")) if is_extra else None


@_rules.rule("extra_to_drop")
def extra_to_drop(at: At) -> Outcome:
    """Put an Extra Card into the Drop Area: decisions/g-41."""
    card = at.state.live(source_of(at))
    if card is None or card.zone != "hand" or at.named(card).kind != "extra":
        return happen(goto="activated")
    moved = GameEvent(e.MOVE, card=card.ref, zone="drop", source="counter_window.extra_to_drop")
    return happen(moved, *lies_in_drop(at))


@_rules.rule("pay_skill")
def pay_skill(at: At) -> Outcome:
    """Pay the skill cost of the counter, now that its card lies in the Drop Area."""
    card, counter = at.state.card(source_of(at).slot), at.frame.text("counter")
    skill = at.ruleset.skill(at.state, card.slot, counter)
    cost = skill.cost if skill else Cost()
    return happen(
        then=paying.pay_call(cost, player=at.frame.text("responder"), source=card.ref, skill=counter)
    )


@_rules.rule("activated")
def activated(at: At) -> Outcome:
    """Put the counter on the chain, where its card lies now; an Extra Card is heard to be activated."""
    card, player = at.state.card(source_of(at).slot), at.frame.text("responder")
    heard = (extra_activated(card.ref, player),) if at.named(card).kind == "extra" else ()
    return first.put_on_chain(at, card.ref, *heard)


counter_window = _rules.reordered(
    "opens",
    "rule_processing",
    "answer",
    "pay_card",
    "extra_to_drop",
    "pay_skill",
    "activated",
    "resolve_last",
    "placed",
    "closes",
)
