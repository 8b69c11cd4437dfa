"""Nobody reads somebody else's deck list before it is opened: not on a page, not as a file, not through the API."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from django.test import Client

from accounts.models import Role, User
from tests.tournaments.deck_event import SECRET, DeckEvent, hand_in, make_deck_event, make_person
from tests.tournaments.deck_game import LEGAL
from tests.tournaments.factories import AT
from tournaments.models import Entry, EventStatus
from tournaments.services.decklists import correct_decklist, save_draft
from tournaments.services.entries import Person, register_entry

pytestmark = pytest.mark.django_db

IN_FORCE = LEGAL.replace("2 OV1-016", "2 X9-001 Gull of the Open Sea")
MARK = "Gull of the Open Sea"
REASON = "A number was written wrong"
PLAYER_NUMBER = "0000777001"

CLOSED = [
    (EventStatus.REGISTRATION, "never"),
    (EventStatus.REGISTRATION, "cut"),
    (EventStatus.CHECK_IN, "after"),
    (EventStatus.RUNNING, "cut"),
    (EventStatus.RUNNING, "after"),
    (EventStatus.CUT, "after"),
    (EventStatus.CUT, "never"),
    (EventStatus.FINISHED, "never"),
]
OPEN = [(EventStatus.CUT, "cut"), (EventStatus.FINISHED, "cut"), (EventStatus.FINISHED, "after")]
STRANGERS = ["anonymous", "player", "same_event", "judge", "foreign_organizer"]
HIDDEN = [
    "/events/{event}/decklists/{entry}/",
    "/events/{event}/decklists/{entry}/sheet/",
    "/events/{event}/decklists/{entry}/export/",
    "/events/{event}/decklists/{entry}/export/?form=csv",
    "/api/v1/events/{event}/decklists/{entry}/",
]
"""Addresses of one list."""
LISTS = [
    "/events/{event}/decklists/",
    "/events/decks/",
    "/events/decks/?card=X9-001",
    "/events/decks/?leader=marla&player=alina",
    "/api/v1/decks/",
    "/api/v1/decks/?card=OV1-004",
]
"""Addresses of many lists."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hall:
    """An event in which Alina has a list that was corrected, and a newer draft."""

    decks: DeckEvent
    people: dict[str, User]

    def client(self, who: str) -> Client:
        """Return the browser of somebody."""
        client = Client()
        if who in self.people:
            client.force_login(self.people[who])
        return client

    def address(self, path: str) -> str:
        """Return an address of Alina's list."""
        return path.format(event=self.decks.event.pk, entry=self.decks.entry.number)


@pytest.fixture
def hall() -> Hall:
    """Return the event with everybody who might look."""
    decks = make_deck_event()
    hand_in(decks, LEGAL)
    correct_decklist(entry=decks.entry, text=IN_FORCE, reason=REASON, by=decks.organizer, at=AT)
    save_draft(entry=decks.entry, text=f"{LEGAL}\n3 {SECRET}", by=decks.player, at=AT)
    Entry.objects.filter(pk=decks.entry.pk).update(player_number=PLAYER_NUMBER)
    people = {
        "player": make_person("petra", Role.PLAYER),
        "same_event": make_person("sam", Role.PLAYER),
        "judge": make_person("jo", Role.PLAYER, Role.JUDGE),
        "foreign_organizer": make_person("fritz", Role.PLAYER, Role.ORGANIZER),
        "event_judge": make_person("eva", Role.PLAYER, Role.JUDGE),
        "own": decks.player,
        "organizer": decks.organizer,
    }
    register_entry(
        event=decks.event, person=Person(user=people["same_event"]), by=people["same_event"], at=AT
    )
    decks.event.judges.add(people["event_judge"])
    return Hall(decks=decks, people=people)


def _assert_tells_nothing(body: str) -> None:
    # The pages' own example names other cards.
    for word in (MARK, SECRET, REASON, PLAYER_NUMBER, "OV1-012"):
        assert word not in body


