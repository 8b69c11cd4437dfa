"""Read rules whose numbers nest (`8-6-4.` or `3.3.1.1.`): the parent is the number without its last part.

A document numbers with hyphens or with points; what is numbered the other way is said and left out, since its
numbers would be taken for others. A number used twice is kept both times, the second with a letter.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from rulings.corpus.codes import parent_of, repeated
from rulings.corpus.parsers.base import SourceLine, ends_sentence, is_noise, unfinished
from rulings.corpus.parsers.furniture import is_furniture
from rulings.corpus.types import Fault, Note, ParsedDocument, ParsedPassage

Separator = Literal["-", "."]

_NUMBERED = {
    "-": re.compile(r"(\d{1,3}(?:-\d{1,3})+)\.(?:\s+(.*)|$)"),
    ".": re.compile(r"(\d{1,3}(?:\.\d{1,3})+)\.(?:\s+(.*)|$)"),
}
_BARE = re.compile(r"(\d{1,3}(?:[-.]\d{1,3})+)(?:\s+|$)")
_CHAPTER = re.compile(r"\d{1,3}\. \S")
_BROKEN = re.compile(r"\d{1,3}\s*[-.][-.\s\d]*[-.](?:\s|$|\D)|\d{1,3}[-.]\d*[A-Za-z]")
_VERSION = re.compile(r"\bver(?:sion)?\.?\s*(\d+(?:\.\d+)+)", re.IGNORECASE)
_HEADING_LENGTH = 90
_LABEL_LENGTH = 40
_HEAD_LINES = 12


@dataclass(slots=True)
class _Paragraph:
    number: str
    line: int
    section: str
    text: list[str]


@dataclass(slots=True)
class _Reader:
    """Walk over the lines once; the last paragraph stays open for lines that go on with it."""

    section: str = ""
    heading: SourceLine | None = None
    paragraphs: list[_Paragraph] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    is_left_out: bool = False
    last: SourceLine | None = None

    def fault(self, line: int, message: str) -> None:
        """Report what is wrong with a line."""
        self.faults.append(Fault(line=line, message=message))

    def note(self, line: int, message: str) -> None:
        """Report a decision."""
        self.notes.append(Note(line=line, message=message))

    def take_heading(self, line: SourceLine) -> None:
        """Begin a section; before the first paragraph only the last heading counts."""
        self.section, self.heading, self.is_left_out = line.text, line, False

    def take_paragraph(self, line: SourceLine, number: str, text: str) -> None:
        """Begin a paragraph."""
        self.heading, self.is_left_out, self.last = None, False, line
        if not text:
            self.fault(line.number, f"The paragraph {number} has no text.")
        self.paragraphs.append(_Paragraph(number, line.number, self.section, [text]))

    def leave_out(self, line: SourceLine, number: str) -> None:
        """Say that a paragraph is numbered as no other of the document is."""
        self.is_left_out, self.last = True, line
        self.note(line.number, f"Left out: {number} is not numbered as the rest of the document is.")

    def take_text(self, line: SourceLine) -> None:
        """Join a line to the paragraph before it."""
        self.last = line
        if self.is_left_out:
            self.note(line.number, "Left out with the paragraph before it.")
        elif not self.paragraphs:
            self.note(line.number, "Left out: it stands before the first paragraph.")
        elif self.heading is not None or is_noise(line.text):
            self.fault(line.number, "This line is neither a numbered paragraph nor part of one.")
        else:
            paragraph = self.paragraphs[-1]
            self.note(line.number, f"Joined to {paragraph.number}.")
            paragraph.text.append(line.text)

    def finish(self) -> None:
        """Refuse a heading over nothing and a last paragraph that is cut off."""
        if self.heading is not None and self.paragraphs:
            self.fault(self.heading.number, f"The heading {self.heading.text!r} has no paragraphs.")
        elif self.paragraphs and self.last is not None:
            self.faults += unfinished(self.last.text, self.last.number)

    def passages(self) -> tuple[ParsedPassage, ...]:
        """Return the paragraphs as passages, each number once."""
        uses: Counter[str] = Counter()
        first: dict[str, int] = {}
        made = []
        for paragraph in self.paragraphs:
            number = repeated(paragraph.number, times=uses[paragraph.number])
            uses[paragraph.number] += 1
            if number != paragraph.number:
                told = (
                    f"{paragraph.number} stands on line {first[paragraph.number]} already; kept as {number}."
                )
                self.note(paragraph.line, told)
            first.setdefault(paragraph.number, paragraph.line)
            made.append(
                ParsedPassage(
                    number=number,
                    section=paragraph.section,
                    label=paragraph.number[:_LABEL_LENGTH],
                    line=paragraph.line,
                    question="",
                    text="\n".join(part for part in paragraph.text if part),
                    parent=parent_of(paragraph.number),
                )
            )
        return tuple(made)


class NumberedRules:
    """The layout of rule manuals and of rule pages with nested numbers."""

    code = "rules"

    def share_of(self, lines: tuple[SourceLine, ...]) -> float:
        """Say how many lines begin with a nested number; long paragraphs may have lines of their own."""
        if not lines:
            return 0.0
        separator = _separator(lines)
        return sum(1 for line in lines if _number_of(line.text, separator)) / len(lines)

    def parse(self, lines: tuple[SourceLine, ...], *, language: str) -> ParsedDocument:
        """Read all paragraphs; the version in the document's head makes its layout more exact."""
        reader = _Reader()
        separator = _separator(lines)
        kept = [line for line in lines if not is_furniture(line.text)]
        for line in lines:
            if is_furniture(line.text):
                reader.note(line.number, "Left out: advertising or navigation.")
        for place in range(len(kept)):
            _take(reader, kept, place, separator)
        reader.finish()
        passages = reader.passages()
        version = _version_of(lines)
        return ParsedDocument(
            layout=f"cr-{version}" if version else self.code,
            broader=(self.code,) if version else (),
            passages=passages,
            faults=tuple(sorted(reader.faults, key=lambda fault: fault.line)),
            notes=tuple(sorted(reader.notes, key=lambda note: note.line)),
        )


