"""Lists by what rulings are, documents with their passages, and all of a game with a checksum."""

from __future__ import annotations

import hashlib
import json

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rulings import throttles
from rulings.models import Game, Passage
from rulings.services.rulings import withdraw_rulings
from tests.rulings.factories import make_game, make_ruling

pytestmark = pytest.mark.django_db

GUARD, SECOND = "castle/faq/gardien/1", "castle/faq/gardien/2"
EXPORT = "/api/v1/rulings/export/"


@pytest.fixture
def game() -> Game:
    """Return a game with two rulings."""
    game = make_game()
    make_ruling(GUARD)
    make_ruling(SECOND, title="A deck holds a guard", kind="deck", keywords=["Double Blow"])
    return game


@pytest.mark.parametrize(
    ("values", "codes"),
    [
        ({}, [GUARD, SECOND]),
        ({"game": "castle"}, [GUARD, SECOND]),
        ({"kind": "deck"}, [SECOND]),
        ({"keyword": "gardien"}, [GUARD]),
        ({"status": "superseded"}, []),
        ({"language": "fr"}, []),
        ({"shown": "true"}, []),
    ],
)
def test_rulings_are_listed_by_what_they_are(
    client: Client, game: Game, values: dict[str, str], codes: list[str]
) -> None:
    answer = client.get("/api/v1/rulings/", values).json()

    assert [one["code"] for one in answer["results"]] == codes
    assert answer["count"] == len(codes)


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("/api/v1/rulings/?kind=none", 400, "invalid"),
        ("/api/v1/rulings/?status=withdrawn", 400, "invalid"),
        ("/api/v1/rulings/?game=tower", 422, "unknown_game"),
        ("/api/v1/documents/?game=tower", 422, "unknown_game"),
        ("/api/v1/documents/castle/none/", 404, "not_found"),
        ("/api/v1/passages/?document=castle/none", 404, "not_found"),
        (f"{EXPORT}?game=tower", 422, "unknown_game"),
    ],
)
def test_lists_refuse_in_one_shape(client: Client, game: Game, address: str, status: int, code: str) -> None:
    response = client.get(address)

    assert (response.status_code, response.json()["code"]) == (status, code)
    assert set(response.json()) == {"code", "message", "detail"}


def test_documents_and_passages_are_read(client: Client, game: Game) -> None:
    documents = client.get("/api/v1/documents/", {"game": "castle"}).json()["results"]
    document = client.get("/api/v1/documents/castle/faq/").json()
    passages = client.get("/api/v1/passages/", {"document": "castle/faq"}).json()

    assert documents == [document]
    assert (document["code"], document["passages"], document["imported"]) == ("castle/faq", 2, 0)
    assert [one["code"] for one in passages["results"]] == [GUARD, SECOND]


def test_the_export_has_everything_public_and_its_own_digest(client: Client, game: Game) -> None:
    make_ruling("castle/faq/gardien/3", review="draft")
    make_ruling("castle/faq/gardien/4")
    withdraw_rulings(rulings=game.rulings.filter(code="castle/faq/gardien/4"))
    Passage.objects.get(code=GUARD).contradicts.add(Passage.objects.get(code=SECOND))
    Passage.objects.filter(code=GUARD).update(text="Jamais de lui-même.", language="fr")

    response = client.get(EXPORT, {"game": "castle"})
    content = json.loads(response.content)

    assert [one["code"] for one in content["rulings"]] == [GUARD, SECOND]
    assert content["rulings"][0]["texts"]["en"]["answer"] == "No, its player chooses."
    assert {one["code"] for one in content["terms"]} == {"guard", "double-blow"}
    assert content["passages"][0]["statement"] == "A guard may act."
    assert content["passages"][0]["contradicts"] == [SECOND]
    assert content["rulings"][0]["source_changed"] is None
    assert "Jamais" not in response.content.decode()  # the words of the source stay on the site
    digest = hashlib.sha256(response.content).hexdigest()
    assert response["X-Checksum-SHA256"] == digest
    assert response["ETag"] == f'"{digest}"'


def test_an_unchanged_export_is_not_sent_again(client: Client, game: Game) -> None:
    first = client.get(EXPORT, {"game": "castle"})

    again = client.get(EXPORT, {"game": "castle"}, headers={"If-None-Match": first["ETag"]})
    make_ruling("castle/faq/gardien/3")
    changed = client.get(EXPORT, {"game": "castle"}, headers={"If-None-Match": first["ETag"]})

    assert (again.status_code, again.content, again["ETag"]) == (304, b"", first["ETag"])
    assert changed.status_code == 200
    assert changed["ETag"] != first["ETag"]


def test_the_exports_are_listed_with_their_digests(client: Client, game: Game) -> None:
    (one,) = client.get(EXPORT).json()

    data = client.get(one["url"]).content
    assert (one["game"], one["rulings"], one["bytes"]) == ("castle", 2, len(data))
    assert one["sha256"] == hashlib.sha256(data).hexdigest()


def test_downloads_are_throttled(client: Client, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttles.ExportThrottle, "usual_rate", "2/hour")
    monkeypatch.setattr(throttles.ExportThrottle, "scope", "ruling-exports-here")

    codes = [client.get(EXPORT, {"game": "castle"}).status_code for _ in range(3)]

    assert codes == [200, 200, 429]


def test_queries_do_not_grow(client: Client, game: Game) -> None:
    def count(address: str) -> int:
        with CaptureQueriesContext(connection) as queries:
            client.get(address)
        return len(queries)

    addresses = (
        "/api/v1/rulings/",
        "/api/v1/documents/",
        "/api/v1/passages/?document=castle/faq",
        f"{EXPORT}?game=castle",
    )
    before = [count(address) for address in addresses]
    for number in range(3, 9):
        make_ruling(f"castle/faq/gardien/{number}")
        Passage.objects.get(code=GUARD).contradicts.add(
            Passage.objects.get(code=f"castle/faq/gardien/{number}")
        )

    assert [count(address) for address in addresses] == before
