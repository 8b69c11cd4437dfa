"""Name what a pasted list is made of once it has been read."""

from __future__ import annotations

from msgspec import Struct


class ListLine(Struct, frozen=True, kw_only=True):
    """So many cards of one number or name; no section where the list has no headings.

    `implied` is the section that the form of the list puts an unknown card in without naming it. `grade` and `aside`
    are what stood behind the name in brackets and is no part of it.
    """

    line: int
    count: int
    section: str = ""
    number: str = ""
    name: str = ""
    implied: str = ""
    grade: str = ""
    aside: str = ""


class ReadNote(Struct, frozen=True, kw_only=True):
    """A line that holds no card of the deck: what it is instead, and a code where the player has to be told."""

    line: int
    kind: str
    text: str
    code: str = ""
    values: dict[str, str | int] = {}


class ReadFault(Struct, frozen=True, kw_only=True):
    """A line that could not be read: why, and what stands there."""

    line: int
    code: str
    text: str


class ReadList(Struct, frozen=True, kw_only=True):
    """All lines of a list in their order, what could not be read, and what every other line is."""

    lines: tuple[ListLine, ...]
    faults: tuple[ReadFault, ...] = ()
    notes: tuple[ReadNote, ...] = ()
    title: str = ""

    @property
    def told(self) -> tuple[ReadNote, ...]:
        """Return the notes that a player has to be told."""
        return tuple(note for note in self.notes if note.code)
