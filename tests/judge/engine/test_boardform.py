"""A state written as a board and read again is the same board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from judge.engine.boardform import board_form, described_cards
from judge.engine.replay import COMPLETE, play_out
from judge.engine.state import GameState
from judge.engine.values import keywords_of, value_of
from tests.judge.engine.duel import (
    ATTACK,
    FILES,
    NAMES,
    Node,
    auto,
    counter,
    document_of,
    duel,
    fighter,
    read,
    skill,
)

DUELS = {
    name: document_of(path)
    for name, path in zip(NAMES, FILES, strict=True)
    if name.startswith("dbs-masters/") and "battle" not in document_of(path)
}
"""A Bakugan brawl is written with its step, which no state knows."""

AT_REST = {name: document for name, document in DUELS.items() if play_out(read(document)).ending == COMPLETE}


def read_again(document: Node, state: GameState) -> GameState:
    """Write a state as a board and read it as the beginning of a new scenario."""
    form = board_form(state, described_cards(document))
    head: Node = {key: document[key] for key in ("scenario", "game", "profile") if key in document}
    board: Node = {key: form[key] for key in ("turn", "players", "used", "waiting") if key in form}
    return read({**head, **board, **({"battle": form["battle"]} if form.get("battle") else {})}).state


def told(state: GameState) -> dict[str, tuple[object, ...]]:
    """Tell of every card in the game where it is and what it is worth."""
    return {
        state.printed(card.slot).id: (
            card.zone,
            card.controller,
            card.owner,
            card.mode,
            card.face,
            sorted(keywords_of(state, card.slot)),
            [value_of(state, card.slot, name) for name, _ in state.printed(card.slot).values],
            [state.printed(slot).id for slot in card.under],
        )
        for card in state.cards
        if card.zone or state.is_beneath(card.slot)
    }


def counts(state: GameState) -> list[int]:
    return [len(content) for content in state.zones]


@pytest.mark.parametrize("document", DUELS.values(), ids=DUELS)
def test_the_first_board_comes_back(document: Node) -> None:
    state = read(document).state

    again = read_again(document, state)

    assert told(again) == told(state)
    assert counts(again) == counts(state)
    assert again.unknown == state.unknown
    assert (again.turn_player, again.turn_number, again.first_player) == (
        state.turn_player,
        state.turn_number,
        state.first_player,
    )


@pytest.mark.parametrize("document", AT_REST.values(), ids=AT_REST)
def test_the_last_board_comes_back(document: Node) -> None:
    state = play_out(read(document)).state

    again = read_again(document, state)

    assert told(again) == told(state)
    assert counts(again) == counts(state)


def test_a_board_in_the_middle_of_everything_is_told() -> None:
    draws = auto("la.s1", {"attacks": "own"}, {"draw": 1}, once="turn")
    board = duel(
        {
            "leader": {"id": "la", "power": 10000, "skills": [draws]},
            "battle": [fighter("a1", 20000, effects=[{"power": 1000}], gained=["Critical"], lost=["skills"])],
        },
        {
            "hand": [counter("h1", {"choose": {"zone": "battle"}}, {"ko": "chosen"}), 2],
            "energy": {"active": 1, "rested": 1},
        },
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
        used=["la.s1"],
    )
    state = next(stop.state for _, stop in play_out(read(board)).stations if stop.state.stack)

    form = board_form(state, described_cards(board))

    players = cast("Mapping[str, Mapping[str, object]]", form["players"])
    assert players["B"]["energy"] == {"active": 1, "rested": 1}
    assert players["B"]["life"] == 6
    assert form["battle"] == {"attacker": "a1", "guard": "lb", "target": "lb"}
    assert form["waiting"] == [{"skill": "la.s1", "event": "a1"}]
    assert form["used"] == ["la.s1"]
    assert form["stack"] == [{"player": "B", "skill": "h1.s1", "card": "h1", "answers": "attack"}]
    assert cast("list[Node]", players["A"]["battle"])[0]["lost"] == ["skills"]


def test_a_count_that_nobody_wrote_stays_unwritten() -> None:
    board = duel()
    del cast("dict[str, dict[str, object]]", board["players"])["A"]["life"]

    form = board_form(read(board).state)

    players = cast("Mapping[str, Mapping[str, object]]", form["players"])
    assert "life" not in players["A"]
    assert players["B"]["life"] == 6


def test_cards_beneath_others_are_described_too() -> None:
    beneath = fighter("u1", 5000, skill("u1.s1", timing="permanent", do=[]))
    board = duel({"battle": [fighter("a1", under=[beneath])], "deck": [beneath | {"id": "u2"}, 3]})

    assert set(described_cards(board)) == {"la", "lb", "a1", "u1", "u2"}
