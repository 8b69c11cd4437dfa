"""LocalRuling: what the judges of one event decided, for that event alone."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models import Ruling
from tournaments.models.event import Event


class LocalRulingQuerySet(models.QuerySet["LocalRuling"]):
    """Questions about local rulings."""

    def in_force(self) -> LocalRulingQuerySet:
        """Keep those that nobody took back."""
        return self.filter(withdrawn_at=None)


class LocalRuling(models.Model):
    """A question and how this event answers it; seen by its staff and players only, never changed, only taken back.

    `ruling` is the public ruling it is about, if there is one; `cites` are the codes of the passages it rests on.
    """

    event = models.ForeignKey(
        Event, on_delete=models.CASCADE, related_name="local_rulings", verbose_name=_("event")
    )
    question = models.CharField(_("question"), max_length=300)
    answer = models.TextField(_("answer"), max_length=2000)
    ruling = models.ForeignKey(
        Ruling, on_delete=models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("ruling")
    )
    cites = models.JSONField(_("rests on"), default=list, blank=True)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="local_rulings",
        verbose_name=_("author"),
    )
    created_at = models.DateTimeField(_("written"), default=timezone.now)
    withdrawn_at = models.DateTimeField(_("taken back"), null=True, blank=True)

    objects = LocalRulingQuerySet.as_manager()

    class Meta:
        verbose_name = _("local ruling")
        verbose_name_plural = _("local rulings")
        ordering = ("event", "-created_at", "-pk")
        indexes = (models.Index(fields=("event", "-created_at"), name="local_ruling_of_event"),)

    def __str__(self) -> str:
        """Show the question."""
        return self.question
