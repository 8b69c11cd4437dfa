"""The Start Phase: everybody draws, then each player may energize one card."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.energy import ENERGY
from judge.engine.events import GameEvent
from judge.engine.legality import legal_actions
from judge.engine.outcomes import Outcome, happen
from judge.engine.questions import ACT, PASS, Option, Question
from judge.engine.ruleset import At, Procedure, action_of
from judge.engine.rulesets.bakugan import team
from judge.engine.rulesets.program.core import draw_events

start_phase = Procedure("start_phase")


@start_phase.rule("draw_step")
def draw_step(at: At) -> Outcome:
    """Let both players draw a card at the same time; from an empty deck nobody draws, and nobody loses."""
    return happen(*(event for player in team.in_order(at.state) for event in draw_events(at, player)))


@start_phase.rule("energize_step")
def energize_step(at: At) -> Outcome:
    """Let each player, the starting one first, put one hand card face down as charged Energy."""
    asked = at.frame.number("asked") + 1
    goto = "energize_step" if asked < len(at.state.setup.players) else "done"
    card = at.state.find(action_of(at.picked).subject) if at.picked != PASS else None
    if card is None:
        return happen(keep={"asked": asked}, goto=goto)
    return happen(
        GameEvent(e.MOVE, card=card.ref, zone=ENERGY, source="start_phase.energize_step"),
        GameEvent(e.FACE, card=team.next_object(card.ref), name="down"),
        GameEvent("energized", card=team.next_object(card.ref), player=card.controller),
        keep={"asked": asked},
        goto=goto,
    )


@energize_step.asks
def which_to_energize(at: At) -> Question:
    """Ask a player for one hand card."""
    player = energizing(at)
    return Question(ACT, player, "energize", (*legal_actions(at, player, ("energize",)), Option(PASS)))


def energizing(at: At) -> str:
    """Name the player who may energize now."""
    return team.in_order(at.state)[at.frame.number("asked")]


@start_phase.rule("done")
def done(at: At) -> Outcome:
    """End the phase; the Roll Phase is played at the table, not here."""
    return happen(leave=True)
