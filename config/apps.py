"""The site as a Django app: its checks are registered when it starts."""

from __future__ import annotations

from django.apps import AppConfig


class SiteConfig(AppConfig):
    """Start the site's own checks."""

    name = "config"
    label = "site_config"

    def ready(self) -> None:
        """Register the checks of the settings."""
        from config import checks  # noqa: F401, PLC0415
