"""Look up games, rulings, passages, terms, cards and deck rules, and search them."""

from rulings.selectors.cards import printed_cards
from rulings.selectors.decks import deck_rules_of, restrictions_of
from rulings.selectors.games import MAX_KEYWORDS, game_by_code, games, keywords_of, terms_of
from rulings.selectors.rulings import (
    Example,
    PassageSummary,
    examples_of,
    passage_by_code,
    passages_by_codes,
    ruling_by_code,
    rulings_citing,
    rulings_of,
)
from rulings.selectors.search import MAX_RESULTS, SearchResult, SearchResults, search_rulings

__all__ = [
    "MAX_KEYWORDS",
    "MAX_RESULTS",
    "Example",
    "PassageSummary",
    "SearchResult",
    "SearchResults",
    "deck_rules_of",
    "examples_of",
    "game_by_code",
    "games",
    "keywords_of",
    "passage_by_code",
    "passages_by_codes",
    "printed_cards",
    "restrictions_of",
    "ruling_by_code",
    "rulings_citing",
    "rulings_of",
    "search_rulings",
    "terms_of",
]
