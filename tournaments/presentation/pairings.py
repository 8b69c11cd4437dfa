"""Tables of a round: who meets whom, with what result, found by any part of a name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from tournaments.models import Entry, Match, Result, ResultKind, Side


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A match as a row; `winner` is 1 or 2, 0 for a draw or while it is played."""

    table: int | None
    first: Entry
    second: Entry | None
    result: str
    winner: int
    is_mine: bool


def plain(text: str) -> str:
    """Return a text without case and accents, to compare what people type."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def is_named(name: str, wanted: str) -> bool:
    """Tell whether a name has every word that was typed."""
    where = plain(name)
    return all(word in where for word in plain(wanted).split())


def tables_of(matches: Iterable[Match], *, mine: Entry | None, wanted: str = "") -> list[TableView]:
    """Return the rows in which somebody is named as wanted."""
    rows = []
    for match in matches:
        first, second = match.first, match.second
        names = [first.name, second.name] if second else [first.name]
        if wanted and not any(is_named(name, wanted) for name in names):
            continue
        rows.append(
            TableView(
                table=match.table,
                first=first,
                second=second,
                result=shown_result(match.result),
                winner=winner_of(match.result),
                is_mine=mine is not None and mine.pk in {first.pk, second.pk if second else None},
            )
        )
    return rows


def shown_result(result: Result | None, *, side: Side = Side.FIRST) -> str:
    """Write a result, as seen from one of the two sides."""
    if result is None:
        return ""
    if result.kind != ResultKind.GAMES:
        return str(result.get_kind_display())
    won, lost = (result.won, result.lost) if side == Side.FIRST else (result.lost, result.won)
    return f"{won}–{lost}–{result.drawn}" if result.drawn else f"{won}–{lost}"


def winner_of(result: Result | None) -> int:
    """Return which side won, 0 for none."""
    if result is None:
        return 0
    if result.kind in (ResultKind.NO_SHOW_SECOND, ResultKind.BYE):
        return Side.FIRST
    if result.kind == ResultKind.NO_SHOW_FIRST:
        return Side.SECOND
    if result.won == result.lost:
        return 0
    return Side.FIRST if result.won > result.lost else Side.SECOND


def outcome_word(result: Result | None, *, side: Side) -> str:
    """Say in one word what a result was for one side."""
    if result is None:
        return ""
    winner = winner_of(result)
    if winner:
        return _("Won") if winner == side else _("Lost")
    return _("Drawn") if result.kind == ResultKind.GAMES else _("Lost")
