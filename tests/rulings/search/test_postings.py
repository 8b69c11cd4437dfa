"""Which entries hold what is wanted: the same list on every database the suite runs on."""

from __future__ import annotations

import pytest

from rulings.models import SearchPosting
from rulings.search.postings import Wanted, candidates, change_postings, game_stem

pytestmark = pytest.mark.django_db

CASTLE, TOWER = 7, 8
# Ids far apart, as those of a table from which much was deleted.
STEMS = {
    1: "block combo t_blocker",
    2: "block",
    30: "combo c_faq_a_3 u_e38182",
    400: "8 main t_double_blow",
    50_000: "blocker x",
}
# What must come out: groups wanted, entries found.
GOLDEN = [
    ((("block",),), [1, 2]),
    ((("block", "combo"),), [1, 2, 30]),
    ((("block",), ("combo",)), [1]),
    ((("block", "main"), ("8", "t_blocker")), [1, 400]),
    ((("t_double_blow",),), [400]),
    ((("u_e38182",),), [30]),
    ((("c_faq_a_3",),), [30]),
    ((("blocker",),), [50_000]),
    ((("bloc",),), []),
    (((),), []),
    ((("block",), ()), []),
    ((), []),
    ((("NEAR", "AND", "*"),), []),
    ((('a" OR "block', "x' | 'y", "\\"),), []),
]


@pytest.fixture(autouse=True)
def entries() -> None:
    """Keep five entries of one game."""
    added: dict[str, list[int]] = {}
    for entry_id, stems in STEMS.items():
        for stem in (*stems.split(), game_stem(CASTLE)):
            added.setdefault(stem, []).append(entry_id)
    change_postings(added=added, removed={})


@pytest.mark.parametrize(("groups", "found"), GOLDEN)
def test_candidates_are_those_of_the_golden_list(
    groups: tuple[tuple[str, ...], ...], found: list[int]
) -> None:
    assert candidates(Wanted(groups=groups)) == found
    assert candidates(Wanted(groups=groups, game_id=CASTLE)) == found


def test_another_game_has_no_candidates() -> None:
    assert candidates(Wanted(groups=(("block",),), game_id=TOWER)) == []


def test_the_cut_keeps_the_first() -> None:
    assert candidates(Wanted(groups=(("block", "combo"),), cut=2)) == [1, 2]


def test_an_entry_that_changes_is_found_by_what_it_holds_now() -> None:
    change_postings(added={"other": [1]}, removed={"block": [1]})

    assert candidates(Wanted(groups=(("block",),))) == [2]
    assert candidates(Wanted(groups=(("other",),))) == [1]
    assert candidates(Wanted(groups=(("combo",),))) == [1, 30]


def test_what_is_taken_away_and_added_at_once_stays() -> None:
    change_postings(added={"block": [1]}, removed={"block": [1]})

    assert candidates(Wanted(groups=(("block",),))) == [1, 2]


def test_a_stem_that_no_entry_holds_is_forgotten() -> None:
    change_postings(added={}, removed={"x": [50_000], "never": [3]})

    assert candidates(Wanted(groups=(("x",),))) == []
    assert not SearchPosting.objects.filter(stem__in=("x", "never")).exists()


def test_one_query_however_much_is_wanted(django_assert_num_queries: pytest.FixtureRequest) -> None:
    with django_assert_num_queries(1):  # type: ignore[operator]
        candidates(Wanted(groups=(("block", "combo"), ("t_blocker",), ("x", "main")), game_id=CASTLE))
