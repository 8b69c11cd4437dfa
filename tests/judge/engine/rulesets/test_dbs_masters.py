"""The Masters ruleset against its rules; each test names the passage it holds the engine to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judge.engine.errors import BadDocumentError
from judge.engine.events import MOVE, GameEvent
from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters import checks
from judge.engine.rulesets.dbs_masters.beginning import STEPS
from judge.engine.rulesets.dbs_masters.skills import says
from judge.engine.skills import Skill
from judge.engine.state import with_zone
from judge.engine.values import value_of
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    Node,
    auto,
    counter,
    duel,
    end,
    examined,
    fighter,
    leader,
    read,
    refused,
    skill,
    verdict_of,
)


def hand(document: Node, player: str = "A") -> int:
    return len(end(document).zone(player, "hand"))


def power(document: Node, card: str) -> int:
    state = end(document)
    found = state.find(card)
    assert found is not None
    return value_of(state, found.slot, "power")


# Once per turn: cr-1.074/10-11.


def test_a_declined_skill_is_not_used_up() -> None:
    """cr-1.074/10-11-5: only what was resolved is used up."""
    draws = auto("la.s1", {"attacks": "own"}, DRAW, optional=True, once="turn")
    board = duel(
        {"leader": leader("la", draws), "battle": [fighter("a1", 20000), fighter("a2", 20000)]},
        actions=[
            ATTACK,
            {"player": "A", "decline": "la.s1"},
            {"player": "A", "attack": "a2", "target": "lb"},
            {"player": "A", "activate": "la.s1"},
        ],
    )

    assert hand(board) == 1


def test_a_resolved_skill_is_used_up_for_the_turn() -> None:
    """cr-1.074/10-11-5."""
    draws = auto("la.s1", {"attacks": "own"}, DRAW, once="turn")
    board = duel(
        {"leader": leader("la", draws), "battle": [fighter("a1", 20000), fighter("a2", 20000)]},
        actions=[ATTACK, {"player": "A", "attack": "a2", "target": "lb"}],
    )

    assert hand(board) == 1


def test_of_several_waiting_instances_one_resolves() -> None:
    """cr-1.074/10-11-4."""
    draws = auto("a2.s1", {"ko": "opponent"}, DRAW, once="turn")
    kos = skill("la.s1", timing="activate_main", do=[{"ko": {"each": {"zone": "battle", "of": "opponent"}}}])
    board = duel(
        {"leader": leader("la", kos), "battle": [fighter("a2", 5000, draws)]},
        {"battle": [fighter("b1", 5000), fighter("b2", 5000)]},
        actions=[{"player": "A", "activate": "la.s1"}, {"player": "A", "order": ["a2.s1"]}],
    )

    assert hand(board) == 1


def test_a_skill_met_twice_waits_twice() -> None:
    """cr-1.074/8-6-3."""
    kos = skill("la.s1", timing="activate_main", do=[{"ko": {"each": {"zone": "battle", "of": "opponent"}}}])
    board = duel(
        {
            "leader": leader("la", kos),
            "battle": [fighter("a2", 5000, auto("a2.s1", {"ko": "opponent"}, DRAW))],
        },
        {"battle": [fighter("b1", 5000), fighter("b2", 5000)]},
        actions=[{"player": "A", "activate": "la.s1"}, {"player": "A", "order": ["a2.s1", "a2.s1"]}],
    )

    assert hand(board) == 2


# What is heard.


@pytest.mark.parametrize(("cards", "expected"), [(1, 5000), (3, 5000)])
def test_several_cards_drawn_are_heard_once(cards: int, expected: int) -> None:
    """cr-4.00/9-6-2-1 and 5-1-5: drawing several cards meets a trigger once."""
    board = duel(
        {
            "leader": leader("la", skill("la.s1", timing="activate_main", do=[{"draw": cards}])),
            "battle": [fighter("a1", 10000, auto("a1.s1", {"draws": "own"}, {"power": 5000}))],
        },
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    assert power(board, "a1") == 10000 + expected


def test_several_damage_are_heard_once() -> None:
    """cr-4.00/5-10-4: two damage at once meet a trigger once."""
    board = duel(
        {"battle": [fighter("a1", 20000, keywords=["Double Strike"])]},
        {"battle": [fighter("b1", 10000, auto("b1.s1", {"damaged": "own"}, {"power": 5000}))]},
        actions=[ATTACK],
    )

    assert power(board, "b1") == 15000


def test_a_blocker_is_attacked_when_it_steps_in() -> None:
    """cr-4.00/22-4-3-1: the new guard card hears that it is attacked."""
    blocker = fighter("b1", 30000, auto("b1.s1", {"attacked": "self"}, DRAW), keywords=["Blocker"])

    assert (
        hand(duel(b={"battle": [blocker]}, actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}]), "B")
        == 1
    )


def test_a_guard_card_changed_in_the_offense_step_was_not_attacked() -> None:
    """cr-4.00/8-1-7-2: after the checkpoint of the declaration nothing triggers for being attacked."""
    swap = skill(
        "lb.s1",
        timing="activate_battle",
        do=[{"role": "guard", "to": {"each": {"zone": "battle", "of": "own"}}}],
    )
    guard = fighter("b1", 30000, auto("b1.s1", {"attacked": "self"}, DRAW))
    board = duel(
        b={"leader": leader("lb", swap), "battle": [guard]},
        actions=[ATTACK, {"player": "B", "activate": "lb.s1"}],
    )

    assert hand(board, "B") == 0
    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"


def test_every_skill_for_the_end_of_the_battle_is_heard_also_after_a_negated_attack() -> None:
    """cr-1.074/7-1-4-2."""
    board = duel(
        {"leader": leader("la", auto("la.s1", {"battle_ends": "any"}, DRAW))},
        {"hand": [counter("h1", {"negate": "attack"})]},
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
    )

    assert hand(board) == 1


@pytest.mark.parametrize("moment", ["offense_begins", "defense_begins", "damage_begins"])
def test_the_beginning_of_each_step_is_heard(moment: str) -> None:
    """cr-1.074/7-2-1-1, 7-3-1-1, 7-4-1-1."""
    assert hand(duel({"leader": leader("la", auto("la.s1", {moment: "any"}, DRAW))}, actions=[ATTACK])) == 1


@pytest.mark.parametrize("word", ["deals_damage", "dealt_damage"])
def test_dealing_damage_is_heard_before_and_after(word: str) -> None:
    """cr-1.074/7-4-1-4-1 and 7-4-1-4-1-2."""
    board = duel(
        {"battle": [fighter("a1", 20000, auto("a1.s1", {word: "self"}, {"power": 5000}))]}, actions=[ATTACK]
    )

    assert verdict_of(board, {"at": "battle.deal_damage", "value": {"a1.power": 25000}}) == (
        "ALWAYS" if word == "deals_damage" else "NEVER"
    )
    assert verdict_of(board, {"at": "end", "value": {"a1.power": 25000}}) == "ALWAYS"


def test_a_word_about_no_card_cannot_be_about_the_card_itself() -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(duel({"leader": leader("la", auto("la.s1", {"battle_ends": "self"}, DRAW))}))

    assert caught.value.code == "unknown_word"
    assert caught.value.path[-2:] == ("when", "battle_ends")


def test_a_keyword_gained_before_the_scenario_began_works() -> None:
    """cr-1.074/10-4-1, with [Blocker] gained."""
    board = duel(
        b={"battle": [fighter("b1", 30000, gained=["Blocker"])]},
        actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}],
    )

    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"


# [Blocker].


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


# Counters.


def test_an_extra_card_and_a_counter_from_the_hand_cost_their_energy() -> None:
    """cr-1.074/10-10-1 and faq/contre/5."""
    board = duel(
        b={"hand": [counter("h1", {"negate": "attack"}, energy=2)], "energy": 3},
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
    )

    assert end(board).zone("B", "energy") == (-1, -1, 0)


def test_a_battle_card_with_a_counter_costs_its_energy_as_well() -> None:
    """faq/contre/5; cr-1.074/10-10-4: it goes to the Drop Area."""
    card = {**counter("h1", {"negate": "attack"}), "power": 5000, "energy": 1}
    board = duel(b={"hand": [card], "energy": 1}, actions=[ATTACK, {"player": "B", "counter": "h1.s1"}])

    state = end(board)

    assert state.zone("B", "energy") == (-1,)
    assert [state.printed(slot).id for slot in state.zone("B", "drop")] == ["h1"]


def test_a_counter_that_plays_itself_stays_in_the_battle_area() -> None:
    """decisions/g-30; its card goes to the Drop Area only if the text says nothing else (cr-1.074/10-10-4)."""
    card = {
        **counter(
            "h1",
            {"play": "self"},
            {"role": "guard", "to": {"each": {"name": "h1"}}},
            kind="counter_battle_card_attack",
        ),
        "power": 30000,
    }
    board = duel(b={"hand": [card]}, actions=[ATTACK, {"player": "B", "counter": "h1.s1"}])

    assert verdict_of(board, {"zone": {"h1": "battle"}}) == "ALWAYS"
    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"


def test_a_counter_after_a_skill_has_resolved_negates_nothing_later() -> None:
    """faq/contre/7: the second window comes after the skill, and the next skill is another one."""
    plays = skill(
        "la.s1", timing="activate_main", do=[{"choose": {"zone": "hand", "of": "own"}}, {"play": "chosen"}]
    )
    board = duel(
        {"leader": leader("la", plays), "hand": [fighter("p1", 5000), fighter("p2", 5000)]},
        {"hand": [counter("h1", {"negate": "answered"}, kind="counter_play")]},
        actions=[
            {"player": "A", "activate": "la.s1"},
            {"player": "A", "choose": ["p1"]},
            {"player": "B", "counter": "h1.s1"},
            {"player": "A", "activate": "la.s1"},
        ],
    )

    assert verdict_of(board, {"zone": {"p1": "battle"}}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"p2": "battle"}}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"h1": "drop"}}) == "ALWAYS"


def test_negating_what_is_answered_negates_an_attack_too() -> None:
    board = duel(
        b={"hand": [counter("h1", {"negate": "answered"})]},
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
    )

    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"
    assert end(board).variables == ()


def test_an_auto_skill_that_says_play_can_be_countered() -> None:
    """cr-1.074/10-10-3-1: a text that speaks of playing."""
    hears = auto("a1.s1", {"played": "own"}, DRAW)
    board = duel(
        {"battle": [fighter("a1", 20000, hears)], "hand": [fighter("p1", 5000)]},
        {"hand": [counter("h1", {"negate": "answered"}, kind="counter_play")]},
        actions=[{"player": "A", "play": "p1"}, {"player": "B", "counter": "h1.s1", "nth": 2}],
    )

    assert verdict_of(board, {"zone": {"p1": "battle"}}) == "ALWAYS"
    assert verdict_of(board, {"happens": {"draw": "A"}}) == "NEVER"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("When you play this card, draw 1 card.", "play"),
        ("When this card is attacked, draw 1 card.", "attack"),
        ("When attacking, play a card.", "play attack"),
        ("Each player draws 1 card and displays it.", ""),
    ],
)
def test_the_wording_decides_which_counters_react(text: str, words: str) -> None:
    """cr-1.074/10-10-3-1, 10-10-3-2: a test of words, and "player" is none of them."""
    assert says(Skill(id="x.s1", timing="auto", text=text)) == words


def test_no_window_opens_inside_a_window() -> None:
    """cr-1.074/4-7-2-5."""
    card = {**counter("h1", {"play": "self"}), "power": 5000}
    board = duel(
        {"hand": [counter("h2", {"draw": 1}, kind="counter_play")]},
        {"hand": [card]},
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
    )

    scenario = read(board)
    windows = {
        sum(frame.procedure == "counter_window" for frame in stop.state.frames)
        for _, stop in play_out(scenario).stations
    }

    assert windows <= {0, 1}


# Rule processing and loss.


def test_rule_processing_comes_before_the_answer_in_a_window() -> None:
    """cr-1.074/4-7-3-1: a card at 0 power leaves before anybody counters."""
    board = duel(
        {
            "leader": leader(
                "la",
                skill(
                    "la.s1",
                    timing="activate_main",
                    do=[{"power": -5000, "to": {"each": {"zone": "battle", "of": "opponent"}}}],
                ),
            ),
        },
        {"battle": [fighter("b1", 5000)]},
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    stations = play_out(read(board)).stations
    windows = [
        stop.state for _, stop in stations if stop.question and stop.question.rule == "counter_window.answer"
    ]

    assert [len(state.zone("B", "battle")) for state in windows] == [1, 0]


def test_combo_cards_outside_a_battle_go_to_the_drop_area() -> None:
    """cr-1.074/9-3-2."""
    state = end(duel({"combo": [fighter("k1", 5000)]}))

    assert [state.printed(slot).id for slot in state.zone("A", "drop")] == ["k1"]


def test_both_players_without_life_are_a_draw() -> None:
    """cr-1.074/1-2-3."""
    state = read(duel()).state
    moved = (GameEvent(MOVE),)
    one = with_zone(state, "A", "life", ())
    both = with_zone(one, "B", "deck", ())

    assert checks.loss(state, moved) == ()
    assert [event.player for event in checks.loss(one, moved)] == ["B"]
    assert [event.player for event in checks.loss(both, moved)] == ["draw"]
    assert checks.loss(replace(both, winner="A"), moved) == ()


def test_a_game_that_is_over_takes_no_more_actions() -> None:
    """cr-1.074/9-2-1."""
    board = duel(b={"life": 1}, actions=[ATTACK, {"player": "A", "attack": "la", "target": "lb"}])

    assert refused(board) == (2, {"game_over"})


def test_damage_of_a_skill_is_taken_like_any_other() -> None:
    """cr-1.074/4-10-2, and 4-11-1-2: the source is the card with the skill."""
    board = duel(
        {"leader": leader("la", skill("la.s1", timing="activate_main", do=[{"damage": 2}]))},
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    assert len(end(board).zone("B", "life")) == 4
    assert hand(board, "B") == 2


def test_effects_for_the_battle_end_with_it() -> None:
    """cr-1.074/7-4-1-9."""
    board = duel(
        {
            "battle": [
                fighter("a1", 20000, auto("a1.s1", {"attacks": "self"}, {"power": 5000, "until": "battle"}))
            ]
        },
        actions=[ATTACK],
    )

    assert verdict_of(board, {"at": "battle.comparison", "value": {"a1.power": 25000}}) == "ALWAYS"
    assert power(board, "a1") == 20000


def test_an_attacker_lost_at_the_declaration_ends_the_battle() -> None:
    """cr-1.074/7-1-4."""
    board = duel(
        b={"leader": leader("lb", auto("lb.s1", {"attacked": "self"}, {"ko": "attacker"}))}, actions=[ATTACK]
    )

    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"a1": "drop"}}) == "ALWAYS"


# Extra Cards and the rest of the table.


def test_an_extra_card_is_used_from_the_hand_and_goes_to_the_drop_area() -> None:
    """faq/phase-principale/6 and cr-1.074/8-5-2-5-1."""
    spell = {"id": "x1", "energy": 1, "skills": [skill("x1.s1", timing="activate_main", do=[DRAW])]}
    board = duel({"hand": [spell], "energy": 1}, actions=[{"player": "A", "activate": "x1.s1"}])

    state = end(board)

    assert [state.printed(slot).id for slot in state.zone("A", "drop")] == ["x1"]
    assert state.zone("A", "energy") == (-1,)
    assert state.zone("A", "hand") == (0,)


def test_a_battle_card_used_from_the_hand_stays_there() -> None:
    """cr-1.074/8-5-2-5-1 speaks of Extra Cards only."""
    card = fighter(
        "p1", 5000, skill("p1.s1", **{"timing": "activate_main", "in": ["hand"], "do": [DRAW]}), energy=3
    )
    board = duel({"hand": [card], "energy": 0}, actions=[{"player": "A", "activate": "p1.s1"}])

    assert hand(board) == 2


@pytest.mark.parametrize("step", sorted(STEPS))
def test_a_scenario_may_begin_in_every_step_of_a_battle(step: str) -> None:
    board = duel(battle={"attacker": "a1", "guard": "lb", "step": step})

    assert len(end(board).zone("B", "life")) == (6 if step == "end" else 5)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"battle": {"attacker": "a1", "guard": "lb", "step": "breakfast"}}, "no_such_step"),
        ({"turn": {"player": "A", "phase": "breakfast"}}, "unknown_word"),
        (
            {"turn": {"player": "A", "phase": "charge"}, "battle": {"attacker": "a1", "guard": "lb"}},
            "battle_outside_main",
        ),
    ],
)
def test_moments_that_are_not_played_are_refused(change: Node, code: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read({**duel(), **change})

    assert caught.value.code == code


def test_a_voluntary_replacement_may_be_declined() -> None:
    """cr-1.074/8-9-3, and 8-9-1-1: a replaced event never happened."""
    saves = skill(
        "b1.s1",
        timing="replacement",
        when={"ko": "self"},
        optional=True,
        do=[{"move": "self", "zone": "hand"}],
    )
    board = duel(
        b={"battle": [fighter("b1", 5000, saves, mode="rest")]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
        open=["may"],
    )

    assert verdict_of(board, {"zone": {"b1": "hand"}}) == "POSSIBLE"
    assert verdict_of(board, {"zone": {"b1": "hand"}, "forces": "B"}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "NEVER"


def test_a_compulsory_replacement_happens() -> None:
    """cr-1.074/8-9-1."""
    saves = skill("b1.s1", timing="replacement", when={"ko": "self"}, do=[{"rest": "self"}, {"power": 5000}])
    board = duel(
        {"battle": [fighter("a1", 20000, auto("a1.s1", {"kos": "self"}, DRAW))]},
        {"battle": [fighter("b1", 5000, saves, mode="rest")]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
    )

    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "ALWAYS"
    assert power(board, "b1") == 10000
    assert hand(board) == 0


def test_a_prohibition_beats_an_instruction_and_is_not_heard() -> None:
    """cr-4.00/0-2-5."""
    safe = skill("b1.s1", timing="permanent", forbids="ko")
    kos = skill("la.s1", timing="activate_main", do=[{"ko": {"each": {"zone": "battle", "of": "opponent"}}}])
    board = duel(
        {"leader": leader("la", kos)},
        {"battle": [fighter("b1", 5000, safe)]},
        actions=[{"player": "A", "activate": "la.s1"}],
    )

    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "ALWAYS"
    assert verdict_of(board, {"never": {"ko": "b1"}}) == "ALWAYS"


def test_life_taken_by_a_skill_of_both_is_judged_at_once() -> None:
    """cr-1.074/9-2-1: the rest of the skill is not carried out."""
    both = skill("la.s1", timing="activate_main", do=[{"damage": 1, "who": "own"}, {"damage": 1}])
    board = duel(
        {"life": 1, "leader": leader("la", both)}, {"life": 1}, actions=[{"player": "A", "activate": "la.s1"}]
    )

    report = examined({**board, "claims": [{"id": "c", "ends": {"winner": "B"}}]})

    assert report.findings[0].verdict.verdict == "ALWAYS"
    assert report.findings[0].because == ("one_damage", "loss")
