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
        # CROSS JOIN: match first, then look the few rows up; the other way round every entry of the game is read.
        entry = (
            "CROSS JOIN rulings_searchentry AS entry ON entry.id = fts.rowid"
            if wanted.game_id is not None
            else ""
        )
        sql = f"SELECT fts.rowid FROM {TABLE} AS fts {entry} WHERE {TABLE} MATCH %s"  # noqa: S608
        parameters: list[str | int] = [match]
        if wanted.game_id is not None:
            sql += " AND entry.game_id = %s"
            parameters.append(wanted.game_id)
        with connection.cursor() as cursor:
            cursor.execute(f"{sql} ORDER BY fts.rowid LIMIT %s", [*parameters, wanted.cut])
            return [int(row[0]) for row in cursor.fetchall()]
