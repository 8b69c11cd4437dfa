"""Commit events: the one place where a state changes, one small function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.cards import Grant, Modifier
from judge.engine.events import GameEvent
from judge.engine.ids import BLANK, BLANK_RESTED, BOTTOM, Ref
from judge.engine.placing import fresh, laid, remembered, taken_out
from judge.engine.stacks import beneath, control, control_over, fall, flip, lifted_off, on_top
from judge.engine.state import (
    Delayed,
    GameState,
    StackItem,
    Waiting,
    as_ref,
    plain_ref,
    signature,
    with_card,
    with_variable,
    with_zone,
)
from judge.engine.tokens import create, remove


def _nothing(state: GameState, event: GameEvent) -> GameState:
    return state


def _move(state: GameState, event: GameEvent) -> GameState:
    card = state.live(event.card)
    if card is None:
        return state
    keeps = (card.zone, event.zone) in state.setup.keeps
    receiver = event.player or (card.controller if keeps else card.owner)
    state = lifted_off(remembered(state, card), event, card)
    card = state.card(card.slot)
    state = taken_out(state, card)
    moved = (
        replace(card, zone=event.zone, controller=receiver)
        if keeps
        else replace(fresh(card), controller=receiver, mode=event.until or "active", under=card.under)
    )
    return laid(state, moved, event.zone, receiver, at_bottom=event.name == BOTTOM)


def _move_blank(state: GameState, event: GameEvent) -> GameState:
    """Move an undescribed card from the zone `name` to `zone`; `amount` tells its mode."""
    content = list(state.zone(event.player, event.name))
    if event.amount not in content:
        return state
    content.remove(event.amount)
    state = with_zone(state, event.player, event.name, tuple(content))
    if state.unknown and f"{event.player}.{event.zone}" in state.unknown:
        return state
    content = list(state.zones[state.setup.place(event.player, event.zone)])
    content.insert(0, BLANK)
    if not state.setup.zone(event.zone).ordered:
        content.sort()
    return with_zone(state, event.player, event.zone, tuple(content))


def _mode(state: GameState, event: GameEvent) -> GameState:
    card = state.live(event.card)
    return state if card is None else with_card(state, replace(card, mode=event.name))


def _mode_blank(state: GameState, event: GameEvent) -> GameState:
    """Turn `amount` undescribed cards of a zone to the mode `name`."""
    content = list(state.zone(event.player, event.zone))
    old, new = (BLANK, BLANK_RESTED) if event.name == "rest" else (BLANK_RESTED, BLANK)
    for _ in range(event.amount):
        if old in content:
            content[content.index(old)] = new
    return with_zone(state, event.player, event.zone, tuple(sorted(content)))


def _give(state: GameState, event: GameEvent) -> GameState:
    """Put `amount` markers into a zone; they are no cards."""
    content = state.zones[state.setup.place(event.player, event.zone)]
    return with_zone(state, event.player, event.zone, (*content, *(BLANK,) * event.amount))


def _spend(state: GameState, event: GameEvent) -> GameState:
    """Take `amount` markers out of a zone; they are gone."""
    content = state.zone(event.player, event.zone)
    return with_zone(state, event.player, event.zone, content[event.amount :])


def _modify(state: GameState, event: GameEvent) -> GameState:
    card = state.live(event.card)
    if card is None:
        return state
    change = Modifier(event.name, event.amount, event.until, signature(state, event))
    return with_card(state, replace(card, modifiers=tuple(sorted((*card.modifiers, change)))))


def _grant(state: GameState, event: GameEvent) -> GameState:
    """Give (`amount` 1) or take (`amount` 0) the keyword `name`; the order stays, since the last one wins."""
    card = state.live(event.card)
    if card is None:
        return state
    grant = Grant(event.name, bool(event.amount), event.until, signature(state, event))
    return with_card(state, replace(card, grants=(*card.grants, grant)))


def _expire(state: GameState, event: GameEvent) -> GameState:
    """Let everything end that lasts until `until`, on all cards."""
    for known in state.cards:
        card = known
        modifiers = tuple(change for change in card.modifiers if change.until != event.until)
        grants = tuple(grant for grant in card.grants if grant.until != event.until)
        if len(modifiers) != len(card.modifiers) or len(grants) != len(card.grants):
            card = replace(card, modifiers=modifiers, grants=grants)
            state = with_card(state, card)
        if card.holds:
            state = control_over(state, card, event.until)
    return state


def _face(state: GameState, event: GameEvent) -> GameState:
    card = state.live(event.card)
    return state if card is None else with_card(state, replace(card, face=event.name))


def _set(state: GameState, event: GameEvent) -> GameState:
    return with_variable(state, event.name, event.value)


def _unset(state: GameState, event: GameEvent) -> GameState:
    state = with_variable(state, event.name, None)
    if state.last_known:
        held = [as_ref(value) for _, value in state.variables if isinstance(value, tuple)]
        state = replace(state, last_known=tuple(memory for memory in state.last_known if memory.ref in held))
    return state


def _wait(state: GameState, event: GameEvent) -> GameState:
    if event.card is None:
        return state
    waiting = _part(event, event.card)
    delayed = list(state.delayed)
    put_off = next((later for later in delayed if event.amount and later.waiting == waiting), None)
    if put_off is not None:
        delayed.remove(put_off)
    return replace(state, waiting=tuple(sorted((*state.waiting, waiting))), delayed=tuple(delayed))


def _delay(state: GameState, event: GameEvent) -> GameState:
    """Put a part of a skill off until the moment `until`; it starts at `amount` and knows the cards chosen before."""
    if event.card is None:
        return state
    later = Delayed(event.until, _part(event, event.card))
    return replace(state, delayed=tuple(sorted((*state.delayed, later))))


def _part(event: GameEvent, source: Ref) -> Waiting:
    chosen = _numbers(event)
    return Waiting(
        event.player, event.name, source, plain_ref(event.other), start=event.amount, chosen=chosen
    )


def _numbers(event: GameEvent) -> tuple[int, ...]:
    """Give the cards that travel with an event, as plain numbers."""
    if not isinstance(event.value, tuple):
        return ()
    return tuple(number for number in event.value if isinstance(number, int))


def _count_off(state: GameState, event: GameEvent) -> GameState:
    """Take one waiting skill out of the pool: one instance only (`dbs-masters/cr-1.074/8-6-4`)."""
    left = list(state.waiting)
    for waiting in left:
        is_same = (waiting.skill, waiting.source, waiting.start) == (event.name, event.card, event.amount)
        if is_same and _same_event(waiting, event):
            left.remove(waiting)
            break
    return replace(state, waiting=tuple(left))


def _same_event(waiting: Waiting, event: GameEvent) -> bool:
    return event.other is None or waiting.event == plain_ref(event.other)


def _push(state: GameState, event: GameEvent) -> GameState:
    if event.card is None:
        return state
    item = StackItem(
        event.player,
        event.name,
        event.card,
        answers=event.until,
        chosen=_numbers(event),
        event=plain_ref(event.other),
    )
    return replace(state, stack=(*state.stack, item))


def _pop(state: GameState, event: GameEvent) -> GameState:
    return replace(state, stack=state.stack[:-1])


def _negate(state: GameState, event: GameEvent) -> GameState:
    """Negate the object of the stack that the skill `name` stands for, the last one if there are several."""
    for index in reversed(range(len(state.stack))):
        if state.stack[index].skill == event.name and not state.stack[index].negated:
            item = replace(state.stack[index], negated=True)
            return replace(state, stack=(*state.stack[:index], item, *state.stack[index + 1 :]))
    return state


def _negated(state: GameState, event: GameEvent) -> GameState:
    """Remember that the play or the skill `name` is negated; whatever plays it or performs it looks here."""
    return with_variable(state, "play_negated", event.name)


def _used(state: GameState, event: GameEvent) -> GameState:
    return replace(state, used=tuple(sorted({*state.used, event.name})))


def resumed(state: GameState, event: GameEvent) -> GameState:
    """Take the group that had been put aside; the replacement `name` does not apply to that event again."""
    left = state.suspended[1:]
    return replace(state, suspended=left, replaced=(*state.replaced, (len(left), event.name)))


def _arrange(state: GameState, event: GameEvent) -> GameState:
    """Lay the cards of a zone in the order `value`, the top first."""
    slots = event.value if isinstance(event.value, tuple) else ()
    order = tuple(slot for slot in slots if isinstance(slot, int))
    is_same = sorted(order) == sorted(state.zone(event.player, event.zone))
    return with_zone(state, event.player, event.zone, order) if is_same else state


def _phase(state: GameState, event: GameEvent) -> GameState:
    return replace(state, phase=event.name)


def _turn(state: GameState, event: GameEvent) -> GameState:
    """Let a player's turn of this number begin; what was used up or heard in the last one counts no more."""
    return replace(
        state,
        turn_player=event.player,
        turn_number=event.amount,
        first_player=event.player if event.amount == 1 else state.first_player,
        used=(),
    )


