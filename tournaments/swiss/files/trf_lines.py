"""Read one player record of a TRF file, and see that the records fit each other."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

from tournaments.swiss.errors import SwissError
from tournaments.swiss.types import Kind, Line

# Columns of a record, from 0: each round takes ten characters.
FIRST_ROUND, ROUND_WIDTH = 91, 10

_WITH_OPPONENT = {
    "1": Kind.WIN, "W": Kind.WIN, "=": Kind.DRAW, "D": Kind.DRAW, "0": Kind.LOSS, "L": Kind.LOSS,
    "+": Kind.FORFEIT_WIN, "-": Kind.FORFEIT_LOSS,
}  # fmt: skip
_ALONE = {
    "H": Kind.HALF_BYE,
    "F": Kind.FULL_BYE,
    "+": Kind.FULL_BYE,
    "U": Kind.BYE,
    "Z": Kind.ZERO_BYE,
    "-": Kind.ZERO_BYE,
}
_FITTING = {
    (Kind.WIN, Kind.LOSS), (Kind.LOSS, Kind.WIN), (Kind.DRAW, Kind.DRAW), (Kind.LOSS, Kind.LOSS),
    (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS), (Kind.FORFEIT_LOSS, Kind.FORFEIT_WIN),
    (Kind.FORFEIT_LOSS, Kind.FORFEIT_LOSS),
}  # fmt: skip


class TrfPlayer(Struct, frozen=True):
    """A player record and the line it stands in."""

    line: int
    number: int
    name: str
    rating: int
    points: Fraction
    rank: int | None
    lines: tuple[Line, ...]


def refused(code: str, message: str, line: int, number: int | None = None) -> SwissError:
    """Make the error for a line of the file, on demand with the round."""
    place = f"line {line}" if number is None else f"line {line}, round {number}"
    return SwissError(code, message, place=place)


def read_player(text: str, line: int) -> TrfPlayer:
    """Read a record 001."""
    number = _whole(text[4:8], "starting number", line)
    if not number:
        raise refused("bad_number", "The starting number is missing.", line)
    points = text[80:84].strip()
    try:
        stated = Fraction(points)
    except (ValueError, ZeroDivisionError) as error:
        message = f"{points!r} is no number of points; columns 81 to 84 hold them."
        raise refused("bad_points", message, line) from error
    return TrfPlayer(
        line=line,
        number=number,
        name=text[14:47].strip(),
        rating=_whole(text[48:52], "rating", line) or 0,
        points=stated,
        rank=_whole(text[85:89], "rank", line),
        lines=_rounds(text, line),
    )


def _whole(text: str, what: str, line: int) -> int | None:
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()):
        raise refused("bad_number", f"{text!r} is no {what}.", line)
    return int(text)


def _rounds(text: str, line: int) -> tuple[Line, ...]:
    found = []
    for number, start in enumerate(range(FIRST_ROUND, len(text), ROUND_WIDTH), start=1):
        block = text[start : start + 8].ljust(8)
        if not block.strip():
            continue
        opponent = _whole(block[:4], "opponent", line) or None
        result = block[7].upper()
        kinds = _ALONE if opponent is None else _WITH_OPPONENT
        if result not in kinds and (opponent is not None or result != " "):
            raise refused("bad_result", f"{block[7]!r} is no result here.", line, number)
        colour = block[5].lower() if block[5].lower() in ("w", "b") else ""
        found.append(Line(number, kinds.get(result, Kind.ZERO_BYE), opponent, colour=colour))
    return tuple(found)


def check_games(players: Mapping[int, TrfPlayer]) -> None:
    """Refuse a game that only one of the two knows of, or in which their results do not fit."""
    entries = {number: {line.round: line for line in player.lines} for number, player in players.items()}
    for player in players.values():
        for line in player.lines:
            if line.opponent is not None:
                _check_game(player, line, players.get(line.opponent), entries)


def _check_game(
    player: TrfPlayer, line: Line, other: TrfPlayer | None, entries: Mapping[int, Mapping[int, Line]]
) -> None:
    if other is None or other.number == player.number:
        message = f"Number {player.number} cannot have met {line.opponent}."
        raise refused("unknown_player", message, player.line, line.round)
    answer = entries[other.number].get(line.round)
    if answer is None:
        message = f"The result of {other.number} against {player.number} is missing (see line {player.line})."
        raise refused("missing_result", message, other.line, line.round)
    if answer.opponent != player.number:
        message = f"Number {player.number} says to have met {other.number}, who met somebody else or nobody."
        raise refused("one_sided_game", message, player.line, line.round)
    if (line.kind, answer.kind) not in _FITTING:
        message = (
            f"The results of {player.number} and {other.number} do not fit each other (line {other.line})."
        )
        raise refused("results_differ", message, player.line, line.round)


def check_points(player: TrfPlayer, awards: Mapping[Kind, Fraction], played: int) -> None:
    """Refuse points that the results do not give; byes of a round to come may be counted or not."""
    earned = sum((awards[line.kind] for line in player.lines if line.round <= played), Fraction(0))
    later = sum((awards[line.kind] for line in player.lines if line.round > played), Fraction(0))
    if player.points not in (earned, earned + later):
        stated, given = float(player.points), float(earned)
        message = f"Number {player.number} is said to have {stated} points; the results give {given}."
        raise refused("wrong_points", message, player.line)
