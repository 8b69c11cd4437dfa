"""The PostgreSQL back end keeps the contract."""

from __future__ import annotations

import pytest
from django.db import connection

from rulings.search.backends.base import Backend
from rulings.search.backends.postgres import PostgresBackend
from tests.rulings.search.contract import BackendContract


@pytest.mark.skipif(
    connection.vendor != "postgresql", reason="Set DATABASE_URL to a PostgreSQL server to run this; CI does."
)
class TestPostgres(BackendContract):
    """Run the contract."""

    @pytest.fixture
    def backend(self) -> Backend:
        """Return the back end under test."""
        return PostgresBackend()
