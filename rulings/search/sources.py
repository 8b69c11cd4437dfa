"""Read what search entries are made of: rulings with their texts and citations, and passages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulings.models import Citation, Passage, Ruling, RulingStatus, RulingText
from rulings.search.analysis import Piece
from rulings.search.words import code_token, code_tokens

# What an entry is worth by what it is: our ruling, an imported text, or only our sentence on a passage.
SUPERSEDED_WORTH = 0.75
TEXT_WORTH = 0.9
STATEMENT_WORTH = 0.7


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """What one entry is made of."""

    code: str
    game_id: int
    worth: float
    pieces: Sequence[Piece]
    codes: Sequence[tuple[str, list[str]]]
    ruling: Ruling | None = None
    passage: Passage | None = None


def sources_of(codes: Sequence[str]) -> Iterator[Source]:
    """Return what the entries of some codes are made of: the ruling of each, else the passage that says something."""
    rulings = {ruling.code: ruling for ruling in Ruling.objects.shown().filter(code__in=codes)}
    passages = {
        passage.code: passage for passage in Passage.objects.filter(code__in=codes).select_related("document")
    }
    ids = [ruling.pk for ruling in rulings.values()]
    texts: dict[int, list[Piece]] = defaultdict(list)
    # Rows without models: thousands of rulings are read at once.
    for ruling_id, language, *parts in (
        RulingText.objects.filter(ruling_id__in=ids)
        .order_by("ruling_id", "language")
        .values_list("ruling_id", "language", "title", "answer", "reason")
    ):
        texts[ruling_id] += [
            Piece(name, language, part)
            for name, part in zip(("title", "answer", "reason"), parts, strict=True)
        ]
    cited: dict[int, list[str]] = defaultdict(list)
    citations = Citation.objects.filter(ruling_id__in=ids).order_by("ruling_id", "position", "pk")
    for ruling_id, code in citations.values_list("ruling_id", "passage__code"):
        cited[ruling_id].append(code)
    for code in codes:
        ruling, passage = rulings.get(code), passages.get(code)
        if ruling is not None:
            yield _of_ruling(ruling, passage, texts[ruling.pk], cited[ruling.pk])
        elif passage is not None and (passage.text or passage.statement):
            yield _of_passage(passage)


def worth_of(ruling: Ruling | None, passage: Passage | None) -> float:
    """Return what an entry is worth by what it is."""
    if ruling is not None:
        return SUPERSEDED_WORTH if ruling.status == RulingStatus.SUPERSEDED else 1.0
    return TEXT_WORTH if passage is not None and passage.text else STATEMENT_WORTH


def _of_ruling(ruling: Ruling, own: Passage | None, texts: list[Piece], cited: list[str]) -> Source:
    pieces = list(texts)
    for language, forms in sorted(ruling.asked.items()):
        pieces += [Piece("asked", language, form) for form in forms]
    pieces += [Piece("keywords", "en", str(keyword)) for keyword in ruling.keywords]
    if own is not None:
        pieces += [piece for piece in _passage_pieces(own) if piece.field != "statement"]
    codes = [
        ("code", code_tokens(ruling.code)),
        ("cited", [token for code in cited for token in code_tokens(code)]),
        ("cards", [code_token(str(card)) for card in ruling.cards]),
    ]
    worth = worth_of(ruling, None)
    return Source(
        code=ruling.code, game_id=ruling.game_id, worth=worth, pieces=pieces, codes=codes, ruling=ruling
    )


def _of_passage(passage: Passage) -> Source:
    return Source(
        code=passage.code,
        game_id=passage.document.game_id,
        worth=worth_of(None, passage),
        pieces=_passage_pieces(passage),
        codes=[("code", code_tokens(passage.code))],
        passage=passage,
    )


def _passage_pieces(passage: Passage) -> list[Piece]:
    language = passage.language or passage.document.language
    return [
        Piece("section", language, passage.section),
        Piece("question", language, passage.question),
        Piece("text", language, passage.text),
        Piece("statement", "en", passage.statement),
    ]
