"""The energy marker of the manual 4.00: 1-14-2, 1-14-3, decisions/g-4."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.verdicts import ALWAYS, POSSIBLE
from tests.judge.engine.duel import (
    Node,
    duel,
    fighter,
    read,
    refused,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.fourth_boards import M4, under


def paying(**b: object) -> Node:
    """It is B's turn, and B plays a card that costs two."""
    return duel(
        None,
        {"hand": [fighter("h1", 10000, energy=2, **_cost(b))], "energy": 1, **b},
        turn={"player": "B", "number": 4, "first": "A"},
        actions=[{"player": "B", "play": "h1"}],
        profile=M4,
    )


def _cost(b: dict[str, object]) -> dict[str, object]:
    specified = b.pop("specified", None)
    return {"specified": specified} if specified else {}


def test_the_marker_pays_like_one_energy_and_is_gone() -> None:
    document = paying(marker=1)

    assert verdict_of(document, {"at": "end", "zone": {"h1": "battle"}}) == ALWAYS
    assert verdict_of(document, {"at": "end", "count": {"B.marker": 0}}) == ALWAYS
    assert verdict_of(document, {"at": "end", "count": {"B.energy": 1}}) == ALWAYS
    assert refused(paying(marker=0)) == (1, {"not_enough_energy"})


def test_the_marker_is_of_the_leaders_colour() -> None:
    red = {"id": "lb", "power": 10000, "colours": ["red"]}
    green_energy = {"energy": [{"id": "e1", "colours": ["green"]}]}

    assert refused(paying(marker=1, leader=red, specified={"blue": 1}, **green_energy))[1] == {
        "not_enough_of_a_colour"
    }
    fits = paying(marker=1, leader=red, specified={"red": 1}, **green_energy)
    assert verdict_of(fits, {"at": "end", "count": {"B.marker": 0}}) == ALWAYS


def test_no_card_moves_to_where_the_marker_lies() -> None:
    """1-14-3: it is neither a card nor energy, so that its place is no area."""
    moves = skill("la.s1", timing="activate_main", do=[{"move": "chosen", "zone": "marker"}])

    with pytest.raises(BadDocumentError) as fault:
        read(under(M4, duel({"leader": {"id": "la", "power": 10000, "skills": [moves]}})))

    assert fault.value.path[-1] == "zone"


def test_whether_energy_or_the_marker_is_used_is_a_choice() -> None:
    document = paying(marker=1, energy=2)

    assert verdict_of(document, {"at": "end", "count": {"B.marker": 0}}) == POSSIBLE
    chosen = {**document, "actions": [*paying()["actions"], {"player": "B", "choose": ["energy", "marker"]}]}  # type: ignore[misc]
    assert verdict_of(chosen, {"at": "end", "count": {"B.marker": 0}}) == ALWAYS


def test_a_marker_that_nobody_told_of_is_an_open_matter() -> None:
    """Only the second player can have one: of the first it is known."""
    allowed = {"allowed": {"player": "B", "play": "h1"}}
    assert verdict_of({**paying(), "actions": []}, allowed) == "OPEN"
    assert verdict_of({**paying(marker=1), "actions": []}, allowed) == ALWAYS
    first = duel({"hand": [fighter("h1", energy=1)]}, actions=[{"player": "A", "play": "h1"}], profile=M4)
    assert refused(first) == (1, {"not_enough_energy"})


@pytest.mark.parametrize(
    ("a", "b"), [({"marker": 1}, {}), ({}, {"marker": 2}), ({}, {"marker": [{"id": "m1"}]})]
)
def test_a_marker_that_cannot_be_is_refused(a: dict[str, object], b: dict[str, object]) -> None:
    with pytest.raises(BadDocumentError, match="only one"):
        read(duel(a, b, profile=M4))
