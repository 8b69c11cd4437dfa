"""The queue of wrong and missing rulings in the administration."""

from __future__ import annotations

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.forms import ModelForm
from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.text import Truncator
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin
from unfold.decorators import display

from accounts.models import User
from rulings.models import RulingReport
from rulings.services.reports import answer_report

SENT = ("about", "game", "question", "message", "author", "created_at")
LABELS = {"open": "warning", "accepted": "success", "declined": "info"}
SHOWN = 80
DONE = ("answered_by", "answered_at")


@admin.register(RulingReport)
class RulingReportAdmin(ModelAdmin):
    """Read what people say of rulings, and say what became of it."""

    list_display = ("said", "about", "game", "show_state", "created_at")
    ordering = ("-state", "-created_at", "-pk")  # those that wait stand first
    list_filter = ("state", "game")
    list_select_related = ("ruling", "game")
    search_fields = ("message", "question", "ruling__code")
    date_hierarchy = "created_at"
    fields = (*SENT, "state", "answer", *DONE)
    readonly_fields = (*SENT, *DONE)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: reports come from the pages."""
        return False

    @admin.display(description=_("report"))
    def said(self, report: RulingReport) -> str:
        """Begin with the question where no ruling is named: it says what is missing."""
        parts = (report.question, report.message) if report.ruling is None else (report.message,)
        return Truncator(" · ".join(part for part in parts if part)).chars(SHOWN)

    @display(description=_("state"), ordering="state", label=LABELS)  # type: ignore[untyped-decorator]  # unfold has no types
    def show_state(self, report: RulingReport) -> tuple[str, str]:
        """Mark what still waits."""
        return report.state, report.get_state_display()

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
