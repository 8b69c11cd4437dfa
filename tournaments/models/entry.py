"""Entry: one player's registration in an event."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from tournaments.models.event import Event


class EntryQuerySet(models.QuerySet["Entry"]):
    """Questions about entries."""

    def active(self) -> EntryQuerySet:
        """Keep those who have not left."""
        return self.filter(dropped_after__isnull=True)

    def in_events_run_by(self, user: User) -> EntryQuerySet:
        """Keep the entries of events somebody may run."""
        if user.is_superuser:
            return self
        return self.filter(event__organizers=user)


class Entry(models.Model):
    """A player in one event, with or without an account.

    `number` names the player in pairings, logs and files of the event. Who leaves keeps the entry:
    `dropped_after` is the last round the player took part in, 0 for a registration that was cancelled.
    """

    event = models.ForeignKey(
        Event, on_delete=models.PROTECT, related_name="entries", verbose_name=_("event")
    )
    number = models.PositiveIntegerField(_("number"))
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="entries",
        verbose_name=_("account"),
    )
    name = models.CharField(_("name"), max_length=80)
    player_number = models.CharField(_("player number"), max_length=40, blank=True)
    joined_in = models.PositiveSmallIntegerField(_("first round"), default=1)
    dropped_after = models.PositiveSmallIntegerField(_("left after round"), null=True, blank=True)
    is_checked_in = models.BooleanField(_("checked in"), default=False)
    created_at = models.DateTimeField(_("registered"), default=timezone.now, editable=False)

    objects = EntryQuerySet.as_manager()

    class Meta:
        verbose_name = _("entry")
        verbose_name_plural = _("entries")
        ordering = ("event", "number")
        constraints = (
            models.UniqueConstraint(fields=("event", "number"), name="entry_number_once_in_event"),
            models.UniqueConstraint(
                fields=("event", "user"), condition=models.Q(user__isnull=False), name="account_once_in_event"
            ),
        )

    def __str__(self) -> str:
        """Show the player's name."""
        return self.name

    @property
    def is_active(self) -> bool:
        """Tell whether the player is still there."""
        return self.dropped_after is None
