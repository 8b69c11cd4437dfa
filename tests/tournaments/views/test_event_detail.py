"""The page of an event, for strangers, players and the people who run it."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from tests.tournaments.factories import AT, make_event, make_round, play_round, tables_of
from tournaments.models import Entry, Event, EventStatus
from tournaments.records import Score
from tournaments.selectors import matches_of_entry
from tournaments.services.entries import Person, drop_entry, register_entry
from tournaments.services.events import finish_event
from tournaments.services.results import report_result
from tournaments.services.rounds import pair_next_round

pytestmark = pytest.mark.django_db


def test_the_rules_stand_in_one_line(client: Client, running: Event) -> None:
    answer = client.get(f"/events/{running.pk}/")

    assert answer.context["rules"].startswith("3 Swiss rounds · best of 3 · points 3–1–0 for win, draw, loss")
    assertContains(answer, "OMW%, GW%, OGW%, lot")


def test_a_stranger_is_shown_the_way_in(client: Client, open_event: Event) -> None:
    answer = client.get(f"/events/{open_event.pk}/")

    assertContains(answer, f"/accounts/login/?next=/events/{open_event.pk}/")
    assertNotContains(answer, "Register as")


def test_somebody_signed_in_registers_by_one_button(player: Client, open_event: Event) -> None:
    assertContains(player.get(f"/events/{open_event.pk}/"), "Register as Alice")


def test_who_is_in_sees_so(player: Client, open_event: Event, alice: User) -> None:
    register_entry(event=open_event, person=Person(user=alice), by=alice, at=AT)

    answer = player.get(f"/events/{open_event.pk}/")

    assertContains(answer, "You are registered")
    assertNotContains(answer, "Register as")


def test_the_next_table_is_told_with_the_opponent(
    player: Client, running: Event, ann: Entry, organizer: User
) -> None:
    make_round(running, organizer, 2)
    match = matches_of_entry(entry=ann).first()
    assert match is not None

    now = player.get(f"/events/{running.pk}/").context["mine"].now

    assert (now.round, now.table) == (2, match.table)
    assert now.opponent != ann


def test_a_draft_is_not_told(player: Client, running: Event, ann: Entry, organizer: User) -> None:
    pair_next_round(event=running, number=2, by=organizer, at=AT)

    answer = player.get(f"/events/{running.pk}/")

    assert answer.context["mine"].now is None
    assertContains(answer, "The next pairing is on its way")


def test_the_own_result_is_seen_from_the_own_side(
    player: Client, running: Event, ann: Entry, organizer: User
) -> None:
    round_ = make_round(running, organizer, 2)
    for match in tables_of(round_):
        score = Score(won=2, lost=1) if match.first == ann else Score(won=1, lost=2)
        report_result(match=match, score=score, by=organizer, at=AT)

    now = player.get(f"/events/{running.pk}/").context["mine"].now

    assert now.table is None or (now.outcome, now.result) == ("Won", "2–1")


def test_htmx_gets_the_own_part_alone(htmx: Client, running: Event, ann: Entry, alice: User) -> None:
    htmx.force_login(alice)

    answer = htmx.get(f"/events/{running.pk}/")

    assertContains(answer, 'id="my_event"')
    assertNotContains(answer, "<html")


def test_only_players_of_a_running_event_ask_again(
    client: Client, player: Client, running: Event, ann: Entry
) -> None:
    assertContains(player.get(f"/events/{running.pk}/"), 'hx-trigger="every 20s"')
    player.logout()
    assertNotContains(player.get(f"/events/{running.pk}/"), "every 20s")


def test_a_finished_event_shows_the_own_place(
    player: Client, running: Event, ann: Entry, organizer: User
) -> None:
    for number in (2, 3):
        play_round(running, organizer, number)
    finish_event(event=running, by=organizer, at=AT)

    answer = player.get(f"/events/{running.pk}/")

    assertContains(answer, "Final standings")
    assert answer.context["mine"].standing.entry == ann


def test_cancelled_entries_are_not_among_the_players(client: Client, open_event: Event, alice: User) -> None:
    entry = register_entry(event=open_event, person=Person(user=alice), by=alice, at=AT)
    drop_entry(event=open_event, entry=entry, by=alice, at=AT)

    assertNotContains(client.get(f"/events/{open_event.pk}/"), "Alice")


def test_a_draft_event_is_for_its_organizers(
    client: Client, organizer: User, bob: User, administrator: User
) -> None:
    address = f"/events/{make_event(organizer, status=EventStatus.DRAFT).pk}/"

    statuses = [client.get(address).status_code]
    for user in (bob, organizer, administrator):
        client.force_login(user)
        statuses.append(client.get(address).status_code)

    assert statuses == [404, 404, 200, 200]


@pytest.mark.parametrize("pk", ["0", "999999", "99999999999999999999999"])
def test_an_unknown_event_is_not_found(client: Client, pk: str) -> None:
    assert client.get(f"/events/{pk}/").status_code == 404


def test_the_page_asks_a_constant_number_of_questions(
    player: Client, running: Event, ann: Entry, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(19):
        player.get(f"/events/{running.pk}/")


def test_names_are_text_and_never_markup(client: Client, open_event: Event, organizer: User) -> None:
    person = Person(name="<script>alert(1)</script>")
    register_entry(event=open_event, person=person, by=organizer, at=AT)

    assertNotContains(client.get(f"/events/{open_event.pk}/"), "<script>alert")
