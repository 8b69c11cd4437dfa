"""Claims and verdicts: what is always, possible or never true, who can force it, and what nobody read."""

from __future__ import annotations

import pytest

from judge.engine.report import examine
from judge.engine.statements import EVENTS
from judge.engine.verdicts import ALWAYS, NEVER, NOT_MODELLED, OPEN, POSSIBLE, Force
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    Node,
    auto,
    counter,
    duel,
    examined,
    fighter,
    leader,
    read,
    skill,
    verdict_of,
)

BLOCKER = fighter("b1", 30000, keywords=["Blocker"])
TWO = fighter(
    "a1", 20000, auto("a1.s1", {"attacks": "self"}, DRAW), auto("a1.s2", {"attacks": "self"}, {"power": 5000})
)


# Orders.


def test_an_order_is_decided_by_the_first_of_the_two_that_resolves() -> None:
    only_one = fighter(
        "a1", 20000, auto("a1.s1", {"attacks": "self"}, DRAW), auto("a1.s2", {"ko": "self"}, DRAW)
    )
    board = duel({"battle": [only_one]}, actions=[ATTACK])

    assert verdict_of(board, {"order": ["a1.s1", "a1.s2"]}) == ALWAYS
    assert verdict_of(board, {"order": ["a1.s2", "a1.s1"]}) == NEVER


def test_an_order_of_two_skills_that_never_come_up_is_void_and_never() -> None:
    board = duel({"battle": [TWO]}, claims=[{"id": "c", "order": ["a1.s1", "a1.s2"]}])

    finding = examined(board).findings[0]

    assert finding.verdict.verdict == NEVER
    assert finding.verdict.is_void
    assert finding.because == ("neither_comes_up",)


def test_an_open_order_is_possible_and_its_player_forces_it_both_ways() -> None:
    """dbs-masters/faq/capacites/7: the master chooses."""
    board = duel({"battle": [TWO]}, actions=[ATTACK], claims=[{"id": "c", "order": ["a1.s1", "a1.s2"]}])

    verdict = examined(board).findings[0].verdict

    assert verdict.verdict == POSSIBLE
    assert verdict.forces == (
        Force("A", can_make_true=True, can_make_false=True),
        Force("B", can_make_true=False, can_make_false=False),
    )
    assert verdict.example is not None
    assert verdict.counter_example is not None
    assert verdict.example.answers != verdict.counter_example.answers


def test_a_card_may_stand_for_any_of_its_skills() -> None:
    board = duel(
        {"battle": [TWO]},
        {"leader": leader("lb", auto("lb.s1", {"attacked": "self"}, DRAW))},
        actions=[ATTACK],
    )

    assert verdict_of(board, {"order": ["a1", "lb.s1"]}) == ALWAYS


def test_what_both_can_bring_about_and_neither_prevent() -> None:
    """Each can let the damage happen: B by passing, A by answering; but neither alone can prevent it."""
    board = duel(
        {"hand": [counter("h2", {"negate": "answered"}, kind="counter_counter")]},
        {"hand": [counter("h1", {"negate": "attack"})]},
        actions=[ATTACK],
        claims=[{"id": "c", "happens": {"damage": "B"}}],
    )

    verdict = examined(board, everything=True).findings[0].verdict

    assert verdict.verdict == POSSIBLE
    assert verdict.forces == (
        Force("A", can_make_true=True, can_make_false=False),
        Force("B", can_make_true=True, can_make_false=False),
    )


# Boards, moments, events.


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ({"zone": {"a1": "battle"}}, ALWAYS),
        ({"zone": {"a1": "drop"}}, NEVER),
        ({"at": "end", "count": {"B.life": 5}}, ALWAYS),
        ({"at": "battle.comparison", "count": {"B.life": 6}}, ALWAYS),
        ({"at": "damage", "count": {"B.life": 6}}, ALWAYS),
        ({"at": "deal_damage", "count": {"B.life": 5}}, NEVER),
        ({"after": 1, "count": {"B.life": 6}}, ALWAYS),
        ({"value": {"a1.power": 20000}}, ALWAYS),
        ({"value": {"a1.power": 25000}}, NEVER),
        ({"happens": {"attack": "a1"}}, ALWAYS),
        ({"happens": {"attack": "lb"}}, ALWAYS),
        ({"never": {"damage": "A"}}, ALWAYS),
        ({"never": {"damage": "B"}}, NEVER),
        ({"happens": {"resolve": "la.s1"}}, ALWAYS),
        ({"happens": {"resolve": "la"}}, ALWAYS),
        ({"triggers": "la.s1"}, ALWAYS),
        ({"triggers": "lb.s1"}, NEVER),
        ({"chooser": {"life_card": "B"}}, ALWAYS),
        ({"chooser": {"life_card": "A"}}, NEVER),
        ({"ends": {"winner": "A"}}, NEVER),
        ({"allowed": {"player": "A", "attack": "la", "target": "lb"}}, ALWAYS),
        ({"allowed": {"player": "B", "attack": "lb", "target": "la"}}, NEVER),
        ({"allowed": {"player": "A", "attack": "a1", "target": "lb"}, "after": 1}, NEVER),
        ({"allowed": {"player": "A", "attack": "la", "target": "lb"}, "at": "battle.offense_act"}, NEVER),
        ({"at": "evolve.declare", "zone": {"a1": "battle"}}, NEVER),
    ],
)
def test_what_can_be_claimed(claim: Node, verdict: str) -> None:
    board = duel(
        {"leader": leader("la", auto("la.s1", {"attacks": "own"}, DRAW))},
        {"leader": leader("lb", auto("lb.s1", {"ko": "own"}, DRAW))},
        actions=[ATTACK],
    )

    assert verdict_of(board, claim) == verdict


