"""[Successor]: a card of the hand is played for Battle Cards whose costs add up to its own."""

from __future__ import annotations

from judge.engine import instructions as do
from judge.engine.gamewords import NamedSkill
from judge.engine.outcomes import Outcome, happen
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.costs import pay_call
from judge.engine.rulesets.dbs_masters.skills import (
    SUCCESSOR,
    entered,
    fallen,
    is_stopped,
    stopped,
    use_of,
)
from judge.engine.rulesets.dbs_masters.windows import after_activation, after_resolution
from judge.engine.rulesets.targets import skill_of, source_of
from judge.engine.skills import SumPart

NAMED = NamedSkill(
    pays=SumPart(do.Filter(zone="battle", of="own", kind="battle"), "drop", colours=("green", "yellow"))
)

successor = Procedure(SUCCESSOR)


@successor.rule("pay")
def pay(at: At) -> Outcome:
    """Put Battle Cards into the Drop Area whose costs add up, and pay what else the skill asks for."""
    return happen(*use_of(at), then=pay_call(at, skill_of(at).cost), note="declared")


successor.rule("activated")(after_activation)


@successor.rule("play_successor")
def play_successor(at: At) -> Outcome:
    """Play the card; no energy is paid for it."""
    if is_stopped(at):
        return stopped(at, goto="failed")
    events = entered(at, source_of(at))
    return happen(*events, note="resolve") if events else happen(goto="failed", note="failed")


successor.rule("resolved")(after_resolution)


@successor.rule("failed")
def failed(at: At) -> Outcome:
    """Put the card whose play failed into the Drop Area."""
    return fallen(at)
