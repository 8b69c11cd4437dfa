"""Say what a layout must offer, and how lines get to it."""

from __future__ import annotations

from typing import Protocol

import msgspec

from rulings.corpus.types import Fault, ParsedDocument

MAX_BYTES = 4 * 1024 * 1024


class SourceLine(msgspec.Struct, frozen=True):
    """One line of a document that is not blank, counted from 1."""

    number: int
    text: str


class Layout(Protocol):
    """A form in which documents are written; one file each."""

    code: str

    def share_of(self, lines: tuple[SourceLine, ...]) -> float:
        """Say from 0 to 1 how much of a document looks like this layout."""

    def parse(self, lines: tuple[SourceLine, ...], *, language: str) -> ParsedDocument:
        """Read a document of this layout."""


class UndecodableError(ValueError):
    """Refuse bytes that are no text, with the line where it shows."""

    def __init__(self, fault: Fault) -> None:
        """Keep the fault."""
        super().__init__(fault.message)
        self.fault = fault


def decode(data: bytes) -> str:
    """Turn the bytes of a file into text, or say on which line they stop being text."""
    if len(data) > MAX_BYTES:
        raise UndecodableError(
            Fault(line=1, message=f"The file is larger than {MAX_BYTES // 1024 // 1024} MB.")
        )
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _decoded(data, "utf-16")
    if b"\x00" in data:
        line = data.count(b"\n", 0, data.index(b"\x00")) + 1
        raise UndecodableError(Fault(line=line, message="This is a binary file, not a text."))
    return _decoded(data, "utf-8-sig")


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UndecodableError(
            Fault(line=line, message="A character here is not UTF-8; save the file as UTF-8.")
        ) from error


def lines_of(text: str) -> tuple[SourceLine, ...]:
    """Split a text into the lines that hold something; a note (`# …`) on the first line is left out."""
    raw = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    numbered = (SourceLine(number, line.strip()) for number, line in enumerate(raw, start=1))
    return tuple(
        line for line in numbered if line.text and not (line.number == 1 and line.text.startswith("# "))
    )
