"""What each player may do at a moment: legal offers are the options of the question, the rest has reasons."""

from __future__ import annotations

import pytest

from judge.engine.advance import Stop, advance
from judge.engine.errors import BadAnswerError
from judge.engine.offers import Offer, offers, stop_after
from judge.engine.questions import ACT, PASS
from judge.engine.replay import Replay, play_out
from judge.engine.ruleset import Ruleset
from tests.judge.engine.duel import ATTACK, FILES, NAMES, Node, document_of, duel, fighter, read

demonstrations = pytest.mark.parametrize("document", [document_of(path) for path in FILES], ids=NAMES)


def _acts(replay: Replay) -> list[Stop]:
    return [stop for _, stop in replay.stations if stop.question and stop.question.kind == ACT]


def _by_key(found: tuple[Offer, ...]) -> dict[str, Offer]:
    return {offer.action.key: offer for offer in found}


@demonstrations
def test_what_may_be_declared_is_what_the_question_offers(document: Node) -> None:
    scenario = read(document)

    for stop in _acts(play_out(scenario)):
        assert stop.question is not None
        asked = {option.key for option in stop.question.options} - {PASS}
        found = offers(scenario.ruleset, stop, stop.question.player)
        assert {offer.action.key for offer in found if offer.is_legal} == asked


@demonstrations
def test_the_loop_takes_what_is_legal_and_refuses_the_rest(document: Node) -> None:
    scenario = read(document)

    for stop in _acts(play_out(scenario)):
        assert stop.question is not None
        for offer in offers(scenario.ruleset, stop, stop.question.player):
            if offer.is_legal:
                assert advance(scenario.ruleset, stop.state, (offer.action.key,)).state != stop.state
            else:
                _refused(scenario.ruleset, stop, offer)


def _refused(ruleset: Ruleset, stop: Stop, offer: Offer) -> None:
    with pytest.raises(BadAnswerError):
        advance(ruleset, stop.state, (offer.action.key,))


def test_all_reasons_are_given_not_only_the_first() -> None:
    """An active card cannot be attacked (`faq/combat/2`), and a rested one cannot attack (`cr-1.074/7-1`)."""
    board = duel({"battle": [fighter("a1", mode="rest")]}, {"battle": [fighter("b1")]})

    stop = _acts(play_out(read(board)))[0]
    found = _by_key(offers(read(board).ruleset, stop, "A"))

    assert {reason.code for reason in found["attack:a1>b1"].reasons} == {"attacker_rested", "target_active"}
    assert found["attack:la>lb"].is_legal


def test_the_other_player_is_told_why_not_as_well() -> None:
    board = duel()

    stop = _acts(play_out(read(board)))[0]
    found = _by_key(offers(read(board).ruleset, stop, "B"))

    assert {reason.code for reason in found["attack:lb>la"].reasons} == {"not_turn_player"}


def test_what_nobody_described_is_not_guessed() -> None:
    """Nobody said how much energy A has, so nobody can say whether a card that costs 2 may be played."""
    board = duel({"hand": [fighter("h1", energy=2)]})
    players = board["players"]
    assert isinstance(players, dict)
    del players["A"]["energy"]
    scenario = read(board)

    found = _by_key(offers(scenario.ruleset, Stop(scenario.state, None), "A"))

    assert (found["play:h1"].is_legal, found["play:h1"].depends_on) == (False, "A.energy")


def test_the_moment_after_a_step_is_found() -> None:
    board = duel(actions=[ATTACK])
    replay = play_out(read(board))
    declared = next(n for n, step in enumerate(replay.steps, start=1) if step.rule == "battle.declaration")

    after = stop_after(replay, declared)

    assert after is not None
    assert after.question is not None
    assert after.question.rule == "counter_window.answer"
    before = stop_after(replay, 0)
    assert before is not None
    assert before.question is not None
    assert before.question.rule == "main_phase.act"


def test_once_the_game_is_over_nobody_is_offered_anything() -> None:
    board = duel(b={"life": 1}, actions=[ATTACK])
    replay = play_out(read(board))

    assert replay.state.winner == "A"
    assert stop_after(replay, len(replay.steps)) is None
    assert offers(read(board).ruleset, Stop(replay.state, None), "A") == ()
