"""Lists as others read them: on a page, as a sheet, as a file, and what was played at an event."""

from __future__ import annotations

import csv
import io

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django.asserts import assertContains, assertNotContains

from tests.tournaments.deck_event import DeckEvent, hand_in, make_deck_event
from tests.tournaments.deck_game import LEGAL
from tests.tournaments.factories import AT, make_event, play_round
from tournaments.decks.formats import read_list
from tournaments.models import Decklist, Entry, EventStatus
from tournaments.services.decklists import submit_decklist
from tournaments.services.events import start_event

pytestmark = pytest.mark.django_db

TORVO = LEGAL.replace("Marla, Student of the Tide // Marla, Voice of the Deep [OV1-001]", "1 OV1-002")


@pytest.fixture
def decks() -> DeckEvent:
    """Return an event that is over, with open lists of four players: three led by Torvo, one by Marla."""
    decks = make_deck_event()
    hand_in(decks, LEGAL)
    for entry in decks.event.entries.exclude(pk=decks.entry.pk):
        submit_decklist(entry=entry, text=TORVO, by=decks.organizer, at=AT)
    start_event(event=decks.event, by=decks.organizer, at=AT)
    play_round(decks.event, decks.organizer, 1)
    decks.in_state(EventStatus.FINISHED, "after")
    return decks


@pytest.fixture
def place(decks: DeckEvent) -> str:
    """Return the address of the decks of the event."""
    return f"/events/{decks.event.pk}/decklists/"


def test_a_list_shows_its_sections_with_links_to_the_cards(
    client: Client, place: str, decks: DeckEvent
) -> None:
    answer = client.get(f"{place}{decks.entry.number}/")

    assert [(one.code, one.count) for one in answer.context["deck"].sections] == [("leader", 1), ("main", 50)]
    assertContains(answer, 'href="/rulings/cards/dbs-masters/OV1-004/"')
    assertContains(answer, "51 cards")


def test_what_was_played_is_a_table_and_a_picture_that_say_the_same(client: Client, place: str) -> None:
    answer = client.get(place)

    played = answer.context["played"]
    assert [(row.number, row.lists, row.percent) for row in played.leaders] == [
        ("OV1-002", 3, 75),
        ("OV1-001", 1, 25),
    ]
    assert [(bar.lists, bar.percent, bar.width) for bar in played.bars] == [(3, 75, 400), (1, 25, 133)]
    assertContains(answer, "<svg")
    assertNotContains(answer, "style=")


def test_the_best_place_of_a_leader_is_that_of_its_best_player(
    client: Client, place: str, decks: DeckEvent
) -> None:
    answer = client.get(place)

    rows = {row.entry.number: row.rank for row in answer.context["page"]}
    by_leader = {row.number: row.best for row in answer.context["played"].leaders}
    assert by_leader["OV1-001"] == rows[decks.entry.number]
    assert by_leader["OV1-002"] == min(rank for number, rank in rows.items() if number != decks.entry.number)
    assert [row.rank for row in answer.context["page"]] == sorted(rows.values())


def test_no_place_is_told_while_the_event_goes_on(client: Client, place: str, decks: DeckEvent) -> None:
    decks.in_state(EventStatus.CUT, "cut")

    answer = client.get(place)

    assert not answer.context["has_ranks"]
    assert {row.best for row in answer.context["played"].leaders} == {None}


def test_a_list_without_a_leader_is_counted_as_such(client: Client, place: str, decks: DeckEvent) -> None:
    Decklist.objects.get(entry=decks.entry).cards.filter(section="leader").delete()

    answer = client.get(place)

    assert answer.context["played"].without_leader == 1
    assertContains(answer, "no leader written")


def test_an_event_says_when_its_lists_open(client: Client, place: str, decks: DeckEvent) -> None:
    decks.in_state(EventStatus.RUNNING, "after")
    assertContains(client.get(place), "Deck lists are shown once the event is over.")
    decks.in_state(EventStatus.RUNNING, "never")
    assertContains(client.get(place), "The organizer does not show the deck lists of this event.")


def test_an_event_without_lists_says_so(client: Client, decks: DeckEvent) -> None:
    empty = make_event(decks.organizer, game=decks.game, profile="masters-2019")
    type(empty).objects.filter(pk=empty.pk).update(status=EventStatus.FINISHED, decks_open="after")

    assertContains(client.get(f"/events/{empty.pk}/decklists/"), "Nobody has submitted a deck list")


@pytest.mark.parametrize("number", ["0", "999", "99999999999999999999"])
@pytest.mark.parametrize("tail", ["", "sheet/", "export/"])
def test_a_list_that_is_not_there_is_not_found(client: Client, place: str, number: str, tail: str) -> None:
    assert client.get(f"{place}{number}/{tail}").status_code == 404


