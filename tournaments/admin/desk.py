"""The desk: the pages from which an organizer runs one event."""

from __future__ import annotations

from collections.abc import Mapping

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from tournaments.admin.desk_frame import DeskFrame, View
from tournaments.admin.entry import enter_walk_in
from tournaments.admin.sheets import Row, enter_rows, rows_of
from tournaments.admin.steps import steps_of, take_step
from tournaments.admin.tables import csv_answer
from tournaments.errors import TournamentError
from tournaments.models import Entry, Event, Round, RoundStatus
from tournaments.selectors import (
    decklist_counts_of,
    entries_of,
    last_round_of,
    match_of,
    matches_of,
    missing_results_of,
    reasons_of,
    rounds_of,
    standings_of,
)
from tournaments.services.entries import Person, check_in_entry, drop_entry, undrop_entry
from tournaments.services.results import correct_result, preview_correction, read_score


class Desk(DeskFrame):
    """The pages from which rounds are run."""

    def pages(self) -> list[tuple[str, View, str]]:
        """List address, view and name of each page."""
        return [
            ("<int:pk>/desk/", require_GET(self.desk), "desk"),
            ("<int:pk>/desk/step/", require_POST(self.step), "step"),
            ("<int:pk>/desk/entries/", require_http_methods(["GET", "POST"])(self.entries), "entries"),
            ("<int:pk>/desk/entries/<int:number>/", require_POST(self.entry), "entry"),
            (
                "<int:pk>/desk/rounds/<int:number>/",
                require_http_methods(["GET", "POST"])(self.round),
                "round",
            ),
            (
                "<int:pk>/desk/rounds/<int:number>/tables/<int:table>/",
                require_http_methods(["GET", "POST"])(self.correct),
                "correct",
            ),
            ("<int:pk>/desk/standings.csv", require_GET(self.export), "export"),
        ]

    def desk(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Show where the event stands and what comes next."""
        event, _user = self.event_of(request, pk)
        return self._desk(request, event)

    def step(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Do the next step."""
        event, user = self.event_of(request, pk)
        try:
            number = take_step(event=event, data=request.POST, by=user, at=timezone.now())
        except TournamentError as error:
            event.refresh_from_db()
            return self._desk(request, event, refusal=error, refused=request.POST.get("number", ""))
        if number:
            return redirect("admin:tournaments_event_round", pk, number)
        return redirect("admin:tournaments_event_desk", pk)

    def entries(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Show who plays, and add walk-ins."""
        event, user = self.event_of(request, pk)
        refusal = None
        typed = {name: request.POST.get(name, "") for name in ("name", "player_number")}
        if request.method == "POST":
            try:
                person = Person(name=typed["name"], player_number=typed["player_number"][:40].strip())
                entry = enter_walk_in(event=event, person=person, by=user)
            except TournamentError as error:
                refusal = error
            else:
                messages.success(request, _("%(name)s is in.") % {"name": entry.name})
                return redirect("admin:tournaments_event_entries", pk)
        context: dict[str, object] = {
            "entries": list(entries_of(event=event)),
            "refusal": refusal,
            "typed": typed,
        }
        return self.page(request, event, "entries", context, is_refused=refusal is not None)

    def entry(self, request: HttpRequest, pk: int, number: int) -> HttpResponse:
        """Check a player in, let one leave, or take one back."""
        event, user = self.event_of(request, pk)
        entry = Entry.objects.filter(event=event, number=number).first()
        services = {"check_in": check_in_entry, "drop": drop_entry, "undrop": undrop_entry}
        service = services.get(request.POST.get("do", ""))
        if entry is None or service is None:
            raise Http404
        try:
            service(event=event, entry=entry, by=user, at=timezone.now())
        except TournamentError as error:
            messages.error(request, f"{error.message} {error.mend}")
        return redirect("admin:tournaments_event_entries", pk)

    def round(self, request: HttpRequest, pk: int, number: int) -> HttpResponse:
        """Show all tables of a round, and take their results."""
        event, user = self.event_of(request, pk)
        round_ = self._round(event, number)
        if request.method == "GET":
            return self._sheet(request, event, round_, rows_of(matches_of(round_=round_)))
        matches = list(matches_of(round_=round_))
        refused = enter_rows(
            event=event, round_=round_, matches=matches, data=request.POST, by=user, at=timezone.now()
        )
        rows = self._after_entering(round_, refused)
        if request.headers.get("X-Requested-With") == "fetch":
            return _told([row for row in rows if f"t{row.match.table}" in request.POST])
        if any(row.error for row in rows):
            return self._sheet(request, event, round_, rows)
        messages.success(request, _("Saved."))
        return redirect("admin:tournaments_event_round", pk, number)

    def correct(self, request: HttpRequest, pk: int, number: int, table: int) -> HttpResponse:
        """Correct a result: show what that changes, and do it once confirmed with a reason."""
        event, user = self.event_of(request, pk)
        match = match_of(event=event, round_number=number, table=table)
        if match is None or match.result is None:
            raise Http404
        typed, reason = request.POST.get("score", ""), request.POST.get("reason", "")
        seen = request.POST.get("seen", "")
        preview, refusal = None, None
        if request.method == "POST":
            try:
                score = read_score(typed, best_of=event.best_of)
                if "confirm" in request.POST:
                    correct_result(
                        match=match,
                        score=score,
                        reason=reason,
                        by=user,
                        at=timezone.now(),
                        seen=int(seen) if seen.isdigit() else 0,
                    )
                    messages.success(request, _("Corrected."))
                    return redirect("admin:tournaments_event_round", pk, number)
                preview = preview_correction(match=match, score=score)
            except TournamentError as error:
                refusal = error
        context = {"match": match, "typed": typed, "reason": reason, "preview": preview, "refusal": refusal}
        return self.page(request, event, "correct", context, is_refused=refusal is not None)

    def export(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Take the standings along."""
        event, _user = self.event_of(request, pk)
        table = standings_of(event=event)
        head = [_("rank"), _("number"), _("name"), _("points"), *table.criteria]
        rows = (
            (
                row.rank,
                row.entry.number,
                row.entry.name,
                row.points,
                *(value for _name, value in row.tiebreaks),
            )
            for row in table.rows
        )
        return csv_answer(name=f"standings-{event.pk}-round-{table.after_round}", head=head, rows=rows)

    def _round(self, event: Event, number: int) -> Round:
        round_ = rounds_of(event=event).filter(number=number).first()
        if round_ is None:
            raise Http404
        return round_

    def _after_entering(self, round_: Round, refused: Mapping[int, tuple[str, str]]) -> list[Row]:
        """Return all rows as they are stored now, with the text and fault of those that were refused."""
        rows = []
        for row in rows_of(matches_of(round_=round_)):
            typed, error = refused.get(row.match.table or 0, (row.typed, ""))
            rows.append(Row(match=row.match, typed=typed, seen=row.seen, error=error))
        return rows

    def _desk(
        self, request: HttpRequest, event: Event, *, refusal: TournamentError | None = None, refused: str = ""
    ) -> HttpResponse:
        entries = list(entries_of(event=event))
        rounds = list(rounds_of(event=event))
        last = rounds[-1] if rounds else None
        active = [entry for entry in entries if entry.is_active]
        missing = missing_results_of(round_=last) if last else 0
        absent = sum(not entry.is_checked_in for entry in active)
        context = {
            "steps": steps_of(event=event, last=last, missing=missing, absent=absent),
            "rounds": rounds,
            "last": last,
            "missing": missing,
            "player_count": len(active),
            "decks": decklist_counts_of(event=event) if event.game_id else None,
            "table": standings_of(event=event) if not event.is_before_start else None,
            "refusal": refusal,
            "may_allow": refused if refusal is not None and refusal.code == "no_legal_round" else "",
        }
        return self.page(request, event, "desk", context, is_refused=refusal is not None)

    def _sheet(self, request: HttpRequest, event: Event, round_: Round, rows: list[Row]) -> HttpResponse:
        matches = list(matches_of(round_=round_))
        first_empty = next((row.match.table for row in rows if row.error or not row.stored), None)
        last = last_round_of(event=event)
        missing = sum(match.result is None for match in matches)
        context = {
            "round": round_,
            "rows": rows,
            "bye": next((match for match in matches if match.is_bye), None),
            "first_empty": first_empty,
            "missing": missing,
            "reasons": reasons_of(round_=round_),
            "steps": steps_of(event=event, last=last, missing=missing, absent=0) if round_ == last else [],
            "is_open": round_.status == RoundStatus.PUBLISHED,
        }
        return self.page(request, event, "round", context, is_refused=any(row.error for row in rows))


def _told(rows: list[Row]) -> JsonResponse:
    """Say of each row whether it is stored."""
    answer = {str(row.match.table): {"text": row.typed, "seen": row.seen, "error": row.error} for row in rows}
    return JsonResponse(answer, status=422 if any(row.error for row in rows) else 200)
