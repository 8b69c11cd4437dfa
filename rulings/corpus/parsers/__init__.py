"""Recognise the layout of a document from its content and read it."""

from __future__ import annotations

from collections.abc import Mapping

from rulings.corpus.parsers.base import Layout, UndecodableError, decode, lines_of, text_faults
from rulings.corpus.parsers.card_questions import CardQuestions
from rulings.corpus.parsers.dated_questions import DatedQuestions
from rulings.corpus.parsers.glossary import Glossary
from rulings.corpus.parsers.numbered_rules import NumberedRules
from rulings.corpus.parsers.prose import OutlinedProse
from rulings.corpus.parsers.question_list import QuestionList
from rulings.corpus.parsers.set_questions import SetQuestions
from rulings.corpus.types import Fault, OutlineEntry, ParsedDocument

# Where two layouts fit a text equally well, the one named first is taken.
LAYOUTS: tuple[Layout, ...] = (
    CardQuestions(),
    SetQuestions(),
    DatedQuestions(),
    QuestionList(),
    NumberedRules(),
    Glossary(),
)
ENOUGH = 0.25

Outlines = Mapping[str, tuple[OutlineEntry, ...]]

__all__ = ["LAYOUTS", "Outlines", "layouts_with", "parse_document", "recognise"]


def layouts_with(outlines: Outlines) -> tuple[Layout, ...]:
    """Return all layouts, those known by an outline among them."""
    return (*LAYOUTS, *(OutlinedProse(code, entries) for code, entries in sorted(outlines.items())))


def recognise(text: str, *, layouts: tuple[Layout, ...] = LAYOUTS) -> Layout | None:
    """Return the layout a text has, or nothing when no layout fits enough of it."""
    lines = lines_of(text)
    shares = [layout.share_of(lines) for layout in layouts]
    best = max(shares)
    return layouts[shares.index(best)] if best >= ENOUGH else None


def parse_document(
    data: bytes, *, language: str, layout: str = "", outlines: Outlines | None = None
) -> ParsedDocument:
    """Read a document from the bytes of its file; what cannot be read is a fault with its line.

    The layout is recognised unless one is named. `outlines` hold the prose that can be recognised, by layout.
    """
    try:
        text = decode(data)
    except UndecodableError as error:
        return _unreadable(error.fault)
    if not text.strip():
        return _unreadable(Fault(line=1, message="The file is empty."))
    faults = text_faults(text)
    if faults:
        return _unreadable(*faults)
    layouts = layouts_with(outlines or {})
    known = ", ".join(one.code for one in layouts)
    if layout:
        chosen = next((one for one in layouts if one.code == layout), None)
        missing = f"There is no layout {layout!r} (known: {known})."
    else:
        chosen = recognise(text, layouts=layouts)
        missing = f"No known layout fits this text (known: {known})."
    if chosen is None:
        fault = Fault(line=1, message=missing)
        return ParsedDocument(layout="", passages=(), faults=(fault,), is_recognised=bool(layout))
    return _complete(chosen.parse(lines_of(text), language=language))


def _complete(parsed: ParsedDocument) -> ParsedDocument:
    """Refuse a document in which nothing was found."""
    if parsed.passages or parsed.faults:
        return parsed
    fault = Fault(line=1, message=f"Nothing in this text could be read as {parsed.layout!r}.")
    return ParsedDocument(layout=parsed.layout, passages=(), faults=(fault,), notes=parsed.notes)


def _unreadable(*faults: Fault) -> ParsedDocument:
    return ParsedDocument(layout="", passages=(), faults=faults)
