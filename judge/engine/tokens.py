"""Commit what happens to tokens: one comes into being, one is no more."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.cards import GameCard
from judge.engine.events import FALL, MOVE, REMOVE, GameEvent
from judge.engine.placing import fresh, laid, remembered, taken_out
from judge.engine.state import GameState, with_card
from judge.engine.values import keywords_of


def as_tokens_leave(state: GameState, group: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Let a token that would go where none can be cease to exist instead (`dbs-masters/cr-1.074/10-18-7`)."""
    return tuple(
        replace(event, kind=REMOVE, zone="", player="") if _is_last_move(state, event) else event
        for event in group
    )


def as_some_leave_for_good(
    state: GameState, group: tuple[GameEvent, ...], keywords: tuple[str, ...]
) -> tuple[GameEvent, ...]:
    """Let a card with one of these keywords that would leave the area where cards are played leave the game.

    dbs-masters/cr-4.00/22-14-3.
    """
    return tuple(
        replace(event, kind=REMOVE, zone="", player="") if _is_for_good(state, event, keywords) else event
        for event in group
    )


def _is_for_good(state: GameState, event: GameEvent, keywords: tuple[str, ...]) -> bool:
    card = state.live(event.card) if event.kind == MOVE else None
    if card is None or not card.zone or event.zone == card.zone:
        return False
    return state.setup.zone(card.zone).in_play and not set(keywords).isdisjoint(keywords_of(state, card.slot))


def _is_last_move(state: GameState, event: GameEvent) -> bool:
    card = state.live(event.card) if event.kind in (MOVE, FALL) else None
    is_token = card is not None and card.slot in state.setup.tokens
    return is_token and card is not None and (card.zone, event.zone) not in state.setup.keeps


def create(state: GameState, event: GameEvent) -> GameState:
    """Let a token exist, in the zone and the mode (`until`) named, as a thing of `player`."""
    card = state.live(event.card)
    if card is None or card.zone:
        return state
    made = replace(card, owner=event.player, mode=event.until or "active")
    return laid(state, made, event.zone, event.player)


def remove(state: GameState, event: GameEvent) -> GameState:
    """Take a card out of the game: it lies in no zone any more. A token that does not exist is nobody's."""
    card = state.live(event.card)
    if card is None:
        return state
    state = taken_out(remembered(state, card), card)
    if card.slot not in state.setup.tokens:
        return with_card(state, fresh(card))
    nobody = state.setup.players[0]
    unmade = GameCard(card.slot, card.printed, nobody, nobody, "", generation=card.generation + 1)
    return with_card(state, unmade)
