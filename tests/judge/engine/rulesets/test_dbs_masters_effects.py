"""What Masters skills do and cannot do; each test names the passage it holds the engine to."""

from __future__ import annotations

from tests.judge.engine.duel import (
    ATTACK,
    USE,
    Node,
    auto,
    counter,
    duel,
    fighter,
    leader,
    main,
    skill,
    verdict_of,
)

OPPOSING: Node = {"zone": "battle", "of": "opponent"}
FROM_HAND: Node = {"choose": {"zone": "hand", "of": "own", "kind": "battle"}}


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
        actions=[USE, {"player": "A", "choose": ["p1"]}],
    )

    assert verdict_of(board, {"value": {"p1.power": 15000}, "at": "end"}) == "ALWAYS"


def test_nobody_has_to_find_a_fitting_card_in_a_secret_area() -> None:
    """cr-1.074/8-5-3-5: only its owner knows that it fits; any card of the hand needs no knowledge."""
    for among, verdict in (({"kind": "battle"}, "POSSIBLE"), ({}, "ALWAYS")):
        choose = {"choose": {"zone": "hand", "of": "own", **among}}
        board = duel(main(choose, {"play": "chosen"}) | {"hand": [fighter("p1", energy=3)]}, actions=[USE])

        assert verdict_of(board, stays("p1", "battle")) == verdict


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


# What cannot happen, and what happens instead.

KILL: Node = {"ko": {"each": OPPOSING}}
WEAKEN: Node = {"power": -10000, "to": {"each": OPPOSING}}


def test_a_leader_never_leaves_its_area() -> None:
    """cr-1.074/3-5-3, 10-1-1: no text moves or KO's a Leader."""
    for step in (
        {"ko": {"each": {"of": "opponent"}}},
        {"move": {"each": {"of": "opponent"}}, "zone": "hand"},
    ):
        board = duel(main(step), {"battle": [fighter("b1")]}, actions=[USE])

        assert verdict_of(board, stays("lb", "leader")) == "ALWAYS"
        assert verdict_of(board, stays("b1", "battle")) == "NEVER"


def instead(**more: object) -> Node:
    """Describe a replacement: rest this card instead of letting it leave."""
    return skill("b1.s1", timing="replacement", when={"leaves": "self"}, do=[{"rest": "self"}], **more)


def test_a_replaced_ko_did_not_happen() -> None:
    """cr-1.074/8-9-1-1: nobody was KO'd, and nobody KO'd anything."""
    heir = fighter("b1", 10000, instead(), auto("b1.s2", {"ko": "self"}, {"draw": 1}), mode="rest")
    attacker = fighter("a1", 20000, auto("a1.s1", {"kos": "self"}, {"draw": 1}))
    board = duel(
        {"battle": [attacker]}, {"battle": [heir]}, actions=[{"player": "A", "attack": "a1", "target": "b1"}]
    )

    assert verdict_of(board, stays("b1", "battle")) == "ALWAYS"
    assert verdict_of(board, {"triggers": "b1.s2"}) == "NEVER"
    assert verdict_of(board, {"triggers": "a1.s1"}) == "NEVER"
    assert verdict_of(board, {"happens": {"ko": "b1"}}) == "NEVER"


def test_a_replacement_that_is_declined_is_not_offered_again() -> None:
    """cr-1.074/8-9-2-3, 8-9-3: once for one event."""
    heir = fighter("b1", 10000, instead(optional=True), auto("b1.s2", {"ko": "self"}, {"draw": 1}))
    board = duel(main(KILL), {"battle": [heir]}, actions=[USE, {"player": "B", "decline": "b1.s1"}])

    assert verdict_of(board, stays("b1", "drop")) == "ALWAYS"
    assert verdict_of(board, {"happens": {"draw": "B"}}) == "ALWAYS"


def test_a_replacement_applies_while_its_condition_holds() -> None:
    """cr-4.00/9-10-1-1-1: rested once, it is still at 0 and leaves at the next look."""
    board = duel(
        main(WEAKEN), {"battle": [fighter("b1", 10000, instead(**{"if": {"mode": "active"}}))]}, actions=[USE]
    )

    assert verdict_of(board, stays("b1", "drop")) == "ALWAYS"


def test_a_negated_replacement_does_nothing() -> None:
    """cr-1.074/8-3-2."""
    board = duel(main(KILL), {"battle": [fighter("b1", 10000, instead(), lost=["skills"])]}, actions=[USE])

    assert verdict_of(board, stays("b1", "drop")) == "ALWAYS"


def forbidding(kind: str, **more: object) -> Node:
    return skill("b1.s1", timing="permanent", forbids=kind, **more)


def test_a_prohibition_holds_while_its_condition_does() -> None:
    """cr-1.074/8-3-3."""
    safe = forbidding("ko", **{"if": {"mode": "active"}})
    for mode, verdict in (("active", "NEVER"), ("rest", "ALWAYS")):
        board = duel(main(KILL), {"battle": [fighter("b1", 10000, safe, mode=mode)]}, actions=[USE])

        assert verdict_of(board, stays("b1", "drop")) == verdict


