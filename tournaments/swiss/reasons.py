"""Say why a pair has different points and why somebody got the bye, as codes and values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tournaments.swiss.draw import Enemies
from tournaments.swiss.field import Field, Seat, may_meet
from tournaments.swiss.ladder import BYE
from tournaments.swiss.outcome import Reason, ReasonCode
from tournaments.swiss.solver import Block
from tournaments.swiss.types import Pair

# How many players a reason names at most.
NAMED = 8


def bye_reasons(field: Field, bye: int | None) -> tuple[Reason, ...]:
    """Say why this player got the bye."""
    if bye is None:
        return ()
    seats = {seat.player: seat for seat in field.seats}
    receiver = seats[bye]
    willing = [seat for seat in field.seats if seat.takes_bye]
    fewer = [seat for seat in willing if seat.byes < receiver.byes]
    lower = [seat for seat in willing if seat.points < receiver.points]
    if fewer:
        return (_about_bye(ReasonCode.BYE_AGAIN, receiver, fewer),)
    if receiver.byes:
        return (_about_bye(ReasonCode.BYE_AGAIN, receiver, []),)
    reasons = []
    for code, passed in (
        (ReasonCode.BYE_HAD_ONE, [seat for seat in lower if seat.byes > receiver.byes]),
        (ReasonCode.BYE_FORCES_REMATCH, [seat for seat in lower if seat.byes == receiver.byes]),
    ):
        if passed:
            reasons.append(_about_bye(code, receiver, passed))
    return tuple(reasons) or (_about_bye(ReasonCode.BYE_LOWEST, receiver, []),)


def _about_bye(code: ReasonCode, receiver: Seat, passed: Sequence[Seat]) -> Reason:
    return Reason(
        code=code,
        players=(receiver.player,),
        points=(receiver.points,),
        others=tuple(seat.player for seat in passed[:NAMED]),
    )


def pair_reasons(
    field: Field, blocks: Sequence[Block], pairs: Sequence[Pair], enemies: Enemies
) -> tuple[Reason, ...]:
    """Say for each pair with different points why it could not be closer."""
    points = {seat.player: seat.points for seat in field.seats}
    crossing = [pair for pair in pairs if points[pair.first] != points[pair.second]]
    if not crossing:
        return ()
    crowds = [
        sorted(player for couple in block.couples for player in couple if player != BYE)
        for block in blocks
        if block.cost > block.bound
    ]
    crowd_of = {player: crowd for crowd in crowds for player in crowd}
    tables = {player: pair for pair in pairs for player in (pair.first, pair.second)} if crowds else {}
    return tuple(
        _beyond_bound(pair, crowd_of[pair.first], points, tables, enemies)
        if pair.first in crowd_of
        else _about(ReasonCode.ODD_BRACKET, pair, points)
        for pair in crossing
    )


def _about(
    code: ReasonCode,
    pair: Pair,
    points: Mapping[int, int],
    others: tuple[int, ...] = (),
    other_table: int | None = None,
) -> Reason:
    return Reason(
        code=code,
        players=(pair.first, pair.second),
        points=(points[pair.first], points[pair.second]),
        table=pair.table,
        others=others,
        other_table=other_table,
    )


def _beyond_bound(
    pair: Pair, crowd: Sequence[int], points: Mapping[int, int], tables: Mapping[int, Pair], enemies: Enemies
) -> Reason:
    """Explain a pair where a rematch had to be avoided: nobody closer is new, or a closer one breaks a table."""
    if _is_alone_on_its_cut(pair, crowd, points, tables):
        return _about(ReasonCode.ODD_BRACKET, pair, points)
    gap = points[pair.first] - points[pair.second]
    for player in (pair.first, pair.second):
        closer = sorted(
            other for other in crowd if other != player and abs(points[other] - points[player]) < gap
        )
        if closer and all(not may_meet(enemies, player, other) for other in closer):
            return _about(ReasonCode.MET_ALL_CLOSER, pair, points, (player, *closer[:NAMED]))
    for player, partner in ((pair.first, pair.second), (pair.second, pair.first)):
        for other in crowd:
            if other == player or abs(points[other] - points[player]) >= gap or other not in tables:
                continue
            left = _partner(tables[other], other)
            if left != player and not may_meet(enemies, partner, left):
                return _about(
                    ReasonCode.CLOSER_FORCES_REMATCH,
                    pair,
                    points,
                    (player, other, partner, left),
                    tables[other].table,
                )
    return _about(ReasonCode.NOTHING_CHEAPER, pair, points)


def _partner(pair: Pair, player: int) -> int:
    return pair.second if pair.first == player else pair.first


def _is_alone_on_its_cut(
    pair: Pair, crowd: Sequence[int], points: Mapping[int, int], tables: Mapping[int, Pair]
) -> bool:
    """Tell whether two neighbouring brackets are joined by this pair alone, as an odd number of players wants it."""
    upper, lower = points[pair.first], points[pair.second]
    if any(lower < points[player] < upper for player in crowd):
        return False
    crossing = {
        tables[player].table
        for player in crowd
        if player in tables
        and points[tables[player].first] >= upper
        and points[tables[player].second] <= lower
    }
    return len(crossing) == 1
