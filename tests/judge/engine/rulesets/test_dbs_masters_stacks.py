"""Evolving, Leaders with two sides, [Bond]: whole lines of play under the Masters rules of 2019."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from judge.engine.boardform import board_form, described_cards
from judge.engine.errors import BadDocumentError
from judge.engine.replay import Replay, play_out
from judge.engine.state import GameState
from judge.engine.values import keywords_of, value_of
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    USE,
    Node,
    auto,
    card_of,
    counter,
    duel,
    examined,
    fighter,
    misplaced,
    read,
    refused,
    skill,
    verdict_of,
)


def evolver(timing: str, *skills: Node, **reading: object) -> Node:
    """Describe a hand card of 20,000 that evolves Battle Cards named Cadet."""
    return fighter(
        "e1", 20000, skill("e1.evolve", **{"timing": timing, "onto": {"name": "Cadet"}, **reading}), *skills
    )


def cadet(card: str = "c1", keys: Mapping[str, object] | None = None) -> Node:
    return {**fighter(card), "name": "Cadet", **(keys or {})}


def replayed(document: Node) -> Replay:
    replay = play_out(read(document))
    assert replay.refusal is None, replay.refusal
    assert misplaced(replay.state) == []
    return replay


def evolved(timing: str, below: Node, *skills: Node) -> GameState:
    """Evolve Cadet c1; of the skills that wait then the first one resolves first."""
    hand = [evolver(timing, *skills)]
    order = [{"player": "A", "order": [str(one["id"]) for one in skills]}] if skills else []
    actions = [{"player": "A", "evolve": "e1", "onto": "c1"}, *order]
    return replayed(duel({"hand": hand, "battle": [below]}, actions=actions)).state


# The three Evolve skills.


CHANGED: Node = {"mode": "rest", "effects": [{"power": 5000}], "gained": ["Critical"]}


@pytest.mark.parametrize("timing", ["evolve", "ex_evolve"])
def test_evolving_keeps_mode_and_power_and_nothing_else(timing: str) -> None:
    """dbs-masters/cr-1.074/10-5-4, 9-4-2; decisions/g-36."""
    after = evolved(timing, cadet("c1", CHANGED))

    top = card_of(after, "e1")
    assert (top.mode, value_of(after, top.slot, "power"), keywords_of(after, top.slot)) == ("rest", 25000, ())
    assert (card_of(after, "c1").zone, top.under) == ("", (card_of(after, "c1").slot,))


def test_xeno_evolving_takes_nothing_over() -> None:
    """dbs-masters/cr-1.074/10-5-5: the chosen card to its owner's Warp, the new one active with its printed power."""
    after = evolved("xeno_evolve", cadet("c1", {**CHANGED, "owner": "B", "under": [fighter("u1")]}))

    top = card_of(after, "e1")
    assert (top.zone, top.mode, value_of(after, top.slot, "power"), top.under) == (
        "battle",
        "active",
        20000,
        (),
    )
    assert (card_of(after, "c1").zone, card_of(after, "c1").controller) == ("warp", "B")
    assert card_of(after, "u1").zone == "drop"


@pytest.mark.parametrize("timing", ["evolve", "ex_evolve", "xeno_evolve"])
def test_all_three_are_playing_and_evolving(timing: str) -> None:
    """dbs-masters/cr-1.074/10-5-6, 10-5-7; faq/evolution-evolution-ex/3 and 11, faq/evolution-xeno/3."""
    after = evolved(
        timing, cadet(), auto("e1.s1", {"played": "self"}, DRAW), auto("e1.s2", {"evolved": "self"}, DRAW)
    )  # fmt: skip

    assert len(after.zone("A", "hand")) == 2


def test_a_card_that_is_played_has_not_evolved() -> None:
    """dbs-masters/cr-1.074/10-5-7."""
    hand = [evolver("evolve", auto("e1.s1", {"evolved": "self"}, DRAW))]
    state = replayed(duel({"hand": hand}, actions=[{"player": "A", "play": "e1"}])).state

    assert state.zone("A", "hand") == ()


