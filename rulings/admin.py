"""Rulings, documents, passages, terms and games in the administration."""

from __future__ import annotations

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin, TabularInline
from unfold.decorators import action

from accounts.models import User
from rulings.errors import RulingsError
from rulings.forms import ImportForm, RulingForm
from rulings.models import (
    Card,
    Document,
    Game,
    Language,
    Passage,
    Ruling,
    RulingOrigin,
    RulingRevision,
    Term,
)
from rulings.services.documents import ImportPlan, import_document, plan_import
from rulings.services.rulings import withdraw_rulings, write_ruling


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


@admin.register(Game)
class GameAdmin(ReadOnlyAdmin):
    """Show the games the packs brought."""

    list_display = ("code", "name", "default_profile")


@admin.register(Card)
class CardAdmin(ReadOnlyAdmin):
    """Show the catalogue."""

    list_display = ("number", "name", "kind", "game", "origin")
    list_filter = ("game", "kind", "origin")
    list_select_related = ("game",)
    search_fields = ("number", "name")


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


@admin.register(Document)
class DocumentAdmin(ModelAdmin):
    """Describe source documents and import their texts."""

    list_display = ("code", "title", "language", "version", "kind", "authority", "layout")
    list_filter = ("game", "language", "kind")
    list_select_related = ("game",)
    search_fields = ("code", "title")
    actions_list = ("import_text",)

    def has_delete_permission(self, request: HttpRequest, obj: Document | None = None) -> bool:
        """Refuse: rulings rest on passages of documents."""
        return False

    def has_import_text_permission(self, request: HttpRequest) -> bool:
        """Say whether somebody may import documents."""
        return request.user.has_perm("rulings.import_documents")

    @action(description=_("Import a document"), url_path="import-text", permissions=["import_text"])  # type: ignore[untyped-decorator]  # unfold has no types
    def import_text(self, request: HttpRequest) -> HttpResponse:
        """Take a document, show what importing it does, and do it once that was confirmed."""
        form = ImportForm(request.POST or None, request.FILES or None)
        plan, refusal = None, None
        if request.method == "POST" and form.is_valid():
            try:
                plan = _import(form, is_confirmed="confirm" in request.POST)
            except RulingsError as error:
                refusal = error
        if plan is not None and "confirm" in request.POST and not plan.is_refused:
            self.message_user(request, _told(plan), messages.SUCCESS)
            return redirect("admin:rulings_document_changelist")
        context = {
            **self.admin_site.each_context(request),
            "title": gettext("Import a document"),
            "form": form,
            "plan": plan,
            "refusal": refusal,
            "carried": form.carried() if plan is not None else "",
            **(_counts(plan) if plan is not None else {}),
            "opts": self.opts,
        }
        is_bad = refusal is not None or (plan is not None and plan.is_refused) or bool(form.errors)
        return render(request, "rulings/admin_import.html", context, status=422 if is_bad else 200)


def _import(form: ImportForm, *, is_confirmed: bool) -> ImportPlan:
    values = form.cleaned_data
    act = import_document if is_confirmed else plan_import
    document: Document | None = values["document"]
    return act(
        data=values["data"],
        game=values["game"].code,
        language=values["language"],
        document=document.code if document else "",
    )


def _counts(plan: ImportPlan) -> dict[str, int]:
    return {change: plan.count(change) for change in ("created", "updated", "unchanged")}


def _told(plan: ImportPlan) -> str:
    words = gettext("%(document)s: %(created)d created, %(updated)d updated, %(unchanged)d unchanged.")
    return words % {"document": plan.document, **_counts(plan)}


class RevisionInline(TabularInline):
    """Show what a ruling said before."""

    model = RulingRevision
    fields = ("number", "created_at", "author", "content")
    readonly_fields = fields
    extra = 0
    can_delete = False
    tab = True

    def has_add_permission(self, request: HttpRequest, obj: object | None = None) -> bool:
        """Refuse: the service writes history."""
        return False


@admin.register(Ruling)
class RulingAdmin(ModelAdmin):
    """Write rulings of this site; those of packs are only shown."""

    form = RulingForm
    list_display = ("code", "title", "game", "kind", "status", "origin", "revision")
    list_filter = ("game", "kind", "status", "origin")
    list_select_related = ("game",)
    search_fields = ("code", "texts__title", "texts__answer")
    autocomplete_fields = ("superseded_by",)
    inlines = (RevisionInline,)
    actions = ("withdraw",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Ruling]:
        """Bring the texts along."""
        rulings: QuerySet[Ruling] = super().get_queryset(request)
        return rulings.prefetch_related("texts")

    def get_fieldsets(
        self, request: HttpRequest, obj: Ruling | None = None
    ) -> list[tuple[object, dict[str, object]]]:
        """Group the fields, one tab for each language."""
        head = ("game", "code", "kind", "status", "superseded_by", "date", "note")
        if obj is not None and not self.has_change_permission(request, obj):
            return [(None, {"fields": (*head, "disputed", "keywords", "cards", "asked")})]
        more = ("citations", "keyword_list", "card_list")
        sets: list[tuple[object, dict[str, object]]] = [(None, {"fields": (*head, *more)})]
        for language, name in Language.choices:
            fields = tuple(f"{part}_{language}" for part in ("title", "answer", "reason", "asked"))
            sets.append((name, {"fields": fields, "classes": ["tab"]}))
        return sets

    def get_form(
        self, request: HttpRequest, obj: Ruling | None = None, change: bool = False, **kwargs: object
    ) -> type[ModelForm[Ruling]]:
        """Build the form from its own fields; those of the languages are added when it is made."""
        kwargs["fields"] = RulingForm.Meta.fields
        form: type[ModelForm[Ruling]] = super().get_form(request, obj, change=change, **kwargs)
        return form

    def get_readonly_fields(self, request: HttpRequest, obj: Ruling | None = None) -> tuple[str, ...]:
        """Keep game and code of a stored ruling: they never change."""
        return ("game", "code") if obj is not None else ()

    def has_change_permission(self, request: HttpRequest, obj: Ruling | None = None) -> bool:
        """Allow rulings of this site only: a pack's files would win over changes here."""
        if obj is not None and obj.origin == RulingOrigin.PACK:
            return False
        return bool(super().has_change_permission(request, obj))

    def has_delete_permission(self, request: HttpRequest, obj: Ruling | None = None) -> bool:
        """Refuse: rulings are withdrawn, their history stays."""
        return False

    def save_model(self, request: HttpRequest, obj: Ruling, form: RulingForm, change: bool) -> None:
        """Write through the service, which keeps history and search."""
        if not isinstance(request.user, User):
            raise PermissionDenied
        write_ruling(game=obj.game, draft=form.draft(), author=request.user)
        obj.pk = Ruling.objects.get(code=obj.code).pk

    @admin.action(description=_("Withdraw"), permissions=["change"])
    def withdraw(self, request: HttpRequest, queryset: QuerySet[Ruling]) -> None:
        """Take rulings of this site out of sight."""
        own = list(queryset.filter(origin=RulingOrigin.SITE).select_related("game", "superseded_by"))
        author = request.user if isinstance(request.user, User) else None
        count = withdraw_rulings(rulings=own, author=author)
        told = ngettext("%(count)d ruling withdrawn.", "%(count)d rulings withdrawn.", count) % {
            "count": count
        }
        self.message_user(request, told, messages.SUCCESS)
