"""Readings of skills: the place and code of what is not understood."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import read_scenario
from tests.judge.engine.duel import Node, auto, duel, fighter, read


@pytest.mark.parametrize(
    ("reading", "code", "path"),
    [
        ({"timing": "sometimes"}, "unknown_word", "timing"),
        ({"timing": "auto", "why": "x"}, "unknown_key", "why"),
        ({"timing": "auto", "when": {}}, "one_trigger", "when"),
        ({"timing": "auto", "when": {"attacks": "self", "ko": "self"}}, "one_trigger", "when"),
        ({"timing": "auto", "when": {"attacks": "nobody"}}, "unknown_word", "when/attacks"),
        ({"timing": "auto", "when": {"draws": "self"}}, "unknown_word", "when/draws"),
        ({"timing": "auto", "in": ["moon"]}, "unknown_word", "in/0"),
        ({"timing": "auto", "if": {"luck": 1}}, "unknown_key", "if/luck"),
        ({"timing": "auto", "cost": {"blood": 1}}, "unknown_key", "cost/blood"),
        ({"timing": "auto", "cost": {"rest_self": 1}}, "not_a_flag", "cost/rest_self"),
        ({"timing": "auto", "once": "lifetime"}, "unknown_word", "once"),
        ({"timing": "auto", "do": {"draw": 1}}, "not_a_list", "do"),
        ({"timing": "auto", "do": [{}]}, "one_verb", "do/0"),
        ({"timing": "auto", "do": [{"sing": 1}]}, "one_verb", "do/0"),
        ({"timing": "auto", "do": [{"draw": 1, "ko": "self"}]}, "one_verb", "do/0"),
        ({"timing": "auto", "do": [{"draw": 1, "until": "turn"}]}, "unknown_key", "do/0/until"),
        ({"timing": "auto", "do": [{"draw": -1}]}, "out_of_range", "do/0/draw"),
        ({"timing": "auto", "do": [{"power": 1, "until": "tea"}]}, "unknown_word", "do/0/until"),
        ({"timing": "auto", "do": [{"gain": "Wings"}]}, "unknown_word", "do/0/gain"),
        ({"timing": "auto", "do": [{"lose": "Wings"}]}, "unknown_word", "do/0/lose"),
        ({"timing": "auto", "do": [{"ko": "everything"}]}, "unknown_word", "do/0/ko"),
        ({"timing": "auto", "do": [{"ko": {"each": {"zone": "moon"}}}]}, "unknown_word", "do/0/ko/each/zone"),
        ({"timing": "auto", "do": [{"move": "self"}]}, "not_a_word", "do/0/zone"),
        ({"timing": "auto", "do": [{"role": "king", "to": "self"}]}, "unknown_word", "do/0/role"),
        ({"timing": "auto", "do": [{"negate": "everything"}]}, "unknown_word", "do/0/negate"),
        ({"timing": "auto", "do": [{"stop": "time"}]}, "unknown_word", "do/0/stop"),
        ({"timing": "auto", "do": [{"choose": {"kind": "planet"}}]}, "unknown_word", "do/0/choose/kind"),
        ({"timing": "auto", "do": [{"choose": {}, "count": 0}]}, "out_of_range", "do/0/count"),
        (
            {"timing": "auto", "do": [{"may": [{"when": {}, "do": [{"sing": 1}]}]}]},
            "one_verb",
            "do/0/may/0/do/0",
        ),
    ],
)
def test_a_faulty_reading_names_its_place(reading: Node, code: str, path: str) -> None:
    card = fighter("a1", 20000, {"id": "a1.s1", "text": "x", "reading": reading})

    with pytest.raises(BadDocumentError) as caught:
        read(duel({"battle": [card]}))

    assert caught.value.code == code
    assert "/".join(str(part) for part in caught.value.path) == f"players/A/battle/0/skills/0/reading/{path}"


def test_instructions_are_not_nested_without_end() -> None:
    inner: list[Node] = [{"draw": 1}]
    for _ in range(6):
        inner = [{"may": inner}]

    with pytest.raises(BadDocumentError) as caught:
        read(duel({"battle": [fighter("a1", 20000, auto("a1.s1", {"attacks": "self"}, *inner))]}))

    assert caught.value.code == "too_deep"


def test_a_key_that_is_no_word_is_refused() -> None:
    with pytest.raises(BadDocumentError) as caught:
        read_scenario({1: "scenario"}, RULESETS, DEFAULT_PROFILES)

    assert caught.value.code == "not_a_key"
