"""Read glossaries: a term in two languages run together in one line, its explanation in the next.

`Attack CardAngriffskarte` is split where a small letter meets a capital, else behind the last English word that is
known; what cannot be split is an English term without a second word.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from rulings.corpus.codes import repeated, slug
from rulings.corpus.parsers.base import SourceLine, ends_sentence, is_noise
from rulings.corpus.types import Fault, Note, ParsedDocument, ParsedPassage

# English words that end a term and may be followed by a small letter of the other language.
LAST_WORDS = (
    "area|attack|battle|card|color|combo|cost|damage|deck|discard|draw|drop|effect|energy|evolve|game|guard|hand|life|"
    "mode|phase|player|play|power|redraw|rest|skill|step|timing|trait|turn|use|zone"
)

_MEETING = re.compile(r"(?<=[a-zà-ÿ'’])(?=[A-ZÀ-ÖØ-Þ])")
_CAPITALS = re.compile(r"(?<![A-Za-z])([A-Z]{2,})(?=[a-zà-ÿ])")
_LAST_WORD = re.compile(rf"\b(?:{LAST_WORDS})(?=[a-zà-ÿ])", re.IGNORECASE)
_PROMISED = re.compile(r"(\d{1,4}) (?:Begriffe|Einträge|terms|entries|termes|entrées)\b")
_TERM_LENGTH = 90
_LABEL_LENGTH = 40


def split_term(line: str) -> tuple[str, str]:
    """Split a term that two languages share one line for; the second is empty where there is none."""
    head = line.split("(", 1)[0]
    for pattern in (_MEETING, _CAPITALS, _LAST_WORD):
        places = [found.end() for found in pattern.finditer(head)]
        if places:
            place = places[0] if pattern is _MEETING else places[-1]
            return line[:place].strip(), line[place:].strip()
    return line.strip(), ""


@dataclass(slots=True)
class _Reader:
    """Walk over the lines once; a section, a term or an explanation may be open."""

    section: str = ""
    section_line: int = 0
    term: SourceLine | None = None
    text: list[str] = field(default_factory=list)
    passages: list[ParsedPassage] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    uses: Counter[str] = field(default_factory=Counter)
    promised: tuple[int, int] | None = None

    @property
    def lacks_text(self) -> bool:
        """Say whether a term waits for its explanation."""
        return self.term is not None and not self.text

    def open_section(self, line: SourceLine) -> None:
        """Begin a section; before the first term such lines are headings of the page."""
        self.close()
        if self.section_line and self.passages:
            self.faults.append(Fault(line=self.section_line, message=f"{self.section!r} holds no term."))
        self.section, self.section_line = line.text, line.number

    def open_term(self, line: SourceLine) -> None:
        """Begin a term."""
        self.close()
        self.term, self.section_line = line, 0

    def take(self, line: SourceLine) -> None:
        """Join a line to the explanation of the open term."""
        if self.term is None:
            self._without_term(line)
        elif is_noise(line.text):
            self.faults.append(Fault(line=line.number, message="This line is no explanation of a term."))
        else:
            if self.text:
                self.notes.append(Note(line=line.number, message=f"Joined to {self.term.text!r}."))
            self.text.append(line.text)

    def _without_term(self, line: SourceLine) -> None:
        found = _PROMISED.search(line.text)
        if found and not self.passages:
            self.promised = (int(found[1]), line.number)
        if self.passages:
            self.faults.append(Fault(line=line.number, message="This explanation has no term before it."))
        else:
            self.notes.append(Note(line=line.number, message="Left out: it stands before the first term."))

    def close(self) -> None:
        """End the open term and keep it, or say what it lacks."""
        term, text = self.term, self.text
        self.term, self.text = None, []
        if term is None:
            return
        if not text:
            self.faults.append(Fault(line=term.number, message=f"{term.text!r} has no explanation."))
            return
        if not _ends(text[-1]):
            message = f"The explanation of {term.text!r} stops in the middle of a sentence."
            self.faults.append(Fault(line=term.number + len(text), message=message))
        self._keep(term, text)

    def _keep(self, term: SourceLine, text: list[str]) -> None:
        english, other = split_term(term.text)
        name = slug(english)
        if not name:
            self.faults.append(Fault(line=term.number, message=f"{term.text!r} holds no word for a code."))
            return
        if not other:
            self.notes.append(
                Note(line=term.number, message=f"{english!r} stands without a second language.")
            )
        if self.uses[name]:
            self.notes.append(Note(line=term.number, message=f"{english!r} is explained a second time."))
        number = repeated(name, times=self.uses[name])
        self.uses[name] += 1
        self.passages.append(
            ParsedPassage(
                number=number,
                section=self.section,
                label=english[:_LABEL_LENGTH],
                line=term.number,
                question=f"{english} – {other}" if other else english,
                text="\n".join(text),
            )
        )

    def finish(self) -> None:
        """Close what is open and compare with the number of terms the page promises."""
        self.close()
        if self.section_line and self.passages:
            self.faults.append(Fault(line=self.section_line, message=f"{self.section!r} holds no term."))
        if self.promised and self.promised[0] != len(self.passages):
            message = f"The page promises {self.promised[0]} terms and has {len(self.passages)}."
            self.faults.append(Fault(line=self.promised[1], message=message))


class Glossary:
    """The layout of glossaries with a term on one line and its explanation below."""

    code = "glossary"

    def share_of(self, lines: tuple[SourceLine, ...]) -> float:
        """Say how many lines are a term with its explanation right below."""
        if not lines:
            return 0.0
        pairs = sum(1 for place in range(len(lines)) if _is_term(lines, place))
        return 2 * pairs / len(lines)

    def parse(self, lines: tuple[SourceLine, ...], *, language: str) -> ParsedDocument:
        """Read all terms; those of the page's head are told from terms by what follows them."""
        reader = _Reader()
        for place, line in enumerate(lines):
            if _is_term(lines, place):
                reader.open_term(line)
            elif _stands_alone(lines, place) and _may_be_term(line.text):
                reader.open_section(line)
            elif _may_be_term(line.text) and (reader.lacks_text or _follows_text(reader, lines, place)):
                reader.open_term(line)
            else:
                reader.take(line)
        reader.finish()
        faults = tuple(sorted(reader.faults, key=lambda fault: fault.line))
        notes = tuple(sorted(reader.notes, key=lambda note: note.line))
        return ParsedDocument(layout=self.code, passages=tuple(reader.passages), faults=faults, notes=notes)


