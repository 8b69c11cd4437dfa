"""Claims with their verdicts: the answer first, then who can force it, the lines, the reasons, the assumptions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from judge.engine.assumptions import Assumption
from judge.engine.findings import Finding
from judge.engine.trace import BRANCH, Reason
from judge.engine.verdicts import ALWAYS, NEVER, OPEN, POSSIBLE, Line, ReadingVerdict
from judge.presentation.addresses import Address
from judge.presentation.citations import CitationView, Library
from judge.presentation.voice import Voice
from judge.services.replays import Examined, replay_of_line

TRUE, FALSE = "true", "false"
WEAK = "weak_rule"
MOST_CASES = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class ReasonView:
    """One reason with the rules that say so."""

    code: str
    text: str
    citations: tuple[CitationView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AssumptionView:
    """Something a verdict takes for granted; a weak one rests on no official text."""

    text: str
    is_weak: bool
    citations: tuple[CitationView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingView:
    """A verdict of an open claim, and in which cases it is that."""

    verdict: str
    word: str
    cases: tuple[str, ...]
    more: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LineView:
    """A line of play to watch: what it supposes, what was chosen on it, and where to see it."""

    key: str
    is_true: bool
    given: tuple[str, ...]
    choices: tuple[str, ...]
    href: str
    is_shown: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimView:
    """One claim and everything the page says about it."""

    id: str
    by: str
    text: str
    verdict: str
    word: str
    answer: str
    because: tuple[str, ...]
    reasons: tuple[ReasonView, ...]
    citations: tuple[CitationView, ...]
    forces: tuple[str, ...]
    lines: tuple[LineView, ...]
    readings: tuple[ReadingView, ...]
    assumptions: tuple[AssumptionView, ...]

    @property
    def is_settled(self) -> bool:
        """Tell whether the word of the verdict says it all, so that only the reason is left to tell."""
        return self.verdict in (ALWAYS.lower(), NEVER.lower()) and bool(self.because or self.reasons)


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusalView:
    """A written action that cannot be played, and every reason."""

    place: int
    action: str
    reasons: tuple[ReasonView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What is needed to tell a verdict: what was examined, in which words, with which passages, at which address."""

    examined: Examined
    voice: Voice
    library: Library
    address: Address

    def claims(self) -> tuple[ClaimView, ...]:
        """Show every claim with its verdict."""
        return tuple(self._claim(finding) for finding in self.examined.report.findings)

    def shared_assumptions(self) -> tuple[AssumptionView, ...]:
        """Show what all verdicts take for granted."""
        return self._assumptions(_shared(self.examined.report.findings))

    def refusal(self) -> RefusalView | None:
        """Show which written action could not be played, and why."""
        refusal = self.examined.report.refusal
        if refusal is None:
            return None
        return RefusalView(
            place=refusal.action.place,
            action=self.voice.action(refusal.action),
            reasons=self._reasons(refusal.reasons),
        )

    def _claim(self, finding: Finding) -> ClaimView:
        verdict, voice = finding.verdict, self.voice
        because = () if finding.reasons else dict.fromkeys(map(voice.because, finding.because))
        shared = _shared(self.examined.report.findings)
        return ClaimView(
            id=verdict.claim.id,
            by=voice.player(verdict.claim.by) if verdict.claim.by else "",
            text=voice.claim(verdict.claim),
            verdict=verdict.verdict.lower(),
            word=voice.verdict_word(verdict.verdict).upper(),
            answer=voice.verdict(verdict),
            because=tuple(because),
            reasons=self._reasons(finding.reasons),
            citations=() if finding.reasons else self.library.views(finding.citations),
            forces=tuple(map(voice.force, verdict.forces)) if verdict.verdict == POSSIBLE else (),
            lines=self._lines(finding),
            readings=self._readings(verdict.readings) if verdict.verdict == OPEN else (),
            assumptions=self._assumptions(one for one in finding.assumptions if one not in shared),
        )

    def _reasons(self, reasons: Iterable[Reason]) -> tuple[ReasonView, ...]:
        return tuple(
            ReasonView(
                code=reason.code,
                text=self.voice.reason(reason),
                citations=self.library.views(reason.citations),
            )
            for reason in reasons
        )

    def _assumptions(self, assumptions: Iterable[Assumption]) -> tuple[AssumptionView, ...]:
        return tuple(
            AssumptionView(
                text=self.voice.assumption(assumption),
                is_weak=assumption.code == WEAK,
                citations=self.library.views(assumption.citations),
            )
            for assumption in assumptions
        )

    def _readings(self, readings: Iterable[ReadingVerdict]) -> tuple[ReadingView, ...]:
        """Gather the readings by their verdict; numbers of one unknown thing are joined."""
        by_verdict: dict[str, list[ReadingVerdict]] = {}
        for reading in readings:
            by_verdict.setdefault(reading.verdict, []).append(reading)
        return tuple(self._reading(verdict, found) for verdict, found in by_verdict.items())

    def _reading(self, verdict: str, found: list[ReadingVerdict]) -> ReadingView:
        keys = {key for reading in found for key, _ in reading.hidden}
        if len(keys) == 1:
            numbers = ", ".join(str(number) for reading in found for _, number in reading.hidden)
            cases = [self._supposed(keys.pop(), numbers)]
        else:
            cases = [
                ", ".join(self._supposed(key, str(number)) for key, number in reading.hidden)
                for reading in found
            ]
        return ReadingView(
            verdict=verdict.lower(),
            word=self.voice.verdict_word(verdict).upper(),
            cases=tuple(cases[:MOST_CASES]),
            more=max(0, len(cases) - MOST_CASES),
        )

    def _supposed(self, key: str, numbers: str) -> str:
        player, _, zone = key.partition(".")
        return f"{self.voice.player(player)}, {self.voice.term('zone', zone)}: {numbers}"

    def _lines(self, finding: Finding) -> tuple[LineView, ...]:
        """Give the lines worth watching: both of a POSSIBLE or OPEN, the one that decides of the others."""
        verdict = finding.verdict
        wanted: list[tuple[str, Line | None]] = []
        if verdict.verdict != NEVER:
            wanted.append((TRUE, verdict.example))
        if verdict.verdict != ALWAYS:
            wanted.append((FALSE, verdict.counter_example))
        return tuple(self._line(verdict.claim.id, outcome, line) for outcome, line in wanted if line)

    def _line(self, claim: str, outcome: str, line: Line) -> LineView:
        key = f"{claim}.{outcome}"
        replay = replay_of_line(examined=self.examined, line=line)
        chosen = [step for step in replay.steps if step.choice is not None and step.choice.how == BRANCH]
        return LineView(
            key=key,
            is_true=outcome == TRUE,
            given=tuple(self._supposed(key, str(number)) for key, number in line.hidden),
            choices=tuple(map(self.voice.step, chosen)),
            href=self.address.having(line=key, step=0),
            is_shown=self.address.line == key,
        )


def _shared(findings: tuple[Finding, ...]) -> tuple[Assumption, ...]:
    if not findings:
        return ()
    return tuple(
        assumption
        for assumption in findings[0].assumptions
        if all(assumption in finding.assumptions for finding in findings)
    )


def line_called(examined: Examined, key: str) -> Line | None:
    """Find the line that an address names."""
    claim, _, outcome = key.rpartition(".")
    for finding in examined.report.findings:
        if finding.verdict.claim.id == claim:
            verdict = finding.verdict
            return verdict.example if outcome == TRUE else verdict.counter_example
    return None
