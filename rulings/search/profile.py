"""Bring an entry to what ranking reads of it, once, when it is indexed."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rulings.search.analysis import Analysis

# What a hit in each field is worth.
FIELD_WEIGHTS: Mapping[str, float] = {
    "title": 3.0,
    "asked": 2.5,
    "keywords": 2.5,
    "question": 2.0,
    "answer": 1.6,
    "reason": 1.2,
    "text": 1.2,
    "statement": 1.2,
    "section": 1.5,
}
# Fields that are read as a whole sentence somebody might type.
SENTENCES = frozenset({"title", "asked", "question", "statement"})


class Candidate(msgspec.Struct, kw_only=True, array_like=True, gc=False):
    """An entry that matches something, ready to be scored, with what it is worth as a kind of entry.

    `weights` says what a hit of each stem is worth. `places` says in which of its sentences, those that somebody
    might type, a stem stands: bit n is set for sentence n. How much all words of each sentence tell (`totals`) is
    worked out only once it comes near the first places. `searched` holds its phrases, one on a line.
    """

    code: str
    worth: float
    weights: dict[str, float]
    places: dict[str, int]
    searched: str
    own_codes: tuple[str, ...]
    totals: tuple[float, ...] = ()

    @property
    def game(self) -> str:
        """Return the code of its game."""
        return self.code.split("/", 1)[0]

    def says(self, words: str) -> bool:
        """Say whether words stand in it one after the other."""
        return f" {words} " in self.searched


def candidate(*, code: str, worth: float, analysis: Analysis) -> Candidate:
    """Make an entry ready to be scored against any query."""
    weights: dict[str, float] = {}
    places: dict[str, int] = {}
    own_codes: list[str] = []
    sentence = 1
    for unit in analysis.units:
        value = FIELD_WEIGHTS.get(unit.field, 0.0)
        stems = dict.fromkeys(unit.stems)
        for stem in stems:
            weights[stem] = weights.get(stem, 0.0) + value
        if unit.field in SENTENCES:
            for stem in stems:
                places[stem] = places.get(stem, 0) | sentence
            sentence <<= 1
        elif unit.field == "code":
            own_codes += stems
    return Candidate(
        code=code,
        worth=worth,
        weights={stem: round(value, 1) for stem, value in weights.items()},
        places=places,
        searched="\n".join(f" {unit.phrase} " for unit in analysis.units if unit.phrase),
        own_codes=tuple(own_codes),
    )


def encode_profile(one: Candidate) -> bytes:
    """Write a candidate as MessagePack."""
    return msgspec.msgpack.encode(one)


_decoder = msgspec.msgpack.Decoder(Candidate)


def decode_profile(data: bytes | memoryview) -> Candidate:
    """Read a candidate from MessagePack."""
    return _decoder.decode(data)
