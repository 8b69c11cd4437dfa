"""Random games on random boards whose cards say anything a document may say: no error, nothing lost, all cited."""

from __future__ import annotations

from functools import partial

import pytest

from judge.engine.rulesets.registry import RULESETS
from tests.judge.engine.random_boards import check_stop, play, random_scenario

FEW, MANY = 300, 2_000
SHARES = 10
"""A test for each tenth, so that they run beside each other."""

PROFILES = ["masters-2019", "masters-4"]


def _play(profile: str, seeds: range) -> None:
    ruleset = RULESETS[profile]
    for seed in seeds:
        play(random_scenario(ruleset, seed), seed, partial(check_stop, ruleset))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("share", range(SHARES))
def test_random_games_run_to_an_end_without_an_error(profile: str, share: int) -> None:
    _play(profile, range(share, FEW, SHARES))


@pytest.mark.soak
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("share", range(SHARES))
def test_many_random_games_run_to_an_end_without_an_error(profile: str, share: int) -> None:
    _play(profile, range(10_000 + share, 10_000 + MANY, SHARES))
