"""Name what a source document is made of once it has been read."""

from __future__ import annotations

import msgspec


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is wrong with a document, and the line where it stands."""

    line: int
    message: str


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """One decision a reader took and a person may want to look at."""

    line: int
    message: str


class ParsedPassage(msgspec.Struct, frozen=True, kw_only=True):
    """The smallest citable piece of a document, as it stands there."""

    number: str
    section: str
    label: str
    line: int
    question: str
    text: str


class ParsedDocument(msgspec.Struct, frozen=True, kw_only=True):
    """All passages of a document in their order, with what was wrong or decided on the way."""

    layout: str
    passages: tuple[ParsedPassage, ...]
    faults: tuple[Fault, ...] = ()
    notes: tuple[Note, ...] = ()
