"""Rulings, documents, cards and games in the administration; importing this registers everything."""

from rulings.admin.cards import CardAdmin
from rulings.admin.catalogue import GameAdmin, PassageAdmin, TermAdmin
from rulings.admin.documents import DocumentAdmin
from rulings.admin.reports import RulingReportAdmin
from rulings.admin.restrictions import RestrictionListAdmin
from rulings.admin.rulings import RulingAdmin

__all__ = [
    "CardAdmin",
    "DocumentAdmin",
    "GameAdmin",
    "PassageAdmin",
    "RestrictionListAdmin",
    "RulingAdmin",
    "RulingReportAdmin",
    "TermAdmin",
]
