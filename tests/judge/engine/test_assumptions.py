"""What a verdict takes for granted has to be said with it."""

from __future__ import annotations

import pytest

from judge.engine.report import Report
from tests.judge.engine.duel import ATTACK, Node, duel, examined, fighter


def played(active: int = 0, **card: object) -> Report:
    """Let A play the hand card h1."""
    return examined(
        duel(
            a={"hand": [fighter("h1", 5000, **card)], "energy": active},
            actions=[{"player": "A", "play": "h1"}],
            claims=[{"id": "c", "zone": {"h1": "battle"}}],
        )
    )


def codes(report: Report) -> list[str]:
    return [f"{one.code}:{one.about}" for one in report.findings[0].assumptions]


def test_a_cost_that_is_not_written_is_said_to_be_taken_as_nothing() -> None:
    # dbs-masters/cr-1.074/6-3-1-2-1-1: the energy a card costs is rested to play it.
    report = played()

    assert "cost_not_written:h1" in codes(report)


def test_a_written_cost_of_nothing_is_no_assumption() -> None:
    report = played(energy=0)

    assert "cost_not_written:h1" not in codes(report)


@pytest.mark.parametrize(("cost", "said"), [(1, True), (0, False)])
def test_colours_are_said_to_be_unchecked_where_energy_was_paid(cost: int, said: bool) -> None:
    # dbs-masters/cr-1.074/2-11-1-1: a specified cost needs energy of that colour, and nobody wrote one.
    report = played(2, energy=cost)

    assert ("colours_not_checked:" in codes(report)) is said


# What nobody wrote.

BLOCKED: Node = {"player": "B", "activate": "b1.blocker"}
DECLINED: Node = {"player": "B", "decline": "b1.blocker"}


def attacked(*actions: Node, opened: tuple[str, ...] = ()) -> list[str]:
    """Let A attack B, who has a card with [Blocker] and a card to combo with."""
    board = duel(
        b={
            "battle": [fighter("b1", 5000, keywords=["Blocker"])],
            "hand": [fighter("h1", 5000, combo_cost=0, combo_power=5000)],
        },
        actions=[ATTACK, *actions],
        claims=[{"id": "c", "happens": {"attack": "a1"}}],
        open=list(opened),
    )
    return [one for one in codes(examined(board)) if one.startswith("not_")]


def test_a_skill_that_could_be_used_and_is_not_written_is_named() -> None:
    # dbs-masters/cr-1.074/10-4-1: [Blocker] may be used; a verdict on a record takes it that it was not.
    assert attacked() == ["not_used:b1.blocker", "not_acted:B"]


@pytest.mark.parametrize("written", [BLOCKED, DECLINED])
def test_what_is_written_either_way_is_no_assumption(written: Node) -> None:
    assert attacked(written) == ["not_acted:B"]


def test_a_card_written_as_played_leaves_nothing_out() -> None:
    combo: Node = {"player": "B", "combo": "h1"}

    assert attacked(DECLINED, combo) == []


def test_where_everything_is_open_nothing_is_taken_as_not_done() -> None:
    assert attacked(opened=("act", "may")) == []
