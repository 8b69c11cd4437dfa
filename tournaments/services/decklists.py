"""Check deck lists, keep drafts, and take submissions."""

from __future__ import annotations

import datetime as dates
from collections.abc import Sequence
from datetime import datetime

import msgspec
from django.utils.translation import gettext as _

from accounts.models import User
from rulings.construction.check import check
from rulings.construction.types import Finding, Line, Report
from rulings.errors import RulingsError
from rulings.models import Game
from rulings.selectors import deck_rules_of, printed_cards
from tournaments.decks.formats import MAX_SIGNS, read_list
from tournaments.decks.types import ReadFault, ReadList
from tournaments.errors import TournamentError
from tournaments.models import Decklist, DecklistRevision, DecklistStatus, Entry, Event, EventStatus, Verb
from tournaments.selectors import can_see_draft
from tournaments.services.changes import Act, lock_event, log_change, one_change
from tournaments.wording import deck_report_in_words


def check_decklist(*, text: str, game: Game, profile: str = "", on: dates.date | None = None) -> Report:
    """Read a list and hold it against the deck rules of a profile on a day; nothing is stored."""
    _check_text(text)
    try:
        rules = deck_rules_of(game=game, profile=profile, on=on)
    except RulingsError as error:
        raise TournamentError(error.code, error.message, place="profile", mend=error.mend) from error
    read = read_list(text)
    cards = printed_cards(
        game=game,
        numbers={line.number for line in read.lines if line.number},
        names={line.name for line in read.lines if not line.number},
    )
    return deck_report_in_words(check(_lines(read), rules, cards, _unread(read)))


def save_draft(*, entry: Entry, text: str, by: User, at: datetime) -> Decklist:
    """Keep a list as it was typed, with what a check found; what was submitted before stays in force."""
    _check_rights(entry, by)
    report = _report_for(entry.event, text)
    return _store_draft(entry=entry, text=text, report=report, act=Act(by=by, at=at))


def submit_decklist(*, entry: Entry, text: str, by: User, at: datetime) -> Decklist:
    """Hand a list in; one that breaks a rule is kept as a draft and refused.

    What cannot be checked does not stand in the way. Handing the same text in twice is one submission.
    """
    _check_rights(entry, by)
    report = _report_for(entry.event, text)
    act = Act(by=by, at=at)
    if report.legal is False:
        _store_draft(entry=entry, text=text, report=report, act=act)
        raise TournamentError(
            "decklist_illegal",
            _("This list breaks a rule and was not submitted."),
            place="text",
            mend=_("It is kept as a draft: mend what is named and submit again."),
        )
    return _store_submission(entry=entry, text=text, report=report, act=act)


@one_change
def _store_draft(*, entry: Entry, text: str, report: Report, act: Act) -> Decklist:
    lock_event(event=entry.event)
    decklist = _decklist_to_change(entry, act)
    newest = decklist.revisions.order_by("-number").first() if decklist.pk else None
    is_handed_in = newest is not None and newest.text == text
    status = DecklistStatus.SUBMITTED if is_handed_in else DecklistStatus.DRAFT
    return _keep(decklist, text=text, report=report, status=status, at=act.at)


@one_change
def _store_submission(*, entry: Entry, text: str, report: Report, act: Act) -> Decklist:
    event = lock_event(event=entry.event)
    decklist = _keep(
        _decklist_to_change(entry, act), text=text, report=report, status=DecklistStatus.SUBMITTED, at=act.at
    )
    newest = decklist.revisions.order_by("-number").first()
    if newest is not None and newest.text == text:
        return decklist
    number = newest.number + 1 if newest else 1
    DecklistRevision.objects.create(
        decklist=decklist,
        number=number,
        text=text,
        checked=decklist.checked,
        submitted_by=act.by,
        submitted_at=act.at,
    )
    log_change(
        event=event,
        act=act,
        verb=Verb.DECKLIST_SUBMITTED,
        payload={"entry": entry.number, "revision": number},
    )
    return decklist


def _decklist_to_change(entry: Entry, act: Act) -> Decklist:
    """Return the list of an entry of a locked event, or a new one; refuse when it is too late."""
    entry = Entry.objects.select_related("event").get(pk=entry.pk)
    if not entry.is_active:
        raise TournamentError("entry_not_active", _("%(name)s has left.") % {"name": entry.name})
    if entry.event.status == EventStatus.FINISHED:
        raise TournamentError("event_finished", _("The event is over."))
    is_staff = act.by is not None and Event.objects.run_by(act.by).filter(pk=entry.event_id).exists()
    if not entry.event.is_before_start and not is_staff:
        raise TournamentError(
            "decklists_locked",
            _("The event has begun; deck lists are locked."),
            mend=_("Ask the organizer at the desk."),
        )
    return Decklist.objects.filter(entry=entry).first() or Decklist(entry=entry)


def _keep(decklist: Decklist, *, text: str, report: Report, status: DecklistStatus, at: datetime) -> Decklist:
    decklist.text, decklist.status, decklist.saved_at = text, status, at
    decklist.checked = msgspec.json.decode(msgspec.json.encode(report))
    decklist.save()
    return decklist


def _report_for(event: Event, text: str) -> Report:
    if event.game is None:
        raise TournamentError(
            "event_without_game",
            _("This event names no game, so no deck list can be checked."),
            mend=_("The organizer has to choose the game."),
        )
    return check_decklist(text=text, game=event.game, profile=event.profile)


def _check_rights(entry: Entry, by: User) -> None:
    if not can_see_draft(entry=entry, user=by):
        raise TournamentError("not_your_decklist", _("This is not your deck list."))


def _check_text(text: str) -> None:
    if len(text) > MAX_SIGNS:
        raise TournamentError("list_too_big", _("The list is too long to be a deck list."), place="text")
    if "\x00" in text or (not text.isascii() and _has_broken_signs(text)):
        raise TournamentError(
            "unreadable_text",
            _("The text holds signs that cannot be stored."),
            place="text",
            mend=_("Copy the list again as plain text."),
        )


def _has_broken_signs(text: str) -> bool:
    return any("\ud800" <= sign <= "\udfff" for sign in text)


def _lines(read: ReadList) -> list[Line]:
    return [
        Line(line=line.line, count=line.count, section=line.section, number=line.number, name=line.name)
        for line in read.lines
    ]


def _unread(read: ReadList) -> Sequence[Finding]:
    faults = read.faults
    if not faults and not read.lines:
        faults = (ReadFault(line=1, code="empty_list", text=""),)
    return [
        Finding(
            code=fault.code,
            rule="list_form",
            lines=(fault.line,),
            values={"line": fault.line, "text": fault.text},
        )
        for fault in faults
    ]
