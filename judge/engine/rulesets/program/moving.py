"""Cards that change zones: draw, mill, move, play, KO."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.ruleset import At, Outcome
from judge.engine.rulesets.program.core import (
    caused,
    does,
    draw_events,
    go_on,
    player_meant,
    repeated,
    top_card_events,
)
from judge.engine.rulesets.targets import aimed, moved_by


@does(do.Draw)
def _draw(at: At, step: do.Draw, index: int) -> Outcome:
    return repeated(at, index, step.count, draw_events(at, player_meant(at, step.who)))


@does(do.Discard)
def _discard(at: At, step: do.Discard, index: int) -> Outcome:
    zone = at.ruleset.shapes["discard"]
    return repeated(at, index, step.count, top_card_events(at, player_meant(at, step.who), zone, "mill"))


@does(do.Move)
def _move(at: At, step: do.Move, index: int) -> Outcome:
    refs = aimed(at, step.target)
    moves = (caused(at, e.MOVE, ref, zone=step.to) for ref in refs)
    return go_on(at, index, *moves, keep={"moved": moved_by(at, refs)})


@does(do.Play)
def _play(at: At, step: do.Play, index: int) -> Outcome:
    """Put cards into play; `played` is heard by what waits for a card to be played."""
    player, zone = at.frame.text("player"), at.ruleset.shapes["play"]
    events: list[GameEvent] = []
    refs = aimed(at, step.target)
    for ref in refs:
        events += [
            caused(at, e.MOVE, ref, zone=zone, player=player),
            GameEvent(
                "played", card=Ref(ref.slot, ref.generation + 1), player=player, source=at.frame.text("skill")
            ),
        ]
    return go_on(at, index, *events, keep={"moved": moved_by(at, refs)})


@does(do.Knockout)
def _knockout(at: At, step: do.Knockout, index: int) -> Outcome:
    return go_on(at, index, *(caused(at, e.KO, ref) for ref in aimed(at, step.target)))
