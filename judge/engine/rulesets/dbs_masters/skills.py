"""How a skill is paid for, resolves, and what of it a counter may answer."""

from __future__ import annotations

import re
from functools import lru_cache

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.legality import cost_reasons, is_spent, use_event
from judge.engine.outcomes import Call, Outcome, call, happen, set_variable
from judge.engine.questions import MAY, NO, YES, Question, options
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.costs import cost_of, pay_call
from judge.engine.rulesets.dbs_masters.presumed import second_blocker
from judge.engine.rulesets.entering import changes_on_entry, may_enter, mode_on_entry
from judge.engine.rulesets.program.later import end_of_part
from judge.engine.rulesets.targets import known_of, skill_of, source_of
from judge.engine.skills import Skill
from judge.engine.state import GameState, as_ref
from judge.engine.values import TURNING, holds, keywords_of

_ATTACK_WORDS = ("attacks", "attacked", "attack_on_another")
SUCCESSOR = "successor"
EVOLVES = ("evolve", "ex_evolve", "xeno_evolve")
PLAYING = (
    "arrival",
    *EVOLVES,
    "swap",
    "over_realm",
    "dark_over_realm",
    "union_fusion",
    "union_potara",
    "union_absorb",
    SUCCESSOR,
)
"""Keyword skills that play a card."""
ATTACK = "attack"
DEFLECT = "Deflect"
ACTIVATES = ("activate_main", "activate_battle", "activate_main_battle")
IN_MAIN = ("activate_main", "activate_main_battle", "field", SUCCESSOR, *TURNING)
IN_BATTLE = ("activate_battle", "activate_main_battle", "aegis", "arrival", *TURNING)
_PLAY = re.compile(r"\bplay(s|ed|ing)?\b|\bjou(e|er|ez|ée?s?)\b|\ben jeu\b")
_ATTACK = re.compile(r"\battack(s|ed|ing)?\b|\battaqu\w+")
_OFFENSE_STEP = re.compile("étape d['’]attaque")
"""What the French cards call the Offense Step; the word in it speaks of no attack."""

resolve_auto = Procedure("resolve_auto")


@resolve_auto.rule("still_legal")
def still_legal(at: At) -> Outcome:
    """Cancel this instance if it cannot be activated: used up this turn, or its condition is not met."""
    skill, source = skill_of(at), source_of(at)
    card = at.state.card(source.slot)
    if is_spent(at.state, skill, card):
        return happen(goto="count_off", note="limit_reached" if skill.limit else "once_per_turn")
    if skill.condition is None:
        return happen()
    event, known = as_ref(at.frame.get("event")), known_of(at.frame.get("known"))
    met = holds(at.state, skill.condition, source, at.frame.player, event, known)
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
    player = at.frame.player
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
    if is_negated(at):
        return happen(set_variable("play_negated", None), then=what_is_spared(at), note="negated")
    return happen(*second_blocker(at), then=run_program(at))


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


def is_negated(at: At) -> bool:
    """Tell whether a counter has negated the skill that is being resolved."""
    return at.state.get("play_negated") == at.frame.skill


def is_stopped(at: At, played: Ref | None = None) -> bool:
    """Tell whether a counter keeps a skill from playing a card: its own one, unless another is named.

    It does not keep a card with [Deflect] from being played (dbs-masters/cr-1.074/10-22-3).
    """
    if not is_negated(at):
        return False
    card = at.state.live(played or source_of(at))
    return card is None or DEFLECT not in keywords_of(at.state, card.slot)


def what_is_spared(at: At) -> Call | None:
    """Call for what a negated skill still does: it plays cards with [Deflect], and nothing else."""
    return run_program(at, spares=DEFLECT) if plays_a_card(skill_of(at)) else None


def stopped(at: At, *spared: GameEvent, goto: str = "resolved") -> Outcome:
    """Go on with no effect but what is spared of a skill that a counter has negated; what was paid stays paid."""
    return happen(*spared, set_variable("play_negated", None), goto=goto, note="negated")


def fallen(at: At) -> Outcome:
    """Put the card of a skill that played it from the hand, and failed, into the Drop Area."""
    card = at.state.live(source_of(at))
    if card is None or card.zone != "hand":
        return happen(goto="resolved")
    return happen(GameEvent(e.MOVE, card=card.ref, zone="drop", source=at.station), goto="resolved")


