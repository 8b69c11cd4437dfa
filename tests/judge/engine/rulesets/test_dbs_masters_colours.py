"""Costs of two colours: [Alliance] (cr-1.077/10-35, cr-4.00/22-32), and what of colours nobody described."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from tests.judge.engine.duel import ATTACK, Node, examined, fighter, read, refused, skill, verdict_of
from tests.judge.engine.rulesets.test_dbs_masters_keywords import M4, M19, PASS, board

ALWAYS, NEVER, POSSIBLE, OPEN = "ALWAYS", "NEVER", "POSSIBLE", "OPEN"
BOTH = ["blue", "yellow"]
YES: Node = {"player": "A", "activate": "a1.alliance"}
NO: Node = {"player": "A", "decline": "a1.alliance"}


def attacker(**more: object) -> Node:
    """A red card that gets +5000 for [Alliance Blue/Yellow]."""
    doing = [{"power": 5000, "until": "battle"}]
    return fighter(
        "a1", 20000, skill("a1.alliance", timing="alliance", colours=BOTH, do=doing, **more), colours=["red"]
    )


def friend(card: str, *colours: str, **more: object) -> Node:
    return fighter(card, 5000, colours=list(colours), **more)


def allied(*friends: Node, profile: str = M19, actions: tuple[Node, ...] = (YES,), **more: object) -> Node:
    return board(profile, {"battle": [attacker(**more), *friends]}, None, ATTACK, *actions)


PAIR = (friend("a2", "blue"), friend("a3", "yellow"))
ALLIED = allied(*PAIR)
STARVED: dict[str, object] = {"if": {"life_at_most": 3}}
STRONGER: Node = {"at": "damage", "value": {"a1.power": 25000}}


@pytest.mark.parametrize("profile", [M19, M4])
def test_alliance_rests_cards_of_both_colours_for_its_effect(profile: str) -> None:
    """10-35, 22-32: it waits for the attack; one card of each colour, or one of both."""
    one = allied(friend("a2", *BOTH), profile=profile)

    assert verdict_of(allied(*PAIR, profile=profile), STRONGER) == ALWAYS
    assert verdict_of(one, STRONGER) == ALWAYS
    assert verdict_of(one, {"happens": {"mode": "a2"}}) == ALWAYS


def test_alliance_may_be_declined() -> None:
    """10-35: the cost is optional, so that nothing is rested and nothing happens."""
    declined = allied(*PAIR, actions=(NO,))

    assert verdict_of(declined, STRONGER) == NEVER
    assert verdict_of(declined, {"happens": {"mode": "a2"}}) == NEVER


def test_alliance_needs_active_battle_cards_of_both_colours() -> None:
    """10-35: a rested one, one of the opponent and one of another colour will not do."""
    theirs = board(M19, {"battle": [attacker(), PAIR[0]]}, {"battle": [PAIR[1]]}, ATTACK, YES)
    lacking = (
        allied(PAIR[0]),
        allied(PAIR[0], {**PAIR[1], "mode": "rest"}),
        allied(PAIR[0], friend("a3", "red")),
    )

    for document in (*lacking, theirs):
        assert refused(document) == (2, {"colours_not_in_battle"})


def test_no_more_cards_are_rested_than_the_colours_need() -> None:
    """decisions/g-48: a card of both colours does it alone; the verdict says that this is ours."""
    document = allied(*PAIR, friend("a4", *BOTH))
    finding = examined({**document, "claims": [{"id": "c", **STRONGER}]}).findings[0]

    assert verdict_of(document, {"at": "end", "zone": {"a1": "battle"}}) == ALWAYS
    assert verdict_of(document, {"happens": {"mode": "a4"}}) == POSSIBLE
    assert (
        verdict_of(
            {**document, "actions": [ATTACK, YES, {"player": "A", "choose": ["a2", "a3"]}]},
            {"happens": {"mode": "a4"}},
        )
        == NEVER
    )
    assert "decision:alliance" in {one.about for one in finding.assumptions if one.code == "weak_rule"}


def test_alliance_asks_for_a_further_cost_and_a_condition_as_well() -> None:
    """8-4-2-1: in printed order, all or nothing."""
    assert refused(allied(*PAIR, cost={"energy": 1})) == (2, {"not_enough_energy"})
    assert verdict_of(board(M19, {"battle": [attacker(**STARVED), *PAIR]}, None, ATTACK), STRONGER) == NEVER


def test_alliance_does_not_hear_the_attack_of_another_card() -> None:
    document = board(
        M19,
        {"battle": [attacker(), *PAIR]},
        None,
        {"player": "A", "attack": "a2", "target": "lb"},
    )

    assert verdict_of(document, {"triggers": "a1.alliance"}) == NEVER


def test_alliance_needs_two_colours_and_waits_for_nothing_else() -> None:
    wrongs: tuple[Node, ...] = (
        {"colours": ["blue"]},
        {"colours": BOTH, "when": {"attacks": "self"}},
        {"colours": BOTH, "in": ["hand"]},
    )
    for wrong in wrongs:
        card = fighter("a1", 20000, skill("a1.s1", timing="alliance", do=[{"draw": 1}], **wrong))
        with pytest.raises(BadDocumentError):
            read(board(M19, {"battle": [card]}))


# Cards whose colours nobody described are asked about.


def shielded(hand: object, *actions: Node, **more: object) -> Node:
    shield = fighter("s1", 10000, skill("s1.s1", timing="aegis", colours=BOTH, **more))
    used: Node = {"player": "B", "activate": "s1.s1"}
    b = {"battle": [shield], "hand": hand, "energy": {"rested": 3}}
    return board(M19, {}, b, ATTACK, PASS, *(actions or (used,)))


def readings(document: Node, claim: Node) -> set[tuple[tuple[tuple[str, int], ...], str]]:
    verdict = examined({**document, "claims": [{"id": "c", **claim}]}).findings[0].verdict
    return {(reading.hidden, reading.verdict) for reading in verdict.readings}


ALLOWED: Node = {"allowed": {"player": "B", "activate": "s1.s1"}}
IDLE: Node = {"player": "B", "pass": True, "at": "battle.defense_act"}


def test_whether_undescribed_hand_cards_show_both_colours_is_asked() -> None:
    """cr-1.077/10-33: neither, one of them, both on one card, or each on a card of its own."""
    key = "colours_among.B.hand.2.blue.yellow"
    expected = {0: NEVER, 1: NEVER, 2: NEVER, 3: ALWAYS, 4: ALWAYS}

    assert verdict_of(shielded(2, IDLE), ALLOWED) == OPEN
    assert readings(shielded(2, IDLE), ALLOWED) == {(((key, n),), found) for n, found in expected.items()}


def test_one_undescribed_card_cannot_be_two() -> None:
    assert len(readings(shielded(1, IDLE), ALLOWED)) == 4


def test_an_undescribed_card_may_show_the_colour_that_is_missing() -> None:
    key = "colours_among.B.hand.1.blue.yellow"
    hand = [fighter("h1", 5000, colours=["blue"]), 1]

    found = readings(shielded(hand, IDLE), ALLOWED)

    assert found == {
        (((key, n),), verdict) for n, verdict in {0: NEVER, 1: NEVER, 2: ALWAYS, 3: ALWAYS}.items()
    }


def test_what_is_described_well_enough_is_not_asked() -> None:
    """Two cards of the colours suffice, whatever the third one is; elsewhere nothing is asked at all."""
    hand = [fighter("h1", 5000, colours=["blue"]), fighter("h2", 5000, colours=["yellow"]), 3]

    assert verdict_of(shielded(hand, IDLE), ALLOWED) == ALWAYS
    assert readings(shielded(hand, IDLE), ALLOWED) == set()
    early = {**shielded(3), "actions": []}
    assert verdict_of(early, ALLOWED) == NEVER
    assert readings(early, ALLOWED) == set()


def test_undescribed_cards_that_show_them_can_be_given() -> None:
    """What was done at the table happened: only the readings in which it can be done are left."""
    document = shielded(2, {"player": "B", "activate": "s1.s1"}, {"player": "B", "choose": ["hand", "hand"]})

    assert verdict_of(document, {"at": "end", "count": {"B.drop": 2}}) == ALWAYS


def test_a_described_card_without_its_colours_is_asked_about() -> None:
    hand = [fighter("h1", 5000), fighter("h2", 5000, colours=["blue"])]
    key = "colours_of.h1.blue.yellow"

    found = readings(shielded(hand, IDLE), ALLOWED)

    assert found == {
        (((key, n),), verdict) for n, verdict in {0: NEVER, 1: NEVER, 2: ALWAYS, 3: ALWAYS}.items()
    }


def test_aegis_and_its_further_cost_take_different_cards() -> None:
    """cr-1.074/8-4-2-1: both are paid completely."""
    hand = [fighter("h1", 5000, colours=BOTH)]
    further = {"cost": [{"discard": 1}]}

    assert refused(shielded(hand, **further)) == (3, {"not_all_of_it"})
    assert (
        verdict_of(
            shielded([*hand, fighter("h2", 5000, colours=["red"])], **further),
            {"at": "aegis.activated", "count": {"B.drop": 2}},
        )
        == ALWAYS
    )


def arriving(*combo: str | None) -> Node:
    cards = [
        fighter(f"k{n}", 5000, combo_cost=0, combo_power=5000, **({"colours": [colour]} if colour else {}))
        for n, colour in enumerate(combo)
    ]
    comer = fighter("r1", 20000, skill("r1.s1", timing="arrival", colours=BOTH), energy=4)
    combos: list[Node] = [{"player": "A", "combo": card["id"]} for card in cards]
    return board(M19, {"hand": [*cards, comer]}, None, ATTACK, *combos, PASS)


@pytest.mark.parametrize(
    ("combo", "verdict"),
    [(("blue", "yellow"), ALWAYS), (("blue", "red"), NEVER), (("blue", None), OPEN), (("red", None), OPEN)],
)
def test_a_combo_card_without_its_colours_is_asked_about(combo: tuple[str | None, ...], verdict: str) -> None:
    """cr-1.077/10-32."""
    claim: Node = {"allowed": {"player": "A", "activate": "r1.s1"}, "after": 3}

    assert verdict_of(arriving(*combo), claim) == verdict


BOARDS = [ALLIED]
"""What reaches the rules of [Alliance], for the test that nothing is left unreached."""
