"""Pair a round: nobody twice, no rematch, at the least cost, by a chance that anyone can repeat.

The rules in their order: everybody is paired once; nobody meets an earlier opponent; nobody gets a second
automatic bye while a pairing without one exists (but rather a second bye than a rematch); the bye goes to the
lowest points where a pairing exists; the sum of the prices is least; then chance decides.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import Struct

from tournaments.swiss.chance import Chance
from tournaments.swiss.draw import Enemies
from tournaments.swiss.errors import SwissError
from tournaments.swiss.field import Field, enemies_of
from tournaments.swiss.ladder import BYE, Ladder, ladder_of
from tournaments.swiss.outcome import Certificate, NoPairing, Pairing, Tier, WindowProof
from tournaments.swiss.reasons import bye_reasons, pair_reasons
from tournaments.swiss.solver import Block, solve
from tournaments.swiss.types import Pair
from tournaments.swiss.witness import witness_of


class _ByeTry(Struct, frozen=True):
    """Who may get the bye in one attempt: players with as many points and as few byes as this."""

    points: int
    eligible: frozenset[int]


def pair_round(field: Field, seed: str) -> Pairing | NoPairing:
    """Pair a round by its seed, or say who blocks it."""
    chance = Chance(seed, field.round)
    enemies = enemies_of(field)
    ladder, blocks = _solve(field, enemies, chance)
    if blocks is None:
        return NoPairing(round=field.round, witness=witness_of(field, enemies), seed=seed)
    pairs, bye = _tables(field, blocks)
    check_legal(field, pairs, bye, enemies)
    certificate = _certificate(field, ladder, blocks)
    reasons = bye_reasons(field, bye) + pair_reasons(field, blocks, pairs, enemies)
    return Pairing(
        round=field.round,
        pairs=pairs,
        bye=bye,
        certificate=certificate,
        reasons=reasons,
        seed=seed,
    )


def _solve(
    field: Field, enemies: dict[int, Collection[int]], chance: Chance
) -> tuple[Ladder, list[Block] | None]:
    """Solve the field, in an odd one for the best bye first."""
    if len(field.seats) % 2 == 0:
        ladder = ladder_of(field.seats, field.policy)
        return ladder, solve(ladder, enemies, chance)
    everybody = frozenset(enemies)
    ladder = ladder_of(field.seats, field.policy)
    for attempt in _bye_tries(field):
        ladder = ladder_of(field.seats, field.policy, attempt.points)
        enemies[BYE] = everybody - attempt.eligible
        blocks = solve(ladder, enemies, chance)
        if blocks is not None:
            return ladder, blocks
    return ladder, None


def _bye_tries(field: Field) -> Iterator[_ByeTry]:
    """List who may get the bye, best first: fewest byes so far, then lowest points."""
    grouped: dict[tuple[int, int], list[int]] = {}
    for seat in field.seats:
        if seat.takes_bye:
            grouped.setdefault((seat.byes, seat.points), []).append(seat.player)
    for byes, points in sorted(grouped):
        yield _ByeTry(points, frozenset(grouped[byes, points]))


def _tables(field: Field, blocks: list[Block]) -> tuple[tuple[Pair, ...], int | None]:
    """Give the tables out: more points first, then more points of both together, then the smaller number."""
    points = {seat.player: seat.points for seat in field.seats}
    bye: int | None = None
    ordered: list[tuple[int, int, int, int]] = []
    for block in blocks:
        for one, other in block.couples:
            if one == BYE or other == BYE:
                bye = max(one, other)
                continue
            upper, lower = points[one], points[other]
            if upper > lower or (upper == lower and one < other):
                ordered.append((-upper, -lower, one, other))
            else:
                ordered.append((-lower, -upper, other, one))
    ordered.sort()
    return tuple([Pair(table, row[2], row[3]) for table, row in enumerate(ordered, start=1)]), bye


def check_legal(field: Field, pairs: Collection[Pair], bye: int | None, enemies: Enemies) -> None:
    """Refuse a pairing in which a player is missing, stands twice or meets somebody forbidden."""
    seen = {pair.first for pair in pairs}
    seen.update([pair.second for pair in pairs])
    count = 2 * len(pairs)
    if bye is not None:
        seen.add(bye)
        count += 1
    if count != len(field.seats) or seen != {seat.player for seat in field.seats}:
        raise SwissError("not_everybody_once", "A player is missing in the pairing or stands in it twice.")
    for pair in pairs:
        one, other = pair.first, pair.second
        if other in enemies[one] or one in enemies[other]:
            message = f"{one} and {other} may not meet."
            raise SwissError("forbidden_pair", message, mend="Opponents must know of each other.")


def _certificate(field: Field, ladder: Ladder, blocks: list[Block]) -> Certificate:
    cost = sum(block.cost for block in blocks)
    bound = ladder.bound(0, len(ladder.brackets) - 1)
    points = sorted({seat.points for seat in field.seats}, reverse=True)
    windows = tuple(
        WindowProof(
            highest=points[block.first],
            lowest=points[block.last],
            players=sum(player != BYE for couple in block.couples for player in couple),
            cost=block.cost,
            bound=block.bound,
        )
        for block in blocks
        if block.is_exact
    )
    tier = Tier.SEGMENTS
    if windows:
        tier = Tier.FIELD if len(blocks) == 1 else Tier.WINDOW
    return Certificate(tier=tier, policy=field.policy, cost=cost, bound=bound, windows=windows)
