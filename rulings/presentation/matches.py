"""Say why a ruling was found: the way it was asked, its keyword, card or code, or the words it shares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rulings.models import Ruling, keyword_key
from rulings.search.words import code_token, fold, stems_in_any_language, stop_words, words_of

ENOUGH = 0.5
MOST_WORDS = 6
SHORTEST_BEGINNING = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """A piece of a text: one of the words asked for, or what stands between them."""

    text: str
    is_hit: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Why a ruling was found: what matched, and in which language that is."""

    sort: str
    segments: tuple[Segment, ...]
    language: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The words of a question that tell something, by their stems."""

    stems: frozenset[str]
    words: tuple[str, ...]
    last: str
    codes: frozenset[str]
    found: frozenset[str] = frozenset()

    def has(self, word: str) -> bool:
        """Say whether a folded word is one of those asked for, or begins with the last one."""
        if word in stop_words():
            return False
        if word in self.found or any(stem in self.stems for stem in stems_in_any_language(word)):
            return True
        return len(self.last) >= SHORTEST_BEGINNING and word.startswith(self.last)


def read_question(question: str) -> Asked:
    """Read a question once for all rulings it found."""
    folded = fold(question)
    words = [word.text for word in words_of(folded) if word.text not in stop_words()]
    stems = {stem for word in words for stem in stems_in_any_language(word)}
    codes = {code_token(part) for part in folded.split()}
    last = words[-1] if words and question[-1:].strip() else ""
    return Asked(stems=frozenset(stems), words=tuple(dict.fromkeys(words)), last=last, codes=frozenset(codes))


def matches_of(ruling: Ruling, asked: Asked, found_words: Iterable[str] = ()) -> list[Match]:
    """Return why a ruling answers a question, what tells most first.

    `found_words` are the words of the ruling that search took for those asked for, such as another language's.
    """
    asked = replace(asked, found=frozenset(found_words))
    named = [*_named(ruling, asked), *_keywords(ruling, asked)]
    found = [*named, *_asked(ruling, asked, at_least=2 if named else 1)]
    return found or _shared(ruling, asked)


def _plain(sort: str, text: str) -> Match:
    return Match(sort=sort, segments=(Segment(text=text, is_hit=True),))


def _named(ruling: Ruling, asked: Asked) -> list[Match]:
    cited = [citation.passage.code for citation in ruling.citations.all()]
    codes = dict.fromkeys([ruling.code, *cited])
    found = [
        _plain("code", code)
        for code in codes
        if any(code_token(code.split("/", cut)[-1]) in asked.codes for cut in range(3))
    ]
    return found + [
        _plain("card", str(card)) for card in ruling.cards if code_token(str(card)) in asked.codes
    ]


def _keywords(ruling: Ruling, asked: Asked) -> list[Match]:
    found = []
    for keyword in dict.fromkeys(map(str, ruling.keywords)):
        words = [word.text for word in words_of(fold(keyword_key(keyword)))]
        if words and all(asked.has(word) for word in words):
            found.append(_plain("keyword", keyword))
    return found


def _asked(ruling: Ruling, asked: Asked, *, at_least: int) -> list[Match]:
    """Return the way to ask that shares most words with the question, if it shares enough of them."""
    best: tuple[float, str, str] = (0.0, "", "")
    for language, forms in ruling.asked.items():
        for form in forms:
            told = {word.text for word in words_of(fold(form))} - stop_words()
            shared = sum(asked.has(word) for word in told)
            share = shared / max(len(asked.words), len(told) / 2, 1)
            if shared >= at_least and share > best[0]:
                best = (share, form, language)
    share, form, language = best
    if share < ENOUGH:
        return []
    return [Match(sort="asked", segments=marked(form, asked), language=language)]


def marked(text: str, asked: Asked) -> tuple[Segment, ...]:
    """Split a text into the words asked for and the rest."""
    segments: list[Segment] = []
    for place, word in enumerate(text.split(" ")):
        if place:
            segments.append(Segment(text=" ", is_hit=False))
        is_hit = any(asked.has(part.text) for part in words_of(fold(word)))
        segments.append(Segment(text=word, is_hit=is_hit))
    return tuple(segments)


def _shared(ruling: Ruling, asked: Asked) -> list[Match]:
    text = ruling.text
    if text is None:
        return []
    folded = fold(f"{text.title} {text.answer} {text.reason}")
    words = dict.fromkeys(word.text for word in words_of(folded) if asked.has(word.text))
    shown = list(words)[:MOST_WORDS]
    return [_plain("words", ", ".join(shown))] if shown else []
