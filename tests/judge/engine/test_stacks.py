"""Stacks and cards with two sides, as the kernel commits them under the Masters rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace as with_fields

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import TOP_ONLY
from judge.engine.state import GameState, with_variable
from judge.engine.values import keywords_of, value_of
from tests.judge.engine.duel import auto, card_of, fighter
from tests.judge.engine.stacks import CHOICE, beneath, does, done, moved, replayed, start

# Several cards beneath at once.


def both_below(state: GameState, passes: str) -> GameEvent:
    first, second = card_of(state, "a1"), card_of(state, "a2")
    return GameEvent(
        e.ON_TOP, card=card_of(state, "p1").ref, other=first.ref, value=(second.slot, 0), name=passes
    )


def test_power_changes_of_all_cards_beneath_add_up() -> None:
    """dbs-masters/cr-1.074/10-13-4-4-1, and 10-13-4-4: active whatever lies beneath."""
    state = start(
        {
            "battle": [
                fighter("a1", mode="rest", effects=[{"power": 5000}], under=[fighter("u1")]),
                fighter("a2", mode="rest", effects=[{"power": -2000}], gained=["Critical"]),
            ],
            "hand": [fighter("p1", 25000)],
        }
    )

    after = done(state, both_below(state, "power roles"))

    top = card_of(after, "p1")
    assert (top.mode, value_of(after, top.slot, "power"), keywords_of(after, top.slot)) == (
        "active",
        28000,
        (),
    )
    assert beneath(after, "p1") == ["a1", "u1", "a2"]
    assert after.zone("A", "battle") == (top.slot,)


def test_the_mode_is_that_of_the_first_card_beneath() -> None:
    """dbs-masters/cr-1.074/9-4-2."""
    state = start({"battle": [fighter("a1", mode="rest"), fighter("a2")], "hand": [fighter("p1")]})

    assert card_of(done(state, both_below(state, "mode")), "p1").mode == "rest"


def test_the_role_of_any_card_beneath_passes_on() -> None:
    """dbs-masters/cr-1.074/7-1-4."""
    state = start({"battle": [fighter("a1"), fighter("a2")], "hand": [fighter("p1")]})
    state = with_variable(state, "guard", (card_of(state, "a2").slot, 0))

    after = done(state, both_below(state, "roles"))

    assert after.role("guard") == card_of(after, "p1").ref


# Beneath.


def test_a_card_put_beneath_comes_to_the_very_bottom() -> None:
    """dbs-masters/cr-1.074/11-3-4."""
    state = start({"battle": [fighter("a1", under=[fighter("u1")])], "hand": [fighter("h1")]})
    put = GameEvent(e.BENEATH, card=card_of(state, "h1").ref, other=card_of(state, "a1").ref)

    after = done(state, put)

    assert beneath(after, "a1") == ["u1", "h1"]
    assert after.zone("A", "hand") == ()


def test_a_stack_put_beneath_keeps_its_order() -> None:
    """dbs-masters/cr-1.074/11-3-4."""
    state = start({"battle": [fighter("a1"), fighter("a2", under=[fighter("u1"), fighter("u2")])]})
    put = GameEvent(e.BENEATH, card=card_of(state, "a2").ref, other=card_of(state, "a1").ref)

    assert beneath(done(state, put), "a1") == ["a2", "u1", "u2"]


def test_a_card_beneath_is_a_card_of_its_own() -> None:
    """dbs-masters/cr-1.074/11-3-3: what refers to it moves it alone."""
    state = start({"battle": [fighter("a1", under=[fighter("u1"), fighter("u2")])]})

    after = done(state, moved(state, "u1", "hand"))

    assert (card_of(after, "u1").zone, beneath(after, "a1")) == ("hand", ["u2"])


# Leaving.


def test_what_lay_beneath_is_not_heard_when_it_falls() -> None:
    """dbs-masters/cr-1.074/11-3-5: movement triggers of the cards beneath stay silent; the top's do not."""
    leaves = {"leaves": "self"}
    state = start(
        {
            "battle": [
                fighter(
                    "a1",
                    10000,
                    auto("a1.s1", leaves, {"draw": 1}),
                    under=[fighter("u1", 10000, auto("u1.s1", leaves))],
                )
            ]
        }
    )

    after = done(state, moved(state, "a1", "hand"))

    assert [waiting.skill for waiting in after.waiting] == ["a1.s1"]
    assert card_of(after, "u1").zone == "drop"


