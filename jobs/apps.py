"""The jobs app: long work one can watch."""

from __future__ import annotations

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class JobsConfig(AppConfig):
    """Connect the queue to the workers."""

    name = "jobs"
    verbose_name = _("Jobs")

    def ready(self) -> None:
        """Listen for queued jobs."""
        from jobs import notices, tasks  # noqa: F401, PLC0415
