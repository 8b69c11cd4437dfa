"""The rules of pairing in their order, on fields small enough to check by hand."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.swiss.makers import couples, make_field, paired
from tests.tournaments.swiss.real_events import real_event
from tournaments.swiss.chance import Chance
from tournaments.swiss.draw import Enemies
from tournaments.swiss.errors import SwissError
from tournaments.swiss.field import Field, Policy, Seat, digest_of, field_of
from tournaments.swiss.ladder import Ladder
from tournaments.swiss.outcome import NoPairing, ReasonCode, Tier
from tournaments.swiss.pairing import pair_round
from tournaments.swiss.preset import Preset
from tournaments.swiss.records import field_from
from tournaments.swiss.solver import Block
from tournaments.swiss.types import Kind


def test_the_greedy_trap_is_not_stepped_into() -> None:
    """tournament-rules.md 8: A-D and C-D have met, greedy pairing would leave C-D."""
    field = make_field({1: 9, 2: 6, 3: 3, 4: 0}, [(1, 4), (3, 4)])

    assert couples(paired(field)) == {frozenset({1, 3}), frozenset({2, 4})}


def test_an_empty_round_and_a_single_player_are_answers() -> None:
    empty = paired(field_of(round_number=1, seats=[]))
    single = paired(make_field({1: 0}))

    assert (empty.pairs, empty.bye) == ((), None)
    assert (single.pairs, single.bye) == ((), 1)


def test_the_bye_goes_to_the_lowest_points() -> None:
    pairing = paired(make_field({1: 6, 2: 3, 3: 3, 4: 3, 5: 0}))

    assert pairing.bye == 5
    assert [reason.code for reason in pairing.reasons if reason.table is None] == [ReasonCode.BYE_LOWEST]


def test_nobody_gets_a_second_bye_while_somebody_can_have_a_first() -> None:
    pairing = paired(make_field({1: 6, 2: 6, 3: 0}, byes={2: 1, 3: 1}))

    assert pairing.bye == 1
    reason = pairing.reasons[0]
    assert (reason.code, reason.others) == (ReasonCode.BYE_HAD_ONE, (3,))


def test_the_bye_goes_higher_where_a_lower_one_would_force_a_rematch() -> None:
    """1 has met 2, 3 and 4 but not 5; 2, 3 and 4 are new to each other, so 5 has to play."""
    pairing = paired(make_field({1: 9, 2: 6, 3: 6, 4: 3, 5: 0}, [(1, 2), (1, 3), (1, 4)]))

    assert pairing.bye == 4
    assert frozenset({1, 5}) in couples(pairing)
    assert pairing.reasons[0].code is ReasonCode.BYE_FORCES_REMATCH
    assert pairing.reasons[0].others == (5,)


def test_a_second_bye_comes_before_a_rematch() -> None:
    """Player 3 had the bye and has met both others: 3 stays out again, or somebody meets 3 again."""
    field = make_field({1: 6, 2: 3, 3: 3}, [(1, 3), (2, 3)], byes={3: 1})

    pairing = paired(field)

    assert pairing.bye == 3
    assert couples(pairing) == {frozenset({1, 2})}
    assert pairing.reasons[0].code is ReasonCode.BYE_AGAIN
    assert pairing.reasons[0].others == (1, 2)


def test_when_everybody_had_a_bye_somebody_gets_a_second_one() -> None:
    pairing = paired(make_field({1: 3, 2: 3, 3: 3}, byes={1: 1, 2: 1, 3: 1}))

    assert pairing.reasons[0].code is ReasonCode.BYE_AGAIN
    assert pairing.reasons[0].others == ()


def test_whoever_takes_no_bye_plays() -> None:
    pairing = paired(make_field({1: 3, 2: 3, 3: 0}, no_bye=[3, 2]))

    assert pairing.bye == 1


def test_barred_players_stay_apart_like_those_who_met() -> None:
    pairing = paired(make_field({1: 3, 2: 3, 3: 0, 4: 0}, barred=[(1, 2)]))

    assert frozenset({1, 2}) not in couples(pairing)
    assert pairing.certificate.cost == 18


def test_four_players_who_all_met_are_named_as_blockers() -> None:
    """data/README.md: the TRF file without legal pairings."""
    field = make_field(dict.fromkeys((1, 2, 3, 4), 3), combinations((1, 2, 3, 4), 2))

    outcome = pair_round(field, "seed")

    assert isinstance(outcome, NoPairing)
    assert outcome.witness.blockers == (1, 2, 3, 4)
    assert outcome.witness.few == ()
    assert outcome.witness.left_over == 4


def test_players_who_all_need_the_same_opponent_are_named() -> None:
    """2, 3 and 4 have met each other, so only 1 is left for all three: a star."""
    field = make_field({1: 9, 2: 3, 3: 3, 4: 0}, combinations((2, 3, 4), 2))

    outcome = pair_round(field, "seed")

    assert isinstance(outcome, NoPairing)
    assert outcome.witness.few == (1,)
    assert outcome.witness.blockers == (2, 3, 4)


def test_two_odd_teams_that_may_only_play_inside_block_a_round() -> None:
    apart = [(one, other) for one in (1, 2, 3) for other in (4, 5, 6)]

    outcome = pair_round(make_field(dict.fromkeys(range(1, 7), 0), barred=apart), "seed")

    assert isinstance(outcome, NoPairing)
    assert outcome.witness.groups == ((1, 2, 3), (4, 5, 6))


def test_a_field_where_nobody_takes_the_bye_is_refused() -> None:
    outcome = pair_round(make_field({1: 0, 2: 0, 3: 0}, no_bye=[1, 2, 3]), "seed")

    assert isinstance(outcome, NoPairing)
    assert outcome.witness.left_over == 2


@pytest.mark.parametrize(
    ("policy", "cost"), [(Policy.SQUARED_POINTS, 25), (Policy.POINTS, 5), (Policy.SQUARED_BRACKETS, 1)]
)
def test_the_policy_says_what_a_gap_costs(policy: Policy, cost: int) -> None:
    pairing = paired(make_field({1: 6, 2: 1}, policy=policy))

    assert pairing.certificate.cost == cost
    assert pairing.certificate.policy is policy


def test_tables_go_by_points() -> None:
    pairing = paired(make_field({5: 0, 4: 0, 3: 3, 2: 6, 1: 6}, no_bye=[5]))

    assert pairing.pairs[0].table == 1
    assert {pairing.pairs[0].first, pairing.pairs[0].second} == {1, 2}
    assert (pairing.pairs[1].first, pairing.pairs[1].second) == (3, 5)


def test_an_odd_bracket_is_the_reason_for_a_float() -> None:
    pairing = paired(make_field({1: 6, 2: 6, 3: 6, 4: 3}))

    (reason,) = pairing.reasons
    assert (reason.code, reason.points, reason.table) == (ReasonCode.ODD_BRACKET, (6, 3), 2)


def test_who_met_everybody_closer_is_the_reason_for_a_longer_float() -> None:
    """1 and 2 have met, so neither finds an opponent with the same points."""
    pairing = paired(make_field({1: 6, 2: 6, 3: 3, 4: 3}, [(1, 2)]))

    assert {reason.code for reason in pairing.reasons} == {ReasonCode.MET_ALL_CLOSER}
    assert pairing.certificate.tier is Tier.FIELD
    assert (pairing.certificate.cost, pairing.certificate.bound) == (18, 0)


def test_a_rematch_forced_at_another_table_is_said() -> None:
    """3 has met 4, 5 and 6 and plays 1 or 2; the other of the two meets the rest, or 3 would meet one again."""
    field = make_field({1: 6, 2: 6, 3: 3, 4: 3, 5: 3, 6: 3}, [(3, 4), (3, 5), (3, 6)])

    reasons = {reason.code: reason for reason in paired(field).reasons}

    assert set(reasons) == {ReasonCode.MET_ALL_CLOSER, ReasonCode.CLOSER_FORCES_REMATCH}
    forced = reasons[ReasonCode.CLOSER_FORCES_REMATCH]
    assert set(forced.others[:2]) == {1, 2}
    assert forced.others[3] == 3
    assert forced.other_table == reasons[ReasonCode.MET_ALL_CLOSER].table


def test_the_expected_bye_of_the_worked_chess_file() -> None:
    """tournament-rules.md 7.2: number 5 has the lowest score and no bye so far."""
    points = {1: 3, 2: 3, 3: 2, 4: 2, 5: 0, 6: 4, 7: 2}
    met = [(1, 4), (2, 5), (3, 6), (1, 2), (3, 7), (5, 6)]

    assert paired(make_field(points, met, byes={4: 1, 7: 1})).bye == 5


def test_the_late_entries_of_a_real_event_are_paired(fide: Preset) -> None:
    event = real_event("trf-burstein-late-entries.trf")

    pairing = paired(field_from(event.records, fide, round_number=event.round + 1))

    playing = {player for pair in pairing.pairs for player in (pair.first, pair.second)}
    assert len(pairing.pairs) == 6
    assert len({8, 9, 10, 11, 12, 13} & playing) == 5
    assert pairing.bye in {8, 9, 10, 11, 12, 13}


def test_the_same_seed_gives_the_same_round_whatever_the_order_of_input() -> None:
    seats = [Seat(player, player % 3) for player in range(1, 41)]

    one = pair_round(field_of(round_number=2, seats=seats), "2026")
    other = pair_round(field_of(round_number=2, seats=reversed(seats)), "2026")
    another = pair_round(field_of(round_number=2, seats=seats), "2027")

    assert one == other
    assert one != another


def test_a_stored_seed_gives_this_round_for_ever() -> None:
    """Whoever changes the draw breaks what organizers have stored: then the algorithm needs a new name."""
    seats = [Seat(player, 3 * (player % 2)) for player in range(1, 9)]

    pairing = paired(field_of(round_number=1, seats=seats), "2026")

    assert [(pair.first, pair.second) for pair in pairing.pairs] == [(1, 5), (3, 7), (2, 8), (4, 6)]


def test_equal_fields_have_equal_digests() -> None:
    seats = [Seat(1, 3, frozenset({2, 9, 4})), Seat(2, 0, frozenset({1}))]
    turned = [Seat(2, 0, frozenset({1})), Seat(1, 3, frozenset({4, 2, 9}))]
    other = [Seat(1, 3, frozenset({2, 9})), Seat(2, 0, frozenset({1}))]

    digests = [digest_of(field_of(round_number=2, seats=these)) for these in (seats, turned, other)]

    assert digests[0] == digests[1]
    assert digests[0] != digests[2]


def test_a_player_who_is_there_twice_is_refused() -> None:
    with pytest.raises(SwissError) as caught:
        field_of(round_number=1, seats=[Seat(1, 0), Seat(1, 3)])

    assert caught.value.code == "player_twice"


def test_a_number_below_nought_is_no_player() -> None:
    with pytest.raises(SwissError) as caught:
        field_of(round_number=1, seats=[Seat(-1, 0), Seat(1, 3)])

    assert caught.value.code == "player_number"


@pytest.mark.parametrize("broken", ["missing", "twice", "rematch"])
def test_a_pairing_that_breaks_a_rule_is_never_given_out(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Obligation 1: the check runs on every pairing before anybody sees it."""
    field = make_field({1: 3, 2: 3, 3: 0, 4: 0}, [(1, 2)])
    wrong = {"missing": [(1, 3)], "twice": [(1, 3), (1, 4)], "rematch": [(1, 2), (3, 4)]}[broken]

    def broken_solve(ladder: Ladder, enemies: Enemies, chance: Chance) -> list[Block]:
        return [Block(0, len(ladder.brackets) - 1, wrong, cost=0, bound=0, is_exact=True)]

    monkeypatch.setattr("tournaments.swiss.pairing.solve", broken_solve)

    with pytest.raises(SwissError) as caught:
        pair_round(field, "seed")

    assert caught.value.code == ("forbidden_pair" if broken == "rematch" else "not_everybody_once")


