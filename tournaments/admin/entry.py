"""Entries: look at them, add walk-ins, take the list along."""

from __future__ import annotations

from django.contrib import admin
from django.core.exceptions import ValidationError
from django.db.models import Model, QuerySet
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import gettext as _now
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from tournaments.admin.rights import OwnEventFilter, OwnEventsAdmin, organizer_of
from tournaments.admin.tables import csv_answer
from tournaments.errors import TournamentError
from tournaments.models import Entry, Event, EventStatus
from tournaments.services.entries import Person, add_late_entry, register_entry


def enter_walk_in(*, event: Event, person: Person, by: User) -> Entry:
    """Register somebody at the desk, or as a late entry once the event runs."""
    service = add_late_entry if event.status == EventStatus.RUNNING else register_entry
    return service(event=event, person=person, by=by, at=timezone.now())


class WalkInForm(ModelForm[Entry]):
    """A player without an account, entered at the desk; valid once the player is in."""

    class Meta:
        model = Entry
        fields = ("event", "name", "player_number")

    organizer: User

    def _post_clean(self) -> None:
        """Enter the player, so that what the service refuses is an error of the form."""
        event = self.cleaned_data.get("event")
        if self.errors or event is None:
            return
        person = Person(name=self.cleaned_data["name"], player_number=self.cleaned_data["player_number"])
        try:
            self.instance = enter_walk_in(event=event, person=person, by=self.organizer)
        except TournamentError as error:
            place = error.place if error.place in self.fields else None
            self.add_error(place, ValidationError(f"{error.message} {error.mend}".strip(), code=error.code))


@admin.register(Entry)
class EntryAdmin(OwnEventsAdmin):
    """Show who plays; what changes an entry is done at the event's desk."""

    organizers_path = "event__organizers"
    form = WalkInForm
    list_display = ("name", "number", "event", "player_number", "is_checked_in", "dropped_after")
    list_filter = (OwnEventFilter, "is_checked_in")
    list_select_related = ("event",)
    list_per_page = 50
    search_fields = ("name", "player_number")
    autocomplete_fields = ("event",)
    actions = ("export",)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Refuse: the desk changes entries, and the log keeps it."""
        return False

    def get_form(
        self, request: HttpRequest, obj: Entry | None = None, change: bool = False, **kwargs: object
    ) -> type[ModelForm[Entry]]:
        """Tell the form who enters."""
        form: type[WalkInForm] = super().get_form(request, obj, change=change, **kwargs)
        organizer = organizer_of(request)
        if organizer is not None:
            form.organizer = organizer
        return form

    def save_model(self, request: HttpRequest, obj: Entry, form: WalkInForm, change: bool) -> None:
        """Store nothing more: the service has."""

    @admin.action(description=_("Export as CSV"), permissions=["view"])
    def export(self, request: HttpRequest, queryset: QuerySet[Entry]) -> HttpResponse:
        """Take the chosen entries along; the list holds one's own only."""
        head = [_now("event"), _now("number"), _now("name"), _now("player number"), _now("left after round")]
        rows = (
            (entry.event.name, entry.number, entry.name, entry.player_number, entry.dropped_after)
            for entry in queryset.select_related("event")
        )
        return csv_answer(name="entries", head=head, rows=rows)
