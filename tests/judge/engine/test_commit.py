"""Committing events: what a move keeps and forgets, stacks of cards, and everything that reaches nothing."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from judge.engine import events as e
from judge.engine.commit import COMMIT
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.perform import perform
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.state import GameState, to_json, with_variable
from judge.engine.values import keywords_of, value_of
from tests.judge.engine.duel import card_of, duel, fighter, misplaced, read


def start(a: Mapping[str, object] | None = None, b: Mapping[str, object] | None = None) -> GameState:
    return read(duel(a, b)).state


def done(state: GameState, *group: GameEvent) -> GameState:
    """Carry a group out under the Masters rules."""
    before = to_json(state)
    after = perform(MASTERS_2019, state, group).state
    assert to_json(state) == before
    assert misplaced(after) == []
    return after


def move(state: GameState, card_id: str, zone: str, *, to: str = "") -> GameEvent:
    return GameEvent(e.MOVE, card=card_of(state, card_id).ref, zone=zone, name=to)


STRONG = fighter("a1", 20000, mode="rest", effects=[{"power": 5000}], gained=["Critical"])


# Moving.


def test_a_card_that_changes_zones_is_a_new_object_without_its_effects() -> None:
    """dbs-masters/cr-4.00/3-1-4."""
    state = start({"battle": [STRONG]})
    before = card_of(state, "a1")

    after = done(state, move(state, "a1", "hand"))

    moved = card_of(after, "a1")
    assert after.live(before.ref) is None
    assert (moved.zone, moved.mode, moved.modifiers, moved.grants) == ("hand", "active", (), ())


def test_a_card_that_goes_to_a_combo_stays_the_same_object() -> None:
    """dbs-masters/cr-4.00/3-1-4: Battle to Combo is an exception."""
    state = start({"battle": [STRONG]})

    after = done(state, move(state, "a1", "combo"))

    assert after.live(card_of(state, "a1").ref) is not None
    assert value_of(after, card_of(after, "a1").slot, "power") == 25000


def test_a_card_of_the_opponent_goes_to_its_owner() -> None:
    """dbs-masters/faq/generalites/8."""
    state = start({"battle": [fighter("a1", owner="B")]})

    after = done(state, move(state, "a1", "drop"))

    assert after.zone("A", "drop") == ()
    assert after.zone("B", "drop") == (card_of(after, "a1").slot,)


def test_the_deck_is_ordered_from_the_top() -> None:
    state = start({"battle": [fighter("a1"), fighter("a2")], "deck": 2})

    after = done(state, move(state, "a1", "deck"), move(state, "a2", "deck", to="bottom"))

    assert after.zone("A", "deck") == (card_of(after, "a1").slot, 0, 0, card_of(after, "a2").slot)


def test_a_card_that_has_moved_on_is_out_of_reach() -> None:
    """dbs-masters/cr-1.074/8-6-7."""
    state = start({"battle": [STRONG]})
    event = move(state, "a1", "hand")
    gone = done(state, event)

    result = perform(MASTERS_2019, gone, (event, GameEvent(e.MODE, card=event.card, name="active")))

    assert result.state == gone
    assert [fact[0] for fact in result.facts] == ["prohibited", "prohibited"]


# Undescribed cards.


@pytest.mark.parametrize(
    ("source", "amount", "moves"), [("life", 0, True), ("life", -1, False), ("drop", 0, False)]
)
def test_an_undescribed_card_moves_if_there_is_one(source: str, amount: int, *, moves: bool) -> None:
    state = start()

    after = done(state, GameEvent(e.MOVE_BLANK, player="A", name=source, zone="hand", amount=amount))

    assert len(after.zone("A", "hand")) == int(moves)
    assert len(after.zone("A", "life")) == 6 - int(moves)


def test_undescribed_cards_rest_and_become_active_by_number() -> None:
    state = start({"energy": 3})
    rest = GameEvent(e.MODE_BLANK, player="A", zone="energy", name="rest", amount=2)

    rested = done(state, rest)
    active = done(rested, GameEvent(e.MODE_BLANK, player="A", zone="energy", name="active", amount=9))

    assert rested.zone("A", "energy") == (-1, -1, 0)
    assert active.zone("A", "energy") == (0, 0, 0)


# Stacks.


def on_top(state: GameState, top: str, below: str, passes: str = "mode power roles") -> GameEvent:
    return GameEvent(e.ON_TOP, card=card_of(state, top).ref, other=card_of(state, below).ref, name=passes)


def test_a_card_on_top_takes_over_what_the_rules_pass_on() -> None:
    """dbs-masters/cr-1.074/10-5-4, 9-4-2 and 7-1-4: mode, power changes, battle role; no keyword."""
    state = start({"battle": [STRONG], "hand": [fighter("e1", 30000)]})
    state = with_variable(state, "attacker", (card_of(state, "a1").slot, 0))

    after = done(state, on_top(state, "e1", "a1"))

    top = card_of(after, "e1")
    assert (top.zone, top.mode, value_of(after, top.slot, "power")) == ("battle", "rest", 35000)
    assert keywords_of(after, top.slot) == ()
    assert after.role("attacker") == top.ref
    assert top.under == (card_of(after, "a1").slot,)


def test_what_passes_on_is_data() -> None:
    state = start({"battle": [STRONG], "hand": [fighter("e1", 30000)]})

    after = done(state, on_top(state, "e1", "a1", "grants"))

    top = card_of(after, "e1")
    assert (top.mode, value_of(after, top.slot, "power")) == ("active", 30000)
    assert keywords_of(after, top.slot) == ("Critical",)


def test_new_cards_beneath_lie_below_the_older_top_and_above_its_own() -> None:
    """dbs-masters/cr-1.074/11-3-4: what was beneath stays at the bottom."""
    state = start({"battle": [fighter("a1", under=[fighter("u1")])], "hand": [fighter("e1")]})

    after = done(state, on_top(state, "e1", "a1"))

    assert [after.printed(slot).id for slot in card_of(after, "e1").under] == ["a1", "u1"]


def test_when_the_top_leaves_the_rest_goes_to_its_owners_drop_areas() -> None:
    """dbs-masters/faq/evolution-evolution-ex/10 and cr-1.074/11-3-5."""
    stack = fighter("a1", under=[fighter("u1"), fighter("u2", owner="B")])
    state = start({"battle": [stack]})

    after = done(state, move(state, "a1", "hand"))

    assert card_of(after, "a1").zone == "hand"
    assert after.zone("A", "drop") == (card_of(after, "u1").slot,)
    assert after.zone("B", "drop") == (card_of(after, "u2").slot,)


def test_a_stack_that_goes_to_a_combo_stays_a_stack() -> None:
    """dbs-masters/cr-1.074/11-3-5, with the Combo Area as its exception."""
    state = start({"battle": [fighter("a1", under=[fighter("u1")])]})

    after = done(state, move(state, "a1", "combo"))

    assert card_of(after, "a1").under == (card_of(after, "u1").slot,)
    assert after.zone("A", "drop") == ()


# Effects.


def test_the_last_word_about_a_keyword_counts() -> None:
    state = start()
    ref = card_of(state, "a1").ref
    gain = GameEvent(e.GRANT, card=ref, name="Critical", amount=1, until="turn")
    lose = GameEvent(e.GRANT, card=ref, name="Critical", until="turn")
    everything = GameEvent(e.GRANT, card=ref, name="", until="turn")

    assert keywords_of(done(state, gain, lose), ref.slot) == ()
    assert keywords_of(done(state, lose, gain), ref.slot) == ("Critical",)
    assert keywords_of(done(state, gain, everything), ref.slot) == ()


def test_what_lasts_for_something_ends_with_it() -> None:
    state = start()
    ref = card_of(state, "a1").ref
    power = GameEvent(e.MODIFY, card=ref, name="power", amount=5000, until="battle")
    keyword = GameEvent(e.GRANT, card=ref, name="Critical", amount=1, until="turn")

    after = done(done(state, power, keyword), GameEvent(e.EXPIRE, until="battle"))

    assert value_of(after, ref.slot, "power") == 20000
    assert keywords_of(after, ref.slot) == ("Critical",)


def test_a_card_turned_face_down_hears_nothing() -> None:
    state = start()
    after = done(state, GameEvent(e.FACE, card=card_of(state, "a1").ref, name="down"))

    assert card_of(after, "a1").face == "down"


# The pool and the stack.


def test_one_instance_of_a_waiting_skill_is_counted_off() -> None:
    """dbs-masters/cr-1.074/8-6-4."""
    state = start()
    ref = card_of(state, "a1").ref
    wait = GameEvent(e.WAIT, card=ref, player="A", name="a1.s1")

    twice = done(state, wait, wait)
    once = done(twice, GameEvent(e.COUNT_OFF, card=ref, name="a1.s1"))

    assert len(twice.waiting) == 2
    assert len(once.waiting) == 1
    assert done(once, GameEvent(e.COUNT_OFF, card=ref, name="a1.s9")).waiting == once.waiting


def test_the_instance_of_the_same_event_is_counted_off() -> None:
    state = start({"battle": [fighter("a1"), fighter("a2")]})
    one, two = card_of(state, "a1").ref, card_of(state, "a2").ref
    waits = [GameEvent(e.WAIT, card=one, other=other, player="A", name="a1.s1") for other in (one, two)]

    after = done(done(state, *waits), GameEvent(e.COUNT_OFF, card=one, other=two, name="a1.s1"))

    assert [waiting.event for waiting in after.waiting] == [(one.slot, one.generation)]


def test_negating_takes_the_last_of_several_and_each_once() -> None:
    state = start()
    ref = card_of(state, "a1").ref
    push = GameEvent(e.PUSH, card=ref, player="A", name="a1.s1", until="attack", value=(1, 2))
    stack = done(state, push, push)

    once = done(stack, GameEvent(e.NEGATE, name="a1.s1"))
    thrice = done(once, GameEvent(e.NEGATE, name="a1.s1"), GameEvent(e.NEGATE, name="a1.s1"))

    assert [item.negated for item in once.stack] == [False, True]
    assert [item.negated for item in thrice.stack] == [True, True]
    assert [(item.answers, item.chosen) for item in stack.stack] == [("attack", (1, 2))] * 2
    assert done(stack, GameEvent(e.POP)).stack == stack.stack[:1]


def test_what_a_card_was_is_remembered_while_a_role_refers_to_it() -> None:
    state = start({"battle": [STRONG]})
    ref = card_of(state, "a1").ref
    state = done(state, GameEvent(e.SET, name="guard", value=(ref.slot, ref.generation)))

    gone = done(state, move(state, "a1", "drop"))
    memory = gone.left(ref)

    assert memory is not None
    assert (memory.zone, memory.controller, dict(memory.values)) == ("battle", "A", {"power": 25000})
    assert memory.keywords == ("Critical",)
    assert done(gone, GameEvent(e.UNSET, name="guard")).last_known == ()


@pytest.mark.parametrize("kind", sorted(COMMIT))
def test_an_event_that_reaches_nothing_changes_nothing(kind: str) -> None:
    """Every commit survives an event about a card that is no longer there, and one about no card."""
    state = start()
    nothing = GameEvent(
        kind, card=Ref(1, 99), other=Ref(2, 99), player="A", zone="hand", name="drop", amount=5
    )
    waits = (e.WAIT, e.DELAY, e.COUNT_OFF, e.PUSH, e.POP, e.NEGATE, e.NEGATED)
    reaches_left = (*waits, e.SET, e.UNSET, e.USED, e.WIN, e.EXPIRE)
    of_the_game = (e.PHASE, e.TURN, e.GIVE)

    after = COMMIT[kind](state, nothing)

    if kind not in (*reaches_left, *of_the_game):
        assert after == state
    if kind in (e.WAIT, e.PUSH):
        assert COMMIT[kind](state, GameEvent(kind, name="x")) == state
