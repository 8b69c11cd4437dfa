"""The standings as of a round, and the sums behind a place."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.requests import SiteRequest
from tournaments.models import Round
from tournaments.presentation.criteria import head_of, name_of, shown_number, shown_value
from tournaments.presentation.pairings import is_named
from tournaments.presentation.seen import Seen, event_seen
from tournaments.presentation.sums import sums_of
from tournaments.selectors import StandingRow, entries_of, standings_of, swiss_standings_of

PAGE_SIZE = 100
MOST_LETTERS = 80


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One number of a place, under its head."""

    code: str
    head: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RowView:
    """A place in the table."""

    row: StandingRow
    points: str
    cells: tuple[Cell, ...]
    is_mine: bool


@require_safe
def standing_list(request: SiteRequest, pk: int) -> HttpResponse:
    """Show the places as of a round; htmx asks for the table alone."""
    seen = event_seen(pk=pk, user=request.user)
    closed = [round_ for round_ in seen.rounds if round_.is_closed]
    after = _after(request, closed)
    wanted = request.GET.get("q", "")[:MOST_LETTERS].strip()
    table = standings_of(event=seen.event, up_to=after)
    rows = [_row(row, seen) for row in table.rows if is_named(row.entry.name, wanted)]
    context: dict[str, object] = {
        "seen": seen,
        "event": seen.event,
        "after": after,
        "heads": [(code, head_of(code), name_of(code)) for code in table.criteria],
        "wanted": wanted,
        "page": Paginator(rows, PAGE_SIZE).get_page(request.GET.get("page")),
        "total": len(table.rows),
    }
    wants_table = bool(request.htmx) and not request.htmx.boosted
    if not wants_table:
        context |= {"rounds": list(seen.rounds), "closed": closed, "tab": "standings"}
    template = "tournaments/_standings.html" if wants_table else "tournaments/standing_list.html"
    response = render(request, template, context)
    patch_vary_headers(response, ("HX-Request", "Cookie"))
    return response


@require_safe
def standing_detail(request: SiteRequest, pk: int, number: int) -> HttpResponse:
    """Open every number of a place to the sum that makes it."""
    seen = event_seen(pk=pk, user=request.user)
    closed = [round_ for round_ in seen.rounds if round_.is_closed]
    after = _after(request, closed)
    row = _row_of(seen, number, after)
    standings = swiss_standings_of(event=seen.event, up_to=after)
    names = {entry.number: entry.name for entry in entries_of(event=seen.event)}
    table = standings_of(event=seen.event, up_to=after)
    criteria = ("points", *table.criteria)
    context = {
        "seen": seen,
        "event": seen.event,
        "row": row,
        "after": after,
        "decided_by": name_of(row.decided_by) if row.decided_by else "",
        "sums": sums_of(standings=standings, criteria=criteria, entry=row.entry, names=names),
        "rounds": list(seen.rounds),
        "tab": "standings",
    }
    return render(request, "tournaments/standing_detail.html", context)


def _row_of(seen: Seen, number: int, after: int) -> StandingRow:
    rows = standings_of(event=seen.event, up_to=after).rows
    found = next((row for row in rows if row.entry.number == number), None)
    if found is None:
        raise Http404(_("This player has no place yet."))
    return found


def _row(row: StandingRow, seen: Seen) -> RowView:
    return RowView(
        row=row,
        points=shown_number(row.points),
        cells=tuple(
            Cell(code=code, head=head_of(code), value=shown_value(code, value))
            for code, value in row.tiebreaks
        ),
        is_mine=seen.entry is not None and row.entry.pk == seen.entry.pk,
    )


def _after(request: SiteRequest, closed: list[Round]) -> int:
    """Return the round that was asked for, by default the last one that is over."""
    numbers = [round_.number for round_ in closed]
    asked = request.GET.get("after", "")
    if not asked:
        return numbers[-1] if numbers else 0
    if not asked.isdecimal() or len(asked) > 3 or int(asked) not in numbers:
        raise Http404(_("This round is not over."))
    return int(asked)
