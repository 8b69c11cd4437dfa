"""Read the FIDE tie-break exercise, in its source form and in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from tournaments.swiss.errors import SwissError
from tournaments.swiss.files.json_forms import decoded, refused
from tournaments.swiss.files.types import EventFile, Form, Named
from tournaments.swiss.types import Kind, Line, Record


class SourceRound(Struct):
    """A round of a player; opponents count from 0."""

    result: int
    color: str = "F"
    opponent: int | None = None


class SourcePlayer(Struct):
    """A player in the source form."""

    last_name: str = field(name="lastName")
    elo: int
    rounds: dict[str, SourceRound]


class SourceVariables(Struct):
    """What the source form says about the event."""

    rounds: str


class SourceEvent(Struct):
    """An event in the source form."""

    variables: SourceVariables
    players: list[SourcePlayer]


class PlainRound(Struct):
    """A round of a player in plain words; opponents count from 1."""

    round: int
    result: str
    opponent: int | None = None


class PlainPlayer(Struct):
    """A player in plain words."""

    no: int
    name: str
    rating: int
    rounds: list[PlainRound]


class PlainEvent(Struct):
    """An event in plain words."""

    rounds: int
    players: list[PlainPlayer]


_PLAYED = {3: Kind.WIN, 2: Kind.DRAW, 1: Kind.LOSS, 6: Kind.FORFEIT_WIN, 4: Kind.FORFEIT_LOSS}
_ALONE = {2: Kind.HALF_BYE, 6: Kind.BYE, 0: Kind.ZERO_BYE}
_COLOURS = {"B": "w", "N": "b"}
_WORDS = {
    "win": Kind.WIN,
    "draw": Kind.DRAW,
    "loss": Kind.LOSS,
    "forfeit-win": Kind.FORFEIT_WIN,
    "forfeit-loss": Kind.FORFEIT_LOSS,
    "pairing-bye": Kind.BYE,
    "half-point-bye": Kind.HALF_BYE,
    "zero-point-bye": Kind.ZERO_BYE,
}


def read_fide_source(text: str) -> EventFile:
    """Read the source form; rounds beyond the number the event says are empty and ignored."""
    event = decoded(text, SourceEvent)
    if not event.variables.rounds.isdecimal():
        raise refused("bad_rounds", "The number of rounds is no number.", "variables", "rounds")
    rounds = int(event.variables.rounds)
    records = []
    for at, player in enumerate(event.players):
        lines = [
            _source_line(len(event.players), number, player.rounds[str(number)], at)
            for number in range(1, rounds + 1)
            if str(number) in player.rounds
        ]
        records.append(Record(at + 1, tuple(lines), rating=player.elo))
    names = [player.last_name for player in event.players]
    return _event(rounds, names, records)


def _source_line(count: int, number: int, row: SourceRound, at: int) -> Line:
    path = ("players", at, "rounds", str(number))
    kinds = _ALONE if row.opponent is None else _PLAYED
    if row.result not in kinds:
        raise refused("bad_result", f"{row.result} is no result here.", *path, "result")
    if row.opponent is None:
        return Line(number, kinds[row.result])
    if not 0 <= row.opponent < count:
        raise refused("unknown_player", f"There is no player {row.opponent}.", *path, "opponent")
    return Line(number, kinds[row.result], row.opponent + 1, colour=_COLOURS.get(row.color, ""))


def read_fide_plain(text: str) -> EventFile:
    """Read the exercise in plain words; it has no colours."""
    event = decoded(text, PlainEvent)
    records = []
    for at, player in enumerate(event.players):
        if player.no != at + 1:
            raise refused("player_number", f"Number {at + 1} was expected.", "players", at, "no")
        rows = [row for row in player.rounds if row.round <= event.rounds]
        lines = [_plain_line(len(event.players), row, at) for row in sorted(rows, key=lambda row: row.round)]
        records.append(Record(player.no, tuple(lines), rating=player.rating))
    return _event(event.rounds, [player.name for player in event.players], records)


def _plain_line(count: int, row: PlainRound, at: int) -> Line:
    kind = _WORDS.get(row.result)
    if kind is None or kind.is_bye != (row.opponent is None):
        raise refused("bad_result", f"{row.result!r} is no result here.", "players", at, "rounds")
    if row.opponent is not None and not 1 <= row.opponent <= count:
        raise refused("unknown_player", f"There is no player {row.opponent}.", "players", at, "rounds")
    return Line(row.round, kind, row.opponent)


def _event(rounds: int, names: Sequence[str], records: Sequence[Record]) -> EventFile:
    for record in records:
        numbers = [line.round for line in record.lines]
        if len(set(numbers)) < len(numbers):
            raise SwissError("twice_in_round", f"Player {record.player} has two entries for a round.")
    return EventFile(
        form=Form.FIDE,
        players=tuple(Named(number, number, name) for number, name in enumerate(names, start=1)),
        records=tuple(records),
        round=rounds,
        rounds_total=rounds,
    )
