"""Somebody who runs an event, signed in, and somebody who runs another."""

from __future__ import annotations

import pytest
from django.test import Client

from accounts.models import Role, User
from accounts.services.roles import grant_role
from tests.tournaments.factories import make_organizer

BACKEND = "django.contrib.auth.backends.ModelBackend"


@pytest.fixture
def desk(client: Client, organizer: User) -> Client:
    """Return a client signed in as the organizer."""
    client.force_login(organizer, backend=BACKEND)
    return client


@pytest.fixture
def stranger(organizer: User) -> User:
    """Return another organizer."""
    other = make_organizer("otto")
    grant_role(user=other, role=Role.ORGANIZER)
    return other
