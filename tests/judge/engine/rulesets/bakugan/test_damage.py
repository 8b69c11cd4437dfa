"""Damage and Flips: rows BK-21 to BK-31, BK-61, BK-66, BK-67."""

from __future__ import annotations

import pytest

from judge.engine.replay import Replay
from judge.engine.values import value_of
from tests.judge.engine.rulesets.bakugan.board import (
    CALM,
    OWN_BAKUGAN,
    STOP,
    WALL,
    Node,
    action,
    bakugan,
    card,
    count,
    document,
    flip_deck,
    played,
    reasons,
    resolved,
)


def test_damage_is_turned_card_by_card_and_then_there_is_a_window() -> None:
    """BK-21."""
    replay = played(document())

    turned = [step for step in replay.steps if step.rule == "damage.turn_card"]
    assert len(turned) == 5
    assert count(replay, "B", "deck") == 15
    stops = [stop.question.rule for _, stop in replay.stations if stop.question]
    assert stops[-4:] == ["damage.flip", "priority_window.act", "priority_window.act", "play_step.act"]


@pytest.mark.parametrize(("flipped", "lost"), [(True, 3), (False, 5)])
def test_a_stop_saves_the_remaining_cards(flipped: bool, lost: int) -> None:
    """BK-22, BK-23."""
    actions = [{"player": "B", "flip": "wall"}] if flipped else []

    replay = played(document({}, {"deck": flip_deck(WALL)}, actions=actions))

    assert count(replay, "B", "discard") == lost


def test_a_negated_stop_stops_nothing() -> None:
    """BK-24."""
    refuse = action("refuse", {"choose": {"zone": "batch", "kind": "flip"}}, {"negate": "chosen"})
    replay = played(
        document(
            {"hand": [refuse]},
            {"deck": flip_deck(WALL)},
            actions=[{"player": "B", "flip": "wall"}, {"player": "A", "play": "refuse"}],
        )
    )

    assert resolved(replay) == ["refuse"]
    assert count(replay, "B", "discard") == 5


def test_frost_strike_makes_a_flip_dearer() -> None:
    """BK-25."""
    described = document(
        {"play": [bakugan("mine", 700, 5, frost_strike=2)]},
        {"deck": flip_deck({**WALL, "cost": 1}), "energy": 2},
        actions=[{"player": "B", "flip": "wall"}],
    )

    replay = played(described)

    assert reasons(replay) == ["not_enough_energy"]
    assert replay.refusal is not None
    assert dict(replay.refusal.reasons[0].values) == {"needs": 3, "has": 2}


@pytest.mark.parametrize("verb", ["play", "flip"])
def test_a_flip_in_hand_cannot_be_played(verb: str) -> None:
    """BK-26."""
    replay = played(document({"hand": [WALL]}, actions=[{"player": "A", verb: "wall"}]))

    assert "flip_only_from_damage" in reasons(replay)


def test_a_flip_turned_as_the_last_damage_card_is_played() -> None:
    """BK-27."""
    replay = played(
        document(
            {"play": [bakugan("mine", 700, 3)]},
            {"deck": flip_deck(CALM)},
            actions=[{"player": "B", "flip": "calm"}],
        )
    )

    assert count(replay, "B", "hand") == 1
    assert count(replay, "B", "discard") == 3


def rating_in_flip_window(owner: str, amount: int) -> Replay:
    to = {"each": {"of": "own" if owner == "A" else "opponent", "role": "brawler"}}
    hands: dict[str, Node] = {owner: {"hand": [action("change", {"rating": amount, "to": to})]}}
    return played(
        document(
            hands.get("A"),
            {"deck": flip_deck(CALM), **hands.get("B", {})},
            actions=[{"player": "B", "flip": "calm"}, {"player": owner, "play": "change"}],
        )
    )


def test_the_attacker_cannot_change_the_damage_in_the_flip_window() -> None:
    """BK-28."""
    replay = rating_in_flip_window("A", 5)

    mine = replay.state.find("mine")
    assert mine is not None
    assert value_of(replay.state, mine.slot, "rating") == 10
    assert count(replay, "B", "discard") == 5


