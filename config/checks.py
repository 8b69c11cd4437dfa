"""Refuse combinations of settings that would not hold in production."""

from __future__ import annotations

from collections.abc import Sequence

from django.apps import AppConfig
from django.conf import settings
from django.core import checks
from django.core.checks import CheckMessage, Error, Tags, register
from django.db import connection


@register(Tags.security, deploy=True)
def check_scaled_settings(
    app_configs: Sequence[AppConfig] | None, databases: Sequence[str] | None = None, **_: object
) -> list[CheckMessage]:
    """Find settings that work on one machine only, or only on a trusted one."""
    found: list[CheckMessage] = []
    on_sqlite = connection.vendor == "sqlite"
    if not settings.ALLOWED_HOSTS:
        found.append(
            Error("No host is allowed.", hint="Set ALLOWED_HOSTS to the site's names.", id="site.E001")
        )
    if len(settings.SECRET_KEY) < 32:
        found.append(
            Error("The secret is too short.", hint="Set SECRET_KEY to 50 random signs.", id="site.E002")
        )
    if on_sqlite and settings.REDIS_URL:
        found.append(
            checks.Warning(
                "Redis is used with a database that one machine alone can reach.",
                hint="Set DATABASE_URL to a PostgreSQL database, or leave REDIS_URL out.",
                id="site.W001",
            )
        )
    if not on_sqlite and not settings.REDIS_URL:
        found.append(
            checks.Warning(
                "Jobs and rate limits stay on this machine although the database is shared.",
                hint="Set REDIS_URL, so that every web process and worker sees the same queue and cache.",
                id="site.W002",
            )
        )
    if settings.EMAIL_BACKEND.endswith("console.EmailBackend"):
        found.append(
            checks.Warning(
                "Mail is only printed.",
                hint="Set EMAIL_URL, for example smtp+tls://u:p@host:587.",
                id="site.W003",
            )
        )
    return found
