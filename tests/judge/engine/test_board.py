"""Boards as they are written: zones, kinds of cards, what is open."""

from __future__ import annotations

from typing import cast

import pytest

from judge.engine.values import keywords_of, value_of
from tests.judge.engine.duel import Node, duel, fighter, read


def test_a_board_is_read_as_it_is_written() -> None:
    state = read(
        duel(
            {
                "battle": [
                    fighter(
                        "a1",
                        20000,
                        mode="rest",
                        keywords=["Critical"],
                        gained=["Double Strike"],
                        lost=["Critical"],
                        effects=[{"power": 5000, "until": "battle", "from": "la"}],
                        under=[fighter("u1", 5000), fighter("u2", 5000)],
                    )
                ],
                "energy": [{"active": 1, "rested": 2}, {"id": "e1", "name": "Spark"}],
                "hand": [2, fighter("p1")],
                "deck": [fighter("d1"), 3, fighter("d2")],
            },
            waiting=[{"skill": "a1.revenge", "event": "lb"}],
            turn={"player": "B", "number": 6, "first": "A"},
        )
    ).state

    card = state.find("a1")
    assert card is not None
    assert (card.mode, card.zone, value_of(state, card.slot, "power")) == ("rest", "battle", 25000)
    assert keywords_of(state, card.slot) == ("Double Strike",)
    assert [state.printed(slot).id for slot in card.under] == ["u1", "u2"]
    assert sorted(state.zone("A", "energy")) == sorted([0, -1, -1, _slot(state.find("e1"))])
    assert state.zone("A", "deck") == (_slot(state.find("d1")), 0, 0, 0, _slot(state.find("d2")))
    assert [waiting.skill for waiting in state.waiting] == ["a1.revenge"]
    assert (state.turn_player, state.turn_number, state.first_player) == ("B", 6, "A")


def _slot(card: object) -> int:
    slot = getattr(card, "slot", 0)
    assert isinstance(slot, int)
    return slot


@pytest.mark.parametrize(
    ("zone", "card", "kind"),
    [
        ("leader", {"id": "x"}, "leader"),
        ("battle", {"id": "x"}, "battle"),
        ("hand", {"id": "x"}, "extra"),
        ("hand", {"id": "x", "power": 5000}, "battle"),
        ("hand", {"id": "x", "combo_power": 5000}, "battle"),
        ("battle", {"id": "x", "kind": "extra"}, "extra"),
    ],
)
def test_the_kind_of_a_card_follows_from_its_place_and_its_values(zone: str, card: Node, kind: str) -> None:
    state = read(duel({zone: [card]})).state

    found = state.find("x")
    assert found is not None
    assert state.printed(found.slot).kind == kind


def test_a_zone_that_is_not_named_is_empty_or_asked_for() -> None:
    board = duel()
    players = cast("dict[str, dict[str, object]]", board["players"])
    del players["A"]["life"]

    state = read(board).state

    assert state.unknown == ("A.life",)
    assert state.zone("A", "drop") == ()


def test_open_is_orders_and_targets_unless_more_is_written() -> None:
    assert read(duel()).opened == ("order", "target")
    assert read(duel(open=["may"])).opened == ("order", "target", "may")
    assert read(duel(open="all")).opened == ("order", "target", "may", "act")
