"""The player: the board at one step, the step itself, the list of all, and the ways on."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.replay import Replay
from judge.engine.ruleset import Ruleset
from judge.presentation.addresses import Address
from judge.presentation.board import BoardView, board_view
from judge.presentation.citations import Library
from judge.presentation.questions import QuestionView, question_view
from judge.presentation.steps import Entry, StepView, Way, entries_of, step_views, way_through
from judge.presentation.voice import Voice


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """One moment of a replay with everything around it. `ending` says how it ends, on its last step only.

    `here` is the address of this very step.
    """

    board: BoardView
    step: StepView | None
    entries: tuple[Entry, ...]
    way: Way
    quiet: bool
    quiet_count: int
    quiet_href: str
    here: str
    question: QuestionView | None
    ending: str
    line_is_true: bool
    whole_href: str


def player_view(
    ruleset: Ruleset, replay: Replay, voice: Voice, library: Library, address: Address
) -> PlayerView:
    """Show a replay at the step that the address names; without one, where it begins or where it asks."""
    current = _current(replay, voice, address)
    views = step_views(replay, voice, library, address, current)
    way = way_through(views, address, current, quiet_too=address.quiet)
    at_end = not way.next_href
    state = replay.state if at_end else replay.boards[current - 1] if current else replay.start
    before = replay.boards[way.before - 1] if way.before else replay.start
    return PlayerView(
        board=board_view(ruleset, state, before if current else None, voice),
        step=views[current - 1] if current else None,
        entries=entries_of(views),
        way=way,
        quiet=address.quiet,
        quiet_count=sum(view.is_quiet for view in views),
        quiet_href=address.having(quiet=not address.quiet, step=current),
        here=address.having(step=current),
        question=_asked(ruleset, replay, voice, library) if at_end else None,
        ending=replay.ending if at_end else "",
        line_is_true=address.line.endswith(".true"),
        whole_href=address.having(line="", step=0),
    )


def _current(replay: Replay, voice: Voice, address: Address) -> int:
    """Take the step an address names; without one the end if something is open there, else the beginning."""
    last = len(replay.steps)
    if address.step is not None:
        return max(0, min(address.step, last))
    if replay.question is None and replay.refusal is None:
        return 0
    while last and not address.quiet and voice.is_quiet(replay.steps[last - 1]):
        last -= 1
    return last


def _asked(ruleset: Ruleset, replay: Replay, voice: Voice, library: Library) -> QuestionView | None:
    if replay.question is None:
        return None
    return question_view(ruleset, replay.state, replay.question, voice.at(replay.state), library)
