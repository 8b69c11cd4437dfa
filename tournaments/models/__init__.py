"""The public names of the tournaments' models."""

from tournaments.models.decklist import (
    Decklist,
    DecklistCard,
    DecklistRevision,
    DecklistStatus,
    RevisionKind,
)
from tournaments.models.entry import Entry
from tournaments.models.event import DecksOpen, Event, EventStatus
from tournaments.models.local_ruling import LocalRuling
from tournaments.models.log import EventLog, Verb
from tournaments.models.round import Match, Result, ResultKind, Round, RoundStatus, Seat, Side

__all__ = [
    "Decklist",
    "DecklistCard",
    "DecklistRevision",
    "DecklistStatus",
    "DecksOpen",
    "Entry",
    "Event",
    "EventLog",
    "EventStatus",
    "LocalRuling",
    "Match",
    "Result",
    "ResultKind",
    "RevisionKind",
    "Round",
    "RoundStatus",
    "Seat",
    "Side",
    "Verb",
]
