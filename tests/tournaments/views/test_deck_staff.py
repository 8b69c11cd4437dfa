"""A judge of an event corrects and unlocks lists on a page; for everybody else there is no such page."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.models import Role, User
from tests.tournaments.deck_event import (
    SECRET,
    DeckEvent,
    make_event_with_draft,
    make_person,
)
from tests.tournaments.deck_game import LEGAL, UNKNOWN
from tests.tournaments.factories import AT, make_organizer
from tournaments.models import Decklist, DecksOpen, Event, EventStatus
from tournaments.services.events import set_judges

pytestmark = pytest.mark.django_db

BACKEND = "django.contrib.auth.backends.ModelBackend"


@pytest.fixture
def deck_event() -> DeckEvent:
    """Return an event with a list that counts and a later draft."""
    return make_event_with_draft()


@pytest.fixture
def julia(deck_event: DeckEvent) -> User:
    """Return the judge of the event."""
    judge = make_person("julia", Role.JUDGE)
    set_judges(event=deck_event.event, judges=[judge], by=deck_event.organizer, at=AT)
    return judge


def page_of(deck_event: DeckEvent) -> str:
    """Return the address of the page."""
    return reverse("tournaments:decklist-correct", args=[deck_event.event.pk, deck_event.entry.number])


def test_a_judge_corrects_with_a_reason(client: Client, deck_event: DeckEvent, julia: User) -> None:
    client.force_login(julia, backend=BACKEND)
    typed = {"do": "correct", "text": UNKNOWN, "seen": "1", "reason": ""}
    assertContains(client.get(page_of(deck_event)), "4 OV1-004")

    refused = client.post(page_of(deck_event), typed)
    assertContains(refused, "Say why", status_code=422)
    assertContains(refused, "2 X9-001", status_code=422)
    done = client.post(page_of(deck_event), typed | {"reason": "misprint"})

    assertRedirects(done, page_of(deck_event))
    newest = Decklist.objects.get().in_force
    assert newest is not None
    assert (newest.text, newest.reason, newest.submitted_by) == (UNKNOWN, "misprint", julia)


def test_a_judge_locks_and_unlocks(client: Client, deck_event: DeckEvent, julia: User) -> None:
    client.force_login(julia, backend=BACKEND)

    assertContains(client.post(page_of(deck_event), {"do": "lock"}, follow=True), "is locked")
    told = client.post(page_of(deck_event), {"do": "unlock", "reason": "late train"}, follow=True)

    assertContains(told, "late train")
    assert client.post(page_of(deck_event), {"do": "burn"}).status_code == 422


def test_who_has_handed_nothing_in_can_be_unlocked(
    client: Client, deck_event: DeckEvent, julia: User
) -> None:
    client.force_login(julia, backend=BACKEND)
    deck_event.in_state(EventStatus.RUNNING, DecksOpen.NEVER)
    walk_in = deck_event.event.entries.get(name="Ben")
    page = reverse("tournaments:decklist-correct", args=[deck_event.event.pk, walk_in.number])

    assertContains(client.get(page), "Nothing was handed in")
    assertContains(
        client.post(page, {"do": "unlock", "reason": "late"}, follow=True), "Unlocked for this player"
    )


def test_the_staff_is_led_there_from_the_list(client: Client, deck_event: DeckEvent, julia: User) -> None:
    detail = reverse("tournaments:decklist-detail", args=[deck_event.event.pk, deck_event.entry.number])
    client.force_login(julia, backend=BACKEND)
    assertContains(client.get(detail), page_of(deck_event))

    client.force_login(deck_event.player, backend=BACKEND)
    assertNotContains(client.get(detail), page_of(deck_event))


@pytest.mark.parametrize("who", ["nobody", "player", "own player", "organizer", "judge"])
@pytest.mark.parametrize("status", [EventStatus.RUNNING, EventStatus.FINISHED])
def test_for_others_there_is_no_such_page_even_once_lists_are_open(
    client: Client, deck_event: DeckEvent, alice: User, judge: User, who: str, status: EventStatus
) -> None:
    deck_event.in_state(status, DecksOpen.AFTER)
    stranger = make_organizer("oleg")
    people = {"player": alice, "own player": deck_event.player, "organizer": stranger, "judge": judge}
    if who in people:
        client.force_login(people[who], backend=BACKEND)
    revision = Event.objects.get(pk=deck_event.event.pk).revision

    for answer in (
        client.get(page_of(deck_event)),
        client.post(page_of(deck_event), {"do": "correct", "text": LEGAL, "reason": "x", "seen": "1"}),
        client.post(page_of(deck_event), {"do": "lock"}),
        client.get(reverse("tournaments:decklist-correct", args=[deck_event.event.pk, 10**30])),
    ):
        assertNotContains(answer, SECRET, status_code=404)
    assert Event.objects.get(pk=deck_event.event.pk).revision == revision
