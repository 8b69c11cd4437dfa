"""Whole turns in Masters: chapters 5 and 6 of the manual 1.074, and the FAQ on the phases."""

from __future__ import annotations

import pytest

from judge.engine.replay import play_out
from judge.engine.state import GameState
from judge.wording import names_of, say_step
from tests.judge.engine.duel import Node, auto, duel, examined, fighter, read, refused, skill, verdict_of

PASS: Node = {"player": "A", "pass": True, "at": "main_phase.act"}
CHARGE: Node = {"player": "A", "number": 5, "phase": "charge", "first": "A"}


def end_of(document: Node) -> GameState:
    """Play the one line of a record and give its last state."""
    replay = play_out(read(document))
    assert replay.ending == "complete", (replay.ending, replay.refusal)
    return replay.state


def modes(state: GameState, *names: str) -> list[str]:
    return [card.mode for name in names if (card := state.find(name))]


# The Charge Phase.


def test_all_own_rested_cards_become_active_and_no_others() -> None:
    """6-2-2 and faq/phase-de-recharge/2: Leader, Battle and Energy Area of the turn player (H: M85)."""
    a: Node = {
        "leader": {"id": "la", "power": 10000, "mode": "rest"},
        "battle": [fighter("a1", mode="rest")],
        "energy": [{"id": "e1", "mode": "rest"}, {"rested": 2, "active": 1}],
    }
    b: Node = {"battle": [fighter("b1", mode="rest")], "energy": {"rested": 2}}

    state = end_of(duel(a, b, turn=CHARGE))

    assert modes(state, "la", "a1", "e1") == ["active"] * 3
    assert modes(state, "b1") == ["rest"]
    assert state.zone("A", "energy").count(0) == 3
    assert state.zone("B", "energy") == (-1, -1)


def test_the_turn_player_must_draw() -> None:
    """6-2-3 and faq/phase-de-recharge/3: there is no question to decline."""
    replay = play_out(read(duel(turn=CHARGE)))

    assert len(replay.state.zone("A", "deck")) == 29
    assert len(replay.state.zone("A", "hand")) == 1
    assert "charge_phase.draw" not in {stop.question.rule for _, stop in replay.stations if stop.question}


@pytest.mark.parametrize(
    ("turn", "drawn"),
    [
        ({"player": "A", "number": 1, "first": "A"}, 0),
        ({"player": "B", "number": 2, "first": "A"}, 1),
        ({"player": "A", "number": 3, "first": "A"}, 1),
    ],
)
def test_only_the_first_turn_of_the_game_has_no_draw(turn: Node, drawn: int) -> None:
    """6-2-3 and faq/phase-de-recharge/1; the second player does draw in the own first turn."""
    state = end_of(duel(turn={**turn, "phase": "charge"}))

    assert len(state.zone(str(turn["player"]), "hand")) == drawn


def test_whoever_draws_the_last_card_loses_at_once() -> None:
    """9-2-1 and 1-2-1-1-2: no card left in the deck."""
    replay = play_out(read(duel({"deck": 1}, turn=CHARGE)))

    assert (replay.ending, replay.state.winner) == ("over", "B")


def test_one_hand_card_may_become_energy() -> None:
    """6-2-5 and faq/phase-de-recharge/4: one card, and it is active."""
    a: Node = {"hand": [fighter("h1"), fighter("h2")], "energy": 1}
    charge: Node = {"player": "A", "charge": "h1"}

    none = end_of(duel(a, turn=CHARGE))
    one = end_of(duel(a, turn=CHARGE, actions=[charge]))

    assert len(none.zone("A", "energy")) == 1
    assert len(one.zone("A", "energy")) == 2
    assert modes(one, "h1") == ["active"]
    assert refused(duel(a, turn=CHARGE, actions=[charge, {"player": "A", "charge": "h2"}])) == (
        2,
        {"only_in_charge_phase"},
    )


def test_an_undescribed_hand_card_can_be_charged() -> None:
    state = end_of(duel({"hand": 2}, turn=CHARGE, actions=[{"player": "A", "charge": "hand"}]))

    assert len(state.zone("A", "energy")) == 1
    assert len(state.zone("A", "hand")) == 2  # one of two charged, one drawn


