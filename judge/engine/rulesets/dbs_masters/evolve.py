"""[Evolve], [EX-Evolve] and [Xeno-Evolve]: a card of the hand is played in the place of a Battle Card."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.outcomes import Call, Outcome, call, happen, set_variable
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.costs import pay_call
from judge.engine.rulesets.dbs_masters.presumed import on_its_name
from judge.engine.rulesets.dbs_masters.skills import is_stopped
from judge.engine.rulesets.dbs_masters.verbs.evolve import can_be_below, evolve_skill
from judge.engine.rulesets.dbs_masters.windows import after_activation, after_resolution
from judge.engine.rulesets.entering import changes_on_entry, mode_on_entry
from judge.engine.rulesets.targets import skill_of, source_of
from judge.engine.state import as_ref, plain_ref

XENO = "xeno_evolve"

evolve = Procedure("evolve")
xeno_evolve = Procedure(XENO)


def evolve_call(at: At, subject: str, target: str) -> Call:
    """Call for a hand card to evolve a Battle Card, with the one of its Evolve skills that fits."""
    card, below = at.state.find(subject), at.state.find(target)
    skill = evolve_skill(at, at.turn_player, card, below) if card and below else None
    return call(
        XENO if skill and skill.timing == XENO else "evolve",
        skill=skill.id if skill else "",
        source=card.ref if card else None,
        below=plain_ref(below.ref if below else None),
        player=at.turn_player,
    )


@evolve.rule("declare")
def declare(at: At) -> Outcome:
    """Choose the card to evolve and pay the skill cost."""
    return happen(then=pay_call(at, skill_of(at).cost), note="declared")


# Evolving counts as playing, so that counters to a play fit.
evolve.rule("activated")(after_activation)


@evolve.rule("put_on_top")
def put_on_top(at: At) -> Outcome:
    """Put the card on the chosen one; power changes, mode and battle roles pass on, nothing else does.

    If the chosen card is gone or no longer fits, the card goes to the Drop Area (dbs-masters/cr-4.00/22-5-7).
    """
    source, below = source_of(at), _below(at)
    if below is None:
        return _failed(at)
    top = Ref(source.slot, source.generation + 1)
    passes_on = at.ruleset.policy.passes_on
    return happen(
        GameEvent(e.ON_TOP, card=source, other=below.ref, name=passes_on, source="evolve.put_on_top"),
        *(GameEvent(e.MODE, card=top, name=mode) for mode in (mode_on_entry(at, source),) if mode == "rest"),
        *changes_on_entry(at, source),
        *_evolved(at, top),
        *on_its_name(at, source, [below.ref]),
    )


evolve.rule("resolved")(after_resolution)


@xeno_evolve.rule("declare")
def xeno_declare(at: At) -> Outcome:
    """Choose the card to evolve and pay the skill cost."""
    return declare.body(at)


xeno_evolve.rule("activated")(after_activation)


@xeno_evolve.rule("to_warp")
def to_warp(at: At) -> Outcome:
    """Send the chosen card to its owner's Warp; if it is gone or no longer fits, the card goes to the Drop Area."""
    below = _below(at)
    if below is None:
        return _failed(at, goto="resolved")
    return happen(GameEvent(e.MOVE, card=below.ref, zone="warp", source="xeno_evolve.to_warp"))


@xeno_evolve.rule("enter")
def enter(at: At) -> Outcome:
    """Play the card in Active Mode; nothing is beneath it and nothing passes on."""
    source, player = source_of(at), at.frame.player
    entered = Ref(source.slot, source.generation + 1)
    mode = mode_on_entry(at, source)
    return happen(
        GameEvent(e.MOVE, card=source, zone="battle", player=player, until=mode, source="xeno_evolve.enter"),
        *changes_on_entry(at, source),
        *_evolved(at, entered),
    )


xeno_evolve.rule("resolved")(after_resolution)


def _below(at: At) -> GameCard | None:
    """Give the chosen card, if the skill was not stopped and the card still is what it demands."""
    below = at.state.live(as_ref(at.frame.get("below")))
    if below is None or is_stopped(at) or not can_be_below(at, at.frame.player, skill_of(at), below):
        return None
    return below


def _failed(at: At, goto: str = "") -> Outcome:
    """Put the card that should have evolved into the Drop Area."""
    dropped = GameEvent(e.MOVE, card=source_of(at), zone="drop", source=at.station)
    return happen(set_variable("play_negated", None), dropped, note="failed", goto=goto)


def _evolved(at: At, card: Ref) -> tuple[GameEvent, ...]:
    """Let it be heard that a card was played, and that it evolved."""
    player = at.frame.player
    return (GameEvent("played", card=card, player=player), GameEvent("evolved", card=card, player=player))
