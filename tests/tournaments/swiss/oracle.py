"""What every pairing is compared with: exact matching on the complete graph, and random events to try it on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import networkx

from tournaments.swiss.field import Field, Policy, Seat, field_of
from tournaments.swiss.ladder import BYE
from tournaments.swiss.outcome import NoPairing, Pairing
from tournaments.swiss.pairing import pair_round

PRICES = {Policy.SQUARED_POINTS: 2, Policy.POINTS: 1}


def exact_cost(field: Field) -> tuple[int, int, int] | None:
    """Give byes and points of whoever gets the bye, and the least sum of prices; None without a legal pairing."""
    power = PRICES[field.policy]
    seats = list(field.seats)
    spread = max((seat.points for seat in seats), default=0) - min((seat.points for seat in seats), default=0)
    unit = len(seats) * spread**power + 1
    lowest = min((seat.points for seat in seats), default=0)
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(seat.player for seat in seats)
    for place, one in enumerate(seats):
        for other in seats[place + 1 :]:
            if other.player not in one.met | one.barred:
                graph.add_edge(one.player, other.player, weight=-(abs(one.points - other.points) ** power))
    if len(seats) % 2:
        graph.add_node(BYE)
        for seat in seats:
            if seat.takes_bye:
                rank = seat.byes * (spread + 1) + seat.points - lowest
                graph.add_edge(seat.player, BYE, weight=-rank * unit)
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(matching) < len(graph):
        return None
    total = -sum(graph.edges[pair]["weight"] for pair in matching)
    rank = total // unit
    has_bye = len(seats) % 2 == 1
    return (rank // (spread + 1), rank % (spread + 1) + lowest, total % unit) if has_bye else (0, 0, total)


def found_cost(field: Field, pairing: Pairing) -> tuple[int, int, int]:
    """Give the same figures of a pairing, counted anew from its pairs."""
    seats = {seat.player: seat for seat in field.seats}
    power = PRICES[field.policy]
    total = sum(abs(seats[pair.first].points - seats[pair.second].points) ** power for pair in pairing.pairs)
    if pairing.bye is None:
        return 0, 0, total
    return seats[pairing.bye].byes, seats[pairing.bye].points, total


def random_rounds(count: int, seed: int) -> Iterator[tuple[Field, Pairing | NoPairing]]:
    """Pair small fields: those of events played with drops, or with enemies and points at random."""
    chance = random.Random(seed)
    while count > 0:
        source = _played(chance) if chance.random() < 0.6 else _scattered(chance)
        for field, outcome in source:
            count -= 1
            yield field, outcome
            if count == 0:
                return


def _size(chance: random.Random) -> int:
    """Most fields are tiny, where exceptions live; some have up to 40 players."""
    draw = chance.random()
    if draw < 0.8:
        return chance.randint(1, 9)
    return chance.randint(10, 16) if draw < 0.985 else chance.randint(17, 40)


def _scattered(chance: random.Random) -> Iterator[tuple[Field, Pairing | NoPairing]]:
    size = _size(chance)
    density = chance.choice((0.1, 0.3, 0.5, 0.7))
    met: dict[int, set[int]] = {player: set() for player in range(1, size + 1)}
    for one, other in combinations(met, 2):
        if chance.random() < density:
            met[one].add(other)
            met[other].add(one)
    field = field_of(
        round_number=chance.randint(1, 9),
        policy=chance.choice(tuple(PRICES)),
        seats=[
            Seat(
                player,
                chance.choice((0, 1, 2, 3, 4, 6, 7, 9)),
                frozenset(enemies),
                byes=chance.choice((0, 0, 1, 2)),
                takes_bye=chance.random() < 0.9,
            )
            for player, enemies in met.items()
        ],
    )
    yield field, pair_round(field, "scattered")


def _played(chance: random.Random) -> Iterator[tuple[Field, Pairing | NoPairing]]:
    """Play an event and give the field of each round, also of the one that cannot be paired any more."""
    players = list(range(1, _size(chance) + 1))
    points = dict.fromkeys(players, 0)
    byes = dict.fromkeys(players, 0)
    met: dict[int, set[int]] = {player: set() for player in players}
    draws = chance.choice((0.0, 0.1, 0.3))
    policy = chance.choice(tuple(PRICES))
    for number in range(1, 8):
        seats = [Seat(player, points[player], frozenset(met[player]), byes[player]) for player in players]
        field = field_of(round_number=number, seats=seats, policy=policy)
        pairing = pair_round(field, f"event {number}")
        yield field, pairing
        if not isinstance(pairing, Pairing):
            return
        for pair in pairing.pairs:
            met[pair.first].add(pair.second)
            met[pair.second].add(pair.first)
            gains = (1, 1) if chance.random() < draws else chance.choice(((3, 0), (0, 3)))
            points[pair.first] += gains[0]
            points[pair.second] += gains[1]
        if pairing.bye is not None:
            points[pairing.bye] += 3
            byes[pairing.bye] += 1
        if len(players) > 3 and chance.random() < 0.15:
            players.remove(chance.choice(players))
