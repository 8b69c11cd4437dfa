"""From a question asked at the table to the ruling and the rule it rests on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit

pytestmark = [pytest.mark.e2e, pytest.mark.service]

# Three ways to ask the same; dbs-masters/faq/combo/9 answers it.
QUESTIONS = ("bloquer après un combo", "block after combo", "[Blocker] combo")
ANSWER = "No [Blocker] after a combo"


def test_from_the_home_page_to_the_rule(tour: Visit) -> None:
    tour.go("/")
    tour.page.get_by_role("searchbox").fill(QUESTIONS[0])
    tour.page.get_by_role("searchbox").press("Enter")
    for question in QUESTIONS:
        tour.page.get_by_role("searchbox").fill(question)
        tour.page.get_by_role("searchbox").press("Enter")
        tour.page.wait_for_url("**/rulings/?q=**")
        first = tour.page.locator("article").first
        expect(first.get_by_role("link", name=ANSWER)).to_be_visible()
    tour.assert_fits()

    tour.page.get_by_role("link", name=ANSWER).click()
    expect(tour.page.get_by_role("heading", level=1)).to_have_text(ANSWER)
    tour.assert_fits()

    citation = tour.page.locator("details.citation").first
    citation.locator("summary").click()
    expect(citation.locator(".citation__text")).to_be_visible()
    expect(citation.locator(".citation__strength")).not_to_be_empty()
    tour.assert_fits()


def test_a_question_nobody_answered_gets_a_way_on(tour: Visit) -> None:
    tour.go("/rulings/?q=zzzzqqqq")

    expect(tour.page.locator(".empty, .notice").first).to_be_visible()
    expect(tour.page.locator("main").get_by_role("link").first).to_be_visible()


def test_a_game_narrows_the_answers(tour: Visit) -> None:
    tour.go("/rulings/?q=attack")

    tour.page.locator("main").get_by_role("link", name="Bakugan").first.click()
    tour.page.wait_for_url("**game=bakugan**")

    expect(tour.page.locator("article .chip--game").first).to_contain_text("Bakugan")
    tour.assert_fits()