def _is_term(lines: tuple[SourceLine, ...], place: int) -> bool:
    if not _may_be_term(lines[place].text) or place + 1 == len(lines) or not _touches(lines, place):
        return False
    return not _may_be_term(lines[place + 1].text) and lines[place + 1].text[0] not in "•*"


def _follows_text(reader: _Reader, lines: tuple[SourceLine, ...], place: int) -> bool:
    """Say whether the line before ended an explanation, so that no new words of it are due."""
    return bool(reader.text) and _ends(lines[place - 1].text)


def _touches(lines: tuple[SourceLine, ...], place: int) -> bool:
    """Say whether the next line stands right below this one."""
    return place + 1 < len(lines) and lines[place + 1].number == lines[place].number + 1


def _stands_alone(lines: tuple[SourceLine, ...], place: int) -> bool:
    """Say whether blank lines stand around a line."""
    return not _touches(lines, place) and (place == 0 or not _touches(lines, place - 1))


def _may_be_term(text: str) -> bool:
    return (
        len(text) <= _TERM_LENGTH
        and not ends_sentence(text)
        and not text.endswith(",")
        and text[0].isupper()
        and not _is_reference(text)
    )


def _is_reference(text: str) -> bool:
    """Say whether a line ends with a reference in brackets that holds numbers, as explanations do."""
    return text.endswith(")") and any(sign.isdigit() for sign in text.rsplit("(", 1)[-1])


def _ends(text: str) -> bool:
    return ends_sentence(text) or text.endswith(")")
