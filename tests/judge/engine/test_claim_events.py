"""What a claim about events means: whose event it is, and which names an event can have."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from tests.judge.engine.duel import (
    ATTACK,
    USE,
    Node,
    auto,
    counter,
    duel,
    fighter,
    main,
    read,
    verdict_of,
)


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ({"happens": {"ko": "b1"}}, "ALWAYS"),
        ({"happens": {"ko": "B"}}, "ALWAYS"),
        ({"never": {"ko": "B"}}, "NEVER"),
        ({"happens": {"ko": "A"}}, "NEVER"),
        ({"happens": {"move": "B"}}, "ALWAYS"),
    ],
)
def test_a_ko_is_an_event_of_the_card_s_player(claim: Node, verdict: str) -> None:
    board = duel(
        main({"ko": {"each": {"zone": "battle", "of": "opponent"}}}),
        {"battle": [fighter("b1")]},
        actions=[USE],
    )

    assert verdict_of(board, claim) == verdict


def test_revenge_waits_like_any_other_skill() -> None:
    guard = fighter("b1", 10000, mode="rest", keywords=["Revenge"])
    board = duel(b={"battle": [guard]}, actions=[{"player": "A", "attack": "a1", "target": "b1"}])

    assert verdict_of(board, {"triggers": "b1.revenge"}) == "ALWAYS"
    assert verdict_of(board, {"triggers": "b1"}) == "ALWAYS"


def test_a_card_triggers_when_one_of_its_skills_waits() -> None:
    board = duel({"battle": [fighter("a1", 20000, auto("a1.s1", {"attacks": "self"}))]}, actions=[ATTACK])

    assert verdict_of(board, {"triggers": "a1"}) == "ALWAYS"
    assert verdict_of(board, {"triggers": "la"}) == "NEVER"


@pytest.mark.parametrize("word", ["attack", "answered"])
def test_a_negated_attack_is_one_of_the_player_who_negated_it(word: str) -> None:
    board = duel(
        b={"hand": [counter("h1", {"negate": word})]}, actions=[ATTACK, {"player": "B", "counter": "h1.s1"}]
    )

    assert verdict_of(board, {"happens": {"attack_negated": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"happens": {"attack_negated": "a1"}}) == "ALWAYS"
    assert verdict_of(board, {"happens": {"attack_negated": "A"}}) == "NEVER"


def test_what_is_negated_may_be_named_by_its_card() -> None:
    gate = counter("h1", {"negate": "answered"}, kind="counter_play")
    word = counter("h2", {"negate": "answered"}, kind="counter_counter")
    play: Node = {"player": "A", "play": "p1"}
    answer: Node = {"player": "B", "counter": "h1.s1"}
    hand = [fighter("p1", 10000, energy=0), word]

    countered = duel({"hand": hand}, {"hand": [gate]}, actions=[play, answer])
    saved = duel(
        {"hand": hand}, {"hand": [gate]}, actions=[play, answer, {"player": "A", "counter": "h2.s1"}]
    )

    assert verdict_of(countered, {"happens": {"negate": "p1"}}) == "ALWAYS"
    assert verdict_of(saved, {"happens": {"negate": "p1"}}) == "NEVER"
    assert verdict_of(saved, {"happens": {"negate": "h1"}}) == "ALWAYS"
    assert verdict_of(saved, {"happens": {"negate": "h1.s1"}}) == "ALWAYS"


@pytest.mark.parametrize(
    ("claim", "code"),
    [
        ({"happens": {"damage": "lb"}}, "of_a_player"),
        ({"never": {"draw": "a1"}}, "of_a_player"),
        ({"happens": {"resolve": "B"}}, "not_of_a_player"),
        ({"never": {"negate": "A"}}, "not_of_a_player"),
    ],
)
def test_a_name_that_an_event_never_has_is_refused(claim: Node, code: str) -> None:
    """Such a claim would be NEVER, or ALWAYS, whatever happens."""
    with pytest.raises(BadDocumentError) as caught:
        read(duel(claims=[{"id": "c", **claim}]))

    assert caught.value.code == code


@pytest.mark.parametrize("player", ["A", "B"])
def test_who_chooses_is_not_who_could_answer_the_skill(player: str) -> None:
    """The opponent may counter a skill in two windows; that is no choice of the skill."""
    by = "own" if player == "A" else "opponent"
    board = duel(
        main({"choose": {"zone": "battle", "of": "opponent"}, "by": by}, {"ko": "chosen"}),
        {"battle": [fighter("b1")]},
        actions=[USE],
    )

    assert verdict_of(board, {"chooser": {"la.s1": player}}) == "ALWAYS"
    assert verdict_of(board, {"chooser": {"la.s1": "B" if player == "A" else "A"}}) == "NEVER"
