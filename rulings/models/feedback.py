"""RulingReport: somebody says that a ruling is wrong or that one is missing."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models.game import Game
from rulings.models.ruling import Ruling


class ReportState(models.TextChoices):
    """Where a report stands."""

    OPEN = "open", _("open")
    ACCEPTED = "accepted", _("accepted")
    DECLINED = "declined", _("declined")


class RulingReport(models.Model):
    """What is wrong with a ruling, or the question that none answers, with what became of it."""

    ruling = models.ForeignKey(
        Ruling,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="reports",
        verbose_name=_("ruling"),
        help_text=_("Empty: one is missing."),
    )
    game = models.ForeignKey(
        Game, on_delete=models.CASCADE, null=True, blank=True, related_name="+", verbose_name=_("game")
    )
    question = models.CharField(_("question"), max_length=300, blank=True)
    message = models.TextField(_("message"), max_length=2000)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="ruling_reports",
        verbose_name=_("author"),
    )
    state = models.CharField(_("state"), max_length=8, choices=ReportState.choices, default=ReportState.OPEN)
    answer = models.TextField(_("answer"), max_length=2000, blank=True)
    answered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        editable=False,
        related_name="+",
        verbose_name=_("answered by"),
    )
    answered_at = models.DateTimeField(_("answered"), null=True, blank=True, editable=False)
    created_at = models.DateTimeField(_("sent"), default=timezone.now, editable=False)

    class Meta:
        verbose_name = _("report of a ruling")
        verbose_name_plural = _("reports of rulings")
        ordering = ("-created_at", "-pk")
        indexes = (models.Index(fields=("state", "created_at"), name="ruling_report_queue"),)

    def __str__(self) -> str:
        """Show the beginning of the message."""
        return self.message if len(self.message) <= 60 else self.message[:59].rstrip() + "…"
