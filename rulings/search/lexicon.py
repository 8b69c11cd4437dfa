"""Recognise the words of games in a text, whatever its language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from rulings.search.common import common_words
from rulings.search.compounds import Splitter
from rulings.search.words import LANGUAGES, fold, stem, words_of

Forms = Mapping[str, Sequence[str]]
GAME_IDEA = "game-"
COMPOUND_LANGUAGE = "de"


class Idea(msgspec.Struct, frozen=True):
    """An idea with its forms by language, and the game whose players use them; no game means all do."""

    code: str
    forms: Forms
    game: str = ""


class Span(msgspec.Struct, frozen=True):
    """Words from one place up to another that name an idea."""

    start: int
    end: int
    idea: str


class Lexicon:
    """All forms of all ideas, by language, as sequences of stems."""

    def __init__(self, ideas: Iterable[Idea]) -> None:
        """Take the forms of each idea by language."""
        self._forms: dict[str, dict[tuple[str, ...], list[str]]] = {language: {} for language in LANGUAGES}
        self._games: dict[tuple[str, tuple[str, ...], str], set[str]] = {}
        # How many words the longest form has that begins with a stem, by language.
        self._reach: dict[str, dict[str, int]] = {language: {} for language in LANGUAGES}
        self.longest = 1
        self.words: set[str] = set()
        self.games: set[str] = set()
        parts: set[str] = set()
        for idea in ideas:
            self.games.update({idea.game} - {""})
            for language, texts in idea.forms.items():
                for text in texts:
                    words = self._add(idea, language, text)
                    if language == COMPOUND_LANGUAGE and len(words) == 1:
                        parts.update(words)
        self.splitter = Splitter(parts)

    def _add(self, idea: Idea, language: str, text: str) -> list[str]:
        words = [word.text for word in words_of(fold(text))]
        key = tuple(stem(word, language) for word in words) if language in self._forms else ()
        if not key:
            return []
        self.longest = max(self.longest, len(key))
        self._reach[language][key[0]] = max(self._reach[language].get(key[0], 0), len(key))
        self.words.update(words)
        ideas = self._forms[language].setdefault(key, [])
        if idea.code not in ideas:
            ideas.append(idea.code)
        self._games.setdefault((language, key, idea.code), set()).add(idea.game)
        return words

    def forms(self, language: str) -> Mapping[tuple[str, ...], Sequence[str]]:
        """Return the ideas of each form of a language."""
        return self._forms[language]

    def games_of(self, key: tuple[str, ...], language: str, idea: str) -> Iterable[str]:
        """Return the games in which a form names an idea; an empty name stands for all of them."""
        return self._games[language, key, idea]

    def spans(self, stems: Sequence[str], language: str, game: str = "") -> list[Span]:
        """Return the ideas named in a sequence of stems; the longest form at a place wins.

        With a game, only what players of that game or of every game say.
        """
        found: list[Span] = []
        reach = self._reach[language]
        place = 0
        while place < len(stems):
            for end in range(min(len(stems), place + reach.get(stems[place], 0)), place, -1):
                ideas = self._ideas(tuple(stems[place:end]), language, game)
                if ideas:
                    found.extend(Span(place, end, idea) for idea in ideas)
                    place = end
                    break
            else:
                place += 1
        return found

    def _ideas(self, key: tuple[str, ...], language: str, game: str) -> Sequence[str]:
        ideas = self._forms[language].get(key, ())
        if not game or not ideas:
            return ideas
        return [idea for idea in ideas if self._games[language, key, idea] & {"", game}]

    def games_saying(self, stems: Sequence[str], language: str) -> set[str]:
        """Return the games whose players say this; none when players of every game do."""
        key = tuple(stems)
        games: set[str] = set()
        for idea in self._forms[language].get(key, ()):
            games |= self._games[language, key, idea]
        return set() if "" in games else games


def idea_token(idea: str) -> str:
    """Write an idea as the token that stands for it in the index."""
    return "t_" + idea.replace("-", "_")


def game_idea(game: str) -> str:
    """Return the idea that stands for a game as a whole."""
    return GAME_IDEA + game


def make_lexicon(terms: Iterable[tuple[str, Forms]], *, ideas: Iterable[Idea] = ()) -> Lexicon:
    """Join the words of games with those every game uses."""
    common = [Idea(f"common-{idea}", forms) for idea, forms in common_words().items()]
    return Lexicon([*(Idea(code, forms) for code, forms in terms), *ideas, *common])
