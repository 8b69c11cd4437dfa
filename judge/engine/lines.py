"""Lines of an exploration played again with their full trace, each of them once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from judge.engine.advance import Budget
from judge.engine.explore import Exploration
from judge.engine.replay import REFUSED, Replay, play_out
from judge.engine.scenario import Scenario
from judge.engine.verdicts import Line

MOST_REFUSED_LINES = 40


@dataclass(slots=True)
class Lines:
    """The lines of one scenario; a line that `should_stop` ends early comes back with the ending `budget`."""

    scenario: Scenario
    should_stop: Callable[[], bool] | None = None
    known: dict[Line, Replay] = field(default_factory=dict)

    def played(self, line: Line) -> Replay:
        """Play a line, or remember how it went."""
        replay = self.known.get(line)
        if replay is None:
            budget = Budget(self.scenario.limit.rule_steps, self.should_stop)
            replay = play_out(self.scenario, answers=line.answers, hidden=dict(line.hidden), budget=budget)
            self.known[line] = replay
        return replay


def refused_lines(exploration: Exploration) -> list[Line]:
    """List lines that end in a refusal, the shortest first."""
    lines: list[Line] = []
    for graph in exploration.graphs:
        reached: dict[int, Line] = {0: Line((), graph.hidden)}
        for index, node in enumerate(graph.nodes):  # numbered as they were found: breadth first
            for edge in node.edges if index in reached else ():
                reached.setdefault(edge.target, Line((*reached[index].answers, edge.answer), graph.hidden))
        lines += [line for index, line in reached.items() if graph.nodes[index].ending == REFUSED]
    return lines[:MOST_REFUSED_LINES]
