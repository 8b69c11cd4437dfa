"""Exploring: merging, loops, budgets, and what nobody told."""

from __future__ import annotations

import pytest

from judge.engine.explore import explore
from judge.engine.replay import BUDGET, LOOP, play_out
from judge.engine.report import examine
from judge.engine.verdicts import ALWAYS, NEVER, OPEN, POSSIBLE, judge
from tests.judge.engine.duel import ATTACK, Node, auto, counter, duel, examined, fighter, read, verdict_of


def guards(*more: Node, growing: bool = False, choosing: bool = False) -> Node:
    """Two cards that hand the guard role to each other, each time they are attacked."""

    def hands_over(card: str, other: str) -> Node:
        grows: list[Node] = [{"power": 1000}] if growing else []
        if choosing:
            grows = [
                {"choose": {"zone": "battle", "of": "own", "other": True, "mode": "rest"}},
                {"rest": "chosen"},
            ]
        to: Node = {"each": {"zone": "battle", "name": other}}
        return auto(f"{card}.s1", {"attacked": "self"}, *grows, {"role": "guard", "to": to})

    cards = [
        fighter("b1", 5000, hands_over("b1", "b2"), mode="rest"),
        fighter("b2", 5000, hands_over("b2", "b1"), mode="rest"),
    ]
    return duel(b={"battle": [*cards, *more]}, actions=[{"player": "A", "attack": "a1", "target": "b1"}])


def test_a_loop_of_forced_skills_is_a_draw() -> None:
    """dbs-masters/cr-4.00/23-1: what nobody can stop is a draw."""
    report = examined({**guards(), "claims": [{"id": "c", "ends": {"winner": "draw"}}]})

    finding = report.findings[0]
    assert finding.verdict.verdict == ALWAYS
    assert "loop" in [assumption.code for assumption in finding.assumptions]
    assert report.replay.ending == LOOP


def test_a_loop_with_choices_that_lead_nowhere_else_is_a_draw_too() -> None:
    """dbs-masters/cr-4.00/23-1: choosing one of two rested cards to rest does not stop the loop."""
    extras = [fighter("b3", 5000, mode="rest"), fighter("b4", 5000, mode="rest")]
    board = {**guards(*extras, choosing=True), "claims": [{"id": "c", "ends": {"winner": "draw"}}]}

    report = examined(board)

    assert report.findings[0].verdict.verdict == ALWAYS
    assert "loop" in [assumption.code for assumption in report.findings[0].assumptions]
    assert not report.ran_out


def test_a_loop_that_grows_ends_by_the_budget_and_says_so() -> None:
    board: Node = {**guards(growing=True), "limit": {"rule_steps": 4000}}

    report = examined({**board, "claims": [{"id": "c", "ends": {"winner": "draw"}}]})

    assert report.ran_out
    assert report.replay.ending == BUDGET
    assert report.findings[0].verdict.verdict == OPEN
    assert report.findings[0].verdict.ran_out


def test_too_many_states_end_the_search_and_say_so() -> None:
    skills = [auto(f"a1.s{number}", {"attacks": "self"}, {"power": 1000 * number}) for number in range(1, 7)]
    board = duel({"battle": [fighter("a1", 20000, *skills)]}, actions=[ATTACK], limit={"states": 10})

    exploration = explore(read(board))

    assert not exploration.complete


def test_a_search_may_be_stopped_from_outside() -> None:
    board = {**guards(growing=True), "claims": [{"id": "c", "ends": {"winner": "draw"}}]}

    report = examine(read({**board, "limit": {"rule_steps": 3000}}), should_stop=lambda: True)

    assert report.ran_out
    assert report.findings[0].verdict.verdict == OPEN


def test_an_example_and_a_counter_example_are_enough_before_the_budget_ends() -> None:
    skills = [auto(f"a1.s{number}", {"attacks": "self"}, {"power": 1000 * number}) for number in range(1, 6)]
    board = duel({"battle": [fighter("a1", 20000, *skills)]}, actions=[ATTACK])
    order = {"order": ["a1.s1", "a1.s2"]}

    whole = explore(read({**board, "claims": [{"id": "c", **order}]}))
    cut = {**board, "limit": {"states": whole.states - 1}}

    assert verdict_of(board, order) == POSSIBLE
    assert verdict_of(cut, order) in (POSSIBLE, OPEN)


