"""The benchmarks measure what there is: their boards are read and play to an end."""

from __future__ import annotations

import pytest

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


def test_the_attack_is_played_to_its_end() -> None:
    scenario = read(attack_with_four_skills())

    assert play_out(scenario).ending == "complete"
    assert steps_of(scenario) > 100


@pytest.mark.parametrize(
    "document", [simultaneous(4, targets=False), simultaneous(4, targets=True), open_battle()]
)
def test_the_explorations_come_to_an_end(document: Document) -> None:
    assert explore(read(document)).complete
