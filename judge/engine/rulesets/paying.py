"""Paying a cost: part by part in printed order; it was made sure before that all of it can be paid."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from judge.engine.costparts import SELF_REST, Payer, events_of, options_for, uses_unknown_colours
from judge.engine.ids import Plain, Ref
from judge.engine.outcomes import Call, Outcome, call, happen
from judge.engine.paying import possible_answers
from judge.engine.questions import TARGET, Question
from judge.engine.ruleset import At, Procedure
from judge.engine.skills import CardsPart, ColoursPart, Cost, DeckPart, EnergyPart, Part, SumPart

pay = Procedure("pay")


def pay_call(cost: Cost, *, player: str, source: Ref | None, skill: str = "") -> Call:
    """Call for a cost to be paid; it is settled now and travels with the frame as text."""
    return call("pay", player=player, skill=skill, source=source, left=_written(cost))


def _written(cost: Cost) -> Plain:
    return msgspec.json.encode(cost).decode()


@lru_cache(maxsize=512)
def _read(text: str) -> Cost:
    return msgspec.json.decode(text, type=Cost)


def _left(at: At) -> tuple[Part, ...]:
    return _read(at.frame.text("left")).parts


def _payer(at: At) -> Payer:
    return Payer(at.ruleset, at.frame.player, at.frame.source)


@pay.rule("next_part")
def next_part(at: At) -> Outcome:
    """Take the next part of the cost; with none left it is paid."""
    parts = _left(at)
    if not parts:
        return happen(leave=True)
    if isinstance(parts[0], EnergyPart):
        return happen(goto="energy")
    if isinstance(parts[0], DeckPart):
        return happen(goto="mill")
    return happen(goto="rest_self" if parts[0] == SELF_REST else "cards")


def _part_paid(at: At, *, note: str = "") -> Outcome:
    parts = _left(at)
    events = events_of(at.state, _payer(at), parts[0], at.answer or ())
    return happen(*events, keep={"left": _written(Cost(parts[1:]))}, goto="next_part", note=note)


def _asked(at: At) -> Question | None:
    """Ask what shall pay the next part; equal cards are no choice."""
    parts, payer = _left(at), _payer(at)
    least = None
    if isinstance(parts[0], EnergyPart):
        amount = parts[0].amount
    elif isinstance(parts[0], ColoursPart):
        least, amount = 1, 1 if parts[0].alone else 2
    elif isinstance(parts[0], SumPart):
        least, amount = 1, len(options_for(at.state, payer, parts[0]))
    elif isinstance(parts[0], CardsPart) and parts[0].among is not None and parts[0].count:
        amount = parts[0].count
    else:
        return None
    choices = options_for(at.state, payer, parts[0])
    allowed = possible_answers(at.state, payer, parts)
    return Question(TARGET, payer.player, "pay", choices, least=least or amount, most=amount, allowed=allowed)


@pay.rule("energy")
def pay_energy(at: At) -> Outcome:
    """Rest as much energy as the cost demands, and of the colours it demands."""
    part = _left(at)[0]
    is_unknown = isinstance(part, EnergyPart) and uses_unknown_colours(
        at.state, _payer(at), part, at.answer or ()
    )
    return _part_paid(at, note="colours_unknown" if is_unknown else "")


@pay_energy.asks
def which_energy(at: At) -> Question | None:
    """Ask which energy to rest."""
    return _asked(at)


@pay.rule("rest_self")
def rest_self(at: At) -> Outcome:
    """Rest the card whose cost it is."""
    return _part_paid(at)


@pay.rule("cards")
def pay_cards(at: At) -> Outcome:
    """Turn or move the cards that the cost demands."""
    return _part_paid(at)


@pay_cards.asks
def which_cards(at: At) -> Question | None:
    """Ask which cards pay, if there is a choice."""
    return _asked(at)


@pay.rule("mill")
def mill(at: At) -> Outcome:
    """Put cards from the top of the deck away, one by one."""
    parts = _left(at)
    part = parts[0]
    if not isinstance(part, DeckPart) or part.count <= 1:
        return _part_paid(at)
    fewer = Cost((replace(part, count=part.count - 1), *parts[1:]))
    events = events_of(at.state, _payer(at), part, ())
    return happen(*events, keep={"left": _written(fewer)}, goto="mill")
