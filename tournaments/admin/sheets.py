"""The sheet of all tables of a round: what stands there, what was typed, what became of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from django.http import QueryDict

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Event, Match, Result, ResultKind, Round
from tournaments.services.results import KEYS, Report, read_score, report_results

_TYPED = {score.kind: key for key, score in KEYS.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One table: its match, the text in its field, and what is wrong with that."""

    match: Match
    typed: str
    seen: int
    error: str = ""

    @property
    def stored(self) -> str:
        """Return the stored result as it would be typed."""
        return typed_of(self.match.result)


def typed_of(result: Result | None) -> str:
    """Return a result as it is typed."""
    if result is None:
        return ""
    return str(result) if result.kind == ResultKind.GAMES else _TYPED.get(ResultKind(result.kind), "")


def rows_of(matches: Iterable[Match]) -> list[Row]:
    """Return a row for each table with what is stored."""
    return [
        Row(match=match, typed=typed_of(match.result), seen=match.version)
        for match in matches
        if not match.is_bye
    ]


def enter_rows(
    *, event: Event, round_: Round, matches: Iterable[Match], data: QueryDict, by: User, at: datetime
) -> dict[int, tuple[str, str]]:
    """Report what was typed; return the text and the fault of each table that was refused."""
    reports, typed, refused = [], {}, {}
    for match in matches:
        if match.table is None or f"t{match.table}" not in data:
            continue
        text = data.get(f"t{match.table}", "").strip()[:20]
        typed[match.table] = text
        if text == typed_of(match.result):
            continue
        try:
            score = read_score(text, best_of=event.best_of)
        except TournamentError as error:
            refused[match.table] = error
            continue
        seen = data.get(f"v{match.table}", "")
        reports.append(Report(table=match.table, score=score, seen=int(seen) if seen.isdigit() else 0))
    if reports:
        refused |= report_results(round_=round_, reports=reports, by=by, at=at)
    return {
        table: (typed[table], f"{error.message} {error.mend}".strip()) for table, error in refused.items()
    }
