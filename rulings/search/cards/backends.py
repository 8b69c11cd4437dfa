"""Match the tokens of cards on either database; both return the same cards in the same order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec
from django.db import connection

TABLE = "rulings_card_fts"
VECTOR = "rulings_card_vector(stems)"
MOST = 50_000

_TOKEN = re.compile(r"[a-z0-9_]+\*?")


class CardsWanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which cards to return: those that hold a token out of each of these groups, of one game or of all.

    A token that ends in a star stands for all that begin like it.
    """

    groups: tuple[tuple[str, ...], ...]
    game_id: int | None = None
    cut: int = MOST


def clean_groups(wanted: CardsWanted) -> list[list[str]]:
    """Return the groups without what no index can hold; one group that is left empty matches nothing."""
    groups = [[token for token in group if _TOKEN.fullmatch(token)] for group in wanted.groups]
    return groups if groups and all(groups) else []


class CardBackend(Protocol):
    """Matches tokens and orders by game and number."""

    def store(self, entries: Sequence[tuple[int, str]]) -> None:
        """Keep the tokens of cards (id, tokens joined by blanks), replacing what was kept of them."""

    def remove(self, card_ids: Iterable[int]) -> None:
        """Forget cards."""

    def matching(self, wanted: CardsWanted) -> list[int]:
        """Return the ids of the cards that match, at most `wanted.cut`."""


class PostgresCards:
    """Match with PostgreSQL's text search, whose index PostgreSQL maintains over the entries themselves."""

    def store(self, entries: Sequence[tuple[int, str]]) -> None:
        """Do nothing: the rows are the index."""

    def remove(self, card_ids: Iterable[int]) -> None:
        """Do nothing: the rows are the index."""

    def matching(self, wanted: CardsWanted) -> list[int]:
        """Match tokens as they stand, without a dictionary of the database."""
        groups = (" | ".join(_postgres_token(token) for token in group) for group in clean_groups(wanted))
        match = " & ".join(f"({group})" for group in groups)
        if not match:
            return []
        sql = (
            f"SELECT card_id FROM rulings_cardentry WHERE {VECTOR} @@ %s::tsquery "  # noqa: S608
            "AND (%s::bigint IS NULL OR game_id = %s::bigint) ORDER BY game_id, sort, card_id LIMIT %s"
        )
        return _ids(sql, [match, wanted.game_id, wanted.game_id, wanted.cut])


class SqliteCards:
    """Match with an FTS5 table beside the entries."""

    def store(self, entries: Sequence[tuple[int, str]]) -> None:
        """Replace the tokens of cards."""
        self.remove(card_id for card_id, _ in entries)
        with connection.cursor() as cursor:
            cursor.executemany(f"INSERT INTO {TABLE} (rowid, stems) VALUES (%s, %s)", list(entries))  # noqa: S608

    def remove(self, card_ids: Iterable[int]) -> None:
        """Delete the tokens of cards."""
        with connection.cursor() as cursor:
            cursor.executemany(f"DELETE FROM {TABLE} WHERE rowid = %s", [(one,) for one in card_ids])  # noqa: S608

    def matching(self, wanted: CardsWanted) -> list[int]:
        """Match tokens as quoted strings, so that no sign but the star is an operator."""
        groups = (" OR ".join(_sqlite_token(token) for token in group) for group in clean_groups(wanted))
        match = " AND ".join(f"({group})" for group in groups)
        if not match:
            return []
        sql = (
            f"SELECT entry.card_id FROM {TABLE} AS fts "  # noqa: S608
            "JOIN rulings_cardentry AS entry ON entry.card_id = fts.rowid "
            f"WHERE {TABLE} MATCH %s AND (%s IS NULL OR entry.game_id = %s) "
            "ORDER BY entry.game_id, entry.sort, entry.card_id LIMIT %s"
        )
        return _ids(sql, [match, wanted.game_id, wanted.game_id, wanted.cut])


def _postgres_token(token: str) -> str:
    return f"'{token[:-1]}':*" if token.endswith("*") else f"'{token}'"


def _sqlite_token(token: str) -> str:
    return f'"{token[:-1]}"*' if token.endswith("*") else f'"{token}"'


def _ids(sql: str, values: Sequence[str | int | None]) -> list[int]:
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
        return [int(row[0]) for row in cursor.fetchall()]


def current_card_backend() -> CardBackend:
    """Return the back end of the database in use."""
    return PostgresCards() if connection.vendor == "postgresql" else SqliteCards()