@pytest.mark.parametrize("tail", ["1/", "1/sheet/", "1/export/", "", "sheets/"])
def test_lists_are_only_read(client: Client, place: str, tail: str) -> None:
    assert client.post(f"{place}{tail}").status_code == 405


def test_a_sheet_has_all_a_judge_needs(client: Client, place: str, decks: DeckEvent) -> None:
    answer = client.get(f"{place}{decks.entry.number}/sheet/")

    for word in ("Alina", "Spring Open", "Marla, Student of the Tide", "51 cards in all", "Judge", "OV1-016"):
        assertContains(answer, word)


def test_all_sheets_stand_on_one_page_and_name_who_is_missing(
    client: Client, place: str, decks: DeckEvent
) -> None:
    make_entry_after = Entry.objects.create(event=decks.event, number=99, name="Late Lou")
    client.force_login(decks.organizer)

    answer = client.get(f"{place}sheets/")

    assert len(answer.context["decks"]) == 4
    assert answer.context["missing"] == [make_entry_after]
    assertContains(answer, "Late Lou")


@pytest.mark.parametrize("form", ["site", "bracketed", "numbers", "csv"])
def test_a_file_reads_back_as_the_list(client: Client, place: str, decks: DeckEvent, form: str) -> None:
    answer = client.get(f"{place}{decks.entry.number}/export/?form={form}")

    kind = "csv" if form == "csv" else "plain"
    assert answer["Content-Type"] == f"text/{kind}; charset=utf-8"
    ending = "csv" if form == "csv" else "txt"
    assert answer["Content-Disposition"] == f'attachment; filename="spring-open-1-alina.{ending}"'
    assert answer.content.startswith("\ufeff".encode()) is (form == "csv")
    written = {(one.section, one.count, one.number) for one in read_list(LEGAL).lines}
    read = {(one.section, one.count, one.number) for one in read_list(answer.content.decode()).lines}
    assert read == written


@pytest.mark.parametrize("form", ["", "pdf", "site\x00", "../../etc/passwd"])
def test_an_unknown_form_is_not_found(client: Client, place: str, form: str) -> None:
    assert client.get(f"{place}1/export/", {"form": form}).status_code == 404


def test_names_cannot_break_out_of_a_header_or_a_table(client: Client, place: str, decks: DeckEvent) -> None:
    Entry.objects.filter(pk=decks.entry.pk).update(name='Zoé "\r\nX-Evil: 1"')
    row = Decklist.objects.get(entry=decks.entry).cards.filter(section="main").first()
    assert row is not None
    row.name = '=HYPERLINK("http://example.org")'
    row.save()

    answer = client.get(f"{place}{decks.entry.number}/export/?form=csv")

    assert answer["Content-Disposition"] == 'attachment; filename="spring-open-1-zoe-x-evil-1.csv"'
    cells = [cell for row in csv.reader(io.StringIO(answer.content.decode())) for cell in row]
    assert not any(cell.startswith(("=", "+", "@", "\t")) for cell in cells)


def test_names_are_text_and_never_markup(client: Client, place: str, decks: DeckEvent) -> None:
    hostile = "<script>alert(1)</script>"
    Entry.objects.filter(pk=decks.entry.pk).update(name=hostile)
    Decklist.objects.get(entry=decks.entry).cards.update(name=hostile)

    for tail in ("", f"{decks.entry.number}/", f"{decks.entry.number}/sheet/"):
        assertNotContains(client.get(f"{place}{tail}"), hostile)
    assertNotContains(client.get("/events/decks/"), hostile)


@pytest.mark.parametrize("tail", ["", "1/", "1/sheet/", "sheets/"])
def test_more_lists_and_cards_ask_nothing_more(
    client: Client,
    place: str,
    decks: DeckEvent,
    tail: str,
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    client.force_login(decks.organizer)
    client.get(f"{place}{tail}")
    for number in range(8):
        entry = Entry.objects.create(event=decks.event, number=50 + number, name=f"Player {number}")
        first = Decklist.objects.get(entry=decks.entry)
        copy = Decklist.objects.create(entry=entry, saved_at=AT, in_force=None)
        revision = first.in_force
        assert revision is not None
        revision.pk, revision.decklist = None, copy
        revision.save()
        copy.in_force = revision
        copy.save()
        for row in first.cards.all():
            row.pk, row.decklist, row.number = None, copy, f"{row.number}{number}"
            row.save()

    with django_assert_max_num_queries(20):
        client.get(f"{place}{tail}")


def test_the_page_of_an_event_leads_to_its_decks(client: Client, place: str, decks: DeckEvent) -> None:
    assertContains(client.get(f"/events/{decks.event.pk}/"), f'href="{place}"')
    assertContains(client.get("/events/"), 'href="/events/decks/"')
    assertContains(client.get("/"), 'href="/events/decks/"')
