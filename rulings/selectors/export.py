"""All of a game's rulings in one document, with the words and passages they need."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from rulings.models import Document, Game, Passage, Ruling, Term
from rulings.selectors.documents import documents_of
from rulings.selectors.games import terms_of
from rulings.selectors.rulings import rulings_of, with_documents, with_opposites

FORM = 2
"""The number of the document's form; it grows when the form changes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Export:
    """A document as it is sent, with the digest of its bytes."""

    game: str
    data: bytes
    sha256: str
    rulings: int

    @property
    def etag(self) -> str:
        """Return the tag under which it is kept elsewhere: the same bytes, the same tag."""
        return f'"{self.sha256}"'


def export_rulings(*, game: Game) -> Export:
    """Return everything public that this site says of a game; the words of the sources themselves stay here.

    The same content gives the same bytes: the order is fixed and no time of the export is told.
    """
    rulings = list(rulings_of(game=game).order_by("code"))
    content = {
        "form": FORM,
        "game": game.code,
        "names": game.names,
        "rulings": [_ruling(ruling) for ruling in rulings],
        "terms": [_term(term) for term in terms_of(game=game)],
        "documents": [_document(document) for document in documents_of(game=game)],
        "passages": [_passage(passage) for passage in _passages(game)],
    }
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    data = text.encode()
    return Export(game=game.code, data=data, sha256=hashlib.sha256(data).hexdigest(), rulings=len(rulings))


def _passages(game: Game) -> list[Passage]:
    passages = with_opposites(with_documents(Passage.objects.filter(document__game=game)))
    return list(passages.order_by("code"))


def _ruling(ruling: Ruling) -> dict[str, object]:
    return {
        "code": ruling.code,
        "kind": ruling.kind,
        "status": ruling.status,
        "superseded_by": ruling.superseded_by.code if ruling.superseded_by else None,
        "disputed": ruling.disputed,
        "source_changed": ruling.source_changed_at.isoformat() if ruling.source_changed_at else None,
        "date": ruling.date.isoformat() if ruling.date else None,
        "keywords": ruling.keywords,
        "cards": ruling.cards,
        "asked": ruling.asked,
        "note": ruling.note,
        "revision": ruling.revision,
        "citations": [citation.passage.code for citation in ruling.citations.all()],
        "texts": {
            text.language: {"title": text.title, "answer": text.answer, "reason": text.reason}
            for text in ruling.texts.all()
        },
        "exhibits": [
            {"kind": one.kind, "title": one.title, "address": one.address} for one in ruling.exhibits.all()
        ],
    }


def _term(term: Term) -> dict[str, object]:
    return {"code": term.code, "kind": term.kind, "words": term.words, "synonyms": term.synonyms}


def _document(document: Document) -> dict[str, object]:
    return {
        "code": document.code,
        "title": document.title,
        "publisher": document.publisher,
        "language": document.language,
        "version": document.version,
        "date": document.date.isoformat() if document.date else None,
        "kind": document.kind,
        "authority": document.authority,
    }


def _passage(passage: Passage) -> dict[str, object]:
    return {
        "code": passage.code,
        "document": passage.document.code,
        "section": passage.section,
        "label": passage.label,
        "strength": passage.strength,
        "statement": passage.statement,
        "contradicts": [other.code for other in passage.contradicts.all()],
    }
