"""Control of cards and stacks, as the kernel commits it under the Masters rules."""

from __future__ import annotations

import pytest

from judge.engine import events as e
from judge.engine.boardform import board_form
from judge.engine.errors import BadDocumentError
from judge.engine.events import GameEvent
from judge.engine.state import GameState
from judge.engine.values import keywords_of, lasts, value_of
from tests.judge.engine.duel import card_of, duel, fighter, read, skill
from tests.judge.engine.stacks import CHOICE, STACK, beneath, does, done, moved, replayed, start


def taken(state: GameState, name: str, player: str, until: str = "game") -> GameEvent:
    return GameEvent(e.CONTROL, card=card_of(state, name).ref, player=player, until=until)


def test_control_moves_the_whole_stack_as_it_is() -> None:
    """dbs-masters/cr-1.074/11-5-1, 11-5-1-1, 11-3-6: the same object, in the same order."""
    state = start(b={"battle": [STACK]})

    after = done(state, taken(state, "b1", "A"))

    now = card_of(after, "b1")
    assert (now.controller, now.owner, now.ref) == ("A", "B", card_of(state, "b1").ref)
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

    assert (card_of(after, "b1").controller, card_of(after, "b1").holds) == ("B", ())
    assert beneath(after, "b1") == ["u1", "u2"]
    assert not lasts(after, "turn")


def test_of_two_effects_the_later_one_decides_while_it_lasts() -> None:
    """A plain reading of durations: the end of the earlier one changes nothing, the end of the last gives it back."""
    state = start(b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A", "turn"))
    after = done(after, taken(after, "b1", "B", "battle"))
    assert card_of(after, "b1").controller == "B"

    assert card_of(done(after, GameEvent(e.EXPIRE, until="battle")), "b1").controller == "A"
    ended = done(after, GameEvent(e.EXPIRE, until="turn"))
    assert card_of(ended, "b1").controller == "B"
    assert card_of(done(ended, GameEvent(e.EXPIRE, until="battle")), "b1").controller == "B"


def test_lasting_control_outlives_what_came_before() -> None:
    state = start(b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A", "turn"))
    after = done(after, taken(after, "b1", "B"))

    assert card_of(done(after, GameEvent(e.EXPIRE, until="turn")), "b1").controller == "B"


def test_a_card_put_on_a_controlled_one_stays() -> None:
    """dbs-masters/cr-1.074/9-4-2: of the effects on the card beneath only power and mode pass on."""
    state = start({"hand": [fighter("e1")]}, b={"battle": [STACK]})
    after = done(state, taken(state, "b1", "A", "turn"))
    on = GameEvent(
        e.ON_TOP, card=card_of(after, "e1").ref, other=card_of(after, "b1").ref, name="mode power roles"
    )

    after = done(done(after, on), GameEvent(e.EXPIRE, until="turn"))

    assert card_of(after, "e1").controller == "A"
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

    assert [(hold.player, hold.until) for hold in card_of(state, "b1").holds] == [
        ("B", "game"),
        ("A", "turn"),
    ]
    assert card_of(done(state, GameEvent(e.EXPIRE, until="turn")), "b1").controller == "B"
    form = board_form(state)
    again = read({**duel(), "players": form["players"]}).state
    assert card_of(again, "b1") == card_of(state, "b1")


def test_control_of_a_card_that_lies_with_somebody_else_is_refused() -> None:
    with pytest.raises(BadDocumentError) as refused:
        start({"battle": [fighter("b1", control=[{"by": "B", "until": "turn"}])]})

    assert refused.value.code == "control_elsewhere"


def test_a_skill_gains_control() -> None:
    """dbs-masters/cr-1.074/11-5-1."""
    after = replayed(does(CHOICE, {"control": "chosen"}))

    assert (card_of(after, "b1").controller, card_of(after, "b1").holds) == ("A", ())


def test_control_of_a_card_of_ones_own_is_nothing_new() -> None:
    """dbs-masters/cr-4.00/0-2-4-1, by analogy."""
    own = {"choose": {"zone": "battle", "of": "own"}}

    after = replayed(does(own, {"control": "chosen", "until": "turn"}))

    assert card_of(after, "a1").holds == ()


def test_what_forbids_control_keeps_the_card() -> None:
    """dbs-masters/cr-1.074/1-3-3: a prohibition beats an instruction."""
    stays = skill("b1.s1", timing="permanent", forbids="control")
    document = does(CHOICE, {"control": "chosen"})
    players = document["players"]
    assert isinstance(players, dict)
    document["players"] = {**players, "B": {**players["B"], "battle": [{**STACK, "skills": [stays]}]}}

    assert card_of(replayed(document), "b1").controller == "B"
