"""Replacements: several of one event, and a group put aside for one."""

from __future__ import annotations

from judge.engine.advance import advance
from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.state import from_json, to_json
from tests.judge.engine.duel import (
    DRAW,
    Node,
    duel,
    fighter,
    leader,
    read,
    skill,
    verdict_of,
)


def test_each_replacement_applies_once_to_one_event() -> None:
    """dbs-masters/cr-1.074/8-9-2-3: two cards that would take the place of one KO."""

    def saver(card: str) -> Node:
        return skill(f"{card}.s1", timing="replacement", when={"ko": "own"}, optional=True, do=[DRAW])

    board = duel(
        b={
            "leader": leader("lb", saver("lb")),
            "battle": [fighter("b1", 5000, mode="rest"), fighter("b2", 5000, saver("b2"))],
        },
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
        open=["may"],
    )

    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "POSSIBLE"
    assert verdict_of(board, {"count": {"B.hand": 2}}) == "NEVER"


def test_a_suspended_group_survives_the_trip_through_json() -> None:
    saves = skill("b1.s1", timing="replacement", when={"ko": "self"}, optional=True, do=[DRAW])
    board = duel(
        b={"battle": [fighter("b1", 5000, saves, mode="rest")]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
        open=["may"],
    )
    stop = play_out(read(board)).stations[-1][1]
    assert stop.state.suspended

    for answer in (("yes",), ("no",)):
        loaded = advance(MASTERS_2019, from_json(to_json(stop.state)), answer)
        assert to_json(loaded.state) == to_json(advance(MASTERS_2019, stop.state, answer).state)
