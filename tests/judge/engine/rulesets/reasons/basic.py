"""Reasons of attacks, combos, plays, evolving, counters and skills."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import auto, counter, duel, fighter, skill
from tests.judge.engine.rulesets.reasons.moments import (
    BATTLE_SKILL,
    BLOCKER,
    DEFENSE,
    DRAW,
    EVOLVE,
    HALT,
    HELPER,
    MAIN_SKILL,
    OFFENSE,
    ORDER,
    OWN_AUTO,
    PACIFIST,
    PAYING,
    THEIR_AUTO,
    TWO_OWN,
    WINDOW,
    Case,
    Moment,
    attack,
    attacked,
    board,
    leader,
)

ANSWER = {
    "id": "k2",
    "name": "k2",
    "skills": [skill("k2.s1", timing="counter_counter", do=[{"negate": "answered"}])],
}

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
    Case(
        "no_counter_window",
        "dbs-masters/faq/combo/7: no counter after the window of the declaration",
        Moment(attacked(b={"hand": [HALT]}), "B", Action("counter", "h1.s1"), OFFENSE),
        Moment(attacked(b={"hand": [HALT]}), "B", Action("counter", "h1.s1"), WINDOW),
    ),
    Case(
        "own_action",
        "dbs-masters/faq/contre/2: not against the own attack",
        Moment(attacked({"hand": [HALT]}), "A", Action("counter", "h1.s1"), WINDOW),
        Moment(attacked(b={"hand": [HALT]}), "B", Action("counter", "h1.s1"), WINDOW),
    ),
    Case(
        "not_your_answer",
        "dbs-masters/faq/contre/4: not two in a row",
        Moment(
            attacked(None, {"hand": [HALT, counter("h2", DRAW)]}, {"player": "B", "counter": "h1.s1"}),
            "B",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=2,
        ),
        Moment(
            attacked(None, {"hand": [HALT, counter("h2", DRAW)]}, {"player": "B", "counter": "h1.s1"}),
            "B",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=1,
        ),
    ),
    Case(
        "counter_of_another_kind",
        "dbs-masters/cr-1.074/10-10-3-1: a play is not an attack",
        Moment(
            attacked(b={"hand": [counter("h1", DRAW, kind="counter_play")]}),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
        Moment(
            duel(
                {"hand": [fighter("p1")]},
                {"hand": [counter("h1", DRAW, kind="counter_play")]},
                actions=[{"player": "A", "play": "p1"}],
            ),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
    ),
    Case(
        "counter_of_another_kind",
        "dbs-masters/cr-4.00/22-10-3-3: [Counter : Battle Card Attack] only if a Battle Card attacks",
        Moment(
            duel(
                b={"hand": [counter("h1", DRAW, kind="counter_battle_card_attack")]},
                actions=[{"player": "A", "attack": "la", "target": "lb"}],
            ),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
        Moment(
            attacked(b={"hand": [counter("h1", DRAW, kind="counter_battle_card_attack")]}),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
    ),
    Case(
        "counter_of_another_kind",
        "dbs-masters/cr-1.074/10-10-3-3: [Counter : Counter] answers a counter, no attack",
        Moment(
            attacked(b={"hand": [counter("h1", DRAW, kind="counter_counter")]}),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
        Moment(
            attacked(
                {"hand": [counter("h2", DRAW, kind="counter_counter")]},
                {"hand": [HALT]},
                {"player": "B", "counter": "h1.s1"},
            ),
            "A",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=2,
        ),
    ),
    Case(
        "counter_of_another_kind",
        "dbs-masters/decisions/g-34: [Counter : Play] answers a counter only if it plays a card",
        Moment(
            attacked(
                {"hand": [counter("h2", DRAW, kind="counter_play")]},
                {"hand": [counter("h1", DRAW)]},
                {"player": "B", "counter": "h1.s1"},
            ),
            "A",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=2,
        ),
        Moment(
            attacked(
                {"hand": [counter("h2", DRAW, kind="counter_play")]},
                {"hand": [counter("h1", {"play": "self"}, power=5000)]},
                {"player": "B", "counter": "h1.s1"},
            ),
            "A",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=2,
        ),
    ),
    Case(
        "already_on_chain",
        "dbs-masters/cr-1.074/10-10-3-4: an activated counter waits no longer",
        Moment(
            attacked(
                {"hand": [ANSWER]},
                {
                    "hand": [
                        HALT,
                        {**ANSWER, "id": "h2", "skills": [skill("h2.s1", timing="counter_counter")]},
                    ]
                },
                {"player": "B", "counter": "h1.s1"},
                {"player": "A", "counter": "k2.s1"},
                {"player": "B", "counter": "h2.s1"},
            ),
            "A",
            Action("counter", "k2.s1"),
            WINDOW,
            nth=4,
        ),
        Moment(
            attacked({"hand": [ANSWER]}, {"hand": [HALT]}, {"player": "B", "counter": "h1.s1"}),
            "A",
            Action("counter", "k2.s1"),
            WINDOW,
            nth=2,
        ),
    ),
    Case(
        "only_in_battle_steps",
        "dbs-masters/faq/etape-d-attaque-et-etape-de-defense/2: [Activate : Battle] in a battle",
        Moment(board({"leader": leader("la", BATTLE_SKILL)}), "A", Action("activate", "la.s1")),
        Moment(attacked({"leader": leader("la", BATTLE_SKILL)}), "A", Action("activate", "la.s1"), OFFENSE),
    ),
    Case(
        "only_in_main_phase",
        "dbs-masters/faq/etape-d-attaque-et-etape-de-defense/2: [Activate : Main] outside of battles",
        Moment(attacked({"leader": leader("la", MAIN_SKILL)}), "A", Action("activate", "la.s1"), OFFENSE),
        Moment(board({"leader": leader("la", MAIN_SKILL)}), "A", Action("activate", "la.s1")),
    ),
    Case(
        "not_activated_by_hand",
        "dbs-masters/cr-1.074/8-5-1: [Permanent] skills are not activated",
        Moment(
            board({"leader": leader("la", skill("la.s1", timing="permanent", do=[]))}),
            "A",
            Action("activate", "la.s1"),
        ),
        Moment(board({"leader": leader("la", MAIN_SKILL)}), "A", Action("activate", "la.s1")),
    ),
    Case(
        "blocker_only_at_declaration",
        "dbs-masters/faq/combo/8: [Blocker] waits from the declaration on, not later",
        Moment(attacked(b={"battle": [BLOCKER]}), "B", Action("activate", "b1.blocker"), OFFENSE),
        Moment(attacked(b={"battle": [BLOCKER]}), "B", Action("activate", "b1.blocker"), PAYING),
    ),
    Case(
        "not_waiting",
        "dbs-masters/cr-1.074/8-6-2: a skill waits once its event has happened",
        Moment(board({"battle": [fighter("a1", 20000, OWN_AUTO)]}), "A", Action("activate", "a1.s1")),
        Moment(
            attacked({"battle": [fighter("a1", 20000, OWN_AUTO)]}), "A", Action("activate", "a1.s1"), ORDER
        ),
    ),
    Case(
        "turn_player_first",
        "dbs-masters/faq/capacites/8: the turn player's skills come first",
        Moment(
            attacked({"battle": [fighter("a1", 20000, OWN_AUTO)]}, {"leader": leader("lb", THEIR_AUTO)}),
            "B",
            Action("activate", "lb.s1"),
            ORDER,
        ),
        Moment(
            attacked({"battle": [fighter("a1", 20000, OWN_AUTO)]}, {"leader": leader("lb", THEIR_AUTO)}),
            "B",
            Action("activate", "lb.s1"),
            ORDER,
            nth=2,
        ),
    ),
    Case(
        "another_skill_resolves",
        "dbs-masters/faq/capacites/9: nothing cuts into a skill that resolves",
        Moment(
            attacked(
                {
                    **TWO_OWN,
                    "leader": leader("la", {**auto("la.s1", {"attacks": "own"}, DRAW, optional=True)}),
                },
                None,
                {"player": "A", "activate": "la.s1"},
            ),
            "A",
            Action("activate", "a1.s1"),
            PAYING,
        ),
        Moment(attacked(TWO_OWN), "A", Action("activate", "a1.s1"), ORDER),
    ),
    Case(
        "not_your_card",
        "dbs-masters/cr-1.074/8-5-2-1: a player activates skills of own cards",
        Moment(
            board(b={"leader": leader("lb", skill("lb.s1", timing="activate_main", do=[DRAW]))}),
            "A",
            Action("activate", "lb.s1"),
        ),
        Moment(board({"leader": leader("la", MAIN_SKILL)}), "A", Action("activate", "la.s1")),
    ),
    Case(
        "not_valid_here",
        "dbs-masters/faq/capacites/1: skills are not usable from the Drop Area",
        Moment(
            board({"drop": [fighter("a2", 5000, skill("a2.s1", timing="activate_main", do=[DRAW]))]}),
            "A",
            Action("activate", "a2.s1"),
        ),
        Moment(
            board({"battle": [fighter("a2", 5000, skill("a2.s1", timing="activate_main", do=[DRAW]))]}),
            "A",
            Action("activate", "a2.s1"),
        ),
    ),
    Case(
        "not_valid_here",
        "dbs-masters/faq/capacites/1: unless the skill names the area",
        Moment(
            board({"drop": [fighter("a2", 5000, skill("a2.s1", timing="activate_main", do=[DRAW]))]}),
            "A",
            Action("activate", "a2.s1"),
        ),
        Moment(
            board(
                {
                    "drop": [
                        fighter(
                            "a2",
                            5000,
                            skill("a2.s1", **{"timing": "activate_main", "do": [DRAW], "in": ["drop"]}),
                        )
                    ]
                }
            ),
            "A",
            Action("activate", "a2.s1"),
        ),
    ),
    Case(
        "skills_negated",
        "dbs-masters/cr-1.074/8-3-2: a negated skill cannot be activated",
        Moment(
            board({"leader": {**leader("la", MAIN_SKILL), "lost": ["skills"]}}),
            "A",
            Action("activate", "la.s1"),
        ),
        Moment(
            board({"leader": {**leader("la", MAIN_SKILL), "lost": ["Blocker"]}}),
            "A",
            Action("activate", "la.s1"),
        ),
    ),
    Case(
        "once_per_turn",
        "dbs-masters/cr-1.074/10-11-5: resolved once, it cannot be activated any more this turn",
        Moment(
            board(
                {"leader": leader("la", {**skill("la.s1", timing="activate_main", do=[DRAW], once="turn")})},
                used=["la.s1"],
            ),
            "A",
            Action("activate", "la.s1"),
        ),
        Moment(board({"leader": leader("la", MAIN_SKILL)}, used=["la.s1"]), "A", Action("activate", "la.s1")),
    ),
    Case(
        "condition_not_met",
        "dbs-masters/cr-1.074/8-1-3: its conditions must be met",
        Moment(
            board(
                {
                    "life": 5,
                    "leader": leader(
                        "la", skill("la.s1", timing="activate_main", **{"if": {"life_at_most": 4}}, do=[DRAW])
                    ),
                }
            ),
            "A",
            Action("activate", "la.s1"),
        ),
        Moment(
            board(
                {
                    "life": 4,
                    "leader": leader(
                        "la", skill("la.s1", timing="activate_main", **{"if": {"life_at_most": 4}}, do=[DRAW])
                    ),
                }
            ),
            "A",
            Action("activate", "la.s1"),
        ),
    ),
    Case(
        "not_enough_energy",
        "dbs-masters/faq/contre/5: a counter costs its energy",
        Moment(
            attacked(b={"hand": [{**HALT, "energy": 2}], "energy": {"active": 1, "rested": 3}}),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
        Moment(
            attacked(b={"hand": [{**HALT, "energy": 2}], "energy": {"active": 2, "rested": 3}}),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
    ),
    Case(
        "not_enough_energy",
        "dbs-masters/cr-1.074/8-5-2-2-1: an Extra Card costs its energy beside the skill cost",
        Moment(
            board(
                {
                    "energy": 2,
                    "hand": [
                        {
                            "id": "x1",
                            "energy": 2,
                            "skills": [skill("x1.s1", timing="activate_main", cost={"energy": 1}, do=[DRAW])],
                        }
                    ],
                }
            ),
            "A",
            Action("activate", "x1.s1"),
        ),
        Moment(
            board(
                {
                    "energy": 3,
                    "hand": [
                        {
                            "id": "x1",
                            "energy": 2,
                            "skills": [skill("x1.s1", timing="activate_main", cost={"energy": 1}, do=[DRAW])],
                        }
                    ],
                }
            ),
            "A",
            Action("activate", "x1.s1"),
        ),
    ),
    Case(
        "not_active",
        "dbs-masters/faq/bloqueur/1: a rested card cannot rest as a cost",
        Moment(
            attacked(b={"battle": [{**BLOCKER, "mode": "rest"}]}),
            "B",
            Action("activate", "b1.blocker"),
            PAYING,
        ),
        Moment(attacked(b={"battle": [BLOCKER]}), "B", Action("activate", "b1.blocker"), PAYING),
    ),
    Case(
        "not_enough_deck",
        "dbs-masters/faq/explosion/3: a cost is not paid in part",
        Moment(
            board(
                {
                    "deck": 1,
                    "leader": leader("la", skill("la.s1", timing="activate_main", cost={"mill": 2}, do=[])),
                }
            ),
            "A",
            Action("activate", "la.s1"),
        ),
        Moment(
            board(
                {
                    "deck": 2,
                    "leader": leader("la", skill("la.s1", timing="activate_main", cost={"mill": 2}, do=[])),
                }
            ),
            "A",
            Action("activate", "la.s1"),
        ),
    ),
    Case(
        "card_moved_on",
        "dbs-masters/cr-1.074/8-6-7: what is not there cannot be used",
        Moment(board(), "A", attack("nobody")),
        Moment(board(), "A", attack("a1")),
    ),
    Case(
        "no_such_action",
        "dbs-masters/cr-1.074/6-3-1-2: only these actions exist",
        Moment(board(), "A", Action("sing", "a1")),
        Moment(board(), "A", attack("a1")),
    ),
)
