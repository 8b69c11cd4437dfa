"""The counter window: one counter answers one thing, the players take turns, the last one resolves first."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.ids import Plain, Ref
from judge.engine.legality import legal_actions
from judge.engine.outcomes import Call, Outcome, call, happen, set_variable
from judge.engine.questions import ACT, PASS, Option, Question
from judge.engine.ruleset import At, Procedure, action_of
from judge.engine.rulesets import paying
from judge.engine.rulesets.dbs_masters.costs import COUNTERS, cost_of
from judge.engine.rulesets.dbs_masters.presumed import presumed
from judge.engine.rulesets.dbs_masters.skills import ATTACK, DEFLECT, card_with, plays_a_card, says
from judge.engine.rulesets.entering import ENTERING, forgotten
from judge.engine.rulesets.targets import source_of
from judge.engine.skills import Cost, Skill
from judge.engine.state import GameState, Setup, StackItem

counter_window = Procedure("counter_window")

_WORD_FOR = {"counter_play": "play", "counter_attack": "attack", "counter_battle_card_attack": "attack"}
"""The word in the text of a skill that each kind of [Counter] reacts to."""


@counter_window.rule("opens")
def opens(at: At) -> Outcome:
    """Open the window; while a counter of another one is being used no other opens."""
    return happen(leave=True) if at.state.get("window_open") else happen()


@counter_window.passing
def passes_by(at: At, called: Call) -> bool:
    """Tell whether a window closes as it opened: nobody has a [Counter], and there is nothing to set right."""
    state = at.state
    if state.get("window_open"):
        return True
    responder = next(value for name, value in called.values if name == "responder")
    return not (
        _has_counter(state, str(responder))
        or state.get("play_negated")
        or state.get(ENTERING)
        or at.ruleset.confirm(state)
    )


def _has_counter(state: GameState, player: str) -> bool:
    """Tell whether a player has a described card in hand with a [Counter]; a hand nobody counted may have one."""
    if state.unknown and f"{player}.hand" in state.unknown:
        return True
    cards = _cards_with_counters(state.setup)
    return bool(cards) and not cards.isdisjoint(state.zone(player, "hand"))


@lru_cache(maxsize=64)
def _cards_with_counters(setup: Setup) -> frozenset[int]:
    """List the slots of all cards of a game that have a [Counter]; it stands on the side on which they begin."""
    return frozenset(
        slot
        for slot, card in enumerate(setup.printed, start=1)
        if any(skill.timing in COUNTERS for skill in card.skills)
    )


@counter_window.rule("rule_processing")
def window_processing(at: At) -> Outcome:
    """Apply rule processing, but resolve no [Auto] skill."""
    events = at.ruleset.confirm(at.state)
    return happen(*events, goto="rule_processing" if events else "")


@counter_window.rule("answer")
def answer(at: At) -> Outcome:
    """Activate one [Counter], or end the chain: one pass ends it."""
    return answered(at, cost_of)


def answered(at: At, cost_now: Callable[[GameState, Skill, GameCard], Cost]) -> Outcome:
    """Pay what a counter costs now, or go on with the chain."""
    ours = _decided_who_answers(at)
    if at.picked == PASS:
        has_chain = len(at.state.stack) > at.frame.number("base")
        return happen(*ours, goto="resolve_last" if has_chain else "closes")
    skill_id = action_of(at.picked).subject
    card = card_with(at.state, skill_id)
    skill = at.ruleset.skill(at.state, card.slot, skill_id) if card else None
    if card is None or skill is None:
        return happen(goto="resolve_last")
    cost = cost_now(at.state, skill, card)
    kept: dict[str, Plain] = {"counter": skill_id, "source": (card.slot, card.generation)}
    if not at.frame.text("opened_by"):
        kept["opened_by"] = at.frame.text("cause")
    return happen(
        *ours,
        *(() if at.state.get("window_open") else (set_variable("window_open", True),)),
        keep=kept,
        then=paying.pay_call(cost, player=at.frame.text("responder"), source=card.ref, skill=skill_id),
        note="declared",
        values={"card": at.named(card).id},
        skill=skill_id,
    )


def _decided_who_answers(at: At) -> tuple[GameEvent, ...]:
    """Say that we decided whether a counter is answered by another one than [Counter : Counter].

    The words of the counter fit one that the player who may answer holds, and no rule says whether that is enough:
    decisions/g-34, under the manual 4.00 decisions/g-42.
    """
    if at.frame.text("cause") != "counter":
        return ()
    item = at.state.stack[-1]
    answered = at.ruleset.skill(at.state, item.source.slot, item.skill)
    words = says(answered).split() if answered else []
    is_held = any(
        _WORD_FOR.get(skill.timing) in words
        for slot in at.state.zone(at.frame.text("responder"), "hand")
        if slot > 0
        for skill in at.state.printed(slot).skills
    )
    if not is_held:
        return ()
    return presumed(at, "answer_to_a_counter" if at.ruleset.policy.counters_play else "only_counter_counter")


@answer.asks
def which_counter(at: At) -> Question:
    """Ask the player who may answer next for one counter."""
    responder = at.frame.text("responder")
    found = legal_actions(at, responder, ("counter",))
    return Question(ACT, responder, at.frame.text("subject"), (*found, Option(PASS)))


@counter_window.rule("activated")
def counter_activated(at: At) -> Outcome:
    """Put the counter on the chain; it may now be answered by the other player."""
    return put_on_chain(at, source_of(at))


def put_on_chain(at: At, source: Ref, *heard: GameEvent) -> Outcome:
    """Put the counter of this object on the chain; what else is `heard` of it comes with that."""
    responder, counter = at.frame.text("responder"), at.frame.text("counter")
    return happen(
        GameEvent(e.PUSH, card=source, player=responder, name=counter, until=at.frame.text("subject")),
        GameEvent("counter_activated", card=source, player=responder, name=counter),
        *heard,
        keep=_answering(at, StackItem(responder, counter, source)),
        goto="answer",
        note="activated",
        skill=counter,
    )


@counter_window.rule("resolve_last")
def resolve_last(at: At) -> Outcome:
    """Resolve the counter that was activated last, whoever's turn it is, and so on backwards.

    An Extra Card goes to the Drop Area first. Once this has begun no counter may be activated any more.
    """
    if len(at.state.stack) <= at.frame.number("base"):
        return happen(goto="closes")
    item = at.state.stack[-1]
    card = at.state.live(item.source)
    is_extra = card is not None and card.zone == "hand" and at.named(card).kind == "extra"
    moved = (GameEvent(e.MOVE, card=item.source, zone="drop", source="activate.to_drop"),) if is_extra else ()
    if item.negated:
        spared = _carried_out(item, DEFLECT) if at.frame.get("spared") == item.skill else None
        return happen(*moved, goto="placed", then=spared, note="negated", skill=item.skill)
    return happen(*moved, goto="placed", then=_carried_out(item), note="resolve", skill=item.skill)


def _carried_out(item: StackItem, spares: str = "") -> Call:
    """Call the program of a counter; of one that another has negated only what `spares` its card."""
    return call(
        "program",
        skill=item.skill,
        player=item.player,
        answers=item.answers,
        source=item.source,
        event=item.event,
        known=(),
        index=0,
        done=0,
        **({"spares": spares} if spares else {}),
    )


@counter_window.rule("placed")
def placed(at: At) -> Outcome:
    """Take the counter off the chain; its card goes to the Drop Area, a negated one too.

    Only where the rules let a chain be reopened (decisions/g-5) may what stands last on it be answered anew.
    """
    item = at.state.stack[-1]
    card = at.state.live(item.source)
    events = [GameEvent(e.POP, name=item.skill)]
    if card is not None and card.zone == "hand":
        events.append(GameEvent(e.MOVE, card=card.ref, zone="drop", source="counter_window.placed"))
    if at.ruleset.policy.chain_reopens and len(at.state.stack) - 1 > at.frame.number("base"):
        return happen(*events, keep=_answering(at, at.state.stack[-2]), goto="answer", skill=item.skill)
    return happen(*events, keep=_spared(at, item), goto="resolve_last", skill=item.skill)


def _spared(at: At, item: StackItem) -> dict[str, Plain]:
    """Remember the counter that a [Counter : Play] has answered: a card with [Deflect] is played all the same.

    dbs-masters/cr-1.074/10-22-1 and 10-22-3; another [Counter] that negates it does affect such a card.
    """
    skill = at.ruleset.skill(at.state, item.source.slot, item.skill)
    is_answer = len(at.state.stack) - 1 > at.frame.number("base") and skill is not None
    return {"spared": item.answers} if is_answer and skill and skill.timing == "counter_play" else {}


def _answering(at: At, item: StackItem) -> dict[str, Plain]:
    """Say what may be answered now: a counter of the chain, by the other player.

    decisions/g-34: besides [Counter : Counter], under the rules of 2019 a counter that plays a card may be answered by
    [Counter : Play].
    """
    skill = at.ruleset.skill(at.state, item.source.slot, item.skill)
    plays = at.ruleset.policy.counters_play and skill is not None and plays_a_card(skill)
    return {
        "cause": "counter",
        "subject": item.skill,
        "says": "play" if plays else "",
        "responder": at.state.other(item.player),
    }


@counter_window.rule("closes")
def closes(at: At) -> Outcome:
    """End the window; the original action goes on if it still can.

    What has resolved cannot be negated any more; an attack that was answered by negating it is a negated attack.
    """
    opened_by = at.frame.text("opened_by") or at.frame.text("cause")
    events = [set_variable("window_open", None)] if at.state.get("window_open") else []
    if opened_by not in ("play", "activated"):
        events += forgotten(at.state)
    if at.state.get("play_negated") and opened_by in ("resolved", ATTACK):
        events.append(set_variable("play_negated", None))
        if opened_by == ATTACK:
            negater, attacker = at.state.other(at.turn_player), at.state.role("attacker")
            heard = GameEvent("attack_negated", card=attacker, player=negater)
            events += [set_variable("attack_negated", True), heard]
    return happen(*events, leave=True)
