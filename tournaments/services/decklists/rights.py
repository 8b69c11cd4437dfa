"""Who may do what to a deck list, refused in words."""

from __future__ import annotations

from datetime import datetime

from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Decklist, Entry, Event
from tournaments.selectors import can_change_decklist, can_see_draft, is_deck_staff

LONGEST_REASON = 300


def check_writer(*, entry: Entry, by: User) -> None:
    """Refuse everybody but the player and the staff of the event."""
    if not can_see_draft(entry=entry, user=by):
        raise TournamentError("not_your_decklist", _("This is not your deck list."))


def check_staff(*, event: Event, by: User) -> None:
    """Refuse everybody but the staff of the event."""
    if not is_deck_staff(event=event, user=by):
        raise TournamentError(
            "not_deck_staff", _("Only the organizers and judges of this event may do this.")
        )


def decklist_to_change(*, entry: Entry, event: Event, by: User | None, now: datetime) -> Decklist:
    """Return the list of an entry of a locked event, or a new one; refuse when it is too late."""
    fresh = Entry.objects.get(pk=entry.pk)
    fresh.event = event
    refusal = can_change_decklist(entry=fresh, user=by, now=now)
    if refusal is not None:
        raise refusal
    return Decklist.objects.filter(entry=fresh).first() or Decklist(entry=fresh, saved_at=now)


def written_reason(reason: str) -> str:
    """Return a reason as it is kept, or refuse an empty or endless one."""
    kept = " ".join(reason.split())
    if not kept:
        raise TournamentError(
            "reason_missing", _("Say why: the player and the history show it."), place="reason"
        )
    if len(kept) > LONGEST_REASON:
        raise TournamentError(
            "reason_too_long",
            _("A reason has at most %(count)d signs.") % {"count": LONGEST_REASON},
            place="reason",
        )
    return kept
