"""The jobs app: long work one can watch."""

from __future__ import annotations

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class JobsConfig(AppConfig):
    """Name the app."""

    name = "jobs"
    verbose_name = _("Jobs")
