"""Recognise the words of a game in a text, whatever its language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from rulings.search.common import common_words
from rulings.search.words import LANGUAGES, fold, stem, words_of

Forms = Mapping[str, Sequence[str]]


class Span(msgspec.Struct, frozen=True):
    """Words from one place up to another that name an idea."""

    start: int
    end: int
    idea: str


class Lexicon:
    """All forms of all ideas, by language, as sequences of stems."""

    def __init__(self, ideas: Iterable[tuple[str, Forms]]) -> None:
        """Take the forms of each idea by language."""
        self._forms: dict[str, dict[tuple[str, ...], list[str]]] = {language: {} for language in LANGUAGES}
        self.words: set[str] = set()
        self._longest = 1
        for idea, forms in ideas:
            for language, texts in forms.items():
                for text in texts:
                    self._add(idea, language, text)

    def _add(self, idea: str, language: str, text: str) -> None:
        if language not in self._forms:
            return
        words = [word.text for word in words_of(fold(text))]
        key = tuple(stem(word, language) for word in words)
        if not key:
            return
        self._longest = max(self._longest, len(key))
        self.words.update(words)
        ideas = self._forms[language].setdefault(key, [])
        if idea not in ideas:
            ideas.append(idea)

    @property
    def longest(self) -> int:
        """Return how many words the longest form has."""
        return self._longest

    def forms(self, language: str) -> Mapping[tuple[str, ...], Sequence[str]]:
        """Return the ideas of each form of a language, as a sequence of stems."""
        return self._forms[language]

    def spans(self, stems: Sequence[str], language: str) -> list[Span]:
        """Return the ideas named in a sequence of stems; the longest form at a place wins."""
        forms = self._forms[language]
        found: list[Span] = []
        place = 0
        while place < len(stems):
            for end in range(min(len(stems), place + self._longest), place, -1):
                ideas = forms.get(tuple(stems[place:end]))
                if ideas:
                    found.extend(Span(place, end, idea) for idea in ideas)
                    place = end
                    break
            else:
                place += 1
        return found


def idea_token(idea: str) -> str:
    """Write an idea as the token that stands for it in the index."""
    return "t_" + idea.replace("-", "_")


def make_lexicon(terms: Iterable[tuple[str, Forms]]) -> Lexicon:
    """Join the terms of the games with the words every game uses."""
    common: list[tuple[str, Forms]] = [(f"common-{idea}", forms) for idea, forms in common_words().items()]
    return Lexicon([*terms, *common])
