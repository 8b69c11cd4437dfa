"""Expectations: what a document says will come out, held against what did."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.findings import Finding
from judge.engine.refusals import Refusal
from judge.engine.statements import Expected


@dataclass(frozen=True, slots=True)
class Miss:
    """An expectation that does not hold: of which claim, what was expected and what came out."""

    about: str
    expected: str
    found: str


def misses_of(expected: Expected, findings: tuple[Finding, ...], refusal: Refusal | None) -> tuple[Miss, ...]:
    """List the expectations of a document that do not hold."""
    found: list[Miss] = []
    if expected.refused:
        found += _refusal_misses(expected, refusal)
    elif refusal is not None:
        codes = ", ".join(reason.code for reason in refusal.reasons)
        found.append(
            Miss("refused", "every action is played", f"action {refusal.action.place} refused: {codes}")
        )
        return tuple(found)
    by_claim = {finding.verdict.claim.id: finding for finding in findings}
    for item in expected.claims:
        finding = by_claim.get(item.claim)
        if finding is None:
            found.append(Miss(item.claim, item.verdict, "no verdict"))
        elif finding.verdict.verdict != item.verdict:
            found.append(Miss(item.claim, item.verdict, finding.verdict.verdict))
        elif item.because and item.because not in finding.because:
            found.append(Miss(item.claim, f"because {item.because}", f"because {', '.join(finding.because)}"))
    return tuple(found)


def _refusal_misses(expected: Expected, refusal: Refusal | None) -> list[Miss]:
    if refusal is None:
        return [Miss("refused", f"action {expected.refused} refused", "every action was played")]
    codes = [reason.code for reason in refusal.reasons]
    if refusal.action.place != expected.refused:
        return [
            Miss(
                "refused", f"action {expected.refused}", f"action {refusal.action.place}: {', '.join(codes)}"
            )
        ]
    if expected.refused_because and expected.refused_because not in codes:
        return [Miss("refused", f"because {expected.refused_because}", f"because {', '.join(codes)}")]
    return []
