"""The deck lists of one event at its desk: who has handed one in, locks, and the correction of a single one."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib import messages
from django.core.exceptions import ObjectDoesNotExist
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from accounts.models import User
from rulings.construction.types import Finding, Report
from rulings.selectors import passages_by_codes
from tournaments.admin.desk_frame import DeskFrame, View
from tournaments.errors import TournamentError
from tournaments.models import Decklist, Entry, Event
from tournaments.presentation.decks.staff import take_deck_step
from tournaments.selectors import (
    deck_entries_of,
    deck_report_of,
    decklist_counts_of,
    decklist_of,
    report_of,
    why_locked,
)
from tournaments.services.decklists import lock_decklists, unlock_decklists


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRow:
    """A player with the own list, and why it may not change; nothing: it may."""

    entry: Entry
    decklist: Decklist | None
    locked: TournamentError | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FindingRow:
    """One thing a check found, with the addresses of the rules it names."""

    message: str
    lines: tuple[int, ...]
    rules: tuple[tuple[str, str], ...]


class DeckDesk(DeskFrame):
    """The pages about deck lists."""

    def pages(self) -> list[tuple[str, View, str]]:
        """List address, view and name of each page."""
        both = require_http_methods(["GET", "POST"])
        return [
            ("<int:pk>/desk/decklists/", both(self.decklists), "decklists"),
            ("<int:pk>/desk/decklists/<int:number>/", both(self.decklist), "decklist"),
        ]

    def decklists(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Show who has handed in what; lock and unlock all."""
        event, user = self.event_of(request, pk)
        refusal = None
        if request.method == "POST":
            service = {"lock": lock_decklists, "unlock": unlock_decklists}.get(request.POST.get("do", ""))
            if service is None:
                raise Http404
            try:
                service(event=event, by=user, at=timezone.now())
            except TournamentError as error:
                refusal = error
            else:
                return redirect("admin:tournaments_event_decklists", pk)
        now = timezone.now()
        rows = [
            DeckRow(entry=entry, decklist=own, locked=why_locked(event=event, decklist=own, now=now))
            for entry in deck_entries_of(event=event)
            for own in (_list_of(entry),)
        ]
        context = {
            "rows": rows,
            "decks": decklist_counts_of(event=event),
            "locked": why_locked(event=event, decklist=None, now=now),
            "refusal": refusal,
        }
        return self.page(request, event, "decklists", context, is_refused=refusal is not None)

    def decklist(self, request: HttpRequest, pk: int, number: int) -> HttpResponse:
        """Show one list with its history; correct, lock, unlock or hand it in."""
        event, user = self.event_of(request, pk)
        entry = event.entries.select_related("user").filter(number=number).first()
        if entry is None:
            raise Http404
        entry.event = event
        refusal = None
        if request.method == "POST":
            try:
                told = take_deck_step(entry=entry, data=request.POST, by=user, at=timezone.now())
            except TournamentError as error:
                refusal = error
            else:
                messages.success(request, told)
                return redirect("admin:tournaments_event_decklist", pk, number)
        return self._decklist(request, event, entry, user, refusal)

    def _decklist(
        self, request: HttpRequest, event: Event, entry: Entry, user: User, refusal: TournamentError | None
    ) -> HttpResponse:
        decklist = decklist_of(entry=entry, user=user)
        in_force = decklist.in_force if decklist else None
        report = report_of(revision=in_force) if in_force else None
        if decklist and refusal and refusal.code == "decklist_illegal":
            report = deck_report_of(decklist=decklist)
        stored = in_force.text if in_force else ""
        context = {
            "entry": entry,
            "decklist": decklist,
            "in_force": in_force,
            "report": report,
            "findings": _findings(report) if report else [],
            "text": request.POST.get("text", stored),
            "reason": request.POST.get("reason", ""),
            "locked": why_locked(event=event, decklist=decklist, now=timezone.now()),
            "refusal": refusal,
        }
        return self.page(request, event, "decklist", context, is_refused=refusal is not None)


def _list_of(entry: Entry) -> Decklist | None:
    try:
        return entry.decklist
    except ObjectDoesNotExist:
        return None


def _findings(report: Report) -> list[FindingRow]:
    found: tuple[Finding, ...] = (*report.faults, *report.unsure, *report.warnings)
    passages = passages_by_codes(codes={code for one in found for code in one.citations})
    return [
        FindingRow(
            message=one.message,
            lines=one.lines,
            rules=tuple((code, passages[code].url if code in passages else "") for code in one.citations),
        )
        for one in found
    ]
