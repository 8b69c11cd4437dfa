"""Boards on which something comes up that the sources leave open: the decisions g-13 to g-62."""

from __future__ import annotations

from tests.judge.engine.duel import ATTACK, Node, auto, counter, duel, fighter, leader, skill

DRAW: Node = {"draw": 1}
NEGATE: Node = {"negate": "answered"}
END_OF_MAIN: Node = {"player": "A", "pass": True, "at": "main_phase.act"}

PLAYS_ITSELF = fighter(
    "p1",
    20000,
    skill("p1.s1", timing="counter_attack", do=[{"play": "self"}]),
    energy=0,
)
ANSWER = duel(
    {"battle": [fighter("a1", 20000)], "hand": [counter("c1", NEGATE, kind="counter_play")]},
    {"hand": [PLAYS_ITSELF]},
    actions=[ATTACK, {"player": "B", "counter": "p1.s1"}],
)
BLOCKERS = duel(
    {"battle": [fighter("a1", 15000)]},
    {"battle": [fighter("b1", 5000, keywords=["Blocker"]), fighter("b2", 20000, keywords=["Blocker"])]},
    actions=[ATTACK, {"player": "B", "activate": "b1.blocker"}, {"player": "B", "activate": "b2.blocker"}],
)

FIELD_CARD: Node = {"id": "f1", "kind": "extra", "name": "f1", "keywords": ["Field"]}
_SECOND_FIELD: Node = {**FIELD_CARD, "id": "f2", "name": "f2"}
_FROM_DROP = skill(
    "la.s1",
    timing="activate_main",
    do=[{"choose": {"zone": "drop", "of": "own"}}, {"move": "chosen", "zone": "battle"}],
)
_TAKING = skill(
    "la.s1",
    timing="activate_main",
    do=[{"choose": {"zone": "battle", "of": "opponent", "kind": "extra"}}, {"control": "chosen"}],
)
PLACES_FIELD = duel(
    {"leader": leader("la", _FROM_DROP), "battle": [FIELD_CARD], "drop": [_SECOND_FIELD]},
    actions=[{"player": "A", "activate": "la.s1"}],
)
TAKES_FIELD = duel(
    {"leader": leader("la", _TAKING), "battle": [FIELD_CARD]},
    {"battle": [_SECOND_FIELD]},
    actions=[{"player": "A", "activate": "la.s1"}],
)


def drawn(number: int) -> Node:
    """Draw cards while a card hears it."""
    draws = skill("la.s1", timing="activate_main", do=[{"draw": number}])
    hears = auto("a1.s1", {"draws": "own"}, {"power": 1000, "until": "turn"})
    side: Node = {"leader": leader("la", draws), "battle": [fighter("a1", 10000, hears)]}
    return duel(side, actions=[{"player": "A", "activate": "la.s1"}])


def guarded_by(*keywords: str) -> Node:
    """Attack a Leader that has keywords, in vain."""
    guard: Node = {"id": "lb", "power": 10000, "keywords": list(keywords)}
    return duel({"battle": [fighter("a1", 5000)]}, {"leader": guard}, actions=[ATTACK])


def out_of_the_realm(timing: str) -> Node:
    """Play a card by a keyword and end the turn."""
    played = fighter("h1", 20000, skill("h1.s1", timing=timing, number=0), energy=7)
    return duel({"hand": [played]}, actions=[{"player": "A", "activate": "h1.s1"}, END_OF_MAIN])


def lasting(until: str) -> Node:
    """Let B's turn end while a card of A has more power until some moment."""
    hears = auto("a1.s1", {"turn_begins": "own"}, DRAW)
    card = {**fighter("a1", 10000, hears), "effects": [{"power": 5000, "until": until}]}
    return {
        **duel(
            {"battle": [card]},
            actions=[{"player": "B", "pass": True, "at": "main_phase.act"}],
            limit={"rule_steps": 5000},
        ),
        "turn": {"player": "B", "number": 4, "phase": "main", "first": "A"},
    }


