"""Assumptions: what a verdict takes for granted, of the whole scenario, of its reasons, of what is hidden."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from judge.engine.explore import Exploration
from judge.engine.questions import ACT, MAY
from judge.engine.ruleset import Ruleset
from judge.engine.scenario import Scenario
from judge.engine.trace import ANALOGY, DEFAULT, Citation, Fact, Reason, Step
from judge.engine.verdicts import ALWAYS, NEVER, POSSIBLE, Verdict


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something a verdict takes for granted: a code, what it is about, and what it rests on."""

    code: str
    about: str = ""
    citations: tuple[Citation, ...] = ()


def common_assumptions(scenario: Scenario, exploration: Exploration) -> tuple[Assumption, ...]:
    """List what every verdict of this scenario takes for granted."""
    ruleset = scenario.ruleset
    found: list[Assumption] = []
    if not scenario.profile_written:
        found.append(Assumption("default_profile", ruleset.profile))
    if scenario.board.has_blanks:
        found.append(Assumption("blanks_do_nothing"))
    found += [Assumption("ignored_text", skill.id) for skill in scenario.board.ignored]
    found += [Assumption("supposed", f"{key}={number}") for key, number in scenario.suppose]
    facts = [fact for graph in exploration.graphs for fact in graph.facts()]
    found += _left_assumptions(facts)
    weak = sorted({str(fact[1]) for fact in facts if fact[0] == "weak"})
    found += [Assumption("weak_rule", station, ruleset.cite(station)) for station in weak]
    used = sorted({str(fact[1]) for fact in facts if fact[0] in _USES})
    found += dict.fromkeys(one for skill in used for one in decided_assumptions(scenario, skill))
    found += _cost_assumptions(scenario, facts)
    if any(node.ending == "loop" for graph in exploration.graphs for node in graph.nodes):
        found.append(Assumption("loop", "", ruleset.cite("loop")))
    return tuple(found)


_USES = ("trigger", "declared", "resolve")
"""Facts about a skill that waits, is declared or resolves."""


def decided_assumptions(scenario: Scenario, skill_id: str) -> tuple[Assumption, ...]:
    """Say that a keyword works as we decided, where the sources say too little of it."""
    card = scenario.state.find(skill_id.rpartition(".")[0])
    skill = scenario.ruleset.skill(scenario.state, card.slot, skill_id) if card else None
    name = scenario.ruleset.decision_of(skill) if skill else ""
    return (Assumption("weak_rule", name, scenario.ruleset.cite(name)),) if name else ()


def _left_assumptions(facts: list[Fact]) -> list[Assumption]:
    """Say what somebody could have done and nobody wrote: which skills, and who could have acted."""
    left = [fact for fact in facts if fact[0] == "left"]
    skills = sorted({str(fact[3]) for fact in left if fact[1] == MAY})
    players = sorted({str(fact[2]) for fact in left if fact[1] == ACT})
    found = [Assumption("not_used", skill) for skill in skills]
    return found + [Assumption("not_acted", player) for player in players]


def _cost_assumptions(scenario: Scenario, facts: list[Fact]) -> list[Assumption]:
    """Say what paying took for granted: colours that nobody wrote, and costs that the document does not state."""
    cards = {card.id: card for card in scenario.state.setup.printed}
    declared = {str(fact[3]) for fact in facts if fact[0] == "declared" and len(fact) > 3}
    paid = [cards[name] for name in sorted(declared) if name in cards]
    found: list[Assumption] = []
    is_unwritten = any(card.printed("energy") and card.specified is None for card in paid)
    if is_unwritten or any(fact[0] == "colours_unknown" for fact in facts):
        found.append(Assumption("colours_not_checked"))
    return found + [
        Assumption("cost_not_written", card.id) for card in paid if card.printed("energy") is None
    ]


def hidden_assumptions(verdict: Verdict) -> tuple[Assumption, ...]:
    """Say which hidden things make no difference to a verdict: its readings agree."""
    if not verdict.readings or verdict.verdict not in (ALWAYS, NEVER, POSSIBLE):
        return ()
    keys = dict.fromkeys(key for reading in verdict.readings for key, _ in reading.hidden)
    return tuple(Assumption("hidden_does_not_matter", key) for key in keys)


def older_assumptions(
    ruleset: Ruleset, reasons: tuple[Reason, ...], steps: Iterable[Step]
) -> tuple[Assumption, ...]:
    """List what decides a verdict by a text of an older edition, since the one of this profile was not at hand."""
    decided = [(reason.code, reason.citations) for reason in reasons]
    decided += [(step.rule, step.citations) for step in steps]
    return tuple(
        Assumption("older_text", name, citations)
        for name, citations in dict.fromkeys(decided)
        if any(citation.code == ruleset.policy.carried_over for citation in citations)
        and not all(citation.strength in (ANALOGY, DEFAULT) for citation in citations)
    )


def weak_assumptions(ruleset: Ruleset, reasons: tuple[Reason, ...]) -> tuple[Assumption, ...]:
    """List the reasons that rest on an analogy or on a decision of ours."""
    return tuple(
        Assumption("weak_reason", reason.code, reason.citations)
        for reason in reasons
        if f"reason:{reason.code}" in ruleset.weak
    )
