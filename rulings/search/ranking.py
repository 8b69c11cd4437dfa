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
SATURATION = 2.5
CODE_SCORE = 20.0
CITED_SCORE = 6.0
COVERAGE = 1.0
LIKENESS = 1.2
SAME_PHRASE = 2.0
INNER_PHRASE = 0.6


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that matches something, with what it is worth as a kind of entry."""

    code: str
    worth: float
    analysis: Analysis


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


def rank(query: Query, candidates: Iterable[Candidate], statistics: Statistics) -> list[Scored]:
    """Return the candidates by falling score; equal ones by code."""
    weights = [group.weight * statistics.rarity_of(group) for group in query.groups]
    scored = (Scored(one.code, _score(query, weights, one, statistics)) for one in candidates)
    return sorted((one for one in scored if one.score > 0), key=lambda one: (-one.score, sort_key(one.code)))


def _score(query: Query, weights: list[float], candidate: Candidate, statistics: Statistics) -> float:
    units = candidate.analysis.units
    total = sum(weights) or 1.0
    strengths = [_strength(group, units) for group in query.groups]
    covered = sum(weight * strength for weight, strength in zip(weights, strengths, strict=True)) / total
    likeness = max(
        (_likeness(query, weights, unit, statistics) for unit in units if unit.field in SENTENCES),
        default=0.0,
    )
    score = COVERAGE * covered + LIKENESS * likeness + _phrase_score(query, units)
    return round(score * candidate.worth + _code_score(query, units), 6)


def _strength(group: Group, units: tuple[Unit, ...]) -> float:
    """Return from 0 to 1 how firmly an entry speaks of a group."""
    best = 0.0
    for stem, worth in group.alternatives:
        found = sum(FIELD_WEIGHTS.get(unit.field, 0.0) for unit in units if stem in unit.stems)
        best = max(best, worth * found / (SATURATION + found))
    return best


def _likeness(query: Query, weights: list[float], unit: Unit, statistics: Statistics) -> float:
    """Return from 0 to 1 how much of query and sentence is the same."""
    shared = 0.0
    matched: set[str] = set()
    for group, weight in zip(query.groups, weights, strict=True):
        hits = [(worth, stem) for stem, worth in group.alternatives if stem in unit.stems]
        if hits:
            shared += weight * max(hits)[0]
            matched.update(stem for _, stem in hits)
    if not shared:
        return 0.0
    rest = sum(
        statistics.rarity(stem) for stem in set(unit.stems) - matched if not stem.startswith(("t_", "c_"))
    )
    return shared / (sum(weights) + 0.35 * rest)


def _phrase_score(query: Query, units: tuple[Unit, ...]) -> float:
    if " " not in query.phrase:
        return 0.0
    padded = f" {query.phrase} "
    if any(unit.phrase == query.phrase for unit in units):
        return SAME_PHRASE
    return INNER_PHRASE if any(padded in f" {unit.phrase} " for unit in units) else 0.0


def _code_score(query: Query, units: tuple[Unit, ...]) -> float:
    score = 0.0
    for code in query.codes:
        if any(unit.field == "code" and code in unit.stems for unit in units):
            score += CODE_SCORE
        elif any(code in unit.stems for unit in units):
            score += CITED_SCORE
    return score