@pytest.mark.parametrize(
    ("zone", "stays"), [("combo", True), ("warp", False), ("deck", False), ("energy", False)]
)
def test_only_the_way_to_the_combo_area_keeps_a_stack_together(zone: str, *, stays: bool) -> None:
    """dbs-masters/cr-1.074/11-3-5."""
    state = start({"battle": [fighter("a1", under=[fighter("u1")])]})

    after = done(state, moved(state, "a1", zone))

    assert beneath(after, "a1") == (["u1"] if stays else [])


def test_from_the_combo_area_the_stack_falls_apart_as_well() -> None:
    """dbs-masters/cr-1.074/11-3-5."""
    state = start({"battle": [], "combo": [fighter("a1", under=[fighter("u1", owner="B")])]})

    after = done(state, moved(state, "a1", "hand"))

    assert (card_of(after, "a1").zone, card_of(after, "u1").zone, card_of(after, "u1").controller) == (
        "hand",
        "drop",
        "B",
    )


def test_which_zones_keep_stacks_together_is_a_policy() -> None:
    """dbs-masters/decisions/g-17: in the manual of 2025 a combo drops the cards beneath too."""
    state = start({"battle": [fighter("a1", under=[fighter("u1")])]})
    state = with_fields(state, setup=with_fields(state.setup, stacked=("leader", "battle")))

    after = done(state, moved(state, "a1", "combo"))

    assert (card_of(after, "a1").zone, card_of(after, "u1").zone) == ("combo", "drop")


def test_when_only_the_top_moves_the_next_card_takes_its_place() -> None:
    """dbs-masters/cr-1.074/11-3-7: mode, power changes and role pass on; keywords do not."""
    stack = fighter(
        "a1", 20000, mode="rest", effects=[{"power": 5000}], gained=["Critical"],
        under=[fighter("u1", 10000), fighter("u2")],
    )  # fmt: skip
    state = start({"battle": [stack]})
    state = with_variable(state, "guard", (card_of(state, "a1").slot, 0))

    after = done(state, moved(state, "a1", "hand", name=TOP_ONLY))

    top = card_of(after, "u1")
    assert (card_of(after, "a1").zone, card_of(after, "a1").under) == ("hand", ())
    assert (top.zone, top.mode, value_of(after, top.slot, "power"), top.grants) == (
        "battle",
        "rest",
        15000,
        (),
    )
    assert (after.role("guard"), beneath(after, "u1")) == (top.ref, ["u2"])


def test_a_single_card_that_moves_alone_just_moves() -> None:
    """dbs-masters/cr-1.074/11-3-7: there is no next card."""
    state = start()

    after = done(state, moved(state, "a1", "hand", name=TOP_ONLY))

    assert (card_of(after, "a1").zone, after.zone("A", "battle")) == ("hand", ())


def test_a_skill_returns_the_top_card_only() -> None:
    """dbs-masters/cr-1.074/11-3-7."""
    after = replayed(does(CHOICE, {"move": "chosen", "zone": "hand", "top_only": True}))

    assert (card_of(after, "b1").zone, card_of(after, "u1").zone) == ("hand", "battle")


def test_a_skill_puts_a_card_beneath_another() -> None:
    """dbs-masters/cr-1.074/11-3-4."""
    after = replayed(does({"choose": {"zone": "battle", "of": "own"}}, {"beneath": "self", "to": "chosen"}))
    assert card_of(after, "la").zone == "leader"

    after = replayed(does(CHOICE, {"beneath": "chosen", "to": {"each": {"zone": "battle", "of": "own"}}}))
    assert beneath(after, "a1") == ["b1", "u1", "u2"]


def test_beneath_what_is_not_one_card_nothing_goes() -> None:
    after = replayed(does(CHOICE, {"beneath": "chosen", "to": {"each": {"zone": "warp"}}}))

    assert card_of(after, "b1").zone == "battle"
