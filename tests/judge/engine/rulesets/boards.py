"""Pieces of small Masters boards, and claims about them."""

from __future__ import annotations

from judge.engine.values import value_of
from tests.judge.engine.duel import (
    DRAW,
    Node,
    auto,
    card_of,
    counter,
    end,
    fighter,
    skill,
)

OPPOSING: Node = {"each": {"zone": "battle", "of": "opponent"}}
HALT = counter("h1", {"negate": "attack"})
ON_B1: Node = {"player": "A", "attack": "a1", "target": "b1"}
NEGATE: Node = {"negate": "answered"}
STOP = counter("h1", NEGATE, kind="counter_play")
STOPS: Node = {"player": "B", "counter": "h1.s1"}
PLAY: Node = {"player": "A", "play": "p1"}
INTERCEPT = fighter(
    "h1",
    30000,
    skill(
        "h1.s1",
        timing="counter_battle_card_attack",
        do=[{"play": "self"}, {"role": "guard", "to": "self"}],
    ),
    auto("h1.s2", {"played": "self"}, DRAW),
)


def attacker(*keywords: str, **keys: object) -> Node:
    return {"battle": [fighter("a1", 20000, keywords=list(keywords), **keys)]}


def lies(card: str, zone: str) -> Node:
    return {"zone": {card: zone}, "at": "end"}


def counts(where: str, number: int) -> Node:
    return {"count": {where: number}, "at": "end"}


def hand_size(document: Node, player: str = "A") -> int:
    """Count the hand cards of a player at the end of the document's one line."""
    return len(end(document).zone(player, "hand"))


def power_of(document: Node, card: str) -> int:
    """Give the power of a card at the end of the document's one line."""
    state = end(document)
    return value_of(state, card_of(state, card).slot, "power")
