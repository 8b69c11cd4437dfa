"""Turn what somebody types into groups of stems, codes and a phrase."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import takewhile

import msgspec
from rapidfuzz import process
from rapidfuzz.distance import OSA

from rulings.search.lexicon import GAME_IDEA, Lexicon, Span, idea_token
from rulings.search.words import (
    LANGUAGES,
    Word,
    code_token,
    fold,
    readable,
    stem,
    stems_in_any_language,
    stop_words,
    words_of,
)

MAX_LENGTH = 300
MAX_WORDS = 24
MOST_BEGUN = 500
STOP_WEIGHT = 0.08
INNER_WEIGHT = 0.3
COMMON_WEIGHT = 0.8
BRACKET_WEIGHT = 1.6
OWN_STEM = 0.7
CORRECTED = 0.85
# The parts of a compound, and the game whose players speak like the query.
PART_WEIGHT = 0.7
GAME_HINT = 0.15
NAMED_VOTES = 4.0

_BRACKETED = re.compile(r"\[([^\[\]]+)\]")
_CODE_LIKE = re.compile(r"[a-z0-9]+(?:[-./][a-z0-9]+)+")
_UMLAUT = re.compile("ae|oe|ue")


class Group(msgspec.Struct, frozen=True):
    """One thing looked for: the stems that may stand for it, each with its worth, and its weight."""

    alternatives: tuple[tuple[str, float], ...]
    weight: float
    word: str = ""


class Query(msgspec.Struct, frozen=True, kw_only=True):
    """A question as search understands it."""

    groups: tuple[Group, ...] = ()
    codes: tuple[str, ...] = ()
    phrase: str = ""
    games: Mapping[str, float] = {}
    suggestion: str = ""

    @property
    def is_empty(self) -> bool:
        """Say whether there is nothing to look for."""
        return not self.groups and not self.codes


class Vocabulary(msgspec.Struct, frozen=True):
    """What the index holds: entries by stem and by whole word, and how many there are."""

    stems: Mapping[str, int]
    words: Mapping[str, int]
    entries: int
    spellings: Sequence[str]


class _Read(msgspec.Struct):
    """A word of the query, corrected where needed, with further forms it may stand for."""

    text: str
    bracketed: bool
    more: tuple[str, ...] = ()
    mended: bool = False


def parse_query(text: str, *, lexicon: Lexicon, vocabulary: Vocabulary, game: str = "") -> Query:
    """Read a query, for a game if one is chosen; any text is a query."""
    clipped = readable(text[: MAX_LENGTH * 2])[:MAX_LENGTH].strip()
    folded = fold(clipped)
    codes, folded = _codes_in(folded, vocabulary)
    brackets = [(found.start(), found.end()) for found in _BRACKETED.finditer(folded)]
    words = words_of(folded)[:MAX_WORDS]
    typing = bool(text) and not text[-1].isspace()
    read = [
        _read_word(word, brackets, lexicon, vocabulary, is_last=typing and place == len(words) - 1)
        for place, word in enumerate(words)
    ]
    mended = any(entry.mended for entry in read)
    suggestion = " ".join(entry.text for entry in read) if mended else ""
    phrase = " ".join(word.text for word in words)
    groups = [*_groups(read, lexicon, game), *_parts(read, lexicon, game)]
    games = {} if game else games_meant([entry.text for entry in read], lexicon)
    return Query(groups=_merged(groups), codes=codes, phrase=phrase, games=games, suggestion=suggestion)


def _codes_in(folded: str, vocabulary: Vocabulary) -> tuple[tuple[str, ...], str]:
    """Take the codes and card numbers that the index knows out of a query."""
    codes: list[str] = []
    for found in _CODE_LIKE.finditer(folded):
        token = code_token(found[0])
        if token in vocabulary.stems and token not in codes:
            codes.append(token)
            folded = folded.replace(found[0], " " * len(found[0]))
    return tuple(codes), folded


def _read_word(
    word: Word, brackets: list[tuple[int, int]], lexicon: Lexicon, vocabulary: Vocabulary, *, is_last: bool
) -> _Read:
    bracketed = any(start <= word.start < end for start, end in brackets)
    if _is_known(word.text, lexicon, vocabulary):
        return _Read(word.text, bracketed)
    if is_last and len(word.text) >= 2:
        begun = _words_beginning(word.text, lexicon, vocabulary)
        if begun:
            return _Read(begun[0], bracketed, begun[1:])
    if lexicon.splitter.split(word.text):
        return _Read(word.text, bracketed)
    plain = _UMLAUT.sub(lambda found: found[0][0], word.text)
    if plain != word.text and _is_known(plain, lexicon, vocabulary):
        return _Read(plain, bracketed)
    corrected = _corrections(word.text, vocabulary)
    if corrected:
        return _Read(corrected[0], bracketed, corrected[1:], mended=True)
    return _Read(word.text, bracketed)


def _is_known(word: str, lexicon: Lexicon, vocabulary: Vocabulary) -> bool:
    if word in stop_words() or word in vocabulary.words or word in lexicon.words:
        return True
    return any(stem_ in vocabulary.stems for stem_ in stems_in_any_language(word))


def _words_beginning(start: str, lexicon: Lexicon, vocabulary: Vocabulary) -> tuple[str, ...]:
    place = bisect_left(vocabulary.spellings, start)
    begun = list(
        takewhile(lambda word: word.startswith(start), vocabulary.spellings[place : place + MOST_BEGUN])
    )
    begun.sort(key=lambda word: (-vocabulary.words.get(word, 0), len(word), word))
    return tuple(begun[:6])


def _corrections(word: str, vocabulary: Vocabulary) -> tuple[str, ...]:
    if len(word) < 4 or word.isdigit():
        return ()
    allowed = 1 if len(word) <= 5 else 2
    close = process.extract(word, vocabulary.spellings, scorer=OSA.distance, score_cutoff=allowed, limit=20)
    ordered = sorted(
        close, key=lambda hit: (hit[1], hit[0][0] != word[0], -vocabulary.words.get(hit[0], 0), hit[0])
    )
    return tuple(hit[0] for hit in ordered[:3])


def _groups(read: list[_Read], lexicon: Lexicon, game: str) -> list[Group]:
    """Make a group of each idea that the words name, and of each word."""
    spans = _spans([entry.text for entry in read], lexicon, game)
    covered = {place for span in spans if span.end - span.start > 1 for place in range(span.start, span.end)}
    groups = [_word_group(place, entry, spans, covered, lexicon, game) for place, entry in enumerate(read)]
    wide: dict[tuple[int, int], list[str]] = {}
    for span in spans:
        if span.end - span.start > 1:
            wide.setdefault((span.start, span.end), []).append(idea_token(span.idea))
    for (start, end), tokens in wide.items():
        weight = max(_weight_of_idea(token) for token in tokens)
        boost = BRACKET_WEIGHT if any(read[place].bracketed for place in range(start, end)) else 1.0
        words = " ".join(entry.text for entry in read[start:end])
        groups.append(Group(tuple((token, 1.0) for token in tokens), weight * boost * 1.3, words))
    return groups


def _parts(read: list[_Read], lexicon: Lexicon, game: str) -> list[Group]:
    """Make groups of the parts of compounds."""
    groups: list[Group] = []
    for entry in read:
        parts = [_Read(part, entry.bracketed) for part in lexicon.splitter.split(entry.text)]
        groups += _groups(parts, lexicon, game) if parts else []
    return [Group(group.alternatives, group.weight * PART_WEIGHT, group.word) for group in groups]


def games_meant(words: list[str], lexicon: Lexicon) -> dict[str, float]:
    """Return from 0 to 1 how surely each game is meant: by its name, or by words only its players say."""
    votes: dict[tuple[int, int], dict[str, float]] = {}
    named: set[str] = set()
    for language in LANGUAGES:
        stems = [stem(word, language) for word in words]
        for span in lexicon.spans(stems, language):
            if span.idea.startswith(GAME_IDEA):
                named.add(span.idea.removeprefix(GAME_IDEA))
            games = lexicon.games_saying(stems[span.start : span.end], language)
            share = 1 / len(games) if games and len(games) < len(lexicon.games) else 0.0
            heard = votes.setdefault((span.start, span.end), {})
            for game in games:
                heard[game] = max(heard.get(game, 0.0), share)
    total = dict.fromkeys(named, NAMED_VOTES)
    for heard in votes.values():
        for game, share in heard.items():
            total[game] = total.get(game, 0.0) + share
    return {game: min(1.0, GAME_HINT * votes) for game, votes in total.items()}


def _merged(groups: Sequence[Group]) -> tuple[Group, ...]:
    """Keep a thing that is named twice once, at its greatest weight."""
    best: dict[tuple[tuple[str, float], ...], Group] = {}
    for group in groups:
        known = best.get(group.alternatives)
        if known is None or known.weight < group.weight:
            best[group.alternatives] = group
    return tuple(best.values())


def _spans(words: list[str], lexicon: Lexicon, game: str) -> list[Span]:
    """Return the ideas named in any language; a form inside a longer one does not count."""
    found: set[Span] = set()
    for language in LANGUAGES:
        stems = [stem(word, language) for word in words]
        found.update(lexicon.spans(stems, language, game))
    spans = sorted(found, key=lambda span: (span.start, -span.end, span.idea))
    return [span for span in spans if not any(_inside(span, other) for other in spans)]


def _inside(span: Span, other: Span) -> bool:
    shorter = span.end - span.start < other.end - other.start
    return shorter and other.start <= span.start and span.end <= other.end


def _weight_of_idea(token: str) -> float:
    if token.startswith(idea_token(GAME_IDEA)):
        return INNER_WEIGHT
    return COMMON_WEIGHT if token.startswith("t_common_") else 1.0


def _word_group(
    place: int, entry: _Read, spans: list[Span], covered: set[int], lexicon: Lexicon, game: str
) -> Group:
    ideas = [idea_token(span.idea) for span in spans if (span.start, span.end) == (place, place + 1)]
    worth: dict[str, float] = dict.fromkeys(ideas, 1.0)
    own = OWN_STEM if ideas else 1.0
    for stem_ in stems_in_any_language(entry.text):
        worth.setdefault(stem_, own)
    for text in entry.more:
        for language in LANGUAGES:
            for span in lexicon.spans([stem(text, language)], language, game):
                worth.setdefault(idea_token(span.idea), CORRECTED * 0.9)
            worth.setdefault(stem(text, language), own * CORRECTED)
    return Group(tuple(worth.items()), _weight(place, entry, ideas, covered), entry.text)


def _weight(place: int, entry: _Read, ideas: list[str], covered: set[int]) -> float:
    if entry.text in stop_words() and not ideas and not entry.bracketed:
        return STOP_WEIGHT
    if place in covered:
        return INNER_WEIGHT
    weight = max((_weight_of_idea(token) for token in ideas), default=0.9)
    if entry.text in stop_words() or entry.text.isdigit():
        weight *= 0.5
    return weight * (BRACKET_WEIGHT if entry.bracketed else 1.0)
