"""Registering, leaving, reporting a result."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertRedirects

from accounts.models import User
from tests.tournaments.factories import AT, make_entry, make_event, make_round, play_round
from tournaments.models import Entry, Event, EventStatus, Match, Result
from tournaments.selectors import matches_of_entry
from tournaments.services.entries import Person, register_entry

pytestmark = pytest.mark.django_db


def test_one_button_registers_under_the_own_name(player: Client, open_event: Event, alice: User) -> None:
    answer = player.post(f"/events/{open_event.pk}/entries/register/")

    assertRedirects(answer, f"/events/{open_event.pk}/")
    entry = open_event.entries.get()
    assert (entry.user, entry.name) == (alice, "Alice")


def test_the_publishers_number_is_taken_along(player: Client, organizer: User, alice: User) -> None:
    alice.player_numbers = {"bandai": "0012345", "bushiroad": "77"}
    alice.save()
    event = make_event(organizer, preset="bandai")

    player.post(f"/events/{event.pk}/entries/register/")

    assert event.entries.get().player_number == "0012345"


def test_pressing_twice_registers_once(player: Client, open_event: Event) -> None:
    for _time in range(2):
        player.post(f"/events/{open_event.pk}/entries/register/")

    assert open_event.entries.count() == 1


def test_who_is_not_signed_in_signs_in_first(client: Client, open_event: Event) -> None:
    answer = client.post(f"/events/{open_event.pk}/entries/register/")

    assertRedirects(answer, f"/accounts/login/?next=/events/{open_event.pk}/")
    assert not open_event.entries.exists()


def test_a_full_event_says_so(player: Client, organizer: User) -> None:
    event = make_event(organizer, capacity=2)
    for name in ("Ann", "Ben"):
        make_entry(event, organizer, name)

    answer = player.post(f"/events/{event.pk}/entries/register/")

    assert answer.context["error"].code == "event_full"
    assert answer.status_code == 422


def test_nobody_registers_for_a_running_event(player: Client, running: Event) -> None:
    answer = player.post(f"/events/{running.pk}/entries/register/")

    assert (answer.status_code, answer.context["error"].code) == (422, "registration_closed")


def test_registering_is_never_done_by_looking(player: Client, open_event: Event) -> None:
    assert player.get(f"/events/{open_event.pk}/entries/register/").status_code == 405


def test_a_draft_event_takes_nobody(player: Client, organizer: User) -> None:
    event = make_event(organizer, status=EventStatus.DRAFT)

    assert player.post(f"/events/{event.pk}/entries/register/").status_code == 404


def test_leaving_is_asked_before_it_is_done(player: Client, open_event: Event, alice: User) -> None:
    entry = register_entry(event=open_event, person=Person(user=alice), by=alice, at=AT)

    assertContains(player.get(f"/events/{open_event.pk}/entries/withdraw/"), "Your place becomes free.")
    entry.refresh_from_db()
    assert entry.is_active

    player.post(f"/events/{open_event.pk}/entries/withdraw/")
    entry.refresh_from_db()
    assert not entry.is_active


def test_leaving_a_running_event_says_what_stays(
    player: Client, running: Event, ann: Entry, organizer: User
) -> None:
    make_round(running, organizer, 2)

    answer = player.get(f"/events/{running.pk}/entries/withdraw/")

    assertContains(answer, "Only the desk can take you back.")
    player.post(f"/events/{running.pk}/entries/withdraw/")
    ann.refresh_from_db()
    assert ann.dropped_after == 2


def test_who_is_not_in_has_nothing_to_leave(player: Client, open_event: Event) -> None:
    address = f"/events/{open_event.pk}/entries/withdraw/"

    assertRedirects(player.post(address), f"/events/{open_event.pk}/")
    player.logout()
    assertRedirects(player.get(address), f"/accounts/login/?next=/events/{open_event.pk}/")


@pytest.fixture
def match(running: Event, ann: Entry, organizer: User) -> Match:
    """Return the match that Ann plays in round 2, or 3 where she has the bye in 2."""
    for number in (2, 3):
        make_round(running, organizer, number)
        found = matches_of_entry(entry=ann).first()
        assert found is not None
        if not found.is_bye:
            return found
        running.rounds.filter(number=number).delete()
    raise AssertionError("Ann has two byes.")


def test_a_player_reports_the_own_result(player: Client, running: Event, match: Match, ann: Entry) -> None:
    address = f"/events/{running.pk}/results/report/"
    assertContains(player.get(address), f"Table {match.table}")

    answer = player.post(address, {"games": "2-1-0"})

    assertRedirects(answer, f"/events/{running.pk}/")
    result = Result.objects.get(match=match)
    mine, theirs = (result.won, result.lost) if match.first == ann else (result.lost, result.won)
    assert (mine, theirs, result.drawn) == (2, 1, 0)


def test_a_result_is_reported_once(player: Client, running: Event, match: Match) -> None:
    for games in ("2-0-0", "0-2-0"):
        player.post(f"/events/{running.pk}/results/report/", {"games": games})

    assert Result.objects.filter(match=match).count() == 1


@pytest.mark.parametrize("games", ["", "9-9-9", "3-0-0", "x"])
def test_what_cannot_be_is_refused(player: Client, running: Event, match: Match, games: str) -> None:
    answer = player.post(f"/events/{running.pk}/results/report/", {"games": games})

    assert answer.status_code == 422
    assert not Result.objects.filter(match=match).exists()


def test_nobody_reports_for_others(
    client: Client, running: Event, match: Match, bob: User, organizer: User
) -> None:
    for user in (bob, organizer):
        client.force_login(user)
        client.post(f"/events/{running.pk}/results/report/", {"games": "2-0-0"})

    assert not Result.objects.filter(match=match).exists()


def test_a_closed_round_takes_no_report(player: Client, running: Event, ann: Entry, organizer: User) -> None:
    play_round(running, organizer, 2)

    answer = player.post(f"/events/{running.pk}/results/report/", {"games": "2-0-0"})

    assertRedirects(answer, f"/events/{running.pk}/")
