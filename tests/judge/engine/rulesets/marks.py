"""Marks that play leaves behind: which rules ran, what they found, which checks and words were met."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from judge.engine.claims import rule_probes, stop_probes
from judge.engine.explore import explore
from judge.engine.ruleset import At, Ruleset
from judge.engine.scenario import Scenario, read_twins
from judge.engine.trace import Fact
from tests.judge.engine.duel import Node, read


def marks_of(documents: Iterable[Node], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Explore documents and their near twins and collect every mark of every line."""
    ran: set[str] = set()

    def watching(scenario: Scenario) -> object:
        probes = rule_probes(scenario)

        def watch(at: At) -> tuple[Fact, ...]:
            ran.add(f"rule:{at.station}")
            return probes(at) if probes else ()

        return watch

    monkeypatch.setattr("judge.engine.explore.rule_probes", watching)
    monkeypatch.setattr("judge.engine.explore.stop_probes", stop_probes)
    found: set[str] = set()
    for scenario in _scenarios(documents):
        exploration = explore(scenario)
        assert exploration.complete, scenario.title
        found |= set(_words(scenario))
        for graph in exploration.graphs:
            for fact in graph.prelude:
                found |= set(_marks(scenario.ruleset, fact))
            for node in graph.nodes:
                for edge in node.edges:
                    for fact in edge.facts:
                        found |= set(_marks(scenario.ruleset, fact))
    return found | ran


def _scenarios(documents: Iterable[Node]) -> Iterator[Scenario]:
    for document in documents:
        scenario = read(document)
        yield scenario
        for twin in read_twins(document, scenario):
            yield read(dict(twin.document))


def _marks(ruleset: Ruleset, fact: Fact) -> Iterator[str]:
    kind = str(fact[0])
    if kind == "event":
        source = str(fact[8]) if len(fact) > 8 else ""
        if source.startswith("check:"):
            yield source
        if kind == "event" and str(fact[1]) == "grant":
            yield f"keyword:{fact[6]}"
    elif len(fact) > 2 and f"{fact[2]}" in ruleset.citations:
        yield f"note:{fact[2]}:{kind}"
        yield f"check:{str(fact[1]).rpartition('.')[2]}"


def _words(scenario: Scenario) -> Iterator[str]:
    """Name what the cards of a board bring with them: keywords, timings, trigger words."""
    for card in scenario.state.cards:
        yield from _words_of(scenario, card.slot)
    for written in scenario.actions:
        yield f"verb:{written.verb}"


def _words_of(scenario: Scenario, slot: int) -> Iterator[str]:
    for printed in scenario.state.sides(slot):
        yield from (f"keyword:{name}" for name in printed.keywords)
        for skill in printed.skills:
            yield f"timing:{skill.timing}"
            yield f"timing:{skill.keyword.lower()}"
            if skill.trigger:
                yield f"trigger:{skill.trigger.event}"
        for name in printed.keywords:
            known = scenario.ruleset.keywords[name].skill
            if known and known.trigger:
                yield f"trigger:{known.trigger.event}"


def wanted(ruleset: Ruleset) -> set[str]:
    """Name every rule, check, keyword, timing, trigger word and verb that a ruleset has."""
    rules = {
        f"rule:{procedure.name}.{rule}"
        for procedure in ruleset.procedures.values()
        for rule in procedure.rules
    }
    checks = {name for name in ruleset.citations if name.startswith("check:")}
    return (
        rules
        | checks
        | {f"keyword:{name}" for name in ruleset.keywords}
        | {f"timing:{name}" for name in ruleset.timings}
        | {f"trigger:{name}" for name in ruleset.triggers}
        | {f"verb:{name}" for name in ruleset.verbs}
    )
