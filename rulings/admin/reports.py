"""The queue of wrong and missing rulings in the administration."""

from __future__ import annotations

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.forms import ModelForm
from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin

from accounts.models import User
from rulings.models import RulingReport
from rulings.services.reports import answer_report

SENT = ("about", "game", "question", "message", "author", "created_at")
DONE = ("answered_by", "answered_at")


@admin.register(RulingReport)
class RulingReportAdmin(ModelAdmin):
    """Read what people say of rulings, and say what became of it."""

    list_display = ("__str__", "about", "game", "state", "created_at")
    list_filter = ("state", "game")
    list_select_related = ("ruling", "game")
    search_fields = ("message", "question", "ruling__code")
    date_hierarchy = "created_at"
    fields = (*SENT, "state", "answer", *DONE)
    readonly_fields = (*SENT, *DONE)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: reports come from the pages."""
        return False

    @admin.display(description=_("ruling"), ordering="ruling__code")
    def about(self, report: RulingReport) -> str:
        """Lead to the ruling, or say that one is missing."""
        if report.ruling is None:
            return str(_("missing"))
        return format_html('<a href="{}">{}</a>', report.ruling.get_absolute_url(), report.ruling.code)

    def save_model(
        self, request: HttpRequest, obj: RulingReport, form: ModelForm[RulingReport], change: bool
    ) -> None:
        """Answer through the service, which keeps who did."""
        if not isinstance(request.user, User):
            raise PermissionDenied
        values = form.cleaned_data
        answer_report(report=obj, state=values["state"], answer=values["answer"], by=request.user)