@pytest.mark.parametrize(
    ("player", "card", "turn", "reason"),
    [
        ("B", "h2", CHARGE, "not_turn_player"),
        ("A", "a1", CHARGE, "charge_from_hand"),
        ("A", "h2", CHARGE, "charge_from_hand"),
        ("A", "h1", {"player": "A"}, "only_in_charge_phase"),
    ],
)
def test_what_cannot_be_charged(player: str, card: str, turn: Node, reason: str) -> None:
    """6-2-5: the turn player, a card of the own hand, after the draw."""
    document = duel({"hand": [fighter("h1")]}, {"hand": [fighter("h2")]}, turn=turn)

    number, reasons = refused({**document, "actions": [{"player": player, "charge": card}]})

    assert number == 1
    assert reason in reasons


def test_skills_for_the_beginning_come_before_cards_become_active() -> None:
    """6-2-1 before 6-2-2: the skill still reads Rest Mode."""
    condition = {"mode": "rest"}
    own = auto("a1.s1", {"turn_begins": "own"}, {"draw": 1}, **{"if": condition})
    a: Node = {"battle": [fighter("a1", 20000, own, mode="rest")]}

    state = end_of(duel(a, turn=CHARGE))

    assert len(state.zone("A", "hand")) == 2
    assert modes(state, "a1") == ["active"]


def test_charging_comes_after_the_skills_of_the_draw() -> None:
    """6-2-4 stands between the draw and 6-2-5."""
    drawn = auto("a1.s1", {"draws": "own"}, {"mill": 1})
    a: Node = {"battle": [fighter("a1", 20000, drawn)], "hand": [fighter("h1")]}
    document = duel(a, turn=CHARGE, actions=[{"player": "A", "charge": "h1"}])

    assert verdict_of(document, {"count": {"A.drop": 1}, "at": "charge_phase.charge"}) == "ALWAYS"


# The Main Phase.


def test_skills_for_the_main_phase_wait_at_its_beginning_and_its_end() -> None:
    """6-3-1-1 and 6-3-1-3-1-1."""
    skills = [
        auto("a1.s1", {"main_begins": "own"}, {"draw": 1}),
        auto("a1.s2", {"main_ends": "own"}, {"mill": 1}),
    ]
    document = duel({"battle": [fighter("a1", 20000, *skills)]}, turn=CHARGE, actions=[PASS])

    assert verdict_of(document, {"count": {"A.hand": 2}, "at": "main_phase.act"}) == "ALWAYS"
    assert verdict_of(document, {"count": {"A.drop": 0}, "at": "main_phase.act"}) == "ALWAYS"
    assert verdict_of(document, {"count": {"A.drop": 1}, "at": "end_phase"}) == "ALWAYS"


def test_the_main_phase_ends_only_when_its_player_says_so() -> None:
    """6-3-1-2-4: the opponent's turn is not reached by doing nothing."""
    play: Node = {"player": "B", "play": "h1"}
    b: Node = {"hand": [fighter("h1", energy=0)]}

    assert refused(duel(None, b, actions=[play])) == (1, {"not_turn_player"})
    assert end_of(duel(None, b, actions=[PASS, play])).turn_player == "B"


# The End Phase.


def test_effects_for_the_turn_end_and_the_turn_passes() -> None:
    """6-4-1-2 and 6-4-1-3; what lasts for the game stays."""
    effects = [{"power": 5000, "until": "turn"}, {"power": 1000, "until": "game"}]
    document = duel({"battle": [fighter("a1", 20000, effects=effects)]}, actions=[PASS])

    assert verdict_of(document, {"value": {"a1.power": 26000}, "at": "end_phase"}) == "ALWAYS"
    assert verdict_of(document, {"value": {"a1.power": 21000}}) == "ALWAYS"
    state = end_of(document)
    assert (state.turn_player, state.turn_number, state.phase) == ("B", 6, "main")


def test_nobody_discards_at_the_end_of_a_turn() -> None:
    """faq/generalites/4."""
    state = end_of(duel({"hand": 15}, actions=[PASS]))

    assert len(state.zone("A", "hand")) == 15


def test_a_skill_for_the_end_of_the_turn_is_heard_once() -> None:
    """6-4-1-1 and 6-4-1-3: nothing is left to be heard, so the phase is not repeated."""
    own = auto("a1.s1", {"turn_ends": "own"}, {"draw": 1})
    document = duel({"battle": [fighter("a1", 20000, own)]}, actions=[PASS])

    assert len(end_of(document).zone("A", "hand")) == 1


