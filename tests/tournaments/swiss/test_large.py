"""Fields whose brackets are large enough to be sampled cost what exact matching on the complete graph costs."""

from __future__ import annotations

import random

import pytest
import rustworkx

from tests.tournaments.swiss.makers import couples, make_field, paired
from tests.tournaments.swiss.oracle import exact_cost, found_cost
from tournaments.swiss.chance import Chance
from tournaments.swiss.field import Field, Seat, enemies_of, field_of, may_meet
from tournaments.swiss.ladder import ladder_of
from tournaments.swiss.outcome import Pairing, Tier
from tournaments.swiss.pairing import pair_round
from tournaments.swiss.solver import solve
from tournaments.swiss.window import match_exactly


def complete_cost(field: Field) -> int:
    """Give the least sum of squares of an even field, by matching on the complete graph."""
    enemies = enemies_of(field)
    seats = field.seats
    most = max(seat.points for seat in seats) ** 2 + 1
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(len(seats)))
    for one, seat in enumerate(seats):
        for other in range(one + 1, len(seats)):
            if may_meet(enemies, seat.player, seats[other].player):
                graph.add_edge(one, other, most - (seat.points - seats[other].points) ** 2)
    matched = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    assert 2 * len(matched) == len(seats)
    return sum((seats[one].points - seats[other].points) ** 2 for one, other in matched)


def played_field(chance: random.Random) -> Field:
    """Play a few rounds, then forbid what is hard: top players who have met whole brackets below."""
    count = 2 * chance.randint(35, 80)
    points = dict.fromkeys(range(1, count + 1), 0)
    met: dict[int, set[int]] = {player: set() for player in points}
    for number in range(1, chance.randint(2, 4)):
        seats = [Seat(player, points[player], frozenset(met[player])) for player in points]
        for pair in paired(field_of(round_number=number, seats=seats)).pairs:
            met[pair.first].add(pair.second)
            met[pair.second].add(pair.first)
            gains = (1, 1) if chance.random() < 0.2 else chance.choice(((3, 0), (0, 3)))
            points[pair.first] += gains[0]
            points[pair.second] += gains[1]
    ranked = sorted(points, key=lambda player: (-points[player], player))
    for player in ranked[:3]:
        for other in chance.sample(ranked[: count // 3], 6):
            if other != player:
                met[player].add(other)
                met[other].add(player)
    seats = [Seat(player, points[player], frozenset(met[player])) for player in points]
    return field_of(round_number=9, seats=seats)


def compare(count: int, seed: int) -> set[Tier]:
    chance = random.Random(seed)
    tiers = set()
    for _ in range(count):
        field = played_field(chance)
        pairing = paired(field)
        assert found_cost(field, pairing)[2] == complete_cost(field)
        tiers.add(pairing.certificate.tier)
    return tiers


def test_sampled_fields_cost_what_exact_matching_costs() -> None:
    assert Tier.WINDOW in compare(60, seed=5)


@pytest.mark.soak
def test_many_sampled_fields_cost_what_exact_matching_costs() -> None:
    compare(2_000, seed=6)


def test_neighbouring_windows_that_both_cost_more_are_solved_as_one() -> None:
    """Solved apart these two windows cost 2 and 17, each at its own optimum; solved as one they cost 17."""
    points = {1: 5, 2: 6, 3: 1, 4: 6, 5: 0, 6: 5, 7: 0, 8: 4}
    met = [(1, 4), (1, 5), (1, 6), (1, 7), (2, 6), (3, 4), (3, 8), (5, 8)]
    field = make_field(points, met)

    pairings = [paired(field, seed) for seed in ("s", "t", "u", "v")]

    assert exact_cost(field) == (0, 0, 17)
    assert {found_cost(field, pairing) for pairing in pairings} == {(0, 0, 17)}
    assert {pairing.certificate.tier for pairing in pairings} >= {Tier.FIELD}


def test_a_window_looks_both_ways_before_it_grows() -> None:
    """The middle bracket is nearer to the one below: two float down, none up."""
    field = make_field({1: 20, 2: 20, 3: 10, 4: 10, 5: 8, 6: 8}, [(3, 4)])

    pairing = paired(field)

    assert frozenset({1, 2}) in couples(pairing)
    assert pairing.certificate.cost == 8


def test_a_bracket_that_cannot_be_drawn_is_matched() -> None:
    """Of 12 players each may meet one other alone: drawing fails, matching does not."""
    players = list(range(1, 13))
    partner = {player: player + 1 if player % 2 else player - 1 for player in players}
    enemies = {player: {other for other in players if other != partner[player]} for player in players}

    matched = match_exactly(players, enemies, Chance("seed"))

    assert {frozenset(couple) for couple in matched} == {frozenset((one, one + 1)) for one in players[::2]}


def test_a_large_bracket_where_everybody_crosses_is_kept_whole_in_the_end() -> None:
    """Forty players who all met each other can only go down: the sample grows until it holds every crosser."""
    top, low = range(1, 41), range(41, 441)
    met = [(one, other) for one in top for other in top if one < other]
    field = make_field({**dict.fromkeys(top, 1), **dict.fromkeys(low, 0)}, met)

    pairing = paired(field)

    assert pairing.certificate.cost == 40


def test_a_field_of_ten_thousand_keeps_its_promises() -> None:
    chance = random.Random(9)
    points = {player: 3 * chance.randint(0, 7) for player in range(1, 10_002)}
    field = field_of(round_number=8, seats=[Seat(player, value) for player, value in points.items()])

    outcome = pair_round(field, "seed")

    assert isinstance(outcome, Pairing)
    assert outcome.certificate.cost == outcome.certificate.bound
    assert outcome.bye is not None
    assert points[outcome.bye] == 0


def test_a_ladder_without_players_is_solved_by_nothing() -> None:
    empty = field_of(round_number=1, seats=[])

    assert solve(ladder_of(empty.seats, empty.policy), {}, Chance("seed")) == []
