"""The pairings of a round."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from tests.tournaments.factories import AT, make_entry, make_event, make_round
from tournaments.models import Entry, Event
from tournaments.services.events import start_event
from tournaments.services.rounds import pair_next_round

pytestmark = pytest.mark.django_db


def test_everybody_has_a_row(client: Client, running: Event) -> None:
    answer = client.get(f"/events/{running.pk}/rounds/1/")

    tables = answer.context["page"].object_list
    assert [table.table for table in tables] == [1, 2, None]
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve"):
        assertContains(answer, name)


@pytest.mark.parametrize("typed", ["zoe", "ZOÉ", "  zo  ", "öl zo"])
def test_a_name_is_found_by_any_part_without_accents(client: Client, organizer: User, typed: str) -> None:
    event = make_event(organizer)
    for name in ("Zoé Öl", "Ben", "Cleo", "Dan"):
        make_entry(event, organizer, name)
    start_event(event=event, by=organizer, at=AT)
    make_round(event, organizer)

    tables = client.get(f"/events/{event.pk}/rounds/1/", {"q": typed}).context["page"].object_list

    assert len(tables) == 1
    assert "Zoé Öl" in (tables[0].first.name, tables[0].second.name)


def test_nobody_found_says_how_to_find_somebody(client: Client, running: Event) -> None:
    assertContains(client.get(f"/events/{running.pk}/rounds/1/?q=zzz"), "Nobody of this name")


def test_htmx_gets_the_tables_alone(htmx: Client, running: Event) -> None:
    answer = htmx.get(f"/events/{running.pk}/rounds/1/?q=ann")

    assertContains(answer, 'id="pairings"')
    assertNotContains(answer, "<html")


def test_ones_own_table_is_marked(player: Client, running: Event, ann: Entry) -> None:
    tables = player.get(f"/events/{running.pk}/rounds/1/").context["page"].object_list

    mine = [table for table in tables if table.is_mine]
    assert len(mine) == 1
    assert ann in (mine[0].first, mine[0].second)


def test_drafts_are_for_the_people_who_run_the_event(
    client: Client, running: Event, ann: Entry, alice: User, organizer: User
) -> None:
    pair_next_round(event=running, number=2, by=organizer, at=AT)
    address = f"/events/{running.pk}/rounds/2/"

    statuses = [client.get(address).status_code]
    for user in (alice, organizer):
        client.force_login(user)
        statuses.append(client.get(address).status_code)

    assert statuses == [404, 404, 200]


def test_the_draw_can_be_checked_by_anybody(client: Client, running: Event) -> None:
    round_ = running.rounds.get(number=1)

    answer = client.get(f"/events/{running.pk}/rounds/1/")

    assertContains(answer, round_.seed)
    assertNotContains(answer, running.seed)
    assert any("bye" in sentence for sentence in answer.context["why"])


@pytest.mark.parametrize("number", ["0", "2", "99999999999999999999999"])
def test_a_round_that_is_not_there_is_not_found(client: Client, running: Event, number: str) -> None:
    assert client.get(f"/events/{running.pk}/rounds/{number}/").status_code == 404


def test_more_tables_ask_nothing_more(
    client: Client, running: Event, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(8):
        client.get(f"/events/{running.pk}/rounds/1/")