@pytest.mark.parametrize("timing", ["evolve", "ex_evolve", "xeno_evolve"])
def test_a_counter_against_plays_stops_all_three(timing: str) -> None:
    """dbs-masters/faq/contre/8; cr-4.00/22-5-7: the card goes to the Drop Area, the chosen one stays."""
    stop = counter("h1", {"negate": "answered"}, kind="counter_play")
    actions = [{"player": "A", "evolve": "e1", "onto": "c1"}, {"player": "B", "counter": "h1.s1"}]
    state = replayed(
        duel({"hand": [evolver(timing)], "battle": [cadet()]}, {"hand": [stop]}, actions=actions)
    ).state

    assert (card_of(state, "e1").zone, card_of(state, "c1").zone) == ("drop", "battle")


@pytest.mark.parametrize("timing", ["evolve", "xeno_evolve"])
def test_evolving_fails_when_the_chosen_card_has_gone(timing: str) -> None:
    """dbs-masters/cr-4.00/22-5-5-1, 22-5-7."""
    bounce = {"choose": {"zone": "battle", "name": "Cadet"}}
    gone = counter("h1", bounce, {"move": "chosen", "zone": "hand"}, kind="counter_play")
    actions = [{"player": "A", "evolve": "e1", "onto": "c1"}, {"player": "B", "counter": "h1.s1"}]
    state = replayed(
        duel({"hand": [evolver(timing)], "battle": [cadet()]}, {"hand": [gone]}, actions=actions)
    ).state

    assert (card_of(state, "e1").zone, card_of(state, "c1").zone) == ("drop", "hand")


def test_of_several_evolve_skills_the_one_that_fits_is_used() -> None:
    """dbs-masters/cr-1.074/10-5-1: each names its own Battle Card."""
    other = skill("e1.xeno", timing="xeno_evolve", onto={"name": "Stranger"})
    both = fighter("e1", 20000, other, skill("e1.evolve", timing="evolve", onto={"name": "Cadet"}))
    actions = [{"player": "A", "evolve": "e1", "onto": "c1"}]

    state = replayed(duel({"hand": [both], "battle": [cadet()]}, actions=actions)).state

    assert card_of(state, "e1").under == (card_of(state, "c1").slot,)


# Leaders with two sides.


def two_sided(*skills: Node, timing: str = "awaken", **keys: object) -> Node:
    """Describe a Leader of 10,000 that draws when it turns over to a side of 15,000 with these skills."""
    turns = skill("la.turn", **{"timing": timing, "if": {"life_at_most": 4}, "do": [DRAW]})
    back = {"name": "Awakened", "power": 15000, "skills": list(skills)}
    return {"id": "la", "name": "Sleeper", "power": 10000, "skills": [turns], "back": back, **keys}


TURN: Node = {"player": "A", "activate": "la.turn"}


@pytest.mark.parametrize("timing", ["awaken", "wish"])
def test_turning_over_keeps_mode_and_power_and_nothing_else(timing: str) -> None:
    """dbs-masters/cr-1.074/10-2-5, 10-28-5; cr-4.00/21-10."""
    state = replayed(duel({"leader": two_sided(timing=timing, **CHANGED), "life": 4}, actions=[TURN])).state

    leader = card_of(state, "la")
    assert (leader.mode, value_of(state, leader.slot, "power"), leader.grants) == ("rest", 20000, ())
    assert state.printed(leader.slot).name == "Awakened"
    assert leader.generation == 0


def test_the_effect_comes_before_the_flip() -> None:
    """dbs-masters/cr-4.00/22-2-4: the front is seen while its effect is carried out."""
    replay = replayed(duel({"leader": two_sided(), "life": 4}, actions=[TURN]))

    kinds = [event.kind for step in replay.steps for event in step.events]
    assert kinds.index("draw") < kinds.index("flip")


