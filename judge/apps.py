"""The judge app."""

from __future__ import annotations

from django.apps import AppConfig


class JudgeConfig(AppConfig):
    """Name the app."""

    name = "judge"
