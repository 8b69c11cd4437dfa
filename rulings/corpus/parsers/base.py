"""Say what a layout must offer, and how lines get to it."""

from __future__ import annotations

import re
from typing import Protocol

import msgspec

from rulings.corpus.types import Fault, ParsedDocument

MAX_BYTES = 4 * 1024 * 1024
MAX_LINE = 10_000
MAX_LINES = 20_000
MAX_FAULTS = 50

_SENTENCE_END = re.compile(r"[.!?:;…。][\])}»”’\"'）]*$")
_TEXT_END = re.compile(r"[.!?…。][\])}»”’\"'）]*$")
_MISREAD = re.compile(r"[ÃÂ][\x80-\xbf]|â€|[\x80-\x9f]")
_LINE_END = re.compile(r"\r\n|\r|\n")
_END_NAMES = {"\n": "LF", "\r\n": "CR LF", "\r": "CR"}


class SourceLine(msgspec.Struct, frozen=True):
    """One line of a document that is not blank, counted from 1."""

    number: int
    text: str


class Layout(Protocol):
    """A form in which documents are written; one file each."""

    @property
    def code(self) -> str:
        """Return the name of the layout."""

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


def plain_lines(data: bytes) -> list[str]:
    """Return all lines of a file, to show one beside its fault; none where it is no text."""
    try:
        return _LINE_END.split(decode(data))
    except UndecodableError:
        return []


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UndecodableError(
            Fault(line=line, message="A character here is not UTF-8; save the file as UTF-8.")
        ) from error


def text_faults(text: str) -> tuple[Fault, ...]:
    """Return what shows that a text was damaged on its way, whatever its layout."""
    faults = [*_mixed_ends(text)]
    lines = _LINE_END.split(text)
    if len(lines) > MAX_LINES:
        return (Fault(line=MAX_LINES, message=f"The text has {len(lines)} lines; {MAX_LINES} are read."),)
    for number, line in enumerate(lines, start=1):
        message = _damage(line)
        if message:
            faults.append(Fault(line=number, message=message))
    return tuple(sorted(faults, key=lambda fault: fault.line)[:MAX_FAULTS])


def _mixed_ends(text: str) -> list[Fault]:
    first = ""
    for number, found in enumerate(_LINE_END.finditer(text), start=1):
        first = first or found[0]
        if found[0] != first:
            message = (
                f"The line ends with {_END_NAMES[found[0]]}, the first one with {_END_NAMES[first]}; "
                "save the file with one kind of line end."
            )
            return [Fault(line=number, message=message)]
    return []


def _damage(line: str) -> str:
    if len(line) > MAX_LINE:
        return f"The line has {len(line)} characters; more than {MAX_LINE} are no paragraph."
    if any((ord(sign) < 32 and sign != "\t") or ord(sign) == 127 for sign in line):
        return "A control character stands here; this is no plain text."
    if "\ufffd" in line:
        return "A character here was lost before; fetch the document once more and save it as UTF-8."
    if _MISREAD.search(line):
        return "Letters here were read in another encoding than they were written in; save the file as UTF-8."
    return ""


def lines_of(text: str) -> tuple[SourceLine, ...]:
    """Split a text into the lines that hold something; a note (`# …`) on the first line is left out."""
    raw = _LINE_END.split(text)
    numbered = (SourceLine(number, line.strip()) for number, line in enumerate(raw, start=1))
    return tuple(
        line for line in numbered if line.text and not (line.number == 1 and line.text.startswith("# "))
    )


def ends_sentence(text: str) -> bool:
    """Say whether a line ends as a sentence does."""
    return _SENTENCE_END.search(text) is not None


def is_noise(text: str) -> bool:
    """Say whether a line is made of signs rather than words."""
    letters = sum(1 for sign in text if sign.isalnum() or sign.isspace())
    return letters * 2 < len(text)


def unfinished(passage_text: str, line: int) -> list[Fault]:
    """Refuse a document whose last words are cut off."""
    if not passage_text or _TEXT_END.search(passage_text):
        return []
    return [Fault(line=line, message="The document stops in the middle of a sentence here.")]
