"""Who wins the brawl, the team attack and the retracting: rows BK-15 to BK-20 and BK-55 to BK-58."""

from __future__ import annotations

import pytest

from judge.engine.replay import ASKS, OVER, Replay
from tests.judge.engine.rulesets.bakugan.board import (
    OWN_BAKUGAN,
    STOP,
    Node,
    action,
    bakugan,
    card,
    closed,
    count,
    document,
    entered,
    played,
    reasons,
    victor_of,
    zone_of,
)


def test_the_higher_power_wins() -> None:
    """BK-15."""
    assert victor_of(played(document())) == "mine"


def tie(a_deck: object, b_deck: object) -> Replay:
    return played(
        document({"play": [bakugan("mine", 600, 1)], "deck": a_deck}, {"deck": b_deck, "energy": 9})
    )


def test_a_tie_is_broken_by_the_dearer_card() -> None:
    """BK-16."""
    replay = tie([card("a4", cost=4), 5], [card("b2", cost=2), 5])

    assert victor_of(replay) == "mine"
    assert (zone_of(replay, "a4"), zone_of(replay, "b2")) == ("discard", "discard")


def test_equal_cards_are_turned_again() -> None:
    """BK-17."""
    replay = tie([card("a1", cost=3), card("a2", cost=1)], [card("b1", cost=3), card("b2", cost=2)])

    assert victor_of(replay) == "yours"


@pytest.mark.parametrize(("a_deck", "b_deck", "winner"), [(5, 0, "A"), (0, 5, "B"), (0, 0, "draw")])
def test_an_empty_deck_loses_the_tie_break(a_deck: int, b_deck: int, winner: str) -> None:
    """BK-18, BK-19."""
    replay = tie(a_deck, b_deck)

    assert (replay.ending, replay.state.winner) == (OVER, winner)


def test_a_flip_turned_in_the_tie_break_is_refused() -> None:
    """BK-20."""
    flip = card("wall", STOP, kind="flip", cost=0)
    described = document(
        {"play": [bakugan("mine", 600, 1)], "deck": [card("a4", cost=4), 5]},
        {"deck": [flip, 5]},
        actions=[{"player": "B", "flip": "wall"}],
    )

    assert "flip_only_from_damage" in reasons(played(described))


def test_undescribed_cards_of_a_tie_break_are_asked_for() -> None:
    """Nothing is guessed about cards that nobody described."""
    described = document({"play": [bakugan("mine", 600, 1)]})

    replay = played(described)

    assert replay.ending == ASKS
    assert replay.question is not None
    assert replay.question.subject == "tie_break.1"
    assert victor_of(played({**described, "suppose": {"tie_break.1": 2}})) == "yours"


def test_a_lone_bakugan_is_the_victor() -> None:
    """P-7."""
    replay = played(document(battle={"brawlers": ["yours"]}))

    assert victor_of(replay) == "yours"
    assert count(replay, "A", "discard") == 4


def test_victor_abilities_enter_the_batch_of_the_victor_step() -> None:
    """K4."""
    rage = {"timing": "auto", "when": {"victor": "self"}, "do": [{"rating": 2}]}
    replay = played(document({"play": [card("mine", rage, power=700, rating=5)]}))

    assert entered(replay) == ["mine.s1"]
    assert count(replay, "B", "discard") == 7


def team(*actions: Node) -> Replay:
    """Let A win with three open Bakugan of ratings 5, -2 and 4."""
    three = [bakugan("mine", 700, 5), bakugan("weak", 100, -2), bakugan("third", 100, 4)]
    bonus = action("bonus", {"rating": 2, "to": OWN_BAKUGAN})
    return played(document({"play": three, "hand": [bonus]}, actions=list(actions)))


def test_a_team_attack_deals_the_sum_of_the_ratings() -> None:
    """BK-55."""
    assert count(team(), "B", "discard") == 9


def test_a_bonus_to_an_attack_counts_once() -> None:
    """BK-56."""
    assert count(team({"player": "A", "play": "bonus"}), "B", "discard") == 11


def test_after_a_team_attack_all_bakugan_retract() -> None:
    """BK-57."""
    assert closed(team()) == ["mine", "third", "weak", "yours"]


def test_the_victor_stays_open_and_the_other_bakugan_retracts() -> None:
    """BK-58."""
    assert closed(played(document())) == ["yours"]
