"""Read the documents and passages of a pack."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass

from rulings.models import Authority, DocumentKind, Language, Strength
from rulings.services.pack_nodes import Node

LANGUAGES = tuple(Language.values)
_LINES = re.compile(r"([1-9]\d*)(?:-([1-9]\d*))?")
_DIGEST = re.compile(r"[0-9a-f]{64}")


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
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PassageRow:
    """A passage with our sentence on it, and where a text without numbers has it."""

    code: str
    strength: str
    statement: str
    place: str
    # First and last line of the passage in its document, and the SHA-256 of these lines.
    lines: tuple[int, int] | None = None
    digest: str = ""


def read_sources(node: Node) -> tuple[tuple[DocumentRow, ...], tuple[PassageRow, ...]]:
    """Read sources.yaml."""
    node.only(("documents", "passages"))
    documents = tuple(_document(item) for item in node.list_at("documents"))
    return documents, tuple(_passage(item) for item in node.list_at("passages"))


def _document(node: Node) -> DocumentRow:
    node.only(("code", "title", "publisher", "language", "version", "date", "kind", "authority", "layout"))
    return DocumentRow(
        code=node.text("code"),
        title=node.text("title"),
        publisher=node.optional_text("publisher"),
        language=node.choice("language", LANGUAGES),
        version=node.optional_text("version"),
        date=node.day("date"),
        kind=node.choice("kind", DocumentKind.values),
        authority=node.choice("authority", Authority.values),
        layout=node.optional_text("layout"),
        place=node.place,
    )


def _passage(node: Node) -> PassageRow:
    node.only(("code", "strength", "statement", "lines", "digest"))
    lines, digest = _lines(node), node.optional_text("digest")
    if digest and not _DIGEST.fullmatch(digest):
        node.fault("'digest' must be a SHA-256 in 64 hexadecimal digits.", key="digest")
    if bool(lines) != bool(digest):
        node.fault("'lines' and 'digest' belong together.")
    return PassageRow(
        code=node.text("code"),
        strength=node.choice("strength", Strength.values),
        statement=node.text("statement"),
        place=node.place,
        lines=lines,
        digest=digest,
    )


def _lines(node: Node) -> tuple[int, int] | None:
    written = node.optional_text("lines")
    if not written:
        return None
    found = _LINES.fullmatch(written)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, -1)
    if first > last:
        node.fault('\'lines\' must be a line like "17" or lines like "3-15".', key="lines")
        return None
    return first, last
