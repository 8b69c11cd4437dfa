"""Card search on SQLite keeps the contract."""

from __future__ import annotations

import pytest
from django.db import connection

from rulings.search.cards.backends import CardBackend, SqliteCards
from tests.rulings.search.card_contract import CardBackendContract


@pytest.mark.skipif(connection.vendor != "sqlite", reason="The suite runs on PostgreSQL.")
class TestSqliteCards(CardBackendContract):
    """Run the contract."""

    @pytest.fixture
    def backend(self) -> CardBackend:
        """Return the back end under test."""
        return SqliteCards()
