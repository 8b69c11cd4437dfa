"""Write the words search knows, with their stems, so that a browser can read them without a stemmer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from rulings.search.lexicon import Lexicon, idea_token
from rulings.search.words import LANGUAGES, stem

# Words that are known without standing in an entry: as a form of an idea, or only as a stop word.
FORM_ONLY = 0
STOP_ONLY = -1


class SortedTexts(msgspec.Struct, frozen=True):
    """Sorted texts; of each only what differs from the one before: signs in common, and the rest."""

    shared: list[int]
    rest: str


class WordTable(msgspec.Struct, frozen=True):
    """Words with the number of their entries and the way to their stem in each language.

    A way is a number of signs to cut and what to put in their place; a kind is one way for each language.
    """

    texts: SortedTexts
    counts: list[int]
    ways: list[tuple[int, str]]
    kinds: list[list[int]]
    kind: list[int]


class StemTable(msgspec.Struct, frozen=True):
    """Stems, ideas and codes with the number of their entries."""

    texts: SortedTexts
    counts: list[int]


class FormTable(msgspec.Struct, frozen=True):
    """The forms of ideas by language: stems joined by blanks, and what each names.

    What a form names is a row of numbers, two for each idea: the idea's token, and the games that use it so.
    """

    longest: int
    parts: list[str]
    games: list[str]
    ideas: list[str]
    uses: list[list[str]]
    forms: dict[str, dict[str, list[int]]]


class Ranks(msgspec.Struct, frozen=True):
    """The number of each word in entries: the more frequent, the lower."""

    by_word: Mapping[str, int]

    @classmethod
    def of(cls, counts: Mapping[str, int]) -> Ranks:
        """Give words numbers by falling count, equal ones by the alphabet."""
        ordered = sorted(counts, key=lambda word: (-counts[word], word))
        return cls({word: rank for rank, word in enumerate(ordered)})


def known_words(
    *, counts: Mapping[str, int], lexicon: Lexicon, stop_words: Iterable[str]
) -> Mapping[str, int]:
    """Return every word search knows with the number of its entries."""
    known = dict.fromkeys(stop_words, STOP_ONLY) | dict.fromkeys(lexicon.words, FORM_ONLY)
    return known | {word: count for word, count in counts.items() if count > 0}


def word_table(counts: Mapping[str, int]) -> WordTable:
    """Write words with their stems."""
    words = sorted(counts)
    ways: dict[tuple[int, str], int] = {}
    kinds: dict[tuple[int, ...], int] = {}
    kind: list[int] = []
    for word in words:
        chosen = tuple(
            ways.setdefault(way, len(ways)) for way in (_way(word, language) for language in LANGUAGES)
        )
        kind.append(kinds.setdefault(chosen, len(kinds)))
    return WordTable(
        sorted_texts(words), [counts[word] for word in words], list(ways), [list(one) for one in kinds], kind
    )


def _way(word: str, language: str) -> tuple[int, str]:
    if not word.isascii():
        return (0, "")  # the browser writes these as the server does
    stemmed = stem(word, language)
    same = _signs_in_common(word, stemmed)
    return (len(word) - same, stemmed[same:])


def stem_table(counts: Mapping[str, int]) -> StemTable:
    """Write stems with the number of their entries."""
    stems = sorted(counts)
    return StemTable(sorted_texts(stems), [counts[one] for one in stems])


def form_table(lexicon: Lexicon) -> FormTable:
    """Write the forms by which ideas are recognised."""
    ideas: dict[str, int] = {}
    uses: dict[tuple[str, ...], int] = {}
    forms: dict[str, dict[str, list[int]]] = {}
    for language in LANGUAGES:
        known = lexicon.forms(language)
        forms[language] = {}
        for stems in sorted(known):
            row: list[int] = []
            for idea in known[stems]:
                games = tuple(sorted(lexicon.games_of(stems, language, idea)))
                row += [ideas.setdefault(idea_token(idea), len(ideas)), uses.setdefault(games, len(uses))]
            forms[language][" ".join(stems)] = row
    return FormTable(
        lexicon.longest,
        sorted(lexicon.splitter.parts),
        sorted(lexicon.games),
        list(ideas),
        [list(games) for games in uses],
        forms,
    )


def sorted_texts(texts: Iterable[str]) -> SortedTexts:
    """Write texts, sorted and without blanks, by what each adds to the one before."""
    shared: list[int] = []
    rest: list[str] = []
    before = ""
    for text in texts:
        same = _signs_in_common(before, text)
        shared.append(same)
        rest.append(text[same:])
        before = text
    return SortedTexts(shared, " ".join(rest))


def _signs_in_common(one: str, other: str) -> int:
    length = min(len(one), len(other))
    return next((place for place in range(length) if one[place] != other[place]), length)
