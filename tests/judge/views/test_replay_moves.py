"""What each player may do at a step of a replay."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django.fixtures import DjangoAssertNumQueries

from judge.services.replays import examine_document, save_replay
from tests.judge.texts import BLOCKER

pytestmark = pytest.mark.django_db


@pytest.fixture
def address() -> str:
    return f"/judge/replays/{save_replay(examined=examine_document(text=BLOCKER)).digest}/"


def _text(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


def test_at_the_end_of_the_record_it_lists_actions_and_reasons(client: Client, address: str) -> None:
    text = _text(client, f"{address}moves/")

    assert "Attack Frieza with Son Goku" in text
    assert "The attacker is already rested." in text
    assert "cr-1.074/7-1" in text


def test_at_a_step_it_looks_at_the_next_decision(client: Client, address: str) -> None:
    """After the declaration the counter window asks the other player; A's attack has been made."""
    text = _text(client, f"{address}moves/?step=1")

    assert "Does B counter" in text
    assert "That is possible only between actions of the Main Phase." in text


def test_the_replay_links_to_it_from_every_step(client: Client, address: str) -> None:
    assert f"{address}moves/?step=2" in _text(client, f"{address}?step=2")


@pytest.mark.parametrize("query", ["step=999999", "step=x", "all=1"])
def test_a_step_that_does_not_exist_is_the_end_of_the_record(
    client: Client, address: str, query: str
) -> None:
    assert "What does A do in the Main Phase?" in _text(client, f"{address}moves/?{query}")


def test_a_line_that_does_not_exist_is_not_found(client: Client, address: str) -> None:
    assert client.get(f"{address}moves/?line=none.true").status_code == 404


def test_once_the_game_is_over_nobody_decides_anything(client: Client) -> None:
    last = BLOCKER.replace("life: 4", "life: 1").replace(", keywords: [Blocker]", "")
    last = last.replace("  - {player: B, activate: b1.blocker}\n", "")
    over = last[: last.index("claims:")]
    kept = save_replay(examined=examine_document(text=over))

    text = _text(client, f"/judge/replays/{kept.digest}/moves/")

    assert "Nobody decides anything any more" in text
    assert "decides now" not in text


def test_the_passages_are_looked_up_once(
    client: Client, address: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    client.get(f"{address}moves/")

    with django_assert_max_num_queries(4):
        client.get(f"{address}moves/?step=3")
