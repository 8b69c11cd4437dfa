"""Every pairing costs what exact matching on the complete graph costs, and none is said where none exists."""

from __future__ import annotations

from itertools import combinations

import networkx
import pytest

from tests.tournaments.swiss.oracle import exact_cost, found_cost, random_rounds
from tournaments.swiss.field import Field, enemies_of, may_meet
from tournaments.swiss.ladder import BYE, ladder_of
from tournaments.swiss.outcome import NoPairing, Pairing, Tier, Witness


def compare(count: int, seed: int) -> dict[str, int]:
    tiers: dict[str, int] = {}
    for field, outcome in random_rounds(count, seed):
        expected = exact_cost(field)
        if isinstance(outcome, NoPairing):
            assert expected is None, field
            check_witness(field, outcome.witness)
            tiers["none"] = tiers.get("none", 0) + 1
            continue
        check_pairing(field, outcome)
        assert found_cost(field, outcome) == expected, field
        tiers[outcome.certificate.tier] = tiers.get(outcome.certificate.tier, 0) + 1
    return tiers


def check_pairing(field: Field, pairing: Pairing) -> None:
    """Check obligations 1 to 3: legal, not below the bound, and at the bound where no window was solved."""
    enemies = enemies_of(field)
    paired = [player for pair in pairing.pairs for player in (pair.first, pair.second)]
    paired += [] if pairing.bye is None else [pairing.bye]
    assert sorted(paired) == [seat.player for seat in field.seats]
    assert all(may_meet(enemies, pair.first, pair.second) for pair in pairing.pairs)
    certificate = pairing.certificate
    assert certificate.cost >= certificate.bound
    if certificate.tier is Tier.SEGMENTS:
        assert certificate.cost == certificate.bound
    assert certificate.cost == found_cost(field, pairing)[2]


def check_witness(field: Field, witness: Witness) -> None:
    """Check obligation 5: more odd groups, apart from each other, than players who could serve them."""
    enemies = {seat.player: seat.met | seat.barred for seat in field.seats}
    takers = {seat.player for seat in field.seats if seat.takes_bye}
    everybody: set[int | None] = set(enemies)
    if len(field.seats) % 2:
        everybody.add(None)
    members = [set(group) for group in witness.groups]

    def may_be_joined(one: int | None, other: int | None) -> bool:
        if one is None or other is None:
            return (one if other is None else other) in takers
        return other not in enemies[one]

    assert witness.left_over >= 1
    assert all(len(group) % 2 == 1 for group in members)
    for group, following in combinations(members, 2):
        assert not group & following
    for group in members:
        outside = everybody - group - set(witness.few)
        assert not any(may_be_joined(one, other) for one in group for other in outside)


def test_20000_small_fields_cost_what_exact_matching_costs() -> None:
    tiers = compare(20_000, seed=1)

    assert min(tiers.get(name, 0) for name in ("segments", "window", "field", "none")) > 500


@pytest.mark.soak
def test_100000_more_small_fields_cost_what_exact_matching_costs() -> None:
    compare(100_000, seed=2)


def test_no_pairing_at_all_costs_less_than_the_parity_bound() -> None:
    """The lemma behind the bound, tried by brute force on fields without enemies (obligation 2)."""
    for field, _ in random_rounds(300, seed=3):
        seats = field.seats[:8]
        if len(seats) % 2:
            continue
        ladder = ladder_of(seats, field.policy)
        places = {player: place for place, bracket in enumerate(ladder.brackets) for player in bracket}
        graph: networkx.Graph[int] = networkx.Graph()
        graph.add_nodes_from(places)
        for one, other in combinations(sorted(places, key=places.__getitem__), 2):
            graph.add_edge(one, other, weight=-ladder.price(places[one], places[other]))
        matching = networkx.max_weight_matching(graph, maxcardinality=True)

        least = -sum(graph.edges[pair]["weight"] for pair in matching)

        assert least >= ladder.bound(0, len(ladder.brackets) - 1)


def test_the_bye_stands_for_nobody() -> None:
    assert all(seat.player > BYE for field, _ in random_rounds(50, seed=4) for seat in field.seats)
