"""Play a scenario out along one line: written answers, forced ones, and a stop at every open choice.

What nobody wrote is not done, if it was optional; orders and targets that nobody wrote stay open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec import Struct

from judge.engine.advance import Budget, Recorder, Stop, advance, reveal
from judge.engine.answering import Cursor, Given, closed_by, contradicts, given_answer, matched, next_written
from judge.engine.errors import BadDocumentError, BudgetError, Needs
from judge.engine.questions import UNKNOWN, Answer, Question
from judge.engine.refusals import Refusal, nearest_refusal
from judge.engine.scenario import Scenario
from judge.engine.state import GameState
from judge.engine.trace import BRANCH, Fact, Step

_LOOK_FOR_LOOPS_AFTER = 64
"""Forced answers in a row before states are compared: no battle is that long, and a loop is found all the same."""

COMPLETE, OVER, REFUSED, ASKS, LOOP, BUDGET = "complete", "over", "refused", "asks", "loop", "budget"


@dataclass(slots=True)
class _Circle:
    """Finds out that a line goes round: it compares with one state, a later one each time the line has doubled."""

    length: int = 0
    mark: tuple[GameState, Cursor] | None = None

    def closes(self, state: GameState, cursor: Cursor) -> bool:
        """Tell whether the line has come back to the marked state."""
        if (state, cursor) == self.mark:
            return True
        self.length += 1
        if self.length >= _LOOK_FOR_LOOPS_AFTER and self.length & (self.length - 1) == 0:
            self.mark = state, cursor
        return False


class Rest(Struct, frozen=True, gc=False):
    """Where a line stands: it ended, or a question has to be decided (`ending` is empty then)."""

    stop: Stop
    cursor: Cursor
    ending: str


class Course(Struct, frozen=True, gc=False):
    """How a line goes on from a stop where nothing is to decide: the facts, and where it rests."""

    facts: tuple[Fact, ...]
    rest: Rest


Courses = dict[tuple[GameState, Cursor], Course]
"""Forced courses of one reading, kept for stops at which nothing waits: there, orders come together again."""


@dataclass(frozen=True, slots=True)
class Replay:
    """One line played out. `ending` says why it stopped; `question` is the open one, if it stopped to ask.

    `boards[n]` is the state after `steps[n]`; `stations` are all the stops on the way. `played[n]` is how many steps
    there were when the nth part of the record was played.
    """

    ending: str
    start: GameState
    state: GameState
    steps: tuple[Step, ...]
    boards: tuple[GameState, ...]
    facts: tuple[Fact, ...]
    question: Question | None
    refusal: Refusal | None
    cursor: Cursor
    hidden: tuple[tuple[str, int], ...]
    stations: tuple[tuple[Cursor, Stop], ...]
    played: Mapping[int, int]


def ending_of(scenario: Scenario, stop: Stop, cursor: Cursor) -> str:
    """Say whether a line ends here and how; empty if it goes on."""
    is_done = cursor.used >= len(scenario.actions)
    if stop.question is None:
        return (OVER if stop.state.winner else COMPLETE) if is_done else REFUSED
    if stop.question.rule in scenario.ruleset.rest_points and not matched(scenario, stop.question, cursor):
        if stop.question.kind == UNKNOWN and not is_done:
            return ""
        return COMPLETE if is_done else REFUSED
    return ""


@dataclass(slots=True)
class Driver:
    """Plays on as long as the record, or the lack of a choice, answers; stops where a line branches or ends.

    `hidden` answers the player `hidden`; `at_stop` looks at each stop after it was reached and may add facts. `played`
    keeps how many steps there were when each part of the record was played.
    `courses` is what an exploration remembers of forced courses; without it every line is played to its end.
    """

    scenario: Scenario
    budget: Budget
    recorder: Recorder
    hidden: Mapping[str, int]
    at_stop: Callable[[Stop, Cursor], tuple[Fact, ...]] | None = None
    stations: list[tuple[Cursor, Stop]] | None = None
    played: dict[int, int] | None = None
    courses: Courses | None = None

    def begin(self, state: GameState) -> Rest:
        """Start and run on until a question has to be decided, or the line ends."""
        stop = self._advanced(state)
        self._look(stop, Cursor())
        return self._run(stop, Cursor(), None)

    def first_state(self) -> GameState:
        """Give the state to begin with: counts that this reading knows lie on the board from the start."""
        state = self.scenario.state
        for key in sorted(set(state.unknown) & set(self.hidden)):
            try:
                state.zone(*key.split("."))
            except Needs as needs:
                state = self._revealed(state, key, needs.options)
        return state

    def answer(self, rest: Rest, answer: Answer, how: str = BRANCH) -> Rest:
        """Answer the question at which a line branches, and run on."""
        return self._run(rest.stop, rest.cursor, Given(answer, how, rest.cursor))

    def _run(self, stop: Stop, cursor: Cursor, given: Given | None) -> Rest:
        circle, facts = _Circle(), self.recorder.facts
        passed: list[tuple[GameState, Cursor, int]] = []
        while True:
            if given is None:
                stop = self._past_hidden(stop, cursor)
                if self.courses is not None and not stop.state.waiting:
                    known = self.courses.get((stop.state, cursor))
                    if known is not None:
                        facts.extend(known.facts)
                        return self._learnt(passed, known.rest)
                    passed.append((stop.state, cursor, len(facts)))
                decided = self._decided(stop, cursor, circle)
                if isinstance(decided, Rest):
                    return self._learnt(passed, decided)
                given = decided
            rest = self._committed(stop, cursor, given)
            if rest.ending:
                return self._learnt(passed, rest)
            stop, cursor, given = rest.stop, rest.cursor, None
            self._look(stop, cursor)

    def _learnt(self, passed: list[tuple[GameState, Cursor, int]], rest: Rest) -> Rest:
        """Remember how the line went on from the stops it passed; where a circle closes depends on its beginning."""
        if self.courses is not None and rest.ending != LOOP:
            for state, cursor, mark in passed:
                self.courses[state, cursor] = Course(tuple(self.recorder.facts[mark:]), rest)
        return rest

    def _past_hidden(self, stop: Stop, cursor: Cursor) -> Stop:
        """Answer the player `hidden` as far as this reading knows."""
        while (question := stop.question) is not None and question.kind == UNKNOWN:
            if question.subject not in self.hidden:
                break
            stop = self._advanced(self._revealed(stop.state, question.subject, _numbers(question)))
            self._look(stop, cursor)
        return stop

    def _decided(self, stop: Stop, cursor: Cursor, circle: _Circle) -> Given | Rest:
        """Answer the question at a stop, or say that the line rests here."""
        ending = ending_of(self.scenario, stop, cursor)
        if ending or stop.question is None:
            return Rest(stop, cursor, ending)
        if stop.question.kind == UNKNOWN:
            return Rest(stop, cursor, ASKS)
        if contradicts(stop.question, cursor):
            before = Cursor(cursor.used - 1)
            if self.stations is not None:
                self.stations.append((before, stop))
            return Rest(stop, before, REFUSED)
        given = given_answer(self.scenario, stop.question, cursor)
        if given is None:
            return Rest(stop, cursor, "")
        return Rest(stop, cursor, LOOP) if circle.closes(stop.state, cursor) else given

    def _committed(self, stop: Stop, cursor: Cursor, given: Given) -> Rest:
        """Give an answer to the kernel; a rule that retreats for something hidden runs again with the same answer."""
        is_action = given.cursor.used > cursor.used
        self.recorder.answered = ("action", given.cursor.used) if is_action else None
        if is_action and self.played is not None:
            self.played[given.cursor.used] = len(self.recorder.steps)
        while True:
            marks = len(self.recorder.facts)
            after = self._advanced(stop.state, given, stop.question)
            if after.state is not stop.state or after.question is None or after.question.kind != UNKNOWN:
                break
            if after.question.subject not in self.hidden:
                return Rest(after, cursor, ASKS)
            asked = after.question
            stop = Stop(self._revealed(stop.state, asked.subject, _numbers(asked)), stop.question)
        cursor = given.cursor
        if cursor.open_skill:
            cursor = closed_by(cursor, self.recorder.facts[marks:])
        return Rest(after, cursor, "")

    def _advanced(
        self, state: GameState, given: Given | None = None, question: Question | None = None
    ) -> Stop:
        answer, how = (given.answer, given.how) if given else (None, "")
        return advance(
            self.scenario.ruleset,
            state,
            answer,
            how=how,
            question=question,
            recorder=self.recorder,
            budget=self.budget,
        )

    def _revealed(self, state: GameState, key: str, options: tuple[int, ...]) -> GameState:
        number = self.hidden[key]
        _check_supposed(key, options, number)
        self.recorder.facts.append(("hidden", key, number))
        return reveal(state, key, number)

    def _look(self, stop: Stop, cursor: Cursor) -> None:
        """Look at a stop; one at which the player `hidden` is about to be answered is none."""
        question = stop.question
        if question is not None and question.kind == UNKNOWN and question.subject in self.hidden:
            return
        if self.stations is not None:
            self.stations.append((cursor, stop))
        if self.at_stop is not None:
            self.recorder.facts.extend(self.at_stop(stop, cursor))


def play_out(
    scenario: Scenario,
    *,
    answers: tuple[Answer, ...] = (),
    hidden: Mapping[str, int] | None = None,
    budget: Budget | None = None,
) -> Replay:
    """Play one line with its full trace; `answers` settle its open choices in order, as an exploration found them."""
    driver = Driver(
        scenario,
        budget or Budget(scenario.limit.rule_steps),
        Recorder.make(keeps_steps=True),
        dict(scenario.suppose) | dict(hidden or {}),
        stations=[],
        played={},
    )
    start = driver.first_state()
    rest = Rest(Stop(start, None), Cursor(), BUDGET)
    left = list(answers)
    try:
        rest = driver.begin(start)
        while not rest.ending and left:
            rest = driver.answer(rest, left.pop(0))
    except BudgetError:
        rest = Rest(rest.stop, rest.cursor, BUDGET)
    ending = rest.ending or ASKS
    return Replay(
        ending=ending,
        start=start,
        state=rest.stop.state,
        steps=tuple(driver.recorder.steps),
        boards=tuple(driver.recorder.boards),
        facts=tuple(driver.recorder.facts),
        question=rest.stop.question if ending == ASKS else None,
        refusal=_refusal(scenario, driver.stations or [], rest.cursor) if ending == REFUSED else None,
        cursor=rest.cursor,
        hidden=tuple(sorted(driver.hidden.items())),
        stations=tuple(driver.stations or ()),
        played=driver.played or {},
    )


def _refusal(scenario: Scenario, stations: list[tuple[Cursor, Stop]], cursor: Cursor) -> Refusal | None:
    written = next_written(scenario, cursor)
    if written is None:
        return None
    stops = (stop for seen, stop in stations if seen.used == cursor.used)
    return nearest_refusal(scenario.ruleset, written, stops)


def _numbers(question: Question) -> tuple[int, ...]:
    return tuple(int(option.key) for option in question.options)


def _check_supposed(key: str, options: tuple[int, ...], supposed: int) -> None:
    if supposed not in options:
        raise BadDocumentError(
            "bad_supposition",
            f"{key} cannot be {supposed}.",
            path=("suppose", key),
            mend=f"From {options[0]} to {options[-1]}.",
        )
