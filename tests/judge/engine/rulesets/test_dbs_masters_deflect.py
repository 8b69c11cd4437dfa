"""[Deflect] in Masters, and what counters do to the cards that keyword skills play."""

from __future__ import annotations

import pytest

from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    Node,
    counter,
    duel,
    end,
    fighter,
    refused,
    skill,
    zone_of,
)
from tests.judge.engine.rulesets.boards import INTERCEPT, PLAY, STOP, STOPS

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


# A counter that plays its own card, answered in turn: decisions/g-34.


@pytest.mark.parametrize(
    ("keywords", "kind", "zone"),
    [
        (["Deflect"], "counter_play", "battle"),
        ([], "counter_play", "drop"),
        # Only [Counter : Play] does not affect it (10-22-1).
        (["Deflect"], "counter_counter", "drop"),
    ],
)
def test_a_card_with_deflect_is_played_by_its_own_negated_counter(
    keywords: list[str], kind: str, zone: str
) -> None:
    """dbs-masters/faq/deflexion/2: it is played; that the attack turns to it was negated with the rest."""
    comes = [{"play": "self"}, {"role": "guard", "to": "self"}]
    comer = fighter(
        "p1", 30000, skill("p1.s1", timing="counter_attack", do=comes), keywords=keywords, energy=0
    )
    board = duel(
        {"battle": [fighter("a1", 20000)], "hand": [counter("c1", {"negate": "answered"}, kind=kind)]},
        {"hand": [comer]},
        actions=[ATTACK, {"player": "B", "counter": "p1.s1"}, {"player": "A", "counter": "c1.s1"}],
    )

    state = end(board)

    assert zone_of(state, "p1") == zone
    assert len(state.zone("B", "life")) == 5
