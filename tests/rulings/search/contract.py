"""What every search back end must do; the suite runs it on the database it has."""

from __future__ import annotations

import pytest

from rulings.models import SearchEntry
from rulings.search.backends.base import Backend, Wanted
from tests.rulings.factories import make_game

STEMS = {
    "castle/faq/a/1": "block combo t_blocker",
    "castle/faq/a/2": "block",
    "castle/faq/a/3": "combo c_faq_a_3 u_e38182",
    "castle/faq/a/4": "8 main t_double_blow",
    "castle/faq/a/5": "blocker x",
}
# What must come out, whatever the back end: groups wanted, entries found.
GOLDEN = [
    ((("block",),), [1, 2]),
    ((("block", "combo"),), [1, 2, 3]),
    ((("block",), ("combo",)), [1]),
    ((("block", "main"), ("8", "t_blocker")), [1, 4]),
    ((("t_double_blow",),), [4]),
    ((("u_e38182",),), [3]),
    ((("c_faq_a_3",),), [3]),
    ((("bloc",),), []),
    (((),), []),
    ((), []),
    ((("NEAR", "AND", "*"),), []),
    ((('a" OR "block', "x' | 'y", "\\"),), []),
]


class BackendContract:
    """The contract; a subclass says which back end."""

    @pytest.fixture
    def backend(self) -> Backend:
        """Return the back end under test."""
        raise NotImplementedError

    @pytest.fixture
    def entries(self, db: None, backend: Backend) -> list[int]:
        """Store five entries and return their ids."""
        game = make_game()
        rows = [
            SearchEntry.objects.create(code=code, game=game, stems=stems, analysis="[[]]")
            for code, stems in STEMS.items()
        ]
        backend.store([(row.pk, row.stems) for row in rows])
        return [row.pk for row in rows]

    @pytest.mark.parametrize(("groups", "places"), GOLDEN)
    def test_candidates_are_those_of_the_golden_list(
        self, backend: Backend, entries: list[int], groups: tuple[tuple[str, ...], ...], places: list[int]
    ) -> None:
        found = backend.candidates(Wanted(groups=groups))

        assert found == [entries[place - 1] for place in places]

    def test_another_game_has_no_candidates(self, backend: Backend, entries: list[int]) -> None:
        other = make_game("tower")

        assert backend.candidates(Wanted(groups=(("block",),), game_id=other.pk)) == []

    def test_the_cut_keeps_the_first(self, backend: Backend, entries: list[int]) -> None:
        assert backend.candidates(Wanted(groups=(("block", "combo"),), cut=2)) == entries[:2]

    def test_storing_again_replaces(self, backend: Backend, entries: list[int]) -> None:
        SearchEntry.objects.filter(pk=entries[0]).update(stems="other")
        backend.store([(entries[0], "other")])

        assert backend.candidates(Wanted(groups=(("block",),))) == [entries[1]]
        assert backend.candidates(Wanted(groups=(("other",),))) == [entries[0]]

    def test_removed_entries_are_gone(self, backend: Backend, entries: list[int]) -> None:
        backend.remove([entries[0]])
        SearchEntry.objects.filter(pk=entries[0]).delete()

        assert backend.candidates(Wanted(groups=(("block",),))) == [entries[1]]
