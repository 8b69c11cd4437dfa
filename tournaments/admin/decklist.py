"""Deck lists of one's own events: find them, lock and unlock them, take them along; the desk shows each."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from django.contrib import admin, messages
from django.db.models import Model, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _now
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from unfold.decorators import display

from accounts.models import User
from tournaments.admin.rights import OwnEventFilter, OwnEventsAdmin, organizer_of
from tournaments.admin.tables import csv_answer
from tournaments.errors import TournamentError
from tournaments.models import Decklist, Entry, Event
from tournaments.selectors import why_locked
from tournaments.services.decklists import lock_each, unlock_each

MOST_AT_ONCE = 500
LABELS = {"legal": "success", "illegal": "danger", "unknown": "warning", "missing": "info"}


class EventOfEntryFilter(OwnEventFilter):
    """Choose one of one's own events, by way of the entry."""

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Keep the lists of the chosen event."""
        value = self.value()
        if value is None:
            return queryset
        return queryset.filter(entry__event=int(value)) if value.isdigit() else queryset.none()


@admin.register(Decklist)
class DecklistAdmin(OwnEventsAdmin):
    """Show the lists of one's own events; a list opens at the desk of its event."""

    organizers_path = "entry__event__organizers"
    list_display = ("show_player", "show_event", "leader", "show_answer", "show_submitted", "show_locked")
    list_filter = (EventOfEntryFilter, "legal", "status")
    list_select_related = ("entry__event", "leader", "in_force")
    search_fields = ("entry__name", "entry__event__name", "leader__name", "leader__number")
    ordering = ("-entry__event__starts_at", "entry__event", "entry__number")
    list_per_page = 50
    actions = ("lock", "unlock", "export")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: lists are handed in by players or at the desk."""
        return False

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, object] | None = None,
    ) -> HttpResponse:
        """Go to the desk, which shows the list with its history."""
        decklist = self.get_object(request, object_id)
        if not isinstance(decklist, Decklist):
            raise Http404
        place = [decklist.entry.event_id, decklist.entry.number]
        return HttpResponseRedirect(reverse("admin:tournaments_event_decklist", args=place))

    @display(description=_("player"), ordering="entry__name")  # type: ignore[untyped-decorator]  # unfold has no types
    def show_player(self, decklist: Decklist) -> str:
        """Name the player."""
        return decklist.entry.name

    @display(description=_("event"), ordering="entry__event__name")  # type: ignore[untyped-decorator]  # unfold has no types
    def show_event(self, decklist: Decklist) -> str:
        """Name the event."""
        return decklist.entry.event.name

    @display(description=_("answer"), ordering="legal", label=LABELS)  # type: ignore[untyped-decorator]  # unfold has no types
    def show_answer(self, decklist: Decklist) -> tuple[str, object]:
        """Say whether the list that counts is legal."""
        return answer_of(decklist)

    @admin.display(description=_("submitted"), ordering="in_force__submitted_at")
    def show_submitted(self, decklist: Decklist) -> object:
        """Say when the list that counts was handed in or corrected."""
        return decklist.in_force.submitted_at if decklist.in_force else None

    @admin.display(description=_("changes"))
    def show_locked(self, decklist: Decklist) -> str:
        """Tell whether the player may still change the list."""
        locked = why_locked(event=decklist.entry.event, decklist=decklist, now=timezone.now())
        if locked is not None:
            return _now("locked")
        return _now("unlocked") if decklist.unlocked_at else _now("open")

    @admin.action(description=_("Lock"), permissions=["change"])
    def lock(self, request: HttpRequest, queryset: QuerySet[Decklist]) -> None:
        """Lock the chosen lists."""
        user, done = _organizer(request), 0
        for event, entries in _by_event(queryset):
            done += len(lock_each(event=event, entries=entries, by=user, at=timezone.now()))
        told = ngettext("%(count)d list is locked.", "%(count)d lists are locked.", done) % {"count": done}
        self.message_user(request, told, messages.SUCCESS)

    @admin.action(description=_("Unlock with a reason"), permissions=["change"])
    def unlock(self, request: HttpRequest, queryset: QuerySet[Decklist]) -> HttpResponse | None:
        """Ask for the reason, then unlock the chosen lists."""
        user, done = _organizer(request), 0
        if "reason" not in request.POST:
            return self._ask_reason(request, queryset, None)
        try:
            for event, entries in _by_event(queryset):
                reason = request.POST["reason"]
                done += len(
                    unlock_each(event=event, entries=entries, reason=reason, by=user, at=timezone.now())
                )
        except TournamentError as error:
            return self._ask_reason(request, queryset, error)
        told = ngettext("%(count)d list is unlocked.", "%(count)d lists are unlocked.", done) % {
            "count": done
        }
        self.message_user(request, told, messages.SUCCESS)
        return None

    @admin.action(description=_("Export as CSV"), permissions=["view"])
    def export(self, request: HttpRequest, queryset: QuerySet[Decklist]) -> HttpResponse:
        """Take what counts of the chosen lists along; the list holds one's own events only."""
        head = [
            _now("event"), _now("number"), _now("name"), _now("leader"), _now("answer"), _now("submitted"), _now("list")
        ]  # fmt: skip
        rows = (
            (
                one.entry.event.name,
                one.entry.number,
                one.entry.name,
                one.leader.name if one.leader else "",
                answer_of(one)[1],
                one.in_force.submitted_at.isoformat() if one.in_force else "",
                one.in_force.text if one.in_force else "",
            )
            for one in queryset.select_related("entry__event", "leader", "in_force")
        )
        return csv_answer(name="deck-lists", head=head, rows=rows)

    def _ask_reason(
        self, request: HttpRequest, queryset: QuerySet[Decklist], refusal: TournamentError | None
    ) -> HttpResponse:
        chosen = list(queryset.select_related("entry__event").order_by("entry__event", "entry__number"))
        context = {
            **self.admin_site.each_context(request),
            "title": _now("Unlock deck lists"),
            "opts": self.opts,
            "chosen": chosen[:MOST_AT_ONCE],
            "refusal": refusal,
            "reason": request.POST.get("reason", ""),
        }
        status = 422 if refusal else 200
        return TemplateResponse(request, "admin/tournaments/unlock.html", context, status=status)


def answer_of(decklist: Decklist) -> tuple[str, str]:
    """Return whether the list that counts is legal, as a code and in words."""
    if decklist.in_force is None:
        return "missing", _now("missing")
    if decklist.legal is None:
        return "unknown", _now("cannot be told")
    return ("legal", _now("legal")) if decklist.legal else ("illegal", _now("illegal"))


def _organizer(request: HttpRequest) -> User:
    user = organizer_of(request)
    if user is None:
        raise Http404
    return user


def _by_event(lists: QuerySet[Decklist]) -> Iterable[tuple[Event, list[Entry]]]:
    """Group the entries of the chosen lists by event."""
    chosen = lists.select_related("entry__event", "entry__user").order_by("entry__event", "entry__number")
    for event, group in groupby(chosen[:MOST_AT_ONCE], key=lambda decklist: decklist.entry.event):
        yield event, [decklist.entry for decklist in group]
