"""What a check of a deck list found, as a page shows it: the answer, then each fault with its lines and rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulings.construction.types import Finding, Report
from rulings.models import Strength
from rulings.selectors import PassageSummary, passages_by_codes

SHOWN_LINES = 8
SHOWN_LETTERS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class LineView:
    """A line of the list that a finding is about."""

    number: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleView:
    """A rule that a finding rests on; without an address where the pack does not name it."""

    code: str
    short: str
    statement: str
    strength: str
    strength_label: str
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FindingView:
    """One thing to say about a list."""

    message: str
    lines: tuple[LineView, ...]
    more_lines: int
    rules: tuple[RuleView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportView:
    """The answer to "is my deck legal": yes, no, or not to be told from what is known."""

    answer: str
    cards: int
    faults: tuple[FindingView, ...]
    unsure: tuple[FindingView, ...]
    warnings: tuple[FindingView, ...]


def report_view(report: Report, *, text: str) -> ReportView:
    """Show a report beside the list it is about."""
    findings = (*report.faults, *report.unsure, *report.warnings)
    passages = passages_by_codes(codes={code for one in findings for code in one.citations})
    rows = text.splitlines()
    answers = {True: "legal", False: "illegal", None: "unknown"}
    return ReportView(
        answer=answers[report.legal],
        cards=report.cards,
        faults=_views(report.faults, rows, passages),
        unsure=_views(report.unsure, rows, passages),
        warnings=_views(report.warnings, rows, passages),
    )


def _views(
    findings: Iterable[Finding], rows: list[str], passages: Mapping[str, PassageSummary]
) -> tuple[FindingView, ...]:
    return tuple(
        FindingView(
            message=one.message,
            lines=tuple(_line(number, rows) for number in one.lines[:SHOWN_LINES]),
            more_lines=max(0, len(one.lines) - SHOWN_LINES),
            rules=tuple(_rule(code, passages.get(code)) for code in one.citations),
        )
        for one in findings
    )


def _line(number: int, rows: list[str]) -> LineView:
    text = rows[number - 1].strip() if 0 < number <= len(rows) else ""
    return LineView(number=number, text=text[:SHOWN_LETTERS])


def _rule(code: str, passage: PassageSummary | None) -> RuleView:
    return RuleView(
        code=code,
        short=code.partition("/")[2],
        statement=passage.statement if passage else "",
        strength=passage.strength if passage else "",
        strength_label=str(Strength(passage.strength).label) if passage else "",
        address=(passage.ruling_url or passage.url) if passage else "",
    )
