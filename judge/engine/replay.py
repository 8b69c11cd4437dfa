"""Play a scenario out along one line: written answers, forced ones, and a stop at every open choice.

A written action answers every question of its skill until that has resolved, at the first station where it is legal.
What nobody wrote is not done, if it was optional; orders and targets that nobody wrote stay open.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec import Struct

from judge.engine.advance import Budget, Recorder, Stop, advance, moment, reveal
from judge.engine.errors import BadDocumentError, BudgetError
from judge.engine.events import COUNT_OFF, POP
from judge.engine.ids import CHANCE
from judge.engine.legality import reasons_against
from judge.engine.questions import ACT, MAY, NO, NUMBER, ORDER, PASS, TARGET, UNKNOWN, YES, Answer, Question
from judge.engine.ruleset import Ruleset
from judge.engine.scenario import Scenario, Written
from judge.engine.state import GameState
from judge.engine.trace import NOT_WRITTEN, ONLY, WRITTEN, Fact, Reason, Step

COMPLETE, OVER, REFUSED, ASKS, LOOP, BUDGET = "complete", "over", "refused", "asks", "loop", "budget"


class Cursor(Struct, frozen=True, gc=False):
    """How much of the record has been played: actions used, the skill still being answered, stations passed over."""

    used: int = 0
    open_skill: str = ""
    skipped: int = 0


@dataclass(frozen=True, slots=True)
class Given:
    """An answer and how it came about, with the cursor after it."""

    answer: Answer
    how: str
    cursor: Cursor


@dataclass(frozen=True, slots=True)
class Refusal:
    """A written action that could not be played, and the reasons at the station that came nearest."""

    action: Written
    station: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """One line played out. `ending` says why it stopped; `question` is the open one, if it stopped to ask."""

    ending: str
    start: GameState
    state: GameState
    steps: tuple[Step, ...]
    facts: tuple[Fact, ...]
    question: Question | None
    refusal: Refusal | None
    cursor: Cursor
    hidden: tuple[tuple[str, int], ...] = ()


def given_answer(scenario: Scenario, question: Question, cursor: Cursor) -> Given | None:
    """Answer a question from the record, or because only one answer exists, or because nobody wrote it; else None."""
    written = matched(scenario, question, cursor)
    if written is not None:
        return written
    if (
        question.kind == ACT
        and next_written(scenario, cursor)
        and _fits(question, scenario.actions[cursor.used])
    ):
        cursor = Cursor(cursor.used, cursor.open_skill, cursor.skipped + 1)
    answers = question.answers()
    if len(answers) == 1 and question.kind not in (UNKNOWN,):
        return Given(answers[0], ONLY, cursor)
    if question.decline and question.kind in (ACT, MAY) and question.kind not in scenario.opened:
        return Given((question.decline,), NOT_WRITTEN, cursor)
    return None


def next_written(scenario: Scenario, cursor: Cursor) -> Written | None:
    """Give the written action that comes next."""
    return scenario.actions[cursor.used] if cursor.used < len(scenario.actions) else None


def matched(scenario: Scenario, question: Question, cursor: Cursor) -> Given | None:
    """Answer a question with the next written action, if it is meant; or as a part of the last one."""
    if question.kind == MAY and cursor.open_skill == question.subject and _offers(question, YES):
        return Given((YES,), WRITTEN, cursor)
    written = next_written(scenario, cursor)
    if written is None:
        return None
    answer = _fits(question, written)
    if not answer or not _is_meant(question, written, cursor):
        return None
    open_skill = written.subject if written.verb in ("activate", "counter", "order") else ""
    if written.verb == "order":
        open_skill = cursor.open_skill
    return Given(answer, WRITTEN, Cursor(cursor.used + 1, open_skill))


def _is_meant(question: Question, written: Written, cursor: Cursor) -> bool:
    """Tell whether this is the station that `at` and `nth` name; without them the first one is."""
    procedure, _, rule = question.rule.partition(".")
    if written.at and written.at not in (question.rule, procedure, rule):
        return False
    return cursor.skipped + 1 >= written.nth


def _offers(question: Question, key: str) -> bool:
    return any(option.key == key for option in question.options)


def _fits(question: Question, written: Written) -> Answer:
    """Give the answer a written action makes to a question; empty if it does not answer it."""
    if question.player != written.player:
        return ()
    keys: Answer = ()
    if question.kind == ACT:
        keys = _act_keys(question, written)
    elif question.kind == ORDER and written.verb in ("activate", "order", "enter"):
        keys = (written.subject,)
    elif question.kind == MAY and written.subject == question.subject:
        keys = (YES,) if written.verb == "activate" else (NO,) if written.verb == "decline" else ()
    elif (question.kind == TARGET and written.verb in ("choose", "take")) or (question.kind == NUMBER and written.verb == "number"):
        keys = written.values
    held = {option.key: option.copies for option in question.options}
    fits = question.least <= len(keys) <= question.most and all(
        keys.count(key) <= held.get(key, 0) for key in keys
    )
    return keys if fits else ()


def _act_keys(question: Question, written: Written) -> Answer:
    if written.verb == "pass":
        return (PASS,)
    for key in (written.action.key, f"counter:{written.subject}", f"activate:{written.subject}"):
        is_same = key == written.action.key or written.verb in ("activate", "counter")
        if is_same and _offers(question, key):
            return (key,)
    return ()


def after_facts(cursor: Cursor, facts: list[Fact]) -> Cursor:
    """Close the skill that is being answered once it has resolved."""
    if not cursor.open_skill:
        return cursor
    for fact in facts:
        if fact[0] == "event" and fact[1] in (COUNT_OFF, POP) and fact[6] == cursor.open_skill:
            return Cursor(cursor.used, "", cursor.skipped)
    return cursor


def ending_of(scenario: Scenario, stop: Stop, cursor: Cursor) -> str:
    """Say whether a line ends here and how; empty if it goes on."""
    is_done = cursor.used >= len(scenario.actions)
    if stop.question is None:
        return (OVER if stop.state.winner else COMPLETE) if is_done else REFUSED
    if stop.question.rule in scenario.ruleset.rest_points and not matched(scenario, stop.question, cursor):
        return COMPLETE if is_done else REFUSED
    return ""


@dataclass(slots=True)
class _Line:
    """What is collected while a line is played."""

    recorder: Recorder
    stations: list[tuple[Cursor, Stop]] = field(default_factory=list)
    seen: set[tuple[GameState, Cursor]] = field(default_factory=set)


def play_out(
    scenario: Scenario,
    *,
    answers: tuple[Answer, ...] = (),
    hidden: Mapping[str, int] | None = None,
    budget: Budget | None = None,
) -> Replay:
    """Play one line with its full trace; `answers` settle its open choices in order, as an exploration found them."""
    line = _Line(Recorder.make(keeps_steps=True))
    budget = budget or Budget(scenario.limit.rule_steps)
    known = dict(scenario.suppose) | dict(hidden or {})
    left, cursor = list(answers), Cursor()
    stop, ending = Stop(scenario.state, None), ""
    try:
        stop = advance(scenario.ruleset, scenario.state, recorder=line.recorder, budget=budget)
        while not (ending := ending_of(scenario, stop, cursor)):
            question = stop.question
            if question is None:
                break
            line.stations.append((cursor, stop))
            if question.kind == UNKNOWN:
                if question.subject not in known:
                    ending = ASKS
                    break
                _check_supposed(question, known[question.subject])
                state = reveal(stop.state, question.subject, known[question.subject])
                line.recorder.facts.append(("hidden", question.subject, known[question.subject]))
                stop = advance(scenario.ruleset, state, recorder=line.recorder, budget=budget)
                continue
            given = given_answer(scenario, question, cursor)
            if given is None and left:
                given = Given(left.pop(0), "branch", cursor)
            if given is None:
                ending = ASKS
                break
            if (stop.state, cursor) in line.seen:
                ending = LOOP
                break
            line.seen.add((stop.state, cursor))
            before = stop.state
            marks = len(line.recorder.facts)
            stop = advance(
                scenario.ruleset, before, given.answer, how=given.how, recorder=line.recorder, budget=budget
            )
            if stop.state is not before:
                _note_action(line.recorder, cursor, given.cursor)
                cursor = after_facts(given.cursor, line.recorder.facts[marks:])
    except BudgetError:
        ending = BUDGET
    refusal = nearest_refusal(scenario, line.stations, cursor) if ending == REFUSED else None
    return Replay(
        ending=ending,
        start=scenario.state,
        state=stop.state,
        steps=tuple(line.recorder.steps),
        facts=tuple(line.recorder.facts),
        question=stop.question if ending == ASKS else None,
        refusal=refusal,
        cursor=cursor,
        hidden=tuple(sorted(known.items())),
    )


def _note_action(recorder: Recorder, before: Cursor, after: Cursor) -> None:
    if after.used > before.used:
        recorder.facts.append(("action", after.used))


def _check_supposed(question: Question, supposed: int) -> None:
    if str(supposed) not in [option.key for option in question.options]:
        raise BadDocumentError(
            "bad_supposition",
            f"{question.subject} cannot be {supposed}.",
            path=("suppose", question.subject),
            mend=f"From {question.options[0].key} to {question.options[-1].key}.",
        )


def nearest_refusal(
    scenario: Scenario, stations: list[tuple[Cursor, Stop]], cursor: Cursor
) -> Refusal | None:
    """Find the station at which the action that could not be played had the fewest reasons against it."""
    written = next_written(scenario, cursor)
    if written is None:
        return None
    ruleset = scenario.ruleset
    best: Refusal | None = None
    for seen, stop in stations:
        if seen.used != cursor.used or stop.question is None:
            continue
        found = Refusal(written, stop.question.rule, refusal_reasons(ruleset, stop, written))
        if best is None or len(found.reasons) < len(best.reasons):
            best = found
    return best or Refusal(written, "", (ruleset.reason("never_asked"),))


def refusal_reasons(ruleset: Ruleset, stop: Stop, written: Written) -> tuple[Reason, ...]:
    """Give all reasons against a written action at a station."""
    if written.verb in ruleset.verbs and written.player != CHANCE:
        reasons = reasons_against(moment(ruleset, stop.state), written.player, written.action)
        return reasons or (ruleset.reason("never_asked"),)
    return (ruleset.reason("never_asked"),)
