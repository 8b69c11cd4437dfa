"""Job: a row for each piece of long work."""

from __future__ import annotations

import uuid
from datetime import datetime

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _


class JobState(models.TextChoices):
    """Where a job stands; the last three are final."""

    QUEUED = "queued", _("Waiting")
    RUNNING = "running", _("Running")
    DONE = "done", _("Done")
    FAILED = "failed", _("Failed")
    STOPPED = "stopped", _("Stopped")


class JobQuerySet(models.QuerySet["Job"]):
    """The questions asked about jobs."""

    def alive(self) -> JobQuerySet:
        """Keep those that have not ended."""
        return self.filter(state__in=(JobState.QUEUED, JobState.RUNNING))

    def lost(self, *, now: datetime) -> JobQuerySet:
        """Keep those whose holder (broker or worker) was last heard of too long ago."""
        return self.alive().filter(held_until__lte=now)


class Job(models.Model):
    """Long work one can watch and stop.

    Somebody holds a living job: the broker while it waits, a worker while it runs. Whoever holds it
    promises to be heard of before ``held_until``; the sweeper takes the others and hands them out again.
    ``holder`` names the run: a worker that was thought lost cannot write into a job that another one took.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    kind = models.CharField(_("kind"), max_length=60)
    title = models.CharField(_("title"), max_length=200)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="jobs",
        verbose_name=_("owner"),
    )
    payload = models.JSONField(_("payload"), default=dict, blank=True)
    state = models.CharField(_("state"), max_length=10, choices=JobState.choices, default=JobState.QUEUED)
    progress_done = models.PositiveIntegerField(_("done so far"), default=0)
    progress_total = models.PositiveIntegerField(_("of"), null=True, blank=True)
    progress_note = models.CharField(_("note"), max_length=200, blank=True)
    stop_requested = models.BooleanField(_("stop requested"), default=False)
    result = models.JSONField(_("result"), null=True, blank=True)
    result_url = models.CharField(_("where the result is"), max_length=300, blank=True)
    error_code = models.CharField(_("fault"), max_length=60, blank=True)
    error_message = models.TextField(_("what went wrong"), blank=True)
    holder = models.UUIDField(null=True, blank=True, editable=False)
    held_until = models.DateTimeField(_("held until"), default=timezone.now, editable=False)
    hand_overs = models.PositiveSmallIntegerField(_("handed out"), default=0, editable=False)
    attempts = models.PositiveSmallIntegerField(_("attempts"), default=0, editable=False)
    created_at = models.DateTimeField(_("asked"), default=timezone.now, editable=False)
    started_at = models.DateTimeField(_("started"), null=True, blank=True, editable=False)
    ended_at = models.DateTimeField(_("ended"), null=True, blank=True, editable=False)

    objects = JobQuerySet.as_manager()

    class Meta:
        verbose_name = _("job")
        verbose_name_plural = _("jobs")
        ordering = ("-created_at",)
        indexes = (
            models.Index(fields=("state", "held_until"), name="job_state_held_until"),
            models.Index(fields=("owner", "-created_at"), name="job_owner_newest"),
        )

    def __str__(self) -> str:
        """Show what the job is about."""
        return self.title

    @property
    def has_ended(self) -> bool:
        """Tell whether nothing will change any more."""
        return self.state not in (JobState.QUEUED, JobState.RUNNING)

    @property
    def percent(self) -> int | None:
        """Return the progress from 0 to 100, or nothing when the end is not known."""
        if not self.progress_total:
            return None
        return min(100, 100 * self.progress_done // self.progress_total)
