"""The SQLite back end keeps the contract."""

from __future__ import annotations

import pytest
from django.db import connection

from rulings.search.backends.base import Backend
from rulings.search.backends.sqlite import SqliteBackend
from tests.rulings.search.contract import BackendContract


@pytest.mark.skipif(connection.vendor != "sqlite", reason="The suite runs on PostgreSQL.")
class TestSqlite(BackendContract):
    """Run the contract."""

    @pytest.fixture
    def backend(self) -> Backend:
        """Return the back end under test."""
        return SqliteBackend()
