"""The declaration of an attack: its counter window, its checkpoint, and whether the attack still stands."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, call, happen, set_role
from judge.engine.ruleset import At, Procedure
from judge.engine.state import as_ref

BATTLE = "battle"

declaring = Procedure(BATTLE)


@declaring.rule("declaration")
def declaration(at: At) -> Outcome:
    """Rest the attacker and name the target; everything that hears the attack begins to wait."""
    attacker, guard = as_ref(at.frame.get("attacker")), as_ref(at.frame.get("guard"))
    return happen(
        GameEvent(e.MODE, card=attacker, name="rest"),
        set_role("attacker", attacker),
        set_role("guard", guard),
        set_role("target", guard),
        GameEvent("attack", card=attacker, other=guard, player=at.turn_player),
    )


@declaring.rule("counter_window")
def attack_window(at: At) -> Outcome:
    """Open the counter window of the attack, before any [Auto] skill resolves."""
    return happen(
        then=call(
            "counter_window",
            cause="attack",
            subject="attack",
            responder=at.state.other(at.turn_player),
            base=len(at.state.stack),
        )
    )


@declaring.rule("attack_checkpoint")
def attack_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint of the declaration: attack skills, then [Blocker]."""
    return happen(then=call("checkpoint"))


@declaring.rule("still_valid")
def still_valid(at: At) -> Outcome:
    """Go straight to the end of the battle if the attack is negated or one of its cards is gone."""
    why = why_over(at)
    return happen(goto=at.ruleset.shapes["battle_end"], note=why) if why else happen()


def why_over(at: At) -> str:
    """Say why a battle does not go on; empty while it does."""
    if at.state.get("attack_negated"):
        return "attack_negated"
    for name in ("attacker", "guard"):
        card = at.role(name)
        if card is None or card.zone not in ("leader", "battle"):
            return f"{name}_gone"
    return ""
