"""Tier 1: draw a segment by rejection, which keeps every legal pairing equally likely.

Inside a segment one player floats over each cut. The floater is drawn uniformly among the members of the
bracket, then the pairing uniformly; at the first forbidden pair the draw is thrown away and starts again.
A pairing found this way crosses every odd cut once and no other, so it meets the parity bound.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tournaments.swiss.chance import MASK, Chance
from tournaments.swiss.ladder import BYE, Ladder

Enemies = Mapping[int, Collection[int]]
Couple = tuple[int, int]

# How often a draw is tried, by the number of players; two have one pairing, four have three.
TRIES_WHEN_TINY = {0: 1, 2: 1, 4: 20, 6: 60, 8: 60}
TRIES = 400
RESTARTS = 6


def draw_segment(
    ladder: Ladder, segment: tuple[int, int], enemies: Enemies, chance: Chance
) -> list[Couple] | None:
    """Draw a pairing of a segment that meets its bound, or give up."""
    for _ in range(RESTARTS):
        couples = _walk_down(ladder, segment, enemies, chance)
        if couples is not None:
            return couples
    return None


def arrange(pool: list[int], enemies: Enemies, chance: Chance) -> bool:
    """Bring an even number of players into a uniformly drawn order whose neighbours may be paired."""
    tries = TRIES_WHEN_TINY.get(len(pool), TRIES)
    return any(_try_order(pool, enemies, chance) for _ in range(tries))


def couples_in(pool: list[int]) -> list[Couple]:
    """Read neighbours as couples."""
    return list(zip(pool[::2], pool[1::2], strict=True))


def _try_order(pool: list[int], enemies: Enemies, chance: Chance) -> bool:
    """Shuffle from the end and stop at the first forbidden pair.

    Whoever stands last is given a partner drawn uniformly among the rest, so each perfect pairing is equally
    likely whatever order the pool had before.
    """
    words = chance.words
    for last in range(len(pool) - 1, 0, -2):
        product = next(words) * last  # chance.below(last), written out because most of the time goes here
        place = (product if product & MASK >= last else chance.fair(product, last)) >> 32
        partner = pool[place]
        if partner in enemies[pool[last]]:
            return False
        pool[place] = pool[last - 1]
        pool[last - 1] = partner
    return True


def _walk_down(
    ladder: Ladder, segment: tuple[int, int], enemies: Enemies, chance: Chance
) -> list[Couple] | None:
    first, last = segment
    couples: list[Couple] = []
    carried: int | None = None
    for place in range(first, last + 1):
        pool = list(ladder.brackets[place])
        if pool[-1] == BYE:
            receiver = _draw_receiver(pool, enemies, chance)
            if receiver is None:
                return None
            couples.append((receiver, BYE))
        floater = None
        if (len(pool) + (carried is not None)) % 2:
            if not pool:
                return None
            floater = pool.pop(chance.below(len(pool)))
        if carried is not None:
            pool.append(carried)
        if not arrange(pool, enemies, chance):
            return None
        couples += couples_in(pool)
        carried = floater
    return couples


def _draw_receiver(pool: list[int], enemies: Enemies, chance: Chance) -> int | None:
    """Take the bye and the one who gets it out of the pool."""
    pool.pop()
    eligible = [player for player in pool if player not in enemies[BYE]]
    if not eligible:
        return None
    receiver = chance.choice(eligible)
    pool.remove(receiver)
    return receiver
