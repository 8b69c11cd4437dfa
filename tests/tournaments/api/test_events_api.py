"""The events API: the same rights and numbers as the pages, one shape of errors."""

from __future__ import annotations

import pytest
from django.core.cache import cache
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from accounts.models import User
from tests.tournaments.factories import AT, make_event, make_round, make_running_event, play_round, tables_of
from tournaments.models import Entry, Event, EventStatus, Result
from tournaments.services.entries import Person, register_entry
from tournaments.services.rounds import pair_next_round

pytestmark = pytest.mark.django_db


@pytest.fixture
def running(organizer: User) -> Event:
    """Return a running event of four players after one closed round."""
    cache.clear()
    event = make_running_event(organizer, preset="magic")
    play_round(event, organizer, 1)
    event.refresh_from_db()
    return event


@pytest.fixture
def ann(running: Event, alice: User) -> Entry:
    """Return the entry of Ann, who is Alice."""
    entry = running.entries.get(name="Ann")
    entry.user = alice
    entry.save(update_fields=["user"])
    return entry


def test_events_are_listed_by_state_and_game(client: Client, running: Event, organizer: User) -> None:
    opened = make_event(organizer)
    make_event(organizer, status=EventStatus.DRAFT)

    def ids(**query: str) -> list[int]:
        return [event["id"] for event in client.get("/api/v1/events/", query).json()["results"]]

    assert sorted(ids()) == [running.pk, opened.pk]
    assert ids(status="running") == [running.pk]
    assert ids(game="castle") == []


@pytest.mark.parametrize("query", [{"status": "draft"}, {"status": "x"}, {"game": "../x"}])
def test_a_wrong_choice_is_refused(client: Client, query: dict[str, str]) -> None:
    answer = client.get("/api/v1/events/", query)

    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


def test_an_event_is_read_with_its_rules_and_without_its_seed(client: Client, running: Event) -> None:
    answer = client.get(f"/api/v1/events/{running.pk}/")

    assert answer.json()["players"] == 4
    assert answer.json()["rules"]["order"] == ["points", "omw", "gw", "ogw", "lot"]
    assert running.seed not in answer.content.decode()


def test_players_are_listed_without_accounts(client: Client, running: Event, ann: Entry) -> None:
    answer = client.get(f"/api/v1/events/{running.pk}/entries/").json()

    assert answer["count"] == 4
    assert answer["results"][0] == {"number": 1, "name": "Ann", "joined_in": 1, "dropped_after": None}


def test_matches_have_players_and_result(client: Client, running: Event) -> None:
    answer = client.get(f"/api/v1/events/{running.pk}/rounds/1/matches/").json()["results"]

    assert [match["table"] for match in answer] == [1, 2]
    assert answer[0]["result"] == {"version": 1, "kind": "games", "won": 2, "lost": 0, "drawn": 0}
    assert len({player["number"] for match in answer for player in match["players"]}) == 4


def test_draft_rounds_are_for_the_people_who_run_the_event(
    client: Client, running: Event, alice: User, organizer: User
) -> None:
    pair_next_round(event=running, number=2, by=organizer, at=AT)

    seen = []
    for user in (None, alice, organizer):
        if user:
            client.force_login(user)
        rounds = client.get(f"/api/v1/events/{running.pk}/rounds/").json()["count"]
        matches = client.get(f"/api/v1/events/{running.pk}/rounds/2/matches/").status_code
        seen.append((rounds, matches))

    assert seen == [(1, 404), (1, 404), (2, 200)]


def test_standings_are_unrounded_shares(client: Client, running: Event) -> None:
    answer = client.get(f"/api/v1/events/{running.pk}/standings/").json()

    assert (answer["after_round"], answer["criteria"]) == (1, ["omw", "gw", "ogw"])
    first = answer["standings"][0]
    assert (first["rank"], first["points"], first["wins"]) == (1, 3.0, 1)
    # magic: an opponent without a point counts as exactly one third.
    assert first["tiebreaks"]["omw"] == 1 / 3


def test_a_place_is_opened_to_exact_sums(client: Client, running: Event) -> None:
    first = client.get(f"/api/v1/events/{running.pk}/standings/").json()["standings"][0]

    answer = client.get(f"/api/v1/events/{running.pk}/standings/{first['player']}/", {"after": "1"}).json()

    omw = next(one for one in answer["sums"] if one["criterion"] == "omw")
    assert (omw["exact"], omw["divisor"]) == ("1/3", 1)
    assert [part["note"] for part in omw["parts"]] == ["floor"]


