"""Boards with stacks of cards, and what the kernel makes of them."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.perform import perform
from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.state import GameState, from_json, to_json
from tests.judge.engine.duel import card_of, duel, fighter, misplaced, read, skill


def start(a: Mapping[str, object] | None = None, b: Mapping[str, object] | None = None) -> GameState:
    return read(duel(a, b)).state


def done(state: GameState, *group: GameEvent) -> GameState:
    after = perform(MASTERS_2019, state, group).state
    assert misplaced(after) == []
    assert from_json(to_json(after)) == after
    return after


def beneath(state: GameState, name: str) -> list[str]:
    return [state.printed(slot).id for slot in card_of(state, name).under]


def moved(state: GameState, card_id: str, zone: str, name: str = "") -> GameEvent:
    return GameEvent(e.MOVE, card=card_of(state, card_id).ref, zone=zone, name=name)


STACK = fighter(
    "b1",
    15000,
    mode="rest",
    effects=[{"power": -5000}],
    gained=["Critical"],
    under=[fighter("u1"), fighter("u2")],
)


def replayed(document: Mapping[str, object]) -> GameState:
    replay = play_out(read(dict(document)))
    assert replay.refusal is None
    assert misplaced(replay.state) == []
    return replay.state


def does(*program: object) -> dict[str, object]:
    """Let A's Leader do something to B's b1 in the Main Phase."""
    used = skill("la.s1", timing="activate_main", do=list(program))
    board = duel({"leader": {"id": "la", "power": 10000, "skills": [used]}}, {"battle": [STACK]})
    return {**board, "actions": [{"player": "A", "activate": "la.s1"}]}


CHOICE = {"choose": {"zone": "battle", "of": "opponent"}}
