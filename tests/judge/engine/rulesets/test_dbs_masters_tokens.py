"""Tokens: made by an effect, a Battle Card in play, nothing anywhere else."""

from __future__ import annotations

import pytest

from judge.engine.boardform import board_form, described_cards
from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from judge.engine.state import from_json, to_json
from tests.judge.engine.duel import (
    USE,
    Node,
    auto,
    duel,
    examined,
    fighter,
    misplaced,
    read,
    refused,
    skill,
    verdict_of,
)

SOLDIER: Node = {"id": "t1", "name": "Soldier", "power": 5000}


def leader(*skills: Node) -> Node:
    return {"leader": {"id": "la", "power": 10000, "skills": list(skills)}}


def maker(*more: object, token: Node | None = None, **beside: object) -> Node:
    """Describe a Leader whose [Activate : Main] makes a token and then does more."""
    return leader(skill("la.s1", timing="activate_main", do=[{"token": token or SOLDIER, **beside}, *more]))


def made(*actions: Node, **a: object) -> Node:
    return duel({**maker(), **a}, actions=[USE, *actions])


# Where it comes from, and in which state.


def test_a_token_appears_active_in_the_battle_area_of_its_maker() -> None:
    """cr-1.074/10-18-3, faq/jeton/1 and 3."""
    assert verdict_of(made(), {"zone": {"t1": "battle"}, "at": "end"}) == "ALWAYS"
    assert (
        verdict_of(made(), {"allowed": {"player": "A", "attack": "t1", "target": "lb"}, "after": 1})
        == "ALWAYS"
    )


def test_a_token_is_nowhere_before_an_effect_makes_it() -> None:
    """cr-1.074/10-18-1: created by a skill, so that nothing can be done with it before."""
    board = duel(maker())

    assert verdict_of(board, {"zone": {"t1": "removed"}, "at": "end"}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"t1": "beneath"}, "at": "end"}) == "NEVER"
    assert verdict_of(board, {"allowed": {"player": "A", "attack": "t1", "target": "lb"}}) == "NEVER"


def test_a_text_may_let_a_token_enter_rested() -> None:
    """faq/jeton/3: active unless a text says otherwise."""
    board = duel(maker(mode="rest"), actions=[USE])

    assert (
        verdict_of(board, {"allowed": {"player": "A", "attack": "t1", "target": "lb"}, "after": 1}) == "NEVER"
    )


def test_several_tokens_are_made_at_once_and_again() -> None:
    """cr-1.074/10-18-5: each is a thing of its own; what has been used up does not come back under another's name."""
    board = duel(maker(count=2), actions=[USE, USE])

    for name in ("t1", "t1-2", "t1-3", "t1-4"):
        assert verdict_of(board, {"zone": {name: "battle"}, "at": "end"}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"t1-5": "removed"}, "at": "end"}) == "ALWAYS"


def test_more_tokens_than_are_kept_ready_are_a_limit_and_no_guess() -> None:
    board = duel(
        maker(count=5), actions=[USE, USE], claims=[{"id": "c", "zone": {"t1": "battle"}, "at": "end"}]
    )

    report = examined(board)

    assert report.ran_out
    assert report.findings[0].verdict.verdict == "OPEN"


# What it is while it exists.


def test_a_token_is_a_battle_card_for_every_effect() -> None:
    """faq/jeton/2 and cr-1.074/10-18-6: a choice of Battle Cards and an effect on all of them include it."""
    grows = {"power": 5000, "to": {"each": {"zone": "battle", "of": "own", "kind": "battle"}}}
    board = duel({**maker(grows), "battle": []}, actions=[USE])

    assert verdict_of(board, {"value": {"t1.power": 10000}, "at": "end"}) == "ALWAYS"


def test_a_text_can_tell_tokens_from_cards() -> None:
    """cr-1.074/10-18-2: what refers to tokens means tokens alone."""
    grows = {"power": 5000, "to": {"each": {"zone": "battle", "of": "own", "token": True}}}
    board = duel(maker(grows), actions=[USE])

    assert verdict_of(board, {"value": {"t1.power": 10000}, "at": "end"}) == "ALWAYS"
    assert verdict_of(board, {"value": {"a1.power": 20000}, "at": "end"}) == "ALWAYS"


def test_a_token_has_the_name_its_description_gives() -> None:
    """cr-1.074/10-18-4."""
    grows = {"power": 5000, "to": {"each": {"zone": "battle", "of": "own", "name": "Soldier"}}}

    assert (
        verdict_of(duel(maker(grows), actions=[USE]), {"value": {"t1.power": 10000}, "at": "end"}) == "ALWAYS"
    )


