"""Answer the open question of a scenario: the answer becomes a written action at the place where it belongs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from judge.engine.advance import Budget
from judge.engine.errors import EngineError
from judge.engine.questions import ACT, MAY, NUMBER, ORDER, PASS, TARGET, UNKNOWN, YES, Answer, Question
from judge.engine.replay import BUDGET, Replay, play_out
from judge.engine.ruleset import action_of
from judge.engine.scenario import Scenario
from judge.engine.trace import Step
from judge.errors import JudgeError
from judge.services.document_edits import Node, edited, in_one_line
from judge.services.replays import PUBLIC, Clock, Limits, within
from judge.services.scenarios import ReadScenario, read_scenario_text, refused
from rulings.strict_yaml import Value

MOST_STATIONS = 8
"""How many stations of one rule an answer may be passed on by before it is given up."""

_ACTION_PLACE = re.compile(r"^actions\.(\d+)(?=\.|$)")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Place:
    """Where an action is written: before which one, counted from 0, and how many parts of that one come first."""

    index: int
    parts: int = 0

    def shifted(self, number: int) -> int:
        """Return the new number of an action that had this number, counted from 1."""
        if number <= self.index:
            return number
        return number + (2 if self.parts else 1)


def answer_question(*, text: str, answer: Sequence[str], limits: Limits = PUBLIC) -> str:
    """Return the scenario with the answer to its open question written down; refuse what is not offered."""
    read = read_scenario_text(text=text)
    player = _Player(limits=limits, clock=Clock.of(limits))
    replay = player.played(read)
    question = replay.question
    if question is None:
        raise JudgeError("nothing_asked", _("This scenario asks nothing: every choice is written already."))
    try:
        question.check(tuple(answer))
    except EngineError as error:
        raise refused(error) from error
    for change in _changes(read.scenario, replay, question, answer):
        changed = edited(text=text, value=read.document, change=change)
        after = player.played(read_scenario_text(text=changed))
        if _is_taken(question, tuple(answer), replay, after):
            return changed
    raise JudgeError("cannot_be_written", _("This answer cannot be written at this place of the record."))


def _changes(
    scenario: Scenario, replay: Replay, question: Question, answer: Sequence[str]
) -> Iterator[_Suppose | _Insert]:
    """List the ways to write an answer: plainly, or with the station where an earlier one would take it."""
    if question.kind == UNKNOWN:
        yield _Suppose(key=question.subject, number=int(answer[0]))
        return
    action = written_answer(scenario=scenario, question=question, answer=answer)
    place = _place_of_next(scenario, replay.cursor.used)
    yield _Insert(action=dict(action), place=place)
    at: dict[str, Value] = {"at": question.rule}
    yield _Insert(action={**action, **at}, place=place)
    for nth in range(2, MOST_STATIONS):
        yield _Insert(action={**action, **at, "nth": nth}, place=place)


def written_answer(*, scenario: Scenario, question: Question, answer: Sequence[str]) -> Mapping[str, Value]:
    """Write an answer the way the document writes actions."""
    player, first = question.player, answer[0] if answer else ""
    if question.kind == ORDER:
        return {"player": player, "order": [first]}
    if question.kind == MAY:
        return {"player": player, "activate" if first == YES else "decline": question.subject}
    if question.kind == TARGET:
        return {"player": player, "choose": list(answer)}
    if question.kind == NUMBER:
        return {"player": player, "number": int(first)}
    if question.kind == ACT and first == PASS:
        return {"player": player, "pass": True}
    if question.kind == ACT:
        action = action_of(first)
        second = scenario.ruleset.verbs[action.verb].second
        target: dict[str, Value] = {second: action.target} if second and action.target else {}
        return {"player": player, action.verb: action.subject, **target}
    raise JudgeError("cannot_be_written", _("This kind of answer cannot be written in a scenario."))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Player:
    """Plays records, all of them together within the limits."""

    limits: Limits
    clock: Clock

    def played(self, read: ReadScenario) -> Replay:
        """Play a record up to its open question or its end."""
        scenario = within(read, self.limits)
        try:
            replay = play_out(scenario, budget=Budget(scenario.limit.rule_steps, self.clock))
        except EngineError as error:
            raise refused(error, read.source) from error
        if replay.ending == BUDGET:
            raise JudgeError(
                "too_much_work",
                _("The limit of work was reached before the question."),
                mend=_("Leave out cards that do not matter."),
            )
        return replay


def _place_of_next(scenario: Scenario, used: int) -> _Place:
    """Find where the next action stands; one `order` of several skills may be used in part."""
    actions = scenario.actions
    if used >= len(actions):
        return _Place(index=scenario.action_count)
    number = actions[used].place
    parts = sum(1 for action in actions[:used] if action.place == number)
    return _Place(index=number - 1, parts=parts)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Suppose:
    """Write down how many hidden cards there are."""

    key: str
    number: int

    def __call__(self, document: Node) -> None:
        known = document.get("suppose")
        if isinstance(known, dict):
            known[self.key] = self.number
        else:
            document["suppose"] = in_one_line({self.key: self.number})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Insert:
    """Write down an action, and keep what the document says about the numbers of actions true."""

    action: Node
    place: _Place

    def __call__(self, document: Node) -> None:
        actions = document.get("actions")
        if not isinstance(actions, list):
            document["actions"] = actions = []
        self._insert(actions)
        claims, expect, near = (document.get(key) for key in ("claims", "expect", "near"))
        for claim in claims if isinstance(claims, list) else []:
            _renumber(claim, "after", self.place)
        _renumber_refused(expect, self.place)
        for twin in near if isinstance(near, list) else []:
            if isinstance(twin, dict):
                _renumber_refused(twin.get("expect"), self.place)
                _renumber_changes(twin.get("change"), self.place)

    def _insert(self, actions: list[Value]) -> None:
        index, parts = self.place.index, self.place.parts
        divided = actions[index] if parts else None
        if isinstance(divided, dict) and isinstance(divided.get("order"), list):
            order = divided["order"]
            rest: Node = {**divided, "order": list(order[parts:]) if isinstance(order, list) else order}
            if isinstance(order, list):
                del order[parts:]
            actions.insert(index + 1, in_one_line(rest))
            index += 1
        actions.insert(index, in_one_line(self.action))


def _renumber(node: Value, key: str, place: _Place) -> None:
    if isinstance(node, dict):
        number = node.get(key)
        if isinstance(number, int):
            node[key] = place.shifted(number)


def _renumber_refused(expect: Value, place: _Place) -> None:
    if isinstance(expect, dict):
        _renumber(expect.get("refused"), "action", place)


def _renumber_changes(changes: Value, place: _Place) -> None:
    """Let the changes of a twin mean the same actions as before, in the same order."""
    if not isinstance(changes, dict):
        return
    renumbered = [(_renumbered_path(path, place), value) for path, value in changes.items()]
    changes.clear()
    changes.update(renumbered)


def _renumbered_path(path: str, place: _Place) -> str:
    return _ACTION_PLACE.sub(lambda found: f"actions.{place.shifted(int(found[1]) + 1) - 1}", path)


def _is_taken(question: Question, answer: Answer, before: Replay, after: Replay) -> bool:
    """Tell whether the changed record goes the same way to the question, and there gives the answer."""
    if question.kind == UNKNOWN:
        return after.question != question or len(after.steps) > len(before.steps)
    count = len(before.steps)
    if len(after.steps) <= count or any(
        old.rule != new.rule or _answer_of(old) != _answer_of(new)
        for old, new in zip(before.steps, after.steps, strict=False)
    ):
        return False
    taken = after.steps[count]
    return taken.rule == question.rule and _answer_of(taken) == answer


def _answer_of(step: Step) -> Answer | None:
    return step.choice.answer if step.choice is not None else None
