"""Explore every legal line: orders and targets that nobody wrote, and with `everything` whatever anybody could do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from msgspec import structs

from judge.engine.advance import Budget, Recorder
from judge.engine.answering import Cursor
from judge.engine.claims import BOARD_KINDS, END, holds_now, rule_probes, stop_probes
from judge.engine.errors import BudgetError, Needs
from judge.engine.graph import Edge, Graph, Node
from judge.engine.questions import CONCEDE, UNKNOWN, Answer
from judge.engine.replay import ASKS, LOOP, Courses, Driver, Rest
from judge.engine.scenario import OPENABLE, Scenario
from judge.engine.state import GameState
from judge.engine.trace import Fact

MOST_READINGS = 600


@dataclass(frozen=True, slots=True)
class Exploration:
    """The graphs of all readings of what is hidden; `complete` is False when the budget ended first."""

    graphs: tuple[Graph, ...]
    complete: bool
    states: int


@dataclass(slots=True)
class _Forks(Exception):  # noqa: N818 - not an error: a retreat
    """A hidden fact turned up that the reading does not fix yet."""

    key: str
    options: tuple[int, ...]


def explore(
    scenario: Scenario,
    *,
    everything: bool = False,
    merge: bool = True,
    should_stop: Callable[[], bool] | None = None,
) -> Exploration:
    """Explore a scenario under every reading of what it does not tell.

    With `everything` optional acts that nobody wrote are open as well. Without `merge` every line is played step
    by step and equal states stay apart: the same verdicts, only slower; tests compare the two.
    """
    if everything:
        scenario = replace(scenario, opened=OPENABLE)
    budget = Budget(scenario.limit.rule_steps, should_stop)
    left: list[dict[str, int]] = [dict(scenario.suppose)]
    graphs: list[Graph] = []
    states = scenario.limit.states
    while left and len(graphs) < MOST_READINGS:
        hidden = left.pop()
        try:
            graph = _one_reading(scenario, hidden, budget, states, merge=merge)
        except _Forks as fork:
            left += [hidden | {fork.key: number} for number in reversed(fork.options)]
            continue
        graphs.append(graph)
        states -= len(graph.nodes)
        if not graph.complete:
            break
    complete = not left and all(graph.complete for graph in graphs)
    return Exploration(tuple(graphs), complete, scenario.limit.states - states)


def _one_reading(
    scenario: Scenario, hidden: dict[str, int], budget: Budget, states: int, *, merge: bool
) -> Graph:
    watch, look = rule_probes(scenario), stop_probes(scenario)
    hurries = merge and watch is None and look is None and not _hangs_on_stops(scenario)
    courses: Courses | None = {} if merge else None
    recorder = Recorder.make(watch=watch, hurries=hurries)
    driver = Driver(scenario, budget, recorder, hidden, look, courses=courses)
    graph = Graph(tuple(sorted(hidden.items())), (), [])
    known: dict[tuple[GameState, Cursor, str], int] = {}
    try:
        start = _unsigned(driver.first_state()) if merge else driver.first_state()
        _add(graph, known, _settled(scenario, driver.begin(start)), merge=merge)
        graph.prelude = tuple(recorder.facts)
        place = 0
        while place < len(graph.nodes):
            node = graph.nodes[place]
            question = node.question
            for answer in question.answers() if question else ():
                edge = _followed(driver, node.rest, answer, graph, known, merge=merge)
                node.edges.append(edge)
            if len(graph.nodes) > states:
                graph.complete = False
                break
            place += 1
        if graph.complete:
            _end_circles(graph)
    except BudgetError:
        graph.complete = False
    except Needs as needs:  # a claim asks for something that no rule had to know
        raise _Forks(needs.key, needs.options) from None
    return graph


def _unsigned(state: GameState) -> GameState:
    return structs.replace(state, setup=structs.replace(state.setup, unsigned=True))


def _hangs_on_stops(scenario: Scenario) -> bool:
    """Tell whether the record or a claim means stops at which nobody has a choice."""
    written = any(written.verb in ("pass", CONCEDE) for written in scenario.actions)
    return written or any(claim.kind == "chooser" for claim in scenario.claims)


def _end_circles(graph: Graph) -> None:
    """End what goes round for ever: no answer of anybody leads from there to the end of a line."""
    leaving = graph.reaching({index for index, node in enumerate(graph.nodes) if node.ending})
    for index, node in enumerate(graph.nodes):
        if index not in leaving:
            node.rest = structs.replace(node.rest, ending=LOOP)
            node.edges.clear()


def _followed(
    driver: Driver,
    rest: Rest,
    answer: Answer,
    graph: Graph,
    known: dict[tuple[GameState, Cursor, str], int],
    *,
    merge: bool,
) -> Edge:
    driver.recorder.facts.clear()
    reached = _settled(driver.scenario, driver.answer(rest, answer))
    facts: tuple[Fact, ...] = tuple(driver.recorder.facts)
    return Edge(answer, _add(graph, known, reached, merge=merge), facts)


def _settled(scenario: Scenario, rest: Rest) -> Rest:
    """Fork the reading if a line stopped at something hidden, or a claim about its end needs to know it."""
    question = rest.stop.question
    if rest.ending == ASKS and question is not None and question.kind == UNKNOWN:
        raise _Forks(question.subject, tuple(int(option.key) for option in question.options))
    for claim in scenario.claims if rest.ending else ():
        if claim.kind in BOARD_KINDS and (claim.at == END or not (claim.at or claim.after)):
            holds_now(rest.stop.state, claim)
    return rest


def _add(graph: Graph, known: dict[tuple[GameState, Cursor, str], int], rest: Rest, *, merge: bool) -> int:
    place = len(graph.nodes)
    if merge:
        place = known.setdefault((rest.stop.state, rest.cursor, rest.ending), place)
    if place == len(graph.nodes):
        graph.nodes.append(Node(rest))
    return place
