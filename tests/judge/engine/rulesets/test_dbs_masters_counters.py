"""Counter timing in Masters: what answers what, [Deflect], counters on Battle Cards, skills in a battle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.rulesets.registry import DEFAULT_PROFILES
from judge.engine.scenario import read_scenario
from judge.engine.state import GameState
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
    read,
    refused,
    skill,
    verdict_of,
)

NEGATE: Node = {"negate": "answered"}
STOP = counter("h1", NEGATE, kind="counter_play")
STOPS: Node = {"player": "B", "counter": "h1.s1"}
PLAY: Node = {"player": "A", "play": "p1"}


def zone_of(state: GameState, card: str) -> str:
    found = state.find(card)
    assert found is not None
    return found.zone


# [Deflect]: dbs-masters/cr-1.074/10-22-1 to 10-22-3, faq/deflexion/1 and 2.


@pytest.mark.parametrize(("keywords", "zone"), [(["Deflect"], "battle"), ([], "drop")])
def test_a_counter_to_its_play_does_not_affect_a_card_with_deflect(keywords: list[str], zone: str) -> None:
    card = fighter("p1", energy=1, keywords=keywords)
    state = end(duel({"hand": [card], "energy": 1}, {"hand": [STOP]}, actions=[PLAY, STOPS]))

    assert zone_of(state, "p1") == zone
    assert zone_of(state, "h1") == "drop"


def calling(*more: Node, keywords: list[str]) -> Node:
    """A's Leader plays p1 out of the hand, and B answers the skill."""
    does = [{"choose": {"zone": "hand", "of": "own"}}, {"play": "chosen"}, *more]
    leader = {"id": "la", "power": 10000, "skills": [skill("la.s1", timing="activate_main", do=does)]}
    hand = [fighter("p1", keywords=keywords), fighter("p2")]
    actions: list[Node] = [{"player": "A", "activate": "la.s1"}, STOPS]
    return duel({"leader": leader, "hand": hand}, {"hand": [STOP]}, actions=actions)


def test_a_negated_skill_still_plays_a_card_with_deflect_and_does_nothing_else() -> None:
    """dbs-masters/faq/deflexion/2: it does not ask how the card is played; the rest of the skill is negated."""
    state = end(calling(DRAW, keywords=["Deflect"]))

    assert zone_of(state, "p1") == "battle"
    assert zone_of(state, "p2") == "hand"
    assert len(state.zone("A", "deck")) == 30


def test_a_negated_skill_plays_no_other_card() -> None:
    state = end(calling(DRAW, keywords=[]))

    assert zone_of(state, "p1") == "hand"
    assert len(state.zone("A", "deck")) == 30


@pytest.mark.parametrize(("keywords", "mode"), [(["Deflect"], "active"), ([], "rest")])
def test_a_counter_that_rests_what_enters_does_not_rest_a_card_with_deflect(
    keywords: list[str], mode: str
) -> None:
    rests = counter("h1", {"entering": {"mode": "rest"}}, kind="counter_play")
    state = end(duel({"hand": [fighter("p1", keywords=keywords)]}, {"hand": [rests]}, actions=[PLAY, STOPS]))

    found = state.find("p1")
    assert found is not None
    assert (found.zone, found.mode) == ("battle", mode)


@pytest.mark.parametrize(("keywords", "zone"), [(["Deflect"], "battle"), ([], "drop")])
def test_a_card_with_deflect_evolves_all_the_same(keywords: list[str], zone: str) -> None:
    evolves = skill("p1.s1", timing="evolve", onto={"name": "a1"})
    card = fighter("p1", 25000, evolves, keywords=keywords)
    actions: list[Node] = [{"player": "A", "evolve": "p1", "onto": "a1"}, STOPS]

    assert zone_of(end(duel({"hand": [card]}, {"hand": [STOP]}, actions=actions)), "p1") == zone


SWAPS = skill("s1.s1", timing="swap", number=4, named=[{"trait": "Squad"}])
ABSORBS = skill("u1.s1", timing="union_absorb", named=[{"character": "Cell", "zone": "hand"}])
REALM = skill("p1.s1", timing="over_realm", number=3)
FUSES = skill("p1.s1", timing="union_fusion", named=[{"name": "k1"}, {"name": "k2"}])
CROSSES = skill("p1.s1", timing="union_potara", named=[{"name": "a1"}, {"name": "a2"}])


