"""Forget what the full-text tables of SQLite keep of rows that are gone.

They are no tables of Django's: emptying a database does not reach them, and what they still find would take the place
of what is there.
"""

from __future__ import annotations

from django.db import connections

ENTRIES = {
    "rulings_search_fts": ("rulings_searchentry", "id"),
    "rulings_card_fts": ("rulings_cardentry", "card_id"),
}
"""Each full-text table with the table and column its rows belong to."""


def forget_orphans(*, using: str, **_: object) -> None:
    """Delete full-text rows without an entry; called after each migration and after a database was emptied."""
    connection = connections[using]
    if connection.vendor != "sqlite":
        return
    with connection.cursor() as cursor:
        tables = set(connection.introspection.table_names(cursor))
        for table, (entries, key) in ENTRIES.items():
            if {table, entries} <= tables:
                cursor.execute(f"DELETE FROM {table} WHERE rowid NOT IN (SELECT {key} FROM {entries})")  # noqa: S608
