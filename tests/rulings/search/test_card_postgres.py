"""Card search on PostgreSQL keeps the contract."""

from __future__ import annotations

import pytest
from django.db import connection

from rulings.search.cards.backends import CardBackend, PostgresCards
from tests.rulings.search.card_contract import CardBackendContract


@pytest.mark.skipif(
    connection.vendor != "postgresql", reason="Set DATABASE_URL to a PostgreSQL server to run this; CI does."
)
class TestPostgresCards(CardBackendContract):
    """Run the contract."""

    @pytest.fixture
    def backend(self) -> CardBackend:
        """Return the back end under test."""
        return PostgresCards()
