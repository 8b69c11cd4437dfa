"""The Masters rules of the manual 4.00 beside those of 2019: the same board, played by both.

Each row of the table names the paragraph of the manual 4.00 (or the decision) and what comes out under each profile.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters import MASTERS_4, MASTERS_2019
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    Node,
    auto,
    counter,
    duel,
    examined,
    fighter,
    leader,
    read,
    refused,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.marks import marks_of, wanted
from tests.judge.engine.rulesets.test_dbs_masters_keywords import BOARDS_4
from tests.judge.engine.rulesets.test_dbs_masters_keywords_fourth import BOARDS_4 as KEYWORDS_4

M19, M4 = "masters-2019", "masters-4"
NEGATE: Node = {"negate": "answered"}
END_OF_MAIN: Node = {"player": "A", "pass": True, "at": "main_phase.act"}
ALWAYS, NEVER, POSSIBLE = "ALWAYS", "NEVER", "POSSIBLE"


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

TABLE: dict[str, tuple[Node, Node, str, str]] = {
    "8-4-6-1 the KO'd card's skill before the winner's": (
        KO_BOTH,
        {"order": ["b1.s1", "a1.s1"]},
        NEVER,
        ALWAYS,
    ),
    "8-4-6-1 both resolve": (KO_BOTH, {"triggers": "a1.s1"}, ALWAYS, ALWAYS),
    "8-4-6-1 no KO, no skill for it": (KO_PREVENTED, {"triggers": "a1.s1"}, NEVER, NEVER),
    "8-5 combo power is gone before the card moves": (
        COMBO,
        {"at": "battle.combo_to_drop", "value": {"a1.power": 20000}},
        NEVER,
        ALWAYS,
    ),
    "8-5 a combo card moves in the end": (COMBO, {"at": "end", "zone": {"k1": "drop"}}, ALWAYS, ALWAYS),
    "23-2-5 g-17 what lies beneath falls with the combo": (
        STACK,
        {"at": "battle.comparison", "zone": {"u1": "drop"}},
        NEVER,
        ALWAYS,
    ),
    "7-4-4 what lasts for the turn still counts when the phase is repeated": (
        REPEATED,
        {"at": "end_phase.repeat", "value": {"a1.power": 25000}},
        NEVER,
        ALWAYS,
    ),
    "7-4-4 the phase is repeated": (REPEATED, {"triggers": "d1.s1"}, ALWAYS, ALWAYS),
    "7-2-7 skills resolve before the draw": (
        WOKEN,
        {"at": "charge_phase.draw", "count": {"A.hand": 0}},
        NEVER,
        ALWAYS,
    ),
    "12-2-2 g-15 the Extra Card is in the Drop Area at the window": (
        EXTRA,
        {"at": "activate.activated", "count": {"A.drop": 5}},
        NEVER,
        ALWAYS,
    ),
    "22-22-3 g-7 the card returns before the other is played": (
        SWAP,
        {"at": "swap.play_swapped", "zone": {"a2": "hand"}},
        NEVER,
        ALWAYS,
    ),
    "22-22-4 g-7 so that the played card does not see it leave": (SWAP, {"triggers": "h1.s1"}, ALWAYS, NEVER),
    "22-22-3 who was there before sees it": (SWAP, {"triggers": "a3.s1"}, ALWAYS, ALWAYS),
    "22-14-3 [Ultimate] is removed": (ULTIMATE, {"at": "end", "zone": {"b1": "removed"}}, NEVER, ALWAYS),
    "22-14-3 g-43 also by its own combo": (
        ULTIMATE_COMBO,
        {"at": "battle.comparison", "zone": {"a2": "removed"}},
        NEVER,
        ALWAYS,
    ),
    "22-14-3 from the hand it combos like any card": (
        ULTIMATE_IN_HAND,
        {"at": "end", "zone": {"a2": "drop"}},
        ALWAYS,
        ALWAYS,
    ),
    "4-2-2-4 what was put off comes after all [Auto]": (
        PUT_OFF,
        {"at": "resolve_later.perform", "count": {"B.hand": 2}},
        NEVER,
        ALWAYS,
    ),
    "g-34 a counter that plays a card is no play": (
        PLAYS_ITSELF,
        {"allowed": {"player": "A", "counter": "k1.s1"}},
        ALWAYS,
        NEVER,
    ),
}


@pytest.mark.parametrize("name", TABLE)
def test_one_board_by_both_profiles(name: str) -> None:
    document, claim, before, now = TABLE[name]

    assert verdict_of(under(M19, document), claim) == before
    assert verdict_of(under(M4, document), claim) == now


def test_an_extra_card_may_help_to_pay_for_its_own_skill() -> None:
    """12-2-2: it lies in the Drop Area by then; in 2019 it is still in the hand (cr-1.074/8-5-2-5-1)."""
    assert refused(under(M19, SPARKING)) == (2, {"no_card_to_pay_with"})
    assert verdict_of(under(M4, SPARKING), {"at": "end", "zone": {"c1": "warp"}}) == ALWAYS


def test_a_chain_is_reopened_after_a_counter_has_resolved() -> None:
    """9-7-3-5-1, decisions/g-5: what is left of it may be answered anew; in 2019 it is closed (faq/contre/9)."""
    assert refused(under(M19, REOPENED)) == (6, {"no_counter_window"})
    assert verdict_of(under(M4, REOPENED), {"at": "end", "zone": {"p1": "battle"}}) == ALWAYS


@pytest.mark.parametrize(
    ("modes", "now"),
    [(("rest", "rest"), "rest"), (("rest", "active"), "active"), (("active", "active"), "active")],
)
def test_union_potara_on_two_rested_cards_enters_rested(modes: tuple[str, str], now: str) -> None:
    """21-5-2, decisions/g-13; in 2019 it always enters in Active Mode (cr-1.074/10-13-4-4)."""
    document = potara(*modes)

    assert _mode(under(M19, document), "h1") == "active"
    assert _mode(under(M4, document), "h1") == now


def _mode(document: Node, name: str) -> str:
    replay = play_out(read(document))
    assert replay.refusal is None
    card = replay.state.find(name)
    assert card is not None
    return card.mode


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


def _zones(document: Node, player: str) -> dict[str, int]:
    replay = play_out(read(document))
    assert replay.ending == "complete", (replay.ending, replay.refusal)
    return {zone: len(replay.state.zone(player, zone)) for zone in ("hand", "life", "deck", "marker")}


def test_the_player_picked_by_chance_chooses_who_begins() -> None:
    """6-2-1-4: B is picked and lets A begin; in 2019 nobody chooses (cr-1.074/5-2-1-5-1)."""
    assert verdict_of(table(LOT_B, A_BEGINS), {"happens": {"turn_begins": "A"}}) == ALWAYS
    assert verdict_of(table(LOT_B), {"chooser": {"starting_player": "B"}}) == ALWAYS
    assert verdict_of(table(LOT_B), {"happens": {"turn_begins": "A"}}) == POSSIBLE
    before = {**table(LOT_B), "profile": M19}
    assert verdict_of(before, {"chooser": {"starting_player": "chance"}}) == ALWAYS


def test_only_the_second_player_gets_an_energy_marker() -> None:
    """6-2-1-11; B was let go second."""
    document = table(LOT_B, A_BEGINS)

    assert _zones(document, "A") == {"hand": 6, "life": 8, "deck": 36, "marker": 0}
    assert _zones(document, "B") == {"hand": 6, "life": 8, "deck": 36, "marker": 1}


def test_a_redraw_takes_the_whole_hand() -> None:
    """6-2-1-9-1, decisions/g-2: it names no cards."""
    hand = {"hand": [fighter(f"h{number}", 5000) for number in range(1, 7)], "deck": 44}
    keeps: Node = {"player": "B", "pass": True, "at": "setup.redraw"}
    back: Node = {"player": "A", "redraw": True}
    order: Node = {
        "player": "chance",
        "order": ["deck"] * 44 + [f"h{n}" for n in range(1, 7)],
        "at": "shuffle",
    }
    document = table(back, order, keeps, A=hand)

    assert verdict_of(document, {"at": "end", "zone": {"h1": "deck"}}) == ALWAYS
    assert verdict_of(document, {"at": "end", "count": {"A.hand": 6}}) == ALWAYS
    with pytest.raises(BadDocumentError, match="redraw: true"):
        read(table({"player": "A", "redraw": ["h1"]}, A=hand))


def test_a_deck_that_nobody_counted_is_asked_for() -> None:
    """6-1-3: fifty to sixty cards, so that its number is not known."""
    players = {player: {"leader": leader(f"l{player.lower()}")} for player in "AB"}
    with pytest.raises(BadDocumentError, match="50 to 60"):
        read({**table(), "players": players})


# The energy marker: 1-14-2, 1-14-3, decisions/g-4.


def paying(**b: object) -> Node:
    """It is B's turn, and B plays a card that costs two."""
    return duel(
        None,
        {"hand": [fighter("h1", 10000, energy=2, **_cost(b))], "energy": 1, **b},
        turn={"player": "B", "number": 4, "first": "A"},
        actions=[{"player": "B", "play": "h1"}],
        profile=M4,
    )


