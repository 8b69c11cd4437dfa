"""Keep drafts of deck lists, and take submissions."""

from __future__ import annotations

from datetime import datetime

from django.utils.translation import gettext as _

from accounts.models import User
from rulings.construction.types import Report
from tournaments.errors import TournamentError
from tournaments.models import Decklist, DecklistStatus, Entry, Event, Verb
from tournaments.services.changes import Act, lock_event, log_change, one_change
from tournaments.services.decklists.check import check_for_event, game_of
from tournaments.services.decklists.force import plain, put_in_force, store_answer
from tournaments.services.decklists.rights import check_writer, decklist_to_change


def save_draft(*, entry: Entry, text: str, by: User, at: datetime) -> Decklist:
    """Keep a list as it was typed, with what a check found; what was submitted before stays in force."""
    check_writer(entry=entry, by=by)
    # Checked before the event is locked: players type by the hundred, and a draft decides nothing.
    event = Event.objects.select_related("game").get(pk=entry.event_id)
    report = check_for_event(event=event, text=text, now=at)
    return _store_draft(entry=entry, text=text, report=report, act=Act(by=by, at=at))


def submit_decklist(*, entry: Entry, text: str, by: User, at: datetime) -> Decklist:
    """Hand a list in; one that breaks a rule is kept as a draft and refused.

    What cannot be checked does not stand in the way. Handing the same text in twice is one submission.
    """
    check_writer(entry=entry, by=by)
    decklist = _store_submission(entry=entry, text=text, by=by, at=at)
    if decklist is None:
        raise TournamentError(
            "decklist_illegal",
            _("This list breaks a rule and was not submitted."),
            place="text",
            mend=_("It is kept as a draft: mend what is named and submit again."),
        )
    return decklist


@one_change
def _store_draft(*, entry: Entry, text: str, report: Report, act: Act) -> Decklist:
    event = lock_event(event=entry.event)
    decklist = decklist_to_change(entry=entry, event=event, by=act.by, now=act.at)
    return _kept(decklist, text, report, act.at)


@one_change
def _store_submission(*, entry: Entry, text: str, by: User, at: datetime) -> Decklist | None:
    """Store a submission; return nothing where the list breaks a rule and only the draft is kept."""
    event = lock_event(event=entry.event)
    report = check_for_event(event=event, text=text, now=at)
    decklist = _kept(decklist_to_change(entry=entry, event=event, by=by, now=at), text, report, at)
    if report.legal is False:
        return None
    if decklist.is_submitted:
        store_answer(decklist=decklist, report=report, game=game_of(event), at=at)
        return decklist
    before, act = decklist.in_force, Act(by=by, at=at)
    revision = put_in_force(decklist=decklist, text=text, report=report, game=game_of(event), act=act)
    decklist.status = DecklistStatus.SUBMITTED
    decklist.save(update_fields=["status"])
    verb = Verb.DECKLIST_SUBMITTED
    log_change(
        event=event,
        act=act,
        verb=verb,
        payload={"entry": entry.number, "revision": revision.number},
        inverse={"verb": verb, "entry": entry.number, "revision": before.number} if before else None,
    )
    return decklist


def _kept(decklist: Decklist, text: str, report: Report, at: datetime) -> Decklist:
    counts = decklist.in_force is not None and decklist.in_force.text == text
    decklist.text, decklist.checked, decklist.saved_at = text, plain(report), at
    decklist.status = DecklistStatus.SUBMITTED if counts else DecklistStatus.DRAFT
    decklist.save()
    return decklist
