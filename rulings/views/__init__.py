"""The pages of the rulings app."""

from rulings.views.cards import card_detail, card_list
from rulings.views.rulings import passage_detail, ruling_detail, ruling_list, term_list

__all__ = ["card_detail", "card_list", "passage_detail", "ruling_detail", "ruling_list", "term_list"]
