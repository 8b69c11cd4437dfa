"""The steps of a replay as a list to walk through: sentences, how each was answered, quiet ones folded away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge.engine.replay import Replay
from judge.engine.trace import ASKED, Step
from judge.presentation.addresses import Address
from judge.presentation.citations import CitationView, Library
from judge.presentation.voice import Voice

DEEPEST = 4
MOST_CITED = 40
"""Steps whose citations stand in the list; in longer replays the later ones show theirs when they are opened."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerView:
    """How a question was answered at a step: by whom, and how that came about."""

    player: str
    how: str
    how_label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepView:
    """One step. `place` is its number in the trace, from 1; `number` counts the ones that are not quiet."""

    place: int
    number: int
    level: int
    text: str
    rule: str
    answer: AnswerView | None
    citations: tuple[CitationView, ...]
    is_quiet: bool
    is_current: bool
    href: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A step of the list with the quiet ones that came before it; the last entry may have only these."""

    quiet: tuple[StepView, ...]
    step: StepView | None
    holds_current: bool


def step_views(
    replay: Replay, voice: Voice, library: Library, address: Address, current: int
) -> tuple[StepView, ...]:
    """Say every step of a replay."""
    views: list[StepView] = []
    above: list[int] = []
    number = 0
    for index, step in enumerate(replay.steps):
        speaker = voice.at(replay.boards[index - 1] if index else replay.start)
        is_quiet = speaker.is_quiet(step)
        number += not is_quiet
        level = len(above)
        if not is_quiet:
            while above and above[-1] >= step.depth:
                above.pop()
            level = len(above)
            above.append(step.depth)
        place = index + 1
        views.append(
            StepView(
                place=place,
                number=number,
                level=min(level, DEEPEST),
                text=speaker.step(step),
                rule=step.rule,
                answer=_answer(step, speaker),
                citations=library.views(step.citations) if number <= MOST_CITED or place == current else (),
                is_quiet=is_quiet,
                is_current=place == current,
                href=address.having(step=place),
            )
        )
    return tuple(views)


def _answer(step: Step, voice: Voice) -> AnswerView | None:
    choice = step.choice
    if choice is None:
        return None
    return AnswerView(
        player=voice.player(choice.player),
        how=choice.how or ASKED,
        how_label=voice.how(choice.how or ASKED),
    )


def entries_of(views: Sequence[StepView]) -> tuple[Entry, ...]:
    """Fold the quiet steps into the entry of the step they lead to."""
    entries: list[Entry] = []
    quiet: list[StepView] = []
    for view in views:
        if view.is_quiet:
            quiet.append(view)
            continue
        entries.append(_entry(quiet, view))
        quiet = []
    if quiet:
        entries.append(_entry(quiet, None))
    return tuple(entries)


def _entry(quiet: list[StepView], step: StepView | None) -> Entry:
    return Entry(quiet=tuple(quiet), step=step, holds_current=any(view.is_current for view in quiet))


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """Where the buttons lead and how far along this is; an empty address leads nowhere."""

    current: int
    before: int
    number: int
    count: int
    first_href: str
    back_href: str
    next_href: str
    last_href: str


def way_through(views: Sequence[StepView], address: Address, current: int, *, quiet_too: bool) -> Way:
    """Find the steps before and after the current one; quiet ones are passed over unless they are wanted."""
    stops = [0, *(view.place for view in views if quiet_too or not view.is_quiet)]
    last = stops[-1]
    before = [stop for stop in stops if stop < current]
    after = [stop for stop in stops if stop > current]
    return Way(
        current=current,
        before=before[-1] if before else 0,
        number=len([stop for stop in stops[1:] if stop <= current]),
        count=len(stops) - 1,
        first_href=address.having(step=0) if before else "",
        back_href=address.having(step=before[-1]) if before else "",
        next_href=address.having(step=after[0]) if after else "",
        last_href=address.having(step=last) if after else "",
    )
