"""What a check of a deck list found, as a page shows it: the answer, then each fault with its lines and rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import msgspec
from django.utils.translation import gettext as _

from rulings.construction.names import name_key
from rulings.construction.types import Finding, Report
from rulings.models import Game, Strength
from rulings.selectors import PassageSummary, passages_by_codes
from tournaments.presentation.decks.picker import AMBIGUOUS, Candidate, candidates_of
from tournaments.presentation.decks.words import Labels, section_name, section_place

SHOWN_LINES = 8
SHOWN_UNSURE = 3
SHOWN_LETTERS = 60
SHOWN_CHOICES = 12
MOST_SHOWN = 40
MOST_ASKED = 6
LEADING_SECTIONS = ("leader", "team")
LEADING_KINDS = ("leader", "character")
UNKNOWN = "unknown_card"
UNKNOWN_NAME = "unknown_name"
FEW_UNKNOWN = 3
SHOWN_UNKNOWN = 80


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
    """One thing to say about a list; `choices` are the cards that a name of several cards may mean."""

    message: str
    lines: tuple[LineView, ...]
    more_lines: int
    rules: tuple[RuleView, ...]
    place: int
    choices: tuple[Candidate, ...]
    more_choices: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionCount:
    """How many cards a section of a list holds."""

    code: str
    name: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportView:
    """The answer to "is my deck legal": yes, no, or not to be told from what is known.

    `questions` are for the player to answer by a tap: which of several cards a name means. Of many findings the
    first are shown and the others counted: a text that is no deck list has a fault in every line.
    """

    answer: str
    cards: int
    fault_count: int
    questions: tuple[FindingView, ...]
    faults: tuple[FindingView, ...]
    unsure: tuple[FindingView, ...]
    warnings: tuple[FindingView, ...]
    more_questions: int
    more_faults: int
    more_warnings: int
    sections: tuple[SectionCount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What findings are shown with: rows of the list, rules cited, cards of ambiguous names, sections of lines."""

    rows: tuple[str, ...]
    passages: Mapping[str, PassageSummary]
    candidates: Mapping[str, list[Candidate]]
    sections: Mapping[int, str]


def report_view(report: Report, *, text: str, game: Game | None = None) -> ReportView:
    """Show a report beside the list it is about; with a game, names of several cards come with those cards."""
    told = _together(report.warnings)
    asked = [one for one in told if game and one.code == AMBIGUOUS]
    warned = [one for one in told if not game or one.code != AMBIGUOUS]
    groups = (asked[:MOST_ASKED], report.faults[:MOST_SHOWN], warned[:MOST_SHOWN])
    findings = [one for group in (*groups, report.unsure) for one in group]
    known = Known(
        rows=tuple(text.split("\n")),
        passages=passages_by_codes(codes={code for one in findings for code in one.citations}),
        candidates=candidates_of(game, findings) if game else {},
        sections={row.line: code for code, rows in report.sections.items() for row in rows},
    )
    answers = {True: "legal", False: "illegal", None: "unknown"}
    questions, faults, warnings = (_views(group, known) for group in groups)
    return ReportView(
        answer=answers[report.legal],
        cards=report.cards,
        fault_count=len(report.faults),
        questions=questions,
        faults=faults,
        unsure=_views(report.unsure, known, is_unsure=True),
        warnings=warnings,
        more_questions=len(asked) - len(questions),
        more_faults=len(report.faults) - len(faults),
        more_warnings=len(warned) - len(warnings),
        sections=section_counts(report),
    )


def _together(findings: Sequence[Finding]) -> list[Finding]:
    """Say of many unknown cards in one sentence what would be said of each, in the place of the first."""
    messages = {
        UNKNOWN: _("%(count)d cards are not in the catalogue; check their numbers."),
        UNKNOWN_NAME: _("%(count)d names are not in the catalogue; check how they are written."),
    }
    gathered: dict[str, Finding] = {}
    for code, message in messages.items():
        unknown = [one for one in findings if one.code == code]
        if len(unknown) > FEW_UNKNOWN:
            lines = tuple(line for one in unknown for line in one.lines)
            told = message % {"count": len(unknown)}
            gathered[code] = msgspec.structs.replace(unknown[0], message=told, lines=lines)
    kept: list[Finding] = []
    for one in findings:
        if one.code not in gathered:
            kept.append(one)
        elif gathered[one.code] not in kept:
            kept.append(gathered[one.code])
    return kept


def section_counts(report: Report) -> tuple[SectionCount, ...]:
    """Count the cards of each section of a list."""
    labels = Labels(words=report.labels)
    counted = [
        SectionCount(code=code, name=section_name(code, labels), count=sum(row.count for row in rows))
        for code, rows in report.sections.items()
    ]
    return tuple(sorted(counted, key=lambda one: section_place(one.code)))


def _views(findings: Iterable[Finding], known: Known, *, is_unsure: bool = False) -> tuple[FindingView, ...]:
    views = []
    for one in findings:
        choices, most = _choices(one, known), _most_lines(one, is_unsure=is_unsure)
        views.append(
            FindingView(
                message=one.message,
                lines=tuple(_line(number, known.rows) for number in one.lines[:most]),
                more_lines=max(0, len(one.lines) - most),
                rules=tuple(_rule(code, known.passages.get(code)) for code in one.citations),
                place=one.lines[0] if one.lines else 0,
                choices=choices[:SHOWN_CHOICES],
                more_choices=max(0, len(choices) - SHOWN_CHOICES),
            )
        )
    return tuple(views)


def _most_lines(finding: Finding, *, is_unsure: bool) -> int:
    """Return how many lines to show.

    Of unknown cards nearly all, since somebody has to look at each. Rules that cannot be checked name the same lines
    again, mostly those of the unknown cards.
    """
    if finding.code in (UNKNOWN, UNKNOWN_NAME):
        return SHOWN_UNKNOWN
    return SHOWN_UNSURE if is_unsure else SHOWN_LINES


def _choices(finding: Finding, known: Known) -> tuple[Candidate, ...]:
    """Return the cards a name may mean; those a section of their own holds stand last in the others."""
    if finding.code != AMBIGUOUS:
        return ()
    found = known.candidates.get(name_key(str(finding.values.get("name", ""))), ())
    leads = any(known.sections.get(line) in LEADING_SECTIONS for line in finding.lines)
    return tuple(sorted(found, key=lambda card: (card.kind in LEADING_KINDS) != leads))


def _line(number: int, rows: tuple[str, ...]) -> LineView:
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
