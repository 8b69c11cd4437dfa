"""Pieces of small Masters boards, and claims about them."""

from __future__ import annotations

from judge.engine.replay import play_out
from judge.engine.state import GameState
from tests.judge.engine.duel import Node, counter, fighter, read, skill

USE: Node = {"player": "A", "activate": "la.s1"}
OPPOSING: Node = {"each": {"zone": "battle", "of": "opponent"}}
HALT = counter("h1", {"negate": "attack"})
DRAW: Node = {"draw": 1}
ON_B1: Node = {"player": "A", "attack": "a1", "target": "b1"}


def leader(card: str, *skills: Node) -> Node:
    return {"id": card, "power": 10000, "skills": list(skills)}


def main(*do: object, **more: object) -> Node:
    """Describe A's Leader with one [Activate : Main] skill."""
    return {"leader": leader("la", skill("la.s1", timing="activate_main", do=list(do), **more))}


def attacker(*keywords: str, **keys: object) -> Node:
    return {"battle": [fighter("a1", 20000, keywords=list(keywords), **keys)]}


def lies(card: str, zone: str) -> Node:
    return {"zone": {card: zone}, "at": "end"}


def counts(where: str, number: int) -> Node:
    return {"count": {where: number}, "at": "end"}


def end(document: Node) -> GameState:
    replay = play_out(read(document))
    assert replay.refusal is None, replay.refusal
    return replay.state
