"""Order candidates: one pure function of the query, the candidates and the statistics of the index."""

from __future__ import annotations

import heapq
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
# How tokens of ideas and codes begin.
NO_WORDS = ("t_", "c_")
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


class Candidate(msgspec.Struct, kw_only=True, gc=False):
    """An entry that matches something, ready to be scored, with what it is worth as a kind of entry.

    `sentences` are its units that somebody might type; how much all words of one tell (`totals`) is worked out
    only once it comes near the first places. `searched` holds its phrases, one on a line.
    """

    code: str
    worth: float
    weights: Mapping[str, float]
    sentences: tuple[Unit, ...]
    searched: str
    own_codes: frozenset[str]
    totals: dict[int, float]

    @property
    def game(self) -> str:
        """Return the code of its game."""
        return self.code.split("/", 1)[0]

    def says(self, words: str) -> bool:
        """Say whether words stand in it one after the other."""
        return f" {words} " in self.searched


class Scored(msgspec.Struct, frozen=True):
    """A candidate's code and score."""

    code: str
    score: float


class Statistics:
    """In how many of all entries each stem occurs."""

    def __init__(self, stems: Mapping[str, int], entries: int) -> None:
        """Take the counts; rarities are worked out as they are asked for."""
        self.stems = stems
        self.entries = entries
        self._rarities: dict[str, float] = {}

    def rarity(self, stem: str) -> float:
        """Return how much a stem tells: the rarer, the more."""
        found = self._rarities.get(stem)
        if found is None:
            known = min(self.stems.get(stem, 0), self.entries)
            found = self._rarities[stem] = math.log(1 + (self.entries - known + 0.5) / (known + 0.5))
        return found

    def rarity_of(self, group: Group) -> float:
        """Return how much a group tells: as much as its most frequent stem of full worth."""
        return min((self.rarity(stem) / max(worth, 0.1) for stem, worth in group.alternatives), default=0.0)


def candidate(*, code: str, worth: float, analysis: Analysis) -> Candidate:
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
        sentences=tuple(unit for unit in analysis.units if unit.field in SENTENCES),
        totals={},
        searched="\n".join(f" {unit.phrase} " for unit in analysis.units if unit.phrase),
        own_codes=frozenset(stem for unit in analysis.units if unit.field == "code" for stem in unit.stems),
    )


class _First(msgspec.Struct, gc=False):
    """What is known of a candidate before its sentences are read, and the most it can score."""

    most: float
    base: float
    factor: float
    codes: float
    candidate: Candidate


def rank(
    query: Query, candidates: Iterable[Candidate], statistics: Statistics, *, limit: int | None = None
) -> list[Scored]:
    """Return the candidates by falling score; equal ones by code.

    With a limit, only so many; those that cannot reach them are not looked at closely.
    """
    weights = [group.weight * statistics.rarity_of(group) for group in query.groups]
    total = sum(weights) or 1.0
    first = sorted((_first(query, weights, total, one) for one in candidates), key=lambda one: -one.most)
    scored: list[Scored] = []
    best: list[float] = []
    for one in first:
        if limit is not None and len(best) >= limit and one.most < best[0]:
            break
        score = _score(query, weights, total, one, statistics)
        if score > 0:
            scored.append(Scored(one.candidate.code, score))
            if limit is not None:
                (heapq.heappush if len(best) < limit else heapq.heappushpop)(best, score)
    scored.sort(key=lambda one: (-one.score, sort_key(one.code)))
    return scored if limit is None else scored[:limit]


def _first(query: Query, weights: list[float], total: float, one: Candidate) -> _First:
    covered = shared = 0.0
    found = one.weights
    for group, weight in zip(query.groups, weights, strict=True):
        strength = reach = 0.0
        for stem, worth in group.alternatives:
            value = found.get(stem)
            if value is not None:
                strength = max(strength, worth * value / (SATURATION + value))
                reach = max(reach, worth)
        covered += weight * strength
        shared += weight * reach
    base = COVERAGE * covered / total + _phrase_score(query, one.searched)
    factor = (1 + GAME * query.games.get(one.game, 0.0)) * one.worth
    codes = _code_score(query, one)
    # A little more, since the sums below may round differently.
    most = (base + LIKENESS * shared / total) * factor + codes + 1e-6
    return _First(most, base, factor, codes, one)


def _score(query: Query, weights: list[float], total: float, one: _First, statistics: Statistics) -> float:
    likeness = _likeness(query, weights, total, one.candidate, statistics)
    return round((one.base + LIKENESS * likeness) * one.factor + one.codes, 6)


def _likeness(
    query: Query, weights: list[float], total: float, one: Candidate, statistics: Statistics
) -> float:
    """Return from 0 to 1 how much of the query and the sentence most like it is the same."""
    most = 0.0
    groups = [
        (weight, held)
        for group, weight in zip(query.groups, weights, strict=True)
        if (held := [pair for pair in group.alternatives if pair[0] in one.weights])
    ]
    for place, unit in enumerate(one.sentences):
        shared = 0.0
        matched: list[str] = []
        stems = unit.stems
        for weight, held in groups:
            best = 0.0
            for stem, worth in held:
                if stem in stems:
                    matched.append(stem)
                    best = max(best, worth)
            shared += weight * best
        if shared / total <= most:
            continue
        same = sorted({stem for stem in matched if not stem.startswith(NO_WORDS)})
        rest = _total(one, place, statistics) - sum(map(statistics.rarity, same))
        most = max(most, shared / (total + REST * max(rest, 0.0)))
    return most


def _total(one: Candidate, place: int, statistics: Statistics) -> float:
    """Return how much all words of a sentence tell together."""
    found = one.totals.get(place)
    if found is None:
        words = (stem for stem in frozenset(one.sentences[place].stems) if not stem.startswith(NO_WORDS))
        found = one.totals[place] = math.fsum(map(statistics.rarity, words))
    return found


def _phrase_score(query: Query, searched: str) -> float:
    if " " not in query.phrase or (padded := f" {query.phrase} ") not in searched:
        return 0.0
    return SAME_PHRASE if padded in searched.split("\n") else INNER_PHRASE


def _code_score(query: Query, one: Candidate) -> float:
    own = sum(CODE_SCORE for code in query.codes if code in one.own_codes)
    return own + sum(CITED_SCORE for code in query.codes if code in one.weights and code not in one.own_codes)
