"""The rules of an event as one value: points, tie-breaks with their floors, byes, rounds and clock.

A preset is copied onto an event when that is created, so a later edit of a preset changes no old event.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from math import lcm

from msgspec import Struct

from tournaments.swiss.field import Policy
from tournaments.swiss.types import Kind


class Counting(StrEnum):
    """What a player's match share counts."""

    POINTS = "points"
    WINS = "wins"


class Byes(StrEnum):
    """Whether rounds with a bye belong to a share."""

    COUNTED = "counted"
    LEFT_OUT = "left-out"


class Unplayed(StrEnum):
    """What a round without a match adds to sums of opponents' points.

    `none`: nothing. `virtual`: FIDE from 2026, at most half of the rounds. `own`: the player's own points.
    """

    NONE = "none"
    VIRTUAL = "virtual"
    OWN = "own"


class Forfeits(StrEnum):
    """Whether players who were paired and did not play count as having met."""

    MET = "met"
    NOT_MET = "not-met"


class Share(Struct, frozen=True):
    """How a share of points or games is counted, for the player and for those who average over opponents."""

    counting: Counting = Counting.POINTS
    own_byes: Byes = Byes.COUNTED
    opponents_byes: Byes = Byes.COUNTED
    own_floor: Fraction = Fraction(0)
    opponents_floor: Fraction = Fraction(0)
    mean_floor: Fraction = Fraction(0)
    ceiling: Fraction = Fraction(1)
    dropped_ceiling: Fraction = Fraction(1)

    @property
    def limits(self) -> tuple[Fraction, ...]:
        """List every bound a value may be set to."""
        return (self.own_floor, self.opponents_floor, self.mean_floor, self.ceiling, self.dropped_ceiling)


class RoundsRow(Struct, frozen=True):
    """How many rounds, and which cut, up to a number of players; None has no end."""

    players: int | None
    rounds: int
    cut: int = 0


class Clock(Struct, frozen=True):
    """Minutes of a round in the Swiss part and in the cut, and what comes after time; None has no limit."""

    swiss: int | None = None
    cut: int | None = None
    extra_minutes: int = 0
    extra_turns: int = 0


class GameRules(Struct, frozen=True):
    """What an event of a game is played by: its deck rules, the engine's, and the day of the ban list.

    An empty profile means the deck rules of the day of the event, no day that of the event itself; a day is written
    as YYYY-MM-DD.
    """

    profile: str = ""
    engine: str = ""
    restrictions: str = ""


class Preset(Struct, frozen=True):
    """The dated rules of an event."""

    code: str
    title: dict[str, str]
    dated: str
    awards: dict[Kind, Fraction]
    order: tuple[str, ...]
    match_share: Share = Share()
    game_share: Share = Share()
    bye_games: int = 2
    unplayed: Unplayed = Unplayed.NONE
    forfeits: Forfeits = Forfeits.MET
    bye_bars: frozenset[Kind] = frozenset({Kind.BYE})
    policy: Policy = Policy.SQUARED_POINTS
    rounds: tuple[RoundsRow, ...] = ()
    clock: Clock = Clock()
    penalties: tuple[str, ...] = ()
    games: dict[str, GameRules] = {}
    is_official: bool = False
    notes: tuple[str, ...] = ()

    @property
    def unit(self) -> int:
        """Say into how many parts a point is cut, so that every award is a whole number of them."""
        return lcm(*(award.denominator for award in self.awards.values()))

    def units(self, kind: Kind) -> int:
        """Give the award of a round in units."""
        return int(self.awards[kind] * self.unit)

    def rules_for(self, game: str) -> GameRules:
        """Return what is said about a game; nothing said is nothing fixed."""
        return self.games.get(game, GameRules())

    def row_for(self, players: int) -> RoundsRow | None:
        """Find how many rounds are meant for a number of players."""
        return next((row for row in self.rounds if row.players is None or players <= row.players), None)