def entered(at: At, ref: Ref) -> tuple[GameEvent, ...]:
    """Play a card: it enters the Battle Area in Active Mode unless a counter said otherwise, and that is heard."""
    player, card = at.frame.player, Ref(ref.slot, ref.generation + 1)
    if not may_enter(at, ref, player):
        return ()
    return (
        GameEvent(
            e.MOVE, card=ref, zone="battle", player=player, until=mode_on_entry(at, ref), source=at.station
        ),
        *changes_on_entry(at, ref),
        GameEvent("played", card=card, player=player),
    )


def use_of(at: At) -> tuple[GameEvent, ...]:
    """Count the use of a skill that may be used once per turn."""
    skill = skill_of(at)
    if not skill.once:
        return ()
    return (use_event(at.state, skill, at.state.card(source_of(at).slot)),)


def run_program(at: At, spares: str = "") -> Call:
    """Call the skill's program; of a negated skill only the playing of cards with the keyword that `spares` them."""
    get = at.frame.get
    return call(
        "program",
        answers=at.frame.text("answers"),
        done=0,
        event=get("event") or (),
        index=0,
        known=get("known") or (),
        player=at.frame.player,
        skill=at.frame.skill,
        source=at.frame.source,
        **({"spares": spares} if spares else {}),
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
        player=at.frame.player,
        skill=at.frame.skill,
        source=at.frame.source,
        stop=end_of_part(skill_of(at), start),
    )
    return happen(then=part, note="resolve")


@resolve_later.rule("count_off")
def count_off_later(at: At) -> Outcome:
    """Take the part out of the pool."""
    start, event = at.frame.number("start"), as_ref(at.frame.get("event"))
    skill = at.frame.skill
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
    if is_negated(at):
        spared = what_is_spared(at)
        return happen(
            *events, set_variable("play_negated", None), then=spared, note="negated", goto="resolved"
        )
    return happen(*events, then=run_program(at), note="resolve")


@activate.rule("flip")
def flip(at: At) -> Outcome:
    """Turn over the Leader that awakened or made its wish, after the effect; it is the same card.

    Mode, power changes and battle role stay; keywords it was given and skills it had lost do not.
    """
    if skill_of(at).timing not in TURNING:
        return happen()
    player, stays = at.frame.player, at.ruleset.policy.stays
    return happen(GameEvent(e.FLIP, card=source_of(at), player=player, name=stays, source="activate.flip"))


@activate.rule("resolved")
def activate_resolved(at: At) -> Outcome:
    """Open the counter window after resolution."""
    return happen(then=window(at, "resolved"), leave=True)


# What a counter may answer.


def window(at: At, cause: str) -> Call:
    """Call the counter window for a skill that was activated or has resolved."""
    skill = skill_of(at)
    return call(
        "counter_window",
        cause=cause,
        subject=skill.id,
        says=says(skill),
        responder=at.state.other(at.frame.player),
        base=len(at.state.stack),
    )


@lru_cache(maxsize=4096)
def says(skill: Skill) -> str:
    """List which of the words "play" and "attack" a skill's text has, in English or in French.

    It is a test of wording, not of what the skill does: dbs-masters/cr-1.074/10-10-3-1, 10-10-3-2.
    """
    text = _OFFENSE_STEP.sub("", skill.text.lower())
    plays = plays_a_card(skill) or skill.timing in PLAYING
    heard = skill.trigger.event if skill.trigger else ""
    attacks = (
        heard in _ATTACK_WORDS
        or skill.keyword == "Blocker"
        or any(isinstance(step, do.NegateAttack) for step in skill.program)
    )
    found = ["play"] if plays or heard == "played" or _PLAY.search(text) else []
    found += ["attack"] if attacks or _ATTACK.search(text) else []
    return " ".join(found)


def plays_a_card(skill: Skill) -> bool:
    """Tell whether a skill plays a card, whatever its text says."""
    return any(isinstance(step, do.Play) for step in skill.program)


def card_with(state: GameState, skill_id: str) -> GameCard | None:
    """Find the card a skill is named after."""
    return state.find(skill_id.rpartition(".")[0])
