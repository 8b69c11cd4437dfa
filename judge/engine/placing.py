"""Where cards lie: taking one out of its zone, laying one down, and what is remembered of one that left."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.cards import GameCard, LastKnown
from judge.engine.state import GameState, as_ref, plain_ref, with_card, with_variable, with_zone
from judge.engine.values import keywords_of, value_of


def fresh(card: GameCard) -> GameCard:
    """Make the new object that a card becomes when it changes zones."""
    return GameCard(card.slot, card.printed, card.owner, card.owner, "", generation=card.generation + 1)


def discard_zone(state: GameState) -> str:
    """Name the zone where cards end."""
    return next(zone.code for zone in state.setup.zones if zone.code in ("drop", "discard"))


def taken_out(state: GameState, card: GameCard) -> GameState:
    """Take a card out of its zone; it keeps saying where it was until it is laid down."""
    if not card.zone:
        return _from_beneath(state, card)
    place = state.setup.place(card.controller, card.zone)
    rest = list(state.zones[place])
    if card.slot in rest:
        rest.remove(card.slot)
    return with_zone(state, card.controller, card.zone, tuple(rest))


def _from_beneath(state: GameState, card: GameCard) -> GameState:
    for top in state.cards:
        if card.slot in top.under:
            return with_card(
                state, replace(top, under=tuple(slot for slot in top.under if slot != card.slot))
            )
    return state


def laid(state: GameState, card: GameCard, zone: str, player: str, *, at_bottom: bool = False) -> GameState:
    """Lay a card into a player's zone, on top or at the bottom where the order means something."""
    state = with_card(state, replace(card, zone=zone, controller=player))
    content = state.zones[state.setup.place(player, zone)]
    if state.setup.zone(zone).ordered:
        content = (*content, card.slot) if at_bottom else (card.slot, *content)
    else:
        content = tuple(sorted((*content, card.slot)))
    return with_zone(state, player, zone, content)


def remembered(state: GameState, card: GameCard) -> GameState:
    """Keep what an object was, if a role still refers to it."""
    if not any(as_ref(value) == card.ref for _, value in state.variables if isinstance(value, tuple)):
        return state
    values = tuple((name, value_of(state, card.slot, name)) for name, _ in state.printed(card.slot).values)
    memory = LastKnown(card.ref, card.controller, card.zone, values, keywords_of(state, card.slot))
    return replace(state, last_known=(*state.last_known, memory))


def roles_passed(state: GameState, old: GameCard, new: GameCard) -> GameState:
    """Let an object take over the roles of another."""
    for name, value in state.variables:
        if as_ref(value) == old.ref:
            state = with_variable(state, name, plain_ref(new.ref))
    return state
