"""Choices, conditions, and text that nobody has read."""

from __future__ import annotations

from judge.engine import instructions as do
from judge.engine.outcomes import Outcome
from judge.engine.questions import NUMBER, YES, Question, options
from judge.engine.ruleset import At
from judge.engine.rulesets.program.core import (
    asks,
    does,
    go_on,
)
from judge.engine.rulesets.targets import first_group, flat_refs, known_of, source_of
from judge.engine.state import as_ref
from judge.engine.values import holds


@does(do.Choose)
def _choose(at: At, step: do.Choose, index: int) -> Outcome:
    """Take what is chosen now, or what was chosen on announcement: `announced` holds one group for each choice."""
    announced = at.frame.get("announced")
    if isinstance(announced, tuple):
        group, rest = first_group(announced)
        return go_on(at, index, keep={"chosen": group, "announced": rest})
    if at.answer is None:
        return go_on(at, index, keep={"chosen": ()}, note="nothing_to_choose")
    return go_on(at, index, keep={"chosen": flat_refs(at, at.answer)})


@does(do.May)
def _may(at: At, step: do.May, index: int) -> Outcome:
    return go_on(at, index if at.picked == YES else index + step.skip)


@does(do.NameNumber)
def _name_number(at: At, step: do.NameNumber, index: int) -> Outcome:
    return go_on(at, index, keep={"named": int(at.picked)})


@asks(do.NameNumber)
def _which_number(at: At, step: do.NameNumber) -> Question | None:
    """Ask for a whole number; without limits it is at least one (`dbs-masters/cr-1.074/1-3-5`)."""
    numbers = range(step.least, step.most + 1)
    return Question(NUMBER, at.frame.player, at.frame.skill, options(*(str(number) for number in numbers)))


@does(do.When)
def _when(at: At, step: do.When, index: int) -> Outcome:
    event = as_ref(at.frame.get("event"))
    known = known_of(at.frame.get("known"))
    met = holds(at.state, step.condition, source_of(at), at.frame.player, event, known)
    return go_on(at, index if met else index + step.skip, note="" if met else "condition_not_met")


@does(do.Unread)
def _unread(at: At, step: do.Unread, index: int) -> Outcome:
    return go_on(at, index, note="unread_effect")