def test_a_token_has_the_skills_it_was_given_and_its_copies_have_their_own() -> None:
    """cr-1.074/10-18-2: a token has the information that the effect gives it."""
    token = {**SOLDIER, "skills": [auto("t1.s1", {"attacks": "self"}, {"draw": 1})]}
    board = duel(
        maker(token=token, count=2), actions=[USE, {"player": "A", "attack": "t1-2", "target": "lb"}]
    )

    assert verdict_of(board, {"triggers": "t1-2.s1"}) == "ALWAYS"
    assert verdict_of(board, {"triggers": "t1.s1"}) == "NEVER"


# When it leaves.


@pytest.mark.parametrize(
    "leaves", [{"ko": "chosen"}, {"move": "chosen", "zone": "hand"}, {"move": "chosen", "zone": "warp"}]
)
def test_a_token_that_leaves_play_exists_no_more(leaves: Node) -> None:
    """faq/jeton/5 and cr-1.074/10-18-7: it reaches no other area."""
    choose = {"choose": {"zone": "battle", "of": "own", "token": True}}
    board = duel(maker(choose, leaves), actions=[USE])

    assert verdict_of(board, {"zone": {"t1": "removed"}, "at": "end"}) == "ALWAYS"
    for zone in ("drop", "hand", "warp"):
        assert verdict_of(board, {"count": {f"A.{zone}": 0}, "at": "end"}) == "ALWAYS"


def test_a_ko_of_a_token_and_its_leaving_are_heard() -> None:
    """cr-1.074/10-18-5: it is treated like a card; what waits for a KO or for leaving the Battle Area hears it."""
    choose = {"choose": {"zone": "battle", "of": "own", "token": True}}
    for word in ("ko", "leaves"):
        watcher = fighter("a2", 10000, auto("a2.s1", {word: "own"}, {"draw": 1}))
        board = duel({**maker(choose, {"ko": "chosen"}), "battle": [watcher]}, actions=[USE])

        assert verdict_of(board, {"triggers": "a2.s1"}) == "ALWAYS"


def test_a_token_can_be_made_again_after_it_disappeared() -> None:
    """cr-1.074/10-18-1: each creation makes a new one."""
    choose = {"choose": {"zone": "battle", "of": "own", "token": True}}
    board = duel(maker(choose, {"ko": "chosen"}), actions=[USE, USE])

    assert verdict_of(board, {"zone": {"t1": "removed"}, "at": "end"}) == "ALWAYS"


# Combos.

FIGHTS: Node = {"player": "A", "attack": "a1", "target": "lb"}
COMBOS: Node = {"player": "A", "combo": "t1"}


def test_a_token_with_combo_values_combos_and_disappears_after_the_battle() -> None:
    """faq/jeton/6 and cr-1.074/10-18-7: Battle and Combo Area are where it can be; the Drop is not."""
    token = {**SOLDIER, "combo_cost": 0, "combo_power": 5000}
    board = duel(maker(token=token), actions=[USE, FIGHTS, COMBOS])

    assert verdict_of(board, {"value": {"a1.power": 25000}, "at": "battle.comparison"}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"t1": "combo"}, "after": 3}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"t1": "removed"}, "at": "end"}) == "ALWAYS"
    assert verdict_of(board, {"count": {"A.drop": 0}, "at": "end"}) == "ALWAYS"


def test_a_token_without_combo_values_cannot_combo() -> None:
    """faq/jeton/6: it needs a combo cost and combo power."""
    assert refused(made(FIGHTS, COMBOS)) == (3, {"combo_needs_combo_power"})


# As a document and as a state.


def test_a_token_on_the_board_is_written_back_and_read_again() -> None:
    document = made()
    state = play_out(read(document)).state

    form = board_form(state, described_cards(document))
    again = read({**{key: document[key] for key in ("scenario", "game", "profile")}, **form}).state

    where = {again.printed(card.slot).id: card.zone for card in again.cards}
    assert (where["t1"], where["t1-2"]) == ("battle", "")
    assert misplaced(again) == []


def test_a_state_with_tokens_survives_json() -> None:
    state = play_out(read(made())).state

    assert from_json(to_json(state)) == state
    assert misplaced(state) == []


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ({"hand": [{**SOLDIER, "token": True}]}, "no_token"),
        ({"battle": [{**SOLDIER, "token": True, "kind": "extra"}]}, "no_token"),
        ({"battle": [SOLDIER], **maker()}, "same_id"),
        (maker(count=9), "out_of_range"),
        (maker(token={"name": "Soldier"}), "not_a_word"),
        (maker(token={**SOLDIER, "mode": "rest"}), "unknown_key"),
    ],
)
def test_a_token_that_cannot_be_is_refused(place: Node, code: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(duel(place))

    assert caught.value.code == code
