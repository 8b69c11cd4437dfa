"""Verdicts: claims searched over the graph and their automata together.

A verdict says on which lines a claim is true, who alone can force it, what it rests on, and what it assumes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from judge.engine.claims import Automaton, automaton_of
from judge.engine.errors import BudgetError
from judge.engine.explore import Exploration
from judge.engine.graph import Graph
from judge.engine.questions import Answer
from judge.engine.replay import LOOP
from judge.engine.scenario import Scenario
from judge.engine.state import GameState
from judge.engine.statements import Claim
from judge.engine.values import PERMANENT

ALWAYS, POSSIBLE, NEVER, OPEN, NOT_MODELLED = "ALWAYS", "POSSIBLE", "NEVER", "OPEN", "NOT_MODELLED"

COUNTS_FROM_THE_START = ("", PERMANENT)
"""Timings of unread text that may matter without ever resolving; the empty one was not read at all."""

Product = tuple[int, str]
"""A node of the graph together with a claim's automaton."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play, as the answers to its open choices under one reading: enough to play it again."""

    answers: tuple[Answer, ...]
    hidden: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Force:
    """What one player alone can bring about, whatever the others do."""

    player: str
    can_make_true: bool
    can_make_false: bool


@dataclass(frozen=True, slots=True)
class ReadingVerdict:
    """What a claim would be if the hidden things were as this reading says."""

    hidden: tuple[tuple[str, int], ...]
    verdict: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a claim.

    `example` is the shortest line on which it is true, `counter_example` the shortest on which it is false.
    `is_void` says that no line decides it. `if_nothing` is the verdict if the unread texts change nothing here.
    `ran_out` says that the budget ended before the search did.
    """

    claim: Claim
    verdict: str
    example: Line | None = None
    counter_example: Line | None = None
    forces: tuple[Force, ...] = ()
    readings: tuple[ReadingVerdict, ...] = ()
    if_nothing: str = ""
    is_void: bool = False
    ran_out: bool = False


@dataclass(slots=True)
class _Search:
    """A claim over one graph: what can be reached, and by which shortest line."""

    verdict: str
    true: Line | None
    false: Line | None
    is_void: bool
    tainted: bool
    forces: tuple[Force, ...]


def judge(
    scenario: Scenario, exploration: Exploration, *, should_stop: Callable[[], bool] | None = None
) -> tuple[Verdict, ...]:
    """Give the verdict on every claim of a scenario; a search that is stopped leaves its claim open and says so."""
    return tuple(_judged(scenario, claim, exploration, should_stop) for claim in scenario.claims)


def _judged(
    scenario: Scenario, claim: Claim, exploration: Exploration, should_stop: Callable[[], bool] | None
) -> Verdict:
    automaton = automaton_of(scenario, claim)
    graphs = [graph for graph in exploration.graphs if graph.ends()]
    try:
        searches = [_searched(scenario, automaton, graph, should_stop) for graph in graphs]
    except BudgetError:
        return Verdict(claim=claim, verdict=OPEN, ran_out=True)
    readings = tuple(
        ReadingVerdict(graph.hidden, search.verdict) for graph, search in zip(graphs, searches, strict=True)
    )
    found = _agreed(readings, complete=exploration.complete)
    tainted = bool(scenario.board.unread) and (
        any(search.tainted for search in searches)
        or any(skill.timing in COUNTS_FROM_THE_START for skill in scenario.board.unread)
    )
    first = searches[0] if searches else None
    return Verdict(
        claim=claim,
        verdict=NOT_MODELLED if tainted else found,
        example=next((search.true for search in searches if search.true), None),
        counter_example=next((search.false for search in searches if search.false), None),
        forces=first.forces if first and len({search.forces for search in searches}) == 1 else (),
        readings=readings if len(readings) > 1 else (),
        if_nothing=found if tainted else "",
        is_void=bool(searches) and all(search.is_void for search in searches),
        ran_out=not exploration.complete,
    )


def _agreed(readings: tuple[ReadingVerdict, ...], *, complete: bool) -> str:
    """Make one verdict of all readings; readings that disagree, or work left undone, leave it open."""
    verdicts = {reading.verdict for reading in readings}
    if len(verdicts) == 1 and (complete or POSSIBLE in verdicts):
        return verdicts.pop()
    return OPEN


@dataclass(slots=True)
class _Walk:
    """Graph and automaton walked together: what was reached in which order, from where, and what follows it."""

    graph: Graph
    order: list[Product]
    came: dict[Product, tuple[Product, Answer] | None]
    following: dict[Product, list[Product]]
    outcomes: dict[Product, tuple[bool | None, bool]]

    def line(self, wanted: bool) -> Line | None:
        """Give the shortest line at whose end the claim is what is wanted."""
        for here in self.order:
            if here in self.outcomes and self.outcomes[here][0] is wanted:
                return _line(self.came, here, self.graph)
        return None


def _walked(automaton: Automaton, graph: Graph, should_stop: Callable[[], bool] | None) -> _Walk:
    """Walk breadth first, so that the first line found is the shortest."""
    alive = graph.living()
    start: Product = (0, automaton.read("", graph.prelude))
    walk = _Walk(graph, [start], {start: None}, {}, {})
    for place, here in enumerate(walk.order):
        if should_stop is not None and place % 256 == 255 and should_stop():
            raise BudgetError("budget_time", "No end was found in the time allowed.")
        node = graph.nodes[here[0]]
        if node.ending:
            walk.outcomes[here] = automaton.result(here[1], _end_state(node.state, node.ending))
        walk.following[here] = []
        for edge in node.edges:
            if edge.target not in alive:
                continue
            reached = (edge.target, automaton.read(here[1], edge.facts))
            walk.following[here].append(reached)
            if reached not in walk.came:
                walk.came[reached] = (here, edge.answer)
                walk.order.append(reached)
    return walk


def _searched(
    scenario: Scenario, automaton: Automaton, graph: Graph, should_stop: Callable[[], bool] | None
) -> _Search:
    walk = _walked(automaton, graph, should_stop)
    true, false = walk.line(True), walk.line(False)
    forces = _forces(scenario, walk, should_stop)
    verdict = POSSIBLE if true and false else ALWAYS if true else NEVER
    if automaton.claim.forces:
        able = next(force.can_make_true for force in forces if force.player == automaton.claim.forces)
        verdict = ALWAYS if able else NEVER
    return _Search(
        verdict=verdict,
        true=true,
        false=false,
        is_void=not true and not false,
        tainted=any(tainted for _, tainted in walk.outcomes.values()),
        forces=forces,
    )


def _end_state(state: GameState, ending: str) -> GameState:
    """Give the state at the end of a line; a loop that nobody can leave is a draw."""
    return replace(state, winner="draw", ended_by=LOOP) if ending == LOOP else state


def _line(came: dict[Product, tuple[Product, Answer] | None], here: Product, graph: Graph) -> Line:
    answers: list[Answer] = []
    step = came[here]
    while step is not None:
        here, answer = step
        answers.append(answer)
        step = came[here]
    return Line(tuple(reversed(answers)), graph.hidden)


# Who can force it.


def _forces(scenario: Scenario, walk: _Walk, should_stop: Callable[[], bool] | None) -> tuple[Force, ...]:
    """Say for each player what that player alone can force: a search backwards over the same product."""
    found = []
    for player in scenario.state.setup.players:
        able = [walk.order[0] in _winning(walk, player, goal, should_stop) for goal in (True, False)]
        found.append(Force(player, *able))
    return tuple(found)


def _winning(walk: _Walk, player: str, goal: bool, should_stop: Callable[[], bool] | None) -> set[Product]:
    """Grow the set of positions from which a player reaches the goal, until it grows no more."""
    winning = {here for here, result in walk.outcomes.items() if result[0] is goal}
    grows = True
    while grows:
        if should_stop is not None and should_stop():
            raise BudgetError("budget_time", "No end was found in the time allowed.")
        grows = False
        for here in reversed(walk.order):
            if here in winning or not walk.following[here]:
                continue
            question = walk.graph.nodes[here[0]].question
            mine = question is not None and question.player == player
            reached = [step in winning for step in walk.following[here]]
            if any(reached) if mine else all(reached):
                winning.add(here)
                grows = True
    return winning
