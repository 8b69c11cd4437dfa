"""Commit what happens to stacks and to whom a card obeys: on top, beneath, lifted off, fallen apart, control, flipped.

A stack is one card: its top. What is beneath has no zone of its own, no skills and no part in a battle.
"""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.cards import GameCard, Hold
from judge.engine.events import FALL, MOVE, GameEvent
from judge.engine.ids import TOP_ONLY, Plain, Ref
from judge.engine.placing import discard_zone, fresh, laid, remembered, roles_passed, taken_out
from judge.engine.state import GameState, signature, with_card, with_zone

FALLS = "check:beneath_falls"
GAME = "game"


# On top and beneath.


def further(value: Plain) -> list[Ref]:
    """Read references out of plain numbers, two for each: the other cards that come beneath."""
    numbers = [number for number in value if isinstance(number, int)] if isinstance(value, tuple) else []
    return [Ref(numbers[i], numbers[i + 1]) for i in range(0, len(numbers) - 1, 2)]


def on_top(state: GameState, event: GameEvent) -> GameState:
    """Put `card` on `other`, and on the cards of `value`; `name` lists what passes on.

    That is `mode` (of `other`), `roles`, `grants`, and names of values whose changes pass on, added up. The stacks
    beneath keep their order, one below the other.
    """
    card, first = state.live(event.card), state.live(event.other)
    if card is None or first is None:
        return state
    more = [found for ref in further(event.value) if (found := state.live(ref)) is not None]
    beneath = [first, *(found for found in more if found.slot != card.slot)]
    passes = event.name.split()
    state = taken_out(state, card)
    for below in beneath:
        state = remembered(state, below)
    for below in beneath[1:]:
        state = taken_out(state, below)
    top = replace(
        fresh(card),
        zone=first.zone,
        controller=first.controller,
        mode=first.mode if "mode" in passes else "active",
        modifiers=tuple(
            sorted(change for below in beneath for change in below.modifiers if change.value in passes)
        ),
        grants=tuple(grant for below in beneath for grant in below.grants) if "grants" in passes else (),
        under=tuple(slot for below in beneath for slot in (below.slot, *below.under)),
    )
    state = _in_its_place(state, first, top)
    for below in beneath:
        state = with_card(state, fresh(below))
        if "roles" in passes:
            state = roles_passed(state, below, top)
    return state


def _in_its_place(state: GameState, old: GameCard, new: GameCard) -> GameState:
    """Let a card lie where another one lay."""
    place = state.setup.place(old.controller, old.zone)
    content = tuple(new.slot if slot == old.slot else slot for slot in state.zones[place])
    if not state.setup.zone(old.zone).ordered:
        content = tuple(sorted(content))
    return with_card(with_zone(state, old.controller, old.zone, content), new)


def beneath(state: GameState, event: GameEvent) -> GameState:
    """Put `card`, with what lies beneath it, under `other`: at the very bottom (`dbs-masters/cr-1.074/11-3-4`)."""
    card, top = state.live(event.card), state.live(event.other)
    if card is None or top is None or card.slot == top.slot:
        return state
    state = taken_out(remembered(state, card), card)
    state = with_card(state, fresh(card))
    return with_card(state, replace(top, under=(*top.under, card.slot, *card.under)))


# Leaving.


def with_fallen(state: GameState, group: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Add what happens at the same time: of a stack whose top goes where stacks do not go, the rest falls apart."""
    if not any(event.kind == MOVE and (card := state.live(event.card)) and card.under for event in group):
        return group
    events: list[GameEvent] = []
    for event in group:
        events.append(event)
        card = state.live(event.card) if event.kind == MOVE else None
        if card is None or not card.under or event.zone in state.setup.stacked or _is_top_only(event):
            continue
        events += [
            GameEvent(FALL, card=state.card(slot).ref, other=card.ref, zone=discard_zone(state), source=FALLS)
            for slot in card.under
        ]
    return tuple(events)


def _is_top_only(event: GameEvent) -> bool:
    return event.name == TOP_ONLY


def fall(state: GameState, event: GameEvent) -> GameState:
    """Lay a card that was beneath `other` into its owner's discard zone."""
    card = state.live(event.card)
    if card is None or card.zone:
        return state
    return laid(taken_out(state, card), fresh(card), event.zone, card.owner)


def lifted_off(state: GameState, event: GameEvent, top: GameCard) -> GameState:
    """Let only the top card leave a stack: the next one takes over mode, power changes and roles."""
    if not _is_top_only(event) or not top.under:
        return state
    following = state.card(top.under[0])
    new_top = replace(
        fresh(following),
        zone=top.zone,
        controller=top.controller,
        mode=top.mode,
        modifiers=tuple(change for change in top.modifiers if change.value == "power"),
        under=top.under[1:],
    )
    state = _in_its_place(remembered(state, top), top, new_top)
    state = with_card(state, replace(top, under=(), zone=""))
    return roles_passed(state, top, new_top)


# Control and sides.


def control(state: GameState, event: GameEvent) -> GameState:
    """Move a card, with what lies beneath it, to `player`, who becomes its master until the end of `until`.

    It stays the same object: mode, effects and roles stay with it (`dbs-masters/cr-1.074/11-5-1-1`).
    """
    card = state.live(event.card)
    if card is None or not card.zone:
        return state
    holds: tuple[Hold, ...] = ()
    if event.until != GAME:
        before = card.holds or (Hold(card.controller, GAME, ""),)
        holds = (*before, Hold(event.player, event.until, signature(state, event)))
    return laid(taken_out(state, card), replace(card, holds=holds), card.zone, event.player)


def control_over(state: GameState, card: GameCard, until: str) -> GameState:
    """Let control that lasted until now end: the card goes to whoever had it before."""
    holds = tuple(hold for hold in card.holds if hold.until != until)
    if len(holds) == len(card.holds):
        return state
    master = holds[-1].player
    held = replace(card, holds=holds if len(holds) > 1 else ())
    if master == card.controller:
        return with_card(state, held)
    return laid(taken_out(state, card), held, card.zone, master)


def flip(state: GameState, event: GameEvent) -> GameState:
    """Turn a card with two sides over; it is the same card. `name` lists what stays: `mode` and names of values."""
    card = state.live(event.card)
    if card is None or not (printed := state.printed(card.slot)).other_side:
        return state
    stays = event.name.split()
    return with_card(
        state,
        replace(
            card,
            printed=printed.other_side - 1,
            mode=card.mode if "mode" in stays else "active",
            modifiers=tuple(change for change in card.modifiers if change.value in stays),
            grants=card.grants if "grants" in stays else (),
        ),
    )
