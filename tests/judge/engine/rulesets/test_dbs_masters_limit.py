"""[Limit X] of the manual 4.00 (22-44): X uses per turn over all copies of a skill on cards of the same number."""

from __future__ import annotations

import pytest

from judge.engine.boardform import board_form
from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from tests.judge.engine.duel import ATTACK, Node, auto, examined, fighter, read, refused, skill, verdict_of
from tests.judge.engine.rulesets.test_dbs_masters_keywords import M4, M19, board

ALWAYS, NEVER = "ALWAYS", "NEVER"
DRAW: Node = {"draw": 1}


def copy(card: str, number: str = "BT9-001", limit: int = 1, **more: object) -> Node:
    used = skill(f"{card}.s1", timing="activate_main", limit=limit, do=[DRAW])
    return fighter(card, 5000, used, number=number, **more)


def use(card: str) -> Node:
    return {"player": "A", "activate": f"{card}.s1"}


def using(*cards: Node, actions: tuple[Node, ...], **top: object) -> Node:
    return board(M4, {"battle": list(cards)}, None, *actions, **top)


def test_copies_on_cards_of_one_number_share_their_uses() -> None:
    """22-44."""
    assert refused(using(copy("c1"), copy("c2"), actions=(use("c1"), use("c2")))) == (2, {"limit_reached"})
    assert refused(using(copy("c1"), actions=(use("c1"), use("c1")))) == (2, {"limit_reached"})


def test_cards_of_other_numbers_and_other_skills_count_apart() -> None:
    """22-44: the same skill on cards with the same number."""
    other_number = using(copy("c1"), copy("c2", "BT9-002"), actions=(use("c1"), use("c2")))
    two = skill("c2.s1", timing="activate_main", limit=1, do=[{"draw": 2}])
    other_skill = using(
        copy("c1"), fighter("c2", 5000, two, number="BT9-001"), actions=(use("c1"), use("c2"))
    )

    assert verdict_of(other_number, {"at": "end", "count": {"A.hand": 2}}) == ALWAYS
    assert verdict_of(other_skill, {"at": "end", "count": {"A.hand": 3}}) == ALWAYS


def test_limit_two_allows_two_uses_whichever_copies_they_are_of() -> None:
    """22-44."""
    cards = [copy(f"c{n}", limit=2) for n in (1, 2, 3)]

    two = using(*cards, actions=(use("c1"), use("c2")))

    assert verdict_of(two, {"at": "end", "count": {"A.hand": 2}}) == ALWAYS
    assert refused(using(*cards, actions=(use("c1"), use("c2"), use("c3")))) == (3, {"limit_reached"})


def test_once_per_turn_is_for_each_card() -> None:
    """22-11: what people mix up with [Limit 1]."""
    cards = [
        fighter(
            f"c{n}", 5000, skill(f"c{n}.s1", timing="activate_main", once="turn", do=[DRAW]), number="BT9-001"
        )
        for n in (1, 2)
    ]

    assert (
        verdict_of(using(*cards, actions=(use("c1"), use("c2"))), {"at": "end", "count": {"A.hand": 2}})
        == ALWAYS
    )


def test_a_card_that_has_come_anew_has_no_uses_of_its_own() -> None:
    """22-44: the uses belong to the number, not to the object as [Once per turn] does."""
    bounces = skill("la.s1", timing="activate_main", do=[{"move": {"each": {"name": "c1"}}, "zone": "hand"}])
    document = board(
        M4,
        {"battle": [copy("c1", energy=0)], "leader": {"id": "la", "power": 10000, "skills": [bounces]}},
        None,
        use("c1"),
        {"player": "A", "activate": "la.s1"},
        {"player": "A", "play": "c1"},
        use("c1"),
    )

    assert refused(document) == (4, {"limit_reached"})


def test_an_auto_skill_over_its_limit_is_cancelled() -> None:
    """22-44, 9-6-3-2: two copies hear the attack, one of them resolves."""
    cards = [
        fighter(f"c{n}", 5000, auto(f"c{n}.s1", {"attacks": "own"}, DRAW, limit=1), number="BT9-001")
        for n in (1, 2)
    ]
    document = board(M4, {"battle": [fighter("a1", 20000), *cards]}, None, ATTACK)

    assert verdict_of(document, {"at": "end", "count": {"A.hand": 1}}) == ALWAYS


AUTO = {"timing": "auto", "when": {"attacks": "any"}, "limit": 1, "do": [DRAW]}
BOTH = board(
    M4,
    {"battle": [fighter("a1", 20000, skill("a1.s1", **AUTO), number="BT9-001")]},
    {"battle": [fighter("b1", 5000, skill("b1.s1", **AUTO), number="BT9-001")]},
    ATTACK,
)


def test_each_player_has_a_limit_of_the_own_and_the_verdict_says_that_it_is_our_decision() -> None:
    """decisions/g-51: only where both have used the skill."""

    def ours(document: Node) -> bool:
        claim: Node = {"id": "c", "at": "end", "zone": {"a1": "battle"}}
        found = examined({**document, "claims": [claim]}).findings[0].assumptions
        return "check:limit_of_each" in {one.about for one in found}

    assert verdict_of(BOTH, {"happens": {"draw": "B"}}) == ALWAYS
    assert ours(BOTH)
    assert not ours(using(copy("a1"), actions=(use("a1"),)))


def test_what_was_used_before_is_written_with_any_copy_and_written_back() -> None:
    document = using(copy("c1"), copy("c2"), actions=(use("c2"),), used=["c1.s1"])

    assert refused(document) == (1, {"limit_reached"})
    played = play_out(
        read(using(copy("c1", limit=2), copy("c2", limit=2), actions=(use("c1"), use("c2"))))
    ).state
    assert board_form(played)["used"] == ["c1.s1", "c1.s1"]


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (fighter("c1", 5000, skill("c1.s1", timing="activate_main", limit=1, do=[DRAW])), "no_number"),
        (
            fighter(
                "c1",
                5000,
                skill("c1.s1", timing="activate_main", limit=1, once="turn", do=[DRAW]),
                number="X",
            ),
            "two_limits",
        ),
    ],
)
def test_a_limit_needs_the_number_of_its_card_and_stands_alone(card: Node, code: str) -> None:
    with pytest.raises(BadDocumentError) as fault:
        read(board(M4, {"battle": [card]}))

    assert fault.value.code == code


def test_limit_is_no_word_of_2019() -> None:
    with pytest.raises(BadDocumentError):
        read(board(M19, {"battle": [copy("c1")]}))


BOARDS_4 = [BOTH]
"""What reaches the rules of [Limit], for the test that nothing is left unreached."""