def placed(*hearing: str) -> Node:
    """Begin a game in which some Leaders hear that they are placed."""

    def side(name: str) -> Node:
        heard = [auto(f"{name}.s1", {"leader_placed": "self"}, DRAW)] if name in hearing else []
        return {"leader": leader(name, *heard), "deck": 50}

    return {
        "scenario": 1,
        "game": "dbs-masters",
        "profile": "masters-2019",
        "turn": {"player": "A", "phase": "setup", "first": "A"},
        "players": {"A": side("la"), "B": side("lb")},
        "actions": [{"player": "chance", "choose": "A"}],
    }


def potara(*modes: str) -> Node:
    """Put a [Union-Potara] card on two cards in these modes."""
    named = [{"character": "A"}, {"character": "B"}]
    pair = [fighter(f"x{n}", 10000, character="AB"[n], mode=mode) for n, mode in enumerate(modes)]
    top = fighter("h1", 20000, skill("h1.s1", timing="union_potara", named=named), energy=0)
    return duel({"battle": pair, "hand": [top]}, actions=[{"player": "A", "activate": "h1.s1"}])


def sparked(needs: int) -> Node:
    """Counter an attack with an Extra Card that asks for so many cards in the Drop Area."""
    return duel(
        {"battle": [fighter("a1", 20000)]},
        {"hand": [_spark("h1", needs)], "drop": 1},
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
    )


def _spark(name: str, needs: int) -> Node:
    reads: Node = {"if": {"sparking": needs}} if needs else {}
    return {
        "id": name,
        "kind": "extra",
        "energy": 0,
        "skills": [
            {
                "id": f"{name}.s1",
                "text": "[Counter : Attack]",
                "reading": {"timing": "counter_attack", "do": [{"negate": "attack"}], **reads},
            }
        ],
    }


def ultimate(zone: str) -> Node:
    """Combo with an [Ultimate] card from this zone."""
    mine = fighter("u1", 15000, keywords=["Ultimate"], combo_cost=0, combo_power=5000)
    beside = [fighter("a1", 15000)]
    side: Node = {"battle": [*beside, mine]} if zone == "battle" else {"battle": beside, "hand": [mine]}
    return duel(side, actions=[ATTACK, {"player": "A", "combo": "u1"}])


def only(name: str, *skills: Node, called: str = "Only", **keys: object) -> Node:
    """Describe a [Unique] card."""
    return fighter(name, 10000, *skills, **{"name": called, "energy": 0, "keywords": ["Unique"], **keys})


def taken(*keywords: str) -> Node:
    """Take control of a card of the name of an own [Unique] one."""
    takes = skill("la.s1", timing="activate_main", do=[{"choose": {"of": "opponent"}}, {"control": "chosen"}])
    return duel(
        {"leader": leader("la", takes), "battle": [only("u1")]},
        {"battle": [only("u2", keywords=list(keywords))]},
        actions=[{"player": "A", "activate": "la.s1"}],
    )


def topped(timing: str, below: str, *others: str) -> Node:
    """Hold a [Unique] card that goes on the card of this name; the others lie beside it."""
    tops: Node = {"evolve": {"onto": {"character": "X"}}, "xeno_evolve": {"onto": {"character": "X"}}}
    named: Node = {"named": [{"character": "X"}, {"character": "Y"}]}
    reading = tops.get(timing, named)
    assert isinstance(reading, dict)
    pair = [only("u1", called=below, character="X"), fighter("u2", 10000, character="Y")]
    beside = [only(f"o{place}", called=name) for place, name in enumerate(others)]
    top = only("h1", skill("h1.s1", timing=timing, **reading))
    return duel({"battle": [*pair, *beside], "hand": [top]})


def use(timing: str) -> Node:
    """Say how such a skill is used."""
    if timing == "union_potara":
        return {"player": "A", "activate": "h1.s1"}
    return {"player": "A", "evolve": "h1", "onto": "u1"}


def _in_2019() -> list[Node]:
    return [
        ANSWER,
        PLACES_FIELD,
        drawn(2),
        BLOCKERS,
        guarded_by("Revenge"),
        out_of_the_realm("over_realm"),
        lasting("start.A"),
        placed("la", "lb"),
    ]


def _in_4() -> list[Node]:
    on_its_name = {**topped("evolve", "Only"), "actions": [use("evolve")]}
    return [ANSWER, potara("rest", "rest"), sparked(1), ultimate("battle"), taken(), on_its_name]


BOARDS, BOARDS_4 = _in_2019(), _in_4()
