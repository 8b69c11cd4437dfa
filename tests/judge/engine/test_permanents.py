"""Continuous skills that look at what other continuous skills change (`dbs-masters/faq/capacites/3` and `10`)."""

from __future__ import annotations

from judge.engine.values import keywords_of, value_of
from tests.judge.engine.duel import Node, duel, fighter, read, skill

STRONG: Node = {"power_at_least": 15000}


def _board(*cards: Node, leader: Node | None = None) -> Node:
    return duel(
        {"leader": {"id": "la", "power": 10000, "skills": [leader] if leader else []}, "battle": list(cards)}
    )


def _power(document: Node, card: str) -> int:
    state = read(document).state
    found = state.find(card)
    assert found is not None
    return value_of(state, found.slot, "power")


def _keywords(document: Node, card: str) -> tuple[str, ...]:
    state = read(document).state
    found = state.find(card)
    assert found is not None
    return keywords_of(state, found.slot)


BANNER = skill(
    "la.s1",
    timing="permanent",
    do=[{"power": 5000, "to": {"each": {"of": "own", "kind": "battle"}}}],
)
STRIKES = skill("a1.s1", timing="permanent", **{"if": STRONG}, do=[{"gain": "Double Strike"}])


def test_a_condition_counts_what_another_continuous_skill_gives() -> None:
    """10,000 and the Leader's 5,000 are the 15,000 that are asked for; without the Leader's skill they are not."""
    assert "Double Strike" in _keywords(_board(fighter("a1", 10000, STRIKES), leader=BANNER), "a1")
    assert "Double Strike" not in _keywords(_board(fighter("a1", 10000, STRIKES)), "a1")


def test_a_skill_does_not_count_what_it_gives_itself() -> None:
    """At 10,000 the own 5,000 would make its own condition true: a skill that is not valid gives nothing."""
    grows = skill("a1.s1", timing="permanent", **{"if": STRONG}, do=[{"power": 5000}])

    assert _power(_board(fighter("a1", 15000, grows)), "a1") == 20000
    assert _power(_board(fighter("a1", 10000, grows)), "a1") == 10000


def test_two_skills_that_look_at_each_other_come_to_an_end() -> None:
    first = skill(
        "a1.s1",
        timing="permanent",
        **{"if": STRONG},
        do=[{"power": 5000, "to": {"each": {"power_at_least": 15000}}}],
    )
    second = skill(
        "a2.s1",
        timing="permanent",
        **{"if": STRONG},
        do=[{"power": 5000, "to": {"each": {"power_at_least": 15000}}}],
    )
    board = _board(fighter("a1", 15000, first), fighter("a2", 15000, second))

    assert (_power(board, "a1"), _power(board, "a2")) == (25000, 25000)
