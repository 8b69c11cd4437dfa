"""Report results and correct them; nothing that was reported is lost."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import Event, Match, Result, ResultKind, Round, Verb
from tournaments.records import Score, played_in, player_of, records_from, score_of, scored
from tournaments.rules import preset_of
from tournaments.selectors import matches_with_all
from tournaments.services.changes import Act, changed_meanwhile, lock_event, log_change, one_change
from tournaments.swiss import records as swiss
from tournaments.swiss.standings import Standings, standings

MOST_DRAWN = 3

KEYS = {
    "dl": Score(kind=ResultKind.DOUBLE_LOSS),
    "+": Score(kind=ResultKind.NO_SHOW_SECOND),
    "-": Score(kind=ResultKind.NO_SHOW_FIRST),
    "--": Score(kind=ResultKind.NO_SHOW_BOTH),
}
"""What may be typed in place of games: lost by both, the second player, the first player or nobody came."""

_GAMES = re.compile(r"(\d)\s*[-:/. ]\s*(\d)(?:\s*[-:/. ]\s*(\d))?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What somebody reports for a table, having seen a version of its result (0: none)."""

    table: int
    score: Score
    seen: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A player whose points or place a correction changes."""

    name: str
    rank_before: int
    rank_after: int
    points_before: float
    points_after: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """What correcting a result does: to the standings, and which later rounds stay as they were paired."""

    moves: tuple[Move, ...]
    later_rounds: tuple[int, ...]


def read_score(text: str, *, best_of: int) -> Score:
    """Read a result as it is typed: `2-0`, `1-1-1`, `w`, `l`, `d`, `dl`, `+`, `-`, `--`."""
    typed = text.strip().lower()
    wins = best_of // 2 + 1
    short = {
        "w": Score(won=wins),
        "l": Score(lost=wins),
        "d": Score(won=wins - 1, lost=wins - 1, drawn=1),
        **KEYS,
    }
    if typed in short:
        return short[typed]
    found = _GAMES.fullmatch(typed)
    if found is None and re.fullmatch(r"\d{2,3}", typed):
        found = re.fullmatch(r"(\d)(\d)(\d)?", typed)
    if found is None:
        raise TournamentError(
            "score_not_understood",
            _("“%(text)s” is no result.") % {"text": text.strip()[:20]},
            mend=_("Write games won, lost and drawn, for example 2-1 or 1-1-1, or w, l, d, dl, +, -, --."),
        )
    won, lost, drawn = (int(part or 0) for part in found.groups())
    score = Score(won=won, lost=lost, drawn=drawn)
    check_score(score=score, best_of=best_of)
    return score


def check_score(*, score: Score, best_of: int) -> None:
    """Refuse games that cannot be in a match of this length."""
    if score.kind == ResultKind.BYE:
        raise TournamentError("bye_not_reported", _("A bye is given by the pairing, not reported."))
    games = (score.won, score.lost, score.drawn)
    if score.kind != ResultKind.GAMES:
        if any(games):
            raise TournamentError("score_impossible", _("A match that was not played has no games."))
        return
    wins = best_of // 2 + 1
    if not any(games):
        raise TournamentError(
            "score_impossible",
            _("A match without games is no result."),
            mend=_("A draw is 0-0-1, a match lost by both is dl."),
        )
    is_too_much = max(score.won, score.lost) > wins or score.won == score.lost == wins
    if is_too_much or min(games) < 0 or score.drawn > MOST_DRAWN:
        raise TournamentError(
            "score_impossible",
            _("This cannot be in a best of %(games)d: who wins %(wins)d games has won.")
            % {"games": best_of, "wins": wins},
        )


@one_change
def report_result(*, match: Match, score: Score, by: User, at: datetime, seen: int = 0) -> Result:
    """Store a result of a round that is being played.

    `seen` is the version the reporter looked at. Reporting what is stored already changes nothing; where somebody
    else has stored something different in the meantime, that stays and the reporter is told.
    """
    event, match = _locked(match)
    return _report(event, match, score, Act(by=by, at=at), seen=seen)


@one_change
def report_results(
    *, round_: Round, reports: Iterable[Report], by: User, at: datetime
) -> dict[int, TournamentError]:
    """Store the results of several tables; those that are refused are returned by table, the others stay."""
    event = lock_event(event=round_.event)
    act = Act(by=by, at=at)
    matches = {match.table: match for match in matches_with_all(Match.objects.filter(round=round_))}
    refused = {}
    for report in reports:
        match = matches.get(report.table)
        try:
            if match is None:
                raise changed_meanwhile()
            _report(event, match, report.score, act, seen=report.seen)
        except TournamentError as error:
            refused[report.table] = error
    return refused


def _report(event: Event, match: Match, score: Score, act: Act, *, seen: int) -> Result:
    if match.round.is_closed:
        raise TournamentError(
            "round_closed",
            _("Round %(number)d is closed.") % {"number": match.round.number},
            mend=_("Correct the result, with a reason."),
        )
    _check(event, match, score)
    return _store(event, match, score, act, seen=seen, reason="")


@one_change
def correct_result(*, match: Match, score: Score, reason: str, by: User, at: datetime, seen: int) -> Result:
    """Replace a result, also of a closed round; the old one stays as a version before it."""
    event, match = _locked(match)
    _check(event, match, score)
    if match.result is None:
        raise TournamentError("nothing_to_correct", _("There is no result to correct yet."))
    if not reason.strip():
        raise TournamentError("reason_missing", _("Say why the result is corrected."), place="reason")
    return _store(event, match, score, Act(by=by, at=at), seen=seen, reason=reason.strip()[:300])


def preview_correction(*, match: Match, score: Score) -> Correction:
    """Return what a correction would change, without storing anything."""
    event = match.round.event
    _check(event, match, score)
    played = played_in(event=event)
    round_number, first = match.round.number, match.first.number
    changed = [
        scored(round_number=one.round, first=one.first, second=one.second, score=score)
        if (one.round, one.first) == (round_number, first)
        else one
        for one in played
    ]
    before, after = (_standings(event, found) for found in (played, changed))
    later = event.rounds.filter(number__gt=round_number).order_by("number")
    return Correction(
        moves=_moves(event, before, after), later_rounds=tuple(later.values_list("number", flat=True))
    )


def _standings(event: Event, played: list[swiss.Match]) -> Standings:
    players = [player_of(entry) for entry in event.entries.order_by("number")]
    return standings(records_from(players, played), preset_of(event), event.seed)


def _moves(event: Event, before: Standings, after: Standings) -> tuple[Move, ...]:
    names = dict(event.entries.values_list("number", "name"))
    ranks = {row.player: row.rank for row in before.rows}
    moves = []
    for row in after.rows:
        points = before.number("points", row.player), after.number("points", row.player)
        if ranks[row.player] != row.rank or points[0] != points[1]:
            moves.append(
                Move(
                    name=names[row.player],
                    rank_before=ranks[row.player],
                    rank_after=row.rank,
                    points_before=points[0],
                    points_after=points[1],
                )
            )
    return tuple(moves)


def _locked(match: Match) -> tuple[Event, Match]:
    """Lock the event first, then read the match as it stands now."""
    event = lock_event(event=match.round.event)
    found = matches_with_all(Match.objects.filter(pk=match.pk, round__event=event)).first()
    if found is None:
        raise changed_meanwhile()
    return event, found


def _check(event: Event, match: Match, score: Score) -> None:
    if match.round.is_draft:
        raise TournamentError(
            "round_not_published",
            _("Round %(number)d is not published yet.") % {"number": match.round.number},
        )
    if match.is_bye:
        raise TournamentError("bye_has_no_result", _("A bye has no result to report."))
    check_score(score=score, best_of=event.best_of)


def _store(event: Event, match: Match, score: Score, act: Act, *, seen: int, reason: str) -> Result:
    stored = match.result
    if stored is not None and score_of(stored) == score:
        return stored
    if match.version != seen:
        raise _other_result(match)
    result = Result.objects.create(
        match=match,
        version=match.version + 1,
        kind=score.kind,
        won=score.won,
        lost=score.lost,
        drawn=score.drawn,
        reason=reason,
        reported_by=act.by,
        reported_at=act.at,
    )
    log_change(
        event=event,
        act=act,
        verb=Verb.RESULT_CORRECTED if stored else Verb.RESULT_REPORTED,
        payload=_payload(match, score, result.version) | ({"reason": reason} if reason else {}),
        inverse={"verb": Verb.RESULT_CORRECTED, **_payload(match, score_of(stored), stored.version)}
        if stored
        else {},
    )
    return result


def _payload(match: Match, score: Score, version: int) -> dict[str, object]:
    second = match.second
    return {
        "round": match.round.number,
        "table": match.table,
        "first": match.first.number,
        "second": second.number if second else None,
        "version": version,
        "kind": score.kind,
        "won": score.won,
        "lost": score.lost,
        "drawn": score.drawn,
    }


def _other_result(match: Match) -> TournamentError:
    error = changed_meanwhile(place=f"table {match.table}")
    if match.result is not None:
        error.message = _("At table %(table)s %(result)s is stored by now.") % {
            "table": match.table,
            "result": match.result,
        }
    return error
