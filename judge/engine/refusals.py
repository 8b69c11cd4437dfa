"""Why a written action could not be played: the station that came nearest, and all reasons there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from judge.engine.advance import Stop, moment
from judge.engine.errors import Needs
from judge.engine.ids import CHANCE
from judge.engine.legality import reasons_against
from judge.engine.questions import NUMBER, TARGET, Question
from judge.engine.record import Written
from judge.engine.ruleset import Ruleset
from judge.engine.trace import Reason


@dataclass(frozen=True, slots=True)
class Refusal:
    """A written action that could not be played, and the reasons at the station that came nearest."""

    action: Written
    station: str
    reasons: tuple[Reason, ...]


def is_named(question: Question, written: Written) -> bool:
    """Tell whether a question stands where `at` says, if it says anything."""
    procedure, _, rule = question.rule.partition(".")
    return not written.at or written.at in (question.rule, procedure, rule)


def is_choice(question: Question) -> bool:
    """Tell whether a question asks for cards or a number: no moment at which anybody declares an act."""
    return question.kind in (TARGET, NUMBER)


def is_untimely(ruleset: Ruleset, reasons: tuple[Reason, ...]) -> bool:
    """Tell whether reasons say nothing but that it is the wrong moment."""
    return all(reason.code in ruleset.untimely for reason in reasons)


def nearest_refusal(ruleset: Ruleset, written: Written, stops: Iterable[Stop]) -> Refusal:
    """Find the station at which the action that could not be played had the fewest reasons against it.

    A question to that player about the very skill that was written comes before all others, one that asks for cards or
    a number last; of equal ones that which says more than that it is the wrong moment.
    """
    best = Refusal(written, "", (ruleset.reason("never_asked"),))
    fewest = (True, True, 99, True)
    for stop in stops:
        if stop.state.winner:
            return Refusal(written, "", (ruleset.reason("game_over"),))
        if stop.question is None or not is_named(stop.question, written):
            continue
        try:
            reasons = _reasons(ruleset, stop, written)
        except Needs:
            continue  # nobody told what this station would have to know: another one says why
        is_choosing = written.verb in ruleset.verbs and is_choice(stop.question)
        is_other = (stop.question.player, stop.question.subject) != (written.player, written.subject)
        reached = (is_other, is_choosing, len(reasons), is_untimely(ruleset, reasons))
        if reached < fewest:
            best, fewest = Refusal(written, stop.question.rule, reasons), reached
    return best


def _reasons(ruleset: Ruleset, stop: Stop, written: Written) -> tuple[Reason, ...]:
    """Give all reasons against a written action at a station."""
    reasons: tuple[Reason, ...] = ()
    if written.verb in ruleset.verbs and written.player != CHANCE:
        reasons = reasons_against(moment(ruleset, stop.state), written.player, written.action)
    return reasons or (ruleset.reason("never_asked"),)
