"""Match stems with PostgreSQL's text search over the very same stems."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db import connection

from rulings.search.backends.base import Wanted, clean_groups


class PostgresBackend:
    """Keep stems in an index over the entries themselves, which PostgreSQL maintains."""

    def store(self, entries: Sequence[tuple[int, str]]) -> None:
        """Do nothing: the rows are the index."""

    def remove(self, entry_ids: Iterable[int]) -> None:
        """Do nothing: the rows are the index."""

    def candidates(self, wanted: Wanted) -> list[int]:
        """Match a stem of each group as they stand, without a dictionary of the database.

        The vector of an entry is kept beside it, so that PostgreSQL may also walk through the entries in their order
        until enough of them match: that is the quickest for frequent words.
        """
        groups = (" | ".join(f"'{stem}'" for stem in group) for group in clean_groups(wanted))
        match = " & ".join(f"({group})" for group in groups)
        if not match:
            return []
        sql = (
            "SELECT id FROM rulings_searchentry WHERE vector @@ %s::tsquery "
            "AND (%s::bigint IS NULL OR game_id = %s::bigint) ORDER BY id LIMIT %s"
        )
        with connection.cursor() as cursor:
            cursor.execute(sql, [match, wanted.game_id, wanted.game_id, wanted.cut])
            return [int(row[0]) for row in cursor.fetchall()]
