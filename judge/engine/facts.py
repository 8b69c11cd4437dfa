"""Events as facts: what every line keeps of what happened."""

from __future__ import annotations

from judge.engine.events import GameEvent
from judge.engine.state import GameState
from judge.engine.trace import Fact


def fact_of(state: GameState, event: GameEvent) -> Fact:
    """Write an event as a fact: kind, card, second card, player, zone, name, amount."""
    card, other, player = event.card, event.other, event.player
    return (
        "event",
        event.kind,
        "" if card is None else state.printed(card.slot).id,
        "" if other is None else state.printed(other.slot).id,
        player if player or card is None else state.cards[card.slot - 1].controller,
        event.zone,
        event.name,
        event.amount,
        event.source,
    )


def player_of(state: GameState, event: GameEvent) -> str:
    """Name the player of an event: who is named with it, else the one who had the card before it."""
    return event.player or (state.card(event.card.slot).controller if event.card else "")
