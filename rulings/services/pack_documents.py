"""Read the documents of packs, and the outlines by which prose without numbers is known."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass

from rulings.corpus.parsers.prose import DIGEST_LENGTH
from rulings.corpus.types import OutlineEntry
from rulings.models import Authority, DocumentKind, Language
from rulings.services.pack_nodes import Node

KEYS = (
    *("code", "title", "publisher", "language", "version", "date", "kind", "authority", "layout"),
    "outline",
)

_LINES = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")
_DIGEST = re.compile(rf"[0-9a-f]{{{DIGEST_LENGTH}}}")


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentRow:
    """A source document."""

    code: str
    title: str
    publisher: str
    language: str
    version: str
    date: datetime.date | None
    kind: str
    authority: str
    layout: str
    outline: tuple[OutlineEntry, ...]
    place: str


def read_document(node: Node) -> DocumentRow:
    """Read one document."""
    node.only(KEYS)
    return DocumentRow(
        code=node.text("code"),
        title=node.text("title"),
        publisher=node.optional_text("publisher"),
        language=node.choice("language", Language.values),
        version=node.optional_text("version"),
        date=node.day("date"),
        kind=node.choice("kind", DocumentKind.values),
        authority=node.choice("authority", Authority.values),
        layout=node.optional_text("layout"),
        outline=read_outline(node),
        place=node.place,
    )


def read_outline(document: Node) -> tuple[OutlineEntry, ...]:
    """Return the outline of a document; its passages go on from line to line."""
    entries: list[OutlineEntry] = []
    for node in document.list_at("outline"):
        entry = _entry(node)
        if any(entry.number == one.number for one in entries):
            node.fault(f"The passage {entry.number!r} stands twice.", key="number")
        if entries and entry.first <= entries[-1].last:
            node.fault("These lines do not come after those of the passage before.", key="lines")
        entries.append(entry)
    return tuple(entries)


def _entry(node: Node) -> OutlineEntry:
    node.only(("number", "lines", "digest"))
    number, lines, digest = node.text("number"), node.text("lines"), node.text("digest")
    found = _LINES.fullmatch(lines)
    first = int(found[1]) if found else 0
    last = int(found[2] or found[1]) if found else 0
    if not found or not 0 < first <= last:
        node.fault("'lines' must be one line or two in order, like 17 or 3-15.", key="lines")
    if not _DIGEST.fullmatch(digest):
        node.fault(f"'digest' must be {DIGEST_LENGTH} of the signs 0-9 and a-f.", key="digest")
    return OutlineEntry(number=number, first=first, last=last, digest=digest)