@pytest.mark.parametrize("who", STRANGERS)
@pytest.mark.parametrize(("status", "opens"), CLOSED)
def test_a_list_that_is_not_open_is_not_there(hall: Hall, who: str, status: EventStatus, opens: str) -> None:
    hall.decks.in_state(status, opens)
    client = hall.client(who)

    for path in HIDDEN:
        answer = client.get(hall.address(path))
        nothing = client.get(hall.address(path).replace(f"/{hall.decks.entry.number}/", "/999/"))
        assert answer.status_code == nothing.status_code == 404, path
        _assert_tells_nothing(answer.content.decode())
    assert client.get(hall.address("/api/v1/events/{event}/decklists/")).status_code == 404
    assert client.get(hall.address("/events/{event}/decklists/sheets/")).status_code == 404


@pytest.mark.parametrize("who", STRANGERS)
@pytest.mark.parametrize(("status", "opens"), CLOSED)
def test_nothing_of_it_stands_in_lists(hall: Hall, who: str, status: EventStatus, opens: str) -> None:
    hall.decks.in_state(status, opens)
    client = hall.client(who)

    for path in LISTS:
        answer = client.get(hall.address(path))
        assert answer.status_code == 200
        body = answer.content.decode()
        _assert_tells_nothing(body)
        assert "Marla" not in body
        assert f"/decklists/{hall.decks.entry.number}/" not in body


@pytest.mark.parametrize("who", STRANGERS)
@pytest.mark.parametrize(("status", "opens"), OPEN)
def test_an_open_list_shows_what_counts_and_no_more(
    hall: Hall, who: str, status: EventStatus, opens: str
) -> None:
    hall.decks.in_state(status, opens)
    client = hall.client(who)

    for path in HIDDEN:
        answer = client.get(hall.address(path))
        body = answer.content.decode()
        assert answer.status_code == 200, path
        assert MARK in body, path
        for word in (SECRET, REASON, PLAYER_NUMBER, "History", "organizer@"):
            assert word not in body, (path, word)
    for path in LISTS:
        body = client.get(hall.address(path)).content.decode()
        assert SECRET not in body, path
        assert PLAYER_NUMBER not in body, path
    assert client.get(hall.address("/events/{event}/decklists/sheets/")).status_code == 404


@pytest.mark.parametrize("who", ["own", "organizer", "event_judge"])
def test_who_may_see_it_sees_it_at_any_time(hall: Hall, who: str) -> None:
    hall.decks.in_state(EventStatus.RUNNING, "never")
    client = hall.client(who)

    for path in (*HIDDEN, "/events/decks/?card=X9-001", "/api/v1/decks/?card=X9-001"):
        answer = client.get(hall.address(path))
        assert answer.status_code == 200, path
        assert "Alina" in answer.content.decode() or MARK in answer.content.decode(), path
    page = client.get(hall.address(HIDDEN[0])).content.decode()
    assert REASON in page
    assert SECRET not in page


@pytest.mark.parametrize("who", ["organizer", "event_judge"])
def test_the_staff_prints_all_sheets(hall: Hall, who: str) -> None:
    answer = hall.client(who).get(hall.address("/events/{event}/decklists/sheets/"))

    assert answer.status_code == 200
    assert PLAYER_NUMBER in answer.content.decode()
    assert SECRET not in answer.content.decode()


@pytest.mark.parametrize("who", STRANGERS)
def test_nobody_else_reaches_the_page_of_one_s_own_list(hall: Hall, who: str) -> None:
    client = hall.client(who)

    for path in ("/events/{event}/decklist/", "/api/v1/events/{event}/decklist/"):
        _assert_tells_nothing(client.get(hall.address(path), follow=True).content.decode())
    for path in ("/events/{event}/decklist/check/", "/events/{event}/decklist/"):
        answer = client.post(hall.address(path), {"text": "1 OV1-001"}, follow=True)
        assert SECRET not in answer.content.decode()
    assert hall.decks.player.entries.get().decklist.text.endswith(SECRET)


def test_an_earlier_list_of_somebody_else_cannot_be_taken(hall: Hall) -> None:
    theirs = hall.decks.entry.decklist.pk
    client = hall.client("same_event")

    answer = client.post(
        hall.address("/events/{event}/decklist/check/"), {"text": "", "previous": theirs, "use": "1"}
    )

    assert answer.status_code == 422
    _assert_tells_nothing(answer.content.decode())


def test_an_open_event_that_is_still_a_draft_shows_nothing(hall: Hall) -> None:
    hall.decks.in_state(EventStatus.DRAFT, "cut")

    for path in (*HIDDEN, "/events/{event}/decklists/"):
        assert hall.client("player").get(hall.address(path)).status_code == 404
