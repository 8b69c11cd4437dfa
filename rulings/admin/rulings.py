"""Rulings in the administration: written through the service, with their history."""

from __future__ import annotations

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin, TabularInline
from unfold.decorators import display

from accounts.models import User
from rulings.forms import RulingForm
from rulings.models import Language, Review, Ruling, RulingOrigin, RulingRevision
from rulings.selectors import passages_by_codes
from rulings.services.document_changes import confirm_sources
from rulings.services.rulings import publish_rulings, withdraw_rulings, write_ruling


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
    change_form_before_template = "rulings/admin_ruling_before.html"
    list_display = (
        *("code", "title", "game", "kind", "status", "review", "origin", "revision"),
        "is_source_changed",
    )
    list_filter = (
        *("game", "kind", "status", "review", "origin"),
        ("source_changed_at", admin.EmptyFieldListFilter),
    )
    list_select_related = ("game",)
    search_fields = ("code", "texts__title", "texts__answer")
    autocomplete_fields = ("superseded_by",)
    inlines = (RevisionInline,)
    actions = ("publish", "withdraw", "confirm")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Ruling]:
        """Bring the texts along."""
        rulings: QuerySet[Ruling] = super().get_queryset(request)
        return rulings.prefetch_related("texts")

    def get_fieldsets(
        self, request: HttpRequest, obj: Ruling | None = None
    ) -> list[tuple[object, dict[str, object]]]:
        """Group the fields, one tab for each language."""
        head = ("game", "code", "kind", "status", "superseded_by", "review", "date", "note")
        if obj is not None and not self.has_change_permission(request, obj):
            return [
                (None, {"fields": (*head, "source_changed_at", "disputed", "keywords", "cards", "asked")})
            ]
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

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, object] | None = None,
    ) -> HttpResponse:
        """Show what was typed as people would read it, before anything is stored."""
        if request.method == "POST" and "_preview" in request.POST:
            return self._preview(request, object_id)
        shown: HttpResponse = super().changeform_view(request, object_id, form_url, extra_context)
        return shown

    def _preview(self, request: HttpRequest, object_id: str | None) -> HttpResponse:
        ruling = self.get_object(request, object_id) if object_id else None
        may = self.has_change_permission(request, ruling) if ruling else self.has_add_permission(request)
        if not may or (object_id and ruling is None):
            raise PermissionDenied
        form_class = self.get_form(request, ruling, change=ruling is not None)
        form = form_class(request.POST, instance=ruling)
        draft = form.draft() if form.is_valid() and isinstance(form, RulingForm) else None
        passages = passages_by_codes(codes=draft.citations) if draft else {}
        context = {
            "form": form,
            "draft": draft,
            "texts": [(language, draft.texts[language]) for language in draft.texts] if draft else [],
            "passages": [passages[code] for code in draft.citations if code in passages] if draft else [],
        }
        return render(request, "rulings/ruling_preview.html", context, status=200 if draft else 422)

    @admin.action(description=_("Mark as reviewed"), permissions=["change"])
    def publish(self, request: HttpRequest, queryset: QuerySet[Ruling]) -> None:
        """Make drafts of this site public."""
        own = queryset.filter(origin=RulingOrigin.SITE, review=Review.DRAFT)
        author = request.user if isinstance(request.user, User) else None
        count = publish_rulings(rulings=own.select_related("game", "superseded_by"), author=author)
        told = ngettext("%(count)d draft is public now.", "%(count)d drafts are public now.", count) % {
            "count": count
        }
        self.message_user(request, told, messages.SUCCESS)

    @display(description=_("source"), ordering="source_changed_at", label={"changed": "warning"})  # type: ignore[untyped-decorator]  # unfold has no types
    def is_source_changed(self, ruling: Ruling) -> tuple[str, str] | None:
        """Say whether the words a ruling rests on changed and nobody has compared them yet."""
        return ("changed", gettext("changed")) if ruling.source_changed_at is not None else None

    @admin.action(description=_("Still holds under the changed source"), permissions=["change"])
    def confirm(self, request: HttpRequest, queryset: QuerySet[Ruling]) -> None:
        """Take the mark of a changed source from rulings that were compared with it."""
        count = confirm_sources(rulings=queryset)
        told = ngettext("%(count)d ruling confirmed.", "%(count)d rulings confirmed.", count) % {
            "count": count
        }
        self.message_user(request, told, messages.SUCCESS)

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