def test_a_condition_that_is_not_met_keeps_the_leader_asleep() -> None:
    """dbs-masters/cr-1.074/10-2-1."""
    assert refused(duel({"leader": two_sided(), "life": 5}, actions=[TURN])) == (1, {"condition_not_met"})


def test_a_skill_that_was_stopped_does_not_turn_the_leader_over() -> None:
    """dbs-masters/cr-1.074/8-5-2-5: what was stopped does nothing, the flip with it."""
    leader = two_sided()
    cast("list[Node]", leader["skills"])[0]["text"] = "[Awaken] Play nothing, draw 1 card, turn over."
    stop = counter("h1", {"negate": "answered"}, kind="counter_play")
    document = duel(
        {"leader": leader, "life": 4}, {"hand": [stop]}, actions=[TURN, {"player": "B", "counter": "h1.s1"}]
    )

    state = replayed(document).state

    assert state.printed(card_of(state, "la").slot).name == "Sleeper"


def test_the_player_under_attack_may_awaken_in_the_defense_step() -> None:
    """dbs-masters/cr-1.074/7-3-1-2-3-2, and not in the Offense Step of the other player."""
    sleeper = {**two_sided(), "id": "lb", "skills": [skill("lb.turn", timing="awaken", do=[DRAW])]}
    turn = {"player": "B", "activate": "lb.turn"}
    document = duel(None, {"leader": sleeper, "life": 4}, actions=[ATTACK])

    assert verdict_of(document, {"allowed": turn, "at": "battle.defense_act"}) == "ALWAYS"
    assert verdict_of(document, {"allowed": turn, "at": "battle.offense_act"}) == "NEVER"


def test_awakening_in_the_battle_raises_the_guard_that_is_compared() -> None:
    """dbs-masters/cr-4.00/21-10: the battle role stays, and the power is that of the new side."""
    sleeper = {**two_sided(), "id": "lb", "skills": [skill("lb.turn", timing="awaken", do=[DRAW])]}
    turn = {"player": "B", "activate": "lb.turn"}
    weak = {"battle": [fighter("a1", 12000)]}

    asleep = duel(weak, {"leader": sleeper}, actions=[ATTACK])
    awake = duel(weak, {"leader": sleeper}, actions=[ATTACK, turn])

    assert verdict_of(asleep, {"count": {"B.life": 5}}) == "ALWAYS"
    assert verdict_of(awake, {"count": {"B.life": 6}}) == "ALWAYS"


def test_the_new_side_hears_that_it_was_turned_over_and_not_the_attack_before() -> None:
    """dbs-masters/faq/eveil/2: attack skills start at the declaration."""
    back = (auto("la.b1", {"attacks": "self"}, DRAW), auto("la.b2", {"flips": "self"}, DRAW))
    attack = {"player": "A", "attack": "la", "target": "lb"}
    document = duel({"leader": two_sided(*back), "life": 4}, actions=[attack, TURN])

    assert verdict_of(document, {"triggers": "la.b1"}) == "NEVER"
    assert verdict_of(document, {"triggers": "la.b2"}) == "ALWAYS"


def test_permanent_skills_count_on_the_side_that_is_seen_only() -> None:
    """dbs-masters/cr-1.074/2-3-2-1-2."""
    boost = {"power": 5000, "to": {"each": {"zone": "battle", "of": "own"}}}
    back = skill("la.b1", timing="permanent", do=[boost])

    asleep = duel({"leader": two_sided(back), "life": 4})
    awake = duel({"leader": two_sided(back), "life": 4}, actions=[TURN])

    assert verdict_of(asleep, {"value": {"a1.power": 20000}}) == "ALWAYS"
    assert verdict_of(awake, {"value": {"a1.power": 25000}}) == "ALWAYS"


def test_a_leader_on_its_back_is_written_and_read_as_a_document() -> None:
    document = duel({"leader": two_sided(), "life": 4}, actions=[TURN])
    state = replayed(document).state

    form = board_form(state, described_cards(document))
    again = read({**duel(), "players": form["players"]}).state

    assert again.printed(card_of(again, "la").slot).name == "Awakened"
    assert board_form(again, described_cards(form))["players"] == form["players"]


