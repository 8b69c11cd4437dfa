"""The parts of a replay's JSON: steps as a tree, claims with their verdicts, refusals and questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from judge.engine.advance import Stop
from judge.engine.assumptions import Assumption
from judge.engine.expectations import Miss
from judge.engine.findings import Finding
from judge.engine.offers import offers
from judge.engine.questions import ACT, Question
from judge.engine.refusals import Refusal
from judge.engine.replay import Replay
from judge.engine.report import Report
from judge.engine.ruleset import Ruleset
from judge.engine.trace import BRANCH, Citation, Reason, Step
from judge.engine.verdicts import Line
from judge.wording import (
    Names,
    say_assumption,
    say_because,
    say_claim,
    say_force,
    say_option,
    say_question,
    say_reading,
    say_reason,
    say_refusal,
    say_step,
    say_verdict,
)

Json = dict[str, object]
Played = Callable[[Line], Replay]
"""Plays a line out again, with all its steps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Speech:
    """In whose names and in which language things are said."""

    names: Names
    language: str


def step_tree(steps: Sequence[Step], speech: Speech) -> list[Json]:
    """Nest steps by the procedures they stand in: the steps of a called procedure are children of its caller."""
    roots: list[Json] = []
    open_lists: list[tuple[int, list[Json]]] = [(0, roots)]
    for index, step in enumerate(steps):
        while open_lists[-1][0] >= step.depth and len(open_lists) > 1:
            open_lists.pop()
        children: list[Json] = []
        open_lists[-1][1].append(_step_node(index, step, children, speech))
        open_lists.append((step.depth, children))
    return roots


def _step_node(index: int, step: Step, children: list[Json], speech: Speech) -> Json:
    choice = step.choice
    node: Json = {
        "number": index + 1,
        "rule": step.rule,
        "citations": codes_of(step.citations),
        "actor": step.actor,
        "kind": _kind_of(step),
        "text": say_step(step=step, names=speech.names, language=speech.language),
        "children": children,
    }
    if step.skill:
        node["skill"] = step.skill
    if choice is not None:
        node["choice"] = {"subject": choice.subject, "answer": list(choice.answer), "how": choice.how}
    return node


def _kind_of(step: Step) -> str:
    """Name what a step is: a choice of some kind, something that happened, or something that was found."""
    if step.choice is not None:
        return step.choice.kind
    return step.events[0].kind if step.events else step.note


def claim_node(finding: Finding, played: Played, speech: Speech) -> Json:
    """Write a claim with its verdict and what it rests on."""
    verdict = finding.verdict
    node: Json = {
        "id": verdict.claim.id,
        "by": verdict.claim.by,
        "claim": say_claim(claim=verdict.claim, names=speech.names, language=speech.language),
        "verdict": verdict.verdict,
        "text": say_verdict(verdict=verdict, names=speech.names, language=speech.language),
        "because": list(finding.because),
        "because_texts": [
            say_because(code=code, names=speech.names, language=speech.language) for code in finding.because
        ],
        "reasons": [reason_node(reason, speech) for reason in finding.reasons],
        "citations": codes_of(finding.citations),
        "forces": [
            {
                "player": force.player,
                "true": force.can_make_true,
                "false": force.can_make_false,
                "text": say_force(force=force, names=speech.names, language=speech.language),
            }
            for force in verdict.forces
        ],
        "assumptions": [assumption_node(assumption, speech) for assumption in finding.assumptions],
        "readings": [
            {
                "hidden": dict(reading.hidden),
                "verdict": reading.verdict,
                "text": say_reading(reading=reading, names=speech.names, language=speech.language),
            }
            for reading in verdict.readings
        ],
        "example": line_node(verdict.example, played, speech),
        "counter_example": line_node(verdict.counter_example, played, speech),
        "ran_out": verdict.ran_out,
    }
    if verdict.if_nothing:
        node["if_unread_text_changes_nothing"] = verdict.if_nothing
    return node


