"""The batch: rows BK-01 to BK-14 of the rules file; each test names its row."""

from __future__ import annotations

import pytest

from judge.engine.replay import ASKS, COMPLETE, Replay
from judge.engine.report import examine
from judge.engine.values import value_of
from tests.judge.engine.rulesets.bakugan.board import (
    HERO,
    OWN_BAKUGAN,
    Node,
    action,
    bakugan,
    card,
    count,
    document,
    entered,
    played,
    reasons,
    resolved,
    scenario_of,
    zone_of,
)


def test_an_action_adds_power_until_reset_and_is_discarded() -> None:
    """BK-01, BK-38."""
    surge = action("surge", {"power": 200, "to": OWN_BAKUGAN})

    replay = played(document({"hand": [surge]}, actions=[{"player": "A", "play": "surge"}]))

    mine = replay.state.find("mine")
    assert mine is not None
    assert value_of(replay.state, mine.slot, "power") == 900
    assert zone_of(replay, "surge") == "discard"


def test_an_answer_resolves_first() -> None:
    """BK-02."""
    replay = played(
        document(
            {"hand": [action("first", {"draw": 1})]},
            {"hand": [action("second", {"draw": 1})]},
            actions=[{"player": "A", "play": "first"}, {"player": "B", "play": "second"}],
        )
    )

    assert resolved(replay) == ["second", "first"]


def test_whoever_plays_keeps_priority() -> None:
    """BK-03."""
    replay = played(
        document(
            {"hand": [action("x", {"draw": 1}), action("y", {"draw": 1})]},
            actions=[{"player": "A", "play": "x"}, {"player": "A", "play": "y"}],
        )
    )

    assert resolved(replay) == ["y", "x"]


def test_after_a_resolution_the_starting_player_has_priority() -> None:
    """P-10: with one object left on the batch A may play before B does."""
    replay = played(
        document(
            {"hand": [action("x", {"draw": 1}), action("late", {"draw": 1})]},
            {"hand": [action("y", {"draw": 1}), action("later", {"draw": 1})]},
            actions=[
                {"player": "A", "play": "x"},
                {"player": "B", "play": "y"},
                {"player": "B", "pass": True},
                {"player": "A", "pass": True},
                {"player": "A", "play": "late"},
                {"player": "B", "play": "later"},
            ],
        )
    )

    assert resolved(replay) == ["y", "later", "late", "x"]


OPENING = {"timing": "auto", "when": {"opens": "self"}, "do": [{"draw": 1}]}


def opening(first: str, *actions: Node) -> Replay:
    """Open both Bakugan: two abilities of A, one of B."""
    skills = [{"id": f"mine.s{number}", "text": "as read", "reading": OPENING} for number in (1, 2)]
    mine = bakugan("mine", 700, 5, skills=skills)
    yours = card("yours", OPENING, power=600, rating=4)
    return played(
        document(
            {"play": [mine]},
            {"play": [yours]},
            turn={"first": first},
            battle={"brawlers": ["mine", "yours"], "step": "opening"},
            actions=list(actions),
        )
    )


def test_the_starting_players_abilities_enter_first_and_resolve_last() -> None:
    """BK-04."""
    replay = opening("A", {"player": "A", "order": ["mine.s1", "mine.s2"]})

    assert entered(replay) == ["mine.s1", "mine.s2", "yours.s1"]
    assert resolved(replay) == ["yours.s1", "mine.s2", "mine.s1"]


def test_what_shall_resolve_first_must_enter_last() -> None:
    """BK-05."""
    replay = opening("B", {"player": "A", "order": ["mine.s2", "mine.s1"]})

    assert entered(replay) == ["yours.s1", "mine.s2", "mine.s1"]
    assert resolved(replay) == ["mine.s1", "mine.s2", "yours.s1"]


def test_the_order_of_own_abilities_is_asked_for() -> None:
    """BK-05: orders are never defaulted."""
    replay = opening("A")

    assert replay.ending == ASKS
    assert replay.question is not None
    assert (replay.question.kind, replay.question.player) == ("order", "A")


def test_a_triggered_ability_enters_above_older_objects() -> None:
    """BK-07."""
    watcher = card(
        "watcher", {"timing": "auto", "when": {"draws": "opponent"}, "do": [{"draw": 1}]}, kind="hero"
    )
    replay = played(
        document(
            {"hand": [action("x"), action("y", {"draw": 1})]},
            {"play": [bakugan("yours", 600, 4), watcher]},
            actions=[{"player": "A", "play": "x"}, {"player": "A", "play": "y"}],
        )
    )

    assert resolved(replay) == ["y", "watcher.s1", "x"]


NEGATE_HERO = {"choose": {"zone": "batch", "kind": "hero"}}


