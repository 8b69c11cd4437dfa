"""Running an event from the desk, with the keyboard."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.models import User
from tests.tournaments.factories import (
    AT,
    make_event,
    make_round,
    make_running_event,
    play_round,
    tables_of,
)
from tournaments.models import Event, EventStatus, Match, Round
from tournaments.records import Score
from tournaments.selectors import match_of, standings_of
from tournaments.services.results import report_result

pytestmark = pytest.mark.django_db


def url(event: Event, page: str, *more: int) -> str:
    """Return the address of a page of the desk."""
    return reverse(f"admin:tournaments_event_{page}", args=[event.pk, *more])


def press(desk: Client, event: Event, do: str, **more: object) -> int:
    """Press a button of the desk and return the status of the answer."""
    return desk.post(url(event, "step"), {"do": do, **more}).status_code


def stored(event: Event, table: int = 1, number: int = 1) -> str:
    """Return the result that counts at a table."""
    match = match_of(event=event, round_number=number, table=table)
    return str(match.result) if match and match.result else ""


def test_a_whole_event_is_run_from_the_desk(desk: Client, organizer: User) -> None:
    event = make_event(organizer, status=EventStatus.DRAFT, rounds_total=2)
    assertContains(desk.get(url(event, "desk")), "Open registration")
    press(desk, event, "open_registration")
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve"):
        assertRedirects(
            desk.post(url(event, "entries"), {"name": name, "player_number": ""}), url(event, "entries")
        )
    press(desk, event, "start")

    for number in (1, 2):
        assertContains(desk.get(url(event, "desk")), f"Pair round {number}")
        assertRedirects(
            desk.post(url(event, "step"), {"do": "pair", "number": number}), url(event, "round", number)
        )
        draft = desk.get(url(event, "round", number))
        assertContains(draft, f"Publish round {number}")
        assertContains(draft, "bye")
        press(desk, event, "publish", number=number)
        desk.post(url(event, "round", number), {"t1": "2-0", "v1": "0", "t2": "w", "v2": "0"})
        assertContains(desk.get(url(event, "round", number)), f"Close round {number}")
        press(desk, event, "close", number=number)
    assertContains(desk.get(url(event, "desk")), "Finish the event")
    press(desk, event, "finish")

    event.refresh_from_db()
    assert event.status == EventStatus.FINISHED
    assert standings_of(event=event).rows[0].points == 6
    assertContains(desk.get(url(event, "desk")), "Standings as of round 2")


def test_results_are_typed_in_every_form(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer, players=12)
    make_round(event, organizer)
    typed = {"t1": "2-0", "t2": "1-2", "t3": "1-1-1", "t4": "dl", "t5": "+", "t6": "--"}
    seen = {f"v{table}": "0" for table in range(1, 7)}

    answer = desk.post(url(event, "round", 1), typed | seen, follow=True)

    for table, text in enumerate(typed.values(), start=1):
        assertContains(answer, f'value="{text}"')
        assert stored(event, table)


def test_what_is_wrong_keeps_its_text_and_the_rest_is_stored(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer)
    make_round(event, organizer)

    answer = desk.post(url(event, "round", 1), {"t1": "5-0", "v1": "0", "t2": "2-1", "v2": "0"})

    assertContains(answer, 'value="5-0"', status_code=422)
    assertContains(answer, "who wins 2 games has won", status_code=422)
    assert (stored(event, 1), stored(event, 2)) == ("", "2-1")


def test_the_second_desk_is_told_and_overwrites_only_knowingly(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer)
    match = tables_of(make_round(event, organizer))[0]
    report_result(match=match, score=Score(won=2), by=organizer, at=AT)
    page = url(event, "round", 1)

    refused = desk.post(page, {"t1": "0-2", "v1": "0"})

    assertContains(refused, "2-0 is stored by now", status_code=422)
    assert stored(event) == "2-0"
    assertRedirects(desk.post(page, {"t1": "0-2", "v1": "1"}), page)
    assert stored(event) == "0-2"


def test_a_sheet_that_is_sent_twice_stores_once(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer)
    make_round(event, organizer)
    for _ in range(2):
        assert desk.post(url(event, "round", 1), {"t1": "2-0", "v1": "0", "t2": ""}).status_code == 302

    assert [len(match.results.all()) for match in tables_of(event.rounds.get())] == [1, 0]


def test_one_table_is_saved_without_reloading(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer)
    make_round(event, organizer)
    headers = {"X-Requested-With": "fetch"}

    good = desk.post(url(event, "round", 1), {"t2": "2-1", "v2": "0"}, headers=headers)
    bad = desk.post(url(event, "round", 1), {"t1": "9-9", "v1": "0"}, headers=headers)

    assert (good.status_code, good.json()) == (200, {"2": {"text": "2-1", "seen": 1, "error": ""}})
    assert bad.status_code == 422
    assert bad.json()["1"]["text"] == "9-9"
    assert bad.json()["1"]["error"]


def test_pressing_twice_does_once(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer)

    for do in ("pair", "publish"):
        for _ in range(2):
            assert press(desk, event, do, number=1) == 302

    assert Round.objects.count() == 1
    assert Match.objects.count() == 2


def test_a_refused_step_says_why(desk: Client, organizer: User) -> None:
    event = make_event(organizer)

    answer = desk.post(url(event, "step"), {"do": "start"})

    assertContains(answer, "two players or more", status_code=422)


@pytest.mark.parametrize("do", ["", "delete", "pair"])
def test_what_is_no_step_is_refused(desk: Client, organizer: User, do: str) -> None:
    event = make_event(organizer)

    assert press(desk, event, do, number="x") == 422


def test_rematches_are_allowed_once_confirmed(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer, players=2, rounds_total=2)
    play_round(event, organizer, 1)
    refused = desk.post(url(event, "step"), {"do": "pair", "number": 2})
    assertContains(refused, "I allow the fewest rematches", status_code=422)

    assert press(desk, event, "allow_rematches", number=2) == 422
    assert press(desk, event, "allow_rematches", number=2, confirm="yes") == 302

    assert event.rounds.get(number=2).rematches == [[1, 2]]


def test_a_correction_shows_what_it_does_before_it_does_it(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer)
    play_round(event, organizer, 1)
    make_round(event, organizer, 2)
    page = url(event, "correct", 1, 1)

    preview = desk.post(page, {"score": "0-2", "reason": "slip swapped", "seen": "1"})
    assertContains(preview, "Stays as it was paired")
    assertContains(preview, "slip swapped")
    assert stored(event) == "2-0"
    no_reason = desk.post(page, {"score": "0-2", "reason": "", "seen": "1", "confirm": "1"})
    assertContains(no_reason, "Say why", status_code=422)
    desk.post(page, {"score": "0-2", "reason": "slip swapped", "seen": "1", "confirm": "1"})

    assert stored(event) == "0-2"
    assertContains(desk.get(page), "slip swapped")


def test_players_are_checked_in_leave_and_come_back(desk: Client, organizer: User) -> None:
    event = make_event(organizer)
    desk.post(url(event, "entries"), {"name": "Ann"})
    entry = event.entries.get()

    for do, check in (("check_in", "checked in"), ("drop", "left after round 0"), ("undrop", "checked in")):
        answer = desk.post(url(event, "entry", entry.number), {"do": do}, follow=True)
        assertContains(answer, check)
    assert desk.post(url(event, "entry", 1), {"do": "delete"}).status_code == 404
    assert desk.post(url(event, "entry", 99), {"do": "drop"}).status_code == 404


def test_a_walk_in_that_is_refused_keeps_its_name(desk: Client, organizer: User) -> None:
    event = make_event(organizer)
    desk.post(url(event, "entries"), {"name": "Ann"})

    answer = desk.post(url(event, "entries"), {"name": "Ann"})

    assertContains(answer, "in the event already", status_code=422)
    assertContains(answer, 'value="Ann"', status_code=422)


def test_standings_are_taken_along(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer, preset="magic")
    play_round(event, organizer, 1)

    answer = desk.get(url(event, "export"))

    rows = answer.content.decode("utf-8-sig").splitlines()
    assert rows[0] == "rank,number,name,points,omw,gw,ogw"
    assert len(rows) == 5


def test_pages_ask_the_database_equally_often_whatever_the_size(desk: Client, organizer: User) -> None:
    counts = []
    for players in (4, 12):
        event = make_running_event(organizer, players=players)
        play_round(event, organizer, 1)
        make_round(event, organizer, 2)
        counts.append([_queries(desk, url(event, *page)) for page in PAGES])

    assert counts[0] == counts[1]


PAGES: list[tuple[str, *tuple[int, ...]]] = [
    ("desk",),
    ("entries",),
    ("round", 2),
    ("correct", 1, 1),
    ("export",),
]


def _queries(desk: Client, address: str) -> int:
    with CaptureQueriesContext(connection) as asked:
        answer = desk.get(address)
    assert answer.status_code == 200
    assertNotContains(answer, "Traceback")
    return len(asked)
