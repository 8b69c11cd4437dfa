"""A list with very many things to say about it stays a page somebody can read on a phone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django.asserts import assertContains, assertNotContains

from rulings.models import Game
from tests.rulings.card_factory import make_card
from tests.tournaments.deck_event import DeckEvent, hand_in, make_event_of_two_names
from tests.tournaments.deck_game import LEGAL
from tests.tournaments.factories import AT
from tournaments.models import Decklist, DecksOpen, Event, EventStatus
from tournaments.presentation.decks.report import MOST_ASKED, MOST_SHOWN

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


@pytest.fixture
def decks() -> DeckEvent:
    """Return an event of a game in which two cards bear the same name."""
    return make_event_of_two_names()


@pytest.fixture
def client(decks: DeckEvent) -> Client:
    """Return the browser of the player."""
    client = Client()
    client.force_login(decks.player)
    return client


@pytest.fixture
def page(decks: DeckEvent) -> str:
    """Return the address of the page."""
    return f"/events/{decks.event.pk}/decklist/"


def test_of_a_text_that_is_no_list_the_first_faults_are_shown_and_all_are_counted(
    client: Client, page: str
) -> None:
    text = "\n".join(f"hello there, number {number} !" for number in range(300))

    answer = client.post(f"{page}check/", {"text": text}, headers=HTMX)

    report = answer.context["report"]
    assert len(report.faults) == MOST_SHOWN
    assert report.fault_count == MOST_SHOWN + report.more_faults > 290
    assertContains(answer, f"{report.fault_count} faults")
    assertContains(answer, f"And {report.more_faults} more like these.")
    assert len(answer.content) < 100_000


def test_many_names_of_several_cards_are_asked_a_few_at_a_time(client: Client, page: str) -> None:
    answer = client.post(f"{page}check/", {"text": "1 OV1-001\n" + "1 Tide Runner\n" * 200}, headers=HTMX)

    report = answer.context["report"]
    assert (len(report.questions), report.more_questions) == (MOST_ASKED, 200 - MOST_ASKED)
    assertContains(answer, f"{200 - MOST_ASKED} more names like these follow")
    assert len(answer.content) < 100_000


@pytest.mark.parametrize(("heading", "first"), [("Main", "OV1-004"), ("Leader", "OV3-001")])
def test_of_the_cards_a_name_may_mean_those_that_fit_the_section_stand_first(
    client: Client, page: str, decks: DeckEvent, heading: str, first: str
) -> None:
    make_card(decks.game, "OV3-001", "Tide Runner", kind="leader")

    answer = client.post(f"{page}check/", {"text": f"{heading}\n1 Tide Runner"}, headers=HTMX)

    (question,) = answer.context["report"].questions
    assert {card.number for card in question.choices} == {"OV1-004", "OV2-004", "OV3-001"}
    assert question.choices[0].number == first
    assert [card.kind for card in question.choices].index("leader") == (0 if heading == "Leader" else 2)


def test_many_unknown_cards_are_one_finding_that_names_each_line(client: Client, page: str) -> None:
    text = LEGAL + "\nSide\n" + "\n".join(f"1 X9-{number:03d}" for number in range(15))

    answer = client.post(f"{page}check/", {"text": text}, headers=HTMX)

    (unknown,) = (one for one in answer.context["report"].warnings if "catalogue" in one.message)
    assert unknown.message == "15 cards are not in the catalogue; check their numbers."
    assert [line.text for line in unknown.lines] == [f"1 X9-{number:03d}" for number in range(15)]


def test_many_unknown_names_are_one_finding_too(client: Client, page: str) -> None:
    text = LEGAL + "\nSide\n" + "\n".join(f"1 Nobody {letter}" for letter in "ABCDEFGH")

    answer = client.post(f"{page}check/", {"text": text}, headers=HTMX)

    (unknown,) = (one for one in answer.context["report"].warnings if "catalogue" in one.message)
    assert unknown.message == "8 names are not in the catalogue; check how they are written."
    assert [line.text for line in unknown.lines] == [f"1 Nobody {letter}" for letter in "ABCDEFGH"]


@pytest.mark.parametrize(
    ("code", "shown"), [("vanguard", "First vanguard"), ("bakugan", "Team"), ("fusion-world", "Leader")]
)
def test_the_example_is_written_as_lists_of_the_game_are(
    client: Client, page: str, decks: DeckEvent, code: str, shown: str
) -> None:
    Game.objects.filter(pk=decks.game.pk).update(code=code)

    assertContains(client.get(page), f'<pre class="deck__text">{shown}')


def test_few_unknown_cards_are_told_one_by_one(client: Client, page: str) -> None:
    text = LEGAL + "\nSide\n" + "\n".join(f"1 X9-{number:03d}" for number in range(3))

    answer = client.post(f"{page}check/", {"text": text}, headers=HTMX)

    assert len([one for one in answer.context["report"].warnings if "catalogue" in one.message]) == 3


def test_a_list_that_counts_and_breaks_a_rule_by_now_is_not_called_submitted(
    client: Client, page: str, decks: DeckEvent
) -> None:
    """A list is checked again when cards or rules change; green words would hide what the check found."""
    hand_in(decks)
    assertContains(client.get(f"/events/{decks.event.pk}/"), "Deck list submitted")

    Decklist.objects.update(legal=False)

    seen = client.get(f"/events/{decks.event.pk}/")
    assertContains(seen, "Your deck list breaks a rule")
    assertNotContains(seen, "Deck list submitted")
    assertContains(client.get(page), "Submitted, but breaks a rule")


def test_the_page_of_an_event_offers_no_change_that_is_refused(
    client: Client, page: str, decks: DeckEvent
) -> None:
    client.post(f"{page}check/", {"text": LEGAL}, headers=HTMX)
    assertContains(client.get(f"/events/{decks.event.pk}/"), "Finish my deck list")

    Event.objects.update(decks_due_at=AT)

    seen = client.get(f"/events/{decks.event.pk}/")
    assertContains(seen, "Locked, no deck list submitted")
    assertNotContains(seen, "Finish my deck list")
    assertContains(client.get(page), f"Deck lists were due on {AT:%-d %b %Y, %H:%M} UTC.")


def test_where_lists_are_due_after_the_start_the_event_still_asks_for_them(
    client: Client, decks: DeckEvent
) -> None:
    decks.in_state(EventStatus.RUNNING, DecksOpen.NEVER)
    place = f"/events/{decks.event.pk}/"
    assertNotContains(client.get(place), "deck list")

    Event.objects.update(decks_due_at=timezone.now() + timedelta(hours=1))

    assertContains(client.get(place), "Paste my deck list")