@pytest.mark.parametrize(("answered", "zone"), [(True, "discard"), (False, "play")])
def test_a_hero_is_negated_on_the_batch_or_comes_into_play(answered: bool, zone: str) -> None:
    """BK-08, BK-37."""
    actions = [{"player": "A", "play": "captain"}, {"player": "B", "play": "refuse"}]
    replay = played(
        document(
            {"hand": [card("captain", kind="hero", cost=0)]},
            {"hand": [action("refuse", NEGATE_HERO, {"negate": "chosen"})]},
            actions=actions if answered else actions[:1],
        )
    )

    assert zone_of(replay, "captain") == zone


def ability_of_a_hero(answer: Node) -> Replay:
    captain = card("captain", {"timing": "activated", "do": [{"draw": 1}]}, kind="hero")
    return played(
        document(
            {"play": [bakugan("mine", 700, 5), captain]},
            {"hand": [answer]},
            actions=[{"player": "A", "activate": "captain.s1"}, {"player": "B", "play": "answer"}],
        )
    )


def test_a_negated_ability_vanishes_and_its_hero_stays() -> None:
    """BK-09."""
    replay = ability_of_a_hero(action("answer", {"choose": HERO}, {"negate": "chosen"}))

    assert zone_of(replay, "captain") == "play"
    assert count(replay, "A", "hand") == 0


def test_an_ability_on_the_batch_resolves_though_its_source_has_left() -> None:
    """BK-10, E8."""
    replay = ability_of_a_hero(action("answer", {"choose": HERO}, {"ko": "chosen"}))

    assert zone_of(replay, "captain") == "discard"
    assert count(replay, "A", "hand") == 1


@pytest.mark.parametrize(("wanted", "hand"), [(True, 1), (False, 0)])
def test_may_is_decided_on_resolution(wanted: bool, hand: int) -> None:
    """BK-11."""
    actions: list[Node] = [{"player": "A", "play": "maybe"}]
    if wanted:
        actions.append({"player": "A", "activate": "maybe.s1"})
    replay = played(document({"hand": [action("maybe", {"may": [{"draw": 1}]})]}, actions=actions))

    assert count(replay, "A", "hand") == hand


def test_a_card_without_its_needed_target_cannot_be_played() -> None:
    """BK-12: it stays in the hand and no Energy is used."""
    banish = action("banish", {"choose": HERO}, {"ko": "chosen"}, cost=1)
    replay = played(document({"hand": [banish], "energy": 1}, actions=[{"player": "A", "play": "banish"}]))

    assert reasons(replay) == ["no_legal_target"]
    assert zone_of(replay, "banish") == "hand"
    assert replay.state.zone("A", "energy") == (0,)


def test_the_possible_part_is_done_and_the_rest_skipped() -> None:
    """BK-13."""
    guarded = {"when": {"count_at_least": 1, "among": HERO}, "do": [{"choose": HERO}, {"ko": "chosen"}]}
    replay = played(
        document(
            {"hand": [action("sweep", {"draw": 2}, guarded)]}, actions=[{"player": "A", "play": "sweep"}]
        )
    )

    assert count(replay, "A", "hand") == 2
    assert zone_of(replay, "sweep") == "discard"


def test_targets_are_chosen_on_announcement() -> None:
    """E9: B knows the target when answering, and a target that left is skipped."""
    heroes = [card(name, kind="hero") for name in ("left", "right")]
    banish = action("banish", {"choose": {**HERO, "of": "opponent"}}, {"ko": "chosen"})
    recall = action("recall", {"choose": {**HERO, "of": "own"}}, {"move": "chosen", "zone": "hand"})
    replay = played(
        document(
            {"hand": [banish]},
            {"play": [bakugan("yours", 600, 4), *heroes], "hand": [recall]},
            actions=[
                {"player": "A", "play": "banish"},
                {"player": "A", "choose": ["left"]},
                {"player": "B", "play": "recall"},
                {"player": "B", "choose": ["left"]},
            ],
        )
    )

    assert replay.ending == COMPLETE
    assert zone_of(replay, "left") == "hand"
    assert zone_of(replay, "right") == "play"


def test_several_choices_reach_the_instructions_after_them() -> None:
    """E9, with two choices in one text."""
    swap = action(
        "swap",
        {"choose": {**HERO, "of": "own"}},
        {"move": "chosen", "zone": "hand"},
        {"choose": {**HERO, "of": "opponent"}},
        {"ko": "chosen"},
    )
    replay = played(
        document(
            {"play": [bakugan("mine", 700, 5), card("own", kind="hero")], "hand": [swap]},
            {"play": [bakugan("yours", 600, 4), card("other", kind="hero")]},
            actions=[{"player": "A", "play": "swap"}],
        )
    )

    assert (zone_of(replay, "own"), zone_of(replay, "other")) == ("hand", "discard")


def test_a_hero_needs_priority() -> None:
    """BK-14."""
    described = document(
        {}, {"hand": [card("captain", kind="hero", cost=0)]}, turn={"first": "A", "phase": "end"}
    )
    described["claims"] = [{"at": "play_step.act", "allowed": {"player": "B", "play": "captain"}}]

    (finding,) = examine(scenario_of(described)).findings

    assert finding.verdict.verdict == "NEVER"
    assert [reason.code for reason in finding.reasons] == ["no_priority"]
