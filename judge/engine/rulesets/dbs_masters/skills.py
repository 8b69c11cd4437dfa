"""How a skill resolves and how it may be countered."""

from __future__ import annotations

import re
from functools import lru_cache

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.legality import cost_reasons, is_spent, legal_actions, use_event
from judge.engine.questions import ACT, MAY, NO, PASS, YES, Option, Question, options
from judge.engine.ruleset import At, Call, Outcome, Procedure, action_of, call, happen, set_variable
from judge.engine.rulesets import paying
from judge.engine.rulesets.dbs_masters.costs import COUNTERS, cost_of, pay_call
from judge.engine.rulesets.dbs_masters.entering import LOSES, MODE
from judge.engine.rulesets.program.later import end_of_part
from judge.engine.rulesets.targets import as_values, known_of, skill_of, source_of
from judge.engine.skills import Skill
from judge.engine.state import GameState, as_ref
from judge.engine.values import TURNING, holds

_ATTACK_WORDS = ("attacks", "attacked", "attack_on_another")
EVOLVES = ("evolve", "ex_evolve", "xeno_evolve")
ATTACK = "attack"
_WORD = re.compile(r"[a-z]+")
_PLAY = {"play", "plays", "played", "playing"}
_ATTACK = {"attack", "attacks", "attacked", "attacking"}

resolve_auto = Procedure("resolve_auto")


@resolve_auto.rule("still_legal")
def still_legal(at: At) -> Outcome:
    """Cancel this instance if it cannot be activated: used up this turn, or its condition is not met."""
    skill, source = skill_of(at), source_of(at)
    card = at.state.card(source.slot)
    if is_spent(at.state, skill, card):
        return happen(goto="count_off", note="once_per_turn")
    if skill.condition is None:
        return happen()
    event, known = as_ref(at.frame.get("event")), known_of(at.frame.get("known"))
    met = holds(at.state, skill.condition, source, at.frame.text("player"), event, known)
    return happen() if met else happen(goto="count_off", note="condition_not_met")


@resolve_auto.rule("pay_or_decline")
def pay_or_decline(at: At) -> Outcome:
    """Pay the cost now, on resolution, or decline; a declined skill leaves the pool."""
    if at.picked == NO:
        return happen(goto="count_off", note="declined")
    cost = skill_of(at).cost
    if cost.is_free:
        return happen(keep={"resolves": True}, note="resolve")
    return happen(keep={"resolves": True}, then=pay_call(at, cost), note="resolve")


@pay_or_decline.asks
def whether_to_pay(at: At) -> Question | None:
    """Ask the skill's master whether to pay; without the means the only answer is no."""
    skill = skill_of(at)
    if skill.cost.is_free and not skill.optional:
        return None
    player = at.frame.text("player")
    card = at.state.live(source_of(at))
    can_pay = not cost_reasons(at, player, skill.cost, card)
    return Question(MAY, player, skill.id, options(YES, NO) if can_pay else options(NO))


@resolve_auto.rule("activated")
def activated(at: At) -> Outcome:
    """Open the counter window after activation."""
    return happen(then=window(at, "activated"))


@resolve_auto.rule("perform")
def perform(at: At) -> Outcome:
    """Carry the effect out unless a counter stopped it; also if the card has moved on meanwhile."""
    if is_stopped(at):
        return happen(set_variable("play_negated", None), note="negated")
    return happen(then=run_program(at))


@resolve_auto.rule("resolved")
def resolved(at: At) -> Outcome:
    """Open the counter window after resolution."""
    return happen(then=window(at, "resolved"))


@resolve_auto.rule("count_off")
def count_off(at: At) -> Outcome:
    """Take this one instance out of the pool, and mark a once-per-turn skill as used if it was resolved."""
    skill, source = skill_of(at), source_of(at)
    events = [GameEvent(e.COUNT_OFF, card=source, other=as_ref(at.frame.get("event")), name=skill.id)]
    if skill.once and at.frame.get("resolves"):
        events.append(use_event(at.state, skill, at.state.card(source.slot)))
    return happen(*events, leave=True)


def is_stopped(at: At) -> bool:
    """Tell whether a counter has negated the skill that is being resolved."""
    return at.state.get("play_negated") == at.frame.text("skill")


def run_program(at: At) -> Call:
    """Call the skill's program."""
    get = at.frame.get
    return call(
        "program",
        answers=at.frame.text("answers"),
        done=0,
        event=get("event") or (),
        index=0,
        known=get("known") or (),
        player=get("player"),
        skill=get("skill"),
        source=get("source"),
    )


