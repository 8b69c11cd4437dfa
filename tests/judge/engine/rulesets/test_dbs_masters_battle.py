"""Masters battle keywords; each test names the passage it holds the engine to."""

from __future__ import annotations

import pytest

from judge.engine.boardform import board_form, described_cards
from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from judge.engine.state import from_json, to_json
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    USE,
    Node,
    auto,
    duel,
    end,
    fighter,
    leader,
    main,
    read,
    refused,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.boards import ON_B1, OPPOSING, attacker, counts, lies

# [Dual Attack], [Triple Attack]: cr-1.074/10-8-1.


@pytest.mark.parametrize(
    ("keywords", "attacks"),
    [((), 1), (("Dual Attack",), 2), (("Triple Attack",), 3), (("Triple Attack", "Dual Attack"), 3)],
)
def test_so_many_attacks_and_no_more(keywords: tuple[str, ...], attacks: int) -> None:
    """cr-1.074/10-8-1-1 and 10-8-1-2; faq/tri-offensive/2: the two do not add up."""
    played = duel(attacker(*keywords), actions=[ATTACK] * attacks)

    assert verdict_of(played, counts("B.life", 6 - attacks)) == "ALWAYS"
    assert refused(duel(attacker(*keywords), actions=[ATTACK] * (attacks + 1))) == (
        attacks + 1,
        {"attacker_rested"},
    )


def test_triple_attack_gained_later_counts_the_uses_of_dual_attack() -> None:
    """decisions/g-31, faq/tri-offensive/2: three attacks in the turn, not four."""
    gains = auto("a1.s1", {"dealt_damage": "self"}, {"gain": "Triple Attack"})
    board = duel({"battle": [fighter("a1", 20000, gains, keywords=["Dual Attack"])]})

    assert verdict_of({**board, "actions": [ATTACK] * 3}, counts("B.life", 3)) == "ALWAYS"
    assert refused({**board, "actions": [ATTACK] * 4})[0] == 4


def test_the_switch_comes_at_the_end_of_the_battle_not_before() -> None:
    """decisions/g-31: rested in the Defense Step, active after the battle."""
    attack = {"player": "A", "attack": "a1", "target": "lb"}
    board = duel(attacker("Dual Attack"), actions=[ATTACK])

    assert verdict_of(board, {"allowed": attack, "after": 1}) == "ALWAYS"
    assert verdict_of(board, {"allowed": attack, "after": 1, "at": "battle.defense_act"}) == "NEVER"
    assert "attacker_rested" in refused(duel(actions=[ATTACK, ATTACK]))[1]


def test_dual_attack_lost_in_mid_battle_still_switches() -> None:
    """decisions/g-31: it has resolved at the declaration."""
    loses = skill("lb.s1", timing="activate_battle", do=[{"lose": "Dual Attack", "to": "attacker"}])
    board = duel(
        attacker("Dual Attack"),
        {"leader": leader("lb", loses)},
        actions=[ATTACK, {"player": "B", "activate": "lb.s1"}, ATTACK],
    )

    assert verdict_of(board, counts("B.life", 4)) == "ALWAYS"


def test_a_card_that_cannot_become_active_stays_rested() -> None:
    """cr-1.074/1-3-3: a prohibition beats the instruction of [Dual Attack]."""
    chained = fighter(
        "a1", 20000, skill("a1.s1", timing="permanent", forbids="activate"), keywords=["Dual Attack"]
    )

    assert refused(duel({"battle": [chained]}, actions=[ATTACK, ATTACK])) == (2, {"attacker_rested"})


def test_used_attacks_are_read_and_written_back() -> None:
    """cr-1.074/10-8-1: a scenario may begin after the first attacks of the turn."""
    board = duel(attacker("Triple Attack"), used=["a1.triple_attack", "a1.triple_attack"])

    assert verdict_of({**board, "actions": [ATTACK]}, counts("B.life", 5)) == "ALWAYS"
    assert refused({**board, "actions": [ATTACK, ATTACK]})[0] == 2
    state = end(board)
    assert board_form(state)["used"] == ["a1.attack_again", "a1.attack_again"]
    assert read({**board, "used": board_form(state)["used"]}).state.used == state.used