def test_a_claim_that_somebody_can_force_is_never_merely_possible() -> None:
    board = duel({"battle": [TWO]}, actions=[ATTACK])

    assert verdict_of(board, {"order": ["a1.s1", "a1.s2"], "forces": "A"}) == ALWAYS
    assert verdict_of(board, {"order": ["a1.s1", "a1.s2"], "forces": "B"}) == NEVER


def test_every_event_of_the_claim_language_is_known_to_the_game() -> None:
    of_players = ("draw", "damage", "damage_stopped")
    for event in EVENTS:
        read(duel(claims=[{"id": "c", "happens": {event: "A" if event in of_players else "a1"}}]))


# Because.


def test_a_claim_about_an_act_rests_on_its_reasons_alone() -> None:
    board = duel(
        b={"battle": [fighter("b1")]},
        claims=[{"id": "c", "allowed": {"player": "A", "attack": "a1", "target": "b1"}}],
    )

    finding = examined(board).findings[0]

    assert finding.because == ("target_active",)
    assert [citation.code for citation in finding.reasons[0].citations] == [
        "dbs-masters/cr-1.074/7-1",
        "dbs-masters/faq/combat/2",
    ]


def test_a_claim_about_a_moment_rests_on_what_came_before_it() -> None:
    board = duel(
        {"hand": [{"id": "k1", "power": 5000, "combo_cost": 0, "combo_power": 5000}]},
        actions=[ATTACK, {"player": "A", "combo": "k1"}],
        claims=[{"id": "c", "at": "battle.comparison", "value": {"a1.power": 25000}}],
    )

    finding = examined(board).findings[0]

    assert finding.verdict.verdict == ALWAYS
    assert finding.because == ("attack_combo_power",)


@pytest.mark.parametrize(
    ("claim", "because"),
    [
        ({"count": {"B.life": 5}}, "one_damage"),
        ({"happens": {"damage": "B"}}, "one_damage"),
        ({"happens": {"resolve": "la.s1"}}, "pay_or_decline"),
        ({"triggers": "la.s1"}, "declaration"),
        ({"chooser": {"life_card": "B"}}, "one_damage"),
        ({"zone": {"lb": "leader"}}, "attack_succeeds"),
    ],
)
def test_each_kind_of_claim_names_the_step_that_decides_it(claim: Node, because: str) -> None:
    board = duel(
        {"leader": leader("la", auto("la.s1", {"attacks": "own"}, DRAW))},
        actions=[ATTACK],
        claims=[{"id": "c", **claim}],
    )

    assert because in examined(board).findings[0].because


# Assumptions.


def test_a_verdict_that_rests_on_a_decision_of_ours_says_so() -> None:
    """The test in the Offense Step whether the guard card is still there is decisions/g-28 alone."""
    board = duel(
        {"leader": leader("la", skill("la.s1", timing="activate_battle", do=[{"ko": "guard"}]))},
        {"battle": [fighter("b1", mode="rest")]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}, {"player": "A", "activate": "la.s1"}],
        claims=[{"id": "c", "zone": {"b1": "drop"}}],
    )

    assumptions = examined(board).findings[0].assumptions

    weak = [assumption for assumption in assumptions if assumption.code == "weak_rule"]
    assert [assumption.about for assumption in weak] == ["battle.offense_valid"]
    assert [citation.strength for citation in weak[0].citations] == ["default"]


def test_a_battle_that_goes_its_way_rests_on_no_decision_of_ours() -> None:
    report = examined({**duel(actions=[ATTACK]), "claims": [{"id": "c", "happens": {"damage": "B"}}]})

    assert [a.code for a in report.findings[0].assumptions] == ["blanks_do_nothing"]


def test_a_profile_that_nobody_named_is_an_assumption() -> None:
    board = {**duel(actions=[ATTACK]), "claims": [{"id": "c", "happens": {"damage": "B"}}]}
    del board["profile"]

    assert ("default_profile", "masters-2019") in [
        (a.code, a.about) for a in examined(board).findings[0].assumptions
    ]


