"""Write and take back the local rulings of an event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _

from accounts.models import User
from rulings.selectors import passages_by_codes, ruling_by_code
from tournaments.errors import TournamentError
from tournaments.models import Event, LocalRuling, Verb
from tournaments.selectors import can_write_local_rulings
from tournaments.services.changes import Act, lock_event, log_change, one_change

MOST = 200
MOST_CITES = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class LocalRulingDraft:
    """A question and its answer; `about` is the code of a public ruling, `cites` are codes of passages."""

    question: str
    answer: str
    about: str = ""
    cites: Sequence[str] = ()


@one_change
def write_local_ruling(*, event: Event, draft: LocalRulingDraft, by: User, at: datetime) -> LocalRuling:
    """Say how this event answers a question, and write it down in the event's log."""
    _check_staff(event, by)
    event = lock_event(event=event)
    if LocalRuling.objects.in_force().filter(event=event).count() >= MOST:
        raise TournamentError("too_many", _("This event has too many local rulings already."))
    ruling = ruling_by_code(code=draft.about) if draft.about else None
    if draft.about and ruling is None:
        raise TournamentError(
            "unknown_ruling",
            _("There is no ruling with this code."),
            place=draft.about[:80],
            mend=_("Copy the code from the ruling's page."),
        )
    known = passages_by_codes(codes=draft.cites[:MOST_CITES])
    missing = [code for code in draft.cites if code not in known]
    if missing:
        raise TournamentError(
            "unknown_passage",
            _("There is no passage with this code, or there are more than %(most)d.") % {"most": MOST_CITES},
            place=missing[0][:80],
            mend=_("Copy the code from the passage's page."),
        )
    local = LocalRuling.objects.create(
        event=event,
        question=draft.question,
        answer=draft.answer,
        ruling=ruling,
        cites=list(dict.fromkeys(draft.cites)),
        author=by,
        created_at=at,
    )
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.RULING_WRITTEN,
        payload=_payload(local) | {"about": draft.about, "cites": local.cites},
        inverse={"verb": Verb.RULING_WITHDRAWN, "ruling": local.pk},
    )
    return local


@one_change
def withdraw_local_ruling(*, local: LocalRuling, by: User, at: datetime) -> None:
    """Take a local ruling back and write it down in the event's log; doing it twice changes nothing."""
    _check_staff(local.event, by)
    event = lock_event(event=local.event)
    if LocalRuling.objects.in_force().filter(pk=local.pk).update(withdrawn_at=at):
        log_change(event=event, act=Act(by=by, at=at), verb=Verb.RULING_WITHDRAWN, payload=_payload(local))


def _payload(local: LocalRuling) -> dict[str, object]:
    return {"ruling": local.pk, "question": local.question, "answer": local.answer}


def _check_staff(event: Event, user: User) -> None:
    if not can_write_local_rulings(event=event, user=user):
        raise TournamentError(
            "not_staff", _("Only people who run or judge this event write its local rulings.")
        )
