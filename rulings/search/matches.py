"""Say in which fields of an entry the words of a query were found."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rulings.models import SearchEntry
from rulings.search.analysis import Unit, decode
from rulings.search.query import STOP_WEIGHT, Query

MOST_MATCHES = 12


class Highlight(msgspec.Struct, frozen=True):
    """A word of an entry, as it is compared, that answers to the query, and the field it stands in."""

    field: str
    word: str


def highlights_of(query: Query, codes: Iterable[str]) -> dict[str, tuple[Highlight, ...]]:
    """Return what was found in the entries of some codes."""
    asked: dict[str, str] = {}
    for group in query.groups:
        if group.weight > STOP_WEIGHT:
            for stem, _ in group.alternatives:
                asked.setdefault(stem, group.word)
    asked |= dict.fromkeys(query.codes, "")
    rows = SearchEntry.objects.filter(code__in=list(codes)).values_list("code", "analysis")
    return {code: _found(decode(analysis).units, asked) for code, analysis in rows}


def _found(units: Iterable[Unit], asked: dict[str, str]) -> tuple[Highlight, ...]:
    found: dict[Highlight, None] = {}
    for unit in units:
        words = unit.phrase.split()
        for place, stem in enumerate(unit.stems):
            if stem in asked:
                word = words[place] if place < len(words) else asked[stem] or stem.removeprefix("c_")
                found.setdefault(Highlight(unit.field, word))
    return tuple(found)[:MOST_MATCHES]
