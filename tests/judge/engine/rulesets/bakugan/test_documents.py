"""Documents of Bakugan: where they begin, what they must say, what is cited."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import COMPLETE
from judge.engine.report import examine
from judge.engine.rulesets.bakugan.table import STEPS
from judge.engine.rulesets.registry import RULESETS
from rulings.strict_yaml import load
from tests.judge.engine.rulesets.bakugan.board import (
    OWN_BAKUGAN,
    Node,
    action,
    bakugan,
    card,
    closed,
    document,
    played,
    scenario_of,
)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"battle": {}}, "no_brawlers"),
        ({"battle": {"brawlers": ["mine", "mine"]}}, "one_brawler_each"),
        ({"battle": {"brawlers": ["mine", "yours"], "step": "tea"}}, "no_such_step"),
        ({"battle": {"brawlers": ["mine", "captain"]}}, "not_a_bakugan"),
        ({"battle": {"brawlers": ["mine", "down"]}}, "closed_brawler"),
        ({"battle": {"brawlers": ["mine", "even"], "step": "damage"}}, "which_victor"),
        ({"turn": {"phase": "roll"}}, "unknown_word"),
    ],
)
def test_a_document_that_leaves_the_brawl_open_is_asked_about(change: Node, code: str) -> None:
    extra = [card("captain", kind="hero"), bakugan("down", 1, 1, face="down"), bakugan("even", 700, 1)]
    described = {**document({}, {"play": [bakugan("yours", 600, 4), *extra]}), **change}

    with pytest.raises(BadDocumentError) as caught:
        scenario_of(described)

    assert caught.value.code == code


@pytest.mark.parametrize("step", STEPS)
def test_a_scenario_may_begin_in_any_step(step: str) -> None:
    replay = played(document(battle={"brawlers": ["mine", "yours"], "step": step}))

    assert replay.ending == COMPLETE
    assert closed(replay) == ["yours"]


def test_every_rule_and_reason_is_cited() -> None:
    ruleset = RULESETS["bakugan-2019"]

    stations = {
        rule.station for procedure in ruleset.procedures.values() for rule in procedure.rules.values()
    }

    assert stations <= set(ruleset.citations)
    assert all(code.code.startswith("bakugan/") for codes in ruleset.citations.values() for code in codes)


def test_the_example_of_the_reference_page_plays() -> None:
    page = (Path(__file__).parents[5] / "docs/reference/scenario-bakugan.md").read_text(encoding="utf-8")
    example = load(page.split("```yaml\n")[1].split("```")[0], name="scenario-bakugan.md").value

    (finding,) = examine(scenario_of(cast("Node", example))).findings

    assert finding.verdict.verdict == "ALWAYS"


def test_everything_that_could_still_be_done_is_explored() -> None:
    """With windows open, A may or may not add to the damage."""
    rage = action("rage", {"rating": 2, "to": OWN_BAKUGAN})
    described = document({"hand": [rage]}, claims=[{"at": "end", "count": {"B.deck": 13}}])

    (finding,) = examine(scenario_of(described), everything=True).findings

    assert finding.verdict.verdict == "POSSIBLE"
