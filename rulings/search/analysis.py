"""Prepare the texts of a ruling or passage for matching and ranking."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rulings.search.lexicon import Lexicon, idea_token
from rulings.search.words import card_numbers_in, code_token, fold, stem, words_of


class Piece(msgspec.Struct, frozen=True):
    """One text of an entry: which field it is, its language, its words."""

    field: str
    language: str
    text: str


class Unit(msgspec.Struct, frozen=True, array_like=True):
    """A piece once analysed: stems in order with the ideas after them, and the folded text."""

    field: str
    stems: tuple[str, ...]
    phrase: str


class Analysis(msgspec.Struct, frozen=True, array_like=True):
    """All units of an entry."""

    units: tuple[Unit, ...]

    def stems(self) -> set[str]:
        """Return every stem once."""
        return {stem_ for unit in self.units for stem_ in unit.stems}

    def words(self) -> set[str]:
        """Return every whole word once."""
        return {word.text for unit in self.units for word in words_of(unit.phrase)}


def analyse(pieces: Iterable[Piece], *, codes: Iterable[tuple[str, list[str]]], lexicon: Lexicon) -> Analysis:
    """Analyse the texts of an entry and add its codes as tokens of their own field."""
    units = [_unit(piece, lexicon) for piece in pieces if piece.text]
    units += [Unit(field, tuple(tokens), "") for field, tokens in codes]
    return Analysis(tuple(units))


def _unit(piece: Piece, lexicon: Lexicon) -> Unit:
    folded = fold(piece.text)
    words = words_of(folded)
    stems = [stem(word.text, piece.language) for word in words]
    ideas: list[str] = []
    for span in lexicon.spans(stems, piece.language):
        token = idea_token(span.idea)
        ideas.append(token)
    cards = [code_token(number) for number in card_numbers_in(folded)]
    return Unit(piece.field, (*stems, *ideas, *cards), " ".join(word.text for word in words))


def encode(analysis: Analysis) -> str:
    """Write an analysis as JSON."""
    return msgspec.json.encode(analysis).decode()


_decoder = msgspec.json.Decoder(Analysis)


def decode(text: str) -> Analysis:
    """Read an analysis from JSON."""
    return _decoder.decode(text)
