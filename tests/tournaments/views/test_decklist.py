"""A player's own deck list on its page."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.models import User
from tests.tournaments.decklists import FAULTY, LEGAL, UNKNOWN, load_masters
from tests.tournaments.factories import AT, make_entry, make_event
from tournaments.models import Decklist, Event
from tournaments.services.entries import Person, register_entry
from tournaments.services.events import start_event

pytestmark = pytest.mark.django_db


@pytest.fixture
def event(organizer: User, alice: User) -> Event:
    """Return an event of the game in which Alice and Ben are."""
    event = make_event(organizer, game=load_masters(), profile="masters-2019")
    register_entry(event=event, person=Person(user=alice), by=alice, at=AT)
    make_entry(event, organizer, "Ben")
    return event


@pytest.fixture
def page(event: Event) -> str:
    """Return the address of the page."""
    return f"/events/{event.pk}/decklist/"


def test_the_empty_page_shows_how_a_list_looks(player: Client, page: str) -> None:
    assertContains(player.get(page), "4 OV1-005 Harbor Sentinel")


def test_typing_is_checked_and_kept(player: Client, page: str) -> None:
    answer = player.post(f"{page}check/", {"text": FAULTY}, headers={"HX-Request": "true"})

    faults = answer.context["report"].faults
    assert any((line.number, line.text) == (5, "5 OV1-004") for fault in faults for line in fault.lines)
    assertContains(answer, "faq/construction-du-deck/3")
    assertContains(answer, 'href="/rulings/')
    assertNotContains(answer, "<textarea")
    assert Decklist.objects.get().text == FAULTY


def test_a_faulty_list_is_not_submitted_and_not_lost(player: Client, page: str) -> None:
    answer = player.post(page, {"text": FAULTY, "submit": "1"})

    assert (answer.status_code, answer.context["error"].code) == (422, "decklist_illegal")
    assertContains(answer, "5 OV1-004", status_code=422)
    assert answer.context["report"].answer == "illegal"
    assert not Decklist.objects.get().is_submitted


def test_a_legal_list_is_submitted(player: Client, page: str, event: Event) -> None:
    assertRedirects(player.post(page, {"text": LEGAL, "submit": "1"}), page)

    assertContains(player.get(page), "This is the list that counts.")
    assertContains(player.get(f"/events/{event.pk}/"), "Deck list submitted")


def test_unknown_cards_do_not_stand_in_the_way(player: Client, page: str) -> None:
    assertRedirects(player.post(page, {"text": UNKNOWN, "submit": "1"}), page)

    assert player.get(page).context["report"].answer == "unknown"


def test_a_draft_after_a_submission_says_what_counts(player: Client, page: str) -> None:
    player.post(page, {"text": LEGAL, "submit": "1"})
    player.post(page, {"text": FAULTY})

    answer = player.get(page)

    assertContains(answer, "What you submitted before counts until you submit again.")
    assertContains(answer, "5 OV1-004")


def test_line_ends_of_browsers_change_nothing(player: Client, page: str) -> None:
    player.post(page, {"text": LEGAL.replace("\n", "\r\n"), "submit": "1"})

    assert Decklist.objects.get().text == LEGAL


def test_signs_that_cannot_be_stored_are_refused(player: Client, page: str) -> None:
    answer = player.post(page, {"text": "1 OV1-001 \x00"})

    assert (answer.status_code, answer.context["error"].code) == (422, "unreadable_text")
    assert not Decklist.objects.exists()


def test_what_is_typed_is_never_markup(player: Client, page: str) -> None:
    answer = player.post(f"{page}check/", {"text": "<script>alert(1)</script>"})

    assertNotContains(answer, "<script>alert")


def test_lists_are_locked_once_the_event_runs(
    player: Client, page: str, event: Event, organizer: User
) -> None:
    player.post(page, {"text": LEGAL, "submit": "1"})
    start_event(event=event, by=organizer, at=AT)

    answer = player.get(page)
    refused = player.post(page, {"text": FAULTY})

    assertContains(answer, "4 OV1-004")
    assertNotContains(answer, "<textarea")
    assert (refused.status_code, refused.context["error"].code) == (422, "decklists_locked")
    assert player.post(f"{page}check/", {"text": FAULTY}).status_code == 422
    assert Decklist.objects.get().text == LEGAL


def test_others_never_see_it(client: Client, player: Client, page: str, event: Event, bob: User) -> None:
    player.post(page, {"text": LEGAL, "submit": "1"})

    player.logout()
    assertRedirects(client.get(page), f"/accounts/login/?next={page}")
    client.force_login(bob)
    assertRedirects(client.get(page), f"/events/{event.pk}/")
    assert client.post(f"{page}check/", {"text": "x"}).status_code == 404
    register_entry(event=event, person=Person(user=bob), by=bob, at=AT)
    assertNotContains(client.get(page), "4 OV1-006")


def test_an_event_without_a_game_asks_for_none(player: Client, organizer: User, alice: User) -> None:
    event = make_event(organizer)
    register_entry(event=event, person=Person(user=alice), by=alice, at=AT)

    assertContains(player.get(f"/events/{event.pk}/decklist/"), "asks for no deck list")
    assertNotContains(player.get(f"/events/{event.pk}/"), "Paste my deck list")


def test_more_faults_ask_nothing_more(
    player: Client, page: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    player.post(page, {"text": FAULTY.replace("4 OV1", "5 OV1")})

    with django_assert_max_num_queries(16):
        player.get(page)
