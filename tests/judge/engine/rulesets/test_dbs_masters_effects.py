"""What Masters skills do and cannot do; each test names the passage it holds the engine to."""

from __future__ import annotations

from tests.judge.engine.duel import (
    ATTACK,
    Node,
    auto,
    counter,
    duel,
    fighter,
    skill,
    verdict_of,
)

USE: Node = {"player": "A", "activate": "la.s1"}
OPPOSING: Node = {"zone": "battle", "of": "opponent"}
FROM_HAND: Node = {"choose": {"zone": "hand", "of": "own", "kind": "battle"}}


def leader(card: str, *skills: Node) -> Node:
    return {"id": card, "power": 10000, "skills": list(skills)}


def main(*do: object, **more: object) -> Node:
    """Describe A's Leader with one [Activate : Main] skill."""
    return {"leader": leader("la", skill("la.s1", timing="activate_main", do=list(do), **more))}


def stays(card: str, zone: str) -> Node:
    return {"zone": {card: zone}, "at": "end"}


# What is chosen, and what an effect is about.


def test_a_choice_that_finds_nothing_chooses_nothing() -> None:
    """cr-1.074/8-5-3-4: effects on a target that could not be chosen are ignored, not moved to an older one."""
    board = duel(
        main(
            {"choose": {"zone": "battle", "of": "own"}},
            {"power": 5000, "to": "chosen"},
            {"choose": OPPOSING},
            {"power": -5000, "to": "chosen"},
        ),
        actions=[USE],
    )

    assert verdict_of(board, {"value": {"a1.power": 25000}, "at": "end"}) == "ALWAYS"


def test_an_effect_follows_the_card_that_it_plays() -> None:
    """cr-1.074/8-10-1: the card is meant as it is in its final area."""
    board = duel(
        main(FROM_HAND, {"play": "chosen"}, {"power": 5000, "to": "chosen"})
        | {"hand": [fighter("p1", 10000, energy=3)]},
        actions=[USE],
    )

    assert verdict_of(board, {"value": {"p1.power": 15000}, "at": "end"}) == "ALWAYS"


def test_a_counter_that_plays_its_card_makes_it_the_guard_card() -> None:
    """cr-1.074/4-7-2-5, 8-10-1 and decisions/g-30: played in the window, it takes the attack."""
    card = fighter(
        "h1",
        25000,
        skill("h1.s1", timing="counter_battle_card_attack", do=[{"play": "self"}, {"role": "guard"}]),
        auto("h1.s2", {"played": "self"}, {"draw": 1}),
        energy=0,
    )
    board = duel(b={"hand": [card]}, actions=[ATTACK, {"player": "B", "counter": "h1.s1"}])

    assert verdict_of(board, stays("h1", "battle")) == "ALWAYS"
    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"order": ["h1.s1", "h1.s2"]}) == "ALWAYS"


def test_a_skill_does_not_follow_a_card_that_another_skill_moved() -> None:
    """cr-1.074/3-1-4: a card that was moved before is a new card."""
    returns = auto("a1.s1", {"attacks": "self"}, {"move": "self", "zone": "hand"})
    plays = auto("a1.s2", {"attacks": "self"}, {"play": "self"}, {"power": 5000, "to": "self"})
    board = duel(
        {"battle": [fighter("a1", 20000, returns, plays)]},
        actions=[ATTACK, {"player": "A", "order": ["a1.s1", "a1.s2"]}],
    )

    assert verdict_of(board, stays("a1", "hand")) == "ALWAYS"


def test_negating_an_attack_needs_one() -> None:
    """cr-1.074/7-1-4: what is negated when nobody attacks is not the next attack."""
    says_attack: Node = {
        "id": "la.s1",
        "text": "[Activate : Main] Your next attack gets better.",
        "reading": {"timing": "activate_main", "do": [{"power": 1000}]},
    }
    board = duel(
        {"leader": leader("la", says_attack)},
        {"hand": [counter("h1", {"negate": "attack"})]},
        actions=[USE, {"player": "B", "counter": "h1.s1"}, ATTACK],
    )

    assert verdict_of(board, {"happens": {"damage": "B"}}) == "ALWAYS"
