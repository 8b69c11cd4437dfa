"""Counter timing in Masters: what answers what, counters on Battle Cards, what a text must say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters.skills import says
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.rulesets.registry import DEFAULT_PROFILES
from judge.engine.scenario import read_scenario
from judge.engine.skills import Skill
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
    zone_of,
)
from tests.judge.engine.rulesets.boards import INTERCEPT, NEGATE, PLAY, STOP, STOPS

# Counters on Battle Cards: decisions/g-30, g-34, dbs-masters/cr-1.074/10-10-4, 4-7-2-5.


def test_a_counter_that_plays_its_own_card_enters_and_guards() -> None:
    """dbs-masters/cr-1.074/10-10-4: the text says otherwise, so that the card does not go to the Drop Area."""
    state = end(duel(b={"hand": [INTERCEPT]}, actions=[ATTACK, STOPS]))

    assert zone_of(state, "h1") == "battle"
    assert len(state.zone("B", "life")) == 6
    assert len(state.zone("B", "deck")) == 29


def test_it_answers_attacks_of_battle_cards_only() -> None:
    """decisions/g-30."""
    attack: Node = {"player": "A", "attack": "la", "target": "lb"}

    assert refused(duel(b={"hand": [INTERCEPT]}, actions=[attack, STOPS])) == (2, {"counter_of_another_kind"})


def test_no_window_opens_for_a_card_that_a_counter_plays() -> None:
    """dbs-masters/cr-1.074/4-7-2-5: only the counter itself can be answered, before it resolves."""
    denial = counter("k1", NEGATE, kind="counter_play")
    document = duel({"hand": [denial]}, {"hand": [INTERCEPT]}, actions=[ATTACK, STOPS])

    windows = [cursor.used for cursor, stop in play_out(read(document)).stations if is_window(stop.question)]
    assert windows.count(2) == 3  # the answer to the counter, then before and after its [Auto] resolves


def is_window(question: object) -> bool:
    return getattr(question, "rule", "") == "counter_window.answer"


@pytest.mark.parametrize(("kind", "zone"), [("counter_play", "drop"), ("counter_counter", "drop")])
def test_a_counter_that_plays_a_card_may_be_answered_as_a_play(kind: str, zone: str) -> None:
    """decisions/g-34."""
    denial = counter("k1", NEGATE, kind=kind)
    actions: list[Node] = [ATTACK, STOPS, {"player": "A", "counter": "k1.s1"}]
    state = end(duel({"hand": [denial]}, {"hand": [INTERCEPT]}, actions=actions))

    assert zone_of(state, "h1") == zone
    assert len(state.zone("B", "life")) == 5


def test_a_counter_that_plays_nothing_is_no_play() -> None:
    """decisions/g-34."""
    denial, halt = counter("k1", NEGATE, kind="counter_play"), counter("h1", {"negate": "attack"})
    document = duel(
        {"hand": [denial]}, {"hand": [halt]}, actions=[ATTACK, STOPS, {"player": "A", "counter": "k1.s1"}]
    )

    assert refused(document) == (3, {"counter_of_another_kind"})


# What a text must say to be answered: dbs-masters/cr-1.074/10-10-3-1, 10-10-3-2, faq/contre/8.


@pytest.mark.parametrize(
    ("text", "kind", "can_answer"),
    [
        ("[Activate : Main] Each card you played this turn gets +5000 power.", "counter_play", True),
        ("[Activation : Principale] Chaque carte jouée ce tour gagne +5000.", "counter_play", True),
        ("[Activation : Principale] La prochaine mise en jeu coûte 1 de moins.", "counter_play", True),
        ("[Activate : Main] Draw 1 card.", "counter_play", False),
        ("[Activation : Principale] Le joueur actif pioche 1 carte.", "counter_play", False),
        ("[Activate : Main] Your attacks deal 1 more damage.", "counter_attack", True),
        ("[Activation : Principale] Quand vous attaquez, piochez 1 carte.", "counter_attack", True),
        ("[Activation : Principale] Jusqu’à la prochaine étape d’Attaque, +5000.", "counter_attack", False),
    ],
)
def test_the_wording_of_a_skill_decides_what_answers_it(text: str, kind: str, *, can_answer: bool) -> None:
    used = {**skill("la.s1", timing="activate_main", do=[DRAW]), "text": text}
    head = {"id": "la", "power": 10000, "skills": [used]}
    actions: list[Node] = [{"player": "A", "activate": "la.s1"}, STOPS]
    document = duel({"leader": head}, {"hand": [counter("h1", DRAW, kind=kind)]}, actions=actions)

    assert (examined(document).refusal is None) is can_answer


# Whether a chain may be reopened: decisions/g-5, dbs-masters/cr-4.00/9-7-3-5-1.


def chain(*, reopens: bool) -> str:
    """B stops a play, A answers, B answers that; after B's second has resolved A wants to answer B's first."""
    ruleset = replace(MASTERS_2019, policy=replace(MASTERS_2019.policy, chain_reopens=reopens))
    answers = [counter(name, NEGATE, kind="counter_counter") for name in ("k1", "k2", "k3")]
    document = duel(
        {"hand": [fighter("p1"), answers[0], answers[2]]},
        {"hand": [STOP, answers[1]]},
        actions=[
            PLAY,
            STOPS,
            {"player": "A", "counter": "k1.s1"},
            {"player": "B", "counter": "k2.s1"},
            {"player": "A", "pass": True},
            {"player": "A", "counter": "k3.s1"},
        ],
    )
    scenario = read_scenario(document, {"masters-2019": ruleset}, DEFAULT_PROFILES)
    replay = play_out(scenario)
    return zone_of(replay.state, "p1") if replay.refusal is None else replay.refusal.reasons[0].code


def test_once_a_counter_resolves_the_chain_is_closed_for_good() -> None:
    """dbs-masters/faq/contre/9; only under the later rules may it be reopened."""
    assert chain(reopens=False) == "no_counter_window"
    assert chain(reopens=True) == "battle"


# What a counter costs and negates.


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
