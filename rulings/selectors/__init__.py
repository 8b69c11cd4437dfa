"""Look up games, rulings, passages, terms, cards and deck rules, and search them."""

from rulings.selectors.card_search import CardFacets, FoundCards, card_facets_of, find_cards, search_cards
from rulings.selectors.cards import (
    RestrictionSpan,
    card_by_number,
    cards_numbered_in,
    printed_cards,
    restrictions_naming,
    rulings_naming,
)
from rulings.selectors.decks import deck_rules_of, restrictions_of
from rulings.selectors.games import MAX_KEYWORDS, game_by_code, games, keywords_of, terms_of
from rulings.selectors.rulings import (
    Example,
    PassageSummary,
    examples_of,
    passage_by_code,
    passage_with_history,
    passages_by_codes,
    ruling_by_code,
    rulings_citing,
    rulings_of,
)
from rulings.selectors.search import MAX_RESULTS, SearchResult, SearchResults, search_rulings

__all__ = [
    "MAX_KEYWORDS",
    "MAX_RESULTS",
    "CardFacets",
    "Example",
    "FoundCards",
    "PassageSummary",
    "RestrictionSpan",
    "SearchResult",
    "SearchResults",
    "card_by_number",
    "card_facets_of",
    "cards_numbered_in",
    "deck_rules_of",
    "examples_of",
    "find_cards",
    "game_by_code",
    "games",
    "keywords_of",
    "passage_by_code",
    "passage_with_history",
    "passages_by_codes",
    "printed_cards",
    "restrictions_naming",
    "restrictions_of",
    "ruling_by_code",
    "rulings_citing",
    "rulings_naming",
    "rulings_of",
    "search_cards",
    "search_rulings",
    "terms_of",
]