@pytest.mark.parametrize(
    ("a", "code"),
    [
        ({"battle": [fighter("a1", back={"name": "x"})]}, "no_back"),
        (
            {"leader": {"id": "la", "power": 1, "skills": [skill("la.s1", timing="awaken", do=[DRAW])]}},
            "no_back",
        ),
        ({"leader": {"id": "la", "power": 1, "face": "back"}}, "unknown_word"),
        ({"leader": two_sided(skill("la.turn", timing="activate_main", do=[DRAW]))}, "same_id"),
    ],
)
def test_sides_that_make_no_sense_are_refused(a: Mapping[str, object], code: str) -> None:
    with pytest.raises(BadDocumentError) as fault:
        read(duel(a))

    assert fault.value.code == code


# [Bond].


def bond(number: int, **among: object) -> Node:
    condition: Node = {"bond": number, **({"among": among} if among else {})}
    used = skill("la.s1", **{"timing": "activate_main", "if": condition, "do": [DRAW]})
    return {"id": "la", "power": 10000, "skills": [used]}


def test_bond_counts_cards_under_control() -> None:
    """dbs-masters/cr-1.074/4-3-2 and 10-23-1."""
    battle = [fighter("a1"), fighter("b1", owner="B")]

    assert (
        len(replayed(duel({"leader": bond(2), "battle": battle}, actions=[USE])).state.zone("A", "hand")) == 1
    )


def test_bond_may_ask_for_certain_cards() -> None:
    """dbs-masters/cr-1.074/10-23-2-1."""
    battle = [cadet("c1"), cadet("c2"), fighter("a1")]

    assert refused(duel({"leader": bond(3, name="Cadet"), "battle": battle}, actions=[USE])) == (
        1,
        {"not_enough_bond"},
    )
    replayed(duel({"leader": bond(2, name="Cadet"), "battle": battle}, actions=[USE]))


def test_cards_beneath_do_not_count_for_bond() -> None:
    """dbs-masters/cr-1.074/11-3-2: the stack is one card."""
    battle = [fighter("a1", under=[fighter("u1")])]

    assert refused(duel({"leader": bond(2), "battle": battle}, actions=[USE])) == (1, {"not_enough_bond"})


def test_bond_beside_another_count_is_refused() -> None:
    leader = {
        "id": "la",
        "power": 1,
        "skills": [
            skill(
                "la.s1", **{"timing": "activate_main", "do": [DRAW], "if": {"bond": 2, "count_at_least": 1}}
            )
        ],
    }

    with pytest.raises(BadDocumentError) as fault:
        read(duel({"leader": leader}))

    assert fault.value.code == "two_counts"


# A card of a battle that changes sides: decisions/g-45.


@pytest.mark.parametrize(("chosen", "says_so"), [("b1", True), ("b2", False)])
def test_a_guard_card_that_changes_sides_keeps_its_part_and_the_verdict_says_it_is_our_decision(
    chosen: str, says_so: bool
) -> None:
    """No official text says what becomes of the battle; taking a card that is not in it assumes nothing."""
    takes = skill(
        "la.s1",
        timing="activate_battle",
        do=[{"choose": {"zone": "battle", "of": "opponent"}}, {"control": "chosen"}],
    )
    board = duel(
        {"leader": {"id": "la", "power": 10000, "skills": [takes]}},
        {"battle": [fighter("b1", 10000, mode="rest"), fighter("b2", 10000)]},
        actions=[
            {"player": "A", "attack": "a1", "target": "b1"},
            {"player": "A", "activate": "la.s1"},
            {"player": "A", "choose": [chosen]},
        ],
        claims=[{"id": "falls", "at": "end", "zone": {"b1": "drop"}}],
    )

    finding = examined(board).findings[0]

    assert finding.verdict.verdict == "ALWAYS"
    weak = {assumption.about for assumption in finding.assumptions if assumption.code == "weak_rule"}
    assert ("check:sides_changed" in weak) == says_so
