"""The draw is fair (obligation 6): every legal pairing of a bracket comes as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.tournaments.swiss.makers import couples, make_field
from tournaments.swiss.chance import Chance
from tournaments.swiss.draw import arrange, couples_in
from tournaments.swiss.field import enemies_of
from tournaments.swiss.outcome import Pairing
from tournaments.swiss.pairing import pair_round

# Eight players of one bracket and eight pairs that have met; 26 pairings are left.
MET = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 5), (3, 8), (5, 8), (6, 7)]

# The value that chi-square with 25 degrees of freedom passes once in a hundred (p = 0.01).
CRITICAL_25 = 44.314


def pairings_of(players: list[int], met: set[frozenset[int]]) -> Iterator[frozenset[frozenset[int]]]:
    """List all legal pairings by trying everything."""
    if not players:
        yield frozenset()
        return
    first, *rest = players
    for other in rest:
        if frozenset((first, other)) not in met:
            left = [player for player in rest if player != other]
            for pairing in pairings_of(left, met):
                yield pairing | {frozenset((first, other))}


def chi_square(counts: Counter[frozenset[frozenset[int]]], options: int) -> float:
    fair = counts.total() / options
    missing = (options - len(counts)) * fair
    return sum((count - fair) ** 2 / fair for count in counts.values()) + missing


def test_the_pairings_of_a_bracket_are_drawn_equally_often() -> None:
    legal = set(pairings_of(list(range(1, 9)), {frozenset(pair) for pair in MET}))
    enemies = enemies_of(make_field(dict.fromkeys(range(1, 9), 3), MET))
    chance = Chance("fair")
    counts: Counter[frozenset[frozenset[int]]] = Counter()
    pool = list(range(1, 9))

    for _ in range(40_000):
        assert arrange(pool, enemies, chance)
        counts[frozenset(frozenset(couple) for couple in couples_in(pool))] += 1

    assert len(legal) == 26
    assert set(counts) == legal
    assert chi_square(counts, 26) < CRITICAL_25


def test_whole_rounds_with_seeds_in_a_row_are_drawn_equally_often() -> None:
    field = make_field(dict.fromkeys(range(1, 9), 3), MET)
    counts: Counter[frozenset[frozenset[int]]] = Counter()

    for seed in range(6_000):
        outcome = pair_round(field, str(seed))
        assert isinstance(outcome, Pairing)
        counts[frozenset(couples(outcome))] += 1

    assert chi_square(counts, 26) < CRITICAL_25


def test_the_floater_is_drawn_equally_often() -> None:
    """Five players with 3 points and one with 0: each of the five is paired down one time in five."""
    field = make_field({1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 0})
    counts: Counter[int] = Counter()

    for seed in range(4_000):
        outcome = pair_round(field, f"floater {seed}")
        assert isinstance(outcome, Pairing)
        counts[outcome.pairs[-1].first] += 1

    # Chi-square with 4 degrees of freedom, p = 0.01.
    assert sum((count - 800) ** 2 / 800 for count in counts.values()) < 13.277


def test_the_bye_is_drawn_equally_often_among_the_lowest() -> None:
    field = make_field({1: 3, 2: 3, 3: 0, 4: 0, 5: 0})
    counts: Counter[int | None] = Counter()

    for seed in range(3_000):
        outcome = pair_round(field, f"bye {seed}")
        assert isinstance(outcome, Pairing)
        counts[outcome.bye] += 1

    # Chi-square with 2 degrees of freedom, p = 0.01.
    assert set(counts) == {3, 4, 5}
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 9.210


def test_numbers_below_a_limit_come_equally_often() -> None:
    chance = Chance("numbers")
    counts = Counter(chance.below(7) for _ in range(70_000))

    # Chi-square with 6 degrees of freedom, p = 0.01.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 16.812


def test_numbers_at_the_edge_of_the_range_are_drawn_again() -> None:
    """With a limit just above half of the range nearly every second word is refused."""
    chance = Chance("edge")
    limit = (1 << 31) + 1

    numbers = [chance.below(limit) for _ in range(200)]

    assert max(numbers) < limit
    assert len(set(numbers)) == 200


def test_shuffling_and_sampling_keep_the_items() -> None:
    chance = Chance("items")
    items = list(range(10))

    chance.shuffle(items)
    sample = chance.sample(items, 4)

    assert sorted(items) == list(range(10))
    assert len(set(sample)) == 4
    assert sorted(chance.sample(items, 99)) == list(range(10))
