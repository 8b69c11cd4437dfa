"""The rulings app: find the text that decides a question."""

from __future__ import annotations

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class RulingsConfig(AppConfig):
    """Name the app for people, and register its kinds of jobs."""

    name = "rulings"
    verbose_name = _("Rulings")

    def ready(self) -> None:
        """Register what jobs can do here."""
        from rulings import tasks  # noqa: F401, PLC0415 - models have to be ready first
