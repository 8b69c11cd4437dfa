"""Filters, the pages around a ruling, and the report of a missing one, by touch and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit

pytestmark = [pytest.mark.e2e, pytest.mark.service]

RULING = "/rulings/dbs-masters/faq/combo/8/"


def test_filters_are_taps_that_stay_while_typing(tour: Visit) -> None:
    tour.go("/rulings/?q=combo&game=dbs-masters")
    page = tour.page
    page.get_by_text("More filters").click()
    page.get_by_role("link", name="procedure").click()
    page.wait_for_url("**kind=procedure**")
    tour.assert_fits()

    page.get_by_role("searchbox").fill("deck")
    page.wait_for_url("**q=deck**")

    assert "kind=procedure" in page.url
    assert "game=dbs-masters" in page.url
    page.get_by_role("link", name="procedure let go").click()
    page.wait_for_url(lambda address: "kind=" not in address)


def test_from_a_ruling_to_its_keyword_and_document(tour: Visit) -> None:
    tour.go(RULING)
    page = tour.page
    page.locator("#history summary").click()
    expect(page.get_by_text("As it was first written.")).to_be_visible()
    tour.assert_fits()

    page.locator(".facts").get_by_role("link", name="Blocker").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("[Blocker]")
    tour.assert_fits()

    tour.go("/rulings/passages/dbs-masters/faq/combo/8/")
    page.locator(".facts").get_by_role("link").first.click()
    page.wait_for_url("**/rulings/documents/dbs-masters/faq/")
    tour.assert_fits()


def test_a_missing_ruling_is_reported(tour: Visit) -> None:
    tour.go("/rulings/?q=zzzzqqqq")
    tour.page.get_by_role("link", name="Say that a ruling is missing").click()
    tour.page.get_by_label("What is wrong or missing?").fill("Nobody says.")
    tour.page.get_by_role("button", name="Send").click()

    expect(tour.page.get_by_text("Thank you.")).to_be_visible()
    tour.assert_fits()


@pytest.mark.parametrize("address", ["/rulings/new/", "/rulings/documents/", "/rulings/terms/"])
def test_lists_fit_the_screen(tour: Visit, address: str) -> None:
    tour.go(address)
    expect(tour.page.get_by_role("heading", level=1)).to_be_visible()
