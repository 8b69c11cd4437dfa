"""Name the numbers of search that a browser needs, so that they are written once."""

from __future__ import annotations

from rulings.search import compounds, language, profile, query, ranking
from rulings.search.lexicon import COMPOUND_LANGUAGE, GAME_IDEA, idea_token
from rulings.search.words import LANGUAGES, MAX_WORD

_QUERY = (
    "MAX_LENGTH",
    "MAX_WORDS",
    "MOST_BEGUN",
    "STOP_WEIGHT",
    "INNER_WEIGHT",
    "COMMON_WEIGHT",
    "BRACKET_WEIGHT",
    "OWN_STEM",
    "CORRECTED",
    "PART_WEIGHT",
    "GAME_HINT",
    "NAMED_VOTES",
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
    "GAME",
)
_LANGUAGE = ("NAMES", "MAX_TEXT", "MAX_FILTERS", "MAX_VALUE")
_COMPOUNDS = ("SHORTEST_WORD", "SHORTEST_PART")


def settings(**further: object) -> dict[str, object]:
    """Return the numbers by name, with those that are kept elsewhere."""
    return {
        **further,
        "LANGUAGES": list(LANGUAGES),
        "MAX_WORD": MAX_WORD,
        "COMPOUND_LANGUAGE": COMPOUND_LANGUAGE,
        "GAME_TOKEN": idea_token(GAME_IDEA),
        "LINKS": list(compounds.LINKS),
        "FIELD_WEIGHTS": dict(profile.FIELD_WEIGHTS),
        "SENTENCES": sorted(profile.SENTENCES),
        **{name: getattr(query, name) for name in _QUERY},
        **{name: getattr(ranking, name) for name in _RANKING},
        **{name: getattr(language, name) for name in _LANGUAGE},
        **{name: getattr(compounds, name) for name in _COMPOUNDS},
    }
