"""Triggers in Masters: what is heard, and skills that are used once per turn."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    auto,
    counter,
    duel,
    fighter,
    leader,
    read,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.boards import hand_size, power_of

# Once per turn: cr-1.074/10-11.


def test_a_declined_skill_is_not_used_up() -> None:
    """cr-1.074/10-11-5: only what was resolved is used up."""
    draws = auto("la.s1", {"attacks": "own"}, DRAW, optional=True, once="turn")
    board = duel(
        {"leader": leader("la", draws), "battle": [fighter("a1", 20000), fighter("a2", 20000)]},
        actions=[
            ATTACK,
            {"player": "A", "decline": "la.s1"},
            {"player": "A", "attack": "a2", "target": "lb"},
            {"player": "A", "activate": "la.s1"},
        ],
    )

    assert hand_size(board) == 1


def test_a_resolved_skill_is_used_up_for_the_turn() -> None:
    """cr-1.074/10-11-5."""
    draws = auto("la.s1", {"attacks": "own"}, DRAW, once="turn")
    board = duel(
        {"leader": leader("la", draws), "battle": [fighter("a1", 20000), fighter("a2", 20000)]},
        actions=[ATTACK, {"player": "A", "attack": "a2", "target": "lb"}],
    )

    assert hand_size(board) == 1


def test_of_several_waiting_instances_one_resolves() -> None:
    """cr-1.074/10-11-4."""
    draws = auto("a2.s1", {"ko": "opponent"}, DRAW, once="turn")
    kos = skill("la.s1", timing="activate_main", do=[{"ko": {"each": {"zone": "battle", "of": "opponent"}}}])
    board = duel(
        {"leader": leader("la", kos), "battle": [fighter("a2", 5000, draws)]},
        {"battle": [fighter("b1", 5000), fighter("b2", 5000)]},
        actions=[{"player": "A", "activate": "la.s1"}, {"player": "A", "order": ["a2.s1"]}],
    )

    assert hand_size(board) == 1


def test_a_skill_met_twice_waits_twice() -> None:
    """cr-1.074/8-6-3."""
    kos = skill("la.s1", timing="activate_main", do=[{"ko": {"each": {"zone": "battle", "of": "opponent"}}}])
    board = duel(
        {
            "leader": leader("la", kos),
            "battle": [fighter("a2", 5000, auto("a2.s1", {"ko": "opponent"}, DRAW))],
        },
        {"battle": [fighter("b1", 5000), fighter("b2", 5000)]},
        actions=[{"player": "A", "activate": "la.s1"}, {"player": "A", "order": ["a2.s1", "a2.s1"]}],
    )

    assert hand_size(board) == 2


# What is heard.


@pytest.mark.parametrize(("cards", "expected"), [(1, 5000), (3, 5000)])
def test_several_cards_drawn_are_heard_once(cards: int, expected: int) -> None:
    """cr-4.00/9-6-2-1 and 5-1-5: drawing several cards meets a trigger once."""
    board = duel(
        {
            "leader": leader("la", skill("la.s1", timing="activate_main", do=[{"draw": cards}])),
            "battle": [fighter("a1", 10000, auto("a1.s1", {"draws": "own"}, {"power": 5000}))],
        },
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    assert power_of(board, "a1") == 10000 + expected


def test_several_damage_are_heard_once() -> None:
    """cr-4.00/5-10-4: two damage at once meet a trigger once."""
    board = duel(
        {"battle": [fighter("a1", 20000, keywords=["Double Strike"])]},
        {"battle": [fighter("b1", 10000, auto("b1.s1", {"damaged": "own"}, {"power": 5000}))]},
        actions=[ATTACK],
    )

    assert power_of(board, "b1") == 15000


def test_a_blocker_is_attacked_when_it_steps_in() -> None:
    """cr-4.00/22-4-3-1: the new guard card hears that it is attacked."""
    blocker = fighter("b1", 30000, auto("b1.s1", {"attacked": "self"}, DRAW), keywords=["Blocker"])

    assert (
        hand_size(
            duel(b={"battle": [blocker]}, actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}]), "B"
        )
        == 1
    )


def test_a_guard_card_changed_in_the_offense_step_was_not_attacked() -> None:
    """cr-4.00/8-1-7-2: after the checkpoint of the declaration nothing triggers for being attacked."""
    swap = skill(
        "lb.s1",
        timing="activate_battle",
        do=[{"role": "guard", "to": {"each": {"zone": "battle", "of": "own"}}}],
    )
    guard = fighter("b1", 30000, auto("b1.s1", {"attacked": "self"}, DRAW))
    board = duel(
        b={"leader": leader("lb", swap), "battle": [guard]},
        actions=[ATTACK, {"player": "B", "activate": "lb.s1"}],
    )

    assert hand_size(board, "B") == 0
    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"


def test_every_skill_for_the_end_of_the_battle_is_heard_also_after_a_negated_attack() -> None:
    """cr-1.074/7-1-4-2."""
    board = duel(
        {"leader": leader("la", auto("la.s1", {"battle_ends": "any"}, DRAW))},
        {"hand": [counter("h1", {"negate": "attack"})]},
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
    )

    assert hand_size(board) == 1


@pytest.mark.parametrize("moment", ["offense_begins", "defense_begins", "damage_begins"])
def test_the_beginning_of_each_step_is_heard(moment: str) -> None:
    """cr-1.074/7-2-1-1, 7-3-1-1, 7-4-1-1."""
    assert (
        hand_size(duel({"leader": leader("la", auto("la.s1", {moment: "any"}, DRAW))}, actions=[ATTACK])) == 1
    )


@pytest.mark.parametrize("word", ["deals_damage", "dealt_damage"])
def test_dealing_damage_is_heard_before_and_after(word: str) -> None:
    """cr-1.074/7-4-1-4-1 and 7-4-1-4-1-2."""
    board = duel(
        {"battle": [fighter("a1", 20000, auto("a1.s1", {word: "self"}, {"power": 5000}))]}, actions=[ATTACK]
    )

    assert verdict_of(board, {"at": "battle.deal_damage", "value": {"a1.power": 25000}}) == (
        "ALWAYS" if word == "deals_damage" else "NEVER"
    )
    assert verdict_of(board, {"at": "end", "value": {"a1.power": 25000}}) == "ALWAYS"


def test_a_word_about_no_card_cannot_be_about_the_card_itself() -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(duel({"leader": leader("la", auto("la.s1", {"battle_ends": "self"}, DRAW))}))

    assert caught.value.code == "unknown_word"
    assert caught.value.path[-2:] == ("when", "battle_ends")


def test_a_keyword_gained_before_the_scenario_began_works() -> None:
    """cr-1.074/10-4-1, with [Blocker] gained."""
    board = duel(
        b={"battle": [fighter("b1", 30000, gained=["Blocker"])]},
        actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}],
    )

    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"
