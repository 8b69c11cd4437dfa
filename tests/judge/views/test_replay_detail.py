"""The replay page: verdicts, steps, lines, twins, and every wrong way to ask for them."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from pytest_django.fixtures import DjangoAssertNumQueries

from accounts.models import User
from judge.models import SavedReplay
from judge.services.replays import PUBLIC, Limits, examine_document, save_replay
from judge.views import examining
from judge.views.example import EXAMPLE
from tests.judge.texts import UNCOUNTED, UNREAD

pytestmark = pytest.mark.django_db

DEMONSTRATION = "/judge/demonstrations/dbs-masters/faq.bloqueur.2/"


def _text(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


def _kept(text: str) -> str:
    return f"/judge/replays/{save_replay(examined=examine_document(text=text)).digest}/"


# Verdicts.


def test_it_shows_each_claim_with_its_verdict(client: Client, page: str) -> None:
    text = _text(client, page)

    found = re.findall(r'class="claim claim--(\w+)" id="claim-([\w-]+)"', text)
    assert found == [("always", "draw-first"), ("possible", "draw-before-boost"), ("never", "guard-lives")]


def test_a_possible_says_who_can_force_it_and_offers_both_lines(client: Client, page: str) -> None:
    text = _text(client, page)

    assert "Ann alone decides it either way." in text
    assert "?line=draw-before-boost.true&amp;step=0#player" in text
    assert "?line=draw-before-boost.false&amp;step=0#player" in text


def test_what_is_taken_for_granted_stands_in_one_line(client: Client, page: str) -> None:
    assert "Cards that nobody described do nothing." in _text(client, page)


def test_a_weak_source_is_said_to_be_one(client: Client) -> None:
    text = _text(client, "/judge/demonstrations/bakugan/trigger-above-older/")

    assert "assumption--weak" in text
    assert "No official text settles this" in text


def test_an_open_verdict_shows_its_readings(client: Client) -> None:
    text = _text(client, _kept(UNCOUNTED))

    assert "claim--open" in text
    assert "B, Life Area: 1, 2" in text


def test_a_refused_action_is_named_with_its_reasons(client: Client) -> None:
    text = _text(client, "/judge/demonstrations/dbs-masters/faq.combat.2/")

    assert "Not possible: action 1" in text
    assert "cr-1.074/7-1" in text
    assert 'class="claim claim--' not in text


def test_an_unread_text_leaves_the_verdict_not_modelled(client: Client) -> None:
    text = _text(client, _kept(UNREAD))

    assert "NOT MODELLED" in text


# Steps.


def test_it_begins_with_the_board_as_described(client: Client) -> None:
    answer = client.get(DEMONSTRATION)

    assert answer.context["player"].way.current == 0
    assert "The board as it was described." in answer.content.decode()


def test_a_step_has_an_address_of_its_own(client: Client) -> None:
    answer = client.get(DEMONSTRATION, {"step": "2"})

    player = answer.context["player"]
    assert player.step.rule == "battle.declaration"
    assert {fighter.role for fighter in player.board.fighters} == {"attacker", "guard"}
    assert 'aria-current="step"' in answer.content.decode()


def test_an_attacker_lies_turned_and_is_marked_as_changed(client: Client) -> None:
    board = client.get(DEMONSTRATION, {"step": "2"}).context["player"].board

    zone = next(zone for zone in board.near.zones if zone.code == "battle")
    assert zone.tiles[0].is_rested
    assert zone.tiles[0].is_changed


def test_a_drawn_card_is_counted(client: Client) -> None:
    answer = client.get(DEMONSTRATION)
    drawing = next(
        step.place
        for entry in answer.context["player"].entries
        if (step := entry.step) and "draws" in step.text
    )

    board = client.get(DEMONSTRATION, {"step": str(drawing)}).context["player"].board

    deltas = {zone.code: zone.delta for zone in board.near.zones}
    assert (deltas["hand"], deltas["deck"]) == (1, -1)


@pytest.mark.parametrize("step", ["abc", "-1", "", "1e9", "٣", "99999999999999999999"])
def test_a_step_that_is_no_number_is_as_good_as_none(client: Client, step: str) -> None:
    answer = client.get(DEMONSTRATION, {"step": step})

    assert answer.status_code == 200


def test_a_step_behind_the_end_is_the_end(client: Client) -> None:
    way = client.get(DEMONSTRATION, {"step": "9999"}).context["player"].way

    assert not way.next_href


def test_quiet_steps_are_passed_over_until_they_are_wanted(client: Client) -> None:
    folded = client.get(DEMONSTRATION).context["player"].way
    unfolded = client.get(DEMONSTRATION, {"quiet": "1"}).context["player"].way

    assert folded.count < unfolded.count


def test_each_step_that_was_answered_says_how(client: Client) -> None:
    text = _text(client, DEMONSTRATION)

    for how in ("written", "only_option", "not_written"):
        assert f"how--{how}" in text


def test_each_step_cites_its_rule_and_the_ruling_can_be_opened(client: Client) -> None:
    entries = client.get(DEMONSTRATION).context["player"].entries

    assert all(entry.step.citations for entry in entries if entry.step)


def test_htmx_gets_the_moment_alone(htmx: Client) -> None:
    answer = htmx.get(DEMONSTRATION, {"step": "3"})

    text = answer.content.decode()
    assert "<html" not in text
    assert text.lstrip().startswith('<div id="moment"')
    assert "data-track" not in text
    assert "HX-Request" in answer["Vary"]


def test_sentences_follow_the_language_of_the_browser(client: Client) -> None:
    english = client.get(DEMONSTRATION, {"step": "2"}).context["player"].step.text
    french = (
        client.get(DEMONSTRATION, {"step": "2"}, headers={"Accept-Language": "fr"})
        .context["player"]
        .step.text
    )
    german = (
        client.get(DEMONSTRATION, {"step": "2"}, headers={"Accept-Language": "de"})
        .context["player"]
        .step.text
    )

    assert len({english, french, german}) == 3


def test_sentences_follow_the_language_of_whoever_is_signed_in(client: Client, alice: User) -> None:
    alice.language = "de"
    alice.save()
    client.force_login(alice)

    text = _text(client, DEMONSTRATION)

    assert 'lang="de"' in text


# Lines, twins, everything.


def test_the_line_of_a_claim_is_shown_with_its_choices_made(client: Client, page: str) -> None:
    answer = client.get(page, {"line": "draw-before-boost.false", "step": "9999"})

    assert answer.context["player"].ending == "complete"
    assert answer.context["page"].watched.id == "draw-before-boost"


@pytest.mark.parametrize("line", ["nothing.true", "draw-first.false", "x"])
def test_a_line_that_is_not_there_is_not_found(client: Client, page: str, line: str) -> None:
    assert client.get(page, {"line": line}).status_code == 404


def test_a_near_twin_is_shown_with_its_change_and_what_it_turns(client: Client, page: str) -> None:
    (twin,) = client.get(page).context["page"].twins

    assert [(change.place, change.before, change.after) for change in twin.changes] == [
        ("Gate Guard · power", "15,000", "30,000")
    ]
    assert [(turn.here, turn.there) for turn in twin.turns if turn.is_turned] == [("never", "always")]


def test_a_near_twin_has_a_page_of_its_own(client: Client, page: str) -> None:
    text = _text(client, f"{page}near/1/")

    assert "near twin of this board" in text
    assert "power: 30000" in text


@pytest.mark.parametrize("number", [0, 2, 99])
def test_a_twin_that_is_not_there_is_not_found(client: Client, page: str, number: int) -> None:
    assert client.get(f"{page}near/{number}/").status_code == 404


def test_everything_judges_what_anybody_could_do(client: Client) -> None:
    record = {claim.id: claim.verdict for claim in client.get(DEMONSTRATION).context["page"].claims}
    everything = {
        claim.id: claim.verdict for claim in client.get(DEMONSTRATION, {"all": "1"}).context["page"].claims
    }

    assert (record["c2"], everything["c2"]) == ("always", "possible")


def test_a_line_found_over_everything_is_shown_as_it_was_found(client: Client) -> None:
    answer = client.get(DEMONSTRATION, {"all": "1", "line": "c2.false", "step": "9999"})

    guard = [fighter for zone in answer.context["player"].board.far.zones for fighter in zone.tiles]
    assert any(tile.id == "b1" and tile.mode == "rest" for tile in guard)


# Limits.


def test_a_limit_that_was_reached_is_said(client: Client, page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Limits(rule_steps=30, states=4, kilobytes=128)
    monkeypatch.setattr(
        "judge.views.examining.examine_document",
        lambda *, text, everything, limits: examine_document(text=text, everything=everything, limits=few),
    )

    text = _text(client, page)

    assert "Not everything was seen" in text
    assert "manage.py replay" in text


def test_what_was_examined_is_remembered(client: Client, page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    client.get(page)
    monkeypatch.setattr(examining, "examine_document", None)

    assert client.get(page, {"step": "1"}).status_code == 200


def test_near_twins_get_no_more_time_than_is_left(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.views.replays.SECONDS_FOR_TWINS", 0.0)

    answer = client.get(DEMONSTRATION)

    text = answer.content.decode()
    assert [(twin.is_examined, twin.turns) for twin in answer.context["page"].twins] == [(False, ())]
    assert "Its verdicts stand on its own page." in text
    assert f'href="{DEMONSTRATION}near/1/"' in text


def test_the_memory_keeps_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining, "MOST_REMEMBERED", 1)
    first = examining.examined_text(text=EXAMPLE)
    examining.examined_text(text=EXAMPLE, limits=examining.TWIN)

    assert examining.examined_text(text=EXAMPLE) is not first


def test_a_result_cut_short_by_time_gets_another_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining, "SECONDS_OF_A_SHORT_ONE", -1.0)
    hurried = Limits(rule_steps=PUBLIC.rule_steps, states=PUBLIC.states, kilobytes=128, seconds=0.000_001)
    first = examining.examined_text(text=EXAMPLE, limits=hurried)

    assert first.ran_out == "time"
    assert examining.examined_text(text=EXAMPLE, limits=hurried) is not first


# Wrong ways.


@pytest.mark.parametrize(
    "address",
    [
        "/judge/replays/0000000000000000/",
        "/judge/replays/0000000000000000/scenario.yaml",
        "/judge/demonstrations/dbs-masters/nothing/",
        "/judge/demonstrations/chess/faq.bloqueur.2/",
        "/judge/demonstrations/..%2f..%2fengine/x/",
    ],
)
def test_what_is_not_there_is_not_found(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_the_page_only_shows(client: Client, page: str, method: str) -> None:
    assert getattr(client, method)(page).status_code == 405


def test_a_kept_scenario_that_is_no_longer_understood_can_be_mended(
    client: Client, example: SavedReplay
) -> None:
    SavedReplay.objects.update(document="scenario: 1\ngame: dbs-masters\nboard: {}\n")

    answer = client.get(f"/judge/replays/{example.digest}/")

    assert answer.status_code == 422
    assert answer.context["error"].code == "unknown_key"
    assert "board: {}" in answer.content.decode()


def test_names_from_a_document_cannot_become_markup(client: Client) -> None:
    page = _kept(EXAMPLE.replace("name: Comet Raider", 'name: "<script>alert(1)</script>"'))

    assert "<script>alert" not in _text(client, page)


# What a page costs.


@pytest.mark.parametrize("step", ["0", "5", "41"])
def test_every_step_needs_the_same_few_queries(
    client: Client, step: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(10):
        client.get(DEMONSTRATION, {"step": step})


def test_a_page_is_light(client: Client) -> None:
    page = "/judge/demonstrations/dbs-masters/faq.combo.1/"

    assert len(client.get(page).content) < 75_000


# The file.


def test_the_scenario_can_be_downloaded(client: Client, page: str, example: SavedReplay) -> None:
    answer = client.get(f"{page}scenario.yaml")

    assert answer.content.decode() == EXAMPLE
    assert answer["Content-Disposition"] == f'attachment; filename="{example.digest[:12]}.yaml"'


def test_a_twin_can_be_downloaded_and_replayed_again(client: Client, page: str) -> None:
    text = client.get(f"{page}near/1/scenario.yaml").content.decode()

    assert client.post("/judge/", {"text": text}).status_code == 302
