"""What pairing a round gives: the pairs with their certificate and reasons, or the players who block it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from tournaments.swiss.field import Policy
from tournaments.swiss.types import Pair


class Tier(StrEnum):
    """How far the solver had to go."""

    SEGMENTS = "segments"
    WINDOW = "window"
    FIELD = "field"


class WindowProof(Struct, frozen=True):
    """A stretch of brackets that was solved exactly: from which points to which, its cost and its bound."""

    highest: int
    lowest: int
    players: int
    cost: int
    bound: int


class Certificate(Struct, frozen=True):
    """Why no legal pairing with this bye costs less.

    With cost equal to the parity bound nothing can be cheaper. Otherwise the windows were solved exactly with
    priced exits, and no pairing of the field costs less than they do together with the bound of the rest.
    """

    tier: Tier
    policy: Policy
    cost: int
    bound: int
    windows: tuple[WindowProof, ...] = ()


class ReasonCode(StrEnum):
    """Why somebody got an opponent with other points, or the bye."""

    ODD_BRACKET = "odd_bracket"
    MET_ALL_CLOSER = "met_all_closer"
    CLOSER_FORCES_REMATCH = "closer_forces_rematch"
    NOTHING_CHEAPER = "nothing_cheaper"
    BYE_LOWEST = "bye_lowest"
    BYE_HAD_ONE = "bye_had_one"
    BYE_FORCES_REMATCH = "bye_forces_rematch"
    BYE_AGAIN = "bye_again"


class Reason(Struct, frozen=True):
    """One thing that needs a word: about whom, at which table, with which points, and because of whom."""

    code: ReasonCode
    players: tuple[int, ...]
    points: tuple[int, ...]
    table: int | None = None
    others: tuple[int, ...] = ()
    other_table: int | None = None


class Witness(Struct, frozen=True):
    """Why no pairing exists (Tutte and Berge).

    Each of the `groups` has an odd number of players who can only be paired inside the group or with the `few`.
    There are more groups than few, so somebody is always left over. None stands for the bye.
    """

    groups: tuple[tuple[int | None, ...], ...]
    few: tuple[int | None, ...]

    @property
    def left_over(self) -> int:
        """Count the players that stay without an opponent in the best pairing."""
        return len(self.groups) - len(self.few)

    @property
    def blockers(self) -> tuple[int, ...]:
        """Name the players who cannot all be paired."""
        return tuple(sorted(player for group in self.groups for player in group if player is not None))


class Pairing(Struct, frozen=True):
    """A paired round; with the field and the seed anyone can draw it again."""

    round: int
    pairs: tuple[Pair, ...]
    bye: int | None
    certificate: Certificate
    reasons: tuple[Reason, ...]
    seed: str


class NoPairing(Struct, frozen=True):
    """A round that has no legal pairing, and the players who block it."""

    round: int
    witness: Witness
    seed: str
