"""Values, keywords and modes of cards."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.outcomes import Outcome
from judge.engine.ruleset import At
from judge.engine.rulesets.program.core import (
    caused,
    does,
    go_on,
)
from judge.engine.rulesets.targets import aimed


@does(do.Modify)
def _modify(at: At, step: do.Modify, index: int) -> Outcome:
    return go_on(
        at,
        index,
        *(
            caused(at, e.MODIFY, ref, name=step.value, amount=step.amount, until=step.until)
            for ref in aimed(at, step.target)
        ),
    )


@does(do.Gain)
def _gain(at: At, step: do.Gain, index: int) -> Outcome:
    return go_on(
        at,
        index,
        *(
            caused(at, e.GRANT, ref, name=step.keyword, amount=1, until=step.until)
            for ref in aimed(at, step.target)
        ),
    )


@does(do.Lose)
def _lose(at: At, step: do.Lose, index: int) -> Outcome:
    return go_on(
        at,
        index,
        *(caused(at, e.GRANT, ref, name=step.keyword, until=step.until) for ref in aimed(at, step.target)),
    )


@does(do.SwitchMode)
def _switch(at: At, step: do.SwitchMode, index: int) -> Outcome:
    """Turn cards; turning a card to the mode it is in is no event (`dbs-masters/cr-4.00/0-2-4-1`)."""
    turned = [
        ref for ref in aimed(at, step.target) if (card := at.state.live(ref)) and card.mode != step.mode
    ]
    return go_on(at, index, *(caused(at, e.MODE, ref, name=step.mode) for ref in turned))
