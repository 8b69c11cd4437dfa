"""Read the documents and passages of a pack."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.models import Strength
from rulings.services.pack_documents import DocumentRow, read_document
from rulings.services.pack_nodes import Node


@dataclass(frozen=True, slots=True, kw_only=True)
class PassageRow:
    """A passage with our sentence on it."""

    code: str
    strength: str
    statement: str
    place: str


def read_sources(node: Node) -> tuple[tuple[DocumentRow, ...], tuple[PassageRow, ...]]:
    """Read sources.yaml."""
    node.only(("documents", "passages"))
    documents = tuple(read_document(item) for item in node.list_at("documents"))
    return documents, tuple(_passage(item) for item in node.list_at("passages"))


def _passage(node: Node) -> PassageRow:
    node.only(("code", "strength", "statement"))
    return PassageRow(
        code=node.text("code"),
        strength=node.choice("strength", Strength.values),
        statement=node.text("statement"),
        place=node.place,
    )
