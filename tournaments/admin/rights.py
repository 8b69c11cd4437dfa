"""Who may do what: organizers with their own events, site administrators with all."""

from __future__ import annotations

from typing import ClassVar

from django.contrib.admin import ModelAdmin as DjangoModelAdmin
from django.contrib.admin import SimpleListFilter
from django.db.models import Model, QuerySet
from django.forms import ModelChoiceField
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin

from accounts.models import User
from tournaments.models import Entry, Event
from tournaments.selectors import events_run_by


def organizer_of(request: HttpRequest) -> User | None:
    """Return who asks if that is somebody who runs events."""
    user = request.user
    if isinstance(user, User) and user.is_active and user.is_organizer:
        return user
    return None


class OwnEventsAdmin(ModelAdmin):
    """Rows of one's own events: no others in lists, searches, choices, history or export."""

    organizers_path: ClassVar[str]
    """The lookup that leads from a row to the organizers of its event."""

    def get_queryset(self, request: HttpRequest) -> QuerySet[Model]:
        """Keep rows of events that the person who asks runs."""
        rows: QuerySet[Model] = super().get_queryset(request)
        user = organizer_of(request)
        if user is None:
            return rows.none()
        return rows if user.is_superuser else rows.filter(**{self.organizers_path: user})

    def has_module_permission(self, request: HttpRequest) -> bool:
        """Show the app to organizers."""
        return organizer_of(request) is not None

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Let organizers look at their own."""
        return self._owns(request, obj)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Let organizers change their own."""
        return self._owns(request, obj)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Let organizers add."""
        return organizer_of(request) is not None

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Refuse: nothing that happened at an event is deleted."""
        return False

    def formfield_for_foreignkey(
        self, db_field: object, request: HttpRequest, **kwargs: object
    ) -> ModelChoiceField[Model] | None:
        """Offer one's own events and their entries only."""
        related = getattr(db_field, "remote_field", None)
        user = organizer_of(request)
        if user is not None and related is not None and related.model is Event:
            kwargs["queryset"] = events_run_by(user=user)
        elif user is not None and related is not None and related.model is Entry:
            kwargs["queryset"] = Entry.objects.in_events_run_by(user)
        field: ModelChoiceField[Model] | None = super().formfield_for_foreignkey(db_field, request, **kwargs)
        return field

    def _owns(self, request: HttpRequest, obj: Model | None) -> bool:
        user = organizer_of(request)
        if user is None or obj is None or user.is_superuser:
            return user is not None
        return type(obj)._default_manager.filter(pk=obj.pk, **{self.organizers_path: user}).exists()


class OwnEventFilter(SimpleListFilter):
    """Choose one of the events that the person who asks runs."""

    title = _("event")
    parameter_name = "event"

    def lookups(self, request: HttpRequest, model_admin: DjangoModelAdmin[Model]) -> list[tuple[str, str]]:
        """List one's own events."""
        user = organizer_of(request)
        if user is None:
            return []
        return [(str(pk), name) for pk, name in events_run_by(user=user).values_list("pk", "name")[:200]]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Keep the rows of the chosen event."""
        value = self.value()
        if value is None:
            return queryset
        return queryset.filter(event=int(value)) if value.isdigit() else queryset.none()
