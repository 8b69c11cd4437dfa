"""Order candidates: one pure function of the query, the candidates and the statistics of the index."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import msgspec

from rulings.corpus.codes import sort_key
from rulings.search.analysis import Analysis, Unit
from rulings.search.query import Group, Query

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
SATURATION = 3.0
CODE_SCORE = 20.0
CITED_SCORE = 6.0
COVERAGE = 1.0
LIKENESS = 0.9
SAME_PHRASE = 2.0
INNER_PHRASE = 0.6
# How much more an entry of the game counts that the query names or whose words it uses.
GAME = 1.0
# How much the words of a sentence that nobody asked for count against it.
REST = 0.25


class Sentence(msgspec.Struct, frozen=True):
    """A sentence somebody might type: the rarity of each of its words, and of all together."""

    words: Mapping[str, float]
    ideas: frozenset[str]
    total: float


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that matches something, ready to be scored, with what it is worth as a kind of entry."""

    code: str
    worth: float
    weights: Mapping[str, float]
    sentences: tuple[Sentence, ...]
    phrases: tuple[str, ...]
    own_codes: frozenset[str]


class Scored(msgspec.Struct, frozen=True):
    """A candidate's code and score."""

    code: str
    score: float


class Statistics(msgspec.Struct, frozen=True):
    """In how many of all entries each stem occurs."""

    stems: Mapping[str, int]
    entries: int

    def rarity(self, stem: str) -> float:
        """Return how much a stem tells: the rarer, the more."""
        known = min(self.stems.get(stem, 0), self.entries)
        return math.log(1 + (self.entries - known + 0.5) / (known + 0.5))

    def rarity_of(self, group: Group) -> float:
        """Return how much a group tells: as much as its most frequent stem of full worth."""
        return min((self.rarity(stem) / max(worth, 0.1) for stem, worth in group.alternatives), default=0.0)


def candidate(*, code: str, worth: float, analysis: Analysis, statistics: Statistics) -> Candidate:
    """Make an entry ready to be scored against any query."""
    weights: dict[str, float] = {}
    for unit in analysis.units:
        value = FIELD_WEIGHTS.get(unit.field, 0.0)
        for stem in set(unit.stems):
            weights[stem] = weights.get(stem, 0.0) + value
    return Candidate(
        code=code,
        worth=worth,
        weights=weights,
        sentences=tuple(_sentence(unit, statistics) for unit in analysis.units if unit.field in SENTENCES),
        phrases=tuple(unit.phrase for unit in analysis.units if unit.phrase),
        own_codes=frozenset(stem for unit in analysis.units if unit.field == "code" for stem in unit.stems),
    )


def _sentence(unit: Unit, statistics: Statistics) -> Sentence:
    stems = set(unit.stems)
    ideas = frozenset(stem for stem in stems if stem.startswith(("t_", "c_")))
    words = {stem: statistics.rarity(stem) for stem in sorted(stems - ideas)}
    return Sentence(words, ideas, sum(words.values()))


def rank(query: Query, candidates: Iterable[Candidate], statistics: Statistics) -> list[Scored]:
    """Return the candidates by falling score; equal ones by code."""
    weights = [group.weight * statistics.rarity_of(group) for group in query.groups]
    scored = (Scored(one.code, _score(query, weights, one)) for one in candidates)
    return sorted((one for one in scored if one.score > 0), key=lambda one: (-one.score, sort_key(one.code)))


def _score(query: Query, weights: list[float], one: Candidate) -> float:
    total = sum(weights) or 1.0
    strengths = [_strength(group, one.weights) for group in query.groups]
    covered = sum(weight * strength for weight, strength in zip(weights, strengths, strict=True)) / total
    likeness = max((_likeness(query, weights, total, sentence) for sentence in one.sentences), default=0.0)
    score = COVERAGE * covered + LIKENESS * likeness + _phrase_score(query, one.phrases)
    score *= 1 + GAME * query.games.get(one.code.split("/", 1)[0], 0.0)
    return round(score * one.worth + _code_score(query, one), 6)


def _strength(group: Group, weights: Mapping[str, float]) -> float:
    """Return from 0 to 1 how firmly an entry speaks of a group."""
    best = 0.0
    for stem, worth in group.alternatives:
        found = weights.get(stem, 0.0)
        best = max(best, worth * found / (SATURATION + found))
    return best


def _likeness(query: Query, weights: list[float], total: float, sentence: Sentence) -> float:
    """Return from 0 to 1 how much of query and sentence is the same."""
    shared, rest = 0.0, sentence.total
    matched: set[str] = set()
    for group, weight in zip(query.groups, weights, strict=True):
        best = 0.0
        for stem, worth in group.alternatives:
            if stem in sentence.words or stem in sentence.ideas:
                best = max(best, worth)
                matched.add(stem)
        shared += weight * best
    if not shared:
        return 0.0
    rest -= sum(sentence.words.get(stem, 0.0) for stem in sorted(matched))
    return shared / (total + REST * max(rest, 0.0))


def _phrase_score(query: Query, phrases: tuple[str, ...]) -> float:
    if " " not in query.phrase:
        return 0.0
    if query.phrase in phrases:
        return SAME_PHRASE
    padded = f" {query.phrase} "
    return INNER_PHRASE if any(padded in f" {phrase} " for phrase in phrases) else 0.0


def _code_score(query: Query, one: Candidate) -> float:
    own = sum(CODE_SCORE for code in query.codes if code in one.own_codes)
    return own + sum(CITED_SCORE for code in query.codes if code in one.weights and code not in one.own_codes)