resolve_later = Procedure("resolve_later")


@resolve_later.rule("perform")
def perform_later(at: At) -> Outcome:
    """Carry out the part of a skill that was put off; it costs nothing and opens no counter window."""
    get, start = at.frame.get, at.frame.number("start")
    part = call(
        "program",
        chosen=get("chosen") or (),
        done=0,
        event=get("event") or (),
        index=start,
        known=(),
        player=get("player"),
        skill=get("skill"),
        source=get("source"),
        stop=end_of_part(skill_of(at), start),
    )
    return happen(then=part, note="resolve")


@resolve_later.rule("count_off")
def count_off_later(at: At) -> Outcome:
    """Take the part out of the pool."""
    start, event = at.frame.number("start"), as_ref(at.frame.get("event"))
    skill = at.frame.text("skill")
    return happen(
        GameEvent(e.COUNT_OFF, card=source_of(at), other=event, name=skill, amount=start), leave=True
    )


activate = Procedure("activate")


@activate.rule("paid")
def paid(at: At) -> Outcome:
    """Pay all costs or nothing; declaring comes before paying."""
    card = at.state.card(source_of(at).slot)
    from_hand = {"card": at.named(card).id} if card.zone == "hand" else None
    return happen(then=pay_call(at, cost_of(at.state, skill_of(at), card)), note="declared", values=from_hand)


@activate.rule("activated")
def activate_window(at: At) -> Outcome:
    """Open the counter window after activation."""
    return happen(then=window(at, "activated"))


@activate.rule("to_drop")
def extra_to_drop(at: At) -> Outcome:
    """Put an Extra Card into the Drop Area as its skill resolves."""
    card = at.state.live(source_of(at))
    if card is None or card.zone != "hand" or at.named(card).kind != "extra":
        return happen()
    return happen(GameEvent(e.MOVE, card=card.ref, zone="drop", source="activate.to_drop"))


@activate.rule("perform")
def activate_perform(at: At) -> Outcome:
    """Carry the effect out unless a counter stopped it; once per turn it was activated all the same."""
    skill = skill_of(at)
    events = (use_event(at.state, skill, at.state.card(source_of(at).slot)),) if skill.once else ()
    if is_stopped(at):
        return happen(*events, set_variable("play_negated", None), note="negated", goto="resolved")
    return happen(*events, then=run_program(at), note="resolve")


@activate.rule("flip")
def flip(at: At) -> Outcome:
    """Turn over the Leader that awakened or made its wish, after the effect; it is the same card.

    Mode, power changes and battle role stay; keywords it was given and skills it had lost do not.
    """
    if skill_of(at).timing not in TURNING:
        return happen()
    player, stays = at.frame.text("player"), at.ruleset.policy.stays
    return happen(GameEvent(e.FLIP, card=source_of(at), player=player, name=stays, source="activate.flip"))


@activate.rule("resolved")
def activate_resolved(at: At) -> Outcome:
    """Open the counter window after resolution."""
    return happen(then=window(at, "resolved"), leave=True)


# The counter window.

counter_window = Procedure("counter_window")


def window(at: At, cause: str) -> Call:
    """Call the counter window for a skill that was activated or has resolved."""
    skill = skill_of(at)
    return call(
        "counter_window",
        cause=cause,
        subject=skill.id,
        says=" ".join(says(skill)),
        responder=at.state.other(at.frame.text("player")),
        base=len(at.state.stack),
    )


@lru_cache(maxsize=4096)
def says(skill: Skill) -> tuple[str, ...]:
    """List which of the words "play" and "attack" a skill's text has: a test of wording, not of what it does.

    dbs-masters/cr-1.074/10-10-3-1, 10-10-3-2.
    """
    text = set(_WORD.findall(skill.text.lower()))
    plays = plays_a_card(skill) or skill.timing in EVOLVES
    heard = skill.trigger.event if skill.trigger else ""
    attacks = (
        heard in _ATTACK_WORDS
        or skill.keyword == "Blocker"
        or any(isinstance(step, do.NegateAttack) for step in skill.program)
    )
    found = ("play",) if plays or heard == "played" or text & _PLAY else ()
    return (*found, "attack") if attacks or text & _ATTACK else found


def plays_a_card(skill: Skill) -> bool:
    """Tell whether a skill plays a card, whatever its text says."""
    return any(isinstance(step, do.Play) for step in skill.program)


@counter_window.rule("opens")
def opens(at: At) -> Outcome:
    """Open the window; while one is open no other opens."""
    if at.state.get("window_open"):
        return happen(leave=True)
    return happen(set_variable("window_open", True), keep={"opened_by": at.frame.text("cause")})


