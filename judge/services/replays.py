"""Examine scenarios within limits, show what came out as JSON, and keep a scenario for others to open."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from django.db import transaction

from accounts.models import User
from judge.engine.boardform import board_form, described_cards
from judge.engine.errors import EngineError
from judge.engine.lines import Lines
from judge.engine.offers import stop_after
from judge.engine.replay import COMPLETE, OVER, Replay
from judge.engine.report import Report, examine
from judge.engine.scenario import Limit, Scenario
from judge.engine.state import digest
from judge.engine.verdicts import Line
from judge.models import SavedReplay
from judge.services import replay_parts as parts
from judge.services.scenarios import NAME, ReadScenario, decoded, read_scenario_text, refused
from judge.wording import names_of
from rulings.strict_yaml import Document, Value

Json = dict[str, object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The most work one examination may do. Without `seconds` only the work is counted, never the time.

    A document may set itself less; with `lifts` one that sets nothing gets all there is instead of the usual.
    """

    rule_steps: int
    states: int
    kilobytes: int
    seconds: float | None = None
    lifts: bool = False


PUBLIC = Limits(rule_steps=60_000, states=4_000, kilobytes=64, seconds=4.0)
"""For anybody, while they wait."""

DESK = Limits(rule_steps=5_000_000, states=200_000, kilobytes=512)
"""For the command line."""

BY_TIME, BY_WORK = "time", "work"
LEAST_FOR_A_LINE = 0.1


@dataclass(slots=True)
class Allowance:
    """Shares time out among the lines that are played again: all there is at first, then a little for each."""

    seconds: float | None
    until: float = 0.0

    def begin(self) -> None:
        """Start the time of one line."""
        if self.seconds is not None:
            self.until = time.monotonic() + max(self.seconds, LEAST_FOR_A_LINE)

    def end(self) -> None:
        """Take away what the line used up."""
        if self.seconds is not None:
            self.seconds = self.until - time.monotonic()

    def __call__(self) -> bool:
        """Tell whether the time of the line is over."""
        return self.seconds is not None and time.monotonic() >= self.until


@dataclass(frozen=True, slots=True, kw_only=True)
class Examined:
    """A scenario and all there is to say about it; `ran_out` names the limit that was reached, if one was."""

    read: ReadScenario
    report: Report
    everything: bool
    ran_out: str
    lines: Lines
    allowance: Allowance

    @property
    def scenario(self) -> Scenario:
        """Return the scenario as the engine read it."""
        return self.read.scenario

    @property
    def document(self) -> Mapping[str, Value]:
        """Return the document as plain values."""
        return self.read.document

    @property
    def digest(self) -> str:
        """Return the name of the document."""
        return self.read.digest

    @property
    def title(self) -> str:
        """Return the scenario's title, or what its text is called."""
        return self.read.scenario.title or self.read.source.name

    @property
    def source(self) -> Document:
        """Return the document with the lines of its parts."""
        return self.read.source


@dataclass(slots=True)
class Clock:
    """Says when to stop: the time is over, or somebody else wants an end."""

    until: float | None
    also: Callable[[], bool] | None = None
    has_rung: bool = field(default=False)

    @classmethod
    def of(cls, limits: Limits, also: Callable[[], bool] | None = None) -> Clock:
        """Start the time that limits give."""
        return cls(time.monotonic() + limits.seconds if limits.seconds else None, also)

    def __call__(self) -> bool:
        """Tell whether to stop; once it has rung it stays so."""
        if not self.has_rung:
            is_late = self.until is not None and time.monotonic() >= self.until
            self.has_rung = is_late or (self.also is not None and self.also())
        return self.has_rung


def examine_document(
    *,
    text: str,
    everything: bool = False,
    limits: Limits = PUBLIC,
    name: str = NAME,
    should_stop: Callable[[], bool] | None = None,
) -> Examined:
    """Read a scenario and examine it; raise with place and mend when it cannot be understood.

    `everything` judges the claims over whatever anybody could still do. What `should_stop` or the clock ends early
    is marked `ran_out`: its verdicts are no more than what was seen so far.
    """
    decoded(content=text.encode("utf-8", "replace"), most=limits.kilobytes * 1024)
    return examine_read(
        read=read_scenario_text(text=text, name=name),
        everything=everything,
        limits=limits,
        should_stop=should_stop,
    )


