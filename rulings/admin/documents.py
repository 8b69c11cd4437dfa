"""Source documents in the administration: describe them and import their texts."""

from __future__ import annotations

from django.contrib import admin, messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin
from unfold.decorators import action

from rulings.errors import RulingsError
from rulings.forms import ImportForm
from rulings.models import Document
from rulings.services.documents import ImportPlan, import_document, plan_import
from rulings.services.offline import outdate_kept_rulings


@admin.register(Document)
class DocumentAdmin(ModelAdmin):
    """Describe source documents and import their texts."""

    list_display = ("code", "title", "language", "version", "kind", "authority", "layout")
    list_filter = ("game", "language", "kind")
    list_select_related = ("game",)
    search_fields = ("code", "title")
    exclude = ("outline",)
    actions_list = ("import_text",)

    def save_model(self, request: HttpRequest, obj: Document, form: object, change: bool) -> None:
        """Store a document; phones keep its title beside the passages."""
        super().save_model(request, obj, form, change)
        outdate_kept_rulings()

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
