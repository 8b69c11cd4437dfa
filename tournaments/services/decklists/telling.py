"""Tell players and organizers what became of deck lists, each in their language."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import User
from accounts.services.notices import tell
from rulings.construction.types import Report
from tournaments.models import Entry, Event
from tournaments.services.changes import Act
from tournaments.wording import deck_report_in_words

MOST_FAULTS = 5


def tell_unlocked(*, entry: Entry, event: Event, reason: str, act: Act) -> None:
    """Tell a player that the own list may change again."""
    player = _player(entry, act)
    if player is None:
        return
    with translation.override(player.language):
        tell(
            user=player,
            title=_("You may change your deck list: %(event)s") % {"event": event.name},
            text=_("Your deck list was unlocked for you. Reason: %(reason)s") % {"reason": reason},
            address=_own_list(event),
            at=act.at,
        )


def tell_corrected(*, entry: Entry, event: Event, reason: str, act: Act) -> None:
    """Tell a player that a judge corrected the list that counts."""
    player = _player(entry, act)
    if player is None:
        return
    with translation.override(player.language):
        tell(
            user=player,
            title=_("Your deck list was corrected: %(event)s") % {"event": event.name},
            text=_("A judge corrected the deck list that counts for you. Reason: %(reason)s")
            % {"reason": reason},
            address=_own_list(event),
            at=act.at,
        )


def tell_rechecked(*, entry: Entry, event: Event, report: Report, at: datetime) -> None:
    """Tell a player that cards or rules changed and the answer about the own list with them."""
    player = entry.user
    if player is None:
        return
    with translation.override(player.language):
        titles = {
            True: _("Your deck list is legal: %(event)s"),
            False: _("Your deck list breaks a rule now: %(event)s"),
            None: _("Your deck list cannot be checked completely: %(event)s"),
        }
        found = deck_report_in_words(report)
        messages = [one.message for one in (found.faults or found.unsure)[:MOST_FAULTS]]
        head = _("Cards or rules have changed since your deck list was checked.")
        tell(
            user=player,
            title=titles[report.legal] % {"event": event.name},
            text="\n".join([head, *messages]),
            address=_own_list(event),
            at=at,
        )


def tell_organizers(*, event: Event, changed: int, illegal: int, at: datetime) -> None:
    """Tell the organizers in one notice what a new check of all lists has changed."""
    organizers: Iterable[User] = event.organizers.all()
    for organizer in organizers:
        with translation.override(organizer.language):
            answer = ngettext(
                "%(count)d deck list has another answer now.",
                "%(count)d deck lists have another answer now.",
                changed,
            ) % {"count": changed}
            broken = ngettext("%(count)d breaks a rule.", "%(count)d break a rule.", illegal) % {
                "count": illegal
            }
            tell(
                user=organizer,
                title=_("Deck lists were checked again: %(event)s") % {"event": event.name},
                text=f"{_('Cards or rules have changed.')} {answer} {broken}",
                address=reverse("admin:tournaments_event_desk", args=[event.pk]),
                at=at,
            )


def _player(entry: Entry, act: Act) -> User | None:
    """Return whom to tell: the player, unless the player did it."""
    return None if act.by == entry.user else entry.user


def _own_list(event: Event) -> str:
    return reverse("tournaments:decklist-edit", args=[event.pk])