def test_the_damaged_player_may_lower_the_damage_in_the_flip_window() -> None:
    """5.11.2.1.1 binds the opponent only (decisions/own-change-of-damage)."""
    replay = rating_in_flip_window("B", -1)

    assert count(replay, "B", "discard") == 4 + 1  # four of the damage and B's own card


def test_nobody_plays_between_two_damage_cards() -> None:
    """BK-29."""
    insight = action("insight", {"draw": 1})

    replay = played(
        document({"hand": [insight]}, actions=[{"player": "A", "at": "damage.flip", "play": "insight"}])
    )

    assert reasons(replay) == ["damage_not_interrupted"]


def test_two_flips_open_two_windows() -> None:
    """BK-30."""
    replay = played(
        document(
            {},
            {"deck": [1, CALM, 2, WALL, 10]},
            actions=[{"player": "B", "flip": "calm"}, {"player": "B", "flip": "wall"}],
        )
    )

    assert resolved(replay) == ["calm", "wall"]
    assert count(replay, "B", "discard") == 4


@pytest.mark.parametrize(("faction", "lost"), [("Haos", 3), ("Pyrus", None)])
def test_a_conditional_stop_needs_the_right_attacker(faction: str, lost: int | None) -> None:
    """BK-31."""
    attacker = {"count_at_least": 1, "among": {"trait": "Haos", "role": "victor"}}
    wall = card("wall", {**STOP, "if": attacker}, kind="flip", cost=0)
    replay = played(
        document(
            {"play": [bakugan("mine", 700, 5, traits=[faction])]},
            {"deck": flip_deck(wall)},
            actions=[{"player": "B", "flip": "wall"}],
        )
    )

    if lost is None:
        assert reasons(replay) == ["condition_not_met"]
    else:
        assert count(replay, "B", "discard") == lost


def test_damage_of_an_effect_leaves_older_objects_on_the_batch() -> None:
    """P-24: the window of the Flip ends when only the older object is left, and the rest of the damage follows."""
    replay = played(
        document(
            {"hand": [action("older", {"draw": 1}), action("burn", {"damage": 4})]},
            {"play": [bakugan("yours", 900, 0)], "deck": flip_deck(CALM)},
            actions=[
                {"player": "A", "play": "older"},
                {"player": "A", "play": "burn"},
                {"player": "B", "flip": "calm"},
            ],
        )
    )

    assert resolved(replay) == ["burn", "calm", "older"]
    assert count(replay, "B", "discard") == 4


@pytest.mark.parametrize(("rating", "winner"), [(3, ""), (4, "A")])
def test_the_game_is_lost_when_a_card_is_missing(rating: int, winner: str) -> None:
    """BK-61."""
    replay = played(document({"play": [bakugan("mine", 700, rating)]}, {"deck": 3}))

    assert replay.state.winner == winner


def test_double_strike_adds_the_rating_once_more() -> None:
    """K2."""
    replay = played(document({"play": [bakugan("mine", 700, 3, keywords=["DoubleStrike"])]}))

    assert count(replay, "B", "discard") == 6


@pytest.mark.parametrize(("keywords", "lost"), [([], 3), (["ShadowStrike"], 6)])
def test_shadow_strike_keeps_the_rating_from_being_lowered(keywords: list[str], lost: int) -> None:
    """BK-66."""
    weaken = action("weaken", {"rating": -3, "to": {"each": {"of": "opponent", "role": "brawler"}}})
    replay = played(
        document(
            {"play": [bakugan("mine", 700, 6, keywords=keywords)]},
            {"hand": [weaken]},
            actions=[{"player": "B", "play": "weaken"}],
        )
    )

    assert count(replay, "B", "discard") == lost + 1  # and B's own card


def test_fury_counts_when_it_resolves() -> None:
    """BK-67."""
    fury = {"when": {"hand_at_most": 0}, "do": [{"rating": 2, "to": OWN_BAKUGAN}]}
    replay = played(document({"hand": [action("fury", fury)]}, actions=[{"player": "A", "play": "fury"}]))

    assert count(replay, "B", "discard") == 7
