"""Pairing, publishing and closing rounds."""

from __future__ import annotations

import pytest

from accounts.models import User
from tests.tournaments.factories import (
    AT,
    make_event,
    make_round,
    make_running_event,
    play_round,
    tables_of,
)
from tournaments.errors import TournamentError
from tournaments.models import Event, Match, ResultKind, Round, RoundStatus, Verb
from tournaments.records import Score, field_from, player_of
from tournaments.rules import preset_of
from tournaments.selectors import matches_of, records_of, standings_of
from tournaments.services.entries import drop_entry
from tournaments.services.results import report_result
from tournaments.services.rounds import (
    allow_rematches,
    close_round,
    pair_next_round,
    publish_round,
    repair_round,
)
from tournaments.swiss.field import digest_of
from tournaments.swiss.outcome import Pairing
from tournaments.swiss.pairing import pair_round

pytestmark = pytest.mark.django_db


def test_a_draft_seats_everybody_once_and_gives_one_bye(organizer: User) -> None:
    event = make_running_event(organizer, players=5)

    round_ = pair_next_round(event=event, number=1, by=organizer, at=AT)

    matches = list(matches_of(round_=round_))
    seated = [seat.entry.number for match in matches for seat in match.seats.all()]
    assert sorted(seated) == [1, 2, 3, 4, 5]
    assert [match.table for match in matches] == [1, 2, None]
    assert round_.status == RoundStatus.DRAFT
    assert all(match.result is None for match in matches)


def test_anyone_can_draw_the_round_again_from_its_seed(organizer: User) -> None:
    event = make_running_event(organizer, players=7)
    play_round(event, organizer, 1)
    round_ = pair_next_round(event=event, number=2, by=organizer, at=AT)

    players = [player_of(entry) for entry in event.entries.all()]
    field = field_from(
        players=players, records=records_of(event=event, up_to=1), preset=preset_of(event), round_number=2
    )
    again = pair_round(field, round_.seed)

    assert isinstance(again, Pairing)
    stored = [
        (match.table, *(seat.entry.number for seat in match.seats.all()))
        for match in matches_of(round_=round_)
        if not match.is_bye
    ]
    assert stored == [(pair.table, pair.first, pair.second) for pair in again.pairs]
    assert round_.field_digest == digest_of(field)
    assert round_.certificate["cost"] == again.certificate.cost


def test_pairing_twice_gives_the_same_round(organizer: User) -> None:
    event = make_running_event(organizer)

    first = pair_next_round(event=event, number=1, by=organizer, at=AT)
    again = pair_next_round(event=event, number=1, by=organizer, at=AT)

    assert first == again
    assert event.log.filter(verb=Verb.ROUND_PAIRED).count() == 1


def refused_pairing(event: Event, organizer: User, number: int) -> str:
    """Return the code with which pairing is refused."""
    with pytest.raises(TournamentError) as caught:
        pair_next_round(event=event, number=number, by=organizer, at=AT)
    return caught.value.code


def test_a_round_is_not_paired_before_its_turn(organizer: User) -> None:
    assert refused_pairing(make_event(organizer), organizer, 1) == "event_not_running"
    event = make_running_event(organizer, rounds_total=2)
    assert refused_pairing(event, organizer, 2) == "not_the_next_round"
    make_round(event, organizer, 1)
    assert refused_pairing(event, organizer, 2) == "round_still_open"


def test_no_round_is_paired_after_the_last(organizer: User) -> None:
    event = make_running_event(organizer, rounds_total=1)
    play_round(event, organizer, 1)

    assert refused_pairing(event, organizer, 2) == "all_rounds_played"


def test_nobody_meets_twice_in_a_round_robin_of_four(organizer: User) -> None:
    event = make_running_event(organizer)

    for number in (1, 2, 3):
        play_round(event, organizer, number)

    met = [
        frozenset(seat.entry.number for seat in match.seats.all())
        for match in Match.objects.prefetch_related("seats__entry")
    ]
    assert len(met) == len(set(met)) == 6


def test_a_fourth_round_of_four_players_is_refused_and_names_them(organizer: User) -> None:
    event = make_running_event(organizer, rounds_total=4)
    for number in (1, 2, 3):
        play_round(event, organizer, number)

    with pytest.raises(TournamentError) as caught:
        pair_next_round(event=event, number=4, by=organizer, at=AT)

    assert caught.value.code == "no_legal_round"
    assert all(name in caught.value.message for name in ("Ann", "Ben", "Cleo", "Dan"))
    assert not Round.objects.filter(number=4).exists()


