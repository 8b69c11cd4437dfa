"""Decklist: what an entry registered to play, as typed, with what a check found and every submission kept."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.models import Card
from tournaments.models.entry import Entry


class DecklistStatus(models.TextChoices):
    """Whether the text as it stands has been handed in."""

    DRAFT = "draft", _("Draft")
    SUBMITTED = "submitted", _("Submitted")


class Decklist(models.Model):
    """The list of one entry.

    `text` is what was typed last. A draft typed after a submission leaves that in force: what counts is
    `in_force`, the newest revision. `legal`, `leader` and the rows are that revision's; `legal` is nothing where not
    everything can be checked. `locked_at` and `unlocked_at` are for this list alone; `unlocked_because` says why a
    judge let one player change it after the deadline.
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
    in_force = models.OneToOneField(
        "DecklistRevision",
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        editable=False,
        verbose_name=_("what counts"),
    )
    legal = models.BooleanField(_("legal"), null=True, blank=True, editable=False)
    leader = models.ForeignKey(
        Card,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        editable=False,
        verbose_name=_("Leader"),
    )
    locked_at = models.DateTimeField(_("locked"), null=True, blank=True, editable=False)
    unlocked_at = models.DateTimeField(_("unlocked"), null=True, blank=True, editable=False)
    unlocked_because = models.CharField(_("unlocked because"), max_length=300, blank=True, editable=False)

    class Meta:
        verbose_name = _("deck list")
        verbose_name_plural = _("deck lists")
        ordering = ("entry",)
        indexes = (models.Index(fields=("legal", "entry"), name="decklist_by_legality"),)

    def __str__(self) -> str:
        """Show whose list it is and where it stands."""
        return f"{self.entry} ({self.get_status_display()})"

    @property
    def is_submitted(self) -> bool:
        """Tell whether the text as it stands has been handed in."""
        return self.status == DecklistStatus.SUBMITTED


class RevisionKind(models.TextChoices):
    """Who changed a list: its player, or a judge."""

    SUBMITTED = "submitted", _("submitted")
    CORRECTED = "corrected", _("corrected by a judge")


class DecklistRevision(models.Model):
    """A list as it was handed in or corrected; the newest one counts.

    `checked` is what the last check of it found: lists of open events are checked again when cards or rules change.
    """

    decklist = models.ForeignKey(
        Decklist, on_delete=models.PROTECT, related_name="revisions", verbose_name=_("deck list")
    )
    number = models.PositiveIntegerField(_("number"))
    text = models.TextField(_("list"))
    kind = models.CharField(
        _("kind"), max_length=10, choices=RevisionKind.choices, default=RevisionKind.SUBMITTED
    )
    reason = models.CharField(_("reason"), max_length=300, blank=True)
    checked = models.JSONField(_("check"), default=dict, editable=False)
    checked_at = models.DateTimeField(_("checked"), null=True, blank=True, editable=False)
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


class DecklistCard(models.Model):
    """A card of the revision in force, for those who search lists; one row for each number and section.

    `key` is the number as it is compared, or empty where only a name was written.
    """

    decklist = models.ForeignKey(
        Decklist, on_delete=models.CASCADE, related_name="cards", verbose_name=_("deck list")
    )
    section = models.CharField(_("section"), max_length=8)
    card = models.ForeignKey(
        Card, on_delete=models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("card")
    )
    number = models.CharField(_("number"), max_length=80, blank=True)
    key = models.CharField(_("number as compared"), max_length=80, blank=True)
    name = models.CharField(_("name"), max_length=240, blank=True)
    name_key = models.CharField(_("name as compared"), max_length=240, blank=True)
    count = models.PositiveIntegerField(_("copies"))

    class Meta:
        verbose_name = _("card of a deck list")
        verbose_name_plural = _("cards of deck lists")
        ordering = ("decklist", "pk")
        indexes = (
            models.Index(fields=("key", "decklist"), name="decklist_card_by_number"),
            models.Index(fields=("name_key", "decklist"), name="decklist_card_by_name"),
        )

    def __str__(self) -> str:
        """Show how many of which card."""
        return f"{self.count} {self.number or self.name}"
