"""How a card that was played enters, when a [Counter : Play] has something to say about it."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.ruleset import At, set_variable

MODE, LOSES = "entering_mode", "entering_loses"


def mode_on_entry(at: At) -> str:
    """Name the mode in which a counter lets the card enter; empty for the usual one."""
    mode = at.state.get(MODE)
    return mode if isinstance(mode, str) else ""


def changes_on_entry(at: At, top: Ref) -> tuple[GameEvent, ...]:
    """Take the skills of the card as it enters, if a counter said so, and forget what was said."""
    until = at.state.get(LOSES)
    lost = (GameEvent(e.GRANT, card=top, until=until),) if isinstance(until, str) else ()
    forgotten = tuple(set_variable(name, None) for name in (MODE, LOSES) if at.state.get(name))
    return (*lost, *forgotten)
