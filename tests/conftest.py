"""The cast, and what every test may ask for."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings as hypothesis_settings

from accounts.models import Role, User
from accounts.services.roles import grant_role

PASSWORD = "a-long-enough-password"

hypothesis_settings.register_profile("usual", deadline=None)
hypothesis_settings.register_profile("soak", deadline=None, max_examples=3000)
hypothesis_settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def service_missing(name: str) -> None:
    """Skip a test whose service is not running here; in CI that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{name} is not there, and CI has to have it.")
    pytest.skip(f"{name} is not there; CI runs this test.")


def _person(name: str, *roles: Role) -> User:
    user = User.objects.create_user(f"{name}@example.org", PASSWORD, display_name=name.title())
    for role in roles:
        grant_role(user=user, role=role)
    return user


@pytest.fixture
def alice(db: None) -> User:
    """Return a player."""
    return _person("alice", Role.PLAYER)


@pytest.fixture
def bob(db: None) -> User:
    """Return another player."""
    return _person("bob", Role.PLAYER)


@pytest.fixture
def judge(db: None) -> User:
    """Return a judge."""
    return _person("judith", Role.PLAYER, Role.JUDGE)


@pytest.fixture
def organizer(db: None) -> User:
    """Return an organizer."""
    return _person("oscar", Role.PLAYER, Role.ORGANIZER)


@pytest.fixture
def administrator(db: None) -> User:
    """Return a site administrator."""
    return User.objects.create_superuser("ada@example.org", PASSWORD, display_name="Ada")
