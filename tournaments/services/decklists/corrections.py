"""Correct a deck list that counts: a new revision by the staff of the event, with the reason."""

from __future__ import annotations

from datetime import datetime

from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Decklist, DecklistStatus, Entry, Verb
from tournaments.services.changes import Act, changed_meanwhile, lock_event, log_change, one_change
from tournaments.services.decklists.check import check_for_event, game_of
from tournaments.services.decklists.force import put_in_force
from tournaments.services.decklists.rights import check_staff, written_reason
from tournaments.services.decklists.telling import tell_corrected


@one_change
def correct_decklist(
    *, entry: Entry, text: str, reason: str, by: User, at: datetime, seen: int | None = None
) -> Decklist:
    """Put a corrected list in force, whatever its check says; a draft of the player stays as it is.

    `seen` is the revision that was corrected: where another one counts by now, nothing is stored.
    """
    event = lock_event(event=entry.event)
    check_staff(event=event, by=by)
    because = written_reason(reason)
    decklist = Decklist.objects.filter(entry=entry, in_force__isnull=False).select_related("in_force").first()
    if decklist is None or decklist.in_force is None:
        raise TournamentError(
            "nothing_to_correct",
            _("No list of this player counts yet."),
            mend=_("Hand one in first, or unlock the player's own."),
        )
    before, act = decklist.in_force, Act(by=by, at=at)
    if seen is not None and seen != before.number:
        raise changed_meanwhile(place="text")
    if before.text == text:
        raise TournamentError("nothing_changed", _("This is the list that counts already."), place="text")
    report = check_for_event(event=event, text=text, now=at)
    if decklist.status == DecklistStatus.SUBMITTED:
        decklist.text, decklist.saved_at = text, at
        decklist.save(update_fields=["text", "saved_at"])
    revision = put_in_force(
        decklist=decklist,
        text=text,
        report=report,
        game=game_of(event),
        act=act,
        correction=because,
    )
    verb = Verb.DECKLIST_CORRECTED
    log_change(
        event=event,
        act=act,
        verb=verb,
        payload={"entry": entry.number, "revision": revision.number, "reason": because},
        inverse={"verb": verb, "entry": entry.number, "revision": before.number},
    )
    tell_corrected(entry=entry, event=event, reason=because, act=act)
    return decklist
