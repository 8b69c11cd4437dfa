"""Read lists of questions and answers whose numbers restart under headings (`Q1.` / `R1.` or `A1.`).

What such lists do in practice: blanks after the mark, answers over several lines, headings with and without
brackets, headings that group other headings, and headings that got lost, after which the numbers restart and
repeat; a repeated number then gets a letter.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from rulings.corpus.codes import repeated, slug
from rulings.corpus.parsers.base import SourceLine, ends_sentence, is_noise, unfinished
from rulings.corpus.types import Fault, Note, ParsedDocument, ParsedPassage

FIRST_SECTION = {"fr": "generalites", "en": "general", "de": "allgemeines"}

_MARK = re.compile(r"([QRA])\s{0,2}(\d{1,3})\s{0,2}[.:]\s*(.*)", re.DOTALL)
_BAD_MARK = re.compile(r"(?:[QRA]\s{0,2}\d|[qra]\d{1,3}\s{0,2}[.:)]|[QRA]\w{0,3}\s{0,2}[.:](?!\w))")
_HEADING_LENGTH = 70
_HEADINGS_IN_A_ROW = 12

Kind = Literal["question", "answer", "bad", "text"]


@dataclass(frozen=True, slots=True)
class _Line:
    kind: Kind
    number: int
    text: str
    mark: int = 0
    letter: str = ""


@dataclass(slots=True)
class _Entry:
    """A question and what has been read of its answer."""

    mark: int
    line: int
    question: list[str]
    answer: list[str] | None = None
    answer_line: int = 0
    joined: list[_Line] = field(default_factory=list)


@dataclass(slots=True)
class _Reader:
    """Walk over the lines once and collect passages, faults and notes."""

    section: str
    slug: str
    passages: list[ParsedPassage] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    uses: Counter[str] = field(default_factory=Counter)
    entry: _Entry | None = None
    last_mark: int = 0
    heading_line: int = 0

    def fault(self, line: int, message: str) -> None:
        """Report what is wrong with a line."""
        self.faults.append(Fault(line=line, message=message))

    def take_heading(self, line: _Line) -> None:
        """Begin a section."""
        self.close(line.number)
        self.section, self.slug = line.text, slug(line.text)
        self.last_mark, self.heading_line = 0, line.number

    def take_question(self, line: _Line) -> None:
        """Begin an entry, checking that its number goes on or restarts."""
        self.close(line.number)
        self._check_order(line)
        if line.mark == 1 and self.last_mark > 0:
            note = f"The numbers restart without a heading; Q1 stays under {self.section or self.slug!r}."
            self.notes.append(Note(line=line.number, message=note))
        self.heading_line = 0
        self.last_mark = line.mark
        self.entry = _Entry(line.mark, line.number, [line.text] if line.text else [])

    def _check_order(self, line: _Line) -> None:
        if line.mark == self.last_mark:
            self.fault(
                line.number, f"Q{line.mark} stands twice in a row; number the questions one after the other."
            )
        elif line.mark not in (1, self.last_mark + 1):
            expected = f"Q{self.last_mark + 1}" if self.last_mark else "Q1"
            self.fault(
                line.number, f"Q{line.mark} stands where {expected} should; a question or heading is missing."
            )

    def take_answer(self, line: _Line) -> None:
        """Join an answer to the open question."""
        entry = self.entry
        if entry is None or entry.answer is not None:
            self._refuse_answer(line)
            return
        if line.mark != entry.mark:
            told = (
                f"The answer has the number {line.mark}, its question on line {entry.line} has {entry.mark}."
            )
            self.fault(line.number, told)
        entry.answer, entry.answer_line = [line.text] if line.text else [], line.number

    def _refuse_answer(self, line: _Line) -> None:
        self.fault(line.number, f"Answer {line.mark} has no question before it.")
        if self.entry is not None and self.entry.joined:
            suspect = self.entry.joined.pop()
            self.fault(suspect.number, "This line is neither a question, an answer nor a heading.")

    def take_text(self, line: _Line) -> None:
        """Join a line without a mark to the question or answer before it."""
        entry = self.entry
        if entry is None:
            self.fault(line.number, "This line is neither a question, an answer nor a heading.")
            return
        parts = entry.question if entry.answer is None else entry.answer
        if not _may_continue(parts, line.text):
            self.fault(line.number, "This line is neither a question, an answer nor a heading.")
            return
        parts.append(line.text)
        entry.joined.append(line)

    def close(self, next_line: int | None) -> None:
        """End the open entry and keep it, or say what it lacks."""
        entry, self.entry = self.entry, None
        if entry is None:
            self._close_heading(next_line)
            return
        if entry.answer is None:
            where = f"before line {next_line}" if next_line else "before the end"
            self.fault(entry.line, f"Question Q{entry.mark} has no answer {where}.")
            for joined in entry.joined:
                self.fault(joined.number, "This line is neither a question, an answer nor a heading.")
            return
        if not entry.question:
            self.fault(entry.line, f"Question Q{entry.mark} has no text.")
        if not entry.answer:
            self.fault(entry.answer_line, f"The answer to Q{entry.mark} has no text.")
        self._check_end(entry)
        self._keep(entry, entry.answer)

    def _close_heading(self, next_line: int | None) -> None:
        if self.heading_line and next_line is None:
            self.fault(self.heading_line, f"The heading {self.section!r} has no questions.")

    def _check_end(self, entry: _Entry) -> None:
        """Refuse a last line that begins a new sentence and never ends it."""
        if not entry.joined or not entry.answer or len(entry.answer) < 2:
            return
        begins_anew = ends_sentence(entry.answer[-2])
        if begins_anew and not ends_sentence(entry.answer[-1]):
            self.fault(entry.joined[-1].number, "This line belongs to no question and ends no sentence.")

    def _keep(self, entry: _Entry, answer: list[str]) -> None:
        key = f"{self.slug}/{entry.mark}"
        number = f"{self.slug}/{repeated(str(entry.mark), times=self.uses[key])}"
        self.uses[key] += 1
        for joined in entry.joined:
            self.notes.append(
                Note(line=joined.number, message=f"Joined to Q{entry.mark} of {self.section!r}.")
            )
        self.passages.append(
            ParsedPassage(
                number=number,
                section=self.section,
                label=f"Q{entry.mark}",
                line=entry.line,
                question="\n".join(entry.question),
                text="\n".join(answer),
            )
        )


class QuestionList:
    """The layout of the question lists that publishers put on their pages."""

    code = "faq"

    def share_of(self, lines: tuple[SourceLine, ...]) -> float:
        """Say how many lines begin with the mark of a question or an answer."""
        if not lines:
            return 0.0
        return sum(1 for line in lines if _MARK.match(line.text)) / len(lines)

    def parse(self, lines: tuple[SourceLine, ...], *, language: str) -> ParsedDocument:
        """Read the whole list; faults and passages are both complete."""
        marked = [_classified(line) for line in lines]
        reader = _Reader(section="", slug=FIRST_SECTION.get(language, FIRST_SECTION["en"]))
        for place, line in enumerate(marked):
            _take(reader, marked, place, line)
        reader.close(None)
        faults = [*reader.faults, *_misnamed_language(marked, language)]
        if lines and not faults and reader.passages:
            faults += unfinished(reader.passages[-1].text, lines[-1].number)
        faults.sort(key=lambda fault: fault.line)
        notes = tuple(sorted(reader.notes, key=lambda note: note.line))
        return ParsedDocument(
            layout=self.code, passages=tuple(reader.passages), faults=tuple(faults), notes=notes
        )


def _misnamed_language(marked: list[_Line], language: str) -> list[Fault]:
    """Refuse answers marked with the French letter in a document named as another language."""
    if language == "fr":
        return []
    french = (line for line in marked if line.kind == "answer" and line.letter == "R")
    first = next(french, None)
    if first is None:
        return []
    message = f"The answers are marked R, as in French, but the language named is {language!r}."
    return [Fault(line=first.number, message=message)]


def _take(reader: _Reader, marked: list[_Line], place: int, line: _Line) -> None:
    if line.kind == "question":
        reader.take_question(line)
    elif line.kind == "answer":
        reader.take_answer(line)
    elif line.kind == "bad":
        reader.fault(
            line.number, f"The mark at the start is not readable: {line.text[:20]!r}. Write Q1. or R1."
        )
    elif _is_heading(marked, place):
        reader.take_heading(line)
    else:
        reader.take_text(line)


def _classified(line: SourceLine) -> _Line:
    found = _MARK.match(line.text)
    if found:
        kind: Kind = "question" if found[1] == "Q" else "answer"
        return _Line(kind, line.number, found[3].strip(), int(found[2]), found[1])
    if _BAD_MARK.match(line.text):
        return _Line("bad", line.number, line.text)
    return _Line("text", line.number, line.text)


def _is_heading(marked: list[_Line], place: int) -> bool:
    """Say whether a line stands over a list that begins at Q1, at once or below more headings."""
    if not _looks_like_heading(marked[place].text):
        return False
    for line in marked[place + 1 : place + 1 + _HEADINGS_IN_A_ROW]:
        if line.kind == "question":
            return line.mark == 1
        if line.kind != "text" or not _looks_like_heading(line.text):
            return _is_bracketed(marked[place].text)
    return _is_bracketed(marked[place].text)


def _is_bracketed(text: str) -> bool:
    return text.startswith("[") and text.endswith("]") and text.count("[") == 1


def _looks_like_heading(text: str) -> bool:
    if _is_bracketed(text):
        return bool(slug(text))
    opened = text.count("[") == text.count("]")
    starts = text[0].isupper() or text[0].isdigit()
    return len(text) <= _HEADING_LENGTH and opened and starts and bool(slug(text)) and not ends_sentence(text)


def _may_continue(parts: list[str], text: str) -> bool:
    """Say whether a line can go on with what stands before it."""
    if is_noise(text):
        return False
    finished = not parts or ends_sentence(parts[-1])
    return not (finished and parts and text[0].islower())
