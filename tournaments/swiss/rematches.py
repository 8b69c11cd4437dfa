"""Where no legal round exists: the fewest rematches with which there is one."""

from __future__ import annotations

from itertools import combinations

import rustworkx

from tournaments.swiss.field import Field, enemies_of, may_meet

BYE = -1


def fewest_rematches(field: Field) -> tuple[tuple[int, int], ...]:
    """Return the pairs that have to meet again, as few as possible, then with the points closest.

    With an odd number of players one of those with the fewest byes stays out; players who are barred from each
    other for another reason than an earlier match stay apart.
    """
    enemies = enemies_of(field)
    barred = {seat.player: seat.barred for seat in field.seats}
    points = {seat.player: seat.points for seat in field.seats}
    spread = max(points.values(), default=0) - min(points.values(), default=0)
    bye_more = spread * spread * len(points) + 1
    again = bye_more * (max((seat.byes for seat in field.seats), default=0) + 2)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    places = {player: graph.add_node(player) for player in points}
    for one, other in combinations(sorted(points), 2):
        if other in barred[one] or one in barred[other]:
            continue
        cost = (points[one] - points[other]) ** 2 + (0 if may_meet(enemies, one, other) else again)
        graph.add_edge(places[one], places[other], cost)
    if len(field.seats) % 2:
        bye = graph.add_node(BYE)
        graph.add_edges_from(
            [(places[seat.player], bye, seat.byes * bye_more) for seat in field.seats if seat.takes_bye]
        )
    chosen = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda cost: -cost)
    couples = [sorted((graph[one], graph[other])) for one, other in chosen]
    return tuple(
        sorted((one, other) for one, other in couples if one != BYE and not may_meet(enemies, one, other))
    )
