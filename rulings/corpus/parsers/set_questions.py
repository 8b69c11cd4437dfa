"""Read questions without numbers (`Q:` / `A:`) under headings that end with the card's number in brackets."""

from __future__ import annotations

import re
from collections import Counter

from rulings.corpus.codes import slug
from rulings.corpus.parsers.base import SourceLine
from rulings.corpus.parsers.entries import Collector, refuse_other_language
from rulings.corpus.parsers.furniture import is_furniture
from rulings.corpus.types import ParsedDocument

_CARD = r"(?:[A-Z]{1,2}-)?[A-Z]{1,4}\d{0,3}/[A-Z]{0,4}\d{1,3}[A-Z]{0,3}"
_HEADING = re.compile(rf"(\S.{{0,100}}?)\s*\(({_CARD}(?:\s*,\s*{_CARD})*)\)")
_TITLE = re.compile(r"\[[^\[\]]+\].*")
_MARK = re.compile(r"([QRA])\s{0,2}:\s*(.*)")


class SetQuestions:
    """The layout of pages with the questions about the cards of a set."""

    code = "qa-set"

    def share_of(self, lines: tuple[SourceLine, ...]) -> float:
        """Say how many lines are marked or headings of cards."""
        headings = sum(1 for line in lines if _HEADING.fullmatch(line.text))
        marked = sum(1 for line in lines if _MARK.match(line.text))
        return (headings + marked) / len(lines) if headings and marked else 0.0

    def parse(self, lines: tuple[SourceLine, ...], *, language: str) -> ParsedDocument:
        """Read all questions and number them under each card."""
        collector = Collector()
        counts: Counter[str] = Counter()
        title = ""
        for line in lines:
            mark = _MARK.match(line.text)
            heading = _HEADING.fullmatch(line.text)
            if mark and mark[1] == "Q":
                _open(collector, counts, line, mark[2].strip())
            elif mark:
                refuse_other_language(collector, line.number, mark[1], language)
                collector.take_answer(line.number, mark[2].strip())
            elif heading:
                cards = tuple(part.strip() for part in heading[2].split(","))
                section = f"{title} · {line.text}" if title else line.text
                collector.open_heading(line.number, section, cards, heading[1])
            elif _TITLE.fullmatch(line.text) and not _goes_on(collector):
                collector.open_group(line)
                title = line.text
            elif is_furniture(line.text) or not (
                collector.passages or collector.entry or collector.empty_heading
            ):
                collector.leave_out(line)
            else:
                collector.take_text(line)
        return collector.finish(self.code, ("qa",))


def _open(collector: Collector, counts: Counter[str], line: SourceLine, text: str) -> None:
    if not collector.cards:
        collector.fault(line.number, "This question stands under no card.")
    card = slug(collector.cards[0]) if collector.cards else "none"
    counts[card] += 1
    collector.open_entry(line.number, f"{card}/{counts[card]}", f"Q{counts[card]}", text)


def _goes_on(collector: Collector) -> bool:
    """Say whether a question still waits for its answer, so that a line in brackets belongs to it."""
    return collector.entry is not None and collector.entry.answer is None