@pytest.mark.parametrize(
    ("place", "status"),
    [
        ("standings/?after=2", 404),
        ("standings/?after=0", 400),
        ("standings/?after=x", 400),
        ("standings/99/", 404),
        ("rounds/9/matches/", 404),
        ("rounds/99999999999999999999999/matches/", 404),
    ],
)
def test_what_is_not_there_is_refused_in_one_shape(
    client: Client, running: Event, place: str, status: int
) -> None:
    answer = client.get(f"/api/v1/events/{running.pk}/{place}")

    assert answer.status_code == status
    assert set(answer.json()) == {"code", "message", "detail"}


def test_a_draft_event_is_not_found_by_others(client: Client, organizer: User, bob: User) -> None:
    event = make_event(organizer, status=EventStatus.DRAFT)
    client.force_login(bob)

    for place in ("", "entries/", "rounds/", "standings/"):
        assert client.get(f"/api/v1/events/{event.pk}/{place}").status_code == 404
    assert client.post(f"/api/v1/events/{event.pk}/entries/register/").status_code == 404


def test_a_player_registers_and_leaves(client: Client, organizer: User, alice: User) -> None:
    event = make_event(organizer)
    client.force_login(alice)

    for _time in range(2):
        answer = client.post(f"/api/v1/events/{event.pk}/entries/register/")
        assert (answer.status_code, answer.json()["number"]) == (200, 1)
    left = client.post(f"/api/v1/events/{event.pk}/entries/withdraw/")

    assert left.json()["dropped_after"] == 0


@pytest.mark.parametrize("verb", ["entries/register/", "entries/withdraw/", "results/report/"])
def test_changes_need_somebody_who_is_signed_in(client: Client, running: Event, verb: str) -> None:
    answer = client.post(f"/api/v1/events/{running.pk}/{verb}", {"won": 2, "lost": 0})

    assert (answer.status_code, answer.json()["code"]) == (403, "not_authenticated")


def test_a_refusal_of_the_service_is_told(client: Client, running: Event, bob: User) -> None:
    client.force_login(bob)

    answer = client.post(f"/api/v1/events/{running.pk}/entries/register/")

    assert (answer.status_code, answer.json()["code"]) == (422, "registration_closed")
    assert answer.json()["detail"]["mend"]


def test_a_player_reports_the_own_match_once(
    client: Client, running: Event, ann: Entry, alice: User, organizer: User
) -> None:
    round_ = make_round(running, organizer, 2)
    mine = next(match for match in tables_of(round_) if ann in (match.first, match.second))
    client.force_login(alice)
    address = f"/api/v1/events/{running.pk}/results/report/"

    answers = [
        client.post(address, games, content_type="application/json")
        for games in ({"won": 3, "lost": 0}, {"won": 2, "lost": 1}, {"won": 0, "lost": 2})
    ]

    assert [answer.status_code for answer in answers] == [422, 200, 422]
    assert [answers[0].json()["code"], answers[2].json()["code"]] == [
        "score_impossible",
        "nothing_to_report",
    ]
    result = Result.objects.get(match=mine)
    assert ((result.won, result.lost) if mine.first == ann else (result.lost, result.won)) == (2, 1)


def test_nobody_reports_for_others(client: Client, running: Event, organizer: User, bob: User) -> None:
    make_round(running, organizer, 2)
    client.force_login(bob)

    address = f"/api/v1/events/{running.pk}/results/report/"
    answer = client.post(address, {"won": 2, "lost": 0}, content_type="application/json")

    assert (answer.status_code, answer.json()["code"]) == (422, "nothing_to_report")


def test_an_organizer_may_play_as_well(client: Client, organizer: User) -> None:
    event = make_event(organizer)
    register_entry(event=event, person=Person(user=organizer), by=organizer, at=AT)
    client.force_login(organizer)

    assert client.get(f"/api/v1/events/{event.pk}/entries/").json()["count"] == 1


@pytest.mark.parametrize("place", ["", "entries/", "rounds/", "rounds/1/matches/", "standings/"])
def test_more_rows_ask_nothing_more(
    client: Client, running: Event, place: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(9):
        client.get(f"/api/v1/events/{running.pk}/{place}")
