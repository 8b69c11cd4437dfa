"""[Unique] of the manual 4.00: one card of its name in play, however the second one would come there."""

from __future__ import annotations

import pytest

from tests.judge.engine.duel import Node, duel, examined, fighter, skill
from tests.judge.engine.rulesets.decision_boards import only, taken, topped, use
from tests.judge.engine.rulesets.fourth_boards import M4, under
from tests.judge.engine.rulesets.test_dbs_masters_decisions import assumed


@pytest.mark.parametrize(
    ("keywords", "says"),
    [(["Unique"], {"unique_asked_later"}), ([], {"unique_asked_later", "name_of_unique"})],
)
def test_which_of_two_cards_of_a_name_stays_is_asked_by_our_decision(
    keywords: list[str], says: set[str]
) -> None:
    """21-11 says that their master keeps one: g-44, g-60."""
    assert assumed(M4, taken(*keywords)) == says


@pytest.mark.parametrize("timing", ["evolve", "xeno_evolve", "union_potara"])
@pytest.mark.parametrize(
    ("others", "verdict"), [(("Only",), "NEVER"), (("Another",), "ALWAYS"), ((), "ALWAYS")]
)
def test_a_second_unique_card_is_not_put_on_another_card_either(
    timing: str, others: tuple[str, ...], verdict: str
) -> None:
    """22-39-3: Evolve and Union play a card too (faq/contre/8, faq/union-potara/2)."""
    claim: Node = {"id": "c", "allowed": use(timing)}
    board = topped(timing, "Base", *others)

    finding = examined(under(M4, {**board, "claims": [claim]})).findings[0]

    assert finding.verdict.verdict == verdict
    assert [reason.code for reason in finding.reasons] == (["unique_in_play"] if verdict == "NEVER" else [])


def test_a_second_unique_card_is_not_absorbed_either() -> None:
    """22-39-3; the card of another name can be."""
    absorbs = skill("x1.s1", timing="union_absorb", named=[{"zone": "drop", "keyword": "Unique"}])
    claims: list[Node] = [{"id": "c", "at": "end", "zone": {"d1": "battle"}}]
    side: Node = {
        "battle": [fighter("x1", 10000, absorbs), only("u1")],
        "drop": [only("d2"), only("d1", called="Another")],
    }
    board = duel(side, actions=[{"player": "A", "activate": "x1.s1"}], claims=claims)

    report = examined(under(M4, board))

    assert [finding.verdict.verdict for finding in report.findings] == ["ALWAYS"]


@pytest.mark.parametrize("timing", ["evolve", "union_potara"])
@pytest.mark.parametrize(("below", "says"), [("Only", {"on_its_name"}), ("Base", set())])
def test_a_unique_card_goes_on_one_of_its_name_by_our_decision(
    timing: str, below: str, says: set[str]
) -> None:
    """23-2: the stack counts as one card, so that no second one is in play."""
    board = {**topped(timing, below), "actions": [use(timing)]}

    assert assumed(M4, board) == says


@pytest.mark.parametrize(("keywords", "verdict"), [(["Unique"], "NEVER"), ([], "ALWAYS")])
def test_a_card_of_the_name_of_a_unique_one_is_not_played_whether_it_is_unique_itself_or_not(
    keywords: list[str], verdict: str
) -> None:
    """22-39 speaks of cards of that name: g-60, said as an assumption; without the keyword names do not count."""
    claim: Node = {"id": "c", "allowed": {"player": "A", "play": "u2"}}
    board = duel({"battle": [only("u1", keywords=keywords)], "hand": [only("u2", keywords=[])]})

    finding = examined(under(M4, {**board, "claims": [claim]})).findings[0]

    assert finding.verdict.verdict == verdict
    weak = {one.about for one in finding.assumptions if one.code == "weak_reason"}
    assert weak == ({"name_of_unique_in_play"} if verdict == "NEVER" else set())