def test_the_organizer_may_allow_the_fewest_rematches(organizer: User) -> None:
    event = make_running_event(organizer, rounds_total=4)
    for number in (1, 2, 3):
        play_round(event, organizer, number)

    round_ = allow_rematches(event=event, number=4, by=organizer, at=AT)
    again = allow_rematches(event=event, number=4, by=organizer, at=AT)

    assert round_ == again
    assert len(round_.rematches) == 2
    logged = event.log.get(verb=Verb.REMATCHES_ALLOWED)
    assert (logged.actor, logged.payload["pairs"]) == (organizer, round_.rematches)


def test_rematches_are_not_allowed_where_none_is_needed(organizer: User) -> None:
    event = make_running_event(organizer)

    with pytest.raises(TournamentError) as caught:
        allow_rematches(event=event, number=1, by=organizer, at=AT)

    assert caught.value.code == "rematch_not_needed"
    assert not event.rounds.exists()


def test_a_draft_is_paired_again_once_for_both_desks(organizer: User) -> None:
    event = make_running_event(organizer)
    draft = pair_next_round(event=event, number=1, by=organizer, at=AT)
    seed = draft.seed

    again = repair_round(event=event, number=1, attempt=1, by=organizer, at=AT)
    with pytest.raises(TournamentError) as caught:
        repair_round(event=event, number=1, attempt=1, by=organizer, at=AT)

    assert again.pk == draft.pk
    assert (again.attempt, again.seed != seed) == (2, True)
    assert caught.value.code == "changed_meanwhile"
    assert [entry.payload["attempt"] for entry in event.log.filter(verb=Verb.ROUND_PAIRED)] == [1, 2]


def test_a_published_round_is_not_paired_again(organizer: User) -> None:
    event = make_running_event(organizer)
    make_round(event, organizer)

    with pytest.raises(TournamentError) as caught:
        repair_round(event=event, number=1, attempt=1, by=organizer, at=AT)

    assert caught.value.code == "round_is_published"


def test_the_bye_counts_from_publishing_on(organizer: User) -> None:
    event = make_running_event(organizer, players=3)
    round_ = pair_next_round(event=event, number=1, by=organizer, at=AT)
    assert all(row.points == 0 for row in standings_of(event=event, up_to=1).rows)

    publish_round(event=event, number=1, by=organizer, at=AT)
    publish_round(event=event, number=1, by=organizer, at=AT)

    bye = matches_of(round_=round_).get(table=None)
    assert bye.result is not None
    assert (bye.result.kind, bye.result.version) == (ResultKind.BYE, 1)
    event.refresh_from_db()
    assert [row.points for row in standings_of(event=event, up_to=1).rows] == [3, 0, 0]
    assert event.log.filter(verb=Verb.ROUND_PUBLISHED).count() == 1


def test_a_draft_somebody_left_is_not_published(organizer: User) -> None:
    event = make_running_event(organizer)
    pair_next_round(event=event, number=1, by=organizer, at=AT)
    drop_entry(event=event, entry=event.entries.get(number=2), by=organizer, at=AT)

    with pytest.raises(TournamentError) as caught:
        publish_round(event=event, number=1, by=organizer, at=AT)

    assert caught.value.code == "draft_outdated"
    assert "Ben" in caught.value.message


def test_a_round_closes_with_all_results_and_once(organizer: User) -> None:
    event = make_running_event(organizer)
    round_ = make_round(event, organizer)
    first, second = tables_of(round_)
    report_result(match=first, score=Score(won=2), by=organizer, at=AT)
    with pytest.raises(TournamentError) as caught:
        close_round(event=event, number=1, by=organizer, at=AT)
    assert caught.value.code == "results_missing"
    assert "2" in caught.value.message

    report_result(match=second, score=Score(won=2), by=organizer, at=AT)
    for _ in range(2):
        assert close_round(event=event, number=1, by=organizer, at=AT).is_closed

    assert event.log.filter(verb=Verb.ROUND_CLOSED).count() == 1


def test_a_draft_is_not_closed_and_a_missing_round_is_not_published(organizer: User) -> None:
    event = make_running_event(organizer)
    with pytest.raises(TournamentError) as missing:
        publish_round(event=event, number=1, by=organizer, at=AT)
    pair_next_round(event=event, number=1, by=organizer, at=AT)
    with pytest.raises(TournamentError) as draft:
        close_round(event=event, number=1, by=organizer, at=AT)

    assert (missing.value.code, draft.value.code) == ("no_such_round", "round_not_published")


def test_one_player_alone_is_not_paired(organizer: User) -> None:
    event = make_running_event(organizer, players=2)
    drop_entry(event=event, entry=event.entries.get(number=2), by=organizer, at=AT)

    assert refused_pairing(event, organizer, 1) == "too_few_players"
