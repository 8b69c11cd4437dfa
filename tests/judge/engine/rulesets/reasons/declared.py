"""Reasons against attacks, combos, plays and evolving."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import fighter, leader
from tests.judge.engine.rulesets.reasons.moments import (
    BATTLE_SKILL,
    DEFENSE,
    EVOLVE,
    HALT,
    HELPER,
    OFFENSE,
    PACIFIST,
    WINDOW,
    Case,
    Moment,
    attack,
    attacked,
    board,
)

CASES = (
    Case(
        "only_in_main_phase",
        "dbs-masters/cr-1.074/7-1: an attack is declared in the Main Phase",
        Moment(attacked(), "A", attack("la"), OFFENSE),
        Moment(board(), "A", attack("la")),
    ),
    Case(
        "not_turn_player",
        "dbs-masters/cr-1.074/7-1: the turn player attacks",
        Moment(board(), "B", attack("lb", "la")),
        Moment(board(turn={"player": "B", "number": 5, "first": "A"}), "B", attack("lb", "la")),
    ),
    Case(
        "no_attack_on_first_turn",
        "dbs-masters/faq/phase-principale/8: not the starting player, not on the first turn",
        Moment(board(turn={"player": "A", "number": 1, "first": "A"}), "A", attack()),
        Moment(board(turn={"player": "A", "number": 1, "first": "B"}), "A", attack()),
    ),
    Case(
        "no_attack_on_first_turn",
        "dbs-masters/faq/phase-principale/8: the starting player attacks from the second own turn on",
        Moment(board(turn={"player": "A", "number": 1, "first": "A"}), "A", attack()),
        Moment(board(turn={"player": "A", "number": 3, "first": "A"}), "A", attack()),
    ),
    Case(
        "not_your_attacker",
        "dbs-masters/cr-1.074/7-1: a card in the own Leader Area or Battle Area",
        Moment(board({"hand": [HELPER]}), "A", attack("k1")),
        Moment(board({"battle": [fighter("k1")]}), "A", attack("k1")),
    ),
    Case(
        "attacker_rested",
        "dbs-masters/cr-1.074/7-1: an active card is rested to attack",
        Moment(board({"battle": [fighter("a1", mode="rest")]}), "A", attack()),
        Moment(board({"battle": [fighter("a1", mode="active")]}), "A", attack()),
    ),
    Case(
        "own_card",
        "dbs-masters/faq/combat/1: only opposing cards are attacked",
        Moment(board(), "A", attack("a1", "la")),
        Moment(board(), "A", attack("a1", "lb")),
    ),
    Case(
        "not_in_play",
        "dbs-masters/cr-1.074/7-1: a Leader or a Battle Card in play is attacked",
        Moment(board(b={"hand": [fighter("b1", mode="rest")]}), "A", attack("a1", "b1")),
        Moment(board(b={"battle": [fighter("b1", mode="rest")]}), "A", attack("a1", "b1")),
    ),
    Case(
        "not_attackable",
        "dbs-masters/cr-1.074/7-1: Leaders and Battle Cards are attacked",
        Moment(board(b={"battle": [{"id": "b1", "kind": "extra", "mode": "rest"}]}), "A", attack("a1", "b1")),
        Moment(board(b={"battle": [fighter("b1", mode="rest")]}), "A", attack("a1", "b1")),
    ),
    Case(
        "cannot_attack",
        "dbs-masters/cr-1.074/1-3-3: a prohibition beats what would be allowed",
        Moment(board({"battle": [PACIFIST]}), "A", attack()),
        Moment(board({"battle": [{**PACIFIST, "lost": ["skills"]}]}), "A", attack()),
    ),
    Case(
        "target_active",
        "dbs-masters/faq/combat/2: an active Battle Card is not attacked",
        Moment(board(b={"battle": [fighter("b1")]}), "A", attack("a1", "b1")),
        Moment(board(b={"battle": [fighter("b1", mode="rest")]}), "A", attack("a1", "b1")),
    ),
    Case(
        "target_active",
        "dbs-masters/faq/combat/3: a Leader is attacked in any mode",
        Moment(board(b={"battle": [fighter("b1")]}), "A", attack("a1", "b1")),
        Moment(board(b={"battle": [fighter("b1")]}), "A", attack("a1", "lb")),
    ),
    Case(
        "combo_only_in_battle_steps",
        "dbs-masters/faq/combo/1: in the Offense and the Defense Step",
        Moment(board({"hand": [HELPER]}), "A", Action("combo", "k1")),
        Moment(attacked({"hand": [HELPER]}), "A", Action("combo", "k1"), OFFENSE),
    ),
    Case(
        "not_your_step",
        "dbs-masters/faq/combo/1: the defender in the Defense Step",
        Moment(attacked(b={"hand": [HELPER]}), "B", Action("combo", "k1"), OFFENSE),
        Moment(attacked(b={"hand": [HELPER]}), "B", Action("combo", "k1"), DEFENSE),
    ),
    Case(
        "not_your_step",
        "dbs-masters/cr-1.074/7-2-1: the turn player's skills in the Offense Step",
        Moment(attacked({"leader": leader("la", BATTLE_SKILL)}), "A", Action("activate", "la.s1"), DEFENSE),
        Moment(attacked({"leader": leader("la", BATTLE_SKILL)}), "A", Action("activate", "la.s1"), OFFENSE),
    ),
    Case(
        "combo_from_hand_or_battle_area",
        "dbs-masters/cr-1.074/7-2-1-2-1 and 7-2-1-2-2: from the Battle Area or the hand",
        Moment(attacked({"drop": [HELPER]}), "A", Action("combo", "k1"), OFFENSE),
        Moment(attacked({"hand": [HELPER]}), "A", Action("combo", "k1"), OFFENSE),
    ),
    Case(
        "combo_card_rested",
        "dbs-masters/cr-1.074/7-2-1-2-1: an active Battle Card",
        Moment(
            attacked({"battle": [fighter("a1", 20000), {**HELPER, "mode": "rest"}]}),
            "A",
            Action("combo", "k1"),
            OFFENSE,
        ),
        Moment(attacked({"battle": [fighter("a1", 20000), HELPER]}), "A", Action("combo", "k1"), OFFENSE),
    ),
    Case(
        "combo_card_in_battle",
        "dbs-masters/cr-1.074/7-3-1-2-1: another card than the guard card",
        Moment(
            board(b={"battle": [HELPER]}, battle={"attacker": "a1", "guard": "k1", "step": "defense"}),
            "B",
            Action("combo", "k1"),
            DEFENSE,
        ),
        Moment(
            board(b={"battle": [HELPER]}, battle={"attacker": "a1", "guard": "lb", "step": "defense"}),
            "B",
            Action("combo", "k1"),
            DEFENSE,
        ),
    ),
    Case(
        "combo_needs_battle_card",
        "dbs-masters/cr-1.074/7-2-1-2-2: a Battle Card",
        Moment(attacked({"hand": [{**HELPER, "kind": "extra"}]}), "A", Action("combo", "k1"), OFFENSE),
        Moment(attacked({"hand": [{**HELPER, "kind": "battle"}]}), "A", Action("combo", "k1"), OFFENSE),
    ),
    Case(
        "combo_needs_combo_power",
        "dbs-masters/faq/jeton/6: with a combo cost and combo power",
        Moment(attacked({"hand": [fighter("k1", combo_cost=0)]}), "A", Action("combo", "k1"), OFFENSE),
        Moment(
            attacked({"hand": [fighter("k1", combo_cost=0, combo_power=0)]}),
            "A",
            Action("combo", "k1"),
            OFFENSE,
        ),
    ),
    Case(
        "only_from_hand",
        "dbs-masters/faq/contre/1: a counter comes from the hand",
        Moment(attacked(b={"drop": [HALT]}), "B", Action("counter", "h1.s1"), WINDOW),
        Moment(attacked(b={"hand": [HALT]}), "B", Action("counter", "h1.s1"), WINDOW),
    ),
    Case(
        "only_from_hand",
        "dbs-masters/faq/evolution-evolution-ex/1: [Evolve] comes from the hand",
        Moment(board({"battle": [fighter("a1")], "drop": [EVOLVE]}), "A", Action("evolve", "e1", "a1")),
        Moment(board({"battle": [fighter("a1")], "hand": [EVOLVE]}), "A", Action("evolve", "e1", "a1")),
    ),
    Case(
        "only_from_hand",
        "dbs-masters/cr-1.074/6-3-1-2-1: a card is played from the hand",
        Moment(board({"drop": [fighter("p1")]}), "A", Action("play", "p1")),
        Moment(board({"hand": [fighter("p1")]}), "A", Action("play", "p1")),
    ),
    Case(
        "not_a_battle_card",
        "dbs-masters/cr-1.074/6-3-1-2-1: a Battle Card is played",
        Moment(board({"hand": [HALT]}), "A", Action("play", "h1")),
        Moment(board({"hand": [fighter("h1")]}), "A", Action("play", "h1")),
    ),
    Case(
        "no_evolve_skill",
        "dbs-masters/cr-1.074/10-5-1: evolving is an activated skill of the card",
        Moment(board({"hand": [fighter("e1")]}), "A", Action("evolve", "e1", "a1")),
        Moment(board({"hand": [EVOLVE]}), "A", Action("evolve", "e1", "a1")),
    ),
    Case(
        "cannot_evolve_onto",
        "dbs-masters/cr-1.074/10-5-1: the named Battle Card in the own Battle Area",
        Moment(board({"battle": [fighter("a2")], "hand": [EVOLVE]}), "A", Action("evolve", "e1", "a2")),
        Moment(board({"battle": [fighter("a1")], "hand": [EVOLVE]}), "A", Action("evolve", "e1", "a1")),
    ),
)
