"""Reasons why a cost cannot be paid."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import DRAW, Node, fighter, leader, skill
from tests.judge.engine.rulesets.reasons.moments import Case, Moment, board


def costing(*cost: Node, **a: object) -> Moment:
    """A thinks of a skill of its Leader with this cost."""
    paid = skill("la.s1", timing="activate_main", cost=list(cost), do=[DRAW])
    return Moment(board({**a, "leader": leader("la", paid)}), "A", Action("activate", "la.s1"))


def _energy(*colours: str) -> list[Node]:
    return [{"id": f"e{n}", "colours": known.split("/")} for n, known in enumerate(colours)]


def _costing_a_card(discarded: int, *more: object) -> Moment:
    """A thinks of an Extra Card of its hand that costs hand cards."""
    paid = skill("x1.s1", timing="activate_main", cost=[{"discard": discarded}], do=[DRAW])
    hand = [{"id": "x1", "energy": 0, "skills": [paid]}, *more]
    return Moment(board({"hand": hand}), "A", Action("activate", "x1.s1"))


def sparking(drop: int) -> Moment:
    """A thinks of a skill of its Leader with [Sparking 5]."""
    used = skill("la.s1", timing="activate_main", **{"if": {"sparking": 5}}, do=[DRAW])
    document = board({"drop": drop, "leader": leader("la", used)})
    return Moment(document, "A", Action("activate", "la.s1"))


CASES = (
    Case(
        "not_enough_in_drop",
        "dbs-masters/cr-1.074/10-29-1: [Sparking 5] needs five cards in the Drop Area",
        sparking(4),
        sparking(5),
    ),
    Case(
        "not_enough_of_a_colour",
        "dbs-masters/cr-1.074/8-4-2-4: a coloured orb is energy of that colour",
        costing({"orbs": {"red": 1}}, energy=[{"id": "e1", "colours": ["blue"]}]),
        costing({"orbs": {"red": 1}}, energy=[{"id": "e1", "colours": ["red"]}]),
    ),
    Case(
        "no_card_to_pay_with",
        "dbs-masters/cr-1.074/8-4-2-2: a cost is paid completely or not at all",
        costing({"discard": 2}, hand=1),
        costing({"discard": 2}, hand=2),
    ),
    Case(
        "one_card_one_colour",
        "dbs-masters/decisions/g-38: an energy card of two colours pays for one of them",
        costing({"orbs": {"red": 1, "blue": 1}}, energy=_energy("red/blue", "green")),
        costing({"orbs": {"red": 1, "blue": 1}}, energy=_energy("red/blue", "red")),
    ),
    Case(
        "card_pays_for_itself",
        "dbs-masters/decisions/g-39: a card of the hand that is used does not pay for itself",
        _costing_a_card(1),
        _costing_a_card(1, 1),
    ),
    Case(
        "not_all_of_it",
        "dbs-masters/cr-1.074/8-4-2-2: each part finds a card, but it is the same one",
        costing({"discard": {"name": "p1"}}, {"discard": 1}, hand=[fighter("p1")]),
        costing({"discard": {"name": "p1"}}, {"discard": 1}, hand=[fighter("p1"), 1]),
    ),
)
