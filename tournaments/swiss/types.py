"""The values that pairing and standings work on.

A player is a number that is unique within one event. Points are whole numbers of the preset's unit, so that
half points need no fractions.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Kind(StrEnum):
    """What a round was for one player."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    DOUBLE_LOSS = "double_loss"
    FORFEIT_WIN = "forfeit_win"
    FORFEIT_LOSS = "forfeit_loss"
    BYE = "bye"
    FULL_BYE = "full_bye"
    HALF_BYE = "half_bye"
    ZERO_BYE = "zero_bye"

    @property
    def is_played(self) -> bool:
        """Tell whether both players came to the table."""
        return self in PLAYED

    @property
    def is_forfeit(self) -> bool:
        """Tell whether there was an opponent and no match."""
        return self in (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS)

    @property
    def is_bye(self) -> bool:
        """Tell whether there was no opponent."""
        return self in BYES


PLAYED = frozenset({Kind.WIN, Kind.DRAW, Kind.LOSS, Kind.DOUBLE_LOSS})
BYES = frozenset({Kind.BYE, Kind.FULL_BYE, Kind.HALF_BYE, Kind.ZERO_BYE})


class Games(Struct, frozen=True, gc=False):
    """The games of one match, from one player's side."""

    won: int
    lost: int
    drawn: int

    def reversed(self) -> Games:
        """Look at the same games from the other side."""
        return Games(self.lost, self.won, self.drawn)


class Line(Struct, frozen=True, gc=False):
    """One round of one player.

    `games` is None where nobody counted them. `points` overrules the preset where a file states its own points
    for a match, in whole points. `colour` is `w`, `b` or empty.
    """

    round: int
    kind: Kind
    opponent: int | None = None
    games: Games | None = None
    points: int | None = None
    colour: str = ""


class Record(Struct, frozen=True, gc=False):
    """What a player did so far: one line for each round, in the order of rounds.

    A round without a line is one in which the player took no part.
    """

    player: int
    lines: tuple[Line, ...] = ()
    dropped_after: int | None = None
    rating: int = 0

    def plays_in(self, number: int) -> bool:
        """Tell whether the player is still there in a round."""
        return self.dropped_after is None or self.dropped_after >= number


class Pair(Struct, frozen=True, gc=False):
    """Two players who meet at a table; the one with more points is named first."""

    table: int
    first: int
    second: int