# Text that nobody read.

UNREAD_EFFECT = auto("a1.s1", {"attacks": "self"}, {"unread": "and then something"})


def strange(**change: object) -> Node:
    return duel(
        {"battle": [fighter("a1", 20000, {**UNREAD_EFFECT, **change})]},
        {"battle": [BLOCKER]},
        actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}],
    )


def test_a_claim_decided_after_an_unread_effect_is_not_modelled_and_carries_its_verdict() -> None:
    report = examined({**strange(), "claims": [{"id": "c", "never": {"damage": "B"}}]})

    verdict = report.findings[0].verdict
    assert verdict.verdict == NOT_MODELLED
    assert verdict.if_nothing == ALWAYS


def test_a_claim_decided_before_an_unread_effect_is_an_ordinary_verdict() -> None:
    assert verdict_of(strange(), {"order": ["a1.s1", "b1.blocker"]}) == ALWAYS
    assert verdict_of(strange(), {"triggers": "a1.s1"}) == ALWAYS
    assert verdict_of(strange(), {"at": "checkpoint.next_skill", "zone": {"a1": "battle"}}) == ALWAYS


def test_an_unread_trigger_may_matter_from_the_start() -> None:
    report = examined({**strange(unread=True), "claims": [{"id": "c", "order": ["a1.s1", "b1.blocker"]}]})

    assert report.findings[0].verdict.verdict == NOT_MODELLED


@pytest.mark.parametrize("unread", [True, False])
def test_a_text_that_a_judge_lets_pass_is_an_assumption(unread: bool) -> None:
    board = strange(ignore="checked at the table", unread=unread)

    finding = examined({**board, "claims": [{"id": "c", "never": {"damage": "B"}}]}).findings[0]

    assert finding.verdict.verdict == ALWAYS
    assert ("ignored_text", "a1.s1") in [(a.code, a.about) for a in finding.assumptions]


def test_a_text_on_a_line_that_nobody_plays_is_no_trouble() -> None:
    board = duel(
        {"battle": [fighter("a1", 20000, UNREAD_EFFECT), fighter("a2", 20000)]},
        actions=[{"player": "A", "attack": "a2", "target": "lb"}],
    )

    assert verdict_of(board, {"happens": {"damage": "B"}}) == ALWAYS


# Expectations.


@pytest.mark.parametrize(
    ("expect", "about"),
    [
        ({"c": "NEVER"}, "c"),
        ({"c": {"verdict": "ALWAYS", "because": "moonlight"}}, "c"),
        ({"refused": {"action": 1}}, "refused"),
    ],
)
def test_an_expectation_that_does_not_hold_is_a_miss(expect: Node, about: str) -> None:
    board = duel(actions=[ATTACK], claims=[{"id": "c", "happens": {"damage": "B"}}], expect=expect)

    assert [miss.about for miss in examined(board).misses] == [about]


@pytest.mark.parametrize(
    "expect",
    [
        {"refused": {"action": 2, "because": "no_such_thing"}},
        {"refused": {"action": 1}},
        {"c": "ALWAYS"},
        {"refused": {"action": 2}, "c": "ALWAYS"},
    ],
)
def test_a_refusal_that_was_not_expected_that_way_is_a_miss(expect: Node) -> None:
    board = duel(actions=[ATTACK, ATTACK], claims=[{"id": "c", "happens": {"damage": "B"}}], expect=expect)

    report = examined(board)

    assert len(report.misses) == 1
    assert report.findings == ()


def test_an_expected_refusal_holds() -> None:
    board = duel(actions=[ATTACK, ATTACK], expect={"refused": {"action": 2, "because": "attacker_rested"}})

    assert examined(board).misses == ()


def test_a_record_that_no_order_can_play_is_refused_after_exploring() -> None:
    """B's blocker is KO'd whichever of the two cards is chosen first, so it cannot block."""
    kos = auto("a1.s1", {"attacks": "self"}, {"ko": {"each": {"zone": "battle", "of": "opponent"}}})
    powers = auto("a1.s2", {"attacks": "self"}, {"power": 5000})
    board = duel(
        {"battle": [fighter("a1", 20000, kos, powers)]},
        {"battle": [BLOCKER]},
        actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}],
    )

    report = examine(read(board))

    assert report.refusal is not None
    assert report.refusal.action.place == 2
    assert [reason.code for reason in report.refusal.reasons] == ["not_active"]


def test_open_is_for_readings_that_disagree() -> None:
    board = duel(actions=[ATTACK])
    players = board["players"]
    assert isinstance(players, dict)
    del players["B"]["life"]

    assert verdict_of(board, {"ends": {"winner": "A"}}) == OPEN
