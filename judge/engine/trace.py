"""The trace: what the rules did and why, as codes and values, never as sentences.

Facts are small tuples that every line keeps; steps are the full story, made when somebody wants to read it.
"""

from __future__ import annotations

from msgspec import Struct

from judge.engine.events import GameEvent
from judge.engine.ids import Plain

Fact = tuple[Plain, ...]
"""Codes and values: ("event", kind, card, player …), ("resolve", skill), ("rule", name) and so on."""

WRITTEN, ONLY, NOT_WRITTEN, BRANCH, ASKED = "written", "only_option", "not_written", "branch", "asked"

OFFICIAL, QUOTED, ANALOGY, DEFAULT = "official", "quoted", "analogy", "default"
STRENGTHS = (OFFICIAL, QUOTED, ANALOGY, DEFAULT)


class Citation(Struct, frozen=True, gc=False):
    """The code of a passage and how strong it is as a source."""

    code: str
    strength: str = OFFICIAL


class Reason(Struct, frozen=True, gc=False):
    """Why something may not be done, with the rule that says so; `values` fill the sentence."""

    code: str
    citations: tuple[Citation, ...] = ()
    values: tuple[tuple[str, Plain], ...] = ()


class Choice(Struct, frozen=True, gc=False):
    """How a question was answered: by whom, with what, and how the answer came about."""

    kind: str
    player: str
    subject: str
    answer: tuple[str, ...]
    options: tuple[str, ...]
    how: str


class Step(Struct, frozen=True, gc=False):
    """One rule that did something. `depth` is how many procedures it stands in; `note` says what it found.

    `turn_player` had the turn when it ran.
    """

    rule: str
    citations: tuple[Citation, ...]
    depth: int
    actor: str = ""
    skill: str = ""
    choice: Choice | None = None
    events: tuple[GameEvent, ...] = ()
    note: str = ""
    values: tuple[tuple[str, Plain], ...] = ()
    turn_player: str = ""
