"""Which members of large brackets enter a window.

A large bracket is nearly always paired in itself, so a random part of it is enough. Let a player have at most
r enemies and let at most c players of the bracket meet somebody outside it. If 2r + 2 + c members are kept and
the rest is even, nothing is lost: whoever crosses can change places with a kept member who stays and is no enemy
of the partner, and both the kept ones who stay and the rest can be paired among themselves (Dirac: everybody may
meet at least half of the others). The bye has many enemies but takes one player only, so c + 1 kept members who
may have it are enough for it.
"""

from __future__ import annotations

from msgspec import Struct

from tournaments.swiss.chance import Chance
from tournaments.swiss.draw import Enemies
from tournaments.swiss.ladder import BYE, Ladder


class Shares(Struct, frozen=True):
    """The kept members of each bracket of a window, and those who stay outside."""

    kept: list[tuple[int, list[int]]]
    rests: list[list[int]]
    sampled: list[int]

    @property
    def is_whole(self) -> bool:
        """Tell whether every member was kept."""
        return not self.sampled

    def crossers_covered(self, ladder: Ladder, cost: int) -> int:
        """Give the most players of a sampled bracket who can leave it at this cost."""
        gaps = (
            ladder.price(place, place + 1)
            for bracket in self.sampled
            for place in (bracket - 1, bracket)
            if 0 <= place < len(ladder.brackets) - 1
        )
        least = min(gaps, default=0)
        return cost // least + 1 if least else 1


def shares_of(
    ladder: Ladder, first: int, last: int, enemies: Enemies, crossers: int, chance: Chance
) -> Shares:
    """Choose who of each bracket enters the window."""
    most = max(
        (len(enemies[player]) for place in range(first, last + 1) for player in ladder.brackets[place]
         if player != BYE),
        default=0,
    )  # fmt: skip
    wanted = 2 * most + 2 + crossers
    kept, rests, sampled = [], [], []
    for place in range(first, last + 1):
        members = ladder.brackets[place]
        if len(members) <= 2 * wanted + 2:
            kept.append((place, list(members)))
            continue
        share, rest = _split(members, wanted, crossers, enemies, chance)
        kept.append((place, share))
        rests.append(rest)
        sampled.append(place)
    return Shares(kept=kept, rests=rests, sampled=sampled)


def _split(
    members: tuple[int, ...], wanted: int, crossers: int, enemies: Enemies, chance: Chance
) -> tuple[list[int], list[int]]:
    pool = list(members)
    share: list[int] = []
    has_bye = pool[-1] == BYE
    if has_bye:
        pool.pop()
        share = chance.sample([player for player in pool if player not in enemies[BYE]], crossers + 1)
        taken = set(share)
        pool = [player for player in pool if player not in taken]
    chance.shuffle(pool)
    share += pool[:wanted]
    rest = pool[wanted:]
    if len(rest) % 2:
        share.append(rest.pop())
    return ([*share, BYE] if has_bye else share), rest