@counter_window.rule("rule_processing")
def window_processing(at: At) -> Outcome:
    """Apply rule processing, but resolve no [Auto] skill."""
    events = at.ruleset.confirm(at.state)
    return happen(*events, goto="rule_processing" if events else "")


@counter_window.rule("answer")
def answer(at: At) -> Outcome:
    """Activate one [Counter], or end the chain: one pass ends it."""
    if at.picked == PASS:
        has_chain = len(at.state.stack) > at.frame.number("base")
        return happen(goto="resolve_last" if has_chain else "closes")
    skill_id = action_of(at.picked).subject
    card = card_with(at.state, skill_id)
    skill = at.ruleset.skill(at.state, card.slot, skill_id) if card else None
    if card is None or skill is None:
        return happen(goto="resolve_last")
    cost = cost_of(at.state, skill, card)
    return happen(
        keep={"counter": skill_id, "source": (card.slot, card.generation)},
        then=paying.pay_call(cost, player=at.frame.text("responder"), source=card.ref, skill=skill_id),
        note="declared",
        values={"card": at.named(card).id},
        skill=skill_id,
    )


@answer.asks
def which_counter(at: At) -> Question:
    """Ask the player who may answer next for one counter."""
    responder = at.frame.text("responder")
    found = legal_actions(at, responder, ("counter",))
    return Question(ACT, responder, at.frame.text("subject"), (*found, Option(PASS)))


@counter_window.rule("activated")
def counter_activated(at: At) -> Outcome:
    """Put the counter on the chain; it may now be answered by the other player."""
    responder, counter = at.frame.text("responder"), at.frame.text("counter")
    source = as_ref(at.frame.get("source"))
    skill = at.ruleset.skill(at.state, source.slot, counter) if source else None
    return happen(
        GameEvent(e.PUSH, card=source, player=responder, name=counter, until=at.frame.text("subject")),
        GameEvent("counter_activated", card=source, player=responder, name=counter),
        keep={
            "cause": "counter",
            "subject": counter,
            "says": "play" if skill and plays_a_card(skill) else "",
            "responder": at.state.other(responder),
        },
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
    is_extra = card is not None and at.named(card).kind == "extra"
    moved = (GameEvent(e.MOVE, card=item.source, zone="drop", source="activate.to_drop"),) if is_extra else ()
    if item.negated:
        return happen(*moved, goto="placed", note="negated", skill=item.skill)
    return happen(
        *moved,
        goto="placed",
        then=call(
            "program",
            skill=item.skill,
            player=item.player,
            answers=item.answers,
            **as_values(item.source, item.event, ()),
        ),
        note="resolve",
        skill=item.skill,
    )


@counter_window.rule("placed")
def placed(at: At) -> Outcome:
    """Take the counter off the chain; its card goes to the Drop Area, a negated one too."""
    item = at.state.stack[-1]
    card = at.state.live(item.source)
    events = [GameEvent(e.POP, name=item.skill)]
    if card is not None and card.zone == "hand":
        events.append(GameEvent(e.MOVE, card=card.ref, zone="drop", source="counter_window.placed"))
    return happen(*events, goto="resolve_last", skill=item.skill)


@counter_window.rule("closes")
def closes(at: At) -> Outcome:
    """End the window; the original action goes on if it still can.

    What has resolved cannot be negated any more; an attack that was answered by negating it is a negated attack.
    """
    events = [set_variable("window_open", None)]
    if at.frame.text("opened_by") not in ("play", "activated"):
        events += [set_variable(name, None) for name in (MODE, LOSES) if at.state.get(name)]
    opened_by = at.frame.text("opened_by")
    if at.state.get("play_negated") and opened_by in ("resolved", ATTACK):
        events.append(set_variable("play_negated", None))
        if opened_by == ATTACK:
            negater, attacker = at.state.other(at.turn_player), at.state.role("attacker")
            heard = GameEvent("attack_negated", card=attacker, player=negater)
            events += [set_variable("attack_negated", True), heard]
    return happen(*events, leave=True)


def card_with(state: GameState, skill_id: str) -> GameCard | None:
    """Find the card a skill is named after."""
    return state.find(skill_id.rpartition(".")[0])


def counters_of(at: At, player: str) -> list[Skill]:
    """List the [Counter] skills of a player's described hand cards."""
    return [
        skill
        for slot in at.state.zone(player, "hand")
        if slot > 0
        for skill in at.state.printed(slot).skills
        if skill.timing in COUNTERS
    ]
