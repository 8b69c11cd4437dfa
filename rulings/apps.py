"""The rulings app: find the text that decides a question."""

from __future__ import annotations

from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class RulingsConfig(AppConfig):
    """Name the app for people, register its kinds of jobs, and keep search clean."""

    name = "rulings"
    verbose_name = _("Rulings")

    def ready(self) -> None:
        """Register what jobs can do here, and keep search in step with the database."""
        from rulings import tasks  # noqa: F401, PLC0415 - models have to be ready first
        from rulings.search.index import renew_index  # noqa: PLC0415
        from rulings.search.orphans import forget_orphans  # noqa: PLC0415

        post_migrate.connect(forget_orphans, sender=self, dispatch_uid="rulings.forget_orphans")
        post_migrate.connect(renew_index, sender=self, dispatch_uid="rulings.renew_index")