def _win(state: GameState, event: GameEvent) -> GameState:
    return replace(state, winner=event.player, ended_by=event.source)


COMMIT: dict[str, Callable[[GameState, GameEvent], GameState]] = {
    e.MOVE: _move,
    e.MOVE_BLANK: _move_blank,
    e.CREATE: create,
    e.REMOVE: remove,
    e.ON_TOP: on_top,
    e.BENEATH: beneath,
    e.FALL: fall,
    e.CONTROL: control,
    e.FLIP: flip,
    e.MODE: _mode,
    e.MODE_BLANK: _mode_blank,
    e.GIVE: _give,
    e.SPEND: _spend,
    e.MODIFY: _modify,
    e.GRANT: _grant,
    e.EXPIRE: _expire,
    e.FACE: _face,
    e.KO: _nothing,
    e.SET: _set,
    e.UNSET: _unset,
    e.WAIT: _wait,
    e.COUNT_OFF: _count_off,
    e.PUSH: _push,
    e.POP: _pop,
    e.NEGATE: _negate,
    e.NEGATED: _negated,
    e.DELAY: _delay,
    e.USED: _used,
    e.ARRANGE: _arrange,
    e.PHASE: _phase,
    e.TURN: _turn,
    e.WIN: _win,
}
REACHES_LEFT = (e.WAIT, e.COUNT_OFF, e.DELAY, e.PUSH, e.POP, e.NEGATE, e.USED)
