"""The rulings app."""

from __future__ import annotations

from django.apps import AppConfig


class RulingsConfig(AppConfig):
    """Name the app."""

    name = "rulings"
