"""Write the entries of a game: what a list of answers shows, and what ranking reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from rulings.offline.tables import Ranks
from rulings.search.analysis import Analysis, Unit
from rulings.search.words import LANGUAGES, fold, stem, words_of

# In place of a language: stems and phrase do not belong together and stand each for itself.
NO_LANGUAGE = len(LANGUAGES)
# In place of a number of words: they are those of the text that people see.
AS_SHOWN = -1
# The text that people see, by the field it was analysed as.
_SHOWN = {"title": "title", "answer": "answer", "reason": "reason", "text": "answer", "statement": "answer"}

# What one source says of a disputed question: its code, what it says, its date where that is known.
Voice = tuple[str, str, str]


class ShownEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry as it is stored, with the words people see of it."""

    place: int
    code: str
    worth: float
    kind: str
    status: str
    language: str
    title: str
    answer: str
    reason: str
    url: str
    analysis: Analysis
    cites: tuple[str, ...]
    cards: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    languages: tuple[str, ...] = ("en",)
    shows: bool = False
    disputed: tuple[Voice, ...] = ()
    superseded_by: str = ""
    source_changed: str = ""


class WrittenEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry as it is kept; the analysis is one list of numbers.

    For each unit: its field and language as one number (field * 4 + language), how many words, their ranks, how
    many tokens of its own, their numbers. Words of a text that is kept anyway are not written again, and
    an entry that names no passages rests on its own.
    """

    place: int
    code: str
    title: str
    answer: str
    url: str
    units: list[int]
    cites: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    languages: tuple[str, ...] = ("en",)
    shows: bool = False
    disputed: tuple[Voice, ...] = ()
    superseded_by: str = ""
    source_changed: str = ""
    reason: str = ""
    worth: float = 1.0
    kind: str = "ruling"
    status: str = "current"
    language: str = "en"


class Written(msgspec.Struct, frozen=True):
    """Entries, with the fields and tokens their numbers mean."""

    fields: list[str]
    tokens: list[str]
    entries: list[WrittenEntry]


class _Numbers:
    """Give names numbers in the order in which they come."""

    def __init__(self) -> None:
        self.known: dict[str, int] = {}

    def of(self, name: str) -> int:
        return self.known.setdefault(name, len(self.known))


def write_entries(entries: Iterable[ShownEntry], ranks: Ranks) -> Written:
    """Write entries in the order of their places."""
    fields, tokens = _Numbers(), _Numbers()
    written = [
        WrittenEntry(
            place=one.place,
            code=one.code,
            worth=one.worth,
            kind=one.kind,
            status=one.status,
            language=one.language,
            title=one.title,
            answer=one.answer,
            reason=one.reason,
            url=one.url,
            cites=one.cites if one.cites != (one.code,) else (),
            cards=one.cards,
            keywords=one.keywords,
            languages=one.languages,
            shows=one.shows,
            disputed=one.disputed,
            superseded_by=one.superseded_by,
            source_changed=one.source_changed,
            units=[
                number
                for unit in one.analysis.units
                for number in _unit(unit, _shown_words(one, unit.field), ranks.by_word, fields, tokens)
            ],
        )
        for one in sorted(entries, key=lambda one: one.place)
    ]
    return Written(list(fields.known), list(tokens.known), written)


def _shown_words(entry: ShownEntry, field: str) -> list[str]:
    text = str(getattr(entry, _SHOWN[field])) if field in _SHOWN else ""
    return [word.text for word in words_of(fold(text))]


def _unit(
    unit: Unit, shown: list[str], ranks: Mapping[str, int], fields: _Numbers, tokens: _Numbers
) -> list[int]:
    words = unit.phrase.split()
    language = _language_of(words, unit.stems)
    own = unit.stems if language == NO_LANGUAGE else unit.stems[len(words) :]
    head = fields.of(unit.field) * 4 + language
    said = [AS_SHOWN] if words and words == shown else [len(words), *(ranks[word] for word in words)]
    return [head, *said, len(own), *(tokens.of(one) for one in own)]


def _language_of(words: list[str], stems: tuple[str, ...]) -> int:
    """Return the language in which these words have these stems."""
    for number, language in enumerate(LANGUAGES):
        if len(stems) >= len(words) and all(
            stem(word, language) == found for word, found in zip(words, stems, strict=False)
        ):
            return number
    return NO_LANGUAGE
