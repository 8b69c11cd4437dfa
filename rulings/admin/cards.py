"""The catalogue in the administration: look at cards, and import files of them."""

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
from unfold.decorators import action

from rulings.admin.base import ReadOnlyAdmin, ReadOnlyInline
from rulings.admin.card_upload import CardUploadForm
from rulings.admin.uploads import import_report_page, signed_in, upload_named
from rulings.errors import RulingsError
from rulings.models import Card, CardFace, CardUpload, Printing
from rulings.services.card_import import CardImport, import_cards
from rulings.services.card_uploads import IMPORT, ask_import, keep_upload

SHOWN_FAULTS = 100


class FaceInline(ReadOnlyInline):
    """The sides of a card in each language."""

    model = CardFace
    fields = ("language", "side", "name", "traits", "text")
    readonly_fields = fields


class PrintingInline(ReadOnlyInline):
    """The printings of a card."""

    model = Printing
    fields = ("number", "rarity", "series")
    readonly_fields = fields


@admin.register(Card)
class CardAdmin(ReadOnlyAdmin):
    """Show the catalogue, and import files into it."""

    list_display = ("number", "name", "kind", "game", "origin")
    list_filter = ("game", "kind", "origin")
    list_select_related = ("game",)
    list_per_page = 25
    search_fields = ("number", "name", "printings__number", "faces__name")
    search_help_text = _("Number or name, in any language.")
    fields = (
        "game",
        "number",
        "name",
        "kind",
        "colors",
        "traits",
        "keywords",
        "values",
        "origin",
        "changed_at",
    )
    readonly_fields = ("changed_at",)
    inlines = (FaceInline, PrintingInline)
    actions_list = ("import_files",)

    def has_import_files_permission(self, request: HttpRequest) -> bool:
        """Say whether somebody may import cards."""
        return bool(request.user.has_perm("rulings.import_cards"))

    def get_urls(self) -> list[URLPattern]:
        """Add the page of a report."""
        view = self.admin_site.admin_view(self.import_report)
        urls: list[URLPattern] = super().get_urls()
        return [path("import-files/<uuid:upload_id>/", view, name="rulings_card_import_report"), *urls]

    @action(description=_("Import cards"), url_path="import-files", permissions=["import_files"])  # type: ignore[untyped-decorator]  # unfold has no types
    def import_files(self, request: HttpRequest) -> HttpResponse:
        """Take files, show what importing them does, and ask a worker for it once that was confirmed."""
        if request.method == "POST" and "upload" in request.POST:
            return self._confirmed(request)
        form = CardUploadForm(request.POST or None, request.FILES or None)
        report, upload, refusal = None, None, None
        if request.method == "POST" and form.is_valid():
            try:
                report = _tried(form)
                upload = self._kept(request, form) if report.created or report.updated else None
            except RulingsError as error:
                refusal = error
        is_bad = refusal is not None or bool(form.errors) or (report is not None and not report.first)
        faults = report.faults[:SHOWN_FAULTS] if report is not None else []
        context = {"form": form, "report": report, "faults": faults, "upload": upload, "refusal": refusal}
        return self._page(request, context, status=422 if is_bad else 200)

    def import_report(self, request: HttpRequest, upload_id: UUID) -> HttpResponse:
        """Show what an import has done, from its job."""
        if not self.has_import_files_permission(request):
            raise PermissionDenied
        return import_report_page(
            request, admin=self, kind=IMPORT, upload_id=upload_id, template="rulings/admin_card_report.html"
        )

    def _confirmed(self, request: HttpRequest) -> HttpResponse:
        try:
            job = ask_import(upload_id=upload_named(request.POST["upload"]), owner=signed_in(request))
        except RulingsError as error:
            return self._page(request, {"form": CardUploadForm(), "refusal": error}, status=422)
        return redirect("jobs:job-detail", pk=job.pk)

    def _kept(self, request: HttpRequest, form: CardUploadForm) -> CardUpload:
        values = form.cleaned_data
        return keep_upload(
            game=values["game"], files=values["uploads"], owner=signed_in(request), now=timezone.now()
        )

    def _page(self, request: HttpRequest, values: Mapping[str, object], *, status: int) -> HttpResponse:
        context = {
            **self.admin_site.each_context(request),
            "title": gettext("Import cards"),
            "opts": self.opts,
            **values,
        }
        return render(request, "rulings/admin_card_import.html", context, status=status)


def _tried(form: CardUploadForm) -> CardImport:
    values = form.cleaned_data
    return import_cards(game=values["game"].code, files=values["uploads"], dry_run=True)
