"""From a disputed board to the step that decides it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit

pytestmark = [pytest.mark.e2e, pytest.mark.service]

BOARD = "Two attack skills of the attacker's player and one of the defender"
BROKEN = """\
scenario: 1
game: dbs-masters
players:
  A: {life: many}
  B: {life: 4}
"""


def _place(tour: Visit) -> tuple[int, int]:
    found = re.search(r"(\d+) / (\d+)", tour.page.locator(".stepper__place").inner_text())
    assert found is not None
    return int(found[1]), int(found[2])


def _press(tour: Visit, key: str, number: int) -> None:
    tour.page.keyboard.press(key)
    expect(tour.page.locator(".stepper__place")).to_contain_text(f"{number} / ")


def _open(tour: Visit) -> None:
    """Look for the board by its words; without them the demonstrations are folded by what they are about."""
    tour.go("/judge/")
    tour.page.get_by_role("searchbox").fill("two attack skills")
    tour.page.get_by_role("link", name=BOARD).first.click()


def test_a_demonstration_is_stepped_through_and_its_question_answered(tour: Visit) -> None:
    _open(tour)
    expect(tour.page.get_by_role("heading", level=1)).to_have_text(BOARD)
    for verdict in ("ALWAYS", "POSSIBLE", "NEVER"):
        expect(tour.page.locator(".verdict", has_text=verdict).first).to_be_visible()
    tour.assert_fits()

    number, count = _place(tour)
    _press(tour, "ArrowLeft", number - 1)
    _press(tour, "ArrowRight", number)
    expect(tour.page.locator(".citation").first).to_be_visible()

    question = tour.page.locator("#question")
    expect(question).to_contain_text("Which waiting skill of A resolves next?")
    question.get_by_role("button").first.click()
    expect(tour.page.locator(".stepper__place")).not_to_contain_text(f"/ {count}")
    assert _place(tour)[1] > count
    tour.assert_fits()


def test_a_step_leads_to_the_passage_it_rests_on(tour: Visit) -> None:
    _open(tour)

    citation = tour.page.locator(".steps .citation, main .citation").first
    citation.locator("summary").click()

    expect(citation.get_by_role("link").first).to_be_visible()
    tour.assert_fits()


def test_a_broken_scenario_is_answered_with_the_place_of_the_fault(tour: Visit) -> None:
    tour.go("/judge/")
    tour.page.get_by_role("textbox").first.fill(BROKEN)
    tour.expected_status = "422"

    tour.page.locator("main").get_by_role("button", name="Replay it").first.click()

    expect(tour.page.locator(".notice--error, .field__error").first).to_contain_text("players.A.life")
    expect(tour.page.get_by_role("textbox").first).to_have_value(BROKEN)
    tour.assert_fits()
