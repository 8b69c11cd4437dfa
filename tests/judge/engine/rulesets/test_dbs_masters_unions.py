"""[Union-Fusion], [Union-Potara], [Union-Absorb] of Masters."""

from __future__ import annotations

import pytest

from tests.judge.engine.duel import DRAW, Node, auto, counter, duel, fighter, refused, skill, verdict_of

NEGATE = counter("n1", {"negate": "answered"}, kind="counter_play")
ANSWER: Node = {"player": "B", "counter": "n1.s1"}
EMBER, FROST = fighter("e1", 15000, character="Ember"), fighter("f1", 15000, character="Frost")
BOTH = [{"character": "Ember"}, {"character": "Frost"}]


def use(name: str) -> Node:
    return {"player": "A", "activate": f"{name}.s1"}


def union(kind: str, *more: Node, **reading: object) -> Node:
    return fighter("u1", 25000, skill("u1.s1", timing=kind, named=BOTH, **reading), *more, energy=6)


def is_in(board: Node, card: str, zone: str) -> bool:
    return verdict_of(board, {"zone": {card: zone}, "at": "end"}) == "ALWAYS"


# [Union-Fusion]: cr-1.074/10-13-3.


def fusion(*actions: Node, b: Node | None = None, a: Node | None = None, **reading: object) -> Node:
    mine: Node = {"hand": [union("union_fusion", **reading), EMBER, FROST], "battle": [], **(a or {})}
    return duel(mine, b, actions=[use("u1"), *actions])


def test_a_fusion_drops_its_set_as_a_cost_and_enters_active() -> None:
    """cr-1.074/10-13-3-4."""
    assert is_in(fusion(), "e1", "drop")
    assert is_in(fusion(), "f1", "drop")
    assert verdict_of(fusion(), {"allowed": {"player": "A", "attack": "u1", "target": "lb"}, "after": 1}) == (
        "ALWAYS"
    )


def test_a_negated_fusion_does_not_give_its_set_back() -> None:
    """faq/contre/6: what is paid stays paid; decisions/g-37: the card of the hand goes to the Drop Area."""
    board = fusion(ANSWER, b={"hand": [NEGATE]})

    assert is_in(board, "e1", "drop")
    assert is_in(board, "u1", "drop")


def test_the_set_of_a_fusion_does_not_also_pay_its_cost() -> None:
    """cr-1.074/8-4-2-2 and 10-13-3-4: all of it or nothing; the two cards of the set are put away already."""
    costly = union("union_fusion", cost=[{"discard": {"name": "Spare"}, "count": 1}])
    spare = {"name": "Spare"}
    short = fusion(a={"hand": [costly, {**EMBER, **spare}, {**FROST, **spare}]})
    enough = fusion(a={"hand": [costly, EMBER, FROST, fighter("x1") | spare]})

    assert refused(short)[1] == {"not_all_of_it"}
    assert is_in(enough, "x1", "drop")
    assert is_in(enough, "u1", "battle")


def test_of_two_sets_the_one_is_taken_that_leaves_the_cost() -> None:
    """cr-1.074/8-4-2-2: with the spare card in the set nothing would be left to pay with."""
    costly = union("union_fusion", cost=[{"discard": {"name": "Spare"}, "count": 1}])
    board = fusion(a={"hand": [costly, EMBER, FROST, {**FROST, "id": "f2", "name": "Spare"}]})

    assert is_in(board, "u1", "battle")
    assert is_in(board, "f2", "drop")


def test_the_power_that_counts_is_the_one_in_the_hand() -> None:
    """cr-1.074/10-13-3-1: equal power; a change of Battle Cards in play says nothing about cards in the hand."""
    grows = skill(
        "la.s1", timing="permanent", do=[{"power": 5000, "to": {"each": {"zone": "battle", "of": "own"}}}]
    )
    unequal = [union("union_fusion"), EMBER, {**FROST, "power": 10000}]
    board = fusion(a={"leader": {"id": "la", "power": 10000, "skills": [grows]}, "hand": unequal})

    assert refused(board)[1] == {"powers_differ"}


# [Union-Potara]: cr-1.074/10-13-4.


