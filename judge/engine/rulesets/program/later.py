"""Parts of a skill that are done later: "at the end of the battle …"."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome
from judge.engine.ruleset import At
from judge.engine.rulesets.program.core import does, go_on
from judge.engine.rulesets.targets import refs_in, source_of
from judge.engine.skills import Skill
from judge.engine.state import GameState, as_ref

END_OF_BATTLE = "end_of_battle"
END_OF_TURN = "end_of_turn"


@does(do.Delay)
def _delay(at: At, step: do.Delay, index: int) -> Outcome:
    """Put the guarded instructions off; they know what was chosen so far."""
    later = GameEvent(
        e.DELAY,
        card=source_of(at),
        other=as_ref(at.frame.get("event")),
        player=at.frame.player,
        name=at.frame.skill,
        amount=index + 1,
        until=step.at,
        value=tuple(number for ref in refs_in(at, "chosen") for number in (ref.slot, ref.generation)),
        source=at.frame.skill,
    )
    return go_on(at, index + step.skip, later)


def due(state: GameState, moment: str) -> tuple[GameEvent, ...]:
    """Let everything that was put off until this moment wait to resolve."""
    return tuple(
        GameEvent(
            e.WAIT,
            card=later.waiting.source,
            other=as_ref(later.waiting.event),
            player=later.waiting.player,
            name=later.waiting.skill,
            amount=later.waiting.start,
            value=later.waiting.chosen,
        )
        for later in state.delayed
        if later.at == moment
    )


def end_of_part(skill: Skill, start: int) -> int:
    """Give the place at which a part that was put off ends."""
    step = skill.program[start - 1]
    return start + step.skip if isinstance(step, do.Delay) else len(skill.program)
