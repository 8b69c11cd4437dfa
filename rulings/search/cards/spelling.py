"""Mend words that no card's name, trait or keyword has, by the words that are there."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rapidfuzz import process
from rapidfuzz.distance import OSA

from rulings.models import Card, CardFace, SearchState
from rulings.search.cards.index import STATE_ID
from rulings.search.cards.query import CardQuery
from rulings.search.cards.tokens import fold_card, words_in
from rulings.search.words import stop_words

SHORTEST = 4


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of all cards in one version of the index, with how many cards have each."""

    version: str
    counts: Counter[str]


_lock = threading.Lock()
_words: _Words | None = None


def mended(query: CardQuery) -> str:
    """Return the query with words that cards have in place of those that are spelled almost so, or nothing."""
    if not any(_may_be_mended(word) for word in query.words):
        return ""
    known = _current_words().counts
    spelled = [_closest(word, known) for word in query.words]
    return " ".join(spelled) if spelled != list(query.words) else ""


def _closest(word: str, known: Counter[str]) -> str:
    if word in known or not _may_be_mended(word):
        return word
    allowed = 1 if len(word) <= 5 else 2
    close = process.extract(word, known.keys(), scorer=OSA.distance, score_cutoff=allowed, limit=20)
    best = min(close, key=lambda hit: (hit[1], hit[0][0] != word[0], -known[hit[0]], hit[0]), default=None)
    return str(best[0]) if best else word


def _may_be_mended(word: str) -> bool:
    return len(word) >= SHORTEST and word.isascii() and not word.isdigit() and word not in stop_words()


def _current_words() -> _Words:
    """Return the words of the cards, read again only after the index has changed."""
    global _words
    version = SearchState.objects.filter(pk=STATE_ID).values_list("version", flat=True).first() or ""
    with _lock:
        known = _words
    if known is not None and known.version == version:
        return known
    counts = Counter(word for text in _named() for word in words_in(fold_card(text)) if len(word) >= SHORTEST)
    fresh = _Words(version, counts)
    with _lock:
        _words = fresh
    return fresh


def _named() -> Iterator[str]:
    for name, traits, keywords in Card.objects.values_list("name", "traits", "keywords").iterator():
        yield from (name, *map(str, traits), *map(str, keywords))
    faces = CardFace.objects.exclude(language__in=("en", "ja"))
    yield from faces.values_list("name", flat=True).iterator()
