"""Games, their words and passages in the administration: to look at."""

from __future__ import annotations

from django.contrib import admin
from django.utils.translation import gettext_lazy as _

from rulings.admin.base import ReadOnlyAdmin, ReadOnlyInline
from rulings.models import Game, Passage, PassageRevision, Term


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


class EarlierTextInline(ReadOnlyInline):
    """Show what the original text of a passage was before."""

    model = PassageRevision
    fields = ("number", "replaced_at", "question", "text")
    readonly_fields = fields
    tab = True


@admin.register(Passage)
class PassageAdmin(ReadOnlyAdmin):
    """Show passages; packs and imports write them."""

    list_display = ("code", "document", "strength", "is_here")
    list_filter = ("document", "strength")
    list_select_related = ("document",)
    search_fields = ("code", "statement", "question", "text")
    inlines = (EarlierTextInline,)

    @admin.display(boolean=True, description=_("original text"))
    def is_here(self, passage: Passage) -> bool:
        """Say whether the original words are here."""
        return passage.is_imported
