"""Split German compounds into the words they are made of."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rulings.search.words import stem

SHORTEST_WORD = 7
SHORTEST_PART = 3
# What German puts between the parts of a compound, the longest first.
LINKS = ("", "s", "n", "en", "es", "er", "e")


class Splitter:
    """Splits words into known parts."""

    def __init__(self, parts: Iterable[str]) -> None:
        """Take the words that may be parts."""
        self.parts = frozenset(part for part in parts if len(part) >= SHORTEST_PART and part.isalpha())
        self._stems = frozenset(stem(part, "de") for part in self.parts)
        self.split = lru_cache(maxsize=16384)(self._split)

    def _split(self, word: str) -> tuple[str, ...]:
        """Return the parts of a folded word; nothing when it is no compound of known words."""
        if len(word) < SHORTEST_WORD or word in self.parts or not word.isalpha():
            return ()
        return self._parts_of(word)

    def _parts_of(self, rest: str) -> tuple[str, ...]:
        for end in range(len(rest) - SHORTEST_PART, SHORTEST_PART - 1, -1):
            if rest[:end] not in self.parts:
                continue
            for link in LINKS:
                if not rest.startswith(link, end):
                    continue
                tail = rest[end + len(link) :]
                if self._may_end(tail):
                    return (rest[:end], tail)
                further = self._parts_of(tail) if len(tail) >= 2 * SHORTEST_PART else ()
                if further:
                    return (rest[:end], *further)
        return ()

    def _may_end(self, tail: str) -> bool:
        return tail in self.parts or (len(tail) > SHORTEST_PART and stem(tail, "de") in self._stems)
