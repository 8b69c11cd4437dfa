"""Chance that anyone can repeat: a stream of numbers made from a seed, with no state outside it.

The stream is SHAKE-256 over the seed and a block number, read as 32-bit words. It does not depend on the
version of Python, so a stored seed gives the same draw for ever.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from hashlib import shake_256
from itertools import count
from struct import Struct as Layout
from typing import TypeVar

T = TypeVar("T")

_WORDS = 512
_BLOCK = Layout(f"<{_WORDS}I")
_RANGE = 1 << 32
MASK = _RANGE - 1


class Chance:
    """Draw numbers from a seed."""

    __slots__ = ("words",)

    def __init__(self, *seed: int | str) -> None:
        """Start the stream of a seed; each part of it matters."""
        self.words = _stream("/".join(str(part) for part in seed))

    def below(self, limit: int) -> int:
        """Draw one of 0 … limit - 1, each equally likely."""
        product = next(self.words) * limit
        return (product if product & MASK >= limit else self.fair(product, limit)) >> 32

    def fair(self, product: int, limit: int) -> int:
        """Draw again where the last stretch of the range would make some numbers likelier."""
        refused = _RANGE % limit
        while product & MASK < refused:
            product = next(self.words) * limit
        return product

    def choice(self, options: Sequence[T]) -> T:
        """Draw one of the options."""
        return options[self.below(len(options))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        """Draw some of the options without repeating one."""
        items = list(options)
        for place in range(min(count, len(items))):
            other = place + self.below(len(items) - place)
            items[place], items[other] = items[other], items[place]
        return items[:count]


def _stream(seed: str) -> Iterator[int]:
    start = shake_256(seed.encode())
    for block in count():
        part = start.copy()
        part.update(b"#%d" % block)
        yield from _BLOCK.unpack(part.digest(4 * _WORDS))
