"""Cards and skills that are used: Extra Cards that are activated, and the uses that a [Limit] counts."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.gamewords import Heard
from judge.engine.ids import Ref
from judge.engine.state import GameState

USED_WORD = "card_used"
"""The trigger word for a card that is played, or an Extra Card of the hand that is activated."""
USED = (Heard("played"), Heard("extra_activated"))


def extra_activated(card: Ref, player: str) -> GameEvent:
    """Let it be heard that an Extra Card of the hand was activated; what counters it has still to come."""
    return GameEvent("extra_activated", card=card, player=player)


LIMIT = "limit"
"""The key of a reading for [Limit X], and how its uses are marked."""


def limit_of_each(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Say that we decided that each player has a [Limit] of the own, where both have used a skill: decisions/g-51."""
    found: list[GameEvent] = []
    for event in events:
        kind, _, rest = event.name.partition(":")
        player, _, shared = rest.partition("#")[0].partition(":")
        if event.kind != e.USED or kind != LIMIT or player not in state.setup.players:
            continue
        theirs = f"{LIMIT}:{state.other(player)}:{shared}#"
        if any(mark.startswith(theirs) for mark in state.used):
            found.append(GameEvent("presumed", source="check:limit_of_each"))
    return tuple(found)
