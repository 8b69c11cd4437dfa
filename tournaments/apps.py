"""The tournaments app."""

from __future__ import annotations

from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    """Name the app."""

    name = "tournaments"
