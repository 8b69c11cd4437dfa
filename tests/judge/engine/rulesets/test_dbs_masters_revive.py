"""[Revive XY] of the manual 4.00 (22-34): a KO'd card comes back for hand cards of two colours."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from tests.judge.engine.duel import Node, counter, examined, fighter, read, refused, skill, verdict_of
from tests.judge.engine.rulesets.test_dbs_masters_keywords import M4, M19, board

ALWAYS, NEVER = "ALWAYS", "NEVER"
BOTH = ["green", "red"]
REVIVE = skill("b1.revive", timing="revive", colours=BOTH)
FALLEN = fighter("b1", 5000, REVIVE, mode="rest")
PAYS = fighter("h1", 5000, colours=BOTH)
ATTACK: Node = {"player": "A", "attack": "a1", "target": "b1"}
YES: Node = {"player": "B", "activate": "b1.revive"}
BACK: Node = {"at": "end", "zone": {"b1": "battle"}}


def attacked(hand: object, *actions: Node, card: Node = FALLEN, a: Node | None = None, **b: object) -> Node:
    """A's a1 attacks B's rested card with [Revive Green/Red] and wins."""
    return board(M4, a or {}, {"battle": [card], "hand": hand, **b}, ATTACK, *actions)


REVIVED = attacked([PAYS], YES)


def test_a_ko_d_card_comes_back_for_hand_cards_of_both_colours() -> None:
    """22-34: they go to the Drop Area, and the card is played, in Active Mode like any other."""
    card = play_out(read(REVIVED)).state.find("b1")

    assert card is not None
    assert (card.zone, card.mode) == ("battle", "active")
    assert verdict_of(REVIVED, {"at": "end", "zone": {"h1": "drop"}}) == ALWAYS
    assert verdict_of(REVIVED, {"happens": {"ko": "b1"}}) == ALWAYS
    assert verdict_of(REVIVED, {"happens": {"played": "b1"}}) == ALWAYS


def test_whoever_does_not_pay_does_not_get_it_back() -> None:
    """22-34: the cost is optional."""
    no: Node = {"player": "B", "decline": "b1.revive"}

    assert verdict_of(attacked([PAYS], no), {"at": "end", "zone": {"b1": "drop"}}) == ALWAYS
    assert verdict_of(attacked([PAYS], no), {"at": "end", "zone": {"h1": "hand"}}) == ALWAYS


@pytest.mark.parametrize("colours", [["green"], ["red", "blue"], []])
def test_one_of_the_colours_is_not_enough(colours: list[str]) -> None:
    """22-34."""
    assert refused(attacked([fighter("h1", 5000, colours=colours)], YES)) == (2, {"colours_not_in_hand"})


def test_only_a_ko_makes_it_wait() -> None:
    """22-34, 21-6-2: a card that goes to the Drop Area because its power is 0 is not KO'd."""
    shrinks = skill(
        "la.s1",
        timing="activate_main",
        do=[{"choose": {"zone": "battle", "of": "opponent"}}, {"power": -5000, "to": "chosen"}],
    )
    leader = {"id": "la", "power": 10000, "skills": [shrinks]}
    document = board(
        M4, {"leader": leader}, {"battle": [FALLEN], "hand": [PAYS]}, {"player": "A", "activate": "la.s1"}
    )

    assert verdict_of(document, {"at": "end", "zone": {"b1": "drop"}}) == ALWAYS
    assert verdict_of(document, {"triggers": "b1.revive"}) == NEVER


KILLER = skill(
    "la.s1",
    timing="activate_main",
    do=[{"choose": {"zone": "battle", "of": "opponent"}}, {"ko": "chosen"}],
)
KILLS: Node = {"player": "A", "activate": "la.s1"}


def twice(*actions: Node) -> Node:
    leader = {"id": "la", "power": 10000, "skills": [KILLER]}
    hand = [PAYS, {**PAYS, "id": "h2"}]
    return board(M4, {"leader": leader}, {"battle": [FALLEN], "hand": hand}, KILLS, YES, *actions)


def test_the_card_that_came_back_does_not_come_back_again_this_turn() -> None:
    """22-34: [Revive] is negated for the turn."""
    paid: Node = {"player": "B", "choose": ["h1"]}

    assert verdict_of(twice(paid, KILLS), {"at": "end", "zone": {"b1": "drop"}}) == ALWAYS
    assert refused(twice(paid, KILLS, YES)) == (5, {"not_waiting"})


def test_revive_that_is_negated_or_lost_does_not_wait() -> None:
    for lost in ("skills", "Revive"):
        document = attacked([PAYS], card={**FALLEN, "lost": [lost]})
        assert verdict_of(document, {"triggers": "b1.revive"}) == NEVER


def test_a_card_that_went_to_its_owners_drop_area_is_not_played() -> None:
    """decisions/g-50, 3-1-6-1: whoever had control pays in vain."""
    document = attacked([PAYS], YES, card={**FALLEN, "owner": "A"})

    assert verdict_of(document, {"at": "end", "zone": {"b1": "drop"}}) == ALWAYS
    assert verdict_of(document, {"at": "end", "zone": {"h1": "drop"}}) == ALWAYS


def test_a_card_that_has_left_the_drop_area_is_not_played() -> None:
    """9-6-11: it is another object by then."""
    takes = skill(
        "b2.s1",
        timing="auto",
        when={"ko": "own"},
        do=[{"move": {"each": {"zone": "drop", "of": "own"}}, "zone": "warp"}],
    )
    document = board(
        M4,
        {},
        {"battle": [FALLEN, fighter("b2", 5000, takes)], "hand": [PAYS]},
        ATTACK,
        {"player": "B", "order": ["b2.s1", "b1.revive"]},
        YES,
    )

    assert verdict_of(document, {"at": "end", "zone": {"b1": "warp"}}) == ALWAYS


def test_a_counter_to_plays_answers_it() -> None:
    """22-10-3-2: the skill plays a card; what was paid stays paid."""
    stops = counter("c1", {"negate": "answered"}, kind="counter_play", energy=0)
    document = attacked([PAYS], YES, {"player": "A", "counter": "c1.s1"}, a={"hand": [stops]})

    assert verdict_of(document, {"at": "end", "zone": {"b1": "drop"}}) == ALWAYS
    assert verdict_of(document, {"at": "end", "zone": {"h1": "drop"}}) == ALWAYS


def test_a_verdict_says_what_we_decided_about_revive() -> None:
    """decisions/g-48, g-50."""
    finding = examined({**REVIVED, "claims": [{"id": "c", **BACK}]}).findings[0]

    assert "decision:revive" in {one.about for one in finding.assumptions if one.code == "weak_rule"}


def test_revive_is_no_word_of_2019_and_says_itself_what_it_does() -> None:
    with pytest.raises(BadDocumentError):
        read(board(M19, {"battle": [FALLEN]}))
    for wrong in ({"do": [{"draw": 1}]}, {"when": {"ko": "self"}}, {"colours": ["red"]}):
        reading: Node = {"timing": "revive", "colours": BOTH, **wrong}
        with pytest.raises(BadDocumentError):
            read(
                board(
                    M4,
                    {"battle": [fighter("b1", 5000, {"id": "b1.s1", "text": "as read", "reading": reading})]},
                )
            )


BOARDS_4 = [REVIVED]
"""What reaches the rules of [Revive], for the test that nothing is left unreached."""
