"""The rulings app: find the text that decides a question."""

from __future__ import annotations

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class RulingsConfig(AppConfig):
    """Name the app for people."""

    name = "rulings"
    verbose_name = _("Rulings")
