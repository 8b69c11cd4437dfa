"""The pages of the rulings app."""

from rulings.views.cards import card_detail, card_list
from rulings.views.documents import document_detail, document_list, passage_detail, term_detail, term_list
from rulings.views.reports import report_create
from rulings.views.rulings import ruling_changes, ruling_detail
from rulings.views.search import ruling_list

__all__ = [
    "card_detail",
    "card_list",
    "document_detail",
    "document_list",
    "passage_detail",
    "report_create",
    "ruling_changes",
    "ruling_detail",
    "ruling_list",
    "term_detail",
    "term_list",
]
