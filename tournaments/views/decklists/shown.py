"""Lists as others read them: one on a page, on paper or as a file, and what was played at an event."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from accounts.requests import SiteRequest
from tournaments.models import Decklist
from tournaments.presentation.decks.export import FORMS, exported
from tournaments.presentation.decks.history import history_of
from tournaments.presentation.decks.played import played_view, ranked_lists
from tournaments.presentation.decks.report import report_view
from tournaments.presentation.decks.sheet import deck_view
from tournaments.presentation.decks.state import opening_of
from tournaments.presentation.decks.words import event_labels
from tournaments.presentation.seen import LARGEST_KEY, Seen, event_seen
from tournaments.selectors import (
    are_decklists_open,
    can_see_draft,
    decklist_of,
    is_deck_staff,
    report_of,
    visible_decklists,
)

PAGE_SIZE = 60


@never_cache
@require_safe
def decklist_list(request: SiteRequest, pk: int) -> HttpResponse:
    """Show what was played at an event, or say when that opens."""
    seen = event_seen(pk=pk, user=request.user)
    played = played_view(seen.event, seen.user) if seen.event.game_id else None
    context: dict[str, object] = {"seen": seen, "event": seen.event, "rounds": list(seen.rounds)}
    context |= {"tab": "decks", "played": played, "opening": opening_of(seen.event)}
    if played is not None:
        ranked = ranked_lists(seen.event, seen.user)
        context |= {
            "page": Paginator(ranked, PAGE_SIZE).get_page(request.GET.get("page")),
            "has_ranks": bool(ranked and ranked[0].rank),
            "is_staff": is_deck_staff(event=seen.event, user=seen.user),
            "is_open": are_decklists_open(event=seen.event),
        }
    return render(request, "tournaments/decklist_list.html", context)


@never_cache
@require_safe
def decklist_detail(request: SiteRequest, pk: int, number: int) -> HttpResponse:
    """Show the list of a player that counts; its player and the staff see how it came about."""
    seen = event_seen(pk=pk, user=request.user)
    decklist = _list_of(seen, number)
    sees_all = can_see_draft(entry=decklist.entry, user=seen.user)
    context: dict[str, object] = {
        "seen": seen,
        "event": seen.event,
        "rounds": list(seen.rounds),
        "tab": "decks",
        "deck": deck_view(decklist, event_labels(seen.event), sees_all=sees_all),
        "export_forms": FORMS,
        "is_open": are_decklists_open(event=seen.event),
        "is_mine": decklist.entry == seen.entry,
        "is_staff": sees_all and is_deck_staff(event=seen.event, user=seen.user),
    }
    if sees_all:
        full = decklist_of(entry=decklist.entry, user=seen.user)
        report = report_of(revision=decklist.in_force) if decklist.in_force else None
        text = decklist.in_force.text if decklist.in_force else ""
        context |= {
            "history": history_of(full) if full else [],
            "report": report_view(report, text=text) if report else None,
        }
    return render(request, "tournaments/decklist_detail.html", context)


@never_cache
@require_safe
def decklist_sheet(request: SiteRequest, pk: int, number: int) -> HttpResponse:
    """Show a list as a sheet to print and sign."""
    seen = event_seen(pk=pk, user=request.user)
    decklist = _list_of(seen, number)
    sees_all = can_see_draft(entry=decklist.entry, user=seen.user)
    deck = deck_view(decklist, event_labels(seen.event), sees_all=sees_all)
    context = {"event": seen.event, "decks": [deck], "back": number}
    return render(request, "tournaments/decklist_sheets.html", context)


@never_cache
@require_safe
def decklist_sheets(request: SiteRequest, pk: int) -> HttpResponse:
    """Show the sheets of everybody who plays, for the staff of an event to print at once."""
    seen = event_seen(pk=pk, user=request.user)
    if not is_deck_staff(event=seen.event, user=seen.user):
        raise Http404(_("There are no such sheets."))
    lists = visible_decklists(user=seen.user).filter(
        entry__event=seen.event, entry__dropped_after__isnull=True, in_force__isnull=False
    )
    found = lists.defer("text", "checked", "in_force__text", "in_force__checked")
    labels = event_labels(seen.event)
    decks = [
        deck_view(one, labels, sees_all=True)
        for one in found.prefetch_related("cards__card__game").order_by("entry__number")
    ]
    without = seen.event.entries.active().exclude(decklist__in_force__isnull=False).order_by("number")
    context = {"event": seen.event, "decks": decks, "missing": list(without)}
    return render(request, "tournaments/decklist_sheets.html", context)


@never_cache
@require_safe
def decklist_export(request: SiteRequest, pk: int, number: int) -> HttpResponse:
    """Give a list as a file in one of the common forms."""
    seen = event_seen(pk=pk, user=request.user)
    file = exported(_list_of(seen, number), request.GET.get("form", "site"))
    if file is None:
        raise Http404(_("There is no such form."))
    headers = {"Content-Disposition": f'attachment; filename="{file.name}"'}
    return HttpResponse(file.content, content_type=file.content_type, headers=headers)


def _list_of(seen: Seen, number: int) -> Decklist:
    """Return what a player handed in, or answer that there is nothing, whether or not there is."""
    found = visible_decklists(user=seen.user).filter(entry__event=seen.event, in_force__isnull=False)
    one = (
        found.filter(entry__number=number).prefetch_related("cards__card__game").first()
        if number <= LARGEST_KEY
        else None
    )
    if one is None:
        raise Http404(_("There is no such deck list."))
    return one
