"""What the staff of an event does with one player's list: correct, lock, unlock, hand it in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from django.http import QueryDict
from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Entry
from tournaments.services.decklists import (
    correct_decklist,
    lock_decklist,
    submit_decklist,
    unlock_decklist,
)


def take_deck_step(*, entry: Entry, data: QueryDict, by: User, at: datetime) -> str:
    """Do what a button says and return what to tell."""
    text, reason = data.get("text", "").replace("\r\n", "\n"), data.get("reason", "")
    heard = (
        _("The player was told.") if entry.user_id else _("This player has no account: tell them yourself.")
    )
    steps: dict[str, tuple[Callable[[], object], str]] = {
        "lock": (lambda: lock_decklist(entry=entry, by=by, at=at), _("Locked.")),
        "unlock": (
            lambda: unlock_decklist(entry=entry, reason=reason, by=by, at=at),
            f"{_('Unlocked.')} {heard}",
        ),
        "submit": (lambda: submit_decklist(entry=entry, text=text, by=by, at=at), _("Handed in.")),
        "correct": (
            lambda: correct_decklist(
                entry=entry, text=text, reason=reason, by=by, at=at, seen=_number(data.get("seen", ""))
            ),
            f"{_('Corrected.')} {heard}",
        ),
    }
    step = steps.get(data.get("do", ""))
    if step is None:
        raise TournamentError("unknown_step", _("This is nothing that can be done here."))
    act, told = step
    act()
    return told


def _number(typed: str) -> int:
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else 0
