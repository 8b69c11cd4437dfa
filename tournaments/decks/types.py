"""Name what a pasted list is made of once it has been read."""

from __future__ import annotations

from msgspec import Struct


class ListLine(Struct, frozen=True, kw_only=True):
    """So many cards of one number or name; no section where the list has no headings."""

    line: int
    count: int
    section: str = ""
    number: str = ""
    name: str = ""


class ReadFault(Struct, frozen=True, kw_only=True):
    """A line that could not be read: why, and what stands there."""

    line: int
    code: str
    text: str


class ReadList(Struct, frozen=True, kw_only=True):
    """All lines of a list in their order, and what could not be read."""

    lines: tuple[ListLine, ...]
    faults: tuple[ReadFault, ...] = ()
