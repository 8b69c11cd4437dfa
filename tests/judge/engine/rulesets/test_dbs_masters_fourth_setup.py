"""Before the first turn by the manual 4.00: 6-2-1."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from judge.engine.verdicts import ALWAYS, POSSIBLE
from tests.judge.engine.duel import (
    Node,
    fighter,
    leader,
    read,
    verdict_of,
)
from tests.judge.engine.rulesets.fourth_boards import A_BEGINS, LOT_B, M19, table


def _zones(document: Node, player: str) -> dict[str, int]:
    replay = play_out(read(document))
    assert replay.ending == "complete", (replay.ending, replay.refusal)
    return {zone: len(replay.state.zone(player, zone)) for zone in ("hand", "life", "deck", "marker")}


def test_the_player_picked_by_chance_chooses_who_begins() -> None:
    """6-2-1-4: B is picked and lets A begin; in 2019 nobody chooses (cr-1.074/5-2-1-5-1)."""
    assert verdict_of(table(LOT_B, A_BEGINS), {"happens": {"turn_begins": "A"}}) == ALWAYS
    assert verdict_of(table(LOT_B), {"chooser": {"starting_player": "B"}}) == ALWAYS
    assert verdict_of(table(LOT_B), {"happens": {"turn_begins": "A"}}) == POSSIBLE
    before = {**table(LOT_B), "profile": M19}
    assert verdict_of(before, {"chooser": {"starting_player": "chance"}}) == ALWAYS


def test_only_the_second_player_gets_an_energy_marker() -> None:
    """6-2-1-11; B was let go second."""
    document = table(LOT_B, A_BEGINS)

    assert _zones(document, "A") == {"hand": 6, "life": 8, "deck": 36, "marker": 0}
    assert _zones(document, "B") == {"hand": 6, "life": 8, "deck": 36, "marker": 1}


def test_a_redraw_takes_the_whole_hand() -> None:
    """6-2-1-9-1, decisions/g-2: it names no cards."""
    hand = {"hand": [fighter(f"h{number}", 5000) for number in range(1, 7)], "deck": 44}
    keeps: Node = {"player": "B", "pass": True, "at": "setup.redraw"}
    back: Node = {"player": "A", "redraw": True}
    order: Node = {
        "player": "chance",
        "order": ["deck"] * 44 + [f"h{n}" for n in range(1, 7)],
        "at": "shuffle",
    }
    document = table(back, order, keeps, A=hand)

    assert verdict_of(document, {"at": "end", "zone": {"h1": "deck"}}) == ALWAYS
    assert verdict_of(document, {"at": "end", "count": {"A.hand": 6}}) == ALWAYS
    with pytest.raises(BadDocumentError, match="redraw: true"):
        read(table({"player": "A", "redraw": ["h1"]}, A=hand))


def test_a_deck_that_nobody_counted_is_asked_for() -> None:
    """6-1-3: fifty to sixty cards, so that its number is not known."""
    players = {player: {"leader": leader(f"l{player.lower()}")} for player in "AB"}
    with pytest.raises(BadDocumentError, match="50 to 60"):
        read({**table(), "players": players})