def test_equal_states_are_merged() -> None:
    """Three skills that only add power: eight sets of resolved skills instead of six orders of each."""
    skills = [auto(f"a1.s{number}", {"attacks": "self"}, {"power": 1000 * number}) for number in range(1, 4)]
    scenario = read(duel({"battle": [fighter("a1", 20000, *skills)]}, actions=[ATTACK]))

    merged, apart = explore(scenario), explore(scenario, merge=False)

    assert merged.states < apart.states
    assert [len(graph.ends()) for graph in merged.graphs] == [1]
    assert [len(graph.ends()) for graph in apart.graphs] == [6]


def test_who_took_the_power_of_a_card_keeps_no_boards_apart() -> None:
    """Two skills each take 5000 until the end of the turn from one of two cards: three boards come of it, not four."""
    weaken: Node = {"power": -5000, "to": "chosen", "until": "turn"}
    chosen: list[Node] = [{"choose": {"zone": "battle", "of": "opponent"}}, weaken]
    skills = [auto(f"a1.s{place}", {"attacks": "self"}, *chosen) for place in (1, 2)]
    targets = [fighter(name, 20000, mode="rest") for name in ("b1", "b2")]
    board = duel({"battle": [fighter("a1", 20000, *skills)]}, {"battle": targets}, actions=[ATTACK])

    merged, apart = explore(read(board)), explore(read(board), merge=False)

    assert [len(graph.ends()) for graph in merged.graphs] == [3]
    assert [len(graph.ends()) for graph in apart.graphs] == [8]  # two orders of two choices of two cards
    target = play_out(read(board), answers=(("a1.s1",), ("b1",), ("b1",))).state.find("b1")
    assert target is not None  # who reads a line sees both skills
    assert [change.source for change in target.modifiers] == ["a1.s1", "a1.s2"]


# Windows nobody can answer.


def _rule_steps(board: Node) -> int:
    """Count the rule steps that an exploration needs."""
    limit = 4000
    return next(
        steps
        for steps in range(1, limit)
        if explore(read({**board, "limit": {"rule_steps": steps}})).complete
    )


@pytest.mark.parametrize(
    ("held", "is_run"),
    [([2], False), ([fighter("h1")], False), ([counter("h1", {"negate": "attack"})], True)],
)
def test_a_window_is_run_only_if_somebody_holds_a_counter(held: list[object], is_run: bool) -> None:
    """cr-1.074/10-10-1: a [Counter] is a skill of a card in the hand; undescribed cards do nothing by themselves."""
    idle = duel(b={"hand": held}, actions=[ATTACK])
    free = duel(actions=[ATTACK])

    assert (_rule_steps(idle) > _rule_steps(free)) is is_run


def test_a_written_pass_finds_its_window_though_nobody_holds_a_counter() -> None:
    board = duel(actions=[ATTACK, {"player": "B", "pass": True, "at": "counter_window.answer"}])

    assert verdict_of(board, {"happens": {"damage": "B"}}) == ALWAYS


# What nobody told.


@pytest.mark.parametrize(
    ("life", "verdict"), [(1, ALWAYS), (2, ALWAYS), (3, NEVER), (8, NEVER), (None, OPEN)]
)
def test_a_count_that_nobody_wrote_is_every_count(life: int | None, verdict: str) -> None:
    strong = {"battle": [fighter("a1", 20000, keywords=["Double Strike"])]}
    board = duel(strong, {} if life is None else {"life": life}, actions=[ATTACK])
    if life is None:
        _without(board, "B", "life")

    assert verdict_of(board, {"ends": {"winner": "A"}}) == verdict


def _without(board: Node, player: str, zone: str) -> None:
    players = board["players"]
    assert isinstance(players, dict)
    del players[player][zone]


