"""Extra Cards that are activated: [Heroic] and [Villainous] hear it beside cards that are played."""

from __future__ import annotations

from judge.engine.events import GameEvent
from judge.engine.gamewords import Heard
from judge.engine.ids import Ref

USED_WORD = "card_used"
"""The trigger word for a card that is played, or an Extra Card of the hand that is activated."""
USED = (Heard("played"), Heard("extra_activated"))


def extra_activated(card: Ref, player: str) -> GameEvent:
    """Let it be heard that an Extra Card of the hand was activated; what counters it has still to come."""
    return GameEvent("extra_activated", card=card, player=player)
