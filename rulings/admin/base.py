"""What pages of the administration here have in common."""

from __future__ import annotations

from django.http import HttpRequest
from unfold.admin import ModelAdmin, TabularInline


class ReadOnlyAdmin(ModelAdmin):
    """Rows that come from files: to look at, not to edit."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: files are the source."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: object | None = None) -> bool:
        """Refuse: files are the source."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: object | None = None) -> bool:
        """Refuse: files are the source."""
        return False


class ReadOnlyInline(TabularInline):
    """Rows of a row that comes from files."""

    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: object | None = None) -> bool:
        """Refuse: files are the source."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: object | None = None) -> bool:
        """Refuse: files are the source."""
        return False
