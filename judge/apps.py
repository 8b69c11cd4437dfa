"""The judge app."""

from __future__ import annotations

from django.apps import AppConfig


class JudgeConfig(AppConfig):
    """Name the app and register its kinds of jobs."""

    name = "judge"

    def ready(self) -> None:
        """Register what jobs can do here."""
        from judge import tasks  # noqa: F401, PLC0415 - models have to be ready first
