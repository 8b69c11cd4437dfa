"""Values, conditions, filters, and what [Permanent] skills make of them."""

from __future__ import annotations

import pytest

from judge.engine.replay import play_out
from judge.engine.values import contributions, value_of
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


def test_a_value_is_the_sum_of_what_contributes_to_it() -> None:
    boost = skill(
        "la.s1", timing="permanent", do=[{"power": 3000, "to": {"each": {"zone": "battle", "of": "own"}}}]
    )
    state = read(
        duel(
            {
                "leader": leader("la", boost),
                "battle": [fighter("a1", 20000, effects=[{"power": -1000, "from": "lb"}])],
            }
        )
    ).state

    parts = contributions(state, 2, "power")

    assert [(part.source, part.amount) for part in parts] == [
        ("printed", 20000),
        ("lb", -1000),
        ("la.s1", 3000),
    ]
    assert value_of(state, 2, "power") == 22000
    assert value_of(state, 2, "power", ("la.s1",)) == 19000


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ({"life_at_most": 5}, False),
        ({"life_at_most": 6}, True),
        ({"hand_at_most": 0}, True),
        ({"hand_at_most": 0, "life_at_most": 5}, False),
        ({"mode": "active"}, True),
        ({"mode": "rest"}, False),
        ({"power_at_least": 10000}, True),
        ({"power_at_most": 9999}, False),
        ({"role": "attacker"}, False),
        ({"count_at_least": 1, "among": {"zone": "battle", "of": "own"}}, True),
        ({"count_at_least": 2, "among": {"zone": "battle", "of": "own"}}, False),
        ({"count_at_least": 1, "among": {"zone": "battle", "of": "opponent"}}, False),
        ({"count_at_least": 2, "among": {"of": "own"}}, True),
    ],
)
def test_a_condition_is_read_from_the_board(condition: Node, met: bool) -> None:
    board = duel(main({"when": condition, "do": [DRAW]}), actions=[USE])

    assert verdict_of(board, {"happens": {"draw": "A"}}) == ("ALWAYS" if met else "NEVER")


@pytest.mark.parametrize(
    ("among", "found"),
    [
        ({"zone": "battle"}, {"a1", "b1", "b2"}),
        ({"zone": "battle", "of": "opponent"}, {"b1", "b2"}),
        ({"zone": "battle", "of": "own"}, {"a1"}),
        ({"zone": "battle", "mode": "rest"}, {"b1"}),
        ({"zone": "battle", "name": "b2"}, {"b2"}),
        ({"zone": "battle", "trait": "Saiyan"}, {"b2"}),
        ({"zone": "battle", "keyword": "Blocker"}, {"b1"}),
        ({"zone": "battle", "power_at_least": 10000}, {"a1", "b2"}),
        ({"zone": "battle", "power_at_most": 10000}, {"b1", "b2"}),
        ({"kind": "leader"}, {"la", "lb"}),
        ({"kind": ["leader", "battle"], "of": "own"}, {"la", "a1"}),
        ({"zone": "hand", "of": "own"}, {"p1"}),
        ({"of": "own", "other": True}, {"a1"}),
        ({}, {"la", "a1", "lb", "b1", "b2"}),
    ],
)
def test_a_filter_finds_the_cards_it_means(among: Node, found: set[str]) -> None:
    board = duel(
        {**main({"choose": among, "up_to": True, "count": 9}, {"rest": "chosen"}), "hand": [fighter("p1")]},
        {
            "battle": [
                fighter("b1", 5000, mode="rest", keywords=["Blocker"]),
                fighter("b2", 10000, traits=["Saiyan"]),
            ]
        },
        actions=[USE],
    )

    question = play_out(read(board)).question

    assert question is not None
    assert {option.key for option in question.options} == found


def test_a_skill_hears_only_the_cards_its_filter_means() -> None:
    hears = auto("a1.s1", {"played": "own", "among": {"power_at_least": 10000}}, DRAW)
    board = duel(
        {"battle": [fighter("a1", 20000, hears)], "hand": [fighter("p1", 5000), fighter("p2", 10000)]}
    )

    assert verdict_of({**board, "actions": [{"player": "A", "play": "p1"}]}, {"triggers": "a1.s1"}) == "NEVER"
    assert (
        verdict_of({**board, "actions": [{"player": "A", "play": "p2"}]}, {"triggers": "a1.s1"}) == "ALWAYS"
    )


def test_permanent_keywords_count_and_end_with_their_source() -> None:
    banner = fighter(
        "a2",
        5000,
        skill(
            "a2.s1",
            timing="permanent",
            do=[{"gain": "Double Strike", "to": {"each": {"zone": "battle", "of": "own"}}}],
        ),
    )
    board = duel({"battle": [fighter("a1", 20000), banner]}, actions=[ATTACK])
    silent = duel({"battle": [fighter("a1", 20000), {**banner, "lost": ["skills"]}]}, actions=[ATTACK])
    hidden = duel({"battle": [fighter("a1", 20000), {**banner, "face": "down"}]}, actions=[ATTACK])

    assert verdict_of(board, {"count": {"B.life": 4}}) == "ALWAYS"
    assert verdict_of(silent, {"count": {"B.life": 5}}) == "ALWAYS"
    assert verdict_of(hidden, {"count": {"B.life": 5}}) == "ALWAYS"


def test_a_permanent_skill_with_a_condition_applies_while_it_is_met() -> None:
    brave = fighter(
        "a1", 5000, skill("a1.s1", timing="permanent", **{"if": {"role": "attacker"}}, do=[{"power": 10000}])
    )
    board = duel({"battle": [brave]}, actions=[ATTACK])

    assert verdict_of(board, {"at": "battle.comparison", "value": {"a1.power": 15000}}) == "ALWAYS"
    assert verdict_of(board, {"at": "end", "value": {"a1.power": 5000}}) == "ALWAYS"


def test_a_permanent_skill_may_speak_of_a_role() -> None:
    aura = leader("la", skill("la.s1", timing="permanent", do=[{"power": 5000, "to": "attacker"}]))

    assert (
        verdict_of(
            duel({"leader": aura}, actions=[ATTACK]),
            {"at": "battle.comparison", "value": {"a1.power": 25000}},
        )
        == "ALWAYS"
    )