def test_what_was_put_off_survives_json_and_the_document() -> None:
    board = duel(attacker("Dual Attack"), actions=[ATTACK])
    state = next(
        stop.state
        for _, stop in play_out(read(board)).stations
        if stop.question and stop.question.rule == "battle.defense_act"
    )

    assert state.delayed
    assert from_json(to_json(state)) == state
    form = board_form(state, described_cards(board))
    assert form["delayed"] == [{"skill": "a1.dual_attack", "event": "a1", "at": "end_of_battle"}]
    taken_up = read(
        {
            **board,
            "delayed": form["delayed"],
            "battle": {**form["battle"], "step": "defense"},  # type: ignore[dict-item]
            "actions": [],
        }
    )
    assert taken_up.state.delayed == state.delayed


@pytest.mark.parametrize("at", ["end_of_turn", "tea"])
def test_only_a_part_that_is_put_off_can_be_put_off(at: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(duel(attacker("Dual Attack"), delayed=[{"skill": "a1.dual_attack", "at": at}]))

    assert caught.value.code == "no_such_part"


# Parts that are done later.


def test_a_part_that_is_put_off_knows_the_chosen_card() -> None:
    """cr-1.074/8-5-3: chosen when the skill resolves, done at the end of the battle."""
    later = auto(
        "a1.s1",
        {"attacks": "self"},
        {"choose": {"zone": "battle", "of": "opponent"}},
        {"delay": {"at": "end_of_battle", "do": [{"ko": "chosen"}]}},
        DRAW,
    )
    board = duel(
        {"battle": [fighter("a1", 20000, later)]},
        {"battle": [fighter("b1"), fighter("b2")]},
        actions=[ATTACK, {"player": "A", "choose": ["b2"]}],
    )

    assert verdict_of(board, {"zone": {"b2": "battle"}, "at": "battle.comparison"}) == "ALWAYS"
    assert verdict_of(board, lies("b2", "drop")) == "ALWAYS"
    assert verdict_of(board, lies("b1", "battle")) == "ALWAYS"
    assert verdict_of(board, counts("A.hand", 1)) == "ALWAYS"


def test_what_waits_for_the_end_of_the_turn_is_done_there() -> None:
    """cr-1.074/6-4-1-1: with the skills for the end of the turn."""
    board = duel(
        main({"delay": {"at": "end_of_turn", "do": [{"ko": OPPOSING}]}}),
        {"battle": [fighter("b1")]},
        actions=[USE],
    )

    assert verdict_of(board, lies("b1", "battle")) == "ALWAYS"
    assert (
        verdict_of({**board, "actions": [USE, {"player": "A", "pass": True}]}, lies("b1", "drop")) == "ALWAYS"
    )


# [Indestructible]: cr-1.074/10-12-1.


@pytest.mark.parametrize(
    "do",
    [
        {"ko": OPPOSING},
        *({"move": OPPOSING, "zone": zone} for zone in ("drop", "hand", "deck", "warp", "energy")),
    ],
)
def test_no_opposing_skill_removes_it(do: Node) -> None:
    for keywords, verdict in ((["Indestructible"], "ALWAYS"), ([], "NEVER")):
        board = duel(main(do), {"battle": [fighter("b1", keywords=keywords)]}, actions=[USE])
        assert verdict_of(board, lies("b1", "battle")) == verdict


def test_it_survives_a_lost_battle() -> None:
    """cr-1.074/10-12-1: not KO'd by the result of a battle, so nobody has KO'd it."""
    kos = fighter("a1", 20000, auto("a1.s1", {"kos": "self"}, DRAW))
    guard = fighter("b1", 5000, mode="rest", keywords=["Indestructible"])
    board = duel({"battle": [kos]}, {"battle": [guard]}, actions=[ON_B1])

    assert verdict_of(board, lies("b1", "battle")) == "ALWAYS"
    assert verdict_of(board, {"triggers": "a1.s1"}) == "NEVER"


def test_its_own_player_may_remove_it() -> None:
    """faq/immortalite/4."""
    own = {"battle": [fighter("a1", keywords=["Indestructible"])]}
    board = duel(main({"ko": {"each": {"zone": "battle", "of": "own"}}}) | own, actions=[USE])

    assert verdict_of(board, lies("a1", "drop")) == "ALWAYS"


def test_it_only_counts_in_the_battle_area() -> None:
    """cr-1.074/2-12-2: in the hand the skill is not valid."""
    board = duel(
        main({"discard": 1, "who": "opponent"}),
        {"hand": [fighter("h1", keywords=["Indestructible"])]},
        actions=[USE],
    )

    assert verdict_of(board, lies("h1", "drop")) == "ALWAYS"


def test_barrier_only_counts_in_play() -> None:
    """cr-1.074/2-12-2, 10-16-1: a card in the Drop Area can be chosen."""
    picks = main({"choose": {"zone": "drop", "of": "opponent"}}, {"move": "chosen", "zone": "warp"})
    board = duel(picks, {"drop": [fighter("b1", keywords=["Barrier"])]}, actions=[USE])

    assert verdict_of(board, lies("b1", "warp")) == "ALWAYS"


# [Blocker] negated: cr-1.074/10-4-2.

WALL = fighter("b2", 30000, keywords=["Blocker"])
BREAKS = skill("la.s1", timing="activate_battle", do=[{"negate": "blocker"}])


def test_negating_blocker_gives_the_attack_back_to_its_first_target() -> None:
    board = duel({"leader": leader("la", BREAKS)}, {"battle": [WALL]})
    actions = [ATTACK, {"player": "B", "activate": "b2.blocker"}, USE]

    assert verdict_of({**board, "actions": actions}, counts("B.life", 5)) == "ALWAYS"
    assert verdict_of({**board, "actions": actions[:2]}, counts("B.life", 6)) == "ALWAYS"
    assert end({**board, "actions": actions}).find("b2").mode == "rest"  # type: ignore[union-attr]


def test_negating_blocker_does_not_bring_back_a_target_that_is_gone() -> None:
    """cr-1.074/1-3-2: what is impossible is not done."""
    board = duel(
        {
            "leader": leader(
                "la",
                skill(
                    "la.s1",
                    timing="activate_battle",
                    do=[{"ko": {"each": {"zone": "battle", "name": "b1"}}}, {"negate": "blocker"}],
                ),
            )
        },
        {"battle": [fighter("b1", 5000, mode="rest"), WALL]},
        actions=[ON_B1, {"player": "B", "activate": "b2.blocker"}, USE],
    )

    assert verdict_of(board, {"never": {"knocked_out": "b2"}}) == "ALWAYS"
    assert end(board).get("attacker") is None


# [Blocker]: whoever steps in last guards.


def test_two_blockers_in_turn_and_the_last_one_guards() -> None:
    """decisions/g-24."""
    blockers = [fighter("b1", 30000, keywords=["Blocker"]), fighter("b2", 5000, keywords=["Blocker"])]
    board = duel(
        b={"battle": blockers},
        actions=[
            ATTACK,
            {"player": "B", "activate": "b1.blocker"},
            {"player": "B", "activate": "b2.blocker"},
        ],
    )

    assert verdict_of(board, {"zone": {"b2": "drop"}}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "ALWAYS"


def test_a_card_that_is_attacked_does_not_block_for_itself() -> None:
    """cr-1.074/10-4-1: any other own card is attacked."""
    board = duel(
        b={"battle": [fighter("b1", 30000, mode="rest", keywords=["Blocker"])]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
    )

    assert verdict_of(board, {"triggers": "b1.blocker"}) == "NEVER"
