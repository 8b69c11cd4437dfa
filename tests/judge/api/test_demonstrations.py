"""Reading demonstrations and the schema over the API."""

from __future__ import annotations

import pytest
from django.test import Client

from judge.services.schema import scenario_schema

pytestmark = pytest.mark.django_db
URL = "/api/v1/demonstrations/"


def test_the_list_names_game_title_and_what_is_shown(client: Client) -> None:
    found = client.get(URL).json()

    first = next(one for one in found if one["name"] == "faq.bloqueur.2")
    assert first["game"] == "dbs-masters"
    assert first["url"] == "/judge/demonstrations/dbs-masters/faq.bloqueur.2/"
    assert first["shows"]


def test_the_list_keeps_one_game(client: Client) -> None:
    found = client.get(URL, {"game": "bakugan"}).json()

    assert {one["game"] for one in found} == {"bakugan"}
    assert client.get(URL, {"game": "chess"}).json() == []
    assert client.get(URL, {"game": "no game"}).status_code == 400


def test_one_comes_with_its_document(client: Client) -> None:
    found = client.get(f"{URL}dbs-masters/faq.bloqueur.2/").json()

    assert found["document"]["scenario"] == 1
    assert "scenario: 1" in found["text"]


def test_what_is_not_there_is_said_in_the_one_shape(client: Client) -> None:
    answer = client.get(f"{URL}dbs-masters/nothing/")

    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_the_schema_is_served(client: Client) -> None:
    assert client.get("/api/v1/scenario-schema/").json() == scenario_schema()
