"""Prepare the texts of a ruling or passage for matching and ranking."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rulings.search.lexicon import COMPOUND_LANGUAGE, Lexicon, idea_token
from rulings.search.words import card_numbers_in, code_token, fold, stem, words_of


class Piece(msgspec.Struct, frozen=True):
    """One text of an entry: which field it is, its language, its words."""

    field: str
    language: str
    text: str


class Unit(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A piece once analysed: stems in order with the ideas after them, and the folded text."""

    field: str
    stems: tuple[str, ...]
    phrase: str


class Analysis(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """All units of an entry."""

    units: tuple[Unit, ...]

    def stems(self) -> set[str]:
        """Return every stem once."""
        return {stem_ for unit in self.units for stem_ in unit.stems}

    def words(self) -> set[str]:
        """Return every whole word once."""
        return {word for unit in self.units for word in unit.phrase.split(" ") if word}


def analyse(
    pieces: Iterable[Piece], *, codes: Iterable[tuple[str, list[str]]], lexicon: Lexicon, game: str = ""
) -> Analysis:
    """Analyse the texts of an entry of a game and add its codes as tokens of their own field."""
    units = [_unit(piece, lexicon, game) for piece in pieces if piece.text]
    units += [Unit(field, tuple(tokens), "") for field, tokens in codes]
    return Analysis(tuple(units))


def _unit(piece: Piece, lexicon: Lexicon, game: str) -> Unit:
    folded = fold(piece.text)
    words = [word.text for word in words_of(folded)]
    stems = [stem(word, piece.language) for word in words]
    ideas = [idea_token(span.idea) for span in lexicon.spans(stems, piece.language, game)]
    if piece.language == COMPOUND_LANGUAGE:
        ideas += _parts(words, lexicon, game)
    cards = [code_token(number) for number in card_numbers_in(folded)]
    return Unit(piece.field, (*stems, *dict.fromkeys(ideas), *cards), " ".join(words))


def _parts(words: list[str], lexicon: Lexicon, game: str) -> list[str]:
    """Return the stems of the parts of compounds, and the ideas named by parts and words together."""
    split = [lexicon.splitter.split(word) for word in words]
    if not any(split):
        return []
    whole = [
        stem(part, COMPOUND_LANGUAGE)
        for word, parts in zip(words, split, strict=True)
        for part in parts or (word,)
    ]
    inner = [stem(part, COMPOUND_LANGUAGE) for parts in split for part in parts]
    return [*inner, *(idea_token(span.idea) for span in lexicon.spans(whole, COMPOUND_LANGUAGE, game))]


def encode(analysis: Analysis) -> bytes:
    """Write an analysis as MessagePack."""
    return msgspec.msgpack.encode(analysis)


_decoder = msgspec.msgpack.Decoder(Analysis)


def decode(data: bytes | memoryview) -> Analysis:
    """Read an analysis from MessagePack."""
    return _decoder.decode(data)
