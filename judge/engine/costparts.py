"""The parts of a cost: what can be chosen to pay each of them, and what paying it makes happen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from judge.engine import events as e
from judge.engine.colourparts import Shown, covering, described, undescribed
from judge.engine.energy import ENERGY, MARKER, active_energy, energy_answers, energy_kinds, pays_colours
from judge.engine.events import GameEvent
from judge.engine.ids import BLANK, BLANK_RESTED, BOTTOM, Ref
from judge.engine.instructions import Filter
from judge.engine.prohibition import forbidden_by
from judge.engine.questions import Answer, Option
from judge.engine.ruleset import Ruleset
from judge.engine.skills import CardsPart, ColoursPart, DeckPart, EnergyPart, Part, SumPart
from judge.engine.state import GameState
from judge.engine.values import candidates, value_of

MODES = ("active", "rest")
COST = "cost"
SELF_REST = CardsPart()


class Payer(Struct, frozen=True, gc=False):
    """Who pays, and the card whose cost it is."""

    ruleset: Ruleset
    player: str
    source: Ref | None


def options_for(state: GameState, payer: Payer, part: Part) -> tuple[Option, ...]:
    """List what could be chosen to pay a part."""
    if isinstance(part, EnergyPart):
        return tuple(
            Option(kind.key, kind.count, tuple(state.printed(slot).id for slot in kind.slots))
            for kind in energy_kinds(state, payer.player)
        )
    if isinstance(part, SumPart):
        return tuple(Option(state.printed(slot).id) for slot in _addable(state, payer, part))
    if isinstance(part, ColoursPart):
        part = part.each
    if not isinstance(part, CardsPart) or part.among is None:
        return ()
    known = tuple(Option(state.printed(slot).id) for slot in _fitting(state, payer, part))
    blanks = _fitting_blanks(state, payer, part)
    return (*known, Option(part.among.zone, blanks)) if blanks else known


def _fitting(state: GameState, payer: Payer, part: CardsPart) -> list[int]:
    """List the described cards that could be turned or moved to pay."""
    if part.among is None:
        card = state.live(payer.source)
        found = [card.slot] if card is not None and card.zone else []
    else:
        found = candidates(state, part.among, payer.player, payer.source.slot if payer.source else 0)
        found = [slot for slot in found if not _is_revealed(state, payer, slot)]
    if part.to in MODES:
        found = [slot for slot in found if state.card(slot).mode != part.to]
    else:
        found = [slot for slot in found if not state.setup.zone(state.card(slot).zone).keeps]
    return [
        slot
        for slot in found
        if not forbidden_by(payer.ruleset, state, _event(payer, part, state.card(slot).ref))
    ]


def _is_revealed(state: GameState, payer: Payer, slot: int) -> bool:
    """Tell whether a card of the hand is being played or used: it pays only for a cost that names itself.

    dbs-masters/decisions/g-39.
    """
    card = state.card(slot)
    if state.setup.zone(card.zone).seen_by != "owner":
        return False
    return (
        payer.source == card.ref
        or any(item.source == card.ref for item in state.stack)
        or any(frame.source == card.ref for frame in state.frames)
    )


def _fitting_blanks(state: GameState, payer: Payer, part: CardsPart) -> int:
    """Count the undescribed cards that could pay: those of which nothing is asked but where they lie."""
    among = part.among
    if among is None or not among.zone or among != Filter(zone=among.zone, of="own", mode=among.mode):
        return 0
    content = state.zone(payer.player, among.zone)
    if part.to in MODES or among.mode:
        mode = among.mode or ("active" if part.to == "rest" else "rest")
        return content.count(BLANK if mode == "active" else BLANK_RESTED) if mode != part.to else 0
    return content.count(BLANK)


def answers_to(state: GameState, payer: Payer, part: Part) -> Iterator[Answer]:
    """List every way to pay a part; a way is what is chosen for it."""
    if isinstance(part, EnergyPart):
        yield from energy_answers(energy_kinds(state, payer.player), part)
    elif isinstance(part, DeckPart):
        if len(state.zone(payer.player, "deck")) >= part.count:
            yield ()
    elif isinstance(part, ColoursPart):
        found = covering(_shown(state, payer, part), part.colours)
        yield from (answer for answer in found if len(answer) == 1 or not part.alone)
    elif isinstance(part, SumPart):
        yield from _adding_up(state, payer, part)
    elif part.among is None or not part.count:
        if part.among is not None or _fitting(state, payer, part):
            yield ()
    else:
        options = options_for(state, payer, part)
        keys = [option.key for option in options for _ in range(min(option.copies, part.count))]
        yield from dict.fromkeys(combinations(keys, part.count))


def _addable(state: GameState, payer: Payer, part: SumPart) -> list[int]:
    """List the cards of no other colours than a part allows."""
    allowed = set(part.colours)
    return [
        slot
        for slot in _fitting(state, payer, part.each)
        if (colours := state.printed(slot).colours) and set(colours) <= allowed
    ]


def _adding_up(state: GameState, payer: Payer, part: SumPart) -> Iterator[Answer]:
    """List the sets of cards whose costs add up to the printed cost of the card itself."""
    if payer.source is None:
        return
    total = state.printed(payer.source.slot).printed("energy") or 0
    cards = [
        (state.printed(slot).id, max(0, value_of(state, slot, "energy")))
        for slot in _addable(state, payer, part)
    ]
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            if sum(cost for _, cost in chosen) == total:
                yield tuple(name for name, _ in chosen)


def _shown(state: GameState, payer: Payer, part: ColoursPart) -> Iterator[Shown]:
    """List the cards that could pay such a part, the undescribed ones last."""
    yield from described(state, _fitting(state, payer, part.each), part.colours)
    if _fitting_blanks(state, payer, part.each):
        yield from undescribed(state, payer.player, part.among.zone, part.colours)


def is_payable(state: GameState, payer: Payer, part: Part) -> bool:
    """Tell whether a part can be paid by itself."""
    if isinstance(part, CardsPart) and part.among is not None and part.count:
        return sum(option.copies for option in options_for(state, payer, part)) >= part.count
    if isinstance(part, EnergyPart) and not part.colours:
        return active_energy(state, payer.player) >= part.amount
    return next(answers_to(state, payer, part), None) is not None


def needs_one_card_twice(state: GameState, payer: Payer, part: EnergyPart) -> bool:
    """Tell whether each colour is there in the number asked for, only not on cards of its own: decisions/g-38."""
    kinds = energy_kinds(state, payer.player)
    return all(
        sum(kind.count for kind in kinds if kind.colours is None or colour in kind.colours) >= number
        for colour, number in part.colours
    )


def needs_the_card_itself(state: GameState, payer: Payer, part: CardsPart) -> bool:
    """Tell whether only the card that is being used is missing to pay for it: decisions/g-39."""
    if part.among is None or not part.count or payer.source is None:
        return False
    fitting = candidates(state, part.among, payer.player, payer.source.slot)
    revealed = [slot for slot in fitting if _is_revealed(state, payer, slot)]
    there = sum(option.copies for option in options_for(state, payer, part))
    return bool(revealed) and there + len(revealed) >= part.count


def part_has_colours(part: Part) -> bool:
    """Tell whether certain colours are asked for."""
    return isinstance(part, EnergyPart | ColoursPart | SumPart) and bool(part.colours)


def uses_unknown_colours(state: GameState, payer: Payer, part: EnergyPart, answer: Answer) -> bool:
    """Tell whether a colour was paid with energy of which nobody wrote the colour."""
    if not part.colours:
        return False
    colours = {kind.key: kind.colours for kind in energy_kinds(state, payer.player)}
    return not pays_colours(part.colours, [colours[key] or () for key in answer])


def events_of(state: GameState, payer: Payer, part: Part, answer: Answer) -> tuple[GameEvent, ...]:
    """Say what paying a part makes happen."""
    if isinstance(part, EnergyPart):
        return _energy_events(state, payer, answer)
    if isinstance(part, DeckPart):
        return _deck_event(state, payer)
    if isinstance(part, ColoursPart | SumPart):
        part = part.each
    if part.among is None or not part.count:
        return tuple(_event(payer, part, state.card(slot).ref) for slot in _fitting(state, payer, part)) + (
            _blank_events(payer, part, _fitting_blanks(state, payer, part))
        )
    named = [card for card in (state.find(key) for key in answer) if card is not None]
    described = tuple(_event(payer, part, card.ref) for card in named)
    return described + _blank_events(payer, part, answer.count(part.among.zone))


def _energy_events(state: GameState, payer: Payer, answer: Answer) -> tuple[GameEvent, ...]:
    events: list[GameEvent] = []
    for kind in energy_kinds(state, payer.player):
        number = answer.count(kind.key)
        if kind.key == MARKER:
            spent = GameEvent(e.SPEND, player=payer.player, zone=MARKER, amount=number, source=COST)
            events += [spent] if number else []
            continue
        events += [
            GameEvent(e.MODE, card=state.card(slot).ref, name="rest", source=COST)
            for slot in kind.slots[:number]
        ]
        blanks = number - len(kind.slots)
        if blanks > 0:
            events.append(
                GameEvent(
                    e.MODE_BLANK, player=payer.player, zone=ENERGY, name="rest", amount=blanks, source=COST
                )
            )
    return tuple(events)


def _deck_event(state: GameState, payer: Payer) -> tuple[GameEvent, ...]:
    """Put the top card of the deck away; cards leave a deck one by one."""
    deck = state.zone(payer.player, "deck")
    if not deck:
        return ()
    zone = payer.ruleset.shapes["discard"]
    if deck[0] > 0:
        return (GameEvent(e.MOVE, card=state.card(deck[0]).ref, zone=zone, source=COST),)
    return (
        GameEvent(e.MOVE_BLANK, player=payer.player, name="deck", zone=zone, amount=deck[0], source=COST),
    )


def _event(payer: Payer, part: CardsPart, ref: Ref) -> GameEvent:
    if part.to in MODES:
        return GameEvent(e.MODE, card=ref, by=payer.player, name=part.to, source=COST)
    place = BOTTOM if part.at_bottom else ""
    return GameEvent(e.MOVE, card=ref, by=payer.player, zone=part.to, name=place, source=COST)


def _blank_events(payer: Payer, part: CardsPart, count: int) -> tuple[GameEvent, ...]:
    if not count or part.among is None:
        return ()
    zone, player = part.among.zone, payer.player
    if part.to in MODES:
        return (GameEvent(e.MODE_BLANK, player=player, zone=zone, name=part.to, amount=count, source=COST),)
    return (GameEvent(e.MOVE_BLANK, player=player, name=zone, zone=part.to, source=COST),) * count
