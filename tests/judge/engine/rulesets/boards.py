"""Pieces of small Masters boards, and claims about them."""

from __future__ import annotations

from tests.judge.engine.duel import Node, counter, fighter

OPPOSING: Node = {"each": {"zone": "battle", "of": "opponent"}}
HALT = counter("h1", {"negate": "attack"})
ON_B1: Node = {"player": "A", "attack": "a1", "target": "b1"}


def attacker(*keywords: str, **keys: object) -> Node:
    return {"battle": [fighter("a1", 20000, keywords=list(keywords), **keys)]}


def lies(card: str, zone: str) -> Node:
    return {"zone": {card: zone}, "at": "end"}


def counts(where: str, number: int) -> Node:
    return {"count": {where: number}, "at": "end"}