def test_large_brackets_are_sampled_and_stay_exact() -> None:
    """The top player has met everybody in the second bracket, so the window holds a large one."""
    points = {1: 9} | dict.fromkeys(range(2, 12), 6) | dict.fromkeys(range(12, 413), 3)
    field = make_field(points, [(1, other) for other in range(2, 12)])

    pairing = paired(field)

    assert pairing.certificate.cost == 36
    assert pairing.certificate.tier is Tier.FIELD


def test_a_large_bracket_with_a_bye_is_sampled_and_stays_exact() -> None:
    points = dict.fromkeys(range(1, 4), 6) | dict.fromkeys(range(4, 404), 3)
    field = make_field(points, combinations((1, 2, 3), 2), byes=dict.fromkeys(range(4, 400), 1))

    pairing = paired(field)

    assert pairing.bye is not None
    assert pairing.bye >= 400
    assert pairing.certificate.cost == 27


@given(st.integers(1, 12), st.lists(st.integers(0, 9), min_size=12, max_size=12), st.sets(st.integers(0, 65)))
def test_everybody_is_paired_once_or_somebody_blocks_the_round(
    count: int, points: list[int], drawn: set[int]
) -> None:
    pairs = list(combinations(range(1, 13), 2))
    met = [pairs[place] for place in drawn if pairs[place][1] <= count]
    field = make_field(dict(zip(range(1, count + 1), points, strict=False)), met)

    outcome = pair_round(field, "seed")

    if isinstance(outcome, NoPairing):
        assert outcome.witness.left_over > 0
        return
    seen = [player for pair in outcome.pairs for player in (pair.first, pair.second)]
    seen += [outcome.bye] if outcome.bye is not None else []
    assert sorted(seen) == list(range(1, count + 1))
    assert not couples(outcome) & {frozenset(pair) for pair in met}


def test_byes_are_counted_as_the_preset_says(fide: Preset, magic: Preset) -> None:
    """tournament-rules.md 6: a chess bye bars from another, and so does a win's worth without playing."""
    event = real_event("trf-13-players.trf")

    chess = field_from(event.records, fide, round_number=event.round + 1)

    byes = {seat.player: seat.byes for seat in chess.seats}
    assert [player for player, count in byes.items() if count] == [6, 7, 10, 12]
    assert magic.bye_bars == frozenset({Kind.BYE})


def test_a_field_leaves_out_who_dropped_or_is_away(magic: Preset) -> None:
    event = real_event("melee-19-players.json")

    field: Field = field_from(
        event.records, magic, round_number=5, away=frozenset({2}), barred=[(1, 3), (3, 5)]
    )

    seats = {seat.player: seat for seat in field.seats}
    assert 2 not in seats
    assert seats[3].barred == {1, 5}
    assert len(seats) == 18
