"""Read TRF16, the text form of chess events, with what TRF26 and pairing engines add to it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

from tournaments.swiss.errors import SwissError
from tournaments.swiss.files.trf_lines import TrfPlayer, check_games, check_points, read_player, refused
from tournaments.swiss.files.types import EventFile, Form, Named
from tournaments.swiss.types import Kind, Line, Record

_LINE_END = re.compile(r"\r\n|\r|\n")
_SCORE = re.compile(r"([WDLAPX])\s+([0-9]+(?:\.[0-9]+)?)")
_NUMBER = re.compile(r"[0-9]{1,4}")

# Records that say nothing about results.
_OTHER = re.compile(r"0[1-9]2|013|1[0-9]2|2[0-2]2|250|299|3[0-36]0|352|362|80[12]|###|XX[ACS]")
_AWARDS = {
    "BBW": (Kind.WIN, Kind.FORFEIT_WIN, Kind.FULL_BYE),
    "BBD": (Kind.DRAW, Kind.HALF_BYE),
    "BBL": (Kind.LOSS, Kind.DOUBLE_LOSS),
    "BBZ": (Kind.ZERO_BYE,),
    "BBF": (Kind.FORFEIT_LOSS,),
    "BBU": (Kind.BYE,),
}
_LETTERS = {"W": "BBW", "D": "BBD", "L": "BBL", "A": "BBZ", "P": "BBU"}
_DEFAULT = {
    Kind.WIN: Fraction(1),
    Kind.FORFEIT_WIN: Fraction(1),
    Kind.FULL_BYE: Fraction(1),
    Kind.BYE: Fraction(1),
    Kind.DRAW: Fraction(1, 2),
    Kind.HALF_BYE: Fraction(1, 2),
    Kind.LOSS: Fraction(0),
    Kind.DOUBLE_LOSS: Fraction(0),
    Kind.FORFEIT_LOSS: Fraction(0),
    Kind.ZERO_BYE: Fraction(0),
}


class _Reader:
    """Collect what the lines of a file say."""

    def __init__(self) -> None:
        self.players: dict[int, TrfPlayer] = {}
        self.awards: dict[Kind, Fraction] = {}
        self.rounds_total: int | None = None
        self.barred: list[tuple[int, int]] = []
        self.absences: list[tuple[int, int]] = []

    def take(self, number: int, text: str) -> None:
        """Read one line."""
        code = text[:3].upper()
        if code == "001":
            self._add_player(number, text)
        elif code in ("XXR", "XXP"):
            self._engine_record(code, number, text)
        elif code in _AWARDS:
            self._award(code, text[3:].strip(), number)
        elif code == "162":
            for letter, value in _SCORE.findall(text[3:].upper()):
                if letter in _LETTERS:
                    self._award(_LETTERS[letter], value, number)
        elif code == "240":
            self.absences += [
                (_numbers(text[6:9], number)[0], player) for player in _numbers(text[10:], number)
            ]
        elif code == "260":
            self._bar(_numbers(text[12:], number))
        elif not _OTHER.fullmatch(code):
            raise refused("unknown_code", f"There is no record {text[:3]!r}.", number)

    def _add_player(self, number: int, text: str) -> None:
        player = read_player(text, number)
        known = self.players.get(player.number)
        if known is not None:
            raise refused("player_twice", f"Number {player.number} stands in line {known.line} too.", number)
        self.players[player.number] = player

    def _engine_record(self, code: str, number: int, text: str) -> None:
        values = _numbers(text[3:], number)
        if code == "XXR":
            self.rounds_total = values[0]
        else:
            self._bar(values)

    def _bar(self, players: list[int]) -> None:
        self.barred += [(one, other) for one in players for other in players if one < other]

    def _award(self, code: str, value: str, number: int) -> None:
        try:
            points = Fraction(value)
        except (ValueError, ZeroDivisionError) as error:
            raise refused("bad_number", f"{value!r} is no number of points.", number) from error
        for kind in _AWARDS[code]:
            self.awards[kind] = points


def _numbers(text: str, line: int) -> list[int]:
    found = text.split()
    if not found or not all(_NUMBER.fullmatch(part) for part in found):
        raise refused("bad_number", "Numbers are missing here.", line)
    return [int(part) for part in found]


def read_trf(text: str) -> EventFile:
    """Read a file; results have to fit each other and the points it states."""
    reader = _Reader()
    for number, line in enumerate(_LINE_END.split(text), start=1):
        if line.strip():
            reader.take(number, line.rstrip())
    if not reader.players:
        raise SwissError("no_players", "There is no player record (001) in the file.", place="line 1")
    players = reader.players
    for one, other in reader.barred:
        if one not in players or other not in players:
            raise SwissError("unknown_player", f"Players {one} and {other} are not both in the file.")
    check_games(players)
    played = _rounds_played(players)
    awards = {**_DEFAULT, **reader.awards}
    for player in players.values():
        check_points(player, awards, played)
    records = {number: _record(player, played) for number, player in players.items()}
    return EventFile(
        form=Form.TRF,
        players=tuple(Named(number, number, player.name) for number, player in players.items()),
        records=tuple(records.values()),
        round=played,
        rounds_total=reader.rounds_total,
        away=_away(reader, played),
        barred=tuple(reader.barred),
        awards=reader.awards,
        ranks={number: player.rank for number, player in players.items() if player.rank is not None},
    )


def _rounds_played(players: Mapping[int, TrfPlayer]) -> int:
    """Count the rounds that were paired; byes entered for a later round do not make it one."""
    return max(
        (
            line.round
            for player in players.values()
            for line in player.lines
            if line.opponent is not None or line.kind is Kind.BYE
        ),
        default=0,
    )


def _record(player: TrfPlayer, played: int) -> Record:
    lines: tuple[Line, ...] = tuple(line for line in player.lines if line.round <= played)
    return Record(player.number, lines, rating=player.rating)


def _away(reader: _Reader, played: int) -> frozenset[int]:
    entered = {
        player.number
        for player in reader.players.values()
        if any(line.round == played + 1 for line in player.lines)
    }
    return frozenset(entered | {player for number, player in reader.absences if number == played + 1})
