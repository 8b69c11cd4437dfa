"""Findings: a verdict with what decides it, the rules and the reasons of the line that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge.engine.advance import moment
from judge.engine.assumptions import (
    Assumption,
    decided_assumptions,
    hidden_assumptions,
    older_assumptions,
    weak_assumptions,
)
from judge.engine.claims import END, actions_played, area_of, asked_after, content, is_moment, is_skill
from judge.engine.deciding import deciding_steps
from judge.engine.errors import Needs
from judge.engine.legality import reasons_against
from judge.engine.lines import Lines
from judge.engine.questions import MAY, ORDER
from judge.engine.refusals import is_choice, is_untimely
from judge.engine.replay import LOOP, Replay
from judge.engine.ruleset import Action, At
from judge.engine.scenario import Scenario
from judge.engine.statements import Claim
from judge.engine.trace import Citation, Reason, Step
from judge.engine.verdicts import NEVER, Verdict


@dataclass(frozen=True, slots=True)
class Finding:
    """A verdict with what decides it: names of rules and reasons, and the reasons in full."""

    verdict: Verdict
    because: tuple[str, ...]
    reasons: tuple[Reason, ...]
    citations: tuple[Citation, ...]
    assumptions: tuple[Assumption, ...]


def finding_of(lines: Lines, verdict: Verdict, common: tuple[Assumption, ...]) -> Finding:
    """Play the line again that shows a verdict, and say what decides it there."""
    scenario, claim = lines.scenario, verdict.claim
    line = verdict.counter_example if verdict.verdict == NEVER else verdict.example or verdict.counter_example
    because: list[str] = []
    reasons: tuple[Reason, ...] = ()
    citations: list[Citation] = []
    steps: Sequence[Step] = ()
    if line is not None:
        replay = lines.played(line)
        reasons = _reasons_in(scenario, verdict, replay)
        steps = deciding_steps(scenario, verdict, replay)
        for step in steps:
            because += _names_of(step)
            citations += step.citations
        if claim.kind == "ends" and replay.ending == LOOP:
            because.append(LOOP)
            citations += scenario.ruleset.cite(LOOP)
    elif verdict.is_void:
        because.append("neither_comes_up")
    because = [reason.code for reason in reasons] + because
    ruleset = scenario.ruleset
    decided = decided_assumptions(scenario, claim.action.subject) if claim.action else ()
    own = (*decided, *weak_assumptions(ruleset, reasons), *older_assumptions(ruleset, reasons, steps))
    taken = tuple(dict.fromkeys((*common, *own, *hidden_assumptions(verdict))))
    return Finding(verdict, tuple(dict.fromkeys(because)), reasons, tuple(dict.fromkeys(citations)), taken)


def _reasons_in(scenario: Scenario, verdict: Verdict, replay: Replay) -> tuple[Reason, ...]:
    """Give the reasons that decide a claim about what is allowed, comes first, or may be looked at."""
    if verdict.claim.kind == "allowed" and verdict.verdict == NEVER:
        return _why_not_allowed(scenario, verdict, replay)
    if verdict.claim.kind == "order":
        return _why_that_order(scenario, verdict, replay)
    return _who_sees_it(scenario, verdict.claim, replay) if verdict.claim.kind == "looks" else ()


def _names_of(step: Step) -> list[str]:
    """Name what a step stands for: its rule, what it found, and the checks that acted in it."""
    names = [step.rule.partition(".")[2]]
    names += [
        event.source.removeprefix("check:") for event in step.events if event.source.startswith("check:")
    ]
    return [*names, step.note] if step.note else names


def _why_not_allowed(scenario: Scenario, verdict: Verdict, replay: Replay) -> tuple[Reason, ...]:
    """Give the reasons at the station that came nearest to allowing an action."""
    claim = verdict.claim
    best: tuple[Reason, ...] = ()
    nearest = (True, 99, True)
    for cursor, stop in replay.stations:
        if (
            claim.action is None
            or stop.question is None
            or actions_played(scenario, cursor) < asked_after(scenario, claim)
        ):
            continue
        at = moment(scenario.ruleset, stop.state)
        if claim.at and claim.at != END and not is_moment(at, claim.at):
            continue
        reasons = _known_reasons(at, claim.action.player, claim.action.action)
        reached = (is_choice(stop.question), len(reasons), is_untimely(scenario.ruleset, reasons))
        if reasons and reached < nearest:
            best, nearest = reasons, reached
    return best


def _why_that_order(scenario: Scenario, verdict: Verdict, replay: Replay) -> tuple[Reason, ...]:
    """Say why the second skill could not resolve first, at the moment when the first was taken."""
    first, second = content(verdict.claim, "first"), content(verdict.claim, "second")
    came, waited = (first, second) if verdict.verdict != NEVER else (second, first)
    card = scenario.state.find(waited.partition(".")[0])
    if card is None or "." not in waited:
        return ()
    for index, (_, stop) in enumerate(replay.stations):
        question = stop.question
        if question is None or question.kind not in (ORDER, MAY) or index + 1 >= len(replay.stations):
            continue
        if any(is_skill(came, option.key) for option in question.options) or is_skill(came, question.subject):
            at = moment(scenario.ruleset, stop.state)
            return _known_reasons(at, card.controller, Action("activate", waited))
    return ()


def _who_sees_it(scenario: Scenario, claim: Claim, replay: Replay) -> tuple[Reason, ...]:
    """Give the rule about who may look at the area of a claim, as it was at the end of the line."""
    code = f"looks:{area_of(replay.state, claim)[1]}"
    return (Reason(code, scenario.ruleset.cite(code)),)


def _known_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give the reasons against an action, none where a reason would have to know what nobody told."""
    try:
        return reasons_against(at, player, action)
    except Needs:
        return ()