def _take(reader: _Reader, lines: list[SourceLine], place: int, separator: Separator) -> None:
    line = lines[place]
    found = _NUMBERED[separator].match(line.text)
    if found:
        reader.take_paragraph(line, found[1], (found[2] or "").strip())
        return
    other = _NUMBERED["." if separator == "-" else "-"].match(line.text)
    bare = _BARE.match(line.text)
    if other:
        reader.leave_out(line, other[1])
    elif _is_heading(lines, place, separator):
        reader.take_heading(line)
    elif bare and reader.paragraphs:
        reader.note(line.number, f"{bare[1]} has no point behind its number and is no paragraph of its own.")
        reader.take_text(line)
    elif _BROKEN.match(line.text):
        reader.fault(line.number, f"The number at the start is not readable: {line.text[:20]!r}.")
    else:
        reader.take_text(line)


def _separator(lines: tuple[SourceLine, ...]) -> Separator:
    """Return the sign between the parts of most numbers."""
    hyphens = sum(1 for line in lines if _NUMBERED["-"].match(line.text))
    points = sum(1 for line in lines if _NUMBERED["."].match(line.text))
    return "-" if hyphens >= points else "."


def _number_of(text: str, separator: Separator) -> str:
    found = _NUMBERED[separator].match(text)
    return found[1] if found else ""


def _is_heading(lines: list[SourceLine], place: int, separator: Separator) -> bool:
    """Say whether a line stands over numbered paragraphs, at once or below one more heading."""
    text = lines[place].text
    if _CHAPTER.match(text):
        return len(text) <= _HEADING_LENGTH
    if not _looks_like_heading(text):
        return False
    following = lines[place + 1].text if place + 1 < len(lines) else ""
    return bool(_number_of(following, separator) or _CHAPTER.match(following)) or not following


def _looks_like_heading(text: str) -> bool:
    return len(text) <= _HEADING_LENGTH and text[0].isupper() and not ends_sentence(text)


def _version_of(lines: tuple[SourceLine, ...]) -> str:
    head = (_VERSION.search(line.text) for line in lines[:_HEAD_LINES] if not line.text[0].isdigit())
    return next((found[1] for found in head if found), "")
