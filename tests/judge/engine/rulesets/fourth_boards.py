"""Boards on which the rules of the manual 4.00 and those of 2019 part."""

from __future__ import annotations

from collections.abc import Mapping

from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    Node,
    auto,
    counter,
    duel,
    fighter,
    leader,
    skill,
)

M19, M4 = "masters-2019", "masters-4"
NEGATE: Node = {"negate": "answered"}
END_OF_MAIN: Node = {"player": "A", "pass": True, "at": "main_phase.act"}


def under(profile: str, document: Node) -> Node:
    """Play a board by the rules of a profile; nobody has an energy marker unless the board says so."""
    players = document["players"]
    assert isinstance(players, dict)
    b = players["B"]
    if profile == M4 and "marker" not in b and document["turn"] != SETUP_TURN:
        players = {**players, "B": {**b, "marker": 0}}
    return {**document, "profile": profile, "players": players}


SETUP_TURN: Node = {"player": "A", "phase": "setup", "first": "A"}


# KO'd before "when you KO"; the end of the Damage Step.

KO_BOTH = duel(
    {"battle": [fighter("a1", 20000, auto("a1.s1", {"kos": "self"}, DRAW))]},
    {"battle": [fighter("b1", 10000, auto("b1.s1", {"ko": "self"}, DRAW), mode="rest")]},
    actions=[{"player": "A", "attack": "a1", "target": "b1"}],
)
KO_PREVENTED = duel(
    {"battle": [fighter("a1", 20000, auto("a1.s1", {"kos": "self"}, DRAW))]},
    {"battle": [fighter("b1", 10000, mode="rest", keywords=["Indestructible"])]},
    actions=[{"player": "A", "attack": "a1", "target": "b1"}],
)

# The end of a battle: combo power vanishes, then combo cards move.

COMBO = duel(
    {"hand": [fighter("k1", 5000, combo_cost=0, combo_power=10000)]},
    actions=[ATTACK, {"player": "A", "combo": "k1"}],
)

# A stack that combos.

STACK = duel(
    {
        "battle": [
            fighter("a1", 20000),
            fighter("a2", 15000, combo_cost=0, combo_power=5000, under=[fighter("u1", 5000)]),
        ]
    },
    actions=[ATTACK, {"player": "A", "combo": "a2"}],
)

# The End Phase is repeated before or after what lasts for the turn ends.

REPEATED = duel(
    {
        "battle": [
            fighter(
                "a1",
                20000,
                auto(
                    "a1.s1",
                    {"turn_ends": "own"},
                    {"choose": {"zone": "drop", "of": "own", "kind": "battle"}},
                    {"play": "chosen"},
                ),
                effects=[{"power": 5000, "until": "turn"}],
            )
        ],
        "drop": [fighter("d1", 5000, auto("d1.s1", {"turn_ends": "own"}, DRAW))],
    },
    actions=[END_OF_MAIN],
)

# Between switching to Active Mode and the draw there is a checkpoint.

WOKEN = duel(
    {
        "battle": [
            fighter("a1", 10000, auto("a1.s1", {"becomes_active": "self"}, {"discard": 1}), mode="rest")
        ],
        "hand": [fighter("h1")],
    },
    turn={"player": "A", "number": 5, "phase": "charge", "first": "A"},
)

# An Extra Card lies in the Drop Area before its skill can be countered.

EXTRA = duel(
    {
        "hand": [{"id": "x1", "energy": 0, "skills": [skill("x1.s1", timing="activate_main", do=[DRAW])]}],
        "drop": 4,
    },
    {"hand": [counter("c1", NEGATE, kind="counter_play")]},
    actions=[{"player": "A", "activate": "x1.s1"}],
)
SPARKING = duel(
    {"drop": 4},
    {
        "hand": [
            {
                "id": "c1",
                "energy": 0,
                "skills": [
                    skill(
                        "c1.s1",
                        timing="counter_attack",
                        cost=[{"move": {"zone": "drop", "of": "own"}, "count": 1, "zone": "warp"}],
                        do=[],
                    )
                ],
            }
        ],
        "drop": 0,
    },
    actions=[ATTACK, {"player": "B", "counter": "c1.s1"}],
)

# [Swap] returns its card before the other one is played.

