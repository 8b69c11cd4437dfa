"""The log of one's own events, to look at."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest

from tournaments.admin.rights import OwnEventFilter, OwnEventsAdmin
from tournaments.models import EventLog


@admin.register(EventLog)
class EventLogAdmin(OwnEventsAdmin):
    """Show what happened; nobody writes here."""

    organizers_path = "event__organizers"
    list_display = ("sequence", "event", "verb", "actor", "at")
    list_filter = (OwnEventFilter, "verb")
    list_select_related = ("event", "actor")
    ordering = ("-at", "-sequence")
    list_per_page = 50

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: services write the log."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Refuse: what happened stays."""
        return False