def test_the_end_phase_is_repeated_for_a_card_that_came_during_it() -> None:
    """6-4-1-3, H: M82 under the manual of 2019: what lasts for the turn is over in the second pass."""
    late = auto("d1.s1", {"turn_ends": "own"}, {"draw": 1})
    brings = auto(
        "a1.s1", {"turn_ends": "own"}, {"choose": {"zone": "drop", "of": "own"}}, {"play": "chosen"}
    )
    a: Node = {
        "battle": [fighter("a1", 20000, brings, effects=[{"power": 5000}])],
        "drop": [fighter("d1", 10000, late)],
    }
    document = duel(a, actions=[PASS])

    assert len(end_of(document).zone("A", "hand")) == 1
    claim: Node = {"value": {"a1.power": 20000}, "at": "end_phase.repeat"}
    assert verdict_of(document, claim) == "ALWAYS"
    steps = play_out(read(document)).steps
    assert [step.note for step in steps].count("repeated") == 1


def test_skills_for_the_opponents_end_of_turn_come_after_the_turn_players() -> None:
    """4-5-3-2 before 4-5-3-3, in the End Phase too."""
    own = auto("a1.s1", {"turn_ends": "own"}, {"draw": 1})
    theirs = auto("b1.s1", {"turn_ends": "opponent"}, {"draw": 1})
    document = duel(
        {"battle": [fighter("a1", 20000, own)]}, {"battle": [fighter("b1", 5000, theirs)]}, actions=[PASS]
    )

    assert verdict_of(document, {"order": ["a1.s1", "b1.s1"]}) == "ALWAYS"


def test_once_per_turn_counts_anew_in_the_next_turn() -> None:
    """10-11-2: the marks are of one turn."""
    draws = skill("a1.s1", timing="activate_main", once="turn", do=[{"draw": 1}])
    use: Node = {"player": "A", "activate": "a1.s1"}
    b_passes: Node = {"player": "B", "pass": True, "at": "main_phase.act"}
    board: Node = {"battle": [fighter("a1", 20000, draws)]}

    again: Node = {**use, "at": "main_phase.act"}
    assert refused(duel(board, actions=[use, again])) == (2, {"once_per_turn"})
    state = end_of(duel(board, actions=[use, PASS, b_passes, use]))
    assert (state.turn_player, state.turn_number) == ("A", 7)
    assert len(state.zone("A", "hand")) == 3


# Several turns.


def test_a_game_of_three_turns() -> None:
    """Chapter 6: the first player neither draws nor attacks in turn 1, the second does both in turn 2."""
    first: Node = {"player": "A", "number": 1, "phase": "charge", "first": "A"}
    actions = [
        {"player": "A", "charge": "hand"},
        PASS,
        {"player": "B", "charge": "hand"},
        {"player": "B", "attack": "b1", "target": "la"},
        {"player": "B", "pass": True, "at": "main_phase.act"},
        {"player": "A", "attack": "a1", "target": "b1"},
    ]
    document = duel({"hand": 6}, {"hand": 6, "battle": [fighter("b1")]}, turn=first, actions=actions)

    state = end_of(document)

    assert (state.turn_player, state.turn_number) == ("A", 3)
    assert [len(state.zone(player, "deck")) for player in "AB"] == [29, 29]
    assert len(state.zone("A", "life")) == 5
    assert [card.zone for name in ("a1", "b1") if (card := state.find(name))] == ["battle", "drop"]


def test_sentences_know_whose_turn_it_was() -> None:
    """The same words mean somebody else after the turn has passed."""
    first = auto("a1.s1", {"turn_ends": "own"}, {"draw": 1})
    second = auto("b1.s1", {"turn_begins": "own"}, {"draw": 1})
    board = duel(
        {"battle": [fighter("a1", 20000, first)]}, {"battle": [fighter("b1", 5000, second)]}, actions=[PASS]
    )
    replay = play_out(read(board))
    names = names_of(replay.start)

    told = [
        say_step(step=step, names=names, language="en") for step in replay.steps if step.note == "next_skill"
    ]

    assert len(told) == 2
    assert all("turn player" in text and "no skill of the turn player" not in text for text in told)


def test_a_battle_outside_the_record_needs_no_end_of_the_turn() -> None:
    """A line rests in the free timing of the Main Phase: what nobody wrote did not happen."""
    report = examined(duel(actions=[{"player": "A", "attack": "a1", "target": "lb"}]))

    assert report.replay.state.phase == "main"
    assert report.replay.state.turn_player == "A"


# What turning a card and going round sets off.


