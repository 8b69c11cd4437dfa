"""How a card that was played enters, when a [Counter : Play] has something to say about it."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.ruleset import At, set_variable
from judge.engine.rulesets.targets import source_of
from judge.engine.values import keywords_of

MODE, LOSES = "entering_mode", "entering_loses"
DEFLECT = "Deflect"


def mode_on_entry(at: At) -> str:
    """Name the mode in which a counter lets the card enter; empty for the usual one."""
    mode = at.state.get(MODE)
    return mode if isinstance(mode, str) and not _deflects(at) else ""


def _deflects(at: At) -> bool:
    """Tell whether no [Counter : Play] affects the card that enters (dbs-masters/cr-1.074/10-22-2)."""
    return DEFLECT in keywords_of(at.state, source_of(at).slot)


def changes_on_entry(at: At, top: Ref) -> tuple[GameEvent, ...]:
    """Take the skills of the card as it enters, if a counter said so, and forget what was said."""
    until = at.state.get(LOSES)
    loses = isinstance(until, str) and not _deflects(at)
    lost = (GameEvent(e.GRANT, card=top, until=str(until)),) if loses else ()
    forgotten = tuple(set_variable(name, None) for name in (MODE, LOSES) if at.state.get(name))
    return (*lost, *forgotten)
