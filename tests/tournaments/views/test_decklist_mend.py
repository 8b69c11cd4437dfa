"""Mending one's list by a tap: which card is meant, one more card, the deck of last time; with and without htmx."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from tests.rulings.card_factory import make_card
from tests.tournaments.deck_event import DeckEvent, hand_in, make_event_of_two_names
from tests.tournaments.deck_game import LEGAL
from tests.tournaments.factories import AT, make_event
from tournaments.decks.formats import MAX_SIGNS
from tournaments.models import Decklist, Event, EventStatus
from tournaments.services.decklists import (
    correct_decklist,
    lock_decklists,
    submit_decklist,
    unlock_decklist,
)
from tournaments.services.entries import Person, register_entry

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}
AMBIGUOUS = "Leader\n1 OV1-001\n\nMain\n4 Tide Runner\n2 OV1-005"


@pytest.fixture
def decks() -> DeckEvent:
    """Return an event of a game in which two cards bear the same name."""
    return make_event_of_two_names()


@pytest.fixture
def client(decks: DeckEvent) -> Client:
    """Return the browser of the player."""
    client = Client()
    client.force_login(decks.player)
    return client


@pytest.fixture
def page(decks: DeckEvent) -> str:
    """Return the address of the page."""
    return f"/events/{decks.event.pk}/decklist/"


def test_a_name_of_several_cards_asks_which(client: Client, page: str) -> None:
    answer = client.post(f"{page}check/", {"text": AMBIGUOUS}, headers=HTMX)

    (question,) = answer.context["report"].questions
    assert {card.number for card in question.choices} == {"OV1-004", "OV2-004"}
    assertContains(answer, 'value="5:OV2-004"')
    assertContains(answer, "Battle Card · green")


def test_more_cards_of_a_name_than_are_shown_are_told(client: Client, page: str, decks: DeckEvent) -> None:
    for number in range(30):
        make_card(decks.game, f"OV3-{number + 1:03d}", "Tide Runner", kind="battle")

    answer = client.post(f"{page}check/", {"text": AMBIGUOUS}, headers=HTMX)

    (question,) = answer.context["report"].questions
    assert (len(question.choices), question.more_choices) == (12, 20)
    assertContains(answer, "20 more cards bear this name")


def test_a_tap_writes_the_number_into_the_line(client: Client, page: str) -> None:
    sent = {"text": AMBIGUOUS, "choose": "5:OV2-004"}

    answer = client.post(f"{page}check/", sent, headers=HTMX)

    written = AMBIGUOUS.replace("4 Tide Runner", "4 OV2-004 Tide Runner")
    assert (answer.context["change"].text, Decklist.objects.get().text) == (written, written)
    assert not answer.context["report"].questions
    assertContains(answer, "data-deck-text")


def test_the_same_tap_works_without_a_script(client: Client, page: str) -> None:
    assertRedirects(client.post(page, {"text": AMBIGUOUS, "choose": "5:OV2-004"}), page)

    assertContains(client.get(page), "4 OV2-004 Tide Runner")


def test_a_tap_on_a_line_that_is_gone_loses_nothing(client: Client, page: str) -> None:
    sent = {"text": "Main\n4 OV1-005", "choose": "5:OV2-004"}

    for address in (page, f"{page}check/"):
        answer = client.post(address, sent)
        assert (answer.status_code, answer.context["error"].code) == (422, "line_changed")
    assert Decklist.objects.get().text == sent["text"]


@pytest.mark.parametrize(
    "asked", ["", "5", "5:", "5:NOPE-1", "x:OV1-004\x00", ":" * 200, "9" * 5000 + ":OV1-004"]
)
@pytest.mark.parametrize("button", ["choose", "add"])
def test_what_no_button_sends_changes_nothing(client: Client, page: str, button: str, asked: str) -> None:
    answer = client.post(f"{page}check/", {"text": "Main\n4 OV1-005", button: asked})

    assert answer.status_code == 422
    assert Decklist.objects.get().text == "Main\n4 OV1-005"


def test_cards_are_found_by_name_with_the_sections_they_fit_in(client: Client, page: str) -> None:
    answer = client.get(f"{page}cards/", {"card": "tide run"}, headers=HTMX)

    assertContains(answer, 'value="main:OV1-004"')
    assertContains(answer, 'value="side:OV2-004"')
    assertNotContains(answer, 'value="leader:')
    assertContains(client.get(f"{page}cards/", {"card": "ov1-001"}), 'value="leader:OV1-001"')


@pytest.mark.parametrize("text", ["", "   ", "zzzz", "\x00", "%", "x" * 5000, "<script>alert(1)</script>"])
def test_a_search_that_finds_nothing_breaks_nothing(client: Client, page: str, text: str) -> None:
    answer = client.get(f"{page}cards/", {"card": text})

    assert answer.status_code == 200
    assertNotContains(answer, "<script>alert")


def test_taps_on_plus_build_a_list(client: Client, page: str) -> None:
    text = ""
    for asked in ("leader:OV1-001", "main:OV1-004", "main:OV1-004", "side:OV1-005"):
        text = client.post(f"{page}check/", {"text": text, "add": asked}).context["change"].text

    assert text.split("\n") == [
        "Leader",
        "1 OV1-001 Marla, Student of the Tide",
        "",
        "Main deck",
        "2 OV1-004 Tide Runner",
        "",
        "Side deck",
        "1 OV1-005 Harbor Sentinel",
    ]


def test_without_a_script_the_search_stays_beside_the_list(client: Client, page: str) -> None:
    found = client.post(page, {"text": "", "card": "tide run", "find": "1"}, follow=True)
    assertContains(found, 'value="main:OV1-004"')

    added = client.post(page, {"text": "", "card": "tide run", "add": "main:OV1-004"})
    assertRedirects(added, f"{page}?card=tide+run#decklist_picker", fetch_redirect_response=False)
    assertContains(client.get(f"{page}?card=tide+run"), "1 OV1-004 Tide Runner")


def test_enter_in_a_field_never_submits_the_list(client: Client, page: str) -> None:
    body = client.get(page).content.decode()

    first = body[body.index('id="decklist"') :].split("<button", 2)[1]
    assert "name=" not in first.split(">", 1)[0]


@pytest.fixture
def earlier(decks: DeckEvent) -> Decklist:
    """Return what the player handed in at an event before."""
    event = make_event(decks.organizer, name="Winter Cup", game=decks.game, profile="masters-2019")
    entry = register_entry(event=event, person=Person(user=decks.player), by=decks.player, at=AT)
    return submit_decklist(entry=entry, text=LEGAL, by=decks.player, at=AT)


def test_the_deck_of_last_time_fills_an_empty_list(client: Client, page: str, earlier: Decklist) -> None:
    assertContains(client.get(page), "Winter Cup")

    answer = client.post(f"{page}check/", {"text": " ", "previous": earlier.pk, "use": "1"})

    assert answer.context["change"].text == LEGAL
    assertContains(answer, "Winter Cup")


@pytest.mark.parametrize("way", ["", "check/"])
def test_what_is_typed_is_replaced_only_by_a_second_tap(
    client: Client, page: str, earlier: Decklist, way: str
) -> None:
    typed = {"text": "Main\n4 OV1-005", "previous": earlier.pk}

    asked = client.post(f"{page}{way}", typed | {"use": "1"})
    assertContains(asked, "Replace what is typed")
    assert Decklist.objects.get(entry__event__name="Spring Open").text == "Main\n4 OV1-005"

    client.post(f"{page}{way}", typed | {"replace": earlier.pk})
    assert Decklist.objects.get(entry__event__name="Spring Open").text == LEGAL


@pytest.mark.parametrize("wanted", ["", "x", "0", "999999", "9" * 40, "\x00"])
def test_a_list_that_is_not_there_cannot_be_taken(client: Client, page: str, wanted: str) -> None:
    answer = client.post(f"{page}check/", {"text": "", "previous": wanted, "use": "1"})

    assert (answer.status_code, answer.context["error"].code) == (422, "no_such_list")


def test_a_text_that_is_too_long_is_shown_again(client: Client, page: str) -> None:
    long = "4 OV1-004 Tide Runner\n" * (MAX_SIGNS // 20)

    answer = client.post(page, {"text": long, "submit": "1"})

    assert (answer.status_code, answer.context["error"].code) == (422, "list_too_big")
    assert answer.context["form"].initial["text"] == long
    assert client.post(f"{page}check/", {"text": long, "add": "main:OV1-004"}).status_code == 422


def test_a_body_that_is_too_large_is_refused(client: Client, page: str) -> None:
    assert client.post(page, {"text": "4 OV1-004\n" * 300_000}).status_code == 400


def test_the_deadline_is_said_in_the_time_of_the_site(client: Client, page: str, decks: DeckEvent) -> None:
    due = timezone.now() + timedelta(days=1)
    Event.objects.filter(pk=decks.event.pk).update(decks_due_at=due)

    assertContains(client.get(page), f"{timezone.localtime(due):%H:%M} UTC")


def test_an_unlocked_list_says_why(client: Client, page: str, decks: DeckEvent) -> None:
    hand_in(decks)
    lock_decklists(event=decks.event, by=decks.organizer, at=AT)
    locked = client.get(page)
    assertContains(locked, "The deck lists of this event are locked.")
    assertNotContains(locked, "<textarea")

    unlock_decklist(entry=decks.entry, by=decks.organizer, reason="The printer ate a line", at=AT)

    answer = client.get(page)
    assertContains(answer, "The printer ate a line")
    assertContains(answer, "<textarea")


def test_a_correction_stands_in_the_history_with_what_it_changed(
    client: Client, page: str, decks: DeckEvent
) -> None:
    hand_in(decks)
    corrected = LEGAL.replace("4 OV1-004", "3 OV1-004").replace("2 OV1-016", "3 OV1-016")
    correct_decklist(
        entry=decks.entry, text=corrected, reason="<b>One too many</b>", by=decks.organizer, at=AT
    )

    answer = client.get(page)

    newest, first = answer.context["history"]
    assert [(one.number, one.before, one.after) for one in newest.changes] == [
        ("OV1-004", 4, 3),
        ("OV1-016", 2, 3),
    ]
    assert (newest.is_correction, newest.is_in_force, first.is_in_force, first.changes) == (
        True,
        True,
        False,
        (),
    )
    assertContains(answer, "&lt;b&gt;One too many&lt;/b&gt;")


def test_hostile_text_stays_text(client: Client, page: str, decks: DeckEvent) -> None:
    hostile = '4 X9-001 "><img src=x onerror=alert(1)>\n</textarea><script>alert(1)</script>'

    for answer in (
        client.post(f"{page}check/", {"text": hostile, "add": "main:OV1-004"}),
        client.post(page, {"text": hostile}, follow=True),
    ):
        assertNotContains(answer, "<script>alert")
        assertNotContains(answer, "<img")


def test_the_page_asks_as_much_for_a_long_story_as_for_a_short_one(
    client: Client, page: str, decks: DeckEvent, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for count in range(1, 4):
        hand_in(decks, LEGAL.replace("2 OV1-016", "1 OV1-016\n1 OV1-017" if count % 2 else "2 OV1-017"))
    client.post(page, {"text": AMBIGUOUS + "\n4 Harbor Sentinel\n1 Moss Giant\n3 Nobody\n9 OV1-006"})

    with django_assert_max_num_queries(22):
        client.get(f"{page}?card=tide")


def test_when_the_event_is_over_nothing_can_change(client: Client, page: str, decks: DeckEvent) -> None:
    hand_in(decks)
    decks.in_state(EventStatus.FINISHED, "never")

    assertContains(client.get(page), "The event is over.")
    assert client.post(f"{page}check/", {"text": "", "add": "main:OV1-004"}).status_code == 422
