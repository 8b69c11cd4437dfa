"""The accounts app: who somebody is."""

from __future__ import annotations

from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class AccountsConfig(AppConfig):
    """Name the app and see that its roles exist."""

    name = "accounts"
    verbose_name = _("People")

    def ready(self) -> None:
        """Create missing roles after every migration."""
        from accounts.services.roles import create_roles  # noqa: PLC0415

        post_migrate.connect(create_roles, sender=self, dispatch_uid="accounts.create_roles")
