"""[Revenge], judged at the end of a battle."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.ruleset import At
from judge.engine.values import keywords_of


def revenge(at: At) -> tuple[GameEvent, ...]:
    """Let [Revenge] wait if the guard card of a battle that was not negated has or had it: decisions/g-8, g-27.

    The attacker still is a Battle Card in play; who won does not matter (dbs-masters/cr-1.074/10-9-1).
    """
    attacker, guard = at.role("attacker"), at.state.role("guard")
    if guard is None or attacker is None or at.state.get("attack_negated"):
        return ()
    if attacker.zone != "battle" or at.state.printed(guard.slot).kind == "leader":
        return ()
    memory = at.state.left(guard)
    keywords = memory.keywords if memory else keywords_of(at.state, guard.slot)
    if "Revenge" not in keywords:
        return ()
    skill = f"{at.state.printed(guard.slot).id}.revenge"
    master = memory.controller if memory else at.state.card(guard.slot).controller
    source = Ref(guard.slot, at.state.card(guard.slot).generation)
    return (GameEvent(e.WAIT, card=source, other=attacker.ref, player=master, name=skill),)
