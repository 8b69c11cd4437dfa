"""Deck lists in the administration: the desk of one's own events, and nothing of others."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.models import Notice, User
from tests.tournaments.admin.conftest import BACKEND, url
from tests.tournaments.deck_event import (
    SECRET,
    DeckEvent,
    hand_in,
    make_event_with_draft,
    make_person,
)
from tests.tournaments.deck_game import LEGAL, SHORT, UNKNOWN
from tests.tournaments.factories import AT, make_event
from tournaments.models import Decklist, DecksOpen, Entry, Event, EventStatus, RevisionKind
from tournaments.services.decklists import submit_decklist
from tournaments.services.entries import Person, register_entry

pytestmark = pytest.mark.django_db

LIST = "/admin/tournaments/decklist/"


@pytest.fixture
def deck_event() -> DeckEvent:
    """Return an event with a list that counts and a later draft."""
    return make_event_with_draft()


def test_the_desk_counts_the_lists(own_desk: Client, deck_event: DeckEvent) -> None:
    """Four players: one list that counts, three missing."""
    assertContains(own_desk.get(url(deck_event, "desk")), "Deck lists: 1 submitted, 0 illegal, 3 missing")


def test_the_lists_of_an_event_stand_by_player(own_desk: Client, deck_event: DeckEvent) -> None:
    page = own_desk.get(url(deck_event, "decklists"))

    assertContains(page, "Alina")
    assertContains(page, "Marla, Student of the Tide")
    assertContains(page, "missing</td>", html=False, count=0)
    assertContains(page, "Ben")
    assertContains(page, "Lock all now")


def test_all_lists_are_locked_and_unlocked(own_desk: Client, deck_event: DeckEvent) -> None:
    page = url(deck_event, "decklists")

    assertRedirects(own_desk.post(page, {"do": "lock"}), page)
    assertContains(own_desk.get(page), "Unlock all")
    assertRedirects(own_desk.post(page, {"do": "unlock"}), page)
    assertContains(own_desk.get(page), "Lock all now")
    assert own_desk.post(page, {"do": "burn"}).status_code == 404


def test_unlocking_all_after_the_start_says_what_to_do(own_desk: Client, deck_event: DeckEvent) -> None:
    deck_event.in_state(EventStatus.RUNNING, DecksOpen.NEVER)

    answer = own_desk.post(url(deck_event, "decklists"), {"do": "unlock"})

    assertContains(answer, "later deadline", status_code=422)


def test_one_list_is_shown_with_answer_draft_and_history(own_desk: Client, deck_event: DeckEvent) -> None:
    page = own_desk.get(url(deck_event, "decklist", deck_event.entry.number))

    for text in ("legal", "4 OV1-004", "Revision 1", SECRET, "not handed in"):
        assertContains(page, text)


def test_findings_name_their_rules(own_desk: Client, deck_event: DeckEvent) -> None:
    hand_in(deck_event, UNKNOWN)

    page = own_desk.get(url(deck_event, "decklist", deck_event.entry.number))

    assertContains(page, "cannot be told")
    assertContains(page, "dbs-masters/")


def test_a_list_is_corrected_with_a_reason(own_desk: Client, deck_event: DeckEvent) -> None:
    page = url(deck_event, "decklist", deck_event.entry.number)
    typed = {"do": "correct", "text": UNKNOWN, "seen": "1", "reason": ""}

    refused = own_desk.post(page, typed)
    assertContains(refused, "Say why", status_code=422)
    assertContains(refused, "2 X9-001", status_code=422)
    assertRedirects(own_desk.post(page, typed | {"reason": "misprint"}), page)

    newest = Decklist.objects.get().in_force
    assert newest is not None
    assert (newest.kind, newest.reason, newest.text) == (RevisionKind.CORRECTED, "misprint", UNKNOWN)
    assert Notice.objects.filter(user=deck_event.player).count() == 1
    again = own_desk.post(page, typed | {"reason": "misprint", "text": LEGAL})
    assertContains(again, "in the meantime", status_code=422)


def test_one_list_is_locked_and_unlocked_with_a_reason(own_desk: Client, deck_event: DeckEvent) -> None:
    page = url(deck_event, "decklist", deck_event.entry.number)

    assertRedirects(own_desk.post(page, {"do": "lock"}), page)
    assertContains(own_desk.post(page, {"do": "unlock", "reason": " "}), "Say why", status_code=422)
    assertRedirects(own_desk.post(page, {"do": "unlock", "reason": "late train"}), page)

    assertContains(own_desk.get(page), "late train")


def test_a_list_is_handed_in_for_a_walk_in(own_desk: Client, deck_event: DeckEvent) -> None:
    walk_in = deck_event.event.entries.get(name="Ben")
    page = url(deck_event, "decklist", walk_in.number)

    assertContains(own_desk.get(page), "Hand a list in")
    refused = own_desk.post(page, {"do": "submit", "text": SHORT})
    assertContains(refused, "breaks a rule", status_code=422)
    assertContains(refused, "1 OV1-016", status_code=422)
    assertRedirects(own_desk.post(page, {"do": "submit", "text": LEGAL.replace("\n", "\r\n")}), page)

    assert Decklist.objects.get(entry=walk_in).text == LEGAL


def test_chosen_lists_are_locked_and_unlocked(own_desk: Client, deck_event: DeckEvent) -> None:
    chosen = {"_selected_action": [Decklist.objects.get().pk]}

    own_desk.post(LIST, chosen | {"action": "lock"})
    assert Decklist.objects.get().locked_at is not None
    asked = own_desk.post(LIST, chosen | {"action": "unlock"})
    assertContains(asked, "Reason")
    assertContains(asked, "Alina")
    refused = own_desk.post(LIST, chosen | {"action": "unlock", "reason": ""})
    assertContains(refused, "Say why", status_code=422)
    own_desk.post(LIST, chosen | {"action": "unlock", "reason": "late train"})

    decklist = Decklist.objects.get()
    assert (decklist.locked_at, decklist.unlocked_because) == (None, "late train")


def test_the_list_leads_to_the_desk_and_nothing_is_added_or_deleted(
    own_desk: Client, deck_event: DeckEvent
) -> None:
    pk = Decklist.objects.get().pk

    assertContains(own_desk.get(LIST), "Alina")
    assertRedirects(own_desk.get(f"{LIST}{pk}/change/"), url(deck_event, "decklist", deck_event.entry.number))
    assert own_desk.get(f"{LIST}add/").status_code == 403
    assert own_desk.post(f"{LIST}{pk}/delete/", {"post": "yes"}).status_code == 403


@pytest.mark.parametrize(
    ("query", "is_found"),
    [
        ("q=alin", True), ("q=marla", True), ("q=OV1-001", True), ("q=spring", True), ("legal__exact=1", True),
        ("q=bella", False), ("legal__exact=0", False), (f"q={SECRET}", False), ("event=0", False),
        ("status__exact=draft", True),
    ],
)  # fmt: skip
def test_lists_are_searched_and_filtered(own_desk: Client, query: str, is_found: bool) -> None:
    page = own_desk.get(f"{LIST}?{query}")

    assert page.status_code == 200
    assert (b"/change/" in page.content and b"Alina" in page.content) == is_found


def test_what_counts_is_exported_and_no_draft(own_desk: Client, deck_event: DeckEvent) -> None:
    chosen = [Decklist.objects.get().pk]

    answer = own_desk.post(LIST, {"action": "export", "_selected_action": chosen})

    rows = list(csv.reader(StringIO(answer.content.decode("utf-8-sig"))))
    assert rows[1][:5] == ["Spring Open", "1", "Alina", "Marla, Student of the Tide", "legal"]
    assert rows[1][6] == LEGAL
    assert SECRET not in answer.content.decode()


def grow(deck_event: DeckEvent, names: Iterator[int], players: int) -> None:
    """Let more players hand lists in."""
    for number in [next(names) for _ in range(players)]:
        person = Person(user=make_person(f"extra{number}"))
        entry = register_entry(event=deck_event.event, person=person, by=deck_event.organizer, at=AT)
        submit_decklist(entry=entry, text=UNKNOWN, by=deck_event.organizer, at=AT)


@pytest.mark.parametrize("page", ["desk", "decklists", "list", "export"])
def test_pages_ask_the_database_equally_often_for_many_lists(
    own_desk: Client, deck_event: DeckEvent, page: str
) -> None:
    names = iter(range(100))

    def asked() -> int:
        with CaptureQueriesContext(connection) as queries:
            if page == "export":
                chosen = list(Decklist.objects.values_list("pk", flat=True))
                own_desk.post(LIST, {"action": "export", "_selected_action": chosen})
            else:
                own_desk.get(LIST if page == "list" else url(deck_event, page))
        return len(queries)

    grow(deck_event, names, 2)
    few = asked()
    grow(deck_event, names, 6)

    assert asked() == few


# --- the events of others ------------------------------------------------------------------------


@pytest.mark.parametrize("opens", [DecksOpen.NEVER, DecksOpen.AFTER])
@pytest.mark.parametrize("status", [EventStatus.REGISTRATION, EventStatus.FINISHED])
def test_an_organizer_of_another_event_finds_nothing_here(
    client: Client, deck_event: DeckEvent, stranger: User, status: EventStatus, opens: DecksOpen
) -> None:
    """Also where the lists are open to all: the administration is for one's own events."""
    make_event(stranger, name="Elsewhere")
    deck_event.in_state(status, opens)
    client.force_login(stranger, backend=BACKEND)
    decklist = Decklist.objects.get()

    for query in ("", "?q=alin", "?q=marla", f"?event={deck_event.event.pk}", "?legal__exact=1", "?all="):
        page = client.get(LIST + query, follow=True)
        assertNotContains(page, "Alina")
        assertNotContains(page, "Spring Open")
    for way in ("change", "history", "delete"):
        page = client.get(f"{LIST}{decklist.pk}/{way}/", follow=True)
        assert page.status_code in (403, 404) or page.redirect_chain
        assertNotContains(page, "Alina", status_code=page.status_code)
        assertNotContains(page, "OV1-004", status_code=page.status_code)
    for action in ("export", "lock", "unlock"):
        page = client.post(
            LIST, {"action": action, "_selected_action": [decklist.pk], "reason": "x"}, follow=True
        )
        assertNotContains(page, "Alina")
        assertNotContains(page, "OV1-004")
    decklist.refresh_from_db()
    assert (decklist.locked_at, decklist.unlocked_at) == (None, None)


