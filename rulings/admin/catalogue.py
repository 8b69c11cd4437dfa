"""Games, their words and passages in the administration: to look at."""

from __future__ import annotations

from django.contrib import admin
from django.utils.translation import gettext_lazy as _

from rulings.admin.base import ReadOnlyAdmin
from rulings.models import Game, Passage, Term


@admin.register(Game)
class GameAdmin(ReadOnlyAdmin):
    """Show the games the packs brought."""

    list_display = ("code", "name", "default_profile")


@admin.register(Term)
class TermAdmin(ReadOnlyAdmin):
    """Show the words of the games."""

    list_display = ("code", "name", "kind", "game")
    list_filter = ("game", "kind")
    list_select_related = ("game",)
    search_fields = ("code", "words", "synonyms")


@admin.register(Passage)
class PassageAdmin(ReadOnlyAdmin):
    """Show passages; packs and imports write them."""

    list_display = ("code", "document", "strength", "is_here")
    list_filter = ("document", "strength")
    list_select_related = ("document",)
    search_fields = ("code", "statement", "question", "text")

    @admin.display(boolean=True, description=_("original text"))
    def is_here(self, passage: Passage) -> bool:
        """Say whether the original words are here."""
        return passage.is_imported
