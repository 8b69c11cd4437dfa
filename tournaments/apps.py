"""The tournaments app."""

from __future__ import annotations

from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    """Name the app and register its kinds of jobs."""

    name = "tournaments"

    def ready(self) -> None:
        """Register what jobs can do here, and listen for what sets them going."""
        from tournaments import tasks  # noqa: F401, PLC0415 - models have to be ready first