def test_the_desk_pages_of_others_do_not_exist(client: Client, deck_event: DeckEvent, stranger: User) -> None:
    client.force_login(stranger, backend=BACKEND)
    revision = Event.objects.get(pk=deck_event.event.pk).revision

    for page in (url(deck_event, "decklists"), url(deck_event, "decklist", deck_event.entry.number)):
        assert client.get(page).status_code == 404
        for do in ("lock", "unlock", "correct", "submit"):
            assert client.post(page, {"do": do, "text": LEGAL, "reason": "x"}).status_code == 404
    assert Event.objects.get(pk=deck_event.event.pk).revision == revision
    assert Entry.objects.filter(decklist__isnull=False).count() == 1


@pytest.mark.parametrize("who", ["player", "judge", "nobody"])
def test_who_runs_no_event_does_not_get_in(
    client: Client, deck_event: DeckEvent, judge: User, who: str
) -> None:
    judge.is_staff = True
    judge.save()
    people = {"player": deck_event.player, "judge": judge}
    if who in people:
        client.force_login(people[who], backend=BACKEND)

    for page in (LIST, f"{LIST}{Decklist.objects.get().pk}/change/", url(deck_event, "decklists")):
        answer = client.get(page)
        assert answer.status_code in (302, 403, 404)
        assertNotContains(answer, "Alina", status_code=answer.status_code)


def test_no_choice_offers_lists_or_entries_of_others(
    client: Client, deck_event: DeckEvent, stranger: User
) -> None:
    client.force_login(stranger, backend=BACKEND)

    for model, field in (("decklist", "entry"), ("decklist", "leader"), ("entry", "event")):
        answer = client.get(
            reverse("admin:autocomplete"),
            {"app_label": "tournaments", "model_name": model, "field_name": field, "term": ""},
        )
        assert answer.status_code in (200, 403, 404)
        assertNotContains(answer, "Alina", status_code=answer.status_code)
        assertNotContains(answer, "Spring Open", status_code=answer.status_code)
