"""Nothing of a reading is passed over: it counts, it is refused, or the verdict says that it is not modelled."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from tests.judge.engine.duel import ATTACK, Node, duel, fighter, read, skill, verdict_of
from tests.judge.engine.rulesets.bakugan.board import action, document, scenario_of

STRONGER: Node = {"power": 5000}


@pytest.mark.parametrize(
    ("reading", "place"),
    [
        ({"timing": "permanent", "do": [{"when": {"life_at_most": 4}, "do": [STRONGER]}]}, ("do", 0)),
        ({"timing": "permanent", "do": [STRONGER, {"draw": 1}]}, ("do", 1)),
        ({"timing": "permanent", "do": [{"lose": "Blocker"}]}, ("do", 0)),
        ({"timing": "permanent", "do": [{**STRONGER, "to": "chosen"}]}, ("do", 0)),
        ({"timing": "permanent", "forbids": "koo"}, ("forbids",)),
        ({"timing": "activate_main", "forbids": "ko"}, ("forbids",)),
        ({"timing": "activate_main", "when": {"attacks": "self"}, "do": [STRONGER]}, ("when",)),
        ({"timing": "activate_main", "do": [STRONGER, {"negate": "answered"}]}, ("do", 1)),
        ({"timing": "evolve", "onto": {"name": "a1"}, "do": [STRONGER]}, ("do",)),
    ],
)
def test_a_part_that_would_count_for_nothing_is_refused(reading: Node, place: tuple[object, ...]) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(duel({"battle": [fighter("a1", 20000, skill("a1.s1", **reading))]}))

    assert caught.value.code == "not_heeded"
    assert caught.value.path == ("players", "A", "battle", 0, "skills", 0, "reading", *place)
    assert caught.value.mend


def test_an_unread_permanent_text_leaves_every_verdict_open() -> None:
    strange = skill("a1.s1", timing="permanent", do=[{"unread": "strange"}])
    board = duel({"battle": [fighter("a1", 20000, strange)]}, actions=[ATTACK])

    assert verdict_of(board, {"happens": {"damage": "B"}}) == "NOT_MODELLED"
    strange["ignore"] = "checked at the table"
    assert verdict_of(board, {"happens": {"damage": "B"}}) == "ALWAYS"


@pytest.mark.parametrize(("zone", "content"), [("combo", 1), ("combo", [2]), ("leader", 1)])
def test_a_card_that_counts_must_be_described(zone: str, content: object) -> None:
    """An undescribed combo card would add no power, an undescribed Leader could not be attacked."""
    with pytest.raises(BadDocumentError) as caught:
        read(duel({zone: content}))

    assert caught.value.code == "not_described"
    assert caught.value.path == ("players", "A", zone)


def test_nothing_lies_on_the_batch_before_somebody_plays_it() -> None:
    """Such a card would never resolve."""
    with pytest.raises(BadDocumentError) as caught:
        scenario_of(document({"batch": [action("x", {"draw": 1})]}))

    assert caught.value.code == "begins_empty"