def line_node(line: Line | None, played: Played, speech: Speech) -> Json | None:
    """Write a line of play as the choices that make it; null when there is none."""
    if line is None:
        return None
    replay = played(line)
    chosen = [step for step in replay.steps if step.choice is not None and step.choice.how == BRANCH]
    return {
        "hidden": dict(line.hidden),
        "answers": [list(answer) for answer in line.answers],
        "choices": [
            {
                "player": step.choice.player,
                "rule": step.rule,
                "kind": step.choice.kind,
                "subject": step.choice.subject,
                "answer": list(step.choice.answer),
                "text": say_step(step=step, names=speech.names, language=speech.language),
            }
            for step in chosen
            if step.choice is not None
        ],
        "ending": replay.ending,
    }


def assumption_node(assumption: Assumption, speech: Speech) -> Json:
    """Write something that a verdict takes for granted."""
    return {
        "code": assumption.code,
        "about": assumption.about,
        "text": say_assumption(assumption=assumption, names=speech.names, language=speech.language),
        "citations": codes_of(assumption.citations),
    }


def reason_node(reason: Reason, speech: Speech) -> Json:
    """Write a reason with its rule."""
    return {
        "code": reason.code,
        "text": say_reason(reason=reason, names=speech.names, language=speech.language),
        "citations": codes_of(reason.citations),
    }


def refusal_node(refusal: Refusal, speech: Speech) -> Json:
    """Write which action was refused, and every reason against it at the station that came nearest."""
    return {
        "action": refusal.action.place,
        "text": say_refusal(refusal=refusal, names=speech.names, language=speech.language),
        "station": refusal.station,
        "reasons": [reason_node(reason, speech) for reason in refusal.reasons],
    }


def question_node(question: Question, speech: Speech) -> Json:
    """Write an open question with its options."""
    return {
        "kind": question.kind,
        "player": question.player,
        "subject": question.subject,
        "options": [option.key for option in question.options],
        "texts": {
            option.key: say_option(
                key=option.key, question=question, names=speech.names, language=speech.language
            )
            for option in question.options
        },
        "least": question.least,
        "most": question.most,
        "rule": question.rule,
        "text": say_question(question=question, names=speech.names, language=speech.language),
    }


def moves_node(ruleset: Ruleset, stop: Stop, speech: Speech) -> Json:
    """Write what each player could declare at a stop: legal where no reason speaks against it."""
    return {
        "rule": stop.question.rule if stop.question else "",
        "player": stop.question.player if stop.question else "",
        "players": {
            player: [
                {
                    "action": offer.action.key,
                    "text": say_option(
                        key=offer.action.key,
                        question=Question(ACT, player, "", ()),
                        names=speech.names,
                        language=speech.language,
                    ),
                    "legal": offer.is_legal,
                    "depends_on": offer.depends_on,
                    "reasons": [reason_node(reason, speech) for reason in offer.reasons],
                }
                for offer in offers(ruleset, stop, player)
            ]
            for player in stop.state.setup.players
        },
    }


def miss_node(miss: Miss) -> Json:
    """Write an expectation that does not hold."""
    return {"about": miss.about, "expected": miss.expected, "found": miss.found}


def strengths_of(report: Report) -> dict[str, str]:
    """Say of every passage that is cited how strong a source it is."""
    cited: list[Citation] = [citation for step in report.replay.steps for citation in step.citations]
    for finding in report.findings:
        cited += finding.citations
        cited += [citation for reason in finding.reasons for citation in reason.citations]
        cited += [citation for assumption in finding.assumptions for citation in assumption.citations]
    if report.refusal:
        cited += [citation for reason in report.refusal.reasons for citation in reason.citations]
    return {citation.code: citation.strength for citation in sorted(cited, key=lambda one: one.code)}


def codes_of(citations: Iterable[Citation]) -> list[str]:
    """List the codes of citations, each once."""
    return list(dict.fromkeys(citation.code for citation in citations))