SWAP = duel(
    {
        "battle": [
            fighter("a1", 20000, energy=5),
            fighter(
                "a2", 10000, skill("a2.s1", timing="swap", number=4, named=[{"character": "Goku"}]), energy=3
            ),
            fighter("a3", 5000, auto("a3.s1", {"leaves": "own"}, DRAW), energy=1),
        ],
        "hand": [
            fighter("h1", 15000, auto("h1.s1", {"leaves": "own"}, DRAW), energy=4, character=["Goku"]),
        ],
    },
    actions=[{"player": "A", "activate": "a2.s1"}, {"player": "A", "choose": "h1"}],
)

# [Union-Potara] on two rested cards.


def potara(*modes: str) -> Node:
    pair = [
        fighter(f"p{number}", 10000, character=[name], mode=mode)
        for number, (name, mode) in enumerate(zip(("Goku", "Vegeta"), modes, strict=True))
    ]
    union = skill("h1.s1", timing="union_potara", named=[{"character": "Goku"}, {"character": "Vegeta"}])
    return duel(
        {"battle": pair, "hand": [fighter("h1", 30000, union, energy=5)]},
        actions=[{"player": "A", "activate": "h1.s1"}],
    )


# [Ultimate] leaves the game.

ULTIMATE = duel(
    {"battle": [fighter("a1", 20000)]},
    {"battle": [fighter("b1", 10000, mode="rest", keywords=["Ultimate"])]},
    actions=[{"player": "A", "attack": "a1", "target": "b1"}],
)
ULTIMATE_COMBO = duel(
    {
        "battle": [
            fighter("a1", 20000),
            fighter("a2", 5000, combo_cost=0, combo_power=5000, keywords=["Ultimate"]),
        ]
    },
    actions=[ATTACK, {"player": "A", "combo": "a2"}],
)
ULTIMATE_IN_HAND = duel(
    {"hand": [fighter("a2", 5000, combo_cost=0, combo_power=5000, keywords=["Ultimate"])]},
    actions=[ATTACK, {"player": "A", "combo": "a2"}],
)

# What was put off until the end of the battle resolves after all [Auto] skills.

PUT_OFF = duel(
    {
        "battle": [
            fighter(
                "a1",
                20000,
                auto("a1.s1", {"attacks": "self"}, {"delay": {"at": "end_of_battle", "do": [DRAW]}}),
            )
        ]
    },
    {
        "leader": leader("lb", auto("lb.s1", {"battle_ends": "any"}, {"discard": 1})),
        "hand": [fighter("h1"), 1],
    },
    actions=[ATTACK],
)

# Counters.

STOP = counter("c1", NEGATE, kind="counter_play", energy=0)
PLAY: Node = {"player": "A", "play": "p1"}
REOPENED = duel(
    {
        "hand": [
            fighter("p1", energy=0),
            counter("k1", NEGATE, kind="counter_counter", energy=0),
            counter("k3", NEGATE, kind="counter_counter", energy=0),
        ]
    },
    {"hand": [STOP, counter("k2", NEGATE, kind="counter_counter", energy=0)]},
    actions=[
        PLAY,
        {"player": "B", "counter": "c1.s1"},
        {"player": "A", "counter": "k1.s1"},
        {"player": "B", "counter": "k2.s1"},
        {"player": "A", "pass": True, "at": "counter_window.answer"},
        {"player": "A", "counter": "k3.s1"},
    ],
)
PLAYS_ITSELF = duel(
    {"hand": [counter("k1", NEGATE, kind="counter_play", energy=0)]},
    {
        "hand": [
            fighter("c1", 15000, skill("c1.s1", timing="counter_attack", do=[{"play": "self"}]), energy=0),
        ]
    },
    actions=[ATTACK, {"player": "B", "counter": "c1.s1"}],
)


# Before the first turn: 6-2-1.


def table(*actions: Node, **sides: Mapping[str, object]) -> Node:
    """Nothing lies on the table but two Leaders and two decks of 50."""
    players = {
        player: {"leader": leader(f"l{player.lower()}"), "deck": 50, **sides.get(player, {})}
        for player in "AB"
    }
    return {
        "scenario": 1,
        "game": "dbs-masters",
        "profile": M4,
        "turn": SETUP_TURN,
        "players": players,
        "actions": list(actions),
    }


LOT_B: Node = {"player": "chance", "choose": "B"}
A_BEGINS: Node = {"player": "B", "choose": "A"}
