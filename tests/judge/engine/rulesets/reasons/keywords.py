"""Reasons of keywords that ask for two colours: [Aegis], [Arrival], [Alliance]."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import ATTACK, Node, duel, fighter, skill
from tests.judge.engine.rulesets.reasons.moments import DEFENSE, OFFENSE, PAYING, Case, Moment

PASS: Node = {"player": "A", "pass": True, "at": "battle.offense_act"}
BOTH = ["blue", "yellow"]
SHIELD = fighter("s1", 10000, skill("s1.s1", timing="aegis", colours=BOTH))
COMER = fighter("r1", 20000, skill("r1.s1", timing="arrival", colours=BOTH), energy=4)
TWO_COLOURED = fighter("h1", 5000, colours=BOTH)
BLUE = fighter("h1", 5000, colours=["blue"])
AEGIS, ARRIVAL = Action("activate", "s1.s1"), Action("activate", "r1.s1")
ALLIANCE = Action("activate", "a1.alliance")


def defended(*hand: Node) -> Node:
    """B is attacked and has come to the Defense Step."""
    return duel(None, {"battle": [SHIELD], "hand": list(hand)}, actions=[ATTACK, PASS])


def combined(*colours: str) -> Node:
    """A has combined with a card of these colours."""
    card = fighter("k1", 5000, combo_cost=0, combo_power=5000, colours=list(colours))
    return duel({"hand": [card, COMER]}, actions=[ATTACK, {"player": "A", "combo": "k1"}])


def allied(*colours: str) -> Node:
    """A attacks with [Alliance] beside another Battle Card of these colours."""
    leader = fighter("a1", 20000, skill("a1.alliance", timing="alliance", colours=BOTH, do=[{"draw": 1}]))
    other = fighter("a2", 5000, colours=list(colours))
    return duel({"battle": [{**leader, "colours": ["red"]}, other]}, actions=[ATTACK])


def laid(*keywords: str) -> Node:
    """A thinks of laying an Extra Card."""
    return duel({"hand": [{"id": "f1", "kind": "extra", "keywords": list(keywords), "energy": 0}]})


def burning(drop: int) -> Node:
    """A thinks of a skill with [Burst 2] and [Sparking 5]."""
    used = skill(
        "la.s1", timing="activate_main", cost={"burst": 2}, **{"if": {"sparking": 5}}, do=[{"draw": 1}]
    )
    return duel({"leader": {"id": "la", "power": 10000, "skills": [used]}, "drop": drop})


FIELD, BURN = Action("activate", "f1.field"), Action("activate", "la.s1")
CASES = (
    Case(
        "aegis_in_defense_step",
        "dbs-masters/cr-1.077/10-33: not in the own Offense Step",
        Moment(
            duel({"battle": [fighter("a1", 20000), SHIELD], "hand": [TWO_COLOURED]}, actions=[ATTACK]),
            "A",
            AEGIS,
            OFFENSE,
        ),
        Moment(defended(TWO_COLOURED), "B", AEGIS, DEFENSE),
    ),
    Case(
        "colours_not_in_hand",
        "dbs-masters/cr-1.077/10-33: cards of both colours",
        Moment(defended(BLUE), "B", AEGIS, DEFENSE),
        Moment(defended(BLUE, fighter("h2", 5000, colours=["yellow"])), "B", AEGIS, DEFENSE),
    ),
    Case(
        "colours_not_in_combo",
        "dbs-masters/cr-1.077/10-32: the combo cards show both colours",
        Moment(combined("blue"), "A", ARRIVAL, OFFENSE, 2),
        Moment(combined("blue", "yellow"), "A", ARRIVAL, OFFENSE, 2),
    ),
    Case(
        "colours_not_in_battle",
        "dbs-masters/cr-1.077/10-35: active Battle Cards of both colours",
        Moment(allied("blue"), "A", ALLIANCE, PAYING),
        Moment(allied("blue", "yellow"), "A", ALLIANCE, PAYING),
    ),
    Case(
        "keyword_not_there",
        "dbs-masters/cr-1.074/8-5-2-1: a skill that the card has",
        Moment(laid(), "A", FIELD),
        Moment(laid("Field"), "A", FIELD),
    ),
    Case(
        "not_in_drop_yet",
        "dbs-masters/decisions/g-49: the two cards of [Burst 2] come after the declaration",
        Moment(burning(3), "A", BURN),
        Moment(burning(5), "A", BURN),
    ),
)
