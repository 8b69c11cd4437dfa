"""Read questions headed by number and day (`Q20 (06-11-2012)`), with question and answer on the lines below.

Nothing marks the answer: it begins behind the line on which the question ends. Numbers have gaps and go up.
"""

from __future__ import annotations

import datetime
import re

from rulings.corpus.parsers.base import SourceLine, ends_sentence
from rulings.corpus.parsers.entries import Collector
from rulings.corpus.parsers.furniture import is_furniture
from rulings.corpus.types import ParsedDocument

_MARK = re.compile(r"[•*·-]?\s*Q\s?(\d{1,5})\s*\(([^()]*)\)")
_DAY = re.compile(r"(\d{2})-(\d{2})-(\d{4})")
_QUESTION_END = re.compile(r"\?[\"'”’)\]]*$")
_LINES_OF_ENTRY = 3
_HEADING_LENGTH = 70


class DatedQuestions:
    """The layout of questions with their number and day on a line of their own."""

    code = "qa-dated"

    def share_of(self, lines: tuple[SourceLine, ...]) -> float:
        """Say how many lines belong to an entry of three lines."""
        marks = sum(1 for line in lines if _MARK.fullmatch(line.text))
        return min(1.0, marks * _LINES_OF_ENTRY / len(lines)) if lines else 0.0

    def parse(self, lines: tuple[SourceLine, ...], *, language: str) -> ParsedDocument:
        """Read all questions."""
        collector = Collector()
        last_number = 0
        for place, line in enumerate(lines):
            mark = _MARK.fullmatch(line.text)
            if mark:
                number = int(mark[1])
                if number <= last_number:
                    collector.fault(
                        line.number, f"Q{number} stands behind Q{last_number}; the numbers go up."
                    )
                last_number = number
                collector.open_entry(
                    line.number, str(number), f"Q{number}", "", _day(collector, line, mark[2])
                )
            elif _is_heading(lines, place):
                collector.open_heading(line.number, line.text)
            elif is_furniture(line.text) or (collector.entry is None and not collector.empty_heading):
                collector.leave_out(line)
            else:
                _take_text(collector, line)
        return collector.finish(self.code, ("qa",))


def _day(collector: Collector, line: SourceLine, text: str) -> datetime.date | None:
    """Read month, day and year."""
    found = _DAY.fullmatch(text.strip())
    try:
        if found:
            return datetime.date(int(found[3]), int(found[1]), int(found[2]))
    except ValueError:
        pass
    collector.fault(line.number, f"{text!r} is no day; write month-day-year as 06-11-2012.")
    return None


def _take_text(collector: Collector, line: SourceLine) -> None:
    entry = collector.entry
    is_asked = (
        entry is not None and bool(entry.question) and _QUESTION_END.search(entry.question[-1]) is not None
    )
    if entry is not None and entry.answer is None and is_asked:
        collector.take_answer(line.number, line.text)
    else:
        collector.take_text(line)


def _is_heading(lines: tuple[SourceLine, ...], place: int) -> bool:
    """Say whether a line stands right over a question, with a blank line before it."""
    text = lines[place].text
    follows = place + 1 < len(lines) and _MARK.fullmatch(lines[place + 1].text) is not None
    stands_off = place == 0 or lines[place].number > lines[place - 1].number + 1
    return (
        follows
        and stands_off
        and text[0].isupper()
        and len(text) <= _HEADING_LENGTH
        and not ends_sentence(text)
    )
