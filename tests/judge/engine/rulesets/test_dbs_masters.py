"""Rule processing and loss in Masters, and where a scenario may begin; each test names its passage."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judge.engine.errors import BadDocumentError
from judge.engine.events import MOVE, GameEvent
from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters import checks
from judge.engine.rulesets.dbs_masters.beginning import STEPS
from judge.engine.state import with_zone
from tests.judge.engine.duel import (
    ATTACK,
    Node,
    auto,
    duel,
    end,
    examined,
    fighter,
    leader,
    read,
    refused,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.boards import hand_size, power_of


def test_rule_processing_comes_before_the_answer_in_a_window() -> None:
    """cr-1.074/4-7-3-1: a card at 0 power leaves before anybody counters."""
    board = duel(
        {
            "leader": leader(
                "la",
                skill(
                    "la.s1",
                    timing="activate_main",
                    do=[{"power": -5000, "to": {"each": {"zone": "battle", "of": "opponent"}}}],
                ),
            ),
        },
        {"battle": [fighter("b1", 5000)]},
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    stations = play_out(read(board)).stations
    windows = [
        stop.state for _, stop in stations if stop.question and stop.question.rule == "counter_window.answer"
    ]

    assert [len(state.zone("B", "battle")) for state in windows] == [1, 0]


def test_combo_cards_outside_a_battle_go_to_the_drop_area() -> None:
    """cr-1.074/9-3-2."""
    state = end(duel({"combo": [fighter("k1", 5000)]}))

    assert [state.printed(slot).id for slot in state.zone("A", "drop")] == ["k1"]


def test_both_players_without_life_are_a_draw() -> None:
    """cr-1.074/1-2-3."""
    state = read(duel()).state
    moved = (GameEvent(MOVE),)
    one = with_zone(state, "A", "life", ())
    both = with_zone(one, "B", "deck", ())

    assert checks.loss(state, moved) == ()
    assert [event.player for event in checks.loss(one, moved)] == ["B"]
    assert [event.player for event in checks.loss(both, moved)] == ["draw"]
    assert checks.loss(replace(both, winner="A"), moved) == ()


def test_a_game_that_is_over_takes_no_more_actions() -> None:
    """cr-1.074/9-2-1."""
    board = duel(b={"life": 1}, actions=[ATTACK, {"player": "A", "attack": "la", "target": "lb"}])

    assert refused(board) == (2, {"game_over"})


def test_damage_of_a_skill_is_taken_like_any_other() -> None:
    """cr-1.074/4-10-2, and 4-11-1-2: the source is the card with the skill."""
    board = duel(
        {"leader": leader("la", skill("la.s1", timing="activate_main", do=[{"damage": 2}]))},
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    assert len(end(board).zone("B", "life")) == 4
    assert hand_size(board, "B") == 2


def test_effects_for_the_battle_end_with_it() -> None:
    """cr-1.074/7-4-1-9."""
    board = duel(
        {
            "battle": [
                fighter("a1", 20000, auto("a1.s1", {"attacks": "self"}, {"power": 5000, "until": "battle"}))
            ]
        },
        actions=[ATTACK],
    )

    assert verdict_of(board, {"at": "battle.comparison", "value": {"a1.power": 25000}}) == "ALWAYS"
    assert power_of(board, "a1") == 20000


def test_an_attacker_lost_at_the_declaration_ends_the_battle() -> None:
    """cr-1.074/7-1-4."""
    board = duel(
        b={"leader": leader("lb", auto("lb.s1", {"attacked": "self"}, {"ko": "attacker"}))}, actions=[ATTACK]
    )

    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"a1": "drop"}}) == "ALWAYS"


@pytest.mark.parametrize("step", sorted(STEPS))
def test_a_scenario_may_begin_in_every_step_of_a_battle(step: str) -> None:
    board = duel(battle={"attacker": "a1", "guard": "lb", "step": step})

    assert len(end(board).zone("B", "life")) == (6 if step == "end" else 5)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"battle": {"attacker": "a1", "guard": "lb", "step": "breakfast"}}, "no_such_step"),
        ({"turn": {"player": "A", "phase": "breakfast"}}, "unknown_word"),
        (
            {"turn": {"player": "A", "phase": "charge"}, "battle": {"attacker": "a1", "guard": "lb"}},
            "battle_outside_main",
        ),
    ],
)
def test_moments_that_are_not_played_are_refused(change: Node, code: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read({**duel(), **change})

    assert caught.value.code == code


def test_life_taken_by_a_skill_of_both_is_judged_at_once() -> None:
    """cr-1.074/9-2-1: the rest of the skill is not carried out."""
    both = skill("la.s1", timing="activate_main", do=[{"damage": 1, "who": "own"}, {"damage": 1}])
    board = duel(
        {"life": 1, "leader": leader("la", both)}, {"life": 1}, actions=[{"player": "A", "activate": "la.s1"}]
    )

    report = examined({**board, "claims": [{"id": "c", "ends": {"winner": "B"}}]})

    assert report.findings[0].verdict.verdict == "ALWAYS"
    assert report.findings[0].because == ("one_damage", "loss")
