"""The benchmarks measure what there is: their boards are read and play to an end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.crowded import crowded_board
from benchmarks.engine import (
    Document,
    attack_with_four_skills,
    open_battle,
    read,
    simultaneous,
    steps_of,
)
from judge.engine.explore import explore
from judge.engine.replay import play_out
from judge.engine.scenario import Limit
from judge.engine.verdicts import judge


def test_the_attack_is_played_to_its_end() -> None:
    scenario = read(attack_with_four_skills())

    assert play_out(scenario).ending == "complete"
    assert steps_of(scenario) > 100


@pytest.mark.parametrize(
    "document", [simultaneous(4, targets=False), simultaneous(4, targets=True), open_battle()]
)
def test_the_explorations_come_to_an_end(document: Document) -> None:
    assert explore(read(document)).complete


def test_a_crowded_table_gives_no_verdict_before_it_was_explored() -> None:
    small = replace(read(crowded_board()), limit=Limit(rule_steps=20_000, states=20_000))
    exploration = explore(small)

    assert not exploration.complete
    assert [verdict.verdict for verdict in judge(small, exploration)] == ["OPEN"]


def test_a_crowded_table_offers_twenty_cards_to_each_of_four_skills() -> None:
    scenario = read(crowded_board())
    graph = explore(replace(scenario, limit=Limit(rule_steps=5_000, states=20_000))).graphs[0]
    first = graph.nodes[0].question
    chosen = graph.nodes[graph.nodes[0].edges[0].target].question

    assert first is not None
    assert chosen is not None
    assert (len(first.options), len(chosen.options)) == (4, 20)
