"""Masters cards used from the hand: Extra Cards, skills in a battle, colours that do not count."""

from __future__ import annotations

import pytest

from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    Node,
    duel,
    end,
    examined,
    fighter,
    refused,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.boards import PLAY, hand_size

# Skills in a battle: dbs-masters/cr-1.074/7-2-1-2, 7-3-1-2, faq/etape-d-attaque-et-etape-de-defense/2.


def activating(timing: str, *actions: Node, player: str = "B", turn: str = "") -> Node:
    """A card of a player's hand has a skill of this timing, and it is used."""
    condition: Node = {"if": {"turn": turn}} if turn else {}
    used = skill("x1.s1", timing=timing, do=[DRAW], **condition)
    hand = {"hand": [{"id": "x1", "energy": 0, "skills": [used]}]}
    document = duel(hand if player == "A" else None, hand if player == "B" else None)
    return {**document, "actions": [*actions, {"player": player, "activate": "x1.s1"}]}


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (activating("activate_battle", ATTACK), None),
        (activating("activate_battle", ATTACK, player="A"), None),
        (activating("activate_battle", player="A"), "only_in_battle_steps"),
        (activating("activate_main_battle", player="A"), None),
        (activating("activate_main_battle", ATTACK, player="A"), None),
        (activating("activate_main_battle", ATTACK), None),
        (activating("activate_main_battle"), "not_turn_player"),
        (activating("activate_main", ATTACK), "not_turn_player"),
        (activating("activate_battle", ATTACK, turn="opponent"), None),
        (
            activating("activate_battle", ATTACK, player="A", turn="opponent"),
            "condition_not_met",
        ),
    ],
)
def test_when_a_skill_of_the_hand_may_be_used(document: Node, code: str | None) -> None:
    if code is None:
        assert examined(document).refusal is None
    else:
        assert code in refused(document)[1]


def test_a_battle_card_is_used_from_the_hand_where_its_text_says_so() -> None:
    """dbs-masters/faq/capacites/1."""
    says = {"timing": "activate_battle", "do": [DRAW]}
    here = fighter("x1", 5000, skill("x1.s1", **{**says, "in": ["hand"]}))
    act: Node = {"player": "B", "activate": "x1.s1"}

    assert examined(duel(b={"hand": [here]}, actions=[ATTACK, act])).refusal is None
    elsewhere = fighter("x1", 5000, skill("x1.s1", **says))
    assert refused(duel(b={"hand": [elsewhere]}, actions=[ATTACK, act])) == (2, {"not_valid_here"})


# [Warrior of Universe 7]: dbs-masters/cr-1.074/10-21-1, 2-6-6, faq/combattant-de-lunivers-7/2 and 3.


@pytest.mark.parametrize(
    ("leader", "card", "area", "code"),
    [
        (["Warrior of Universe 7"], {"traits": ["Universe 7"]}, 2, None),
        ([], {"traits": ["Universe 7"]}, 2, "not_enough_of_a_colour"),
        (["Warrior of Universe 7"], {"traits": ["Universe 6"]}, 2, "not_enough_of_a_colour"),
        # The colour is ignored, the total stays.
        (["Warrior of Universe 7"], {"traits": ["Universe 7"]}, 1, "not_enough_energy"),
    ],
)
def test_warrior_of_universe_7_ignores_colours(
    leader: list[str], card: Node, area: int, code: str | None
) -> None:
    energy = [{"id": f"e{i}", "colours": ["red"]} for i in range(area)]
    played: Node = {**fighter("p1", energy=2, specified={"yellow": 1}), **card}
    head = {"id": "la", "power": 10000, "keywords": leader}
    document = duel({"leader": head, "hand": [played], "energy": energy}, actions=[PLAY])

    if code is None:
        assert examined(document).refusal is None
    else:
        assert refused(document) == (1, {code})


@pytest.mark.parametrize(("zones", "verdict"), [("all", "ALWAYS"), (["battle"], "NEVER")])
def test_an_extra_card_may_gain_the_trait_in_all_areas(zones: object, verdict: str) -> None:
    gains = skill("x1.s2", **{"timing": "permanent", "in": zones, "do": [{"trait": "Universe 7"}]})
    extra = {
        "id": "x1",
        "energy": 1,
        "specified": {"yellow": 1},
        "skills": [skill("x1.s1", timing="activate_main", do=[DRAW]), gains],
    }
    head = {"id": "la", "power": 10000, "keywords": ["Warrior of Universe 7"]}
    area = [{"id": "e1", "colours": ["red"]}]

    asked = {"allowed": {"player": "A", "activate": "x1.s1"}}
    assert verdict_of(duel({"leader": head, "hand": [extra], "energy": area}), asked) == verdict


# Where a used card lies afterwards.


def test_an_extra_card_is_used_from_the_hand_and_goes_to_the_drop_area() -> None:
    """faq/phase-principale/6 and cr-1.074/8-5-2-5-1."""
    spell = {"id": "x1", "energy": 1, "skills": [skill("x1.s1", timing="activate_main", do=[DRAW])]}
    board = duel({"hand": [spell], "energy": 1}, actions=[{"player": "A", "activate": "x1.s1"}])

    state = end(board)

    assert [state.printed(slot).id for slot in state.zone("A", "drop")] == ["x1"]
    assert state.zone("A", "energy") == (-1,)
    assert state.zone("A", "hand") == (0,)


def test_a_battle_card_used_from_the_hand_stays_there() -> None:
    """cr-1.074/8-5-2-5-1 speaks of Extra Cards only."""
    card = fighter(
        "p1", 5000, skill("p1.s1", **{"timing": "activate_main", "in": ["hand"], "do": [DRAW]}), energy=3
    )
    board = duel({"hand": [card], "energy": 0}, actions=[{"player": "A", "activate": "p1.s1"}])

    assert hand_size(board) == 2
