"""Replacements of Masters: damage, KOs and moves that something else takes the place of."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    USE,
    Node,
    auto,
    duel,
    fighter,
    leader,
    main,
    read,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.boards import ON_B1, OPPOSING, attacker, counts, hand_size, lies, power_of

# [Victory Strike] and damage that is replaced: decisions/g-33, cr-1.074/8-9-1-1.

MILLS = skill("lb.s1", timing="replacement", when={"would_be_damaged": "own"}, do=[{"mill": 5}])


def test_victory_strike_only_wins_when_damage_would_be_dealt() -> None:
    """cr-1.074/10-20-1: not by a KO, not by a failed attack."""
    guard = fighter("b1", 5000, mode="rest")
    ko = duel(
        attacker("Victory Strike"),
        {"battle": [guard]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
    )
    assert verdict_of(ko, {"ends": {"winner": "A"}}) == "NEVER"
    assert (
        verdict_of(duel(attacker("Victory Strike"), actions=[ATTACK]), {"ends": {"winner": "A"}}) == "ALWAYS"
    )


@pytest.mark.parametrize(("keywords", "drop"), [((), 5), (("Double Strike",), 10), (("Critical",), 5)])
def test_each_replaced_damage_happens_instead(keywords: tuple[str, ...], drop: int) -> None:
    """faq/frappe-de-la-victoire/2: five cards for each damage; nobody was damaged (cr-1.074/8-9-1-1)."""
    hears = auto("lb.s2", {"damaged": "own"}, DRAW)
    board = duel(attacker(*keywords), {"leader": leader("lb", MILLS, hears)}, actions=[ATTACK])

    assert verdict_of(board, counts("B.drop", drop)) == "ALWAYS"
    assert verdict_of(board, counts("B.life", 6)) == "ALWAYS"
    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"triggers": "lb.s2"}) == "NEVER"


def test_damage_by_a_skill_is_replaced_as_well() -> None:
    """cr-1.074/4-11: damage of a skill is damage."""
    board = duel(main({"damage": 2}), {"leader": leader("lb", MILLS)}, actions=[USE])

    assert verdict_of(board, counts("B.drop", 10)) == "ALWAYS"


def test_only_what_can_be_replaced_takes_a_replacement() -> None:
    for when, timing in (({"damaged": "own"}, "replacement"), ({"would_be_damaged": "own"}, "auto")):
        with pytest.raises(BadDocumentError) as caught:
            read(duel(b={"leader": leader("lb", skill("lb.s1", timing=timing, when=when, do=[DRAW]))}))
        assert caught.value.code == "not_heeded"


# Several replacements: cr-1.074/8-9-2.


def savers(**first: object) -> Node:
    """Describe B with two cards that would each do something instead of a KO of b1."""

    def saver(card: str, *do: object, **more: object) -> Node:
        return skill(f"{card}.s1", timing="replacement", when={"ko": "own"}, do=list(do), **more)

    return {
        "leader": leader("lb", saver("lb", DRAW, **first)),
        "battle": [
            fighter("b1", 5000, mode="rest"),
            fighter("b2", 5000, saver("b2", {"power": 5000, "to": "self"})),
        ],
    }


def test_the_master_of_the_card_picks_the_first_replacement() -> None:
    """cr-1.074/8-9-2-1: B decides, and the other one finds no event any more."""
    board = duel(b=savers(), actions=[ON_B1])

    assert verdict_of(board, {"chooser": {"replacement": "B"}}) == "ALWAYS"
    assert verdict_of(board, counts("B.hand", 1)) == "POSSIBLE"
    assert verdict_of(board, {**counts("B.hand", 1), "forces": "B"}) == "ALWAYS"
    for picked, hand, power in (("lb.s1", 1, 5000), ("b2.s1", 0, 10000)):
        line = {**board, "actions": [ON_B1, {"player": "B", "order": [picked]}]}
        assert verdict_of(line, counts("B.hand", hand)) == "ALWAYS"
        assert verdict_of(line, {"value": {"b2.power": power}, "at": "end"}) == "ALWAYS"
        assert verdict_of(line, lies("b1", "battle")) == "ALWAYS"


def test_a_declined_replacement_leaves_the_event_to_the_other() -> None:
    """cr-1.074/8-9-2-3: each is asked once."""
    actions = [ON_B1, {"player": "B", "order": ["lb.s1"]}, {"player": "B", "decline": "lb.s1"}]
    board = duel(b=savers(optional=True), actions=actions)

    assert verdict_of(board, {"value": {"b2.power": 10000}, "at": "end"}) == "ALWAYS"
    assert verdict_of(board, counts("B.hand", 0)) == "ALWAYS"


def test_with_one_replacement_nobody_is_asked_which() -> None:
    assert verdict_of(duel(b=savers(), actions=[]), {"chooser": {"replacement": "B"}}) == "NEVER"
    sole = {**savers(), "battle": [fighter("b1", 5000, mode="rest")]}
    board = duel(b=sole, actions=[ON_B1])

    assert verdict_of(board, {"chooser": {"replacement": "B"}}) == "NEVER"
    assert verdict_of(board, counts("B.hand", 1)) == "ALWAYS"


@pytest.mark.parametrize(
    ("do", "zone"),
    [
        ({"rest": "self"}, "drop"),  # already rested: nothing changes (cr-1.074/1-3-2-1)
        ({"activate": "self"}, "battle"),
        ({"mill": 31}, "drop"),
        ({"mill": 2}, "battle"),
        ({"discard": 1}, "drop"),
        ({"choose": {"zone": "battle", "of": "own", "other": True}}, "drop"),
        ({"move": "self", "zone": "warp"}, "warp"),
    ],
)
def test_a_voluntary_replacement_that_cannot_be_done_does_not_apply(do: Node, zone: str) -> None:
    """cr-1.074/8-9-3."""
    saves = skill("b1.s1", timing="replacement", when={"ko": "self"}, optional=True, do=[do])
    board = duel(b={"battle": [fighter("b1", 5000, saves, mode="rest")]}, actions=[ON_B1], open=["may"])

    assert verdict_of(board, lies("b1", zone)) in ("ALWAYS", "POSSIBLE")
    if zone == "drop":
        assert verdict_of(board, lies("b1", "drop")) == "ALWAYS"


def test_each_of_two_cards_is_an_event_of_its_own() -> None:
    """cr-1.074/8-9-2-3: once for each event, so one skill saves both."""
    saves = skill("lb.s1", timing="replacement", when={"ko": "own"}, do=[DRAW])
    board = duel(
        main({"ko": OPPOSING}),
        {"leader": leader("lb", saves), "battle": [fighter("b1"), fighter("b2")]},
        actions=[USE],
    )

    assert verdict_of(board, counts("B.hand", 2)) == "ALWAYS"
    assert verdict_of(board, counts("B.battle", 2)) == "ALWAYS"


def test_a_voluntary_replacement_may_be_declined() -> None:
    """cr-1.074/8-9-3, and 8-9-1-1: a replaced event never happened."""
    saves = skill(
        "b1.s1",
        timing="replacement",
        when={"ko": "self"},
        optional=True,
        do=[{"move": "self", "zone": "hand"}],
    )
    board = duel(
        b={"battle": [fighter("b1", 5000, saves, mode="rest")]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
        open=["may"],
    )

    assert verdict_of(board, {"zone": {"b1": "hand"}}) == "POSSIBLE"
    assert verdict_of(board, {"zone": {"b1": "hand"}, "forces": "B"}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "NEVER"


def test_a_compulsory_replacement_happens() -> None:
    """cr-1.074/8-9-1."""
    saves = skill("b1.s1", timing="replacement", when={"ko": "self"}, do=[{"rest": "self"}, {"power": 5000}])
    board = duel(
        {"battle": [fighter("a1", 20000, auto("a1.s1", {"kos": "self"}, DRAW))]},
        {"battle": [fighter("b1", 5000, saves, mode="rest")]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
    )

    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "ALWAYS"
    assert power_of(board, "b1") == 10000
    assert hand_size(board) == 0


def test_a_prohibition_beats_an_instruction_and_is_not_heard() -> None:
    """cr-4.00/0-2-5."""
    safe = skill("b1.s1", timing="permanent", forbids="ko")
    kos = skill("la.s1", timing="activate_main", do=[{"ko": {"each": {"zone": "battle", "of": "opponent"}}}])
    board = duel(
        {"leader": leader("la", kos)},
        {"battle": [fighter("b1", 5000, safe)]},
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "ALWAYS"
    assert verdict_of(board, {"never": {"ko": "b1"}}) == "ALWAYS"
