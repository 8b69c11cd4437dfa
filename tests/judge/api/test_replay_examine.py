"""Examining scenarios over the API."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from django.core.cache import cache
from django.test import Client

from accounts.models import User
from judge import throttles
from judge.api.parsers import MOST_BYTES
from judge.services.scenarios import read_document
from tests.judge.texts import BLOCKER, ORDER, REFUSED

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Answer

pytestmark = pytest.mark.django_db
URL = "/api/v1/replays/"


def _post(client: Client, body: object) -> Answer:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return client.post(URL, content, content_type="application/json")


def test_anybody_may_have_a_scenario_examined(client: Client) -> None:
    answer = _post(client, {"document": BLOCKER})

    assert answer.status_code == 200
    assert [claim["verdict"] for claim in answer.json()["claims"]] == ["ALWAYS", "ALWAYS", "NEVER"]


def test_the_document_may_be_an_object(client: Client) -> None:
    answer = _post(client, {"document": read_document(text=BLOCKER).value})

    assert answer.json()["digest"] == _post(client, {"document": BLOCKER}).json()["digest"]


def test_questions_and_refused_actions_are_answers(client: Client) -> None:
    asks, refuses = _post(client, {"document": ORDER}), _post(client, {"document": REFUSED})

    assert (asks.status_code, asks.json()["questions"][0]["kind"]) == (200, "order")
    assert (refuses.status_code, refuses.json()["refusals"][0]["action"]) == (200, 1)


def test_on_demand_it_tells_what_each_player_may_do_and_why_not(client: Client) -> None:
    """After the battle of the record A may attack with the Leader, not with the rested attacker (`cr-1.074/7-1`)."""
    without, moves = (
        _post(client, {"document": BLOCKER, **wish}).json().get("moves", "left out")
        for wish in ({}, {"moves": True})
    )

    assert without == "left out"
    assert (moves["rule"], moves["player"]) == ("main_phase.act", "A")
    found = {one["action"]: one for one in moves["players"]["A"]}
    assert found["attack:la>lb"]["legal"] is True
    assert [reason["code"] for reason in found["attack:a1>lb"]["reasons"]] == ["attacker_rested"]
    assert "dbs-masters/cr-1.074/7-1" in found["attack:a1>lb"]["reasons"][0]["citations"]


def test_explore_adds_verdicts_over_everything(client: Client) -> None:
    answer = _post(client, {"document": ORDER, "explore": True})

    assert [claim["id"] for claim in answer.json()["everything"]["claims"]] == ["c1", "c2", "c3"]
    assert "everything" not in _post(client, {"document": ORDER}).json()


def test_sentences_come_in_the_language_asked_for(client: Client) -> None:
    english, french = (_post(client, {"document": ORDER, "lang": lang}).json() for lang in ("en", "fr"))

    assert english["questions"][0]["text"] != french["questions"][0]["text"]


def test_a_bad_document_is_answered_with_place_and_mend(client: Client) -> None:
    answer = _post(client, {"document": BLOCKER.replace("title:", "titel:")})

    assert answer.status_code == 422
    body = answer.json()
    assert body["code"] == "unknown_key"
    assert body["detail"]["place"] == "titel, line 4"
    assert "title" in body["detail"]["mend"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "invalid"),
        (b"{", 400, "parse_error"),
        (b"\xff", 400, "parse_error"),
        (b"[]", 400, "parse_error"),
        (b'{"document": NaN}', 400, "parse_error"),
        (b'{"document":' + b"[" * 100_000 + b"}", 400, "parse_error"),
        (b"{}", 400, "invalid"),
        (b'{"document": 3}', 400, "invalid"),
        (b'{"document": ""}', 400, "invalid"),
        (b'{"document": "x", "lang": "it"}', 400, "invalid"),
        (b'{"document": "' + b"x" * MOST_BYTES + b'"}', 413, "too_large"),
        (b'{"document": "' + b"x" * 70_000 + b'"}', 422, "too_large"),
        (b'{"document": "\\ud800"}', 422, "yaml_syntax"),
    ],
)
def test_a_bad_request_has_the_one_shape_of_errors(
    client: Client, body: bytes, status: int, code: str
) -> None:
    answer = _post(client, body)

    assert answer.status_code == status
    assert set(answer.json()) == {"code", "message", "detail"}
    assert answer.json()["code"] == code


def test_another_content_type_is_refused(client: Client) -> None:
    answer = client.post(URL, {"document": BLOCKER})

    assert (answer.status_code, answer.json()["code"]) == (415, "unsupported_media_type")


def test_another_method_is_refused(client: Client) -> None:
    assert client.get(URL).status_code == 405


def test_examinations_are_counted(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttles, "RATE", "2/minute")
    cache.clear()

    answers = [_post(client, {"document": "x"}).status_code for _ in range(3)]

    assert answers == [422, 422, 429]
    cache.clear()


def test_somebody_signed_in_may_too(client: Client, alice: User) -> None:
    client.force_login(alice)

    assert _post(client, {"document": BLOCKER}).status_code == 200
