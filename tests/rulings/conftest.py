"""What tests of rulings ask for."""

from __future__ import annotations

import pytest
from django.test import Client

from accounts.models import User


@pytest.fixture
def staff(client: Client, administrator: User) -> Client:
    """Return a client signed in as a site administrator."""
    client.force_login(administrator, backend="django.contrib.auth.backends.ModelBackend")
    return client