def own_play(way: str, keywords: list[str], answer: Node) -> Node:
    """A plays p1 with a keyword skill, and B has this [Counter : Play] for it."""
    keys: Node = {"energy": 4, "traits": ["Squad"], "character": ["Cell"], "keywords": keywords}
    pair = [fighter("a1", 20000), fighter("a2", 5000)]
    sides: dict[str, tuple[str, Node]] = {
        "swap": (
            "s1.s1",
            {"battle": [fighter("s1", 10000, SWAPS, energy=2)], "hand": [fighter("p1", 10000, **keys)]},
        ),
        "absorb": (
            "u1.s1",
            {"battle": [fighter("u1", 10000, ABSORBS)], "hand": [fighter("p1", 10000, **keys)]},
        ),
        "realm": ("p1.s1", {"drop": 3, "hand": [fighter("p1", 20000, REALM, **keys)]}),
        "potara": ("p1.s1", {"battle": pair, "hand": [fighter("p1", 20000, CROSSES, **keys)]}),
        "fusion": (
            "p1.s1",
            {"hand": [fighter("p1", 20000, FUSES, **keys), fighter("k1"), fighter("k2")]},
        ),
    }
    used, side = sides[way]
    picks: list[Node] = [{"player": "A", "choose": "p1"}] if way == "swap" else []
    stops = "negate" in str(answer) and not keywords
    actions: list[Node] = [{"player": "A", "activate": used}, STOPS, *([] if stops else picks)]
    return duel(side, {"hand": [answer]}, actions=actions)


WAYS = ("swap", "absorb", "realm", "fusion", "potara")


@pytest.mark.parametrize("way", WAYS)
def test_a_card_with_deflect_is_played_by_every_keyword_skill(way: str) -> None:
    """dbs-masters/cr-1.074/10-22-3, faq/deflexion/2: it does not ask how the card is played."""
    assert zone_of(end(own_play(way, ["Deflect"], STOP)), "p1") == "battle"


@pytest.mark.parametrize(
    ("way", "zone"),
    # decisions/g-37: a card of the hand that used the skill goes to the Drop Area; another one was never moved.
    [("swap", "hand"), ("absorb", "hand"), ("realm", "drop"), ("fusion", "drop"), ("potara", "drop")],
)
def test_a_card_without_deflect_is_not(way: str, zone: str) -> None:
    assert zone_of(end(own_play(way, [], STOP)), "p1") == zone


def test_the_rest_of_a_negated_swap_is_not_done() -> None:
    """dbs-masters/cr-1.074/8-3-2: what is negated does nothing, so that the card that used it stays."""
    assert zone_of(end(own_play("swap", ["Deflect"], STOP)), "s1") == "battle"
    assert zone_of(end(own_play("swap", ["Deflect"], RESTS)), "s1") == "hand"


def test_a_swap_that_is_negated_finds_no_card_without_deflect() -> None:
    document = own_play("swap", [], STOP)

    assert refused({**document, "actions": [*document["actions"], {"player": "A", "choose": "p1"}]})[0] == 3  # type: ignore[misc]


RESTS = counter("h1", {"entering": {"mode": "rest"}}, kind="counter_play")


@pytest.mark.parametrize("way", [*WAYS, "skill"])
@pytest.mark.parametrize(("keywords", "mode"), [([], "rest"), (["Deflect"], "active")])
def test_a_counter_rests_what_a_skill_plays(way: str, keywords: list[str], mode: str) -> None:
    """dbs-masters/faq/barriere/6, faq/contre/7: a skill that plays a card is answered before it resolves."""
    document = own_play(way, keywords, RESTS) if way != "skill" else calling(keywords=keywords)
    if way == "skill":
        document["players"]["B"]["hand"] = [RESTS]  # type: ignore[index]
        document["actions"].append({"player": "A", "choose": "p1"})  # type: ignore[attr-defined]
    found = end(document).find("p1")

    assert found is not None
    assert (found.zone, found.mode) == ("battle", mode)


def test_what_a_counter_says_of_one_play_is_not_said_of_another() -> None:
    """dbs-masters/decisions/g-34: A's second answer is about the counter that plays its card, not about the attack."""
    rests = counter("k1", {"entering": {"mode": "rest"}}, kind="counter_play")
    actions: list[Node] = [ATTACK, STOPS, {"player": "A", "counter": "k1.s1"}]
    actions.append({"player": "A", "play": "p1"})
    state = end(duel({"hand": [rests, fighter("p1")]}, {"hand": [INTERCEPT]}, actions=actions))

    found = {card: state.find(card) for card in ("h1", "p1")}
    assert {card: known.mode for card, known in found.items() if known} == {"h1": "rest", "p1": "active"}


def test_deflect_does_not_help_against_a_counter_to_an_attack() -> None:
    halt = counter("h1", {"negate": "attack"})
    card = fighter("a1", 20000, keywords=["Deflect"])

    state = end(duel({"battle": [card]}, {"hand": [halt]}, actions=[ATTACK, STOPS]))

    assert len(state.zone("B", "life")) == 6


# Counters on Battle Cards: decisions/g-30, g-34, dbs-masters/cr-1.074/10-10-4, 4-7-2-5.


