"""Ranking cards is one function of the query and the heads of the cards."""

from __future__ import annotations

import pytest

from rulings.search.cards.analysis import Head
from rulings.search.cards.query import parse_card_query
from rulings.search.cards.ranking import rank_cards


def head(number: str = "x", *, name: str = "", back: str = "", labels: tuple[str, ...] = ()) -> Head:
    """Return the head of a card whose words are those of its names."""
    joined = [part.replace(" ", "") for part in (name, back)]
    return Head(
        number=number,
        key=number.replace("_0", "_"),
        sort=number,
        names=(joined[0],),
        backs=(joined[1],) if back else (),
        name_tokens=tuple(f"{name} {back}".split()),
        labels=labels,
    )


@pytest.mark.parametrize(
    ("text", "better", "worse"),
    [
        ("bt1-001", head("bt1_001"), head("bt1_0010")),
        ("bt1-1", head("bt1_01"), head("bt1_10", name="bt1")),
        ("bt1", head("bt1_001"), head("bt10_001")),
        ("bt1", head("bt1_002"), head("b_1", name="bt1")),
        ("ivo", head(name="ivo"), head(name="ivo the lord")),
        ("ivo", head(name="ivo"), head(name="anna", back="ivo")),
        ("ivo", head(name="ivo lord"), head(name="lord ivo")),
        ("lord ivo", head(name="lord ivo"), head(name="ivo lord")),
        ("knight", head(name="knight errant"), head(name="crowd", labels=("knight",))),
        ("knight", head(labels=("knight",)), head(name="crowd")),
        ("kni", head(name="knight"), head(name="crowd", labels=("knight",))),
    ],
)
def test_what_is_meant_more_likely_goes_first(text: str, better: Head, worse: Head) -> None:
    query = parse_card_query(text)

    assert rank_cards(query, {1: worse, 2: better}) == [2, 1]


def test_equal_ones_stand_by_number_whatever_their_order() -> None:
    first, second = head("c1_001", name="ivo"), head("c1_002", name="ivo")
    query = parse_card_query("ivo")

    assert rank_cards(query, {1: second, 2: first}) == rank_cards(query, {2: first, 1: second}) == [2, 1]
