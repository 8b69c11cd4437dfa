"""The public names of the rulings' models."""

from rulings.models.card import Card, CardFace, CardLanguage, CardOrigin, CardSide, Printing, shown_languages
from rulings.models.card_search import CardEntry
from rulings.models.card_upload import CardUpload
from rulings.models.document import Authority, Document, DocumentKind, Passage, PassageRevision, Strength
from rulings.models.document_upload import DocumentUpload
from rulings.models.feedback import ReportState, RulingReport
from rulings.models.game import Game, Language, Term, TermKind, in_language, keyword_key
from rulings.models.restriction import Restriction, RestrictionList
from rulings.models.ruling import (
    Citation,
    Exhibit,
    Review,
    Ruling,
    RulingCard,
    RulingKeyword,
    RulingKind,
    RulingOrigin,
    RulingRevision,
    RulingStatus,
    RulingText,
    is_shown,
)
from rulings.models.search import (
    SearchEntry,
    SearchPosting,
    SearchProfile,
    SearchState,
    SearchStem,
    SearchWord,
)

__all__ = [
    "Authority",
    "Card",
    "CardEntry",
    "CardFace",
    "CardLanguage",
    "CardOrigin",
    "CardSide",
    "CardUpload",
    "Citation",
    "Document",
    "DocumentKind",
    "DocumentUpload",
    "Exhibit",
    "Game",
    "Language",
    "Passage",
    "PassageRevision",
    "Printing",
    "ReportState",
    "Restriction",
    "RestrictionList",
    "Review",
    "Ruling",
    "RulingCard",
    "RulingKeyword",
    "RulingKind",
    "RulingOrigin",
    "RulingReport",
    "RulingRevision",
    "RulingStatus",
    "RulingText",
    "SearchEntry",
    "SearchPosting",
    "SearchProfile",
    "SearchState",
    "SearchStem",
    "SearchWord",
    "Strength",
    "Term",
    "TermKind",
    "in_language",
    "is_shown",
    "keyword_key",
    "shown_languages",
]
