"""Read and check what players call the terms of their game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from rulings.models import Language
from rulings.search.words import fold, stem, words_of
from rulings.services.pack_nodes import Node, PackFault

LANGUAGES = tuple(Language.values)


class _Term(Protocol):
    @property
    def code(self) -> str:
        """Return the code of the term."""

    @property
    def words(self) -> dict[str, list[str]]:
        """Return the printed forms by language."""

    @property
    def synonyms(self) -> dict[str, list[str]]:
        """Return what people say, by language."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SynonymRow:
    """What players call one term, by language."""

    term: str
    words: dict[str, list[str]]
    place: str


def read_synonyms(node: Node) -> tuple[SynonymRow, ...]:
    """Read the list of a game."""
    return tuple(_row(item) for item in node.items())


def _row(node: Node) -> SynonymRow:
    node.only(("term", *LANGUAGES))
    words = {language: list(node.texts(language)) for language in LANGUAGES if language in node.mapping()}
    return SynonymRow(term=node.text("term"), words=words, place=node.place)


def said_of(code: str, synonyms: Mapping[str, list[str]], rows: Iterable[SynonymRow]) -> dict[str, list[str]]:
    """Return all that people say for a term, in the order of the languages."""
    said = {language: list(words) for language, words in synonyms.items()}
    for row in rows:
        if row.term == code:
            for language, words in row.words.items():
                said[language] = list(dict.fromkeys([*said.get(language, []), *words]))
    return {language: said[language] for language in LANGUAGES if language in said}


def check_synonyms(rows: Iterable[SynonymRow], terms: Iterable[_Term]) -> list[PackFault]:
    """Return what is wrong: terms that do not exist, words said twice, words that mean two terms."""
    meant: dict[tuple[str, tuple[str, ...]], set[str]] = {}
    codes = set()
    for term in terms:
        codes.add(term.code)
        for language, word in _said(term.words, term.synonyms):
            meant.setdefault((language, _key(word, language)), set()).add(term.code)
    faults: list[PackFault] = []
    seen: set[tuple[str, str, str]] = set()
    for row in rows:
        messages = [] if row.term in codes else [f"The term {row.term!r} is not in terms.yaml."]
        for language, word in _said(row.words):
            others = sorted(meant.get((language, _key(word, language)), set()) - {row.term})
            if others:
                messages.append(f"{word!r} ({language}) means {others[0]!r} too; leave it to one term.")
            if (row.term, language, fold(word)) in seen:
                messages.append(f"{word!r} ({language}) stands twice.")
            seen.add((row.term, language, fold(word)))
        faults += [PackFault(place=row.place, message=message) for message in messages]
    return faults


def _said(*sources: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
    for source in sources:
        for language, words in source.items():
            yield from ((language, word) for word in words)


def _key(word: str, language: str) -> tuple[str, ...]:
    return tuple(stem(one.text, language) for one in words_of(fold(word)))
