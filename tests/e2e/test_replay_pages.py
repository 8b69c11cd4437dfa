"""A dispute on the pages of judge: by keys, by thumb, without scripts, with an answer to what was left open."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, Route, expect

from judge.views.example import EXAMPLE
from tests.e2e.conftest import Visit

pytestmark = [pytest.mark.e2e, pytest.mark.service, pytest.mark.django_db(transaction=True)]

DEMONSTRATION = "/judge/demonstrations/dbs-masters/faq.bloqueur.2/"


def _sentence(page: Page) -> str:
    return page.locator("#moment [data-sentence]").inner_text()


def _press(visit: Visit, key: str) -> str:
    """Press a key and wait until another moment is shown."""
    before = visit.page.locator("#moment").get_attribute("data-step")
    visit.page.keyboard.press(key)
    expect(visit.page.locator("#moment")).not_to_have_attribute("data-step", before or "")
    return _sentence(visit.page)


def test_the_keys_walk_through_a_replay_and_back(visit: Visit) -> None:
    visit.go(DEMONSTRATION)
    start = _sentence(visit.page)

    first = _press(visit, "ArrowRight")
    second = _press(visit, "ArrowRight")
    assert len({start, first, second}) == 3
    assert _press(visit, "ArrowLeft") == first
    _press(visit, "End")
    expect(visit.page.get_by_text("Here the record ends.")).to_be_visible()
    expect(visit.page.locator("#go-next")).to_have_attribute("aria-disabled", "true")
    assert _press(visit, "Home") == start
    visit.assert_fits()


def _answer_late(route: Route) -> None:
    """Let a step travel as slowly as in a crowded hall."""
    time.sleep(0.3)
    route.continue_()


def test_no_press_is_lost_when_the_answers_are_slow(visit: Visit) -> None:
    visit.go(DEMONSTRATION)
    moment = visit.page.locator("#moment")
    for _ in range(3):
        _press(visit, "ArrowRight")
    third = moment.get_attribute("data-step") or ""
    _press(visit, "Home")
    visit.page.route("**/*step=*", _answer_late)

    for _ in range(3):
        visit.page.keyboard.press("ArrowRight")

    expect(moment).to_have_attribute("data-step", third)
    visit.page.unroute_all(behavior="wait")


def test_every_step_of_a_replay_fits_the_screen(visit: Visit) -> None:
    visit.go(DEMONSTRATION)

    while visit.page.locator("#go-next").get_attribute("href"):
        _press(visit, "ArrowRight")
        visit.assert_fits()


def test_the_list_follows_and_the_address_can_be_shared(visit: Visit) -> None:
    visit.go(DEMONSTRATION)

    _press(visit, "ArrowRight")
    sentence = _press(visit, "ArrowRight")

    expect(visit.page.locator("[data-track] [aria-current]")).to_have_count(1)
    expect(visit.page.locator("[data-track] [aria-current]")).to_contain_text(sentence)
    visit.page.reload()
    assert _sentence(visit.page) == sentence


def test_a_step_of_the_list_can_be_tapped(visit: Visit) -> None:
    visit.go(DEMONSTRATION)
    link = visit.page.locator(".track__step > a").nth(3)

    link.click()

    expect(visit.page.locator("#moment")).to_have_attribute(
        "data-step", link.get_attribute("data-step") or ""
    )


def test_nothing_jumps_while_one_walks(visit: Visit) -> None:
    visit.go(DEMONSTRATION)
    visit.page.locator("#board").scroll_into_view_if_needed()
    before = visit.page.evaluate("scrollY")

    for _ in range(4):
        _press(visit, "ArrowRight")

    assert visit.page.evaluate("scrollY") == before


def test_the_controls_stay_within_reach(visit: Visit) -> None:
    visit.go(DEMONSTRATION)
    visit.page.locator("#player").scroll_into_view_if_needed()
    visit.page.evaluate("document.getElementById('player').scrollIntoView()")

    for name in ("To the beginning", "One step back", "One step on", "To the end"):
        button = visit.page.locator(f'.stepper [aria-label="{name}"]')
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_keys_in_a_text_box_stay_there(visit: Visit) -> None:
    visit.go(DEMONSTRATION)
    visit.page.get_by_text("Change this board").click()
    box = visit.page.locator("#id_text")
    box.focus()

    visit.page.keyboard.press("ArrowRight")

    expect(visit.page.locator("#moment")).to_have_attribute("data-step", "0")


def test_a_rule_opens_under_its_step(visit: Visit) -> None:
    visit.go(f"{DEMONSTRATION}?step=2")
    citation = visit.page.locator(".now .citation").first

    citation.locator("summary").click()

    expect(citation.get_by_text("official text")).to_be_visible()


def test_the_example_asks_and_goes_on_after_the_answer(visit: Visit) -> None:
    visit.go("/judge/")
    visit.page.get_by_role("button", name="Replay the example").click()
    expect(visit.page.get_by_role("heading", level=1)).to_have_text("Draw first or block first?")
    expect(visit.page.locator(".claim--possible .line")).to_have_count(2)

    visit.page.locator("#question").get_by_role("button", name="draw 1 card").click()

    expect(visit.page.locator("#question")).to_have_count(0)
    last = _press(visit, "End")
    assert last
    expect(visit.page.get_by_text("Here the record ends.")).to_be_visible()
    visit.assert_fits()


def test_the_two_lines_of_a_possible_can_be_watched(visit: Visit) -> None:
    visit.go("/judge/")
    visit.page.get_by_role("button", name="Replay the example").click()

    visit.page.locator(".claim--possible").get_by_role("link", name="Watch this line").last.click()

    expect(visit.page.locator(".player__watched")).to_contain_text("not true")
    _press(visit, "End")
    expect(visit.page.get_by_text("Here the record ends.")).to_be_visible()
    visit.page.get_by_role("link", name="Back to the record").click()
    expect(visit.page.locator(".player__watched")).to_have_count(0)


def test_a_fault_takes_the_focus_and_leads_to_its_line(visit: Visit) -> None:
    visit.go("/judge/")
    visit.page.locator("#id_text").fill(EXAMPLE.replace("power: 15000", "powr: 15000"))
    visit.expected_status = "422"

    visit.page.get_by_role("button", name="Replay it").click()

    expect(visit.page.locator("#fault")).to_be_focused()
    visit.page.locator("#fault a").click()
    selected = visit.page.evaluate(
        "(box => box.value.slice(box.selectionStart, box.selectionEnd))(document.getElementById('id_text'))"
    )
    assert "powr: 15000" in selected
    visit.assert_fits()


def test_the_filter_answers_while_one_types(visit: Visit) -> None:
    visit.go("/judge/")

    visit.page.get_by_role("searchbox").press_sequentially("barrier")

    expect(visit.page.get_by_role("link", name="Attack skills and a blocker")).to_have_count(0)
    expect(visit.page.locator(".exhibit").first).to_contain_text("Barrier")
    visit.assert_fits()


def test_without_scripts_one_walks_by_links_and_answers(visit: Visit) -> None:
    browser = visit.page.context.browser
    assert browser is not None
    page = browser.new_page(java_script_enabled=False, viewport=visit.page.viewport_size)
    page.goto(f"{visit.base}/judge/")
    page.get_by_role("button", name="Replay the example").click()

    page.locator("#go-first").click()
    assert _sentence(page) == "The board as it was described."
    page.locator("#go-next").click()
    page.get_by_role("link", name="To the end").click()
    page.locator("#question").get_by_role("button").first.click()

    expect(page.locator("#question")).to_have_count(0)
    page.close()
