"""[Invoker]: one Red/Blue energy pays for a Red/Blue Extra Card of the hand; only the later rules know it."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.colourparts import described
from judge.engine.costparts import Payer
from judge.engine.energy import ENERGY
from judge.engine.errors import Needs
from judge.engine.instructions import Filter
from judge.engine.legality import known_cost_reasons
from judge.engine.paying import can_pay
from judge.engine.questions import MAY, NO, YES, Question, options
from judge.engine.ruleset import At
from judge.engine.rulesets.dbs_masters.costs import card_cost, put_away, whole_cost
from judge.engine.skills import ColoursPart, Cost, Skill
from judge.engine.state import GameState
from judge.engine.trace import Reason
from judge.engine.values import keywords_of

INVOKER = "Invoker"
COLOURS = ("blue", "red")
INVOKED = Cost(
    (ColoursPart(Filter(zone=ENERGY, of="own", mode="active"), "rest", colours=COLOURS, alone=True),)
)
"""What is paid instead of the energy of the card."""


def payment_reasons(at: At, player: str, skill: Skill, card: GameCard, found: list[Reason]) -> list[Reason]:
    """Say why neither what a skill costs can be paid nor what [Invoker] lets pay instead."""
    reasons = known_cost_reasons(at, player, whole_cost(at, skill, card), card, found)
    if not reasons:
        return []
    try:
        return [] if _can_invoke(at, player, skill, card) else reasons
    except Needs:
        if found:
            return reasons
        raise


def invoked_cost(at: At, player: str, skill: Skill, card: GameCard) -> Cost | None:
    """Give what using an Extra Card costs altogether by [Invoker], if it is for this card."""
    printed = at.named(card)
    if card.zone != "hand" or printed.kind != "extra" or _invoker(at, player) is None:
        return None
    if printed.colours is not None and set(printed.colours) != set(COLOURS):
        return None
    shown = next(described(at.state, (card.slot,), COLOURS))
    return put_away(at, INVOKED, skill) if shown.colours == set(COLOURS) else None


def whether_to_invoke(at: At, player: str, skill: Skill, card: GameCard) -> Question | None:
    """Ask how an Extra Card is paid for, where both ways are open."""
    invoker = _invoker(at, player)
    if invoker is None or not all(_open_ways(at, player, skill, card)):
        return None
    return Question(MAY, player, f"{at.named(invoker).id}.{INVOKER.lower()}", options(YES, NO))


def energy_cost(at: At, player: str, skill: Skill, card: GameCard) -> Cost:
    """Give what is paid for the Extra Card itself: the way that was chosen, or the only one that is open."""
    if at.picked:
        return INVOKED if at.picked == YES else card_cost(at.state, card)
    return INVOKED if _open_ways(at, player, skill, card) == (False, True) else card_cost(at.state, card)


def _open_ways(at: At, player: str, skill: Skill, card: GameCard) -> tuple[bool, bool]:
    """Tell whether the energy can be paid, and whether [Invoker] can be used instead."""
    payer = Payer(at.ruleset, player, card.ref)
    is_payable = can_pay(at.state, payer, whole_cost(at, skill, card).parts)
    return is_payable, _can_invoke(at, player, skill, card)


def _can_invoke(at: At, player: str, skill: Skill, card: GameCard) -> bool:
    cost = invoked_cost(at, player, skill, card)
    return cost is not None and can_pay(at.state, Payer(at.ruleset, player, card.ref), cost.parts)


def _invoker(at: At, player: str) -> GameCard | None:
    """Find a card of a player that has [Invoker] in play."""
    return _found(at.state, player) if INVOKER in at.ruleset.keywords else None


def _found(state: GameState, player: str) -> GameCard | None:
    return next(
        (
            card
            for card in state.cards
            if card.controller == player
            and card.face == "up"
            and card.zone
            and state.setup.zone(card.zone).in_play
            and INVOKER in keywords_of(state, card.slot)
        ),
        None,
    )