INTERCEPT = fighter(
    "h1",
    30000,
    skill(
        "h1.s1",
        timing="counter_battle_card_attack",
        do=[{"play": "self"}, {"role": "guard", "to": "self"}],
    ),
    auto("h1.s2", {"played": "self"}, DRAW),
)


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


# Skills in a battle: dbs-masters/cr-1.074/7-2-1-2, 7-3-1-2, faq/etape-d-attaque-et-etape-de-defense/2.


def activating(timing: str, *actions: Node, player: str = "B", turn: str = "") -> Node:
    """A card of a player's hand has a skill of this timing, and it is used."""
    condition: Node = {"if": {"turn": turn}} if turn else {}
    used = skill("x1.s1", timing=timing, do=[DRAW], **condition)
    hand = {"hand": [{"id": "x1", "energy": 0, "skills": [used]}]}
    document = duel(hand if player == "A" else None, hand if player == "B" else None)
    return {**document, "actions": [*actions, {"player": player, "activate": "x1.s1"}]}


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (activating("activate_battle", ATTACK), None),
        (activating("activate_battle", ATTACK, player="A"), None),
        (activating("activate_battle", player="A"), "only_in_battle_steps"),
        (activating("activate_main_battle", player="A"), None),
        (activating("activate_main_battle", ATTACK, player="A"), None),
        (activating("activate_main_battle", ATTACK), None),
        (activating("activate_main_battle"), "not_turn_player"),
        (activating("activate_main", ATTACK), "not_turn_player"),
        (activating("activate_battle", ATTACK, turn="opponent"), None),
        (
            activating("activate_battle", ATTACK, player="A", turn="opponent"),
            "condition_not_met",
        ),
    ],
)
def test_when_a_skill_of_the_hand_may_be_used(document: Node, code: str | None) -> None:
    if code is None:
        assert examined(document).refusal is None
    else:
        assert code in refused(document)[1]


def test_a_battle_card_is_used_from_the_hand_where_its_text_says_so() -> None:
    """dbs-masters/faq/capacites/1."""
    says = {"timing": "activate_battle", "do": [DRAW]}
    here = fighter("x1", 5000, skill("x1.s1", **{**says, "in": ["hand"]}))
    act: Node = {"player": "B", "activate": "x1.s1"}

    assert examined(duel(b={"hand": [here]}, actions=[ATTACK, act])).refusal is None
    elsewhere = fighter("x1", 5000, skill("x1.s1", **says))
    assert refused(duel(b={"hand": [elsewhere]}, actions=[ATTACK, act])) == (2, {"not_valid_here"})


# [Warrior of Universe 7]: dbs-masters/cr-1.074/10-21-1, 2-6-6, faq/combattant-de-lunivers-7/2 and 3.


@pytest.mark.parametrize(
    ("leader", "card", "area", "code"),
    [
        (["Warrior of Universe 7"], {"traits": ["Universe 7"]}, 2, None),
        ([], {"traits": ["Universe 7"]}, 2, "not_enough_of_a_colour"),
        (["Warrior of Universe 7"], {"traits": ["Universe 6"]}, 2, "not_enough_of_a_colour"),
        # The colour is ignored, the total stays.
        (["Warrior of Universe 7"], {"traits": ["Universe 7"]}, 1, "not_enough_energy"),
    ],
)
def test_warrior_of_universe_7_ignores_colours(
    leader: list[str], card: Node, area: int, code: str | None
) -> None:
    energy = [{"id": f"e{i}", "colours": ["red"]} for i in range(area)]
    played: Node = {**fighter("p1", energy=2, specified={"yellow": 1}), **card}
    head = {"id": "la", "power": 10000, "keywords": leader}
    document = duel({"leader": head, "hand": [played], "energy": energy}, actions=[PLAY])

    if code is None:
        assert examined(document).refusal is None
    else:
        assert refused(document) == (1, {code})


@pytest.mark.parametrize(("zones", "verdict"), [("all", "ALWAYS"), (["battle"], "NEVER")])
def test_an_extra_card_may_gain_the_trait_in_all_areas(zones: object, verdict: str) -> None:
    gains = skill("x1.s2", **{"timing": "permanent", "in": zones, "do": [{"trait": "Universe 7"}]})
    extra = {
        "id": "x1",
        "energy": 1,
        "specified": {"yellow": 1},
        "skills": [skill("x1.s1", timing="activate_main", do=[DRAW]), gains],
    }
    head = {"id": "la", "power": 10000, "keywords": ["Warrior of Universe 7"]}
    area = [{"id": "e1", "colours": ["red"]}]

    asked = {"allowed": {"player": "A", "activate": "x1.s1"}}
    assert verdict_of(duel({"leader": head, "hand": [extra], "energy": area}), asked) == verdict
