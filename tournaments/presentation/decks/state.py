"""Where a player's list stands: what counts, until when it can change, and why not any more."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _

from tournaments.errors import TournamentError
from tournaments.models import Decklist, DecksOpen, Event


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckState:
    """What to tell a player above the list; `code` names the look, `word` says it."""

    code: str
    word: str
    locked: TournamentError | None
    due_at: datetime | None
    unlocked_because: str
    has_draft: bool
    opens: str

    @property
    def can_change(self) -> bool:
        """Tell whether the list may still change."""
        return self.locked is None


def deck_state(event: Event, decklist: Decklist | None, locked: TournamentError | None) -> DeckState:
    """Say where a list stands, given why it may not change, or nothing."""
    is_in_force = decklist is not None and decklist.in_force_id is not None
    has_draft = decklist is not None and not decklist.is_submitted and bool(decklist.text.strip())
    code, word = _standing(is_in_force, has_draft, is_locked=locked is not None)
    if decklist is not None and is_in_force and decklist.legal is False:
        code, word = "missing", _("Submitted, but breaks a rule")
    unlocked = decklist.unlocked_because if decklist and decklist.unlocked_at and not locked else ""
    return DeckState(
        code=code,
        word=word,
        locked=locked,
        due_at=event.decks_due_at or (event.starts_at if event.is_before_start else None),
        unlocked_because=unlocked,
        has_draft=has_draft,
        opens=opening_words(event),
    )


def _standing(is_in_force: bool, has_draft: bool, *, is_locked: bool) -> tuple[str, str]:
    if is_locked:
        return ("closed", _("Locked")) if is_in_force else ("missing", _("Locked, nothing submitted"))
    if is_in_force:
        return ("check-in", _("Submitted, changed since")) if has_draft else ("running", _("Submitted"))
    return ("missing", _("Draft, not submitted")) if has_draft else ("missing", _("Nothing submitted yet"))


def opening_words(event: Event) -> str:
    """Say who sees the lists of an event."""
    words = {
        DecksOpen.NEVER: _("Only you and the staff of this event see your list."),
        DecksOpen.CUT: _(
            "Only you and the staff of this event see your list until the top cut; then everybody does."
        ),
        DecksOpen.AFTER: _(
            "Only you and the staff of this event see your list until the event is over; then everybody does."
        ),
    }
    return words[DecksOpen(event.decks_open)]


def opening_of(event: Event) -> str:
    """Say to everybody when the lists of an event open."""
    words = {
        DecksOpen.NEVER: _("The organizer does not show the deck lists of this event."),
        DecksOpen.CUT: _("Deck lists are shown from the top cut on."),
        DecksOpen.AFTER: _("Deck lists are shown once the event is over."),
    }
    return words[DecksOpen(event.decks_open)]
