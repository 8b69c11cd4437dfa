"""EventLog: everything that happened to an event, in order, never changed."""

from __future__ import annotations

from django.conf import settings
from django.core.serializers.json import DjangoJSONEncoder
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from tournaments.models.event import Event


class Verb(models.TextChoices):
    """What can happen to an event."""

    EVENT_CREATED = "event_created", _("event created")
    EVENT_CHANGED = "event_changed", _("event changed")
    STATUS_CHANGED = "status_changed", _("status changed")
    ENTRY_REGISTERED = "entry_registered", _("player registered")
    ENTRY_CHECKED_IN = "entry_checked_in", _("player checked in")
    ENTRY_DROPPED = "entry_dropped", _("player left")
    ENTRY_RETURNED = "entry_returned", _("player came back")
    DECKLIST_SUBMITTED = "decklist_submitted", _("deck list submitted")
    DECKLIST_CORRECTED = "decklist_corrected", _("deck list corrected")
    DECKLIST_RECHECKED = "decklist_rechecked", _("deck list checked again")
    DECKLIST_LOCKED = "decklist_locked", _("deck list locked")
    DECKLIST_UNLOCKED = "decklist_unlocked", _("deck list unlocked")
    DECKLISTS_LOCKED = "decklists_locked", _("all deck lists locked")
    DECKLISTS_UNLOCKED = "decklists_unlocked", _("all deck lists unlocked")
    ROUND_PAIRED = "round_paired", _("round paired")
    REMATCHES_ALLOWED = "rematches_allowed", _("rematches allowed")
    ROUND_PUBLISHED = "round_published", _("round published")
    RESULT_REPORTED = "result_reported", _("result reported")
    RESULT_CORRECTED = "result_corrected", _("result corrected")
    ROUND_CLOSED = "round_closed", _("round closed")
    RULING_WRITTEN = "ruling_written", _("local ruling written")
    RULING_WITHDRAWN = "ruling_withdrawn", _("local ruling taken back")


class LogFixedError(Exception):
    """Somebody tried to change what has happened."""


class EventLogQuerySet(models.QuerySet["EventLog"]):
    """Entries to read; changing or deleting them is refused."""

    def update(self, **fields: object) -> int:
        """Refuse."""
        raise LogFixedError("Entries of the log are never changed.")

    def delete(self) -> tuple[int, dict[str, int]]:
        """Refuse."""
        raise LogFixedError("Entries of the log are never deleted.")

    def of_events_run_by(self, user: User) -> EventLogQuerySet:
        """Keep the entries of events somebody may run."""
        if user.is_superuser:
            return self
        return self.filter(event__organizers=user)


class EventLog(models.Model):
    """One change: who did what when, and the change that takes it back (empty when nothing does)."""

    event = models.ForeignKey(Event, on_delete=models.PROTECT, related_name="log", verbose_name=_("event"))
    sequence = models.PositiveIntegerField(_("sequence"))
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="event_changes",
        verbose_name=_("who"),
    )
    verb = models.CharField(_("what"), max_length=20, choices=Verb.choices)
    payload = models.JSONField(_("details"), default=dict, encoder=DjangoJSONEncoder)
    inverse = models.JSONField(_("taken back by"), default=dict, encoder=DjangoJSONEncoder)
    at = models.DateTimeField(_("when"), default=timezone.now)

    objects = EventLogQuerySet.as_manager()

    class Meta:
        verbose_name = _("log entry")
        verbose_name_plural = _("log")
        ordering = ("event", "sequence")
        constraints = (
            models.UniqueConstraint(fields=("event", "sequence"), name="log_sequence_once_in_event"),
        )

    def __str__(self) -> str:
        """Show place and deed."""
        return f"{self.sequence} {self.get_verb_display()}"
