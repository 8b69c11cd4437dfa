"""Find the players who make a round impossible: the barrier of Tutte and Berge.

One search from all unmatched players at once, with blossoms shrunk, reaches exactly the players that some largest
pairing leaves over. Their neighbours are the few whom too many groups need.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping

import rustworkx

from tournaments.swiss.field import Field
from tournaments.swiss.ladder import BYE
from tournaments.swiss.outcome import Witness

Neighbours = list[list[int]]


def witness_of(field: Field, enemies: Mapping[int, Collection[int]]) -> Witness:
    """Show why a field that has no legal pairing has none; in an odd field anybody who takes it may get the bye."""
    players = [seat.player for seat in field.seats]
    barred = {seat.player for seat in field.seats if not seat.takes_bye}
    if len(players) % 2:
        players.append(BYE)
    known = {**enemies, BYE: barred}
    neighbours = _neighbours(players, known)
    outer = _outer(neighbours, _largest_matching(neighbours))
    few = sorted({other for vertex in outer for other in neighbours[vertex]} - outer)
    groups = _components(neighbours, outer)
    named = [None if player == BYE else player for player in players]
    return Witness(
        groups=tuple(tuple(named[vertex] for vertex in group) for group in groups),
        few=tuple(named[vertex] for vertex in few),
    )


def _neighbours(players: list[int], enemies: Mapping[int, Collection[int]]) -> Neighbours:
    found: Neighbours = [[] for _ in players]
    for other, lower in enumerate(players):
        for one in range(other):
            upper = players[one]
            if upper not in enemies[lower] and lower not in enemies[upper]:
                found[one].append(other)
                found[other].append(one)
    return found


def _largest_matching(neighbours: Neighbours) -> list[int]:
    """Give each player's partner in a largest pairing, or -1."""
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(len(neighbours)))
    graph.add_edges_from(
        [(one, other, 1) for one, others in enumerate(neighbours) for other in others if one < other]
    )
    partner = [-1] * len(neighbours)
    for one, other in rustworkx.max_weight_matching(graph, max_cardinality=True):
        partner[one], partner[other] = other, one
    return partner


class _Search:
    """Grow alternating trees from all unmatched players, shrinking odd circles to their base."""

    def __init__(self, neighbours: Neighbours, partner: list[int]) -> None:
        self.neighbours = neighbours
        self.partner = partner
        self.base = list(range(len(partner)))
        self.parent = [-1] * len(partner)
        self.outer = {vertex for vertex, mate in enumerate(partner) if mate < 0}
        self.waiting = deque(sorted(self.outer))

    def run(self) -> set[int]:
        """Give every player reached over an even number of steps."""
        while self.waiting:
            vertex = self.waiting.popleft()
            for other in self.neighbours[vertex]:
                if self.base[other] == self.base[vertex] or self.partner[vertex] == other:
                    continue
                if other in self.outer:
                    self._shrink(vertex, other)
                elif self.parent[other] < 0:
                    self.parent[other] = vertex
                    self._reach(self.partner[other])
        return self.outer

    def _reach(self, vertex: int) -> None:
        if vertex not in self.outer:
            self.outer.add(vertex)
            self.waiting.append(vertex)

    def _shrink(self, one: int, other: int) -> None:
        top = self._meeting_point(one, other)
        self._mark(one, other, top)
        self._mark(other, one, top)

    def _meeting_point(self, one: int, other: int) -> int:
        path = set()
        vertex = one
        while True:
            vertex = self.base[vertex]
            path.add(vertex)
            if self.partner[vertex] < 0:
                break
            vertex = self.parent[self.partner[vertex]]
        vertex = other
        while self.base[vertex] not in path:
            vertex = self.parent[self.partner[self.base[vertex]]]
        return self.base[vertex]

    def _mark(self, vertex: int, child: int, top: int) -> None:
        """Give every player on one side of an odd circle the base at its top."""
        shrunk = set()
        while self.base[vertex] != top:
            mate = self.partner[vertex]
            shrunk |= {self.base[vertex], self.base[mate]}
            self.parent[vertex] = child
            child = mate
            self._reach(mate)
            vertex = self.parent[mate]
        for place, base in enumerate(self.base):
            if base in shrunk:
                self.base[place] = top


def _outer(neighbours: Neighbours, partner: list[int]) -> set[int]:
    return _Search(neighbours, partner).run()


def _components(neighbours: Neighbours, inside: set[int]) -> list[list[int]]:
    groups, left = [], set(inside)
    while left:
        waiting, group = [min(left)], []
        left.discard(waiting[0])
        while waiting:
            vertex = waiting.pop()
            group.append(vertex)
            fresh = [other for other in neighbours[vertex] if other in left]
            left.difference_update(fresh)
            waiting += fresh
        groups.append(sorted(group))
    return groups
