"""Lines of an exploration played again with their full trace, each of them once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from judge.engine.advance import Budget
from judge.engine.replay import Replay, play_out
from judge.engine.scenario import Scenario
from judge.engine.verdicts import Line


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