def _cost(b: dict[str, object]) -> dict[str, object]:
    specified = b.pop("specified", None)
    return {"specified": specified} if specified else {}


def test_the_marker_pays_like_one_energy_and_is_gone() -> None:
    document = paying(marker=1)

    assert verdict_of(document, {"at": "end", "zone": {"h1": "battle"}}) == ALWAYS
    assert verdict_of(document, {"at": "end", "count": {"B.marker": 0}}) == ALWAYS
    assert verdict_of(document, {"at": "end", "count": {"B.energy": 1}}) == ALWAYS
    assert refused(paying(marker=0)) == (1, {"not_enough_energy"})


def test_the_marker_is_of_the_leaders_colour() -> None:
    red = {"id": "lb", "power": 10000, "colours": ["red"]}
    green_energy = {"energy": [{"id": "e1", "colours": ["green"]}]}

    assert refused(paying(marker=1, leader=red, specified={"blue": 1}, **green_energy))[1] == {
        "not_enough_of_a_colour"
    }
    fits = paying(marker=1, leader=red, specified={"red": 1}, **green_energy)
    assert verdict_of(fits, {"at": "end", "count": {"B.marker": 0}}) == ALWAYS


def test_no_card_moves_to_where_the_marker_lies() -> None:
    """1-14-3: it is neither a card nor energy, so that its place is no area."""
    moves = skill("la.s1", timing="activate_main", do=[{"move": "chosen", "zone": "marker"}])

    with pytest.raises(BadDocumentError) as fault:
        read(under(M4, duel({"leader": {"id": "la", "power": 10000, "skills": [moves]}})))

    assert fault.value.path[-1] == "zone"


