"""Before the first turn of Masters: chapter 5-2 of the manual 1.074, decisions G-26 and G-29; giving up: 1-2-4."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.questions import DICE
from judge.engine.replay import play_out
from judge.engine.state import GameState
from tests.judge.engine.duel import ATTACK, Node, auto, duel, examined, fighter, read, refused, verdict_of

LOT_A: Node = {"player": "chance", "choose": "A"}
LOT_B: Node = {"player": "chance", "choose": "B"}


def table(
    *actions: Node,
    a: Mapping[str, object] | None = None,
    b: Mapping[str, object] | None = None,
    first: str = "A",
    **top: object,
) -> Node:
    """Nothing lies on the table but two Leaders."""
    return {
        "scenario": 1,
        "game": "dbs-masters",
        "profile": "masters-2019",
        "turn": {"player": first, "phase": "setup", "first": first},
        "players": {
            "A": {"leader": {"id": "la", "power": 10000}, **(a or {})},
            "B": {"leader": {"id": "lb", "power": 10000}, **(b or {})},
        },
        "actions": list(actions),
        **top,
    }


def end_of(document: Node) -> GameState:
    replay = play_out(read(document))
    assert replay.ending == "complete", (replay.ending, replay.refusal)
    return replay.state


def counts(state: GameState, player: str) -> dict[str, int]:
    return {zone: len(state.zone(player, zone)) for zone in ("hand", "life", "deck", "energy")}


def test_six_cards_eight_life_and_the_rest_of_fifty() -> None:
    """5-2-1-6 and 5-2-1-7 with a deck of 50; the starting player has not drawn for the turn (6-2-3)."""
    state = end_of(table(LOT_B))

    assert counts(state, "A") == counts(state, "B") == {"hand": 6, "life": 8, "deck": 36, "energy": 0}
    assert (state.turn_player, state.turn_number, state.first_player) == ("B", 1, "B")
    assert state.phase == "main"


def test_chance_says_who_begins_and_nobody_else() -> None:
    """5-2-1-5-1; a lot that nobody wrote down stays open."""
    assert verdict_of(table(), {"chooser": {"starting_player": "chance"}}) == "ALWAYS"
    assert verdict_of(table(), {"happens": {"turn_begins": "A"}}) == "POSSIBLE"
    assert verdict_of(table(LOT_A), {"happens": {"turn_begins": "A"}}) == "ALWAYS"


def test_a_redraw_brings_as_many_cards_as_went_back() -> None:
    """5-2-1-6-1: any number of cards; the deck is as large as before."""
    hand = [{"id": f"h{n}", "power": 5000} for n in range(1, 7)]
    state = end_of(
        table(
            {"player": "A", "redraw": ["h1", "h2"]},
            {"player": "chance", "order": ["deck"] * 44 + ["h1"], "at": "shuffle"},
            a={"hand": hand},
        )
    )

    assert counts(state, "A") == {"hand": 6, "life": 8, "deck": 36, "energy": 0}
    kept = [card.zone for name in ("h3", "h4", "h5", "h6") if (card := state.find(name))]
    assert kept == ["hand"] * 4
    back = [card.zone for name in ("h1", "h2") if (card := state.find(name))]
    assert back == ["deck"] * 2


def test_a_redraw_may_be_of_all_cards_or_of_none() -> None:
    """5-2-1-6-1: any number."""
    every = end_of(table(LOT_A, {"player": "A", "redraw": ["hand"] * 6}))
    none = end_of(table(LOT_A, {"player": "A", "redraw": []}))

    assert counts(every, "A") == counts(none, "A") == {"hand": 6, "life": 8, "deck": 36, "energy": 0}


def test_the_starting_player_redraws_first_and_each_once() -> None:
    """5-2-1-6 and faq/preparations-de-jeu/2."""
    a: Node = {"player": "A", "redraw": ["hand"]}
    b: Node = {"player": "B", "redraw": ["hand"]}

    assert end_of(table(LOT_A, a, b)).turn_player == "A"
    assert refused(table(LOT_A, b, a)) == (3, {"only_before_the_game"})
    assert refused(table(LOT_A, a, a)) == (3, {"one_redraw"})


def test_the_order_after_a_shuffle_is_a_matter_of_chance() -> None:
    """3-2-4: a card that somebody named may lie anywhere in the deck."""
    deck: list[object] = [{"id": "d1", "power": 5000}, 19]
    document = table(LOT_A, a={"deck": deck}, b={"deck": 20})

    assert verdict_of(document, {"zone": {"d1": "hand"}}) == "POSSIBLE"
    assert verdict_of(document, {"zone": {"d1": "life"}}) == "POSSIBLE"
    on_top: Node = {"player": "chance", "order": ["d1"]}
    document = table(LOT_A, on_top, a={"deck": deck}, b={"deck": 20})
    assert verdict_of(document, {"zone": {"d1": "hand"}}) == "ALWAYS"


def test_nobody_loses_before_the_game_has_begun() -> None:
    """Decision G-26: life is empty while the hands are drawn."""
    replay = play_out(read(table(LOT_A)))

    assert replay.state.winner == ""
    assert not any(event.kind == "win" for step in replay.steps for event in step.events)


def test_whoever_has_no_deck_when_the_game_begins_has_lost() -> None:
    """G-26 ends with the preparation: 6 and 8 cards were all there were, so 9-2-3 counts at once."""
    replay = play_out(read(table(LOT_B, a={"deck": 14}, b={"deck": 15})))

    assert (replay.ending, replay.state.winner) == ("over", "B")


def test_leaders_are_shown_after_the_lot_and_the_starting_players_skill_comes_first() -> None:
    """5-2-1-3 with decision G-29."""
    shown = {"leader_placed": "self"}
    a = {"leader": {"id": "la", "power": 10000, "skills": [auto("la.s1", shown, {"power": 1000})]}}
    b = {"leader": {"id": "lb", "power": 10000, "skills": [auto("lb.s1", shown, {"power": 1000})]}}

    assert verdict_of(table(LOT_B, a=a, b=b), {"order": ["lb.s1", "la.s1"]}) == "ALWAYS"
    assert verdict_of(table(LOT_A, a=a, b=b), {"order": ["lb.s1", "la.s1"]}) == "NEVER"


@pytest.mark.parametrize("zone", ["life", "battle", "energy", "drop"])
def test_before_the_game_nothing_else_lies_on_the_table(zone: str) -> None:
    content: object = [fighter("x1")] if zone == "battle" else 3
    with pytest.raises(BadDocumentError) as caught:
        read(table(a={zone: content}))

    assert caught.value.code == "not_in_setup"
    assert caught.value.path == ("players", "A", zone)


def test_a_shuffle_of_cards_that_are_all_alike_asks_nobody() -> None:
    stops = play_out(read(table(LOT_A))).stations

    dice = [stop.question.rule for _, stop in stops if stop.question and stop.question.kind == DICE]
    assert dice == ["setup.lot"]


# Giving up.


def test_a_player_may_give_up_at_any_question_and_loses_at_once() -> None:
    """1-2-4: also in the other player's turn, in the middle of a battle."""
    concede: Node = {"player": "B", "concede": True}
    document = duel(actions=[ATTACK, {**concede, "at": "battle.offense_act"}])

    report = examined(document)

    assert (report.replay.ending, report.replay.state.winner) == ("over", "A")
    assert report.replay.steps[-1].rule == "game.concession"
    assert verdict_of(document, {"ends": {"winner": "A"}}) == "ALWAYS"
    assert verdict_of(document, {"count": {"B.life": 6}}) == "ALWAYS"


