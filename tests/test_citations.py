"""Every passage that an engine rule cites exists in its game's sources, with the strength the engine claims."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.engine.ruleset import Ruleset
from judge.engine.rulesets.registry import RULESETS
from rulings.strict_yaml import load

PACKS = Path(__file__).parent.parent / "rulings" / "packs"


def strengths_of(game: str) -> dict[str, str]:
    """Read the strength of every passage of a game's sources."""
    sources = load((PACKS / game / "sources.yaml").read_text(encoding="utf-8"), name="sources.yaml").value
    assert isinstance(sources, dict)
    passages = sources["passages"]
    assert isinstance(passages, list)
    found: dict[str, str] = {}
    for passage in passages:
        assert isinstance(passage, dict)
        found[str(passage["code"])] = str(passage["strength"])
    return found


@pytest.mark.parametrize("profile", sorted(RULESETS))
def test_every_citation_exists_with_its_strength(profile: str) -> None:
    ruleset = RULESETS[profile]

    known = strengths_of(ruleset.game)

    wrong = {
        f"{name}: {citation.code} ({citation.strength})": known.get(citation.code, "missing")
        for name, cited in ruleset.citations.items()
        for citation in cited
        if known.get(citation.code) != citation.strength
    }
    assert wrong == {}


@pytest.mark.parametrize("profile", sorted(RULESETS))
def test_every_rule_of_every_procedure_is_cited(profile: str) -> None:
    ruleset = RULESETS[profile]

    assert _stations(ruleset) - set(ruleset.citations) == set()


@pytest.mark.parametrize("profile", sorted(RULESETS))
def test_no_citation_is_for_a_rule_that_does_not_exist(profile: str) -> None:
    ruleset = RULESETS[profile]
    rules = {
        name for name in ruleset.citations if ":" not in name and name not in ("loop", "game.concession")
    }

    assert rules - _stations(ruleset) == set()


def _stations(ruleset: Ruleset) -> set[str]:
    return {rule.station for procedure in ruleset.procedures.values() for rule in procedure.rules.values()}
