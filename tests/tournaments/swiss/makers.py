"""Small fields and events for tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tournaments.swiss.field import Field, Policy, Seat, field_of
from tournaments.swiss.outcome import Pairing
from tournaments.swiss.pairing import pair_round


def make_field(
    points: Mapping[int, int],
    met: Iterable[tuple[int, int]] = (),
    *,
    byes: Mapping[int, int] | None = None,
    barred: Iterable[tuple[int, int]] = (),
    no_bye: Iterable[int] = (),
    policy: Policy = Policy.SQUARED_POINTS,
) -> Field:
    """Make a field from points by player and the pairs that have met or are barred."""
    enemies = _both_ways(points, met)
    apart = _both_ways(points, barred)
    refusing = set(no_bye)
    return field_of(
        round_number=3,
        policy=policy,
        seats=[
            Seat(
                player,
                value,
                frozenset(enemies[player]),
                byes=(byes or {}).get(player, 0),
                barred=frozenset(apart[player]),
                takes_bye=player not in refusing,
            )
            for player, value in points.items()
        ],
    )


def paired(field: Field, seed: str = "seed") -> Pairing:
    """Pair a field that can be paired."""
    outcome = pair_round(field, seed)
    assert isinstance(outcome, Pairing)
    return outcome


def couples(pairing: Pairing) -> set[frozenset[int]]:
    """Give the pairs without tables."""
    return {frozenset((pair.first, pair.second)) for pair in pairing.pairs}


def _both_ways(players: Iterable[int], pairs: Iterable[tuple[int, int]]) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {player: set() for player in players}
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found
