"""Reporting and correcting results."""

from __future__ import annotations

import pytest

from accounts.models import User
from tests.tournaments.factories import AT, make_round, make_running_event, play_round, tables_of
from tournaments.errors import TournamentError
from tournaments.models import Event, Match, Result, ResultKind, Verb
from tournaments.records import Score, records_from_log
from tournaments.selectors import match_of, matches_of, records_of, standings_of
from tournaments.services.results import correct_result, preview_correction, read_score, report_result
from tournaments.services.rounds import pair_next_round

pytestmark = pytest.mark.django_db


@pytest.fixture
def event(organizer: User) -> Event:
    """Return a running event of four with a published round."""
    event = make_running_event(organizer)
    make_round(event, organizer)
    return event


@pytest.fixture
def match(event: Event) -> Match:
    """Return the match at table 1."""
    return fresh(event)


def fresh(event: Event, round_number: int = 1) -> Match:
    """Return the match at table 1 as it stands now."""
    match = match_of(event=event, round_number=round_number, table=1)
    assert match is not None
    return match


@pytest.mark.parametrize(
    ("typed", "score"),
    [
        ("2-0", Score(won=2)),
        (" 1 - 2 ", Score(won=1, lost=2)),
        ("1-1-1", Score(won=1, lost=1, drawn=1)),
        ("1:1:0", Score(won=1, lost=1)),
        ("21", Score(won=2, lost=1)),
        ("0-0-3", Score(drawn=3)),
        ("w", Score(won=2)),
        ("L", Score(lost=2)),
        ("d", Score(won=1, lost=1, drawn=1)),
        ("dl", Score(kind=ResultKind.DOUBLE_LOSS)),
        ("+", Score(kind=ResultKind.NO_SHOW_SECOND)),
        ("-", Score(kind=ResultKind.NO_SHOW_FIRST)),
        ("--", Score(kind=ResultKind.NO_SHOW_BOTH)),
    ],
)
def test_results_are_read_as_people_type_them(typed: str, score: Score) -> None:
    assert read_score(typed, best_of=3) == score


def test_a_draw_of_a_single_game_is_one_drawn_game() -> None:
    assert read_score("d", best_of=1) == Score(drawn=1)
    assert read_score("w", best_of=1) == Score(won=1)


@pytest.mark.parametrize(
    ("typed", "best_of", "code"),
    [
        ("", 3, "score_not_understood"),
        ("two nil", 3, "score_not_understood"),
        ("2-", 3, "score_not_understood"),
        ("12-0", 3, "score_not_understood"),
        ("3-0", 3, "score_impossible"),
        ("2-2", 3, "score_impossible"),
        ("0-0", 3, "score_impossible"),
        ("0-0-4", 3, "score_impossible"),
        ("2-0", 1, "score_impossible"),
        ("1-1", 1, "score_impossible"),
    ],
)
def test_what_is_no_result_is_refused(typed: str, best_of: int, code: str) -> None:
    with pytest.raises(TournamentError) as caught:
        read_score(typed, best_of=best_of)

    assert caught.value.code == code


def test_reporting_the_same_twice_stores_it_once(match: Match, organizer: User, alice: User) -> None:
    first = report_result(match=match, score=Score(won=2), by=alice, at=AT)
    again = report_result(match=match, score=Score(won=2), by=organizer, at=AT)

    assert first == again
    assert (first.version, first.reported_by) == (1, alice)
    assert match.round.event.log.filter(verb=Verb.RESULT_REPORTED).count() == 1


def test_the_second_of_two_desks_is_told_what_is_stored(match: Match, organizer: User) -> None:
    report_result(match=match, score=Score(won=2), by=organizer, at=AT)

    with pytest.raises(TournamentError) as caught:
        report_result(match=match, score=Score(lost=2), by=organizer, at=AT, seen=0)

    assert caught.value.code == "changed_meanwhile"
    assert "2-0" in caught.value.message
    assert [str(result) for result in Result.objects.filter(match=match)] == ["2-0"]


def test_who_has_seen_the_result_replaces_it_with_a_version(match: Match, organizer: User) -> None:
    report_result(match=match, score=Score(won=2), by=organizer, at=AT)

    result = report_result(match=match, score=Score(won=2, lost=1), by=organizer, at=AT, seen=1)

    assert result.version == 2
    logged = match.round.event.log.get(verb=Verb.RESULT_CORRECTED)
    assert (logged.payload["lost"], logged.inverse["lost"]) == (1, 0)


