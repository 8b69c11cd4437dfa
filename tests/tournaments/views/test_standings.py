"""The standings and the sums behind them."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from tests.tournaments.factories import make_running_event, play_round
from tournaments.models import Entry, Event

pytestmark = pytest.mark.django_db


def test_places_stand_as_of_the_last_round_that_is_over(client: Client, running: Event) -> None:
    answer = client.get(f"/events/{running.pk}/standings/")

    rows = answer.context["page"].object_list
    assert answer.context["after"] == 1
    assert [row.row.rank for row in rows] == [1, 2, 3, 4, 5]
    assert [row.points for row in rows] == ["3", "3", "3", "0", "0"]
    assertContains(answer, "OMW%")


def test_an_earlier_round_can_be_asked_for(client: Client, running: Event, organizer: User) -> None:
    play_round(running, organizer, 2)

    answer = client.get(f"/events/{running.pk}/standings/", {"after": "1"})

    assert {row.points for row in answer.context["page"].object_list} == {"0", "3"}
    assertContains(answer, "Standings as of round 1")


@pytest.mark.parametrize("after", ["2", "0", "-1", "x", "9999999999"])
def test_a_round_that_is_not_over_has_none(client: Client, running: Event, after: str) -> None:
    assert client.get(f"/events/{running.pk}/standings/", {"after": after}).status_code == 404


def test_before_the_first_round_the_page_says_when(client: Client, organizer: User) -> None:
    event = make_running_event(organizer)

    assertContains(client.get(f"/events/{event.pk}/standings/"), "No round is over yet")


def test_somebody_is_found_by_name_and_keeps_the_place(htmx: Client, running: Event) -> None:
    everybody = htmx.get(f"/events/{running.pk}/standings/").context["page"].object_list
    last = everybody[-1].row

    answer = htmx.get(f"/events/{running.pk}/standings/", {"q": last.entry.name.upper()})

    assert [row.row.rank for row in answer.context["page"].object_list] == [5]
    assertNotContains(answer, "<html")


def test_every_number_leads_to_its_sum(client: Client, running: Event) -> None:
    answer = client.get(f"/events/{running.pk}/standings/")

    first = answer.context["page"].object_list[0].row.entry
    opened = client.get(f"/events/{running.pk}/standings/{first.number}/?after=1")
    for code in ("points", "omw", "gw", "ogw"):
        assertContains(answer, f"/events/{running.pk}/standings/{first.number}/?after=1#{code}")
        assertContains(opened, f'id="{code}"')


def test_a_share_is_opened_to_opponents_and_floor(client: Client, running: Event) -> None:
    # magic: who won the only match meets a loser, whose share of 0% counts as exactly one third.
    winner = next(
        match.first for match in running.rounds.get(number=1).matches.all() if match.second is not None
    )

    sums = client.get(f"/events/{running.pk}/standings/{winner.number}/").context["sums"]

    omw = next(one for one in sums if one.code == "omw")
    assert omw.value == "33.33%"
    assert [(part.round, part.amount, part.note) for part in omw.parts] == [
        (1, "33.33%", "raised to the floor")
    ]
    points = next(one for one in sums if one.code == "points")
    assert [(part.amount, points.value) for part in points.parts] == [("3", "3")]


def test_ones_own_place_is_marked(player: Client, running: Event, ann: Entry) -> None:
    rows = player.get(f"/events/{running.pk}/standings/").context["page"].object_list

    assert [row.row.entry for row in rows if row.is_mine] == [ann]


@pytest.mark.parametrize("number", ["0", "99", "99999999999999999999999"])
def test_an_unknown_player_has_no_place(client: Client, running: Event, number: str) -> None:
    assert client.get(f"/events/{running.pk}/standings/{number}/").status_code == 404


@pytest.mark.parametrize("page", ["", "1/"])
def test_more_players_ask_nothing_more(
    client: Client, running: Event, page: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(13):
        client.get(f"/events/{running.pk}/standings/{page}")
