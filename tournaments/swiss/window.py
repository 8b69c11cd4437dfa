"""Tier 2 and 3: pair a window of neighbouring brackets exactly.

The window is solved together with priced exits. An exit stands for "this player meets somebody beyond the
border" and costs what the best partner there could cost: one in the very next bracket. A pairing of the whole
field therefore never costs less than the relaxed window plus the parity bound of what lies outside, and an
optimum that uses no exit is the optimum of the field as far as this window goes. One that uses an exit says
which way the window has to grow.
"""

from __future__ import annotations

from collections.abc import Sequence

import rustworkx
from msgspec import Struct

from tournaments.swiss.chance import Chance
from tournaments.swiss.draw import Couple, Enemies, arrange, couples_in
from tournaments.swiss.ladder import BYE, Ladder
from tournaments.swiss.sample import Shares, shares_of

# Ties between equal pairings are broken by a random word for each edge.
_TIE_BITS = 32


class Window(Struct, frozen=True):
    """The brackets `first` to `last` of a ladder."""

    first: int
    last: int

    def has_upper(self) -> bool:
        """Tell whether there are brackets above."""
        return self.first > 0

    def has_lower(self, ladder: Ladder) -> bool:
        """Tell whether there are brackets below."""
        return self.last < len(ladder.brackets) - 1


class Solved(Struct, frozen=True):
    """A window that was paired: at which cost, and whether anybody had better leave it."""

    couples: list[Couple]
    cost: int
    leaves_up: bool
    leaves_down: bool


class _Exits(Struct, frozen=True):
    up: int
    down: int


class _Edge(Struct, frozen=True, gc=False):
    one: int
    other: int
    price: int
    exits: int


def solve_window(ladder: Ladder, window: Window, enemies: Enemies, chance: Chance) -> Solved | None:
    """Pair a window at the least cost; None if it cannot be paired, even with players leaving it."""
    exits = _Exits(2 if window.has_upper() else 0, 2 if window.has_lower(ladder) else 0)
    crossers = 8
    while True:
        shares = shares_of(ladder, window.first, window.last, enemies, crossers, chance)
        solved = _solve(ladder, window, shares, exits, enemies, chance)
        if solved is None:
            if shares.is_whole or exits.up or exits.down:
                return None
            crossers *= 4
            continue
        more = _needed_exits(ladder, window, solved.cost, exits)
        enough = shares.crossers_covered(ladder, solved.cost)
        if more == exits and enough <= crossers:
            rest = _pair_rest(shares, enemies, chance)
            return Solved(solved.couples + rest, solved.cost, solved.leaves_up, solved.leaves_down)
        exits, crossers = more, max(crossers, enough)


def _needed_exits(ladder: Ladder, window: Window, cost: int, exits: _Exits) -> _Exits:
    """Say how many exits suffice: one more than there are would cost at least what was found."""
    spare = cost - ladder.bound(window.first, window.last)
    most = sum(len(ladder.brackets[place]) for place in range(window.first, window.last + 1))
    up = down = 0
    if window.has_upper():
        up = max(exits.up, _even(min(most, spare // ladder.price(window.first - 1, window.first))))
    if window.has_lower(ladder):
        down = max(exits.down, _even(min(most, spare // ladder.price(window.last, window.last + 1))))
    return _Exits(up, down)


def _even(count: int) -> int:
    return count + count % 2


def _pair_rest(shares: Shares, enemies: Enemies, chance: Chance) -> list[Couple]:
    """Pair those who stay outside the window, each bracket in itself; Dirac's theorem says that this is possible."""
    couples: list[Couple] = []
    for rest in shares.rests:
        pool = list(rest)
        couples += (
            couples_in(pool) if arrange(pool, enemies, chance) else match_exactly(pool, enemies, chance)
        )
    return couples


def match_exactly(pool: Sequence[int], enemies: Enemies, chance: Chance) -> list[Couple]:
    """Pair as many players of one bracket as possible by matching, where drawing was not lucky."""
    edges = [
        _Edge(one, other, 0, 0)
        for one, player in enumerate(pool)
        for other in range(one + 1, len(pool))
        if pool[other] not in enemies[player] and player not in enemies[pool[other]]
    ]
    return [(pool[edge.one], pool[edge.other]) for edge in _match(len(pool), edges, chance)]


def _solve(
    ladder: Ladder, window: Window, shares: Shares, exits: _Exits, enemies: Enemies, chance: Chance
) -> Solved | None:
    members = [(player, place) for place, share in shares.kept for player in share]
    edges = _inner_edges(ladder, members, enemies) + _exit_edges(ladder, window, members, exits)
    vertices = len(members) + exits.up + exits.down
    matched = _match(vertices, edges, chance)
    if 2 * len(matched) < vertices:
        return None
    first_down = len(members) + exits.up
    leaving = [edge.other for edge in matched if edge.one < len(members) <= edge.other]
    return Solved(
        couples=[
            (members[edge.one][0], members[edge.other][0]) for edge in matched if edge.other < len(members)
        ],
        cost=sum(edge.price for edge in matched),
        leaves_up=any(vertex < first_down for vertex in leaving),
        leaves_down=any(vertex >= first_down for vertex in leaving),
    )


def _inner_edges(ladder: Ladder, members: Sequence[tuple[int, int]], enemies: Enemies) -> list[_Edge]:
    """List who may meet whom; members stand in the order of the ladder, the bye behind the players of its bracket."""
    edges = []
    for other, (lower, lower_place) in enumerate(members):
        barred = enemies[lower]
        prices = [ladder.price(place, lower_place) for place in range(lower_place + 1)]
        for one in range(other):
            upper, upper_place = members[one]
            if upper not in barred and lower not in enemies[upper]:
                edges.append(_Edge(one, other, prices[upper_place], 0))
    return edges


def _exit_edges(
    ladder: Ladder, window: Window, members: Sequence[tuple[int, int]], exits: _Exits
) -> list[_Edge]:
    """List the ways out, and what joins exits that nobody takes.

    An exit up joined with an exit down stands for a pair that passes over the whole window.
    """
    first_down = len(members) + exits.up
    ups, downs = range(len(members), first_down), range(first_down, first_down + exits.down)
    edges = []
    for vertex, (player, place) in enumerate(members):
        if player == BYE:
            continue
        if ups:
            edges += [_Edge(vertex, way, ladder.price(window.first - 1, place), 1) for way in ups]
        if downs:
            edges += [_Edge(vertex, way, ladder.price(place, window.last + 1), 1) for way in downs]
    for ways in (ups, downs):
        edges += [_Edge(one, other, 0, 0) for one in ways for other in ways if one < other]
    if ups and downs:
        passing = ladder.price(window.first - 1, window.last + 1)
        edges += [_Edge(one, other, passing, 0) for one in ups for other in downs]
    return edges


def _match(vertices: int, edges: Sequence[_Edge], chance: Chance) -> list[_Edge]:
    """Find a largest matching of least price, then of fewest exits, then by chance."""
    exit_unit = vertices << _TIE_BITS
    price_unit = exit_unit * (vertices + 1)
    costs = [
        edge.price * price_unit + edge.exits * exit_unit + tie
        for edge, tie in zip(edges, chance.words, strict=False)
    ]
    ceiling = max(costs, default=0) + 1
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(vertices))
    graph.add_edges_from(
        [(edge.one, edge.other, ceiling - cost) for edge, cost in zip(edges, costs, strict=True)]
    )
    matched = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    wanted = {(min(pair), max(pair)) for pair in matched}
    return [edge for edge in edges if (edge.one, edge.other) in wanted]
