"""A replay as plain text: the verdicts first, then how it went, then what is still asked."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import indent

from judge.engine.findings import Finding
from judge.engine.offers import Offer, offers, stop_after
from judge.engine.questions import ACT, Question
from judge.engine.trace import DEFAULT, OFFICIAL, Reason, Step
from judge.engine.verdicts import OPEN, POSSIBLE
from judge.services.replay_parts import Speech, codes_of, strengths_of
from judge.services.replays import BY_TIME, Examined, speech_of
from judge.services.twins import TwinResult
from judge.wording import (
    is_quiet,
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
    say_strength,
    say_text,
    say_unknown,
    say_verdict,
    say_verdict_word,
)


def as_text(
    examined: Examined, *, language: str, beyond: Examined | None = None, twins: tuple[TwinResult, ...] = ()
) -> str:
    """Write everything a judge at a table wants to read."""
    speech = speech_of(examined, language)
    report = examined.report
    parts = [f"{examined.title} ({examined.scenario.ruleset.profile})"]
    if examined.ran_out:
        parts.append(say_text(text="time" if examined.ran_out == BY_TIME else "work", language=language))
    if report.refusal:
        parts.append(say_refusal(refusal=report.refusal, names=speech.names, language=language))
    parts += [_claim(finding, speech) for finding in report.findings]
    if beyond is not None:
        parts.append(say_text(text="everything", language=language))
        parts += [_claim(finding, speech) for finding in beyond.report.findings]
    parts.append("\n".join(_steps(report.replay.steps, strengths_of(report), speech)))
    question = report.replay.question
    if question is not None:
        options = [
            say_option(key=option.key, question=question, names=speech.names, language=language)
            for option in question.options
        ]
        asked = say_question(question=question, names=speech.names, language=language)
        parts.append(f"? {asked}\n" + "\n".join(f"  - {option}" for option in options))
    parts += list(_misses(examined, twins, language))
    return "\n\n".join(part for part in parts if part)


def moves_text(examined: Examined, *, language: str) -> str:
    """Write what each player may do where the replay stands; what they may not follows with all reasons."""
    speech = speech_of(examined, language)
    replay = examined.report.replay
    stop = stop_after(replay, len(replay.steps))
    if stop is None:
        return say_text(text="over", language=language)
    lines: list[str] = []
    for player in stop.state.setup.players:
        lines.append(say_text(text="may", language=language, player=speech.names.players[player]))
        found = offers(examined.scenario.ruleset, stop, player)
        lines += [f"  + {_offer(offer, speech)}" for offer in found if offer.is_legal] or [
            f"  {say_text(text='nothing', language=language)}"
        ]
        lines += [
            f"  ? {_offer(offer, speech)}: "
            + say_unknown(key=offer.depends_on, names=speech.names, language=language)
            for offer in found
            if offer.depends_on
        ]
        for offer in found:
            if offer.reasons:
                lines.append(f"  - {_offer(offer, speech)}")
                lines += [f"      {_why(reason, speech)}" for reason in offer.reasons]
    return "\n".join(lines)


def _offer(offer: Offer, speech: Speech) -> str:
    question = Question(ACT, "", "", ())
    return say_option(key=offer.action.key, question=question, names=speech.names, language=speech.language)


def _why(reason: Reason, speech: Speech) -> str:
    text = say_reason(reason=reason, names=speech.names, language=speech.language)
    return f"{text} [{', '.join(codes_of(reason.citations))}]"


def _claim(finding: Finding, speech: Speech) -> str:
    names, language, verdict = speech.names, speech.language, finding.verdict
    word = say_verdict_word(verdict=verdict.verdict, language=language).upper()
    head = f"{word}  {verdict.claim.id}: {say_claim(claim=verdict.claim, names=names, language=language)}"
    lines = [say_verdict(verdict=verdict, names=names, language=language)]
    lines += _because(finding, speech)
    if verdict.verdict == POSSIBLE:
        lines += [say_force(force=force, names=names, language=language) for force in verdict.forces]
    if verdict.verdict == OPEN:
        lines += [
            say_reading(reading=reading, names=names, language=language) for reading in verdict.readings
        ]
    lines += [
        "* " + say_assumption(assumption=assumption, names=names, language=language)
        for assumption in finding.assumptions
    ]
    return head + "\n" + indent("\n".join(line for line in lines if line), "  ")


def _because(finding: Finding, speech: Speech) -> Iterator[str]:
    """Say what decides a verdict; of what says nothing by itself the code alone is left, for expectations."""
    for code in finding.because:
        said = say_because(code=code, names=speech.names, language=speech.language, reasons=finding.reasons)
        yield f"{code}: {said}" if said else code


def _steps(steps: tuple[Step, ...], strengths: dict[str, str], speech: Speech) -> Iterator[str]:
    """Write the steps worth reading, each with its rules; a rule that is not official says what it is."""
    for number, step in enumerate(steps, start=1):
        if is_quiet(step=step, names=speech.names):
            continue
        cited = [_cited(code, strengths, speech) for code in codes_of(step.citations)]
        text = say_step(step=step, names=speech.names, language=speech.language)
        yield f"{number:>4} {'  ' * max(step.depth - 1, 0)}{text}  [{', '.join(cited)}]"


def _cited(code: str, strengths: dict[str, str], speech: Speech) -> str:
    strength = strengths.get(code, DEFAULT)
    if strength == OFFICIAL:
        return code
    return f"{code} ({say_strength(strength=strength, language=speech.language)})"


def _misses(examined: Examined, twins: tuple[TwinResult, ...], language: str) -> Iterator[str]:
    for place, report in enumerate((examined.report, *(twin.report for twin in twins))):
        for miss in report.misses:
            said = say_text(
                text="miss", language=language, about=miss.about, expected=miss.expected, found=miss.found
            )
            yield said if not place else say_text(text="near", language=language, count=place, miss=said)
