"""What standings promise beyond the worked examples: open sums, head to head, lots, refusals."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.tournaments.swiss.real_events import real_event
from tests.tournaments.swiss.small_event import A, B, C, E, order, preset, small_event
from tournaments.swiss.errors import SwissError
from tournaments.swiss.records import Enrolled, Match, Result, records_of
from tournaments.swiss.sheet import Note
from tournaments.swiss.standings import standings
from tournaments.swiss.types import Kind, Line, Record


@pytest.mark.parametrize("code", ["magic", "magic-text", "bandai", "pokemon", "bushiroad", "fide", "plain"])
def test_every_number_can_be_opened_to_its_sum(code: str) -> None:
    event = real_event("melee-19-players.json")
    rules = preset(code)
    table = standings(event.records, rules, "seed")

    for criterion in (
        "points",
        "mw",
        "omw",
        "gw",
        "ogw",
        "oomw",
        "wins",
        "buchholz",
        "sonneborn_berger",
        "lot",
    ):
        for player in event.players:
            explained = table.explained(criterion, player.number)
            raised = explained.value > explained.unlimited
            assert raised or explained.value == explained.unlimited
            if raised:
                assert explained.value in rules.match_share.limits + rules.game_share.limits


def test_an_opened_average_names_rounds_opponents_and_floors() -> None:
    table = standings(small_event(), preset("bandai"))

    explained = table.explained("omw", A)

    assert [(part.round, part.opponent) for part in explained.parts] == [(1, B), (2, E), (3, C)]
    assert [part.note for part in explained.parts] == [Note.FLOOR, Note.FLOOR, Note.PLAIN]
    assert explained.divisor == 3


def test_a_dropped_player_is_held_by_the_ceiling() -> None:
    """tournament-rules.md 5: at most 75 % for a player who dropped."""
    records = [
        Record(1, (Line(1, Kind.WIN, 2),), dropped_after=1),
        Record(2, (Line(1, Kind.LOSS, 1),)),
    ]

    table = standings(records, preset("pokemon"))

    assert table.exact("omw", 2) == Fraction(3, 4)
    assert table.explained("omw", 2).parts[0].note is Note.CEILING


def test_a_player_without_rounds_has_the_floor() -> None:
    """tournament-rules.md 3.1: no rate yet counts as 0.33."""
    table = standings([Record(1)], preset("bandai"))

    assert table.exact("mw", 1) == table.exact("omw", 1) == Fraction(33, 100)


def test_an_opponent_met_twice_counts_twice() -> None:
    lines = [Line(1, Kind.WIN, 2), Line(2, Kind.WIN, 2), Line(3, Kind.WIN, 3)]
    others = [
        Record(2, (Line(1, Kind.LOSS, 1), Line(2, Kind.LOSS, 1), Line(3, Kind.BYE))),
        Record(3, (Line(2, Kind.BYE), Line(3, Kind.LOSS, 1))),
    ]

    table = standings([Record(1, tuple(lines)), *others], preset("magic"))

    assert table.exact("omw", 1) == (2 * Fraction(1, 3) + Fraction(1, 2)) / 3


def test_head_to_head_decides_between_two_who_met() -> None:
    records = records_of(
        [Enrolled(player) for player in (1, 2, 3, 4)],
        [
            Match(1, 1, 2, Result.LOSS),
            Match(1, 3, 4, Result.LOSS),
            Match(2, 1, 3, Result.WIN),
            Match(2, 2, 4, Result.LOSS),
        ],
    )
    rules = replace(preset("bandai"), order=("points", "head_to_head", "number"))

    table = standings(records, rules)

    assert order(table) == [4, 2, 1, 3]
    assert [row.decided_by for row in table.rows] == ["", "points", "head_to_head", "points"]


def test_head_to_head_is_silent_unless_everybody_in_the_group_met() -> None:
    """1, 2 and 3 have three points each; 1 and 3 have not met."""
    records = records_of(
        [Enrolled(player) for player in (1, 2, 3, 4)],
        [Match(1, 1, 2, Result.LOSS), Match(2, 2, 3, Result.LOSS), Match(2, 1, 4, Result.WIN)],
    )
    rules = replace(preset("bandai"), order=("points", "head_to_head", "number"))

    table = standings(records, rules)

    assert order(table) == [1, 2, 3, 4]
    assert [row.decided_by for row in table.rows] == ["", "number", "number", "points"]


def test_lots_depend_on_seed_and_player_alone() -> None:
    records = [Record(player) for player in range(1, 30)]
    rules = preset("plain")

    one, same = standings(records, rules, "a"), standings(reversed(records), rules, "a")
    other = standings(records, rules, "b")

    assert order(one) == order(same)
    assert order(one) != order(other)
    assert {row.decided_by for row in one.rows[1:]} == {"lot"}


def test_forfeits_are_matches_in_card_games_and_none_in_chess() -> None:
    records = records_of([Enrolled(1), Enrolled(2)], [Match(1, 1, 2, Result.FORFEIT_WIN)])

    assert standings(records, preset("magic")).exact("gw", 1) == 1
    assert standings(records, preset("plain")).explained("buchholz", 2).parts[0].opponent == 1
    assert standings(records, preset("fide")).explained("buchholz", 2).parts[0].note is Note.VIRTUAL


def test_a_double_loss_earns_nobody_anything() -> None:
    """tournament-rules.md 4.1: time over is a loss for both."""
    records = records_of([Enrolled(1), Enrolled(2)], [Match(1, 1, 2, Result.DOUBLE_LOSS)])

    table = standings(records, preset("bushiroad"))

    assert [table.exact("points", player) for player in (1, 2)] == [0, 0]


def test_an_unknown_criterion_is_refused() -> None:
    with pytest.raises(SwissError) as caught:
        standings([Record(1)], preset("magic")).number("luck", 1)

    assert caught.value.code == "unknown_criterion"


@pytest.mark.parametrize(
    ("records", "code"),
    [
        ([Record(1), Record(1)], "player_twice"),
        ([Record(1, (Line(1, Kind.WIN, 7),))], "unknown_opponent"),
    ],
)
def test_records_that_do_not_fit_are_refused(records: list[Record], code: str) -> None:
    with pytest.raises(SwissError) as caught:
        standings(records, preset("magic"))

    assert caught.value.code == code


@pytest.mark.parametrize(
    ("matches", "code"),
    [
        ([Match(1, 1, 9, Result.WIN)], "unknown_player"),
        ([Match(1, 1, 2, Result.WIN), Match(1, 1, None, Result.BYE)], "twice_in_round"),
    ],
)
def test_matches_that_do_not_fit_are_refused(matches: list[Match], code: str) -> None:
    with pytest.raises(SwissError) as caught:
        records_of([Enrolled(1), Enrolled(2)], matches)

    assert caught.value.code == code


def test_matches_may_come_in_any_order() -> None:
    matches = [
        Match(2, 1, 2, Result.DRAW),
        Match(1, 2, None, Result.HALF_BYE),
        Match(1, 1, None, Result.ZERO_BYE),
    ]

    records = records_of([Enrolled(1), Enrolled(2)], matches)

    assert [line.kind for line in records[1].lines] == [Kind.HALF_BYE, Kind.DRAW]


RESULTS = st.sampled_from([Result.WIN, Result.DRAW, Result.LOSS, Result.DOUBLE_LOSS, Result.FORFEIT_LOSS])


@given(
    st.lists(RESULTS, min_size=4, max_size=12),
    st.randoms(use_true_random=False),
    st.sampled_from(["magic", "bandai", "fide"]),
)
def test_standings_do_not_depend_on_the_order_of_input(
    results: list[Result], chance: object, code: str
) -> None:
    """Every player has one place, points add up to those of all results, and order of input means nothing."""
    rules = preset(code)
    players = list(range(1, 7))
    matches = [
        Match(1 + at // 3, players[(2 * at) % 6], players[(2 * at + 1) % 6], result)
        for at, result in enumerate(results)
    ]
    records = list(records_of([Enrolled(player) for player in players], matches))

    one = standings(records, rules, "seed")
    other = standings(records[::-1], rules, "seed")

    assert one.rows == other.rows
    assert sorted(order(one)) == players
    assert [row.rank for row in one.rows] == players
    total = sum((one.exact("points", player) for player in players), Fraction(0))
    assert total == sum((rules.awards[line.kind] for record in records for line in record.lines), Fraction(0))
