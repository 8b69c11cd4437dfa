"""Forget what the full-text table of cards on SQLite keeps of rows that are gone.

It is no table of Django's: emptying a database does not reach it, and what it still finds would take the place of
what is there.
"""

from __future__ import annotations

from django.db import connections

TABLE = "rulings_card_fts"
ENTRIES = ("rulings_cardentry", "card_id")
"""The full-text table, and the table and column its rows belong to."""


def forget_orphans(*, using: str, **_: object) -> None:
    """Delete full-text rows without an entry; called after each migration and after a database was emptied."""
    connection = connections[using]
    if connection.vendor != "sqlite":
        return
    with connection.cursor() as cursor:
        tables = set(connection.introspection.table_names(cursor))
        entries, key = ENTRIES
        if {TABLE, entries} <= tables:
            cursor.execute(f"DELETE FROM {TABLE} WHERE rowid NOT IN (SELECT {key} FROM {entries})")  # noqa: S608
