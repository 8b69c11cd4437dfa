"""The brackets of a round, what crossing them costs, and the least any pairing can cost.

Between two neighbouring brackets lies a cut. The number of pairs that cross it has the parity of the number of
players above it, so an odd cut is crossed at least once. Every price here satisfies
`price(a + b) >= price(a) + price(b)` for neighbouring gaps, hence no pairing costs less than the sum of the gaps
of all odd cuts (the parity bound).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tournaments.swiss.field import Policy, Seat

# The one who meets whoever gets the bye. Stands in the bracket that the bye is given to.
BYE = -1


class Ladder(Struct, frozen=True):
    """Brackets of equal points from the top down, with the level of each."""

    brackets: tuple[tuple[int, ...], ...]
    levels: tuple[int, ...]
    is_squared: bool

    def price(self, upper: int, lower: int) -> int:
        """Give the price of a pair between two brackets, named by their place."""
        gap = self.levels[upper] - self.levels[lower]
        return gap * gap if self.is_squared else gap

    def odd_cuts(self) -> list[bool]:
        """Tell for each cut, named by the bracket above it, whether an odd number of players stands above it."""
        above, cuts = 0, []
        for bracket in self.brackets[:-1]:
            above += len(bracket)
            cuts.append(above % 2 == 1)
        return cuts

    def bound(self, first: int, last: int) -> int:
        """Give the parity bound of the brackets from `first` to `last`, which must begin and end at even cuts."""
        total, above = 0, 0
        for place in range(first, last):
            above += len(self.brackets[place])
            if above % 2:
                total += self.price(place, place + 1)
        return total

    def segments(self) -> list[tuple[int, int]]:
        """Split the ladder at its even cuts, where nobody has to cross."""
        found, first = [], 0
        for place, is_odd in enumerate(self.odd_cuts()):
            if not is_odd:
                found.append((first, place))
                first = place + 1
        if self.brackets:
            found.append((first, len(self.brackets) - 1))
        return found


def ladder_of(seats: Sequence[Seat], policy: Policy, bye_points: int | None = None) -> Ladder:
    """Sort seats into brackets; with `bye_points` the bye joins the bracket with those points."""
    grouped: dict[int, list[int]] = {}
    for seat in seats:
        grouped.setdefault(seat.points, []).append(seat.player)
    if bye_points is not None:
        grouped[bye_points].append(BYE)
    points = sorted(grouped, reverse=True)
    by_place = policy is Policy.SQUARED_BRACKETS
    return Ladder(
        brackets=tuple(tuple(grouped[value]) for value in points),
        levels=tuple(-place for place in range(len(points))) if by_place else tuple(points),
        is_squared=policy is not Policy.POINTS,
    )
