"""Reasons against skills, their costs, and what is no action at all."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import DRAW, auto, fighter, leader, skill
from tests.judge.engine.rulesets.reasons.moments import (
    BATTLE_SKILL,
    BLOCKER,
    HALT,
    MAIN_SKILL,
    OFFENSE,
    ORDER,
    OWN_AUTO,
    PAYING,
    THEIR_AUTO,
    TWO_OWN,
    WINDOW,
    Case,
    Moment,
    attack,
    attacked,
    board,
)

CASES = (
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