def potara(*actions: Node, b: Node | None = None, a: Node | None = None) -> Node:
    mine: Node = {"hand": [union("union_potara")], "battle": [EMBER, FROST], **(a or {})}
    return duel(mine, b, actions=[use("u1"), *actions])


def test_a_potara_card_enters_active_on_rested_cards() -> None:
    """cr-1.074/10-13-4-4, decisions/g-13."""
    board = potara(a={"battle": [{**EMBER, "mode": "rest"}, {**FROST, "mode": "rest"}]})

    assert (
        verdict_of(board, {"allowed": {"player": "A", "attack": "u1", "target": "lb"}, "after": 1})
        == "ALWAYS"
    )


def test_a_potara_card_whose_cards_have_gone_in_the_window_goes_to_the_drop_area() -> None:
    """decisions/g-37; and cr-1.074/10-13-4-1: without both it is not put on the one that is left."""
    gone = counter(
        "n1",
        {"move": {"each": {"zone": "battle", "of": "opponent", "name": "e1"}}, "zone": "hand"},
        kind="counter_play",
    )
    board = potara(ANSWER, b={"hand": [gone]})

    assert is_in(board, "u1", "drop")
    assert is_in(board, "f1", "battle")


def test_a_potara_card_is_not_put_on_a_card_that_has_changed_sides() -> None:
    """cr-1.074/10-13-4-1: cards in the own Battle Area."""
    taken = counter(
        "n1", {"control": {"each": {"zone": "battle", "of": "opponent", "name": "e1"}}}, kind="counter_play"
    )
    board = potara(ANSWER, b={"hand": [taken]})

    assert is_in(board, "u1", "drop")
    assert verdict_of(board, {"count": {"B.battle": 1}, "at": "end"}) == "ALWAYS"


# [Union-Absorb]: cr-1.074/10-13-5.

WHOLE = fighter("c1", 25000, character="Whole", energy=7)


def absorb(*actions: Node, zone: str = "hand", card: Node = WHOLE, b: Node | None = None) -> Node:
    half = fighter(
        "u1", 15000, skill("u1.s1", timing="union_absorb", named=[{"character": "Whole", "zone": zone}])
    )
    mine: Node = {"battle": [half]}
    mine[zone] = [half, card] if zone == "battle" else [card]
    return duel(mine, b, actions=[use("u1"), *actions])


@pytest.mark.parametrize("zone", ["hand", "drop", "warp", "energy", "battle"])
def test_the_absorbed_card_comes_from_the_area_that_the_skill_names(zone: str) -> None:
    """cr-1.074/10-13-5-1 and 10-13-5-4."""
    assert is_in(absorb(zone=zone), "c1", "battle")
    assert is_in(absorb(zone=zone), "u1", "beneath")


@pytest.mark.parametrize(("zone", "is_played"), [("drop", True), ("battle", False)])
def test_a_card_that_was_in_play_already_is_not_played(zone: str, is_played: bool) -> None:
    """cr-1.074/8-6-5-3: "when you play this card" means that it came from elsewhere than a Battle Area."""
    card = fighter("c1", 25000, auto("c1.s1", {"played": "self"}, DRAW), character="Whole")
    heard = verdict_of(absorb(zone=zone, card=card), {"triggers": "c1.s1"})

    assert heard == ("ALWAYS" if is_played else "NEVER")


def test_a_deflected_counter_is_forgotten_when_the_skill_is_over() -> None:
    """cr-1.074/8-5-2: a skill that is activated again is a new one; nobody has answered that."""
    half = fighter(
        "u1", 15000, skill("u1.s1", timing="union_absorb", named=[{"character": "Whole", "zone": "drop"}])
    )
    first = {
        **WHOLE,
        "keywords": ["Deflect"],
        "skills": [
            skill("c1.s1", timing="activate_main", do=[{"move": "self", "zone": "warp", "top_only": True}])
        ],
    }
    second = fighter("c2", 25000, character="Whole")
    board = duel(
        {"battle": [half], "drop": [first, second]},
        {"hand": [NEGATE]},
        actions=[use("u1"), {"player": "A", "choose": ["c1"]}, ANSWER, use("c1"), use("u1")],
    )

    assert is_in(board, "c2", "battle")
