"""The loop: run rule after rule until somebody must decide or the game ends.

`advance` never changes its input; the same state and answer give the same result, whatever the hash seed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.errors import BudgetError, Needs
from judge.engine.events import PROHIBITED, WIN, GameEvent
from judge.engine.ids import BLANK, HIDDEN
from judge.engine.outcomes import Outcome
from judge.engine.perform import perform
from judge.engine.questions import CONCEDE, UNKNOWN, Answer, Option, Question
from judge.engine.ruleset import At, Procedure, Ruleset
from judge.engine.state import GameState
from judge.engine.trace import NOT_WRITTEN, WRITTEN, Choice, Citation, Fact, Step

CONCESSION = "game.concession"
"""What a ruleset cites for giving the game up, if it knows that."""

Watch = Callable[[At], tuple[Fact, ...]]
"""Looks at the moment before a rule runs; what it returns are facts of this line."""


@dataclass(slots=True)
class Budget:
    """How much work may still be done: rule steps, and whatever else the caller wants to stop for."""

    rule_steps: int = 200_000
    should_stop: Callable[[], bool] | None = None

    def spend(self) -> None:
        """Count one rule step; raise when the limit is reached."""
        self.rule_steps -= 1
        if self.rule_steps < 0:
            raise BudgetError("budget_rule_steps", "No end was found within the limit of rule steps.")
        if self.should_stop is not None and self.rule_steps % 256 == 0 and self.should_stop():
            raise BudgetError("budget_time", "No end was found in the time allowed.")


@dataclass(slots=True)
class Recorder:
    """Collects what a line leaves behind: facts always, full steps only if somebody wants to read them.

    One that `hurries` has nobody who looks at stops on the way: procedures that pass by are not run. `answered` is a
    fact about the answer that is given next: it comes after the facts of the rule that asked, before all others.
    """

    keeps_steps: bool
    facts: list[Fact]
    steps: list[Step]
    boards: list[GameState]
    watch: Watch | None = None
    hurries: bool = False
    answered: Fact | None = None

    @classmethod
    def make(
        cls, *, keeps_steps: bool = False, watch: Watch | None = None, hurries: bool = False
    ) -> Recorder:
        """Start with nothing recorded."""
        return cls(keeps_steps, [], [], [], watch, hurries)


class Stop(Struct, frozen=True, gc=False):
    """Where the loop stopped: the state, and the question to answer (None when the game is over)."""

    state: GameState
    question: Question | None


def advance(  # noqa: PLR0913 - the answer, and who watches
    ruleset: Ruleset,
    state: GameState,
    answer: Answer | None = None,
    *,
    how: str = "",
    question: Question | None = None,
    recorder: Recorder | None = None,
    budget: Budget | None = None,
) -> Stop:
    """Answer the question at which the state stands, if there is one, and run on to the next.

    Whoever still holds that question may hand it in, so that it is not asked again.

    A question to the player `hidden` is not answered here but by `reveal`: the rule that asked has changed nothing
    and runs again, with the same answer if it had asked somebody else before.
    """
    recorder = recorder or Recorder.make()
    budget = budget or Budget()
    procedures, watch = ruleset.procedures, recorder.watch
    while state.frames and not state.winner:
        budget.spend()
        frame = state.frames[-1]
        rule = procedures[frame.procedure].rules[frame.rule]
        at = At(ruleset, state, frame, rule.station)
        try:
            if question is None and rule.ask is not None:
                question = rule.ask(at)
                if question is not None:
                    question = replace(question, rule=rule.station)
            if question is not None:
                if answer is None:
                    return Stop(state, question)
                if answer[:1] == (CONCEDE,):
                    return Stop(_conceded(at, question, answer[1], recorder), None)
                question.check(answer)
                at.answer = answer
            seen = watch(at) if watch is not None else ()
            state = _carried_out(at, rule.body(at), question, how, recorder, seen)
        except Needs as needs:
            numbers = tuple(Option(str(number)) for number in needs.options)
            return Stop(state, Question(UNKNOWN, HIDDEN, needs.key, numbers, at.station))
        if question is not None:
            question = answer = None
            if recorder.answered is not None:
                recorder.facts.append(recorder.answered)
                recorder.answered = None
    return Stop(state, None)


def _conceded(at: At, question: Question, player: str, recorder: Recorder) -> GameState:
    """End the game at once: nothing can force, prevent or replace that a player gives up."""
    lost = GameEvent(WIN, player=at.state.other(player), source=CONCESSION)
    done = perform(at.ruleset, at.state, (lost,))
    recorder.facts.extend(done.facts)
    if recorder.keeps_steps:
        choice = Choice(question.kind, player, CONCEDE, (CONCEDE,), (CONCEDE,), WRITTEN)
        cited = at.ruleset.cite(CONCESSION)
        depth = len(at.state.frames)
        recorder.boards.append(done.state)
        recorder.steps.append(
            Step(CONCESSION, cited, depth, player, "", choice, done.events, "", (), at.turn_player)
        )
    return done.state


def moment(ruleset: Ruleset, state: GameState) -> At:
    """Give the moment at which a stopped state stands."""
    frame = state.frames[-1]
    return At(ruleset, state, frame, f"{frame.procedure}.{frame.rule}")


def _carried_out(
    at: At, outcome: Outcome, question: Question | None, how: str, recorder: Recorder, seen: tuple[Fact, ...]
) -> GameState:
    """Commit what a rule returned: its events, its own values, then the call, the jump or the end."""
    frame, called = at.frame, outcome.call
    frames = at.state.frames[:-1]
    if not outcome.leave:
        following = outcome.goto or at.ruleset.procedures[frame.procedure].after[frame.rule]
        if following:
            frames = (
                *frames,
                frame.at(following, outcome.keep) if outcome.keep else replace(frame, rule=following),
            )
    if called is not None:
        procedure = at.ruleset.procedures[called.procedure]
        if not (recorder.hurries and _passes_by(at, outcome, procedure)):
            frames = (*frames, called.frame(procedure.first))
    state = replace(at.state, frames=frames)
    happened: tuple[GameEvent, ...] = ()
    if seen:
        recorder.facts.extend(seen)
    if outcome.events:
        done = perform(at.ruleset, state, outcome.events)
        state, happened = done.state, done.events
        recorder.facts.extend(done.facts)
    if happened or outcome.note or question is not None:
        _record_facts(at, outcome, question, how, happened, recorder.facts)
        if recorder.keeps_steps:
            recorder.boards.append(state)
            recorder.steps.append(_step(at, outcome, question, how, happened))
    return state


def _passes_by(at: At, outcome: Outcome, procedure: Procedure) -> bool:
    """Tell whether what is called would come and go; not asked where events come first, which may change that."""
    passes_by, called = procedure.passes_by, outcome.call
    if passes_by is None or called is None or outcome.events:
        return False
    return passes_by(at, called)


def _record_facts(
    at: At,
    outcome: Outcome,
    question: Question | None,
    how: str,
    happened: tuple[GameEvent, ...],
    facts: list[Fact],
) -> None:
    station, weak = at.station, at.ruleset.weak
    if question is not None:
        facts.append(("choose", question.player, question.subject, question.kind, *(at.answer or ())))
        if how == NOT_WRITTEN:
            facts.append(("left", question.kind, question.player, question.subject))
    if outcome.note:
        skill = outcome.skill or at.frame.skill
        facts.append((outcome.note, skill, station, *[value for _, value in outcome.values]))
    if station in weak:
        facts.append(("weak", station))
    if happened:
        facts += [("weak", event.source) for event in happened if event.source in weak]


_RESOLVES = ("resolve", "once_per_turn", "limit_reached")


def _step(
    at: At, outcome: Outcome, question: Question | None, how: str, happened: tuple[GameEvent, ...]
) -> Step:
    choice = None
    if question is not None:
        offered = tuple([option.key for option in question.options])
        choice = Choice(question.kind, question.player, question.subject, at.answer or (), offered, how)
    return Step(
        at.station,
        _cited(at, outcome, happened),
        len(at.state.frames),
        choice.player if choice else at.frame.player,
        outcome.skill or at.frame.skill,
        choice,
        happened,
        outcome.note,
        outcome.values,
        at.turn_player,
    )


def _cited(at: At, outcome: Outcome, happened: tuple[GameEvent, ...]) -> tuple[Citation, ...]:
    """Give the passages of a rule, of the keyword whose skill resolves, and of what forbade something in it."""
    names = [event.source for event in happened if event.kind == PROHIBITED]
    if outcome.note in _RESOLVES:
        names.append(at.ruleset.check_of_skill(at.state, outcome.skill or at.frame.skill))
    found = at.ruleset.cite(at.station)
    for name in dict.fromkeys(names):
        found += at.ruleset.citations.get(name, ())
    return found


def reveal(state: GameState, key: str, number: int) -> GameState:
    """Answer the player `hidden`: lay the cards that nobody described, now that their number is known.

    A key that means no zone is a fact of the table; it is only remembered, for the rule that asked for it.
    """
    if key not in state.unknown:
        return replace(state, known=tuple(sorted((*state.known, (key, number)))))
    player, _, zone = key.partition(".")
    place = state.setup.place(player, zone)
    laid = tuple(slot for slot in state.zones[place] if slot > 0)
    content = (*laid, *(BLANK,) * number)
    if not state.setup.zone(zone).ordered:
        content = tuple(sorted(content))
    zones = (*state.zones[:place], content, *state.zones[place + 1 :])
    return replace(
        state,
        zones=zones,
        unknown=tuple(name for name in state.unknown if name != key),
        known=tuple(sorted((*state.known, (key, number)))),
    )
