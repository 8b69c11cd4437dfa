"""Answering a question from the record: what was written, what is the only option, what nobody wrote.

A written action answers every question of its skill until that has resolved, at the first station where it is legal.
"""

from __future__ import annotations

from msgspec import Struct

from judge.engine.events import COUNT_OFF, POP
from judge.engine.questions import (
    ACT,
    CONCEDE,
    DICE,
    MAY,
    NO,
    NUMBER,
    ORDER,
    PASS,
    TARGET,
    UNKNOWN,
    YES,
    Answer,
    Question,
)
from judge.engine.record import ANSWERS, Written
from judge.engine.refusals import is_named
from judge.engine.scenario import Scenario
from judge.engine.trace import NOT_WRITTEN, ONLY, WRITTEN, Fact


class Cursor(Struct, frozen=True, gc=False):
    """How much of the record has been played: actions used, the skill still being answered, stations passed over."""

    used: int = 0
    open_skill: str = ""
    skipped: int = 0


class Given(Struct, frozen=True, gc=False):
    """An answer and how it came about, with the cursor after it."""

    answer: Answer
    how: str
    cursor: Cursor


def given_answer(scenario: Scenario, question: Question, cursor: Cursor) -> Given | None:
    """Answer a question from the record, or because only one answer exists, or because nobody wrote it; else None."""
    written = matched(scenario, question, cursor)
    if written is not None:
        return written
    if (
        question.kind == ACT
        and cursor.used < len(scenario.actions)
        and _fits(question, scenario.actions[cursor.used]) is not None
    ):
        cursor = Cursor(cursor.used, cursor.open_skill, cursor.skipped + 1)
    only = question.only_answer()
    if only is not None and question.kind != UNKNOWN:
        return Given(only, ONLY, cursor)
    if question.kind in (ACT, MAY) and question.kind not in scenario.opened and question.decline:
        return Given((question.decline,), NOT_WRITTEN, cursor)
    return None


def next_written(scenario: Scenario, cursor: Cursor) -> Written | None:
    """Give the written action that comes next."""
    return scenario.actions[cursor.used] if cursor.used < len(scenario.actions) else None


def matched(scenario: Scenario, question: Question, cursor: Cursor) -> Given | None:
    """Answer a question with the next written action, if it is meant; or as a part of the last one."""
    if cursor.used >= len(scenario.actions) and not cursor.open_skill:
        return None
    written = next_written(scenario, cursor)
    if written is not None and written.verb == CONCEDE and is_named(question, written):
        return Given((CONCEDE, written.player), WRITTEN, Cursor(cursor.used + 1))
    answer = _fits(question, written) if written else None
    if written is None or answer is None or not _is_meant(question, written, cursor):
        is_part = question.kind == MAY and cursor.open_skill == question.subject and _offers(question, YES)
        return Given((YES,), WRITTEN, cursor) if is_part else None
    open_skill = cursor.open_skill if written.verb in ANSWERS else ""
    if written.verb in ("activate", "counter"):
        open_skill = written.subject
    return Given(answer, WRITTEN, Cursor(cursor.used + 1, open_skill))


def contradicts(question: Question, cursor: Cursor) -> bool:
    """Tell whether the skill that was written as activated cannot be paid for on this line."""
    return question.kind == MAY and cursor.open_skill == question.subject and not _offers(question, YES)


def _is_meant(question: Question, written: Written, cursor: Cursor) -> bool:
    """Tell whether this is the station that `at` and `nth` name; without them the first one is."""
    return is_named(question, written) and cursor.skipped + 1 >= written.nth


def _offers(question: Question, key: str) -> bool:
    return any(option.key == key for option in question.options)


def _fits(question: Question, written: Written) -> Answer | None:
    """Give the answer a written action makes to a question, which may be to choose nothing; None if it makes none."""
    if question.player != written.player:
        return None
    keys: Answer | None = None
    if question.kind == ACT:
        keys = _act_keys(question, written)
    elif (question.kind == ORDER and written.verb in ("activate", "order", "enter")) or (
        question.kind == DICE and written.verb == "order"
    ):
        keys = (written.subject,)
    elif question.kind == MAY and written.subject == question.subject:
        keys = (YES,) if written.verb == "activate" else (NO,) if written.verb == "decline" else None
    elif (question.kind in (TARGET, DICE) and written.verb in ("choose", "take")) or (
        question.kind == NUMBER and written.verb == "number"
    ):
        keys = question.meant(written.values)
    if keys is None:
        return None
    return keys if question.offers(keys) else None


def _act_keys(question: Question, written: Written) -> Answer | None:
    if written.verb == "pass":
        return (PASS,)
    for key in (written.action.key, f"counter:{written.subject}", f"activate:{written.subject}"):
        is_same = key == written.action.key or written.verb in ("activate", "counter")
        if is_same and _offers(question, key):
            return (key,)
    return None


def closed_by(cursor: Cursor, facts: list[Fact]) -> Cursor:
    """Close the skill that is being answered once it has resolved."""
    for fact in facts:
        if fact[0] == "event" and fact[1] in (COUNT_OFF, POP) and fact[6] == cursor.open_skill:
            return Cursor(cursor.used, "", cursor.skipped)
    return cursor
