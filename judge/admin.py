"""Kept scenarios in the administration: to look at and to remove, not to edit."""

from __future__ import annotations

from django.contrib import admin
from django.http import HttpRequest
from unfold.admin import ModelAdmin

from judge.models import SavedReplay


@admin.register(SavedReplay)
class SavedReplayAdmin(ModelAdmin):
    """Show what people kept; a document never changes, since its address names its content."""

    list_display = ("__str__", "game", "profile", "owner", "created_at")
    list_filter = ("game", "profile")
    search_fields = ("title", "digest", "owner__email")
    list_select_related = ("owner",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: the replay page keeps scenarios."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: SavedReplay | None = None) -> bool:
        """Refuse: another content has another address."""
        return False
