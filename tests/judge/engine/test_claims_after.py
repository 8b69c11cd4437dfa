"""Claims about what comes after an action: nothing before it counts, whatever kind the claim is of."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from tests.judge.engine.duel import DRAW, Node, duel, examined, leader, read, skill

DRAWS = leader("la", skill("la.s1", timing="activate_main", once="turn", do=[DRAW]))
USE: Node = {"player": "A", "activate": "la.s1"}
ATTACK: Node = {"player": "A", "attack": "a1", "target": "lb"}
FIRST_DRAWN = duel({"leader": DRAWS}, actions=[USE, ATTACK])
FIRST_FOUGHT = duel({"leader": DRAWS}, actions=[ATTACK, USE])


def judged(document: Node, **claim: object) -> tuple[str, tuple[str, ...]]:
    """Give the verdict of a claim, and what decides it."""
    report = examined({**document, "claims": [{"id": "c", **claim}]})
    assert report.refusal is None, report.refusal
    return report.findings[0].verdict.verdict, report.findings[0].because


@pytest.mark.parametrize(
    ("document", "claim", "verdict"),
    [
        (FIRST_DRAWN, {"happens": {"draw": "A"}}, "ALWAYS"),
        (FIRST_DRAWN, {"happens": {"draw": "A"}, "after": 1}, "ALWAYS"),
        (FIRST_DRAWN, {"happens": {"draw": "A"}, "after": 2}, "NEVER"),
        (FIRST_DRAWN, {"never": {"draw": "A"}, "after": 2}, "ALWAYS"),
        (FIRST_DRAWN, {"happens": {"damage": "B"}, "after": 2}, "ALWAYS"),
        (FIRST_DRAWN, {"happens": {"resolve": "la.s1"}, "after": 2}, "NEVER"),
        (FIRST_FOUGHT, {"happens": {"damage": "B"}, "after": 2}, "NEVER"),
        (FIRST_FOUGHT, {"happens": {"draw": "A"}, "after": 2}, "ALWAYS"),
        (FIRST_DRAWN, {"chooser": {"life_card": "B"}, "after": 2}, "ALWAYS"),
    ],
)
def test_what_happened_before_the_action_does_not_count(document: Node, claim: Node, verdict: str) -> None:
    assert judged(document, **claim)[0] == verdict


def test_what_decides_such_a_claim_comes_after_the_action_too() -> None:
    twice = leader("la", skill("la.s1", timing="activate_main", do=[DRAW]))
    document = duel({"leader": twice}, actions=[USE, ATTACK])

    assert judged(document, happens={"damage": "B"}, after=2) == ("ALWAYS", ("one_damage",))
    assert judged(document, never={"draw": "A"}, after=2) == ("ALWAYS", ())


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        # Between actions of the Main Phase the game stands still three times: before, between, after.
        ({"at": "main_phase.act", "count": {"A.hand": 0}}, "ALWAYS"),
        ({"at": "main_phase.act", "after": 1, "count": {"A.hand": 1}}, "ALWAYS"),
        ({"at": "main_phase.act", "after": 1, "count": {"B.life": 6}}, "ALWAYS"),
        ({"at": "main_phase.act", "after": 2, "count": {"B.life": 5}}, "ALWAYS"),
        # A rule that asks nobody.
        ({"at": "battle.comparison", "after": 2, "count": {"B.life": 6}}, "ALWAYS"),
        ({"at": "end", "after": 1, "count": {"B.life": 5}}, "ALWAYS"),
        # Without a moment: as soon as the action is played, before the skill resolves.
        ({"after": 1, "count": {"A.hand": 0}}, "ALWAYS"),
        ({"at": "end", "after": 2, "count": {"A.hand": 1}}, "ALWAYS"),
    ],
)
def test_a_moment_after_an_action_is_the_first_one_that_comes_then(claim: Node, verdict: str) -> None:
    assert judged(FIRST_DRAWN, **claim)[0] == verdict


def test_what_comes_on_the_way_has_no_moment() -> None:
    claim: Node = {"id": "c", "happens": {"draw": "A"}, "at": "main_phase.act"}

    with pytest.raises(BadDocumentError) as caught:
        read({**FIRST_DRAWN, "claims": [claim]})

    assert caught.value.code == "no_moment"
