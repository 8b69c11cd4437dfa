"""Reasons of keyword skills that play a card: [Swap], [Over Realm], [Union]."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import Node, fighter, skill
from tests.judge.engine.rulesets.reasons.moments import Case, Moment, board

SWAP = fighter("s1", 10000, skill("s1.s1", timing="swap", number=4, named=[{"trait": "Squad"}]), energy=2)


def realm(card: str = "r1", timing: str = "over_realm") -> Node:
    return fighter(card, 20000, skill(f"{card}.s1", timing=timing, number=3), energy=7)


def black(*names: str) -> list[Node]:
    return [fighter(name, colours=["black"]) for name in names]


GOKU = fighter("g1", 10000, character=["Son Goku"])
VEGETA = fighter("v1", 10000, character=["Vegeta"])
BOTH = [{"character": "Son Goku"}, {"character": "Vegeta"}]
FUSION = fighter("u1", 25000, skill("u1.s1", timing="union_fusion", named=BOTH), energy=5)
POTARA = fighter("u1", 25000, skill("u1.s1", timing="union_potara", named=BOTH), energy=5)
CELL = {"character": "Perfect Cell", "zone": "hand"}
ABSORB = fighter("u1", 15000, skill("u1.s1", timing="union_absorb", named=[CELL]))
PERFECT = fighter("c1", 25000, character=["Perfect Cell"], energy=6)

UNITE = Action("activate", "u1.s1")
CROSS = Action("activate", "r1.s1")

CASES = (
    Case(
        "swap_from_battle_area",
        "dbs-masters/faq/echange/1: only while the card is in the Battle Area",
        Moment(board({"hand": [SWAP], "battle": []}), "A", Action("activate", "s1.s1")),
        Moment(board({"battle": [SWAP]}), "A", Action("activate", "s1.s1")),
    ),
    Case(
        "over_realm_from_hand",
        "dbs-masters/cr-1.074/10-15-3: the card lies in the hand",
        Moment(board({"battle": [realm()], "drop": 3}), "A", CROSS),
        Moment(board({"hand": [realm()], "drop": 3}), "A", CROSS),
    ),
    Case(
        "too_few_in_drop",
        "dbs-masters/cr-1.074/10-15-1: X or more cards in the Drop Area",
        Moment(board({"hand": [realm()], "drop": 2}), "A", CROSS),
        Moment(board({"hand": [realm()], "drop": 3}), "A", CROSS),
    ),
    Case(
        "too_few_black_in_drop",
        "dbs-masters/cr-1.074/10-25-1: X or more black cards, others do not count",
        Moment(
            board(
                {
                    "hand": [realm(timing="dark_over_realm")],
                    "drop": [*black("d1", "d2"), fighter("d3", colours=["red"])],
                }
            ),
            "A",
            CROSS,
        ),
        Moment(
            board({"hand": [realm(timing="dark_over_realm")], "drop": black("d1", "d2", "d3")}), "A", CROSS
        ),
    ),
    Case(
        "over_realm_used",
        "dbs-masters/cr-1.074/10-15-5: once per turn",
        Moment(board({"hand": [realm()], "drop": 3}, used=["over_realm"]), "A", CROSS),
        Moment(board({"hand": [realm()], "drop": 3}), "A", CROSS),
    ),
    Case(
        "over_realm_used",
        "dbs-masters/cr-1.074/10-26-1: twice with [Wormhole]",
        Moment(board({"hand": [realm()], "drop": 3}, used=["over_realm"]), "A", CROSS),
        Moment(
            board(
                {"hand": [realm()], "drop": 3, "battle": [fighter("w1", keywords=["Wormhole"])]},
                used=["over_realm"],
            ),
            "A",
            CROSS,
        ),
    ),
    Case(
        "union_from_hand",
        "dbs-masters/faq/union-fusion/1: only from the hand",
        Moment(board({"battle": [FUSION], "hand": [GOKU, VEGETA]}), "A", UNITE),
        Moment(board({"hand": [FUSION, GOKU, VEGETA]}), "A", UNITE),
    ),
    Case(
        "union_from_hand",
        "dbs-masters/faq/union-potara/1: only from the hand",
        Moment(board({"battle": [POTARA, GOKU, VEGETA]}), "A", UNITE),
        Moment(board({"hand": [POTARA], "battle": [GOKU, VEGETA]}), "A", UNITE),
    ),
    Case(
        "absorb_from_battle_area",
        "dbs-masters/faq/union-absorption/1: only while the card is in the Battle Area",
        Moment(board({"hand": [ABSORB, PERFECT]}), "A", UNITE),
        Moment(board({"battle": [ABSORB], "hand": [PERFECT]}), "A", UNITE),
    ),
    Case(
        "fusion_cards_missing",
        "dbs-masters/faq/union-fusion/2: from the hand, not from the Battle Area",
        Moment(board({"hand": [FUSION], "battle": [GOKU, VEGETA]}), "A", UNITE),
        Moment(board({"hand": [FUSION, GOKU, VEGETA]}), "A", UNITE),
    ),
    Case(
        "fusion_cards_missing",
        "dbs-masters/faq/union-fusion/5: every named card is needed",
        Moment(board({"hand": [FUSION, GOKU]}), "A", UNITE),
        Moment(board({"hand": [FUSION, GOKU, VEGETA]}), "A", UNITE),
    ),
    Case(
        "powers_differ",
        "dbs-masters/faq/union-fusion/4: all with the same power",
        Moment(board({"hand": [FUSION, GOKU, {**VEGETA, "power": 15000}]}), "A", UNITE),
        Moment(board({"hand": [FUSION, GOKU, {**VEGETA, "power": 10000}]}), "A", UNITE),
    ),
    Case(
        "potara_cards_missing",
        "dbs-masters/cr-1.074/10-13-4-1: each named card in the own Battle Area",
        Moment(board({"hand": [POTARA, GOKU], "battle": [VEGETA]}), "A", UNITE),
        Moment(board({"hand": [POTARA], "battle": [GOKU, VEGETA]}), "A", UNITE),
    ),
    Case(
        "absorbed_card_missing",
        "dbs-masters/cr-1.074/10-13-5-4: the card that the skill names, in the area that it names",
        Moment(board({"battle": [ABSORB], "drop": [PERFECT]}), "A", UNITE),
        Moment(board({"battle": [ABSORB], "hand": [PERFECT]}), "A", UNITE),
    ),
)
