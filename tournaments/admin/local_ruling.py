"""The local rulings of one's own events, also those taken back, to look at."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from tournaments.admin.rights import OwnEventFilter, OwnEventsAdmin
from tournaments.models import LocalRuling


class InForceFilter(admin.SimpleListFilter):
    """Choose those that hold, or those that were taken back."""

    title = _("in force")
    parameter_name = "in_force"

    def lookups(self, request: HttpRequest, model_admin: object) -> list[tuple[str, str]]:
        """Offer both."""
        return [("yes", gettext("in force")), ("no", gettext("taken back"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[LocalRuling]) -> QuerySet[LocalRuling]:
        """Keep the chosen ones."""
        if self.value() not in ("yes", "no"):
            return queryset
        return queryset.filter(withdrawn_at__isnull=self.value() == "yes")


@admin.register(LocalRuling)
class LocalRulingAdmin(OwnEventsAdmin):
    """Show what the judges decided; it is written and taken back on the event's page."""

    organizers_path = "event__organizers"
    list_display = ("question", "event", "author", "created_at", "withdrawn_at")
    list_filter = (OwnEventFilter, InForceFilter)
    list_select_related = ("event", "author")
    search_fields = ("question", "answer")
    fields = ("event", "question", "answer", "ruling", "cites", "author", "created_at", "withdrawn_at")
    ordering = ("-created_at", "-pk")
    list_per_page = 50

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: they are written on the event's page, where the log keeps them."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Refuse: a local ruling is never changed."""
        return False
