"""Examine a scenario: play it out, explore it, judge its claims. What the command and the page show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from judge.engine.advance import Budget
from judge.engine.assumptions import common_assumptions
from judge.engine.expectations import Miss, misses_of
from judge.engine.explore import Exploration, explore
from judge.engine.findings import Finding, finding_of
from judge.engine.lines import Lines, refused_lines
from judge.engine.refusals import Refusal
from judge.engine.replay import Replay, play_out
from judge.engine.ruleset import Ruleset
from judge.engine.scenario import OPENABLE, Scenario, read_scenario, read_twins
from judge.engine.verdicts import judge


@dataclass(frozen=True, slots=True)
class Report:
    """Everything there is to say about a scenario, as it was explored."""

    scenario: Scenario
    replay: Replay
    findings: tuple[Finding, ...]
    refusal: Refusal | None
    misses: tuple[Miss, ...]
    states: int
    ran_out: bool


def examine(
    scenario: Scenario, *, everything: bool = False, should_stop: Callable[[], bool] | None = None
) -> Report:
    """Play a scenario out, judge its claims given the record, and hold both against what was expected.

    `everything` judges over whatever anybody could still do instead of over the record alone.
    """
    replay = play_out(scenario, budget=Budget(scenario.limit.rule_steps, should_stop))
    if everything:
        # Lines found this way are played again with everything open, or their answers go astray.
        scenario = replace(scenario, opened=OPENABLE)
    exploration = explore(scenario, everything=everything, should_stop=should_stop)
    lines = Lines(scenario, should_stop)
    refusal = _refusal(lines, replay, exploration)
    findings: tuple[Finding, ...] = ()
    if refusal is None:
        common = common_assumptions(scenario, exploration)
        verdicts = judge(scenario, exploration, should_stop=should_stop)
        findings = tuple(finding_of(lines, verdict, common) for verdict in verdicts)
    misses = misses_of(scenario.expected, findings, refusal)
    ran_out = not exploration.complete or any(finding.verdict.ran_out for finding in findings)
    return Report(scenario, replay, findings, refusal, misses, exploration.states, ran_out)


def examine_twins(
    document: Mapping[str, object],
    scenario: Scenario,
    rulesets: Mapping[str, Ruleset],
    defaults: Mapping[str, str],
) -> tuple[Report, ...]:
    """Examine the near twins of a document: each must give what it expects."""
    reports = []
    for twin in read_twins(document, scenario):
        changed = read_scenario(twin.document, rulesets, defaults)
        reports.append(examine(replace(changed, expected=twin.expected)))
    return tuple(reports)


def _refusal(lines: Lines, replay: Replay, exploration: Exploration) -> Refusal | None:
    """Give the refusal of the record: only when no line can play it all, with the station that came nearest."""
    if replay.refusal is not None:
        return replay.refusal
    if (
        not exploration.graphs
        or any(graph.ends() for graph in exploration.graphs)
        or not exploration.complete
    ):
        return None
    found: Refusal | None = None
    for line in refused_lines(exploration):
        refusal = lines.played(line).refusal
        if refusal and (found is None or _nearer(refusal, found)):
            found = refusal
    return found


def _nearer(one: Refusal, other: Refusal) -> bool:
    return (-one.action.place, len(one.reasons)) < (-other.action.place, len(other.reasons))
