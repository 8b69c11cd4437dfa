"""Events in the administration; importing this registers everything."""

from tournaments.admin.decklist import DecklistAdmin
from tournaments.admin.entry import EntryAdmin
from tournaments.admin.event import EventAdmin
from tournaments.admin.local_ruling import LocalRulingAdmin
from tournaments.admin.log import EventLogAdmin

__all__ = ["DecklistAdmin", "EntryAdmin", "EventAdmin", "EventLogAdmin", "LocalRulingAdmin"]