def test_a_card_that_cannot_be_chosen_is_not_chosen() -> None:
    """cr-1.074/1-3-3, 8-5-3-4."""
    picks = ({"choose": OPPOSING}, {"ko": "chosen"})
    board = duel(main(*picks), {"battle": [fighter("b1", 10000, forbidding("chosen"))]}, actions=[USE])

    assert verdict_of(board, stays("b1", "battle")) == "ALWAYS"


def test_what_cannot_leave_is_not_ko_d_but_goes_at_zero_power() -> None:
    """cr-1.074/10-1-1, and cr-4.00/21-6-2: no text holds a Battle Card without power."""
    for step, verdict in ((KILL, "NEVER"), (WEAKEN, "ALWAYS")):
        board = duel(main(step), {"battle": [fighter("b1", 10000, forbidding("move"))]}, actions=[USE])

        assert verdict_of(board, stays("b1", "drop")) == verdict


# Conditions and limits of use.


def test_a_countered_skill_was_activated_once() -> None:
    """cr-1.074/10-11-1: once per turn counts activations."""
    gate = counter("h1", {"negate": "answered"}, kind="counter_play")
    board = duel(
        main(FROM_HAND, {"play": "chosen"}, once="turn") | {"hand": [fighter("p1", 10000, energy=3)]},
        {"hand": [gate]},
        actions=[USE, {"player": "B", "counter": "h1.s1"}],
    )

    assert verdict_of(board, stays("p1", "hand")) == "ALWAYS"
    assert verdict_of(board, {"allowed": USE, "after": 2}) == "NEVER"


def test_a_counter_needs_its_condition() -> None:
    """cr-1.074/10-10-1, 8-3-3."""
    halt = skill("h1.s1", timing="counter_attack", do=[{"negate": "attack"}], **{"if": {"life_at_most": 4}})
    for life, verdict in ((6, "NEVER"), (4, "ALWAYS")):
        hand = [{"id": "h1", "name": "h1", "skills": [halt]}]
        board = duel(b={"life": life, "hand": hand}, actions=[ATTACK])

        assert verdict_of(board, {"allowed": {"player": "B", "counter": "h1.s1"}}) == verdict


def test_evolving_needs_its_condition() -> None:
    """cr-1.074/10-5-1, 10-5-3."""
    onto = skill("e1.s1", timing="evolve", onto={"name": "a1"}, **{"if": {"life_at_most": 4}})
    for life, verdict in ((6, "NEVER"), (4, "ALWAYS")):
        board = duel({"life": life, "hand": [fighter("e1", 20000, onto, energy=5)]})

        assert verdict_of(board, {"allowed": {"player": "A", "evolve": "e1", "onto": "a1"}}) == verdict


# Attacks.


def test_a_field_card_neither_attacks_nor_is_attacked() -> None:
    """cr-1.074/7-1: Leaders and Battle Cards only."""
    field = {"id": "f1", "name": "f1", "kind": "extra", "mode": "active"}
    board = duel({"battle": [fighter("a1"), field]}, {"battle": [{**field, "id": "f2", "mode": "rest"}]})

    assert verdict_of(board, {"allowed": {"player": "A", "attack": "f1", "target": "lb"}}) == "NEVER"
    assert verdict_of(board, {"allowed": {"player": "A", "attack": "a1", "target": "f2"}}) == "NEVER"
    assert verdict_of(board, {"allowed": ATTACK}) == "ALWAYS"


def test_a_card_that_may_not_attack_does_not() -> None:
    """cr-1.074/1-3-3."""
    pacifist = fighter("a1", 20000, skill("a1.s1", timing="permanent", forbids="attack"))

    assert verdict_of(duel({"battle": [pacifist]}), {"allowed": ATTACK}) == "NEVER"
    assert verdict_of(duel({"battle": [{**pacifist, "lost": ["skills"]}]}), {"allowed": ATTACK}) == "ALWAYS"


def test_an_attacker_that_goes_before_the_damage_deals_none() -> None:
    """decisions/g-28: from the next checkpoint on the battle goes to its end."""
    rash = fighter("a1", 20000, auto("a1.s1", {"deals_damage": "self"}, {"ko": "self"}))
    board = duel({"battle": [rash]}, actions=[ATTACK])

    assert verdict_of(board, stays("a1", "drop")) == "ALWAYS"
    assert verdict_of(board, {"happens": {"damage": "B"}}) == "NEVER"


def test_a_scenario_that_begins_with_the_declaration_lets_skills_wait() -> None:
    """cr-1.074/7-1-1: attack skills and [Blocker] are met by the declaration."""
    attacker = fighter("a1", 20000, auto("a1.s1", {"attacks": "self"}, {"draw": 1}), mode="rest")
    board = duel(
        {"battle": [attacker]},
        {"battle": [fighter("b1", 5000, keywords=["Blocker"])]},
        battle={"attacker": "a1", "target": "lb", "step": "declaration"},
    )

    assert verdict_of(board, {"triggers": "a1.s1"}) == "ALWAYS"
    assert verdict_of(board, {"allowed": {"player": "B", "activate": "b1.blocker"}}) == "ALWAYS"
    stated = {**board, "waiting": [{"skill": "a1.s1", "event": "a1"}]}
    assert verdict_of(stated, {"happens": {"resolve": "a1.s1"}}) == "ALWAYS"
    assert verdict_of(stated, {"allowed": {"player": "B", "activate": "b1.blocker"}}) == "NEVER"
