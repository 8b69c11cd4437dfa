"""From a piece of a card's name to its page, on a phone and at a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit

pytestmark = [pytest.mark.e2e, pytest.mark.service]

# An invented leader of the pack dbs-masters.
NUMBER, NAME, BACK = "OV1-001", "Marla, Student of the Tide", "Marla, Voice of the Deep"


def test_results_come_while_somebody_types_and_lead_to_the_card(tour: Visit) -> None:
    tour.go("/")
    tour.page.get_by_role("navigation", name="Main").get_by_role("link", name="Cards").click()
    tour.page.get_by_role("searchbox").press_sequentially("marla stud")
    first = tour.page.locator(".card-row").first
    expect(first).to_contain_text(NAME)
    tour.page.wait_for_url("**/rulings/cards/?q=marla*stud**")
    tour.assert_fits()

    first.click()
    expect(tour.page.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(tour.page.get_by_role("heading", name=BACK)).to_be_visible()
    tour.assert_fits()


def test_filters_stay_while_the_words_change(tour: Visit) -> None:
    tour.go("/rulings/cards/?game=dbs-masters")
    tour.page.get_by_role("navigation", name="Kind").get_by_role("link", name="Leader").click()
    tour.page.wait_for_url("**kind=leader**")
    tour.page.get_by_role("searchbox").fill("tide")
    tour.page.wait_for_url("**q=tide**")

    expect(tour.page.locator(".card-row")).to_have_count(1)
    tour.assert_fits()


def test_a_number_the_site_does_not_have_leads_on(tour: Visit) -> None:
    tour.expected_status = "404"
    tour.go("/rulings/cards/dbs-masters/OV1-00/")

    tour.page.get_by_role("link", name=NUMBER).click()
    expect(tour.page.get_by_role("heading", level=1)).to_have_text(NAME)
