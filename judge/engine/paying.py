"""Paying a cost: completely or not at all, part by part in printed order.

The rules are dbs-masters/cr-1.074/8-4-2-1 and 8-4-2-2.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from judge.engine.commit import COMMIT
from judge.engine.costparts import (
    MODES,
    Payer,
    answers_to,
    events_of,
    is_payable,
    options_for,
    part_has_colours,
)
from judge.engine.energy import ENERGY
from judge.engine.errors import BudgetError
from judge.engine.questions import Answer
from judge.engine.skills import CardsPart, ColoursPart, Cost, DeckPart, EnergyPart, Part, SumPart
from judge.engine.state import GameState
from judge.engine.values import fits

MOST_WAYS = 2_000
"""How many ways to pay one cost are looked at before it is given up."""


def can_pay(state: GameState, payer: Payer, parts: tuple[Part, ...]) -> bool:
    """Tell whether all these parts can be paid, one after the other."""
    if _are_independent(state, payer, parts):
        return all(is_payable(state, payer, part) for part in parts)
    return _can_pay_in_order(state, payer, parts)


def _can_pay_in_order(state: GameState, payer: Payer, parts: tuple[Part, ...]) -> bool:
    if not parts:
        return True
    return any(
        _can_pay_in_order(after_paying(state, payer, parts[0], answer), payer, parts[1:])
        for answer in _typical_answers(state, payer, parts)
    )


def _typical_answers(state: GameState, payer: Payer, parts: tuple[Part, ...]) -> Iterator[Answer]:
    """List ways to pay the first part; of cards that are alike for all further parts it does not matter which."""
    part = parts[0]
    if not isinstance(part, CardsPart) or part.among is None or not part.count:
        yield from answers_to(state, payer, part)
        return
    alike: dict[tuple[object, ...], list[str]] = {}
    for option in options_for(state, payer, part):
        card = state.find(option.key)
        sort = (
            (option.key,)
            if card is None
            else (card.zone, card.mode, *_fits_of(state, payer, parts, card.slot))
        )
        alike.setdefault(sort, []).extend([option.key] * min(option.copies, part.count))
    yield from _picks(list(alike.values()), part.count)


def _fits_of(state: GameState, payer: Payer, parts: tuple[Part, ...], slot: int) -> tuple[bool, ...]:
    """Tell which of the parts a card could pay, wherever it lies by then."""
    source = payer.source.slot if payer.source else 0
    return tuple(
        slot == source
        if part.among is None
        else fits(state, replace(part.among, zone="", mode=""), slot, payer.player, source)
        for part in parts
        if isinstance(part, CardsPart)
    )


def _picks(piles: list[list[str]], count: int) -> Iterator[Answer]:
    """List the ways to take so many from some piles, always the first of a pile."""
    if not piles:
        if not count:
            yield ()
        return
    for number in range(min(count, len(piles[0])), -1, -1):
        for rest in _picks(piles[1:], count - number):
            yield (*piles[0][:number], *rest)


def _are_independent(state: GameState, payer: Payer, parts: tuple[Part, ...]) -> bool:
    """Tell whether no part can take from another what it needs, or give it."""
    touched: set[str] = set()
    for part in parts:
        touches = _touched(state, payer, part)
        if touched & touches:
            return False
        touched |= touches
    return True


def _touched(state: GameState, payer: Payer, part: Part) -> set[str]:
    if isinstance(part, EnergyPart):
        return {ENERGY}
    if isinstance(part, DeckPart):
        return {"deck", payer.ruleset.shapes["discard"]}
    if isinstance(part, ColoursPart | SumPart):
        part = part.each
    goes_to = set() if part.to in MODES else {part.to}
    if part.among is None:
        card = state.live(payer.source)
        return goes_to | {card.zone if card is not None else ""}
    if part.among.zone:
        return goes_to | {part.among.zone}
    return goes_to | {zone.code for zone in state.setup.zones if zone.in_play}


def after_paying(state: GameState, payer: Payer, part: Part, answer: Answer) -> GameState:
    """Give the state once a part has been paid, as far as paying the others depends on it."""
    for _ in range(part.count if isinstance(part, DeckPart) else 1):
        for event in events_of(state, payer, part, answer):
            state = COMMIT[event.kind](state, event)
    return state


def possible_answers(state: GameState, payer: Payer, parts: tuple[Part, ...]) -> tuple[Answer, ...]:
    """List the ways to pay the first part that leave the rest payable; none where any choice will do."""
    part, rest = parts[0], parts[1:]
    is_open = isinstance(part, CardsPart) or not part_has_colours(part)
    if is_open and _are_independent(state, payer, parts):
        return ()
    answers = tuple(islice(answers_to(state, payer, part), MOST_WAYS + 1))
    if len(answers) > MOST_WAYS:
        raise BudgetError("budget_rule_steps", "There are too many ways to pay a cost.")
    return tuple(
        answer for answer in answers if can_pay(after_paying(state, payer, part, answer), payer, rest)
    )


def cost_total(cost: Cost) -> int:
    """Give how much energy a cost asks for altogether."""
    return sum(part.amount for part in cost.parts if isinstance(part, EnergyPart))
