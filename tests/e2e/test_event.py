"""A four-round event of eight players: the organizer at the desk, one player on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from accounts.models import User
from tests.conftest import PASSWORD
from tests.e2e.conftest import SIZES, Visit
from tests.tournaments.decklists import FAULTY, LEGAL, load_masters
from tests.tournaments.factories import AT, make_entry, make_event, make_round
from tournaments.models import DecklistRevision, Event, EventStatus
from tournaments.services.entries import Person, register_entry
from tournaments.services.events import start_event

pytestmark = [pytest.mark.e2e, pytest.mark.service, pytest.mark.django_db(transaction=True)]

ROUNDS = 4


@pytest.fixture
def event(organizer: User) -> Event:
    """Return an event with open registration and seven walk-ins."""
    event = make_event(
        organizer, game=load_masters(), profile="masters-2019", preset="bandai", rounds_total=ROUNDS
    )
    for name in ("Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"):
        make_entry(event, organizer, name)
    return event


@pytest.fixture
def desk(browser: Browser, live_server: LiveServer, organizer: User) -> Iterator[Visit]:
    """Return the organizer's browser."""
    yield from _visit(browser, live_server, "desk", organizer.email)


@pytest.fixture
def phone(browser: Browser, live_server: LiveServer) -> Iterator[Visit]:
    """Return the player's browser; nobody is signed in."""
    yield from _visit(browser, live_server, "phone", "")


def _visit(browser: Browser, live_server: LiveServer, size: str, email: str) -> Iterator[Visit]:
    width, height = SIZES[size]["width"], SIZES[size]["height"]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
    context.set_default_timeout(30_000)
    one = Visit(context.new_page(), live_server.url)
    if email:
        one.sign_in(email)
    yield one
    context.close()
    assert one.complaints == []


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def _sign_up(phone: Visit, event: Event) -> None:
    phone.go("/events/")
    phone.page.get_by_role("link", name=event.name).click()
    phone.page.get_by_role("link", name="Create an account").click()
    phone.assert_fits()
    phone.page.locator("[name=email]").fill("zoe@example.org")
    phone.page.locator("[name=display_name]").fill("Zoé")
    phone.page.locator("[name=password1]").fill(PASSWORD)
    phone.page.locator("[name=password2]").fill(PASSWORD)
    phone.page.locator("main button[type=submit]").click()
    phone.page.wait_for_url(f"{phone.base}/events/{event.pk}/")


def _hand_in(phone: Visit, event: Event) -> None:
    """Paste a faulty list, read what is wrong as one types, mend it, submit it."""
    page = phone.page
    page.get_by_role("link", name="Paste my deck list").click()
    page.get_by_label("Your deck list").fill(FAULTY)
    report = page.locator("#decklist_report")
    expect(report.get_by_role("button", name="Line 5", exact=True).first).to_be_visible()
    expect(page.get_by_label("Your deck list")).to_have_value(FAULTY)
    phone.assert_fits()

    phone.expected_status = "422"
    _press(page, "Submit the list")
    expect(page.locator("#decklist_report")).to_contain_text("kept as a draft")
    rule = page.locator("#decklist_report .citation").first
    rule.locator("summary").click()
    expect(rule.get_by_role("link", name="Open the rule")).to_be_visible()

    page.get_by_label("Your deck list").fill(LEGAL)
    expect(page.locator("#decklist_report")).to_contain_text("Legal")
    _press(page, "Submit the list")
    expect(page.get_by_text("Your deck list is submitted.")).to_be_visible()
    assert DecklistRevision.objects.get(decklist__entry__name="Zoé").text == LEGAL


def _play(desk: Visit, phone: Visit, event: Event, number: int) -> None:
    """Pair, publish, look at the phone, enter results by keyboard, close."""
    page = desk.page
    desk.page.goto(f"{desk.base}/admin/tournaments/event/{event.pk}/desk/")
    _press(page, f"Pair round {number}")
    phone.page.goto(f"{phone.base}/events/{event.pk}/rounds/{number}/")
    expect(phone.page.get_by_role("heading", name=f"Round {number}")).to_have_count(0)
    _press(page, f"Publish round {number}")

    phone.go(f"/events/{event.pk}/")
    expect(phone.page.locator(".my-table")).to_contain_text(f"Round {number}")
    phone.go(f"/events/{event.pk}/rounds/{number}/")
    phone.page.get_by_role("searchbox").fill("zoe")
    expect(phone.page.locator("#pairings tbody tr")).to_have_count(1)

    page.goto(f"{desk.base}/admin/tournaments/event/{event.pk}/desk/rounds/{number}/")
    page.locator("#t1").focus()
    for table in range(1, 5):
        expect(page.locator(f"#t{table}")).to_be_focused()
        page.keyboard.type(("2-0", "2-1", "0-2", "1-1-1")[table - 1])
        page.keyboard.press("Enter")
        expect(page.locator(f"#note-{table}")).to_have_text("✓")
    page.reload()
    _press(page, f"Close round {number}")


def test_a_four_round_event_from_registration_to_final_standings(
    desk: Visit, phone: Visit, event: Event
) -> None:
    _sign_up(phone, event)
    _press(phone.page, "Register as Zoé")
    expect(phone.page.get_by_text("You are registered")).to_be_visible()
    _hand_in(phone, event)

    desk.page.goto(f"{desk.base}/admin/tournaments/event/{event.pk}/desk/")
    _press(desk.page, "Start the event")
    phone.expected_status = "404"
    for number in range(1, ROUNDS + 1):
        _play(desk, phone, event, number)
    desk.page.goto(f"{desk.base}/admin/tournaments/event/{event.pk}/desk/")
    _press(desk.page, "Finish the event")

    phone.go(f"/events/{event.pk}/")
    expect(phone.page.get_by_text("Final standings")).to_be_visible()
    phone.go(f"/events/{event.pk}/standings/")
    rows = phone.page.locator("#standings tbody tr")
    expect(rows).to_have_count(8)
    rows.first.get_by_role("link").nth(1).click()
    expect(phone.page.locator("#points")).to_be_visible()
    phone.assert_fits()
    event.refresh_from_db()
    assert event.status == EventStatus.FINISHED


def test_a_player_reports_by_thumb(phone: Visit, event: Event, alice: User, organizer: User) -> None:
    register_entry(event=event, person=Person(user=alice), by=alice, at=AT)
    make_round(start_event(event=event, by=organizer, at=AT), organizer)
    phone.sign_in(alice.email)
    phone.go(f"/events/{event.pk}/")

    phone.page.get_by_role("link", name="Report the result").click()
    phone.assert_fits()
    phone.page.get_by_text("I won 2–1").click()
    _press(phone.page, "Report the result")

    expect(phone.page.locator(".my-table")).to_contain_text("Won 2–1")
