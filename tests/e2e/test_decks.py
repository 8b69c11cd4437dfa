"""A deck list on a phone and at a desk: paste, see what is wrong, mend it by taps, hand it in, print it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from pytest_django.live_server_helper import LiveServer

from accounts.models import User
from rulings.search.cards.index import rebuild_card_index
from tests.conftest import PASSWORD
from tests.e2e.conftest import SIZES, Visit
from tests.rulings.card_factory import make_card
from tests.tournaments.decklists import LEGAL, load_masters
from tests.tournaments.factories import AT, make_entry, make_event
from tournaments.models import Decklist, DecklistRevision, Event, EventStatus
from tournaments.services.decklists import correct_decklist, submit_decklist
from tournaments.services.entries import Person, register_entry

pytestmark = [pytest.mark.e2e, pytest.mark.service, pytest.mark.django_db(transaction=True)]

MOST_BYTES = 100_000
"""What a page a player opens in the hall may weigh after the first visit."""
TRANSFERRED = """
  ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, entry) => sum + entry.transferSize, 0)
"""


@pytest.fixture
def event(organizer: User, alice: User) -> Event:
    """Return an event in which Alice plays; two cards of its game are called Tide Runner."""
    game = load_masters()
    make_card(game, "OV2-004", "Tide Runner", kind="battle", colors=["green"])
    rebuild_card_index()
    event = make_event(organizer, game=game, profile="masters-2019")
    register_entry(event=event, person=Person(user=alice), by=alice, at=AT)
    make_entry(event, organizer, "Ben")
    return event


def _open_list(visit: Visit, event: Event, alice: User) -> Page:
    visit.sign_in(alice.email)
    visit.go(f"/events/{event.pk}/decklist/")
    return visit.page


def test_paste_mend_and_hand_in(visit: Visit, event: Event, alice: User) -> None:
    page = _open_list(visit, event, alice)
    box, report = page.get_by_label("Your deck list"), page.locator("#decklist_report")

    box.fill(LEGAL.replace("4 OV1-004", "3 Tide Runner"))
    expect(report).to_contain_text("Which one is it?")
    report.get_by_role("button", name="OV1-004").click()
    expect(box).to_have_value(re.compile("3 OV1-004 Tide Runner"))
    expect(report.get_by_text("Which one is it?")).to_have_count(0)
    visit.assert_fits()

    page.get_by_text("Find cards and add them").click()
    page.get_by_label("Name or number of a card").fill("tide")
    page.get_by_role("button", name="Add Tide Runner: Main deck").first.click()
    expect(box).to_have_value(re.compile("4 OV1-004 Tide Runner"))
    expect(report).to_contain_text("Kept as a draft at")
    visit.assert_fits()

    page.get_by_role("button", name="Submit the list").click()
    expect(page.get_by_text("Your deck list is submitted.")).to_be_visible()
    assert "4 OV1-004 Tide Runner" in DecklistRevision.objects.get().text

    page.get_by_role("link", name="Sheet to print").click()
    expect(page.locator(".sheet")).to_contain_text("51 cards in all")
    visit.assert_fits()


def test_what_is_typed_before_the_scripts_are_here_is_checked(
    visit: Visit, event: Event, alice: User
) -> None:
    visit.sign_in(alice.email)
    page = visit.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/js/tournaments*.js", hold)

    page.goto(f"{visit.base}/events/{event.pk}/decklist/", wait_until="commit")
    page.get_by_label("Your deck list").fill(LEGAL)
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()

    expect(page.locator("#decklist_report")).to_contain_text("Kept as a draft at")


def test_quick_taps_count_every_copy(visit: Visit, event: Event, alice: User) -> None:
    page = _open_list(visit, event, alice)
    page.get_by_text("Find cards and add them").click()
    page.get_by_label("Name or number of a card").fill("ov1-005")
    plus = page.get_by_role("button", name="Add Harbor Sentinel: Main deck")

    for _ in range(4):
        plus.click()

    expect(page.get_by_label("Your deck list")).to_have_value(re.compile("4 OV1-005 Harbor Sentinel"))


def test_enter_in_the_search_finds_and_submits_nothing(visit: Visit, event: Event, alice: User) -> None:
    page = _open_list(visit, event, alice)
    page.get_by_text("Find cards and add them").click()
    search = page.get_by_label("Name or number of a card")

    search.fill("moss")
    search.press("Enter")

    expect(page.locator("#decklist_cards")).to_contain_text("Moss Giant")
    assert not Decklist.objects.exists()


def test_a_broken_connection_loses_nothing(visit: Visit, event: Event, alice: User) -> None:
    page = _open_list(visit, event, alice)
    box = page.get_by_label("Your deck list")
    box.fill("Main\n4 OV1-004")
    expect(page.locator("#decklist_report")).to_contain_text("Kept as a draft at")

    page.context.set_offline(True)
    box.fill("Main\n4 OV1-004\n4 OV1-005")
    expect(page.locator("#deck_unkept")).to_be_visible()
    expect(box).to_have_value("Main\n4 OV1-004\n4 OV1-005")

    page.context.set_offline(False)
    expect(page.locator("#deck_unkept")).to_be_hidden()
    expect(page.locator("#decklist_report")).to_contain_text("Kept as a draft at")
    assert Decklist.objects.get().text == "Main\n4 OV1-004\n4 OV1-005"
    visit.complaints.clear()


def test_a_text_that_was_not_kept_is_offered_back(visit: Visit, event: Event, alice: User) -> None:
    page = _open_list(visit, event, alice)
    box = page.get_by_label("Your deck list")
    page.context.set_offline(True)
    box.fill("Main\n4 OV1-006")
    expect(page.locator("#deck_unkept")).to_be_visible()
    page.evaluate("window.stop()")
    page.route("**/decklist/check/", lambda route: route.abort())
    page.context.set_offline(False)
    page.reload()

    expect(box).to_have_value("")
    page.unroute("**/decklist/check/")
    page.get_by_role("button", name="Bring it back").click()

    expect(box).to_have_value("Main\n4 OV1-006")
    expect(page.locator("#decklist_report")).to_contain_text("Kept as a draft at")
    assert Decklist.objects.get().text == "Main\n4 OV1-006"
    visit.complaints.clear()


def test_who_was_signed_out_is_told_and_loses_nothing(visit: Visit, event: Event, alice: User) -> None:
    page = _open_list(visit, event, alice)
    visit.expected_status = "404"
    page.context.clear_cookies(name="sessionid")

    page.get_by_label("Your deck list").fill("Main\n4 OV1-006")

    expect(page.locator("#deck_signed_out")).to_be_visible()
    expect(page.get_by_label("Your deck list")).to_have_value("Main\n4 OV1-006")
    visit.assert_fits()

    other = Visit(page.context.new_page(), visit.base)
    other.sign_in(alice.email)
    page.bring_to_front()
    page.evaluate("window.dispatchEvent(new Event('focus'))")

    expect(page.locator("#deck_signed_out")).to_be_hidden()
    expect(page.locator("#decklist_report")).to_contain_text("Kept as a draft at")
    assert Decklist.objects.get().text == "Main\n4 OV1-006"
    visit.complaints.clear()


def test_an_unkept_text_is_not_offered_to_somebody_else(
    visit: Visit, event: Event, alice: User, bob: User
) -> None:
    register_entry(event=event, person=Person(user=bob), by=bob, at=AT)
    page = _open_list(visit, event, alice)
    page.route("**/decklist/check/", lambda route: route.abort())
    page.get_by_label("Your deck list").fill("Main\n4 OV1-006")
    expect(page.locator("#deck_unkept")).to_be_visible()

    page.context.clear_cookies()
    visit.sign_in(bob.email)
    visit.go(f"/events/{event.pk}/decklist/")

    expect(page.locator("#deck_unsaved")).to_be_hidden()
    visit.complaints.clear()


def test_an_answer_by_keyboard_goes_on_in_the_report(visit: Visit, event: Event, alice: User) -> None:
    page = _open_list(visit, event, alice)
    page.get_by_label("Your deck list").fill("Main\n3 Tide Runner")
    choice = page.locator("#decklist_report").get_by_role("button", name="OV1-004")

    choice.focus()
    page.keyboard.press("Enter")

    expect(page.get_by_label("Your deck list")).to_have_value("Main\n3 OV1-004 Tide Runner")
    expect(page.locator("#decklist_report")).to_be_focused()


def test_what_was_played_is_read_and_searched(
    visit: Visit, event: Event, alice: User, organizer: User
) -> None:
    submit_decklist(entry=event.entries.get(user=alice), text=LEGAL, by=alice, at=AT)
    Event.objects.filter(pk=event.pk).update(status=EventStatus.FINISHED, decks_open="after")

    visit.go("/events/")
    visit.page.get_by_role("link", name="Deck lists").click()
    visit.assert_fits()
    visit.page.get_by_role("searchbox").fill("harbor sentinel")
    visit.page.get_by_role("searchbox").press("Enter")
    visit.page.get_by_role("link", name=re.compile("Marla")).click()
    visit.assert_fits()
    expect(visit.page.get_by_role("heading", name=re.compile("Main deck"))).to_be_visible()
    visit.page.get_by_role("link", name="Decks", exact=True).click()
    visit.assert_fits()
    expect(visit.page.get_by_role("img", name=re.compile("Decks by leader"))).to_be_visible()


def test_a_page_in_the_hall_is_light(visit: Visit, event: Event, alice: User) -> None:
    submit_decklist(entry=event.entries.get(user=alice), text=LEGAL, by=alice, at=AT)
    page = _open_list(visit, event, alice)
    number = event.entries.get(user=alice).number

    for path in ("decklist/", "decklists/", "", f"decklists/{number}/", f"decklists/{number}/sheet/"):
        visit.go(f"/events/{event.pk}/{path}")
        visit.go(f"/events/{event.pk}/{path}")
        assert page.evaluate(TRANSFERRED) < MOST_BYTES, path


def test_a_full_list_is_one_sheet_of_paper(visit: Visit, event: Event, alice: User) -> None:
    names = "A Name As Long As The Longest That Is Printed On Cards"
    rows = [f"1 X1-{number:03d} {names} {number}" for number in range(85)]
    text = "\n".join(["Leader", "1 OV1-001", "Main", *rows[:60], "Z", *rows[60:70], "Side", *rows[70:]])
    entry = event.entries.get(user=alice)
    submit_decklist(entry=entry, text="Leader\n1 OV1-001\nMain\n" + "\n".join(rows[:50]), by=alice, at=AT)
    _force(entry.decklist, text)
    visit.sign_in(alice.email)
    visit.go(f"/events/{event.pk}/decklists/{entry.number}/sheet/")

    paper = visit.page.pdf(prefer_css_page_size=True)

    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1


def _force(decklist: Decklist, text: str) -> None:
    """Put a list in force as it is, whatever its check would say."""
    organizer = decklist.entry.event.organizers.get()
    correct_decklist(entry=decklist.entry, text=text, reason="for the printer", by=organizer, at=AT)


def test_everything_works_without_scripts(
    browser: Browser, live_server: LiveServer, event: Event, alice: User
) -> None:
    width, height = SIZES["phone"]["width"], SIZES["phone"]["height"]
    context = browser.new_context(viewport={"width": width, "height": height}, java_script_enabled=False)
    visit = Visit(context.new_page(), live_server.url)
    page = visit.page
    page.goto(f"{visit.base}/accounts/login/?next=/events/{event.pk}/decklist/")
    page.get_by_label("Email").fill(alice.email)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("main").get_by_role("button", name="Sign In").click()

    page.get_by_label("Your deck list").fill(LEGAL.replace("4 OV1-004", "3 Tide Runner"))
    page.get_by_role("button", name="Keep as draft").click()
    page.get_by_role("button", name="OV1-004").click()
    page.get_by_text("Find cards and add them").click()
    page.get_by_label("Name or number of a card").fill("tide")
    page.get_by_label("Name or number of a card").press("Enter")
    page.get_by_role("button", name="Add Tide Runner: Main deck").first.click()
    expect(page.get_by_label("Your deck list")).to_have_value(re.compile("4 OV1-004 Tide Runner"))
    page.get_by_role("button", name="Submit the list").click()

    expect(page.get_by_text("Your deck list is submitted.")).to_be_visible()
    context.close()
