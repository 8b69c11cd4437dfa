"""Who is to be paired: the input of a round, and its digest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from hashlib import sha256
from itertools import pairwise

from msgspec import Struct
from msgspec.json import Encoder

from tournaments.swiss.errors import SwissError

# Sets are written in order.
_ENCODER = Encoder(order="deterministic")


class Policy(StrEnum):
    """What a pair of players with different points costs; all of them are at least additive over a gap."""

    SQUARED_POINTS = "squared-points"
    POINTS = "points"
    SQUARED_BRACKETS = "squared-brackets"


class Seat(Struct, frozen=True, gc=False):
    """A player who wants an opponent: points so far, earlier opponents, and automatic byes had.

    `barred` holds players who may not be met for another reason than an earlier match. Both sets have to be
    symmetrical. A player who `takes_bye` is false never gets the bye of this round.
    """

    player: int
    points: int
    met: frozenset[int] = frozenset()
    byes: int = 0
    barred: frozenset[int] = frozenset()
    takes_bye: bool = True


class Field(Struct, frozen=True, gc=False):
    """All players of one round, in the order of their numbers."""

    round: int
    seats: tuple[Seat, ...]
    policy: Policy = Policy.SQUARED_POINTS


def field_of(*, round_number: int, seats: Iterable[Seat], policy: Policy = Policy.SQUARED_POINTS) -> Field:
    """Make a field whose order does not depend on the order of the input."""
    ordered = tuple(sorted(seats, key=lambda seat: seat.player))
    for earlier, later in pairwise(ordered):
        if earlier.player == later.player:
            raise SwissError("player_twice", f"Player {later.player} is in the round twice.")
    if ordered and ordered[0].player < 0:
        raise SwissError("player_number", f"{ordered[0].player} is no number of a player.")
    return Field(round=round_number, seats=ordered, policy=policy)


def enemies_of(field: Field) -> dict[int, Collection[int]]:
    """Say for each player who may not be the opponent."""
    return {seat.player: seat.met | seat.barred if seat.barred else seat.met for seat in field.seats}


def may_meet(enemies: Mapping[int, Collection[int]], one: int, other: int) -> bool:
    """Tell whether two players may be paired."""
    return other not in enemies[one] and one not in enemies[other]


def digest_of(field: Field) -> str:
    """Give the fingerprint of a field: equal for equal input, whatever order it came in."""
    return sha256(_ENCODER.encode(field)).hexdigest()
