"""Order candidates: one pure function of the query, the candidates and the statistics of the index."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import mul

import msgspec

from rulings.corpus.codes import sort_key
from rulings.search.profile import Candidate
from rulings.search.query import Group, Query

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
# Sums in another order may round differently: what may only just reach a place is looked at.
MARGIN = 1e-6


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


class _Asked:
    """A query, prepared for many candidates: what each group tells, and which groups a stem may stand for."""

    def __init__(self, query: Query, statistics: Statistics) -> None:
        """Weigh the groups."""
        self.query = query
        self.statistics = statistics
        self.weights = [group.weight * statistics.rarity_of(group) for group in query.groups]
        self.total = sum(self.weights) or 1.0
        self.has_phrase = " " in query.phrase
        self.uses: dict[str, list[tuple[int, float]]] = {}
        for place, group in enumerate(query.groups):
            for stem, worth in group.alternatives:
                self.uses.setdefault(stem, []).append((place, worth))

    def told(self, strengths: list[float]) -> float:
        """Return how much groups tell together, each by its strength."""
        told: float = sum(map(mul, self.weights, strengths))
        return told


class _First(msgspec.Struct, gc=False):
    """What is known of a candidate before its sentences are read, and the most it can score.

    `held` says of each stem asked for that stands in a sentence in which of them it does.
    """

    most: float
    base: float
    factor: float
    codes: float
    held: list[tuple[str, int]]
    candidate: Candidate


def rank(
    query: Query, candidates: Iterable[Candidate], statistics: Statistics, *, limit: int | None = None
) -> list[Scored]:
    """Return the candidates by falling score; equal ones by code.

    With a limit, only so many; those that cannot reach them are not looked at closely.
    """
    asked = _Asked(query, statistics)
    first = sorted((_first(asked, one) for one in candidates), key=lambda one: -one.most)
    scored: list[Scored] = []
    best: list[float] = []
    for one in first:
        least = best[0] if limit is not None and len(best) >= limit else 0.0
        if one.most < least:
            break
        score = _score(asked, one, least)
        if score > 0:
            scored.append(Scored(one.candidate.code, score))
            if limit is not None:
                (heapq.heappush if len(best) < limit else heapq.heappushpop)(best, score)
    scored.sort(key=lambda one: (-one.score, sort_key(one.code)))
    return scored if limit is None else scored[:limit]


def _first(asked: _Asked, one: Candidate) -> _First:
    weights, places = one.weights, one.places
    strengths = [0.0] * len(asked.weights)
    reaches = strengths.copy()
    held: list[tuple[str, int]] = []
    for stem, uses in asked.uses.items():
        value = weights.get(stem)
        if value is None:
            continue
        strength = value / (SATURATION + value)
        bits = places.get(stem, 0)
        if bits:
            held.append((stem, bits))
        for group, worth in uses:
            if worth * strength > strengths[group]:
                strengths[group] = worth * strength
            if bits and worth > reaches[group]:
                reaches[group] = worth
    query = asked.query
    base = COVERAGE * asked.told(strengths) / asked.total
    if asked.has_phrase:
        base += _phrase_score(query, one.searched)
    factor = (1 + GAME * query.games.get(one.game, 0.0)) * one.worth if query.games else one.worth
    codes = _code_score(query, one) if query.codes else 0.0
    most = (base + LIKENESS * asked.told(reaches) / asked.total) * factor + codes + MARGIN
    return _First(most, base, factor, codes, held, one)


def _score(asked: _Asked, one: _First, least: float) -> float:
    """Return the score, or 0 where it stays below the least that matters."""
    likeness = _likeness(asked, one, ((least - MARGIN - one.codes) / one.factor - one.base) / LIKENESS)
    score = round((one.base + LIKENESS * likeness) * one.factor + one.codes, 6)
    return score if score >= least else 0.0


def _likeness(asked: _Asked, one: _First, least: float) -> float:
    """Return from 0 to 1 how much of the query and the sentence most like it is the same.

    Sentences that do not reach the least are not read.
    """
    most = 0.0
    for shared, place in _shared(asked, one.held):
        if shared / asked.total <= most or shared / asked.total < least:
            break
        totals = one.candidate.totals or _totals(one.candidate, asked.statistics)
        same = [stem for stem, bits in one.held if bits >> place & 1 and not stem.startswith(NO_WORDS)]
        rest = totals[place] - sum(map(asked.statistics.rarity, sorted(same)))
        most = max(most, shared / (asked.total + REST * max(rest, 0.0)))
    return most


def _shared(asked: _Asked, held: list[tuple[str, int]]) -> Sequence[tuple[float, int]]:
    """Return how much of the query each sentence shares, the most first."""
    worths: dict[tuple[int, int], float] = {}
    for stem, bits in held:
        for group, worth in asked.uses[stem]:
            for place in _places(bits):
                if worth > worths.get((place, group), 0.0):
                    worths[place, group] = worth
    shared: dict[int, float] = {}
    for (place, group), worth in worths.items():
        shared[place] = shared.get(place, 0.0) + asked.weights[group] * worth
    return sorted(((much, place) for place, much in shared.items()), reverse=True)


@lru_cache(maxsize=4096)
def _places(bits: int) -> tuple[int, ...]:
    """Return which bits are set, the lowest first."""
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


def _totals(one: Candidate, statistics: Statistics) -> tuple[float, ...]:
    """Return how much all words of each sentence tell together."""
    tells: list[list[float]] = [[] for _ in range(max(one.places.values(), default=0).bit_length())]
    for stem, bits in one.places.items():
        if not stem.startswith(NO_WORDS):
            rarity = statistics.rarity(stem)
            for place in _places(bits):
                tells[place].append(rarity)
    one.totals = tuple(map(math.fsum, tells))
    return one.totals


def _phrase_score(query: Query, searched: str) -> float:
    padded = f" {query.phrase} "
    if padded not in searched:
        return 0.0
    return SAME_PHRASE if padded in searched.split("\n") else INNER_PHRASE


def _code_score(query: Query, one: Candidate) -> float:
    own = sum(CODE_SCORE for code in query.codes if code in one.own_codes)
    return own + sum(CITED_SCORE for code in query.codes if code in one.weights and code not in one.own_codes)
