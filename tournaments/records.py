"""What pairing and standings work on, made from stored entries and matches, or from the log alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from tournaments.models import Entry, Event, EventLog, Result, ResultKind, Seat, Verb
from tournaments.swiss import field as swiss_field
from tournaments.swiss import records as swiss
from tournaments.swiss.field import Field
from tournaments.swiss.preset import Preset
from tournaments.swiss.types import Games, Record

_UNPLAYED = {
    ResultKind.DOUBLE_LOSS: swiss.Result.DOUBLE_LOSS,
    ResultKind.NO_SHOW_SECOND: swiss.Result.FORFEIT_WIN,
    ResultKind.NO_SHOW_FIRST: swiss.Result.FORFEIT_LOSS,
    ResultKind.NO_SHOW_BOTH: swiss.Result.DOUBLE_FORFEIT,
    ResultKind.BYE: swiss.Result.BYE,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """How a match ended, from the side of the player who is named first."""

    kind: ResultKind = ResultKind.GAMES
    won: int = 0
    lost: int = 0
    drawn: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What an entry is for pairing and standings."""

    number: int
    joined_in: int = 1
    dropped_after: int | None = None

    def is_paired_in(self, round_number: int) -> bool:
        """Tell whether the player wants an opponent in a round."""
        left = self.dropped_after is not None and self.dropped_after < round_number
        return self.joined_in <= round_number and not left


def player_of(entry: Entry) -> Player:
    """Return an entry as a player."""
    return Player(number=entry.number, joined_in=entry.joined_in, dropped_after=entry.dropped_after)


def scored(*, round_number: int, first: int, second: int | None, score: Score) -> swiss.Match:
    """Return a match with its result as the pure part reads it."""
    if score.kind != ResultKind.GAMES:
        return swiss.Match(round_number, first, second, _UNPLAYED[score.kind])
    games = Games(score.won, score.lost, score.drawn)
    return swiss.Match(round_number, first, second, swiss.result_of(games), games)


def played_in(*, event: Event, up_to: int | None = None) -> list[swiss.Match]:
    """Return the matches of an event that have a result, up to a round, the newest version of each."""
    seats = Seat.objects.filter(round__event=event)
    if up_to is not None:
        seats = seats.filter(round__number__lte=up_to)
    results = Result.objects.filter(match__round__event=event).order_by("match_id", "version")
    scores = {
        match: Score(kind=ResultKind(kind), won=won, lost=lost, drawn=drawn)
        for match, kind, won, lost, drawn in results.values_list("match_id", "kind", "won", "lost", "drawn")
    }
    players: dict[tuple[int, int], list[int]] = {}
    rows = seats.order_by("round__number", "match_id", "side")
    for match, number, player in rows.values_list("match_id", "round__number", "entry__number"):
        players.setdefault((match, number), []).append(player)
    return [
        scored(
            round_number=number,
            first=seated[0],
            second=seated[1] if len(seated) > 1 else None,
            score=scores[match],
        )
        for (match, number), seated in players.items()
        if match in scores
    ]


def score_of(result: Result) -> Score:
    """Return a stored result as a score."""
    return Score(kind=ResultKind(result.kind), won=result.won, lost=result.lost, drawn=result.drawn)


def records_from(players: Iterable[Player], matches: Iterable[swiss.Match]) -> tuple[Record, ...]:
    """Return a record for everybody who plays or has played; a cancelled registration has none."""
    enrolled = [swiss.Enrolled(player.number, player.dropped_after) for player in players]
    records = swiss.records_of(enrolled, matches)
    return tuple(record for record in records if record.lines or record.dropped_after is None)


def field_from(
    *,
    players: Iterable[Player],
    records: Iterable[Record],
    preset: Preset,
    round_number: int,
    forgiven: Iterable[tuple[int, int]] = (),
) -> Field:
    """Return who is to be paired in a round; pairs that are forgiven may meet again."""
    away = frozenset(player.number for player in players if not player.is_paired_in(round_number))
    field = swiss.field_from(records, preset, round_number=round_number, away=away)
    again = {frozenset(pair) for pair in forgiven}
    return replace(field, seats=tuple(_forgiven(seat, again) for seat in field.seats)) if again else field


def _forgiven(seat: swiss_field.Seat, again: set[frozenset[int]]) -> swiss_field.Seat:
    met = frozenset(other for other in seat.met if frozenset((seat.player, other)) not in again)
    return replace(seat, met=met)


def records_from_log(log: Iterable[EventLog]) -> tuple[Record, ...]:
    """Return everybody's record from the log alone, reading nothing else that is stored."""
    players: dict[int, Player] = {}
    results: dict[tuple[int, int | None], swiss.Match] = {}
    for entry in log:
        payload = entry.payload
        if entry.verb in (Verb.ENTRY_REGISTERED, Verb.ENTRY_DROPPED, Verb.ENTRY_RETURNED):
            _read_player(players, Verb(entry.verb), payload)
        elif entry.verb in (Verb.RESULT_REPORTED, Verb.RESULT_CORRECTED):
            results[payload["round"], payload["table"]] = _read_result(payload)
        elif entry.verb == Verb.ROUND_PUBLISHED and payload["bye"] is not None:
            results[payload["round"], None] = swiss.Match(
                payload["round"], payload["bye"], None, swiss.Result.BYE
            )
    ordered = sorted(players.values(), key=lambda player: player.number)
    return records_from(ordered, results.values())


def _read_player(players: dict[int, Player], verb: Verb, payload: Mapping[str, int]) -> None:
    number = payload["entry"]
    if verb == Verb.ENTRY_REGISTERED:
        players[number] = Player(number=number, joined_in=payload["joined_in"])
        return
    after = payload["after"] if verb == Verb.ENTRY_DROPPED else None
    players[number] = Player(number=number, joined_in=players[number].joined_in, dropped_after=after)


def _read_result(payload: Mapping[str, int]) -> swiss.Match:
    score = Score(
        kind=ResultKind(str(payload["kind"])),
        won=payload["won"],
        lost=payload["lost"],
        drawn=payload["drawn"],
    )
    return scored(
        round_number=payload["round"], first=payload["first"], second=payload["second"], score=score
    )
