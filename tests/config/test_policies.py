"""Which scripts and styles a page may use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from accounts.models import User

pytestmark = pytest.mark.django_db

INLINE = re.compile(
    r"""<style|\sstyle=|\son[a-z]+=["']|javascript:|<script(?![^>]*\bsrc=)(?![^>]*application/json)""",
    re.IGNORECASE,
)


def _policy(client: Client, address: str) -> dict[str, str]:
    header = client.get(address).headers["Content-Security-Policy"]
    parts = (part.strip().partition(" ") for part in header.split(";"))
    return {name: sources for name, _, sources in parts}


@pytest.mark.parametrize("address", ["/", "/accounts/login/", "/nothing/", "/rulings/", "/judge/"])
def test_public_pages_use_files_of_the_site_alone(client: Client, address: str) -> None:
    policy = _policy(client, address)

    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"


def test_the_admin_has_a_policy_of_its_own(client: Client) -> None:
    policy = _policy(client, "/admin/login/")

    assert policy["script-src"] == "'self' 'unsafe-eval' 'unsafe-inline'"
    assert policy["default-src"] == "'self'"


def test_the_api_page_may_set_styles_and_nothing_more(client: Client) -> None:
    policy = _policy(client, "/api/v1/docs/")

    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self' 'unsafe-inline'"


def test_the_api_page_loads_nothing_from_elsewhere(client: Client) -> None:
    page = client.get("/api/v1/docs/").content.decode()

    assert "://" not in page
    assert not INLINE.search(page)


def test_no_template_holds_scripts_or_styles_of_its_own() -> None:
    templates = sorted(Path(settings.ROOT, "templates").rglob("*.html"))

    assert templates
    assert [path.name for path in templates if INLINE.search(path.read_text(encoding="utf-8"))] == []


def test_the_account_page_is_strict_when_signed_in(client: Client, alice: User) -> None:
    client.force_login(alice)

    assert _policy(client, "/accounts/me/")["script-src"] == "'self'"
