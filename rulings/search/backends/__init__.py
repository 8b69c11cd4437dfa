"""Choose the back end that fits the database."""

from __future__ import annotations

from django.db import connection

from rulings.search.backends.base import Backend, Wanted
from rulings.search.backends.postgres import PostgresBackend
from rulings.search.backends.sqlite import SqliteBackend

__all__ = ["Backend", "Wanted", "current_backend"]


def current_backend() -> Backend:
    """Return the back end of the database in use."""
    return PostgresBackend() if connection.vendor == "postgresql" else SqliteBackend()
