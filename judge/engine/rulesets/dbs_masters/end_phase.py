"""The End Phase: what waits for the end of the turn, and what lasts until then.

The manual of 2019 lets effects end before it asks whether the phase is repeated; the one of 2025 asks first.
"""

from __future__ import annotations

from judge.engine.events import GameEvent
from judge.engine.hearing import unheard
from judge.engine.outcomes import Outcome, call, happen
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.lasting import ends
from judge.engine.rulesets.dbs_masters.over_realm import leaving
from judge.engine.rulesets.dbs_masters.presumed import presumed
from judge.engine.rulesets.program.later import END_OF_TURN, due

end_phase = Procedure("end_phase")


@end_phase.rule("end_of_turn")
def end_of_turn(at: At) -> Outcome:
    """Let "at the end of the turn" wait, of each skill once in this turn."""
    return happen(_end_of_turn(at), *due(at.state, END_OF_TURN))


def _end_of_turn(at: At) -> GameEvent:
    return GameEvent("turn_ends", player=at.turn_player)


@end_phase.rule("checkpoint")
def checkpoint(at: At) -> Outcome:
    """Hold the checkpoint of the end of the turn."""
    return happen(then=call("checkpoint"))


@end_phase.rule("over_realm")
def over_realm(at: At) -> Outcome:
    """Send to the Warp what was played with [Over Realm] this turn and still is in the Battle Area.

    That belongs to the checkpoint: what it makes wait is resolved there.
    """
    events = leaving(at.state)
    if not events:
        return happen()
    return happen(*events, *presumed(at, "over_realm_timing"), goto="checkpoint")


@end_phase.rule("effects_end")
def effects_end(at: At) -> Outcome:
    """Let what lasts for the turn end."""
    return happen(*ends(at, "turn"))


@end_phase.rule("repeat")
def repeat(at: At) -> Outcome:
    """Begin the End Phase again if a skill for the end of the turn has not been heard yet; else the turn is over."""
    if unheard(at.ruleset, at.state, _end_of_turn(at)) or due(at.state, END_OF_TURN):
        return happen(goto="end_of_turn", note="repeated")
    return happen()
