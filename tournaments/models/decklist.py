"""Decklist: what an entry registered to play, as typed, with what a check found and every submission kept."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from tournaments.models.entry import Entry


class DecklistStatus(models.TextChoices):
    """Whether the text as it stands has been handed in."""

    DRAFT = "draft", _("Draft")
    SUBMITTED = "submitted", _("Submitted")


class Decklist(models.Model):
    """The list of one entry.

    `text` is what was typed last. A draft typed after a submission leaves that in force: what counts is the
    newest revision.
    """

    entry = models.OneToOneField(
        Entry, on_delete=models.PROTECT, related_name="decklist", verbose_name=_("entry")
    )
    text = models.TextField(_("list"), blank=True)
    status = models.CharField(
        _("status"), max_length=10, choices=DecklistStatus.choices, default=DecklistStatus.DRAFT
    )
    checked = models.JSONField(_("check"), default=dict, editable=False)
    saved_at = models.DateTimeField(_("saved"))

    class Meta:
        verbose_name = _("deck list")
        verbose_name_plural = _("deck lists")
        ordering = ("entry",)

    def __str__(self) -> str:
        """Show whose list it is and where it stands."""
        return f"{self.entry} ({self.get_status_display()})"

    @property
    def is_submitted(self) -> bool:
        """Tell whether the text as it stands has been handed in."""
        return self.status == DecklistStatus.SUBMITTED


class DecklistRevision(models.Model):
    """A list as it was handed in; the newest one counts."""

    decklist = models.ForeignKey(
        Decklist, on_delete=models.PROTECT, related_name="revisions", verbose_name=_("deck list")
    )
    number = models.PositiveIntegerField(_("number"))
    text = models.TextField(_("list"))
    checked = models.JSONField(_("check"), default=dict, editable=False)
    submitted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="decklists_submitted",
        verbose_name=_("who"),
    )
    submitted_at = models.DateTimeField(_("when"))

    class Meta:
        verbose_name = _("submitted deck list")
        verbose_name_plural = _("submitted deck lists")
        ordering = ("decklist", "number")
        constraints = (
            models.UniqueConstraint(fields=("decklist", "number"), name="decklist_revision_number_once"),
        )

    def __str__(self) -> str:
        """Show the number."""
        return str(_("Revision %(number)d") % {"number": self.number})