def test_a_count_that_does_not_matter_is_said_to_be_taken_for_granted() -> None:
    board = duel(actions=[ATTACK])
    _without(board, "B", "life")

    report = examined({**board, "claims": [{"id": "c", "happens": {"damage": "B"}}]})

    finding = report.findings[0]
    assert finding.verdict.verdict == ALWAYS
    assert len(finding.verdict.readings) == 8
    assert ("hidden_does_not_matter", "B.life") in [(a.code, a.about) for a in finding.assumptions]


def test_each_reading_keeps_its_verdict() -> None:
    board = duel(actions=[ATTACK])
    _without(board, "B", "life")

    report = examined({**board, "claims": [{"id": "c", "ends": {"winner": "A"}}]})

    readings = {reading.hidden: reading.verdict for reading in report.findings[0].verdict.readings}
    assert readings[(("B.life", 1),)] == ALWAYS
    assert {verdict for hidden, verdict in readings.items() if hidden != (("B.life", 1),)} == {NEVER}


def test_a_claim_may_ask_for_a_count_that_no_rule_needs() -> None:
    board = duel()
    _without(board, "A", "energy")
    _without(board, "A", "deck")

    assert verdict_of(board, {"count": {"A.energy": 4}}) == OPEN
    assert verdict_of({**board, "suppose": {"A.energy": 4}}, {"count": {"A.energy": 4}}) == ALWAYS
    assert verdict_of(board, {"after": 0, "at": "end", "count": {"A.deck": 61}}) == NEVER


def test_a_claim_about_an_act_asks_for_the_energy_it_would_cost() -> None:
    board = duel(b={"hand": [fighter("p1", energy=3)]}, turn={"player": "B", "number": 5, "first": "A"})
    _without(board, "B", "energy")

    assert verdict_of(board, {"allowed": {"player": "B", "play": "p1"}}) == OPEN
    assert (
        verdict_of({**board, "suppose": {"B.energy": 3}}, {"allowed": {"player": "B", "play": "p1"}})
        == ALWAYS
    )
    assert (
        verdict_of({**board, "suppose": {"B.energy": 2}}, {"allowed": {"player": "B", "play": "p1"}}) == NEVER
    )


def test_a_card_put_into_a_zone_of_unknown_size_stays_there() -> None:
    """The number that a reading fixes is that of the undescribed cards."""
    back = {"timing": "activate_main", "do": [{"move": "chosen", "zone": "energy"}, {"damage": 1}]}
    choose: Node = {"choose": {"zone": "drop", "of": "own"}}
    skill = {"id": "la.s1", "text": "as read", "reading": {**back, "do": [choose, *back["do"]]}}
    board = duel(
        {"leader": {"id": "la", "power": 10000, "skills": [skill]}, "drop": [fighter("d1")]},
        actions=[{"player": "A", "activate": "la.s1"}],
    )
    _without(board, "A", "energy")
    supposed: Node = {**board, "suppose": {"A.energy": 2}}

    assert verdict_of(board, {"zone": {"d1": "energy"}}) == ALWAYS
    assert verdict_of(supposed, {"count": {"A.energy": 3}}) == ALWAYS
    state = play_out(read(supposed)).state
    assert len(state.zone("A", "energy")) == 3


def test_everything_opens_what_nobody_wrote() -> None:
    """Given the record nobody blocks; whatever anybody does, B may."""
    board = duel(b={"battle": [fighter("b1", 30000, keywords=["Blocker"])]}, actions=[ATTACK])
    claim = {"happens": {"damage": "B"}}

    assert verdict_of(board, claim) == ALWAYS
    assert verdict_of(board, claim, everything=True) == POSSIBLE


def test_judging_needs_nothing_but_the_graph() -> None:
    scenario = read({**duel(actions=[ATTACK]), "claims": [{"id": "c", "happens": {"damage": "B"}}]})
    exploration = explore(scenario)

    assert [verdict.verdict for verdict in judge(scenario, exploration)] == [ALWAYS]
    assert [verdict.verdict for verdict in judge(scenario, exploration)] == [ALWAYS]
