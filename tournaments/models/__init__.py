"""The public names of the tournaments' models."""

from tournaments.models.decklist import Decklist, DecklistRevision, DecklistStatus
from tournaments.models.entry import Entry
from tournaments.models.event import Event, EventStatus
from tournaments.models.log import EventLog, Verb
from tournaments.models.round import Match, Result, ResultKind, Round, RoundStatus, Seat, Side

__all__ = [
    "Decklist",
    "DecklistRevision",
    "DecklistStatus",
    "Entry",
    "Event",
    "EventLog",
    "EventStatus",
    "Match",
    "Result",
    "ResultKind",
    "Round",
    "RoundStatus",
    "Seat",
    "Side",
    "Verb",
]
