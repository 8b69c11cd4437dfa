"""Moments at which somebody thinks of an action, and small boards for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from judge.engine.advance import moment
from judge.engine.legality import reasons_against
from judge.engine.replay import play_out
from judge.engine.ruleset import Action
from tests.judge.engine.duel import ATTACK, DRAW, Node, auto, counter, duel, fighter, leader, read, skill

MAIN = "main_phase.act"
OFFENSE = "battle.offense_act"
DEFENSE = "battle.defense_act"
WINDOW = "counter_window.answer"
ORDER = "checkpoint.next_skill"
PAYING = "resolve_auto.pay_or_decline"

HELPER: Node = {"id": "k1", "power": 5000, "combo_cost": 0, "combo_power": 5000}
HALT = counter("h1", {"negate": "attack"})
PACIFIST = fighter("a1", 20000, skill("a1.s1", timing="permanent", forbids="attack"))


@dataclass(frozen=True)
class Moment:
    """A player who thinks of an action at a station of a board: the first station of that name, or the `nth`."""

    document: Node
    player: str
    action: Action
    station: str = MAIN
    nth: int = 1

    def reasons(self) -> set[str]:
        """List the codes of all reasons against it there."""
        scenario = read(self.document)
        stops = [
            stop
            for _, stop in play_out(scenario).stations
            if stop.question is not None and stop.question.rule == self.station
        ]
        at = moment(scenario.ruleset, stops[self.nth - 1].state)
        return {reason.code for reason in reasons_against(at, self.player, self.action)}


@dataclass(frozen=True)
class Case:
    """A reason with the rule it states, a moment at which it applies, and the smallest change that lifts it."""

    code: str
    rule: str
    applies: Moment
    lifted: Moment


def board(
    a: Mapping[str, object] | None = None, b: Mapping[str, object] | None = None, **top: object
) -> Node:
    return duel(a, b, **top)


def attacked(
    a: Mapping[str, object] | None = None,
    b: Mapping[str, object] | None = None,
    *more: Node,
    **top: object,
) -> Node:
    """A's a1 attacks B's Leader."""
    return duel(a, b, actions=[ATTACK, *more], **top)


def attack(card: str = "a1", target: str = "lb") -> Action:
    return Action("attack", card, target)


MAIN_SKILL = skill("la.s1", timing="activate_main", do=[DRAW])
BATTLE_SKILL = skill("la.s1", timing="activate_battle", do=[DRAW])
EVOLVE = {"id": "e1", "power": 20000, "skills": [skill("e1.s1", timing="evolve", onto={"name": "a1"})]}
BLOCKER = fighter("b1", 5000, keywords=["Blocker"])
OWN_AUTO = auto("a1.s1", {"attacks": "self"}, DRAW)
THEIR_AUTO = auto("lb.s1", {"attacked": "self"}, DRAW)
TWO_OWN = {
    "leader": leader("la", auto("la.s1", {"attacks": "own"}, DRAW)),
    "battle": [fighter("a1", 20000, OWN_AUTO)],
}
