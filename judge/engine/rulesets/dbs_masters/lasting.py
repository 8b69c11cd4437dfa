"""What lasts for a while, and when it ends."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ruleset import At
from judge.engine.values import lasts


def ends(at: At, until: str) -> tuple[GameEvent, ...]:
    """Let everything end that lasts until then; no event where nothing does."""
    return (GameEvent(e.EXPIRE, until=until),) if lasts(at.state, until) else ()
