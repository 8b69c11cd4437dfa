"""Name what a source document is made of once it has been read."""

from __future__ import annotations

import datetime

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
    """The smallest citable piece of a document, as it stands there.

    `parent` is the number one step up where numbers nest; `cards` are the numbers of cards in its heading, `related`
    those it names beside them.
    """

    number: str
    section: str
    label: str
    line: int
    question: str
    text: str
    parent: str = ""
    cards: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    date: datetime.date | None = None


class ParsedDocument(msgspec.Struct, frozen=True, kw_only=True):
    """All passages of a document in their order, with what was wrong or decided on the way.

    `layout` is the layout as exactly as it can be told; a document of one of the `broader` layouts fits as well.
    `is_recognised` says no where the text is sound and no layout fits it.
    """

    layout: str
    passages: tuple[ParsedPassage, ...]
    broader: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Note, ...] = ()
    is_recognised: bool = True


class OutlineEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Where a passage without a number stands in a text, and a digest by which it is known again."""

    number: str
    first: int
    last: int
    digest: str
