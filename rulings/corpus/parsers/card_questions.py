"""Read questions under headings of cards (`BT1-001 Name`, `Q1.`, `A1.` or `R1.`, sometimes `Related:`).

Numbers restart under each card, or run through the whole document; in the first case a card's number is part of the
code. Headings of sets stand over those of cards, on one line or on two.
"""

from __future__ import annotations

import re

from rulings.corpus.codes import slug
from rulings.corpus.parsers.base import SourceLine
from rulings.corpus.parsers.entries import CARD_NUMBER, Collector, refuse_other_language
from rulings.corpus.types import ParsedDocument

_MARK = re.compile(r"([QRA])\s{0,2}(\d{1,4})\s{0,2}[.:]\s*(.*)")
_BAD_MARK = re.compile(r"[QRAqra]\s{0,2}\d{1,4}\s{0,2}(?:[,;)]|\s|$)")
_HEADING = re.compile(rf"({CARD_NUMBER}(?:\s*[,/&]\s*{CARD_NUMBER})*)\s+(\S.*)")
_NUMBER = re.compile(CARD_NUMBER)
_RELATED = re.compile(r"(?:Related|Voir aussi|Siehe auch)\s*:", re.IGNORECASE)
_SET = re.compile(r".*【[^【】]+】\s*$")
_SECOND_LINE = ("〜", "~", "～")
_HEADING_LENGTH = 120


class CardQuestions:
    """The layout of lists of questions about single cards."""

    code = "qa-cards"

    def share_of(self, lines: tuple[SourceLine, ...]) -> float:
        """Say how many lines are marked or headings of cards; without such headings it is another layout."""
        headings = sum(1 for line in lines if _heading_in(line.text))
        if not headings:
            return 0.0
        marked = sum(1 for line in lines if _MARK.match(line.text) or _RELATED.match(line.text))
        return (headings + marked) / len(lines) if marked else 0.0

    def parse(self, lines: tuple[SourceLine, ...], *, language: str) -> ParsedDocument:
        """Read all questions under their headings."""
        runs_through = _runs_through(lines)
        collector = Collector()
        reader = _Reader(collector, runs_through=runs_through, language=language)
        for place, line in enumerate(lines):
            reader.take(line, lines[place + 1] if place + 1 < len(lines) else None)
        if runs_through:
            return collector.finish("qa-numbered", ("qa",))
        layout = "qa-cards-split" if reader.has_split_sets else "qa-cards"
        return collector.finish(layout, ("qa",))


class _Reader:
    """Say of each line what it is; the collector keeps it."""

    def __init__(self, collector: Collector, *, runs_through: bool, language: str) -> None:
        """Begin before the first line."""
        self.collector = collector
        self.runs_through = runs_through
        self.language = language
        self.set_name = ""
        self.is_set_open = False
        self.has_split_sets = False
        self.last_mark = 0

    def take(self, line: SourceLine, following: SourceLine | None) -> None:
        """Read one line, seeing the next."""
        mark = _MARK.match(line.text)
        heading = _heading_in(line.text)
        if mark:
            self._take_mark(line, mark[1], int(mark[2]), mark[3].strip())
        elif _RELATED.match(line.text):
            self.collector.take_related(line)
        elif heading:
            self._take_heading(line, tuple(_NUMBER.findall(heading[1])), heading[2])
        elif _SET.match(line.text):
            self._take_set(line)
        elif following is not None and _is_second_line(following.text):
            self._take_set(line, is_split=True)
        elif self.collector.entry is None and not self.collector.empty_heading and not self.is_set_open:
            self.collector.leave_out(line)
        elif _BAD_MARK.match(line.text):
            told = f"The mark at the start is not readable: {line.text[:20]!r}. Write Q1. or A1."
            self.collector.fault(line.number, told)
        else:
            self.collector.take_text(line)

    def _take_mark(self, line: SourceLine, letter: str, number: int, text: str) -> None:
        if letter != "Q":
            refuse_other_language(self.collector, line.number, letter, self.language)
            self.collector.take_answer(line.number, text, f"{letter}{number}")
            return
        if not self.collector.cards:
            self.collector.fault(line.number, f"Question Q{number} stands under no card.")
        self._check_order(line.number, number)
        self.last_mark = number
        first = slug(self.collector.cards[0]) if self.collector.cards else "none"
        code = str(number) if self.runs_through else f"{first}/{number}"
        self.collector.open_entry(line.number, code, f"Q{number}", text)

    def _check_order(self, line: int, number: int) -> None:
        if self.runs_through and number <= self.last_mark:
            self.collector.fault(line, f"Q{number} stands behind Q{self.last_mark}; the numbers go up.")
        elif not self.runs_through and number != self.last_mark + 1:
            told = f"Q{number} stands where Q{self.last_mark + 1} should; a question or heading is missing."
            self.collector.fault(line, told)

    def _take_heading(self, line: SourceLine, cards: tuple[str, ...], name: str) -> None:
        section = f"{self.set_name} · {line.text}" if self.set_name else line.text
        self.collector.open_heading(line.number, section, cards, name)
        self.is_set_open = False
        if not self.runs_through:
            self.last_mark = 0

    def _take_set(self, line: SourceLine, *, is_split: bool = False) -> None:
        self.collector.open_group(line)
        if _is_second_line(line.text) and self.is_set_open:
            self.set_name = f"{self.set_name} {line.text}"
            return
        self.set_name, self.is_set_open = line.text, True
        self.has_split_sets = self.has_split_sets or is_split


def _runs_through(lines: tuple[SourceLine, ...]) -> bool:
    """Say whether the numbers go on from card to card."""
    found = (_MARK.match(line.text) for line in lines)
    marks = [int(mark[2]) for mark in found if mark and mark[1] == "Q"]
    headings = sum(1 for line in lines if _heading_in(line.text))
    restarts = sum(1 for mark in marks if mark == 1)
    return bool(marks) and restarts <= (1 if headings > 1 else 0)


def _heading_in(text: str) -> re.Match[str] | None:
    return _HEADING.fullmatch(text) if len(text) <= _HEADING_LENGTH else None


def _is_second_line(text: str) -> bool:
    return text.startswith(_SECOND_LINE) and _SET.match(text) is not None