def test_a_skill_hears_the_mode_it_names_and_not_the_other() -> None:
    """8-1-5-1: "when this card is switched to …"; 1-3-2-1: turning a card to its own mode is no event."""
    rests = auto("a1.s1", {"becomes_rested": "self"}, {"draw": 1})
    active = auto("a1.s2", {"becomes_active": "self"}, {"mill": 1})
    board: Node = {"battle": [fighter("a1", 20000, rests, active)]}
    attack: Node = {"player": "A", "attack": "a1", "target": "lb"}

    state = end_of(duel(board, actions=[attack]))

    assert (len(state.zone("A", "hand")), len(state.zone("A", "drop"))) == (1, 0)
    state = end_of(duel({"battle": [fighter("a1", 20000, rests, active, mode="rest")]}, turn=CHARGE))
    assert len(state.zone("A", "drop")) == 1


def test_a_forced_loop_is_a_draw_by_the_loop_rule() -> None:
    """11-1-2, H: M69; with a "you may" in it somebody can stop (11-1-2-1)."""
    swing = auto("a1.s1", {"becomes_active": "self"}, {"rest": "self"})
    back = {"becomes_rested": "self"}
    start = skill("a1.s3", timing="activate_main", do=[{"rest": "self"}])
    use: Node = {"player": "A", "activate": "a1.s3"}
    claims = [{"id": "c", "ends": {"winner": "draw"}}]

    forced = auto("a1.s2", back, {"activate": "self"})
    report = examined(
        duel({"battle": [fighter("a1", 20000, swing, forced, start)]}, actions=[use], claims=claims)
    )
    assert (report.findings[0].verdict.verdict, report.findings[0].because) == ("ALWAYS", ("loop",))

    free = auto("a1.s2", back, {"activate": "self"}, optional=True)
    report = examined(
        duel({"battle": [fighter("a1", 20000, swing, free, start)]}, actions=[use], claims=claims)
    )
    assert report.findings[0].verdict.verdict == "NEVER"


def test_what_ended_is_the_reason_for_a_power_that_fell() -> None:
    """6-4-1-2: the value at the end of the turn rests on the end of what lasted for it."""
    board: Node = {"battle": [fighter("a1", 20000, effects=[{"power": 5000}])]}
    claims = [{"id": "c", "value": {"a1.power": 20000}, "at": "turn.passes"}]

    report = examined(duel(board, actions=[PASS], claims=claims))

    assert report.findings[0].because == ("effects_end",)


# How long something lasts.


@pytest.mark.parametrize(
    ("until", "moment", "power"),
    [
        ("main_phase", "main_phase.ends", 25000),
        ("main_phase", "end_phase", 20000),
        ("turn", "end_phase", 25000),
        ("turn", "turn.passes", 20000),
        ("own_turn", "turn.passes", 25000),
    ],
)
def test_what_lasts_ends_at_its_moment(until: str, moment: str, power: int) -> None:
    """6-3-1-3-1-2 for the Main Phase, 6-4-1-2 for the turn; the other goes on in the opponent's turn."""
    strong = skill("a1.s1", timing="activate_main", do=[{"power": 5000, "until": until}])
    use: Node = {"player": "A", "activate": "a1.s1"}
    document = duel({"battle": [fighter("a1", 20000, strong)]}, actions=[use, PASS])

    assert verdict_of(document, {"value": {"a1.power": power}, "at": moment}) == "ALWAYS"


def test_what_lasts_until_the_own_next_turn_ends_before_its_first_skill() -> None:
    """cr-4.00/7-2-4: it ends at the beginning of the Charge Phase of that player, not of the opponent."""
    strong = skill("a1.s1", timing="activate_main", do=[{"power": 5000, "until": "own_turn"}])
    use: Node = {"player": "A", "activate": "a1.s1"}
    b_passes: Node = {"player": "B", "pass": True, "at": "main_phase.act"}
    document = duel({"battle": [fighter("a1", 20000, strong)]}, actions=[use, PASS])

    assert verdict_of(document, {"value": {"a1.power": 25000}}) == "ALWAYS"  # in B's Main Phase
    document = duel({"battle": [fighter("a1", 20000, strong)]}, actions=[use, PASS, b_passes])
    assert verdict_of(document, {"value": {"a1.power": 20000}}) == "ALWAYS"


def test_on_a_board_the_start_of_whose_turn_is_written_with_the_player() -> None:
    effects = [{"power": 5000, "until": "start.B"}]
    board: Node = {"battle": [fighter("a1", 20000, effects=effects)]}

    assert verdict_of(duel(board), {"value": {"a1.power": 25000}}) == "ALWAYS"
    assert verdict_of(duel(board, actions=[PASS]), {"value": {"a1.power": 20000}}) == "ALWAYS"