def test_the_turn_player_may_give_up_instead_of_acting() -> None:
    """1-2-4: at any time of their liking."""
    assert play_out(read(duel(actions=[{"player": "A", "concede": True}]))).state.winner == "B"
    assert verdict_of(duel(), {"allowed": {"player": "B", "concede": True}}) == "ALWAYS"


def test_nobody_gives_up_unless_it_is_written() -> None:
    """Whatever else is open: a concession is not played out for anybody."""
    document = duel(actions=[ATTACK])

    assert verdict_of(document, {"ends": {"winner": "A"}}, everything=True) == "NEVER"


def test_after_the_game_nothing_is_done() -> None:
    document = duel(actions=[{"player": "B", "concede": True}, ATTACK])

    assert refused(document) == (2, {"game_over"})


# Who may look at what.


@pytest.mark.parametrize(
    ("player", "area", "may"),
    [
        ("A", "A.hand", True),
        ("B", "A.hand", False),
        ("A", "A.life", False),
        ("A", "B.life", False),
        ("A", "A.deck", False),
        ("A", "B.deck", False),
        ("A", "B.drop", True),
        ("B", "A.leader", True),
        ("B", "A.energy", True),
        ("B", "A.warp", True),
        ("B", "a1", True),
    ],
)
def test_open_areas_are_open_to_both_and_secret_ones_to_nobody(player: str, area: str, may: bool) -> None:
    """3-2-2, 3-3-2, 3-3-3, 3-4-2, 3-5-2, 3-6-2, 3-8-2, 3-9-2, 3-10-2; faq/generalites/2 and 3."""
    assert verdict_of(duel(), {"looks": {player: area}}) == ("ALWAYS" if may else "NEVER")


def test_what_lies_beneath_a_card_lies_in_its_area() -> None:
    """faq/evolution-evolution-ex/9; the same card in a hand is secret."""
    stack = fighter("a1", 20000, under=[fighter("u1")])

    report = examined(duel({"battle": [stack]}, claims=[{"id": "c", "looks": {"B": "u1"}}]))

    assert report.findings[0].verdict.verdict == "ALWAYS"
    assert report.findings[0].because == ("looks:battle",)
    assert [citation.code for citation in report.findings[0].citations] == []
    assert verdict_of(duel({"hand": [fighter("u1")]}), {"looks": {"B": "u1"}}) == "NEVER"
