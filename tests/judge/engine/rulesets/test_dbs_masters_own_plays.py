"""Keyword skills of Masters that play a card: [Swap], [Over Realm], [Wormhole]; names of a Leader's other side."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from tests.judge.engine.duel import DRAW, Node, auto, counter, duel, fighter, read, refused, skill, verdict_of

NEGATE = counter("n1", {"negate": "answered"}, kind="counter_play")
ANSWER: Node = {"player": "B", "counter": "n1.s1"}


def use(name: str) -> Node:
    return {"player": "A", "activate": f"{name}.s1"}


def is_in(board: Node, card: str, zone: str) -> bool:
    return verdict_of(board, {"zone": {card: zone}, "at": "end"}) == "ALWAYS"


# [Swap]: cr-1.074/10-24.

SCOUT = fighter("s1", 10000, skill("s1.s1", timing="swap", number=4, named=[{"trait": "Squad"}]), energy=2)


def mate(**keys: object) -> Node:
    return fighter("h1", 20000, **{"traits": ["Squad"], "energy": 4, **keys})


def swap(*actions: Node, hand: list[Node] | None = None, b: Node | None = None) -> Node:
    return duel({"battle": [SCOUT], "hand": hand or [mate()]}, b, actions=[use("s1"), *actions])


CHOOSE: Node = {"player": "A", "choose": ["h1"]}


@pytest.mark.parametrize(
    ("change", "is_played"),
    [({}, True), ({"energy": 3}, False), ({"energy": 5}, False), ({"traits": ["Other"]}, False)],
)
def test_a_swap_plays_what_it_names_at_exactly_its_cost(change: Node, is_played: bool) -> None:
    """cr-1.074/10-24-2: the specified Battle Card with an energy cost of X; whatever comes, the card returns."""
    board = swap(*([CHOOSE] if is_played else []), hand=[mate(**change)])

    assert is_in(board, "h1", "battle") is is_played
    assert is_in(board, "s1", "hand")


def test_a_swap_asks_for_the_energy_cost_of_the_cards_it_may_meet() -> None:
    """cr-1.074/10-24-3: a cost that nobody wrote is not taken for another one."""
    with pytest.raises(BadDocumentError, match="how much does h1 cost"):
        read(duel({"battle": [SCOUT], "hand": [fighter("h1", 20000, traits=["Squad"])]}))


def test_the_number_of_a_swap_is_the_cost_and_no_filter_says_another() -> None:
    """cr-1.074/10-24-2."""
    named = [{"trait": "Squad", "energy_at_most": 2}]
    scout = fighter("s1", 10000, skill("s1.s1", timing="swap", number=4, named=named), energy=2)

    with pytest.raises(BadDocumentError, match="is the energy cost"):
        read(duel({"battle": [scout]}))


# [Over Realm], [Dark Over Realm], [Wormhole]: cr-1.074/10-15, 10-25, 10-26.


def realm(name: str = "r1", kind: str = "over_realm", number: int = 3, **keys: object) -> Node:
    return fighter(name, 25000, skill(f"{name}.s1", timing=kind, number=number), energy=7, **keys)


PASS: Node = {"player": "A", "pass": True, "at": "main_phase.act"}


def cross(*actions: Node, card: Node | None = None, **a: object) -> Node:
    return duel(
        {"hand": [card or realm()], "drop": 4, "battle": [], **a},
        actions=[use("r1"), *actions],
        limit={"rule_steps": 5000},
    )


def test_undescribed_cards_of_the_drop_area_go_to_the_warp_as_well() -> None:
    """cr-1.074/10-15-3: all cards, not X of them."""
    assert verdict_of(cross(), {"count": {"A.warp": 4}, "at": "end"}) == "ALWAYS"
    assert verdict_of(cross(), {"count": {"A.drop": 0}, "at": "end"}) == "ALWAYS"


def test_a_card_that_evolved_from_one_of_over_realm_stays() -> None:
    """cr-1.074/10-15-4: the card that was played with it, not another one on top."""
    top = fighter("x1", 30000, skill("x1.s1", timing="evolve", onto={"name": "r1"}))
    board = cross({"player": "A", "evolve": "x1", "onto": "r1"}, PASS, hand=[realm(), top])

    assert is_in(board, "x1", "battle")


def test_negated_skills_do_not_keep_a_card_of_over_realm_in_play() -> None:
    """cr-1.074/10-15-4: it depends on how it was played, not on a skill it still has."""
    negates = skill(
        "la.s1", timing="activate_main", do=[{"lose": "skills", "to": {"each": {"zone": "battle"}}}]
    )
    leader: Node = {"id": "la", "power": 10000, "skills": [negates]}

    assert is_in(cross(use("la"), PASS, leader=leader), "r1", "warp")


def test_a_card_of_over_realm_that_is_not_in_the_battle_area_is_left_alone() -> None:
    """cr-1.074/10-15-4: only if it still is there."""
    back = skill(
        "la.s1",
        timing="activate_main",
        do=[{"move": {"each": {"zone": "battle", "of": "own"}}, "zone": "hand"}],
    )
    leader: Node = {"id": "la", "power": 10000, "skills": [back]}

    assert is_in(cross(use("la"), PASS, leader=leader), "r1", "hand")


def test_at_the_checkpoint_of_the_end_of_the_turn_the_card_still_is_there() -> None:
    """decisions/g-22: with that checkpoint, before effects for the turn end; its own skill resolves first."""
    ends = auto("r1.s2", {"turn_ends": "own"}, {"when": {"power_at_least": 25000}, "do": [DRAW]})
    card = realm()
    card["skills"] = [*_skills(card), ends]
    board = cross(PASS, card=card)

    assert verdict_of(board, {"happens": {"draw": "A"}}) == "ALWAYS"
    assert is_in(board, "r1", "warp")


def test_what_waits_because_the_card_leaves_is_resolved_in_the_same_turn() -> None:
    """decisions/g-22 and cr-1.074/4-5-3: the checkpoint goes on until nothing waits."""
    leaves = auto("r1.s2", {"leaves": "self"}, DRAW)
    card = realm()
    card["skills"] = [*_skills(card), leaves]

    assert verdict_of(cross(PASS, card=card), {"count": {"A.hand": 1}, "at": "turn.passes"}) == "ALWAYS"


def _skills(card: Node) -> list[Node]:
    skills = card["skills"]
    assert isinstance(skills, list)
    return skills


def test_a_wormhole_of_the_opponent_helps_nobody_else() -> None:
    """cr-1.074/10-26-1: "you can"."""
    gate = fighter("w1", 5000, keywords=["Wormhole"])
    board = duel({"hand": [realm()], "drop": 3}, {"battle": [gate]}, actions=[use("r1")], used=["over_realm"])
    own = duel({"hand": [realm()], "drop": 3, "battle": [gate]}, actions=[use("r1")], used=["over_realm"])

    assert refused(board)[1] == {"over_realm_used"}
    assert is_in(own, "r1", "battle")


def test_a_negated_over_realm_counts_as_used() -> None:
    """cr-1.074/10-15-5: activated at most once per turn; and decisions/g-37."""
    two = [realm(), realm("r2", number=0)]
    board = duel({"hand": two, "drop": 3}, {"hand": [NEGATE]}, actions=[use("r1"), ANSWER, use("r2")])

    assert refused(board) == (3, {"over_realm_used"})


# A Leader's other side has character names of its own.


@pytest.mark.parametrize(("face", "verdict"), [("up", "NEVER"), ("back", "ALWAYS")])
def test_the_character_names_of_the_visible_side_count(face: str, verdict: str) -> None:
    """cr-1.074/2-3-2-1-2: the information of the side that is seen."""
    leader: Node = {
        "id": "la",
        "power": 10000,
        "character": "Child",
        "face": face,
        "back": {"name": "Grown", "power": 15000, "character": ["Grown"]},
    }
    lifts = skill(
        "a1.s1",
        timing="permanent",
        do=[{"power": 1000, "to": {"each": {"zone": "leader", "of": "own", "character": "Grown"}}}],
    )
    board = duel({"leader": leader, "battle": [fighter("a1", 20000, lifts)]})
    lifted = 16000 if face == "back" else 11000

    assert verdict_of(board, {"value": {"la.power": lifted}}) == verdict
