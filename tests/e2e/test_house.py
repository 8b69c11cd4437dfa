"""The home page, signing in, one's account and a job, as people see them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from accounts.models import Notice, RoleRequest, User
from jobs.models import Job, JobState
from tests.e2e.conftest import Visit

pytestmark = [pytest.mark.e2e, pytest.mark.service, pytest.mark.django_db(transaction=True)]


def test_home_is_one_question_and_two_ways(visit: Visit) -> None:
    visit.go("/")

    expect(visit.page.get_by_role("heading", level=1)).to_be_visible()
    expect(visit.page.get_by_role("link", name="All rulings")).to_be_visible()
    expect(visit.page.get_by_role("link", name="Open a replay")).to_be_visible()


def test_the_main_links_can_be_reached_and_touched(visit: Visit) -> None:
    visit.go("/")

    for name in ("Start", "Events", "Rulings", "Replay"):
        link = visit.page.get_by_role("navigation", name="Main").get_by_role("link", name=name)
        expect(link).to_be_in_viewport()
        box = link.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_the_bar_fits_every_screen_with_a_long_name_and_notices(visit: Visit, alice: User) -> None:
    User.objects.filter(pk=alice.pk).update(display_name="Alexandrina Wolkenstein")
    for number in range(12):
        Notice.objects.create(user=alice, title=f"Notice {number}", text="Look.")
    visit.sign_in(alice.email)

    for width in (320, 390, 767, 768, 834, 1023, 1024):
        visit.page.set_viewport_size({"width": width, "height": 800})
        visit.go("/rulings/cards/")


def test_the_first_tab_leads_past_the_bar(visit: Visit) -> None:
    visit.go("/")

    visit.page.keyboard.press("Tab")
    visit.page.keyboard.press("Enter")

    expect(visit.page.locator("#main")).to_be_focused()


def test_a_slash_goes_to_the_search_box(visit: Visit) -> None:
    visit.go("/")

    visit.page.keyboard.press("/")

    expect(visit.page.get_by_role("searchbox")).to_be_focused()


def test_colours_can_be_turned_and_stay(visit: Visit) -> None:
    visit.go("/")
    background = "getComputedStyle(document.body).backgroundColor"
    before = visit.page.evaluate(background)

    visit.page.get_by_role("button", name="Dark colours").click()
    dark = visit.page.evaluate(background)
    visit.go("/accounts/login/")

    assert dark != before
    assert visit.page.evaluate(background) == dark


def test_sign_in_change_the_name_ask_for_a_role_sign_out(visit: Visit, alice: User) -> None:
    visit.sign_in(alice.email)
    visit.page.get_by_text("Alice", exact=True).click()
    visit.page.get_by_role("link", name="Account").click()
    visit.assert_fits()

    visit.page.get_by_label("Name shown to others").fill("Alice A.")
    visit.page.get_by_role("button", name="Save").click()
    expect(visit.page.get_by_text("Saved.")).to_be_visible()

    visit.page.get_by_role("radio", name="Organizer").check()
    visit.page.get_by_label("Who you are").fill("Club nights")
    visit.page.get_by_role("button", name="Ask for the role").click()
    expect(visit.page.get_by_text("An administrator of this site decides")).to_be_visible()
    assert RoleRequest.objects.get().user == alice

    visit.page.get_by_text("Alice A.", exact=True).first.click()
    visit.page.get_by_role("button", name="Sign out").click()
    expect(visit.page.get_by_role("link", name="Sign in")).to_be_visible()


def test_a_job_is_watched_and_stopped(visit: Visit, alice: User) -> None:
    job = Job.objects.create(kind="probe.sum", title="Add numbers", owner=alice)
    visit.sign_in(alice.email)
    visit.go(f"/jobs/{job.pk}/")
    expect(visit.page.get_by_text("Waiting for a worker.")).to_be_visible()

    Job.objects.filter(pk=job.pk).update(state=JobState.RUNNING, progress_done=1, progress_total=3)
    expect(visit.page.get_by_text("1 / 3")).to_be_visible()

    visit.page.get_by_role("button", name="Stop").click()
    expect(visit.page.get_by_text("Stopping at the next step.")).to_be_visible()
    Job.objects.filter(pk=job.pk).update(state=JobState.STOPPED)
    expect(visit.page.get_by_text("You stopped this.")).to_be_visible()


def test_the_administration_works_under_its_policy(visit: Visit, administrator: User, alice: User) -> None:
    visit.sign_in(administrator.email)

    visit.page.goto(f"{visit.base}/admin/accounts/user/")

    expect(visit.page.get_by_role("link", name=alice.email)).to_be_visible()


def test_the_api_page_describes_the_api(visit: Visit) -> None:
    visit.page.goto(f"{visit.base}/api/v1/docs/")

    expect(visit.page.get_by_role("heading", name="Overrule API")).to_be_visible()


def test_without_scripts_everything_essential_is_there(visit: Visit, size: str) -> None:
    browser = visit.page.context.browser
    assert browser is not None
    page = browser.new_page(java_script_enabled=False, viewport=visit.page.viewport_size)
    page.goto(f"{visit.base}/")

    page.get_by_role("searchbox").fill("blocker")
    page.get_by_role("searchbox").press("Enter")

    expect(page.get_by_role("navigation", name="Main")).to_be_visible()
    assert "/rulings/?q=blocker" in page.url
    page.close()
