"""Replaying: how a record answers questions, what stays open, and what is refused."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.questions import ORDER, TARGET
from judge.engine.replay import ASKS, BUDGET, COMPLETE, OVER, REFUSED, Replay, play_out
from judge.engine.state import to_json
from judge.engine.trace import BRANCH, NOT_WRITTEN, ONLY, WRITTEN
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    Node,
    auto,
    counter,
    duel,
    fighter,
    read,
    refused,
    skill,
    verdict_of,
)

BLOCKER = fighter("b1", 30000, keywords=["Blocker"])
TWO = fighter(
    "a1", 20000, auto("a1.s1", {"attacks": "self"}, DRAW), auto("a1.s2", {"attacks": "self"}, {"power": 5000})
)


def played(document: Node) -> Replay:
    return play_out(read(document))


def resolved(replay: Replay) -> list[str]:
    return [step.skill for step in replay.steps if step.note == "resolve"]


def answers(replay: Replay) -> dict[str, str]:
    """Tell how each question was answered, by its station."""
    return {step.rule: step.choice.how for step in replay.steps if step.choice is not None}


def test_a_line_tells_how_each_question_was_answered() -> None:
    how = answers(
        played(duel(b={"battle": [BLOCKER]}, actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}]))
    )

    assert how["main_phase.act"] == WRITTEN
    assert how["resolve_auto.pay_or_decline"] == WRITTEN
    assert how["battle.defense_act"] == ONLY
    assert how["counter_window.answer"] == ONLY


def test_an_optional_act_that_nobody_wrote_is_not_done() -> None:
    how = answers(played(duel(b={"battle": [BLOCKER], "hand": [counter("h1", DRAW)]}, actions=[ATTACK])))

    assert how["resolve_auto.pay_or_decline"] == NOT_WRITTEN
    assert how["counter_window.answer"] == NOT_WRITTEN


def test_an_order_that_nobody_wrote_is_asked() -> None:
    replay = played(duel({"battle": [TWO]}, actions=[ATTACK]))

    assert replay.ending == ASKS
    assert replay.question is not None
    assert replay.question.kind == ORDER
    assert [option.key for option in replay.question.options] == ["a1.s1", "a1.s2"]


@pytest.mark.parametrize("order", [["a1.s1", "a1.s2"], ["a1.s2", "a1.s1"]])
def test_a_written_order_is_followed(order: list[str]) -> None:
    replay = played(duel({"battle": [TWO]}, actions=[ATTACK, {"player": "A", "order": order}]))

    assert resolved(replay) == order
    assert replay.ending == COMPLETE


def test_answers_from_outside_settle_open_choices() -> None:
    scenario = read(duel({"battle": [TWO]}, actions=[ATTACK]))

    replay = play_out(scenario, answers=(("a1.s2",),))

    assert resolved(replay) == ["a1.s2", "a1.s1"]
    assert BRANCH in [step.choice.how for step in replay.steps if step.choice]


def test_a_target_that_nobody_wrote_is_asked_and_a_written_one_taken() -> None:
    kos = skill(
        "la.s1",
        timing="activate_main",
        do=[{"choose": {"zone": "battle", "of": "opponent"}}, {"ko": "chosen"}],
    )
    board = duel(
        {"leader": {"id": "la", "power": 10000, "skills": [kos]}},
        {"battle": [fighter("b1"), fighter("b2")]},
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    asked = played(board)
    told = played(
        {**board, "actions": [{"player": "A", "activate": "la.s1"}, {"player": "A", "choose": "b2"}]}
    )

    assert asked.question is not None
    assert asked.question.kind == TARGET
    assert [told.state.printed(slot).id for slot in told.state.zone("B", "drop")] == ["b2"]


def test_choosing_nothing_is_a_choice_where_that_is_allowed() -> None:
    """dbs-masters/faq/capacites/12: up to one may be none."""
    kos = skill(
        "la.s1",
        timing="activate_main",
        do=[{"choose": {"zone": "battle", "of": "opponent"}, "up_to": True}, {"ko": "chosen"}],
    )
    board = duel(
        {"leader": {"id": "la", "power": 10000, "skills": [kos]}},
        {"battle": [fighter("b1")]},
        actions=[{"player": "A", "activate": "la.s1"}, {"player": "A", "choose": []}],
    )

    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "ALWAYS"


def test_at_chooses_a_station_and_nth_a_later_one() -> None:
    activates = skill(
        "la.s1", timing="activate_main", do=[{"choose": {"zone": "hand", "of": "own"}}, {"play": "chosen"}]
    )
    board = duel(
        {"leader": {"id": "la", "power": 10000, "skills": [activates]}, "hand": [fighter("p1", 5000)]},
        {"hand": [counter("h1", {"negate": "answered"}, kind="counter_play")]},
    )

    def after(*, nth: int) -> str:
        actions: list[Node] = [
            {"player": "A", "activate": "la.s1"},
            {"player": "B", "counter": "h1.s1", "at": "counter_window.answer", "nth": nth},
        ]
        state = played({**board, "actions": actions}).state
        card = state.find("p1")
        assert card is not None
        return card.zone

    assert after(nth=1) == "hand"
    assert after(nth=2) == "battle"


def test_a_pass_is_an_answer_and_closes_the_window() -> None:
    board = duel(
        b={"hand": [counter("h1", {"negate": "attack"})]},
        actions=[ATTACK, {"player": "B", "pass": True}, {"player": "B", "counter": "h1.s1"}],
    )

    place, codes = refused(board)

    assert place == 3
    assert codes == {"no_counter_window"}


def test_declining_is_an_answer() -> None:
    board = duel(
        b={"battle": [BLOCKER]}, actions=[ATTACK, {"player": "B", "decline": "b1.blocker"}], open=["may"]
    )

    assert played(board).ending == COMPLETE
    assert verdict_of(board, {"happens": {"damage": "B"}}) == "ALWAYS"


def test_the_refusal_comes_from_the_station_that_was_nearest() -> None:
    """A rested attacker against an active card: both reasons, and none about the moment."""
    board = duel(
        {"battle": [fighter("a1", mode="rest")]},
        {"battle": [fighter("b1")]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
    )

    assert refused(board) == (1, {"attacker_rested", "target_active"})


def test_an_answer_to_a_question_that_is_never_asked_is_refused() -> None:
    board = duel(actions=[ATTACK, {"player": "A", "choose": ["lb"]}])

    assert played(board).ending == REFUSED
    assert refused(board) == (2, {"never_asked"})


def test_lines_that_contradict_the_record_did_not_happen() -> None:
    """B blocks: so the skill that would have KO'd the blocker first was not chosen first, or chose another card."""
    kos = auto(
        "a1.s1", {"attacks": "self"}, {"choose": {"zone": "battle", "of": "opponent"}}, {"ko": "chosen"}
    )
    board = duel(
        {"battle": [fighter("a1", 20000, kos)]},
        {"battle": [BLOCKER, fighter("b2", 5000)]},
        actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}],
    )

    assert verdict_of(board, {"zone": {"b2": "drop"}}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "ALWAYS"


def test_a_game_that_ends_ends_the_line() -> None:
    replay = played(duel(b={"life": 1}, actions=[ATTACK]))

    assert replay.ending == OVER
    assert replay.state.winner == "A"


def test_a_replay_out_of_budget_says_so() -> None:
    assert played(duel(actions=[ATTACK], limit={"rule_steps": 5})).ending == BUDGET


def test_the_board_after_each_step_is_kept() -> None:
    replay = played(duel(actions=[ATTACK]))

    assert len(replay.boards) == len(replay.steps)
    assert replay.boards[-1].variables == ()
    assert to_json(replay.start) == to_json(read(duel(actions=[ATTACK])).state)


def test_a_hidden_count_is_asked_and_a_supposed_one_used() -> None:
    board = duel(actions=[ATTACK])
    players = board["players"]
    assert isinstance(players, dict)
    del players["B"]["life"]

    asked = played(board)
    told = played({**board, "suppose": {"B.life": 3}})

    assert asked.question is not None
    assert (asked.question.player, asked.question.subject) == ("hidden", "B.life")
    assert len(told.state.zone("B", "life")) == 2
    assert dict(told.hidden) == {"B.life": 3}


def test_a_supposition_that_cannot_be_is_refused_with_its_place() -> None:
    board = duel(actions=[ATTACK], suppose={"B.life": 99})
    players = board["players"]
    assert isinstance(players, dict)
    del players["B"]["life"]

    with pytest.raises(BadDocumentError) as caught:
        played(board)

    assert caught.value.code == "bad_supposition"
    assert caught.value.path == ("suppose", "B.life")
