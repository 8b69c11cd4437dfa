"""Collect questions with their answers, whatever marks a layout gives them."""

from __future__ import annotations

import datetime
import re
from collections import Counter
from dataclasses import dataclass, field

from rulings.corpus.codes import repeated
from rulings.corpus.parsers.base import SourceLine, is_noise, unfinished
from rulings.corpus.types import Fault, Note, ParsedDocument, ParsedPassage

CARD_NUMBER = r"[A-Z]{1,3}\d{0,2}-\d{2,3}[A-Z]?"
SECTION_LENGTH = 200

_NUMBERS = re.compile(CARD_NUMBER)
_NAMED_CARD = re.compile(rf"\{{({CARD_NUMBER})\s+([^{{}}]+)\}}")
_FRENCH_ANSWER = "R"


@dataclass(slots=True)
class _Entry:
    """A question and what has been read of its answer."""

    number: str
    label: str
    line: int
    question: list[str]
    date: datetime.date | None = None
    answer: list[str] | None = None
    answer_line: int = 0
    related: tuple[str, ...] = ()


@dataclass(slots=True)
class Collector:
    """Take the parts of a list one by one and keep passages, faults and notes."""

    section: str = ""
    cards: tuple[str, ...] = ()
    passages: list[ParsedPassage] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    names: dict[str, list[str]] = field(default_factory=dict)
    uses: Counter[str] = field(default_factory=Counter)
    entry: _Entry | None = None
    empty_heading: int = 0
    group: SourceLine | None = None
    last_line: int = 0

    def fault(self, line: int, message: str) -> None:
        """Report what is wrong with a line."""
        self.faults.append(Fault(line=line, message=message))

    def note(self, line: int, message: str) -> None:
        """Report a decision."""
        self.notes.append(Note(line=line, message=message))

    def leave_out(self, line: SourceLine) -> None:
        """Say that a line belongs to the page."""
        self.note(line.number, "Left out: it belongs to the page.")

    def open_heading(self, line: int, section: str, cards: tuple[str, ...] = (), name: str = "") -> None:
        """Begin a heading, whose cards its questions are about."""
        self.close()
        self._refuse_empty_heading()
        self.section, self.cards, self.empty_heading = section[:SECTION_LENGTH], cards, line
        self.group = None
        for number in cards:
            known = self.names.setdefault(number, [])
            if known and name not in known:
                self.note(line, f"{number} stands above as {known[0]!r}, here as {name!r}; both are kept.")
            known.append(name)

    def open_group(self, line: SourceLine) -> None:
        """Begin a heading over headings."""
        self.close()
        self._refuse_empty_heading()
        self.group = line

    def _refuse_empty_heading(self) -> None:
        if self.empty_heading:
            self.fault(self.empty_heading, f"The heading {self.section!r} has no questions.")
            self.empty_heading = 0

    def open_entry(
        self, line: int, number: str, label: str, text: str, date: datetime.date | None = None
    ) -> None:
        """Begin a question."""
        self.close()
        self.empty_heading, self.last_line = 0, line
        self.entry = _Entry(number, label, line, [text] if text else [], date)

    def take_answer(self, line: int, text: str, label: str = "") -> None:
        """Join an answer to the open question."""
        self.last_line = line
        entry = self.entry
        if entry is None or entry.answer is not None:
            self.fault(line, f"The answer {label} has no question before it.".replace("  ", " "))
            return
        if label and label[1:] != entry.label[1:]:
            self.fault(line, f"The answer is {label}, its question on line {entry.line} is {entry.label}.")
        entry.answer, entry.answer_line = [text] if text else [], line

    def take_text(self, line: SourceLine) -> None:
        """Join a line without a mark to the question or answer before it."""
        self.last_line = line.number
        if self.entry is None or is_noise(line.text):
            self.fault(line.number, "This line is neither a question, an answer nor a heading.")
            return
        parts = self.entry.question if self.entry.answer is None else self.entry.answer
        if parts:
            self.note(line.number, f"Joined to {self.entry.label} of {self.section!r}.")
        parts.append(line.text)

    def take_related(self, line: SourceLine) -> None:
        """Keep the numbers of the cards that an answer names beside its own."""
        self.last_line = line.number
        numbers = tuple(_NUMBERS.findall(line.text))
        if self.entry is None or self.entry.answer is None:
            self.fault(line.number, "This line names related cards, but no answer stands before it.")
        elif not numbers:
            self.fault(line.number, "This line should name the numbers of related cards.")
        else:
            self.entry.related = (*self.entry.related, *numbers)

    def close(self) -> None:
        """End the open question and keep it, or say what it lacks."""
        entry, self.entry = self.entry, None
        if entry is None:
            return
        if not entry.question:
            self.fault(entry.line, f"Question {entry.label} has no text.")
        if entry.answer is None:
            self.fault(entry.line, f"Question {entry.label} has no answer.")
        elif not entry.answer:
            self.fault(entry.answer_line, f"The answer to {entry.label} has no text.")
        number = repeated(entry.number, times=self.uses[entry.number])
        self.uses[entry.number] += 1
        self.passages.append(
            ParsedPassage(
                number=number,
                section=self.section,
                label=entry.label,
                line=entry.line,
                question="\n".join(entry.question),
                text="\n".join(entry.answer or ()),
                cards=self.cards,
                related=entry.related,
                date=entry.date,
            )
        )

    def finish(self, layout: str, broader: tuple[str, ...] = ()) -> ParsedDocument:
        """Close what is open and return the document."""
        self.close()
        self._refuse_empty_heading()
        if self.group is not None:
            self.fault(self.group.number, f"The heading {self.group.text!r} has no questions.")
        if self.passages and not self.faults and not self.passages[-1].related:
            self.faults += unfinished(self.passages[-1].text, self.last_line)
        self._note_wrong_names()
        return ParsedDocument(
            layout=layout,
            broader=broader,
            passages=tuple(self.passages),
            faults=tuple(sorted(self.faults, key=lambda fault: fault.line)),
            notes=tuple(sorted(self.notes, key=lambda note: note.line)),
        )

    def _note_wrong_names(self) -> None:
        """Say where a text gives a card of the document another name than its heading does."""
        for passage in self.passages:
            for number, name in _NAMED_CARD.findall(f"{passage.question}\n{passage.text}"):
                known = self.names.get(number, [name])
                if name.strip() not in known:
                    told = f"{passage.label} calls {number} {name.strip()!r}; its heading says {known[0]!r}."
                    self.note(passage.line, told)


def refuse_other_language(collector: Collector, line: int, letter: str, language: str) -> None:
    """Refuse answers marked with the French letter in a document named as another language, once."""
    if letter == _FRENCH_ANSWER and language != "fr":
        message = f"The answers are marked R, as in French, but the language named is {language!r}."
        if all(fault.message != message for fault in collector.faults):
            collector.fault(line, message)