def test_whether_energy_or_the_marker_is_used_is_a_choice() -> None:
    document = paying(marker=1, energy=2)

    assert verdict_of(document, {"at": "end", "count": {"B.marker": 0}}) == POSSIBLE
    chosen = {**document, "actions": [*paying()["actions"], {"player": "B", "choose": ["energy", "marker"]}]}  # type: ignore[misc]
    assert verdict_of(chosen, {"at": "end", "count": {"B.marker": 0}}) == ALWAYS


def test_a_marker_that_nobody_told_of_is_an_open_matter() -> None:
    """Only the second player can have one: of the first it is known."""
    allowed = {"allowed": {"player": "B", "play": "h1"}}
    assert verdict_of({**paying(), "actions": []}, allowed) == "OPEN"
    assert verdict_of({**paying(marker=1), "actions": []}, allowed) == ALWAYS
    first = duel({"hand": [fighter("h1", energy=1)]}, actions=[{"player": "A", "play": "h1"}], profile=M4)
    assert refused(first) == (1, {"not_enough_energy"})


@pytest.mark.parametrize(
    ("a", "b"), [({"marker": 1}, {}), ({}, {"marker": 2}), ({}, {"marker": [{"id": "m1"}]})]
)
def test_a_marker_that_cannot_be_is_refused(a: dict[str, object], b: dict[str, object]) -> None:
    with pytest.raises(BadDocumentError, match="only one"):
        read(duel(a, b, profile=M4))


# What is left out.


@pytest.mark.parametrize(
    "side",
    [
        {"unison": [{"id": "u1"}]},
        {"z_energy": 2},
        {"battle": [fighter("a1", keywords=["Z-Stack"])]},
        {"battle": [fighter("a1", kind="unison")]},
        {"hand": [fighter("h1", 10000, skill("h1.s1", timing="z_awaken", do=[]))]},
    ],
)
def test_unison_and_z_cards_are_refused_with_what_they_are(side: dict[str, object]) -> None:
    with pytest.raises(BadDocumentError, match="Cards are not modelled under masters-4"):
        read(duel(side, profile=M4))


# Other words that only these rules know.


def test_the_end_of_the_damage_step_is_heard() -> None:
    """8-4-9; in 2019 there is no such moment."""
    heard = leader("la", auto("la.s1", {"damage_step_ends": "own"}, DRAW))
    document = duel({"leader": heard}, {"marker": 0}, actions=[ATTACK], profile=M4)

    assert verdict_of(document, {"triggers": "la.s1"}) == ALWAYS
    with pytest.raises(BadDocumentError, match="damage_step_ends"):
        read({**document, "profile": M19, "players": duel({"leader": heard})["players"]})


def test_a_skill_for_a_combo_card_resolves_before_it_moves() -> None:
    """8-5."""
    combo = auto("k1.s1", {"combo_leaves": "self"}, DRAW, **{"in": ["combo"]})
    card = fighter("k1", 5000, combo, combo_cost=0, combo_power=5000)
    actions = [ATTACK, {"player": "A", "combo": "k1"}]
    document = duel({"hand": [card]}, {"marker": 0}, actions=actions, profile=M4)

    assert verdict_of(document, {"at": "battle.combo_to_drop", "count": {"A.hand": 1}}) == ALWAYS


@pytest.mark.parametrize("step", ["declaration", "checkpoint", "offense", "defense", "damage", "end"])
def test_a_battle_is_taken_up_at_each_of_its_steps(step: str) -> None:
    battle = {"attacker": "a1", "guard": "lb", "step": step}
    document = duel(None, {"marker": 0}, battle=battle, profile=M4)

    assert examined(document).refusal is None


BOARDS = [
    *(under(M4, document) for document, _, _, _ in TABLE.values()),
    under(M4, SPARKING),
    under(M4, potara("rest", "rest")),
    table(LOT_B, A_BEGINS),
    table({"player": "A", "redraw": True}, A={"hand": 6, "deck": 44}),
    *BOARDS_4,
    *KEYWORDS_4,
]


def test_what_only_these_rules_have_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    new = {mark for mark in wanted(MASTERS_4) - wanted(MASTERS_2019) if not mark.startswith("trigger:")}

    assert new - marks_of(BOARDS, monkeypatch) == set()