def examine_read(
    *,
    read: ReadScenario,
    everything: bool = False,
    limits: Limits = PUBLIC,
    should_stop: Callable[[], bool] | None = None,
) -> Examined:
    """Examine a scenario that was read."""
    clock = Clock.of(limits, should_stop)
    scenario = within(read, limits)
    try:
        report = examine(scenario, everything=everything, should_stop=clock)
    except EngineError as error:
        raise refused(error, read.source) from error
    ran_out = BY_TIME if clock.has_rung else BY_WORK if report.ran_out else ""
    allowance = Allowance(limits.seconds)
    lines = Lines(report.scenario, allowance)
    return Examined(
        read=read, report=report, everything=everything, ran_out=ran_out, lines=lines, allowance=allowance
    )


def within(read: ReadScenario, limits: Limits) -> Scenario:
    """Bring the limits that a document sets for itself in line with those that hold here."""
    most = Limit(rule_steps=limits.rule_steps, states=limits.states)
    if limits.lifts and "limit" not in read.document:
        return replace(read.scenario, limit=most)
    wished = read.scenario.limit
    limit = Limit(min(wished.rule_steps, most.rule_steps), min(wished.states, most.states))
    return replace(read.scenario, limit=limit)


def replay_of_line(*, examined: Examined, line: Line) -> Replay:
    """Play an example or counter-example out again, with all its steps and boards, once.

    One that takes too long ends with `budget`.
    """
    examined.allowance.begin()
    replay = examined.lines.played(line)
    examined.allowance.end()
    return replay


def speech_of(examined: Examined, language: str) -> parts.Speech:
    """Name the things of a scenario in a language."""
    return parts.Speech(names=names_of(examined.scenario.state), language=language)


def as_json(
    examined: Examined, *, language: str, beyond: Examined | None = None, with_moves: bool = False
) -> Json:
    """Write all there is to say about a scenario in the shape that commands and API answer with.

    `beyond` is the same scenario examined over everything anybody could still do; `with_moves` adds what each player
    may do where the replay stands, and why not the rest.
    """
    report, scenario = examined.report, examined.scenario
    replay = report.replay
    speech = speech_of(examined, language)
    question = replay.question
    node: Json = {
        "scenario": examined.title,
        "game": scenario.ruleset.game,
        "profile": scenario.ruleset.profile,
        "digest": examined.digest,
        "complete": replay.ending in (COMPLETE, OVER),
        "ending": replay.ending,
        "ran_out": examined.ran_out,
        "states": report.states,
        "steps": parts.step_tree(replay.steps, speech),
        "claims": _claims(examined, speech),
        "refusals": [parts.refusal_node(report.refusal, speech)] if report.refusal else [],
        "questions": [parts.question_node(question, speech)] if question else [],
        "misses": [parts.miss_node(miss) for miss in report.misses],
        "strengths": parts.strengths_of(report),
        "final": board_form(replay.state, described_cards(examined.document)),
        "final_digest": digest(replay.state),
    }
    if beyond is not None:
        node["everything"] = {
            "claims": _claims(beyond, speech),
            "states": beyond.report.states,
            "ran_out": beyond.ran_out,
        }
    if with_moves:
        stop = stop_after(replay, len(replay.steps))
        node["moves"] = parts.moves_node(scenario.ruleset, stop, speech) if stop else None
    return node


def _claims(examined: Examined, speech: parts.Speech) -> list[Json]:
    def played(line: Line) -> Replay:
        return replay_of_line(examined=examined, line=line)

    return [parts.claim_node(finding, played, speech) for finding in examined.report.findings]


@transaction.atomic
def save_replay(*, examined: Examined, owner: User | None = None) -> SavedReplay:
    """Keep a scenario under its digest; one that is kept already stays as it is.

    Only the document is stored: verdicts are worked out anew, so one that time cut short is never kept.
    """
    saved, _ = SavedReplay.objects.get_or_create(
        digest=examined.digest,
        defaults={
            "document": examined.read.text,
            "title": examined.scenario.title[:200],
            "game": examined.scenario.ruleset.game,
            "profile": examined.scenario.ruleset.profile,
            "owner": owner,
        },
    )
    return saved
