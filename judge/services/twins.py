"""Examine the near twins of a scenario: the same with the smallest change that turns a verdict around."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.errors import EngineError
from judge.engine.report import Report, examine_twins
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import Twin
from judge.engine.statements import Expected
from judge.services.replay_parts import Json, miss_node
from judge.services.scenarios import ReadScenario, refused


@dataclass(frozen=True, slots=True, kw_only=True)
class TwinResult:
    """A twin and what came out of it."""

    twin: Twin
    report: Report
    turns_around: bool

    def as_json(self) -> Json:
        """Write what was changed, and the verdicts then."""
        return {
            "changed": list(self.twin.changed),
            "claims": [
                {
                    "id": finding.verdict.claim.id,
                    "verdict": finding.verdict.verdict,
                    "because": list(finding.because),
                }
                for finding in self.report.findings
            ],
            "refused": self.report.refusal.action.place if self.report.refusal else None,
            "misses": [miss_node(miss) for miss in self.report.misses],
        }


def examine_twins_of(*, read: ReadScenario) -> tuple[TwinResult, ...]:
    """Examine every twin of a scenario."""
    try:
        reports = examine_twins(read.document, read.scenario, RULESETS, DEFAULT_PROFILES)
    except EngineError as error:
        raise refused(error, read.source) from error
    return tuple(
        TwinResult(
            twin=twin, report=report, turns_around=_turns_around(read.scenario.expected, twin.expected)
        )
        for twin, report in zip(read.twins, reports, strict=True)
    )


def _turns_around(expected: Expected, twin: Expected) -> bool:
    """Tell whether a twin expects another verdict, another refusal, or that what was refused can be played."""
    known = {item.claim: item.verdict for item in expected.claims}
    others = any(known.get(item.claim, item.verdict) != item.verdict for item in twin.claims)
    return others or expected.refused != twin.refused
