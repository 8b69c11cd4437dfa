"""Near twins of a document: one place changed, the rest kept."""

from __future__ import annotations

from typing import cast

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.scenario import read_twins
from tests.judge.engine.duel import ATTACK, duel, read


def test_a_twin_changes_one_place_and_keeps_the_rest() -> None:
    board = duel(
        actions=[ATTACK],
        claims=[{"id": "c", "zone": {"a1": "battle"}}],
        near=[
            {"change": {"players.A.battle.0.power": 1}, "expect": {"c": "ALWAYS"}},
            {"change": {"actions.0": None}, "expect": {"c": "ALWAYS"}},
            {"change": {"actions.1": {"player": "A", "pass": True}}, "expect": {"refused": {"action": 2}}},
            {"change": {"limit.states": 5}, "expect": {}},
        ],
    )

    twins = read_twins(board, read(board))

    documents = [cast("dict[str, list[object]]", twin.document) for twin in twins]
    assert len(documents[1]["actions"]) == 0
    assert len(documents[2]["actions"]) == 2
    assert twins[3].document["limit"] == {"states": 5}
    assert all("near" not in document and "expect" not in document for document in documents)
    assert twins[0].changed == ("players.A.battle.0.power",)
    assert board["actions"] == [ATTACK]


@pytest.mark.parametrize("place", ["actions.first", "actions.7", "title.size", "players.A.battle.0.id.x"])
def test_a_twin_of_a_place_that_is_not_there_is_refused(place: str) -> None:
    board = duel(actions=[ATTACK], title="A duel", near=[{"change": {place: 1}}])

    with pytest.raises(BadDocumentError) as caught:
        read_twins(board, read(board))

    assert caught.value.code == "no_such_place"


def test_too_many_twins_are_refused() -> None:
    board = duel(near=[{"change": {"title": "x"}}] * 21)

    with pytest.raises(BadDocumentError) as caught:
        read_twins(board, read(board))

    assert caught.value.code == "too_many"
