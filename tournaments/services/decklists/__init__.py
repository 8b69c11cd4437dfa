"""The public names of what can be done with deck lists."""

from tournaments.services.decklists.check import check_decklist, check_for_event, deck_day_of
from tournaments.services.decklists.corrections import correct_decklist
from tournaments.services.decklists.keep import save_draft, submit_decklist
from tournaments.services.decklists.locks import (
    lock_decklist,
    lock_decklists,
    lock_each,
    unlock_decklist,
    unlock_decklists,
    unlock_each,
)

__all__ = [
    "check_decklist",
    "check_for_event",
    "correct_decklist",
    "deck_day_of",
    "lock_decklist",
    "lock_decklists",
    "lock_each",
    "save_draft",
    "submit_decklist",
    "unlock_decklist",
    "unlock_decklists",
    "unlock_each",
]
