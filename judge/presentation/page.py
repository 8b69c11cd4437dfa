"""The whole replay page, put together from what was examined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from judge.engine.expectations import Miss
from judge.engine.replay import Replay
from judge.engine.report import Report
from judge.engine.trace import Citation, Reason
from judge.presentation.addresses import Address
from judge.presentation.citations import Library
from judge.presentation.claims import AssumptionView, ClaimView, RefusalView, Telling, line_called
from judge.presentation.player import PlayerView, player_view
from judge.presentation.questions import skill_texts
from judge.presentation.twins import TwinView
from judge.presentation.voice import Voice
from judge.services.replays import Examined, replay_of_line
from rulings.selectors import passages_by_codes


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillView:
    """A skill by the name the steps call it, and what is printed."""

    name: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayPage:
    """Everything a replay page shows. `watched` is the claim whose line is on the board."""

    title: str
    profile: str
    claims: tuple[ClaimView, ...]
    assumptions: tuple[AssumptionView, ...]
    refusal: RefusalView | None
    misses: tuple[Miss, ...]
    player: PlayerView
    watched: ClaimView | None
    ran_out: str
    everything: bool
    everything_href: str
    twins: tuple[TwinView, ...]
    skills: tuple[SkillView, ...]


def shown_replay(examined: Examined, address: Address) -> Replay | None:
    """Play the line that an address names, or the record; None for a line that does not exist."""
    if not address.line:
        return examined.report.replay
    line = line_called(examined, address.line)
    return replay_of_line(examined=examined, line=line) if line else None


def replay_page(
    *, examined: Examined, replay: Replay, language: str, address: Address, twins: Sequence[TwinView]
) -> ReplayPage:
    """Prepare a page: all sentences said, all passages looked up."""
    voice = Voice.of(examined.scenario.state, language)
    library = library_for(examined.report, replay, voice)
    telling = Telling(examined=examined, voice=voice, library=library, address=address)
    claims = telling.claims()
    watched = next((claim for claim in claims if address.line.rpartition(".")[0] == claim.id), None)
    ruleset = examined.scenario.ruleset
    return ReplayPage(
        title=examined.scenario.title,
        profile=ruleset.profile,
        claims=claims,
        assumptions=telling.shared_assumptions(),
        refusal=telling.refusal(),
        misses=() if examined.everything else examined.report.misses,
        player=player_view(ruleset, replay, voice, library, address),
        watched=watched,
        ran_out=examined.ran_out,
        everything=examined.everything,
        everything_href=str(Address(path=address.path, everything=not examined.everything)),
        twins=tuple(twins),
        skills=tuple(
            SkillView(name=voice.skill(skill), text=text) for skill, text in skill_texts(replay.start).items()
        ),
    )


def library_for(report: Report, replay: Replay, voice: Voice) -> Library:
    """Look up every passage that a page may cite, at once."""
    codes = {citation.code for citation in _cited(report, replay)}
    return Library(passages_by_codes(codes=codes), voice)


def _cited(report: Report, replay: Replay) -> Iterator[Citation]:
    for step in replay.steps:
        yield from step.citations
    for finding in report.findings:
        yield from finding.citations
        yield from _of_reasons(finding.reasons)
        for assumption in finding.assumptions:
            yield from assumption.citations
    if report.refusal is not None:
        yield from _of_reasons(report.refusal.reasons)
    if replay.question is not None:
        yield from report.scenario.ruleset.citations.get(replay.question.rule, ())


def _of_reasons(reasons: Iterable[Reason]) -> Iterator[Citation]:
    for reason in reasons:
        yield from reason.citations
