"""Examine a scenario: play it out, explore it, judge its claims. What the command and the page show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from judge.engine.advance import Budget, moment
from judge.engine.claims import (
    END,
    actions_played,
    area_of,
    asked_after,
    content,
    is_choice_of,
    is_event_of,
    is_moment,
    is_skill,
)
from judge.engine.errors import Needs
from judge.engine.events import EXPIRE, PROHIBITED, GameEvent
from judge.engine.explore import Exploration, explore
from judge.engine.facts import player_of
from judge.engine.legality import reasons_against
from judge.engine.lines import Lines
from judge.engine.questions import MAY, ORDER
from judge.engine.refusals import Refusal, is_choice, is_untimely
from judge.engine.replay import LOOP, REFUSED, Replay, play_out
from judge.engine.ruleset import Action, At, Ruleset
from judge.engine.scenario import OPENABLE, Scenario, read_scenario, read_twins
from judge.engine.state import GameState
from judge.engine.statements import Claim, Expected
from judge.engine.trace import Citation, Fact, Reason, Step
from judge.engine.verdicts import ALWAYS, NEVER, POSSIBLE, Line, Verdict, judge

MOST_REFUSED_LINES = 40


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something a verdict takes for granted: a code, what it is about, and what it rests on."""

    code: str
    about: str = ""
    citations: tuple[Citation, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """A verdict with what decides it: names of rules and reasons, and the reasons in full."""

    verdict: Verdict
    because: tuple[str, ...]
    reasons: tuple[Reason, ...]
    citations: tuple[Citation, ...]
    assumptions: tuple[Assumption, ...]


@dataclass(frozen=True, slots=True)
class Miss:
    """An expectation that does not hold: of which claim, what was expected and what came out."""

    about: str
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Report:
    """Everything there is to say about a scenario, as it was explored."""

    scenario: Scenario
    replay: Replay
    findings: tuple[Finding, ...]
    refusal: Refusal | None
    misses: tuple[Miss, ...]
    states: int
    ran_out: bool


def examine(
    scenario: Scenario, *, everything: bool = False, should_stop: Callable[[], bool] | None = None
) -> Report:
    """Play a scenario out, judge its claims given the record, and hold both against what was expected.

    `everything` judges over whatever anybody could still do instead of over the record alone.
    """
    replay = play_out(scenario, budget=Budget(scenario.limit.rule_steps, should_stop))
    if everything:
        # Lines found this way are played again with everything open, or their answers go astray.
        scenario = replace(scenario, opened=OPENABLE)
    exploration = explore(scenario, everything=everything, should_stop=should_stop)
    lines = Lines(scenario, should_stop)
    refusal = _refusal(lines, replay, exploration)
    findings: tuple[Finding, ...] = ()
    if refusal is None:
        common = _assumptions(scenario, exploration)
        verdicts = judge(scenario, exploration, should_stop=should_stop)
        findings = tuple(_finding(lines, verdict, common) for verdict in verdicts)
    misses = _misses(scenario.expected, findings, refusal)
    ran_out = not exploration.complete or any(finding.verdict.ran_out for finding in findings)
    return Report(scenario, replay, findings, refusal, misses, exploration.states, ran_out)


def examine_twins(
    document: Mapping[str, object],
    scenario: Scenario,
    rulesets: Mapping[str, Ruleset],
    defaults: Mapping[str, str],
) -> tuple[Report, ...]:
    """Examine the near twins of a document: each must give what it expects."""
    reports = []
    for twin in read_twins(document, scenario):
        changed = read_scenario(twin.document, rulesets, defaults)
        reports.append(examine(replace(changed, expected=twin.expected)))
    return tuple(reports)


# Refusals.


def _refusal(lines: Lines, replay: Replay, exploration: Exploration) -> Refusal | None:
    """Give the refusal of the record: only when no line can play it all, with the station that came nearest."""
    if replay.refusal is not None:
        return replay.refusal
    if (
        not exploration.graphs
        or any(graph.ends() for graph in exploration.graphs)
        or not exploration.complete
    ):
        return None
    found: Refusal | None = None
    for line in _refused_lines(exploration):
        refusal = lines.played(line).refusal
        if refusal and (found is None or _nearer(refusal, found)):
            found = refusal
    return found


def _nearer(one: Refusal, other: Refusal) -> bool:
    return (-one.action.place, len(one.reasons)) < (-other.action.place, len(other.reasons))


def _refused_lines(exploration: Exploration) -> list[Line]:
    """List lines that end in a refusal, the shortest first."""
    lines: list[Line] = []
    for graph in exploration.graphs:
        reached: dict[int, Line] = {0: Line((), graph.hidden)}
        for index, node in enumerate(graph.nodes):  # numbered as they were found: breadth first
            for edge in node.edges if index in reached else ():
                reached.setdefault(edge.target, Line((*reached[index].answers, edge.answer), graph.hidden))
        lines += [line for index, line in reached.items() if graph.nodes[index].ending == REFUSED]
    return lines[:MOST_REFUSED_LINES]


# What decides a verdict.


def _finding(lines: Lines, verdict: Verdict, common: tuple[Assumption, ...]) -> Finding:
    scenario, claim = lines.scenario, verdict.claim
    line = verdict.counter_example if verdict.verdict == NEVER else verdict.example or verdict.counter_example
    because: list[str] = []
    reasons: tuple[Reason, ...] = ()
    citations: list[Citation] = []
    if line is not None:
        replay = lines.played(line)
        if claim.kind == "allowed":
            reasons = _why_not_allowed(scenario, verdict, replay) if verdict.verdict == NEVER else ()
        elif claim.kind == "order":
            reasons = _why_that_order(scenario, verdict, replay)
        elif claim.kind == "looks":
            reasons = _who_sees_it(scenario, claim, replay)
        steps = _deciding_steps(scenario, verdict, replay)
        for step in steps:
            because += _names_of(step)
            citations += step.citations
        if claim.kind == "ends" and replay.ending == LOOP:
            because.append(LOOP)
            citations += scenario.ruleset.cite(LOOP)
    elif verdict.is_void:
        because.append("neither_comes_up")
    because = [reason.code for reason in reasons] + because
    weak = [reason for reason in reasons if f"reason:{reason.code}" in scenario.ruleset.weak]
    assumptions = (
        *common,
        *(Assumption("weak_reason", reason.code, reason.citations) for reason in weak),
        *_line_assumptions(verdict),
    )
    return Finding(
        verdict, tuple(dict.fromkeys(because)), reasons, tuple(dict.fromkeys(citations)), assumptions
    )


def _names_of(step: Step) -> list[str]:
    """Name what a step stands for: its rule, what it found, and the checks that acted in it."""
    names = [step.rule.partition(".")[2]]
    names += [
        event.source.removeprefix("check:") for event in step.events if event.source.startswith("check:")
    ]
    return [*names, step.note] if step.note else names


def _why_not_allowed(scenario: Scenario, verdict: Verdict, replay: Replay) -> tuple[Reason, ...]:
    """Give the reasons at the station that came nearest to allowing an action."""
    claim = verdict.claim
    best: tuple[Reason, ...] = ()
    nearest = (True, 99, True)
    for cursor, stop in replay.stations:
        if (
            claim.action is None
            or stop.question is None
            or actions_played(scenario, cursor) < asked_after(scenario, claim)
        ):
            continue
        at = moment(scenario.ruleset, stop.state)
        if claim.at and claim.at != END and not is_moment(at, claim.at):
            continue
        reasons = _known_reasons(at, claim.action.player, claim.action.action)
        reached = (is_choice(stop.question), len(reasons), is_untimely(scenario.ruleset, reasons))
        if reasons and reached < nearest:
            best, nearest = reasons, reached
    return best


def _why_that_order(scenario: Scenario, verdict: Verdict, replay: Replay) -> tuple[Reason, ...]:
    """Say why the second skill could not resolve first, at the moment when the first was taken."""
    first, second = content(verdict.claim, "first"), content(verdict.claim, "second")
    came, waited = (first, second) if verdict.verdict != NEVER else (second, first)
    card = scenario.state.find(waited.partition(".")[0])
    if card is None or "." not in waited:
        return ()
    for index, (_, stop) in enumerate(replay.stations):
        question = stop.question
        if question is None or question.kind not in (ORDER, MAY) or index + 1 >= len(replay.stations):
            continue
        if any(is_skill(came, option.key) for option in question.options) or is_skill(came, question.subject):
            at = moment(scenario.ruleset, stop.state)
            return _known_reasons(at, card.controller, Action("activate", waited))
    return ()


def _who_sees_it(scenario: Scenario, claim: Claim, replay: Replay) -> tuple[Reason, ...]:
    """Give the rule about who may look at the area of a claim, as it was at the end of the line."""
    code = f"looks:{area_of(replay.state, claim)[1]}"
    return (Reason(code, scenario.ruleset.cite(code)),)


def _known_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give the reasons against an action, none where a reason would have to know what nobody told."""
    try:
        return reasons_against(at, player, action)
    except Needs:
        return ()


def _deciding_steps(scenario: Scenario, verdict: Verdict, replay: Replay) -> list[Step]:
    """Find the step of a line that decides a claim."""
    claim = verdict.claim
    if claim.kind == "order":
        taken = [step for step in replay.steps if step.note in ("next_skill", "resolve") and step.skill]
        names = (content(claim, "first"), content(claim, "second"))
        return next(([step] for step in taken if any(is_skill(name, step.skill) for name in names)), [])
    if claim.kind in ("allowed", "looks"):
        return []
    boards = (replay.start, *replay.boards)
    found = [
        step
        for place, step in enumerate(_before_moment(claim, replay.steps))
        if _touches(scenario, claim, step, (boards[place], boards[place + 1]))
    ]
    return found[-1:]


def _before_moment(claim: Claim, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """List the steps up to the moment a claim is about, as far as that moment left a step."""
    if claim.at in ("", END):
        return steps
    for place, step in enumerate(steps):
        procedure, _, rule = step.rule.partition(".")
        if claim.at in (step.rule, rule, procedure):
            return steps[:place]
    return steps


def _touches(scenario: Scenario, claim: Claim, step: Step, boards: tuple[GameState, GameState]) -> bool:
    if claim.kind in ("happens", "never"):
        kind, name = content(claim, "event"), content(claim, "of")
        if kind == "resolve":
            return step.note == "resolve" and is_skill(name, step.skill)
        return any(_is_meant(scenario, kind, name, event, boards[0]) for event in step.events)
    if claim.kind == "chooser":
        choice = step.choice
        return choice is not None and is_choice_of(content(claim, "subject"), choice.subject, choice.kind)
    if claim.kind == "triggers":
        skill = content(claim, "skill")
        return any(event.kind == "wait" and is_skill(skill, event.name) for event in step.events)
    if claim.kind == "ends":
        return any(event.kind == "win" for event in step.events)
    if claim.kind == "count":
        before, after = (len(board.zones[_place_of(board, claim)]) for board in boards)
        return before != after
    card = content(claim, "card")
    kinds = (*_PLACE_KINDS, PROHIBITED) if claim.kind == "zone" else _VALUE_KINDS
    if claim.kind == "value" and any(event.kind == EXPIRE for event in step.events):
        changes = [found.modifiers for board in boards if (found := board.find(card)) is not None]
        return len(set(changes)) > 1
    return any(
        event.kind in kinds and card in (_card_id(scenario, event.card), _card_id(scenario, event.other))
        for event in step.events
    ) or (
        claim.kind == "zone"
        and step.note in ("attack_fails", "attack_succeeds")
        and card in dict(step.values).values()
    )


_PLACE_KINDS = ("move", "create", "remove", "on_top", "beneath", "fall")
_VALUE_KINDS = ("modify", "grant", "expire", "flip", *_PLACE_KINDS, PROHIBITED)


def _is_meant(scenario: Scenario, kind: str, name: str, event: GameEvent, before: GameState) -> bool:
    cards = (_card_id(scenario, event.card), _card_id(scenario, event.other))
    return is_event_of(kind, name, event.kind, (*cards, player_of(before, event), event.name))


def _place_of(state: GameState, claim: Claim) -> int:
    return state.setup.place(content(claim, "player"), content(claim, "zone"))


def _card_id(scenario: Scenario, ref: object) -> str:
    slot = getattr(ref, "slot", 0)
    return scenario.state.printed(slot).id if slot else ""


# Assumptions.


def _assumptions(scenario: Scenario, exploration: Exploration) -> tuple[Assumption, ...]:
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
    weak = sorted({str(fact[1]) for fact in facts if fact[0] == "weak"})
    found += [Assumption("weak_rule", station, ruleset.cite(station)) for station in weak]
    found += _cost_assumptions(scenario, facts)
    if any(node.ending == "loop" for graph in exploration.graphs for node in graph.nodes):
        found.append(Assumption("loop", "", ruleset.cite("loop")))
    return tuple(found)


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


def _line_assumptions(verdict: Verdict) -> tuple[Assumption, ...]:
    if not verdict.readings or verdict.verdict not in (ALWAYS, NEVER, POSSIBLE):
        return ()
    keys = dict.fromkeys(key for reading in verdict.readings for key, _ in reading.hidden)
    return tuple(Assumption("hidden_does_not_matter", key) for key in keys)


# Expectations.


def _misses(expected: Expected, findings: tuple[Finding, ...], refusal: Refusal | None) -> tuple[Miss, ...]:
    found: list[Miss] = []
    if expected.refused:
        found += _refusal_misses(expected, refusal)
    elif refusal is not None:
        codes = ", ".join(reason.code for reason in refusal.reasons)
        found.append(
            Miss("refused", "every action is played", f"action {refusal.action.place} refused: {codes}")
        )
        return tuple(found)
    by_claim = {finding.verdict.claim.id: finding for finding in findings}
    for item in expected.claims:
        finding = by_claim.get(item.claim)
        if finding is None:
            found.append(Miss(item.claim, item.verdict, "no verdict"))
        elif finding.verdict.verdict != item.verdict:
            found.append(Miss(item.claim, item.verdict, finding.verdict.verdict))
        elif item.because and item.because not in finding.because:
            found.append(Miss(item.claim, f"because {item.because}", f"because {', '.join(finding.because)}"))
    return tuple(found)


def _refusal_misses(expected: Expected, refusal: Refusal | None) -> list[Miss]:
    if refusal is None:
        return [Miss("refused", f"action {expected.refused} refused", "every action was played")]
    codes = [reason.code for reason in refusal.reasons]
    if refusal.action.place != expected.refused:
        return [
            Miss(
                "refused", f"action {expected.refused}", f"action {refusal.action.place}: {', '.join(codes)}"
            )
        ]
    if expected.refused_because and expected.refused_because not in codes:
        return [Miss("refused", f"because {expected.refused_because}", f"because {', '.join(codes)}")]
    return []
