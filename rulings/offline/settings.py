"""Name the numbers of search that a browser needs, so that they are written once."""

from __future__ import annotations

from rulings.search import query, ranking
from rulings.search.words import LANGUAGES, MAX_WORD

_QUERY = (
    "MAX_LENGTH",
    "MAX_WORDS",
    "STOP_WEIGHT",
    "INNER_WEIGHT",
    "COMMON_WEIGHT",
    "BRACKET_WEIGHT",
    "OWN_STEM",
    "CORRECTED",
)
_RANKING = (
    "SATURATION",
    "CODE_SCORE",
    "CITED_SCORE",
    "COVERAGE",
    "LIKENESS",
    "SAME_PHRASE",
    "INNER_PHRASE",
    "REST",
)


def settings(*, cut: int) -> dict[str, object]:
    """Return the numbers by name; `cut` is how many candidates are ranked at most."""
    return {
        "LANGUAGES": list(LANGUAGES),
        "MAX_WORD": MAX_WORD,
        "CUT": cut,
        "FIELD_WEIGHTS": dict(ranking.FIELD_WEIGHTS),
        "SENTENCES": sorted(ranking.SENTENCES),
        **{name: getattr(query, name) for name in _QUERY},
        **{name: getattr(ranking, name) for name in _RANKING},
    }
