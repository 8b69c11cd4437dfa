"""The graph of an exploration: what could happen, merged where it comes to the same."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from judge.engine.answering import Cursor
from judge.engine.questions import Answer, Question
from judge.engine.replay import REFUSED, Rest
from judge.engine.state import GameState
from judge.engine.trace import Fact


class Edge(Struct, frozen=True, gc=False):
    """One answer, and the facts of everything that follows until the next open question."""

    answer: Answer
    target: int
    facts: tuple[Fact, ...]


@dataclass(slots=True)
class Node:
    """A state with the number of written actions used: an open question, or the end of a line."""

    rest: Rest
    edges: list[Edge] = field(default_factory=list)

    @property
    def state(self) -> GameState:
        """Give the state."""
        return self.rest.stop.state

    @property
    def cursor(self) -> Cursor:
        """Give how much of the record was used."""
        return self.rest.cursor

    @property
    def question(self) -> Question | None:
        """Give the open question; None at the end of a line."""
        return None if self.rest.ending else self.rest.stop.question

    @property
    def ending(self) -> str:
        """Say how the line ends here; empty at an open question."""
        return self.rest.ending


@dataclass(slots=True)
class Graph:
    """All lines of a scenario under one reading of what is hidden.

    `prelude` are the facts before the first open question. `complete` is False when the budget ended first.
    """

    hidden: tuple[tuple[str, int], ...]
    prelude: tuple[Fact, ...]
    nodes: list[Node]
    complete: bool = True

    def ends(self) -> list[int]:
        """List the nodes at which a legal line ends; lines that contradict the record did not happen."""
        return [index for index, node in enumerate(self.nodes) if node.ending not in ("", REFUSED)]

    def living(self) -> set[int]:
        """List the nodes from which some legal line's end can be reached."""
        return self.reaching(set(self.ends()))

    def reaching(self, goals: set[int]) -> set[int]:
        """List the nodes from which some of these nodes can be reached."""
        sources: dict[int, list[int]] = {}
        for index, node in enumerate(self.nodes):
            for edge in node.edges:
                sources.setdefault(edge.target, []).append(index)
        found = set(goals)
        left = list(goals)
        while left:
            for source in sources.get(left.pop(), ()):
                if source not in found:
                    found.add(source)
                    left.append(source)
        return found

    def facts(self) -> list[Fact]:
        """List the facts of everything that can happen."""
        alive = self.living()
        found = list(self.prelude)
        for index in sorted(alive):
            for edge in self.nodes[index].edges:
                if edge.target in alive:
                    found.extend(edge.facts)
        return found
