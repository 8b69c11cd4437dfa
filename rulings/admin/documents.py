"""Source documents in the administration: describe them and import their texts."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import UUID

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import URLPattern, path
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin
from unfold.decorators import action

from rulings.admin.document_upload import DocumentUploadForm
from rulings.admin.uploads import import_report_page, signed_in, upload_named
from rulings.errors import RulingsError
from rulings.models import Document, DocumentUpload
from rulings.presentation.document_import import shown_plan
from rulings.services.document_uploads import (
    IMPORT,
    ask_document_import,
    keep_document,
    kept_document,
    plan_of,
)
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

    def get_urls(self) -> list[URLPattern]:
        """Add the page of a report."""
        view = self.admin_site.admin_view(self.import_report)
        urls: list[URLPattern] = super().get_urls()
        return [path("import-text/<uuid:upload_id>/", view, name="rulings_document_import_report"), *urls]

    @action(description=_("Import a document"), url_path="import-text", permissions=["import_text"])  # type: ignore[untyped-decorator]  # unfold has no types
    def import_text(self, request: HttpRequest) -> HttpResponse:
        """Take a text, show what importing it does, and ask a worker for it once that was confirmed."""
        if request.method == "POST" and "confirm" in request.POST:
            return self._confirmed(request)
        form = DocumentUploadForm(request.POST or None, request.FILES or None)
        if request.method != "POST" or not form.is_valid():
            return self._page(request, {"form": form}, is_bad=bool(form.errors))
        upload = None
        try:
            upload = _kept(request, form)
            plan = plan_of(upload)
        except RulingsError as error:
            return self._page(request, {"form": form, "upload": upload, "refusal": error}, is_bad=True)
        if not plan.is_recognised:
            form.add_error("layout", gettext("The layout was not recognised. Choose it here."))
        shown = shown_plan(plan, bytes(upload.data))
        return self._page(request, {"form": form, "upload": upload, "shown": shown}, is_bad=plan.is_refused)

    def import_report(self, request: HttpRequest, upload_id: UUID) -> HttpResponse:
        """Show what an import has done, from its job."""
        if not self.has_import_text_permission(request):
            raise PermissionDenied
        return import_report_page(
            request, admin=self, kind=IMPORT, upload_id=upload_id, template="rulings/admin_import_report.html"
        )

    def _confirmed(self, request: HttpRequest) -> HttpResponse:
        try:
            job = ask_document_import(
                upload_id=upload_named(request.POST["confirm"]), owner=signed_in(request)
            )
        except RulingsError as error:
            return self._page(request, {"form": DocumentUploadForm(), "refusal": error}, is_bad=True)
        return redirect("jobs:job-detail", pk=job.pk)

    def _page(self, request: HttpRequest, values: Mapping[str, object], *, is_bad: bool) -> HttpResponse:
        context = {
            **self.admin_site.each_context(request),
            "title": gettext("Import a document"),
            "opts": self.opts,
            **values,
        }
        return render(request, "rulings/admin_import.html", context, status=422 if is_bad else 200)


def _kept(request: HttpRequest, form: DocumentUploadForm) -> DocumentUpload:
    owner = signed_in(request)
    upload_id: UUID | None = form.cleaned_data["upload"]
    is_new = form.cleaned_data["file"] is not None
    earlier = kept_document(upload_id=upload_id, owner_id=owner.pk) if upload_id and not is_new else None
    draft = form.draft(earlier=earlier)
    return keep_document(draft=draft, owner=owner, now=timezone.now(), upload_id=upload_id)
