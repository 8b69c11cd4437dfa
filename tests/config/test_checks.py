"""Combinations of settings that would not hold in production."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from django.conf import settings as site_settings
from pytest_django import Settings

from config.checks import check_scaled_settings

pytestmark = pytest.mark.django_db

SOUND = {
    "DJANGO_SETTINGS_MODULE": "config.settings.prod",
    "SECRET_KEY": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTU",
    "ALLOWED_HOSTS": "judge.example.org",
    "EMAIL_URL": "smtp+tls://user:word@mail.example.org:587",
    "REDIS_URL": "",
    "DATABASE_URL": "",
    "SECURE_HSTS_INCLUDE_SUBDOMAINS": "true",
}


def _codes() -> set[str | None]:
    return {message.id for message in check_scaled_settings(None)}


def _deploy_check(**changes: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "manage.py",
        "check",
        "--deploy",
        "--tag",
        "security",
        "--fail-level",
        "WARNING",
    ]
    environment = os.environ | SOUND | changes
    return subprocess.run(
        command, cwd=site_settings.ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_a_site_without_hosts_and_with_a_short_secret_is_refused(settings: Settings) -> None:
    settings.ALLOWED_HOSTS = []
    settings.SECRET_KEY = "short"

    assert {"site.E001", "site.E002"} <= _codes()


def test_redis_with_a_database_of_one_machine_is_pointed_out(settings: Settings) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:6379/0"

    from django.db import connection

    assert ("site.W001" in _codes()) is (connection.vendor == "sqlite")


def test_sound_production_settings_pass_every_check() -> None:
    answer = _deploy_check()

    assert answer.returncode == 0, answer.stderr


def test_production_settings_without_a_secret_do_not_pass() -> None:
    answer = _deploy_check(SECRET_KEY="")

    assert answer.returncode != 0
    assert "SECRET_KEY" in answer.stderr