def test_a_result_of_a_draft_is_refused(organizer: User) -> None:
    event = make_running_event(organizer)
    pair_next_round(event=event, number=1, by=organizer, at=AT)

    with pytest.raises(TournamentError) as caught:
        report_result(match=fresh(event), score=Score(won=2), by=organizer, at=AT)

    assert caught.value.code == "round_not_published"


def test_a_result_of_a_closed_round_is_only_corrected(organizer: User) -> None:
    event = make_running_event(organizer)
    play_round(event, organizer)

    with pytest.raises(TournamentError) as caught:
        report_result(match=fresh(event), score=Score(lost=2), by=organizer, at=AT, seen=1)

    assert caught.value.code == "round_closed"


def test_a_bye_has_no_result_to_report(organizer: User) -> None:
    event = make_running_event(organizer, players=3)
    bye = matches_of(round_=make_round(event, organizer)).get(table=None)

    with pytest.raises(TournamentError) as caught:
        report_result(match=bye, score=Score(won=2), by=organizer, at=AT)

    assert caught.value.code == "bye_has_no_result"


@pytest.mark.parametrize(
    "score", [Score(won=3), Score(), Score(kind=ResultKind.BYE), Score(kind=ResultKind.DOUBLE_LOSS, won=1)]
)
def test_impossible_scores_are_refused_by_the_service_too(
    match: Match, organizer: User, score: Score
) -> None:
    with pytest.raises(TournamentError) as caught:
        report_result(match=match, score=score, by=organizer, at=AT)

    assert caught.value.code in {"score_impossible", "bye_not_reported"}
    assert not Result.objects.filter(match=match).exists()


def test_a_correction_of_a_closed_round_changes_the_standings_and_leaves_later_pairings(
    organizer: User,
) -> None:
    event = make_running_event(organizer)
    play_round(event, organizer, 1)
    make_round(event, organizer, 2)
    match = fresh(event)
    loser = match.second
    assert loser is not None
    preview = preview_correction(match=match, score=Score(lost=2))
    pairs = [str(one) for one in tables_of(event.rounds.get(number=2))]

    result = correct_result(match=match, score=Score(lost=2), reason="slip", by=organizer, at=AT, seen=1)

    event.refresh_from_db()
    rows = {row.entry.name: (row.rank, row.points) for row in standings_of(event=event, up_to=1).rows}
    assert rows[loser.name][1] == 3
    assert preview.later_rounds == (2,)
    assert {move.name: (move.rank_after, move.points_after) for move in preview.moves}.items() <= rows.items()
    assert (result.version, result.reason) == (2, "slip")
    assert [str(one) for one in tables_of(event.rounds.get(number=2))] == pairs
    assert records_from_log(event.log.all()) == records_of(event=event)


def test_a_preview_stores_nothing(organizer: User) -> None:
    event = make_running_event(organizer)
    play_round(event, organizer)
    event.refresh_from_db()

    preview_correction(match=fresh(event), score=Score(lost=2))

    assert fresh(event).version == 1
    assert Event.objects.get(pk=event.pk).revision == event.revision


@pytest.mark.parametrize(
    ("reason", "seen", "code"), [(" ", 1, "reason_missing"), ("slip", 0, "changed_meanwhile")]
)
def test_a_correction_needs_a_reason_and_the_newest_result(
    organizer: User, reason: str, seen: int, code: str
) -> None:
    event = make_running_event(organizer)
    play_round(event, organizer)

    with pytest.raises(TournamentError) as caught:
        correct_result(match=fresh(event), score=Score(lost=2), reason=reason, by=organizer, at=AT, seen=seen)

    assert caught.value.code == code


def test_nothing_is_corrected_before_it_is_reported(match: Match, organizer: User) -> None:
    with pytest.raises(TournamentError) as caught:
        correct_result(match=match, score=Score(won=2), reason="slip", by=organizer, at=AT, seen=0)

    assert caught.value.code == "nothing_to_correct"


@pytest.mark.parametrize(
    ("typed", "points"),
    [("+", (3, 0)), ("-", (0, 3)), ("--", (0, 0)), ("dl", (0, 0)), ("d", (1, 1)), ("2-1", (3, 0))],
)
def test_every_kind_of_result_earns_what_the_preset_says(
    event: Event, match: Match, organizer: User, typed: str, points: tuple[int, int]
) -> None:
    report_result(match=match, score=read_score(typed, best_of=3), by=organizer, at=AT)

    event.refresh_from_db()
    earned = {row.entry: row.points for row in standings_of(event=event, up_to=1).rows}
    assert match.second is not None
    assert (earned[match.first], earned[match.second]) == points
