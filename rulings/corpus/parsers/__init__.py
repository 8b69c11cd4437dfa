"""Recognise the layout of a document from its content and read it."""

from __future__ import annotations

from rulings.corpus.parsers.base import Layout, UndecodableError, decode, lines_of
from rulings.corpus.parsers.question_list import QuestionList
from rulings.corpus.types import Fault, ParsedDocument

LAYOUTS: tuple[Layout, ...] = (QuestionList(),)
ENOUGH = 0.25

__all__ = ["LAYOUTS", "parse_document", "recognise"]


def recognise(text: str) -> Layout | None:
    """Return the layout a text has, or nothing when no layout fits enough of it."""
    lines = lines_of(text)
    best = max(LAYOUTS, key=lambda layout: layout.share_of(lines))
    return best if best.share_of(lines) >= ENOUGH else None


def parse_document(data: bytes, *, language: str) -> ParsedDocument:
    """Read a document from the bytes of its file; what cannot be read is a fault with its line."""
    try:
        text = decode(data)
    except UndecodableError as error:
        return _unreadable(error.fault)
    if not text.strip():
        return _unreadable(Fault(line=1, message="The file is empty."))
    layout = recognise(text)
    if layout is None:
        known = ", ".join(layout.code for layout in LAYOUTS)
        return _unreadable(Fault(line=1, message=f"No known layout fits this text (known: {known})."))
    return layout.parse(lines_of(text), language=language)


def _unreadable(fault: Fault) -> ParsedDocument:
    return ParsedDocument(layout="", passages=(), faults=(fault,))
