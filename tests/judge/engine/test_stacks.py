"""Stacks, control and cards with two sides, as the kernel commits them under the Masters rules."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace as with_fields

from judge.engine import events as e
from judge.engine import programform
from judge.engine.boardform import board_form
from judge.engine.cards import GameCard
from judge.engine.errors import BadDocumentError
from judge.engine.events import GameEvent
from judge.engine.ids import TOP_ONLY
from judge.engine.perform import perform
from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.rulesets.registry import RULESETS
from judge.engine.state import GameState, from_json, to_json, with_variable
from judge.engine.values import keywords_of, lasts, value_of
from tests.judge.engine.duel import auto, duel, fighter, misplaced, read, skill


def start(a: Mapping[str, object] | None = None, b: Mapping[str, object] | None = None) -> GameState:
    return read(duel(a, b)).state


def card(state: GameState, name: str) -> GameCard:
    found = state.find(name)
    assert found is not None
    return found


def done(state: GameState, *group: GameEvent) -> GameState:
    after = perform(MASTERS_2019, state, group).state
    assert misplaced(after) == []
    assert from_json(to_json(after)) == after
    return after


def beneath(state: GameState, name: str) -> list[str]:
    return [state.printed(slot).id for slot in card(state, name).under]


def moved(state: GameState, card_id: str, zone: str, name: str = "") -> GameEvent:
    return GameEvent(e.MOVE, card=card(state, card_id).ref, zone=zone, name=name)


# Several cards beneath at once.


def both_below(state: GameState, passes: str) -> GameEvent:
    first, second = card(state, "a1"), card(state, "a2")
    return GameEvent(
        e.ON_TOP, card=card(state, "p1").ref, other=first.ref, value=(second.slot, 0), name=passes
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

    top = card(after, "p1")
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

    assert card(done(state, both_below(state, "mode")), "p1").mode == "rest"


def test_the_role_of_any_card_beneath_passes_on() -> None:
    """dbs-masters/cr-1.074/7-1-4."""
    state = start({"battle": [fighter("a1"), fighter("a2")], "hand": [fighter("p1")]})
    state = with_variable(state, "guard", (card(state, "a2").slot, 0))

    after = done(state, both_below(state, "roles"))

    assert after.role("guard") == card(after, "p1").ref


# Beneath.


def test_a_card_put_beneath_comes_to_the_very_bottom() -> None:
    """dbs-masters/cr-1.074/11-3-4."""
    state = start({"battle": [fighter("a1", under=[fighter("u1")])], "hand": [fighter("h1")]})
    put = GameEvent(e.BENEATH, card=card(state, "h1").ref, other=card(state, "a1").ref)

    after = done(state, put)

    assert beneath(after, "a1") == ["u1", "h1"]
    assert after.zone("A", "hand") == ()


def test_a_stack_put_beneath_keeps_its_order() -> None:
    """dbs-masters/cr-1.074/11-3-4."""
    state = start({"battle": [fighter("a1"), fighter("a2", under=[fighter("u1"), fighter("u2")])]})
    put = GameEvent(e.BENEATH, card=card(state, "a2").ref, other=card(state, "a1").ref)

    assert beneath(done(state, put), "a1") == ["a2", "u1", "u2"]


def test_a_card_beneath_is_a_card_of_its_own() -> None:
    """dbs-masters/cr-1.074/11-3-3: what refers to it moves it alone."""
    state = start({"battle": [fighter("a1", under=[fighter("u1"), fighter("u2")])]})

    after = done(state, moved(state, "u1", "hand"))

    assert (card(after, "u1").zone, beneath(after, "a1")) == ("hand", ["u2"])


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
    assert card(after, "u1").zone == "drop"


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

    assert (card(after, "a1").zone, card(after, "u1").zone, card(after, "u1").controller) == (
        "hand",
        "drop",
        "B",
    )


def test_which_zones_keep_stacks_together_is_a_policy() -> None:
    """dbs-masters/decisions/g-17: in the manual of 2025 a combo drops the cards beneath too."""
    state = start({"battle": [fighter("a1", under=[fighter("u1")])]})
    state = with_fields(state, setup=with_fields(state.setup, stacked=("leader", "battle")))

    after = done(state, moved(state, "a1", "combo"))

    assert (card(after, "a1").zone, card(after, "u1").zone) == ("combo", "drop")


def test_when_only_the_top_moves_the_next_card_takes_its_place() -> None:
    """dbs-masters/cr-1.074/11-3-7: mode, power changes and role pass on; keywords do not."""
    stack = fighter(
        "a1", 20000, mode="rest", effects=[{"power": 5000}], gained=["Critical"],
        under=[fighter("u1", 10000), fighter("u2")],
    )  # fmt: skip
    state = start({"battle": [stack]})
    state = with_variable(state, "guard", (card(state, "a1").slot, 0))

    after = done(state, moved(state, "a1", "hand", name=TOP_ONLY))

    top = card(after, "u1")
    assert (card(after, "a1").zone, card(after, "a1").under) == ("hand", ())
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

    assert (card(after, "a1").zone, after.zone("A", "battle")) == ("hand", ())


# Control.


def taken(state: GameState, name: str, player: str, until: str = "game") -> GameEvent:
    return GameEvent(e.CONTROL, card=card(state, name).ref, player=player, until=until)


STACK = fighter(
    "b1",
    15000,
    mode="rest",
    effects=[{"power": -5000}],
    gained=["Critical"],
    under=[fighter("u1"), fighter("u2")],
)


def test_control_moves_the_whole_stack_as_it_is() -> None:
    """dbs-masters/cr-1.074/11-5-1, 11-5-1-1, 11-3-6: the same object, in the same order."""
    state = start(b={"battle": [STACK]})

    after = done(state, taken(state, "b1", "A"))

    now = card(after, "b1")
    assert (now.controller, now.owner, now.ref) == ("A", "B", card(state, "b1").ref)
    assert (now.mode, value_of(after, now.slot, "power"), keywords_of(after, now.slot)) == (
        "rest",
        10000,
        ("Critical",),
    )
    assert beneath(after, "b1") == ["u1", "u2"]
    assert now.slot in after.zone("A", "battle")
    assert after.zone("B", "battle") == ()


def test_a_controlled_stack_that_leaves_goes_to_its_owners() -> None:
    """dbs-masters/cr-1.074/3-1-7 and 11-3-5."""
    state = start(b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A"))

    after = done(after, moved(after, "b1", "hand"))

    assert [after.printed(slot).id for slot in after.zone("B", "hand")] == ["b1"]
    assert [after.printed(slot).id for slot in after.zone("B", "drop")] == ["u1", "u2"]


def test_control_for_the_turn_ends_with_it() -> None:
    """dbs-masters/cr-1.074/11-5-1: what lasts for the turn ends with it, control too."""
    state = start(b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A", "turn"))
    assert (lasts(after, "turn"), lasts(after, "battle")) == (True, False)

    after = done(after, GameEvent(e.EXPIRE, until="turn"))

    assert (card(after, "b1").controller, card(after, "b1").holds) == ("B", ())
    assert beneath(after, "b1") == ["u1", "u2"]
    assert not lasts(after, "turn")


def test_of_two_effects_the_later_one_decides_while_it_lasts() -> None:
    """A plain reading of durations: the end of the earlier one changes nothing, the end of the last gives it back."""
    state = start(b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A", "turn"))
    after = done(after, taken(after, "b1", "B", "battle"))
    assert card(after, "b1").controller == "B"

    assert card(done(after, GameEvent(e.EXPIRE, until="battle")), "b1").controller == "A"
    ended = done(after, GameEvent(e.EXPIRE, until="turn"))
    assert card(ended, "b1").controller == "B"
    assert card(done(ended, GameEvent(e.EXPIRE, until="battle")), "b1").controller == "B"


def test_lasting_control_outlives_what_came_before() -> None:
    state = start(b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A", "turn"))
    after = done(after, taken(after, "b1", "B"))

    assert card(done(after, GameEvent(e.EXPIRE, until="turn")), "b1").controller == "B"


def test_a_card_put_on_a_controlled_one_stays() -> None:
    """dbs-masters/cr-1.074/9-4-2: of the effects on the card beneath only power and mode pass on."""
    state = start({"hand": [fighter("e1")]}, b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A", "turn"))
    on = GameEvent(e.ON_TOP, card=card(after, "e1").ref, other=card(after, "b1").ref, name="mode power roles")

    after = done(done(after, on), GameEvent(e.EXPIRE, until="turn"))

    assert card(after, "e1").controller == "A"
    fallen = done(after, moved(after, "e1", "drop"))
    assert [fallen.printed(slot).id for slot in fallen.zone("A", "drop")] == ["e1"]
    assert [fallen.printed(slot).id for slot in fallen.zone("B", "drop")] == ["b1", "u1", "u2"]


def test_what_left_is_not_given_back() -> None:
    """dbs-masters/cr-1.074/3-1-4: in another area it is a new card."""
    state = start(b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A", "turn"))
    after = done(after, moved(after, "b1", "hand"))

    assert done(after, GameEvent(e.EXPIRE, until="turn")) == after


def test_control_is_written_and_read_as_a_document() -> None:
    held = fighter("b1", owner="B", control=[{"by": "A", "until": "turn", "from": "x"}])
    state = start({"battle": [held]})

    assert [(hold.player, hold.until) for hold in card(state, "b1").holds] == [("B", "game"), ("A", "turn")]
    assert card(done(state, GameEvent(e.EXPIRE, until="turn")), "b1").controller == "B"
    form = board_form(state)
    again = read({**duel(), "players": form["players"]}).state
    assert card(again, "b1") == card(state, "b1")


def test_control_of_a_card_that_lies_with_somebody_else_is_refused() -> None:
    with pytest.raises(BadDocumentError) as refused:
        start({"battle": [fighter("b1", control=[{"by": "B", "until": "turn"}])]})

    assert refused.value.code == "control_elsewhere"


# Skills that do it.


def replayed(document: Mapping[str, object]) -> GameState:
    replay = play_out(read(dict(document)))
    assert replay.refusal is None
    assert misplaced(replay.state) == []
    return replay.state


def does(*program: object) -> dict[str, object]:
    """Let A's Leader do something to B's b1 in the Main Phase."""
    used = skill("la.s1", timing="activate_main", do=list(program))
    board = duel({"leader": {"id": "la", "power": 10000, "skills": [used]}}, {"battle": [STACK]})
    return {**board, "actions": [{"player": "A", "activate": "la.s1"}]}


CHOICE = {"choose": {"zone": "battle", "of": "opponent"}}


def test_a_skill_gains_control() -> None:
    """dbs-masters/cr-1.074/11-5-1."""
    after = replayed(does(CHOICE, {"control": "chosen"}))

    assert (card(after, "b1").controller, card(after, "b1").holds) == ("A", ())


def test_control_of_a_card_of_ones_own_is_nothing_new() -> None:
    """dbs-masters/cr-4.00/0-2-4-1, by analogy."""
    own = {"choose": {"zone": "battle", "of": "own"}}

    after = replayed(does(own, {"control": "chosen", "until": "turn"}))

    assert card(after, "a1").holds == ()


def test_what_forbids_control_keeps_the_card() -> None:
    """dbs-masters/cr-1.074/1-3-3: a prohibition beats an instruction."""
    stays = skill("b1.s1", timing="permanent", forbids="control")
    document = does(CHOICE, {"control": "chosen"})
    players = document["players"]
    assert isinstance(players, dict)
    document["players"] = {**players, "B": {**players["B"], "battle": [{**STACK, "skills": [stays]}]}}

    assert card(replayed(document), "b1").controller == "B"


def test_a_skill_returns_the_top_card_only() -> None:
    """dbs-masters/cr-1.074/11-3-7."""
    after = replayed(does(CHOICE, {"move": "chosen", "zone": "hand", "top_only": True}))

    assert (card(after, "b1").zone, card(after, "u1").zone) == ("hand", "battle")


def test_a_skill_puts_a_card_beneath_another() -> None:
    """dbs-masters/cr-1.074/11-3-4."""
    after = replayed(does({"choose": {"zone": "battle", "of": "own"}}, {"beneath": "self", "to": "chosen"}))
    assert card(after, "la").zone == "leader"

    after = replayed(does(CHOICE, {"beneath": "chosen", "to": {"each": {"zone": "battle", "of": "own"}}}))
    assert beneath(after, "a1") == ["b1", "u1", "u2"]


def test_beneath_what_is_not_one_card_nothing_goes() -> None:
    after = replayed(does(CHOICE, {"beneath": "chosen", "to": {"each": {"zone": "warp"}}}))

    assert card(after, "b1").zone == "battle"


def test_games_without_these_words_refuse_them() -> None:
    known = programform.verbs_of(RULESETS["bakugan-2019"])

    assert {"control", "beneath"} & set(known) == set()
    assert "top_only" not in programform.extras_of(RULESETS["bakugan-2019"], "move")
