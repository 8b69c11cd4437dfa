"""Jobs in the administration: to look at, not to edit."""

from __future__ import annotations

from django.contrib import admin
from django.http import HttpRequest
from unfold.admin import ModelAdmin

from jobs.models import Job


@admin.register(Job)
class JobAdmin(ModelAdmin):
    """Show jobs; they are changed by workers alone."""

    list_display = ("title", "kind", "state", "owner", "progress_note", "created_at", "ended_at")
    list_filter = ("state", "kind")
    search_fields = ("title", "owner__email")
    list_select_related = ("owner",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: apps ask for jobs."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Job | None = None) -> bool:
        """Refuse: workers change jobs."""
        return False
