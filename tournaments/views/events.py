"""The list of events and the page of one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.http import HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.requests import SiteRequest
from tournaments.models import Entry, Event, EventStatus
from tournaments.presentation.mine import my_event
from tournaments.presentation.rules_line import rules_line, tiebreak_line
from tournaments.presentation.seen import Seen, event_seen, person
from tournaments.selectors import (
    entries_of,
    local_rulings_of,
    own_decklist,
    public_events,
    why_locked,
)

MOST_FINISHED = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """Events in the same state, under one heading."""

    code: str
    title: str
    events: tuple[Event, ...]


@require_safe
def event_list(request: SiteRequest) -> HttpResponse:
    """Show what runs, what can be entered and what is over."""
    someone = person(request.user)
    mine = (
        set(Entry.objects.active().filter(user=someone).values_list("event_id", flat=True))
        if someone
        else set()
    )
    going = public_events().exclude(status=EventStatus.FINISHED).order_by("starts_at", "pk")
    over = public_events().filter(status=EventStatus.FINISHED)[:MOST_FINISHED]
    context = {"shelves": _shelves([*going, *over]), "mine": mine}
    return render(request, "tournaments/event_list.html", context)


def _shelves(events: Iterable[Event]) -> list[Shelf]:
    every = list(events)
    groups = (
        ("running", _("Running now"), (EventStatus.RUNNING, EventStatus.CUT)),
        ("open", _("Open for registration"), (EventStatus.REGISTRATION,)),
        ("soon", _("About to start"), (EventStatus.CHECK_IN,)),
        ("over", _("Finished"), (EventStatus.FINISHED,)),
    )
    shelves = [
        Shelf(code=code, title=title, events=tuple(event for event in every if event.status in states))
        for code, title, states in groups
    ]
    return [shelf for shelf in shelves if shelf.events]


@require_safe
def event_detail(request: SiteRequest, pk: int) -> HttpResponse:
    """Show an event; htmx asks for a player's own part alone."""
    seen = event_seen(pk=pk, user=request.user)
    wants_mine = bool(request.htmx) and not request.htmx.boosted
    context = my_part(seen) if wants_mine else my_part(seen) | _whole(seen)
    template = "tournaments/_my_event.html" if wants_mine else "tournaments/event_detail.html"
    response = render(request, template, context)
    patch_vary_headers(response, ("HX-Request", "Cookie"))
    return response


def my_part(seen: Seen) -> dict[str, object]:
    """Return what the part of a page about oneself shows."""
    asks_for_list = seen.user is not None and seen.plays and seen.event.game_id is not None
    decklist = own_decklist(event=seen.event, user=seen.user) if seen.user and asks_for_list else None
    locked = why_locked(event=seen.event, decklist=decklist, now=timezone.now())
    return {
        "seen": seen,
        "event": seen.event,
        "mine": my_event(seen),
        "asks_for_list": asks_for_list
        and seen.event.status != EventStatus.FINISHED
        and (seen.event.is_before_start or locked is None),
        "decklist": decklist,
        "deck_locked": locked,
    }


def _whole(seen: Seen) -> dict[str, object]:
    event = seen.event
    return {
        "rules": rules_line(event),
        "tiebreaks": tiebreak_line(event),
        "rounds": list(seen.rounds),
        "entries": [entry for entry in entries_of(event=event) if entry.dropped_after != 0],
        "tab": "event",
        "local_rulings": local_rulings_of(event=event, user=seen.user),
    }
