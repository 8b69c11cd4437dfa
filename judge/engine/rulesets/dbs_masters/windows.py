"""The two counter windows of every skill, as rules that the procedures of skills share."""

from __future__ import annotations

from judge.engine.outcomes import Outcome, happen
from judge.engine.ruleset import At
from judge.engine.rulesets.dbs_masters.skills import window


def after_activation(at: At) -> Outcome:
    """Open the counter window after activation."""
    return happen(then=window(at, "activated"))


def after_resolution(at: At) -> Outcome:
    """Open the counter window after resolution; nothing is left to do then."""
    return happen(then=window(at, "resolved"), leave=True)
