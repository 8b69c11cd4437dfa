"""What lasts for a while, and when it ends."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ruleset import At


def ends(at: At, until: str) -> tuple[GameEvent, ...]:
    """Let everything end that lasts until then; no event where nothing does."""
    lasts = any(
        until in [change.until for change in card.modifiers] + [grant.until for grant in card.grants]
        for card in at.state.cards
    )
    return (GameEvent(e.EXPIRE, until=until),) if lasts else ()
