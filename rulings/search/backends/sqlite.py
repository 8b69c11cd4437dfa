"""Match stems with the full-text tables of SQLite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db import connection

from rulings.search.backends.base import Wanted, clean_groups

TABLE = "rulings_search_fts"


class SqliteBackend:
    """Keep stems in an FTS5 table beside the entries."""

    def store(self, entries: Sequence[tuple[int, str]]) -> None:
        """Replace the stems of entries."""
        self.remove(entry_id for entry_id, _ in entries)
        with connection.cursor() as cursor:
            cursor.executemany(f"INSERT INTO {TABLE} (rowid, stems) VALUES (%s, %s)", list(entries))  # noqa: S608

    def remove(self, entry_ids: Iterable[int]) -> None:
        """Delete the stems of entries."""
        with connection.cursor() as cursor:
            cursor.executemany(f"DELETE FROM {TABLE} WHERE rowid = %s", [(one,) for one in entry_ids])  # noqa: S608

    def candidates(self, wanted: Wanted) -> list[int]:
        """Match a stem of each group, each as a quoted string, so that no sign is an operator."""
        groups = (" OR ".join(f'"{stem}"' for stem in group) for group in clean_groups(wanted))
        match = " AND ".join(f"({group})" for group in groups)
        if not match:
            return []
        sql = (
            f"SELECT entry.id FROM {TABLE} AS fts JOIN rulings_searchentry AS entry ON entry.id = fts.rowid "  # noqa: S608
            f"WHERE {TABLE} MATCH %s AND (%s IS NULL OR entry.game_id = %s) ORDER BY entry.id LIMIT %s"
        )
        with connection.cursor() as cursor:
            cursor.execute(sql, [match, wanted.game_id, wanted.game_id, wanted.cut])
            return [int(row[0]) for row in cursor.fetchall()]
