"""The way in: what the page offers, and what it does with a scenario."""

from __future__ import annotations

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from pytest_django.fixtures import DjangoAssertNumQueries

from accounts.models import User
from judge import throttles
from judge.forms import MOST_BYTES
from judge.models import SavedReplay
from judge.services import demonstrations
from judge.views import overview
from judge.views.example import EXAMPLE
from judge.views.guards import MOST_BODY

pytestmark = pytest.mark.django_db

BROKEN = EXAMPLE.replace("power: 15000", "powr: 15000")


def test_it_lists_the_demonstrations_with_their_verdicts(client: Client) -> None:
    answer = client.get("/judge/")

    text = answer.content.decode()
    assert answer.status_code == 200
    assert "/judge/demonstrations/dbs-masters/faq.bloqueur.2/" in text
    assert "verdict--never" in text


def test_a_filter_keeps_what_fits(client: Client) -> None:
    text = client.get("/judge/", {"q": "barrier"}).content.decode()

    assert "/judge/demonstrations/dbs-masters/faq.barriere.3/" in text
    assert "/judge/demonstrations/dbs-masters/faq.bloqueur.2/" not in text


def test_a_filter_that_nothing_fits_says_how_to_go_on(client: Client) -> None:
    text = client.get("/judge/", {"q": "xyzzy"}).content.decode()

    assert "No demonstration fits" in text
    assert "Show all" in text


def test_htmx_gets_the_list_alone(htmx: Client) -> None:
    answer = htmx.get("/judge/", {"q": "blocker"})

    text = answer.content.decode()
    assert "<html" not in text
    assert 'id="gallery"' in text
    assert "HX-Request" in answer["Vary"]


def test_without_demonstrations_it_offers_the_example(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    none: list[demonstrations.Demonstration] = []
    monkeypatch.setattr(overview, "demonstrations_of", lambda: none)

    text = client.get("/judge/").content.decode()

    assert "No demonstrations here yet" in text
    assert "?example=1" in text


def test_the_example_can_be_put_into_the_box(client: Client) -> None:
    text = client.get("/judge/", {"example": "1"}).content.decode()

    assert "title: Draw first or block first?" in text


def test_the_example_is_replayed_by_one_tap(client: Client) -> None:
    answer = client.post("/judge/", {"example": "1", "text": ""}, follow=True)

    assert answer.status_code == 200
    assert "Draw first or block first?" in answer.content.decode()
    assert SavedReplay.objects.count() == 1


def test_a_pasted_scenario_is_kept_under_an_address_of_its_own(client: Client) -> None:
    answer = client.post("/judge/", {"text": EXAMPLE})

    saved = SavedReplay.objects.get()
    assert (answer.status_code, answer["Location"]) == (302, f"/judge/replays/{saved.digest}/")
    assert saved.owner is None


def test_a_pasted_scenario_belongs_to_whoever_is_signed_in(client: Client, alice: User) -> None:
    client.force_login(alice)

    client.post("/judge/", {"text": EXAMPLE})

    assert SavedReplay.objects.get().owner == alice


def test_line_ends_of_a_browser_make_no_other_scenario(client: Client) -> None:
    client.post("/judge/", {"text": EXAMPLE})
    client.post("/judge/", {"text": EXAMPLE.replace("\n", "\r\n")})

    assert SavedReplay.objects.count() == 1


def test_an_uploaded_file_is_replayed(client: Client) -> None:
    file = SimpleUploadedFile("board.yaml", EXAMPLE.encode(), content_type="application/yaml")

    answer = client.post("/judge/", {"text": "", "file": file})

    assert answer.status_code == 302
    assert SavedReplay.objects.count() == 1


def test_a_broken_scenario_comes_back_with_line_key_and_mend(client: Client) -> None:
    answer = client.post("/judge/", {"text": BROKEN})

    text = answer.content.decode()
    line = BROKEN[: BROKEN.index("powr")].count("\n") + 1
    assert answer.status_code == 422
    assert answer.context["error"].code == "unknown_key"
    assert answer.context["error"].line == line
    assert f'data-line="{line}"' in text
    assert "players.Ben.battle.0.powr" in text
    assert "Known: id, number, name" in text
    assert "autofocus" in text
    assert answer.context["form"].initial["text"] == BROKEN
    assert not SavedReplay.objects.exists()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("   \n", "empty"),
        ("just words", "not_a_mapping"),
        ("{", "bad_yaml"),
        ("a: &x 1\nb: *x\n", "anchor"),
        ("scenario: 2\ngame: dbs-masters\n", "unknown_version"),
        ("scenario: 1\ngame: chess\n", "unknown_word"),
    ],
)
def test_other_faults_are_answered_too(client: Client, text: str, code: str) -> None:
    answer = client.post("/judge/", {"text": text})

    assert answer.status_code == 422
    assert answer.context["error"].code
    if code not in ("bad_yaml", "anchor"):
        assert answer.context["error"].code == code
    assert not SavedReplay.objects.exists()


def test_a_file_that_is_no_text_is_refused(client: Client) -> None:
    answer = client.post("/judge/", {"file": SimpleUploadedFile("board.yaml", b"\xff\xfe\x00\x01")})

    assert answer.status_code == 422
    assert answer.context["error"].code == "not_text"


@pytest.mark.parametrize("where", ["text", "file"])
def test_a_scenario_over_the_limit_is_refused(client: Client, where: str) -> None:
    large = EXAMPLE + "#" * MOST_BYTES
    sent = large if where == "text" else SimpleUploadedFile("board.yaml", large.encode())

    answer = client.post("/judge/", {where: sent})

    assert answer.status_code == 422
    assert answer.context["error"].code == "too_large"


def test_a_huge_body_is_not_even_read(client: Client) -> None:
    answer = client.post("/judge/", {"text": "#" * (MOST_BODY + 1)})

    assert answer.status_code == 413
    assert not SavedReplay.objects.exists()


def test_a_form_of_another_site_is_refused() -> None:
    answer = Client(enforce_csrf_checks=True).post("/judge/", {"text": EXAMPLE})

    assert answer.status_code == 403
    assert not SavedReplay.objects.exists()


@pytest.mark.parametrize("method", ["put", "patch", "delete"])
def test_other_methods_are_refused(client: Client, method: str) -> None:
    assert getattr(client, method)("/judge/").status_code == 405


def test_the_page_needs_as_many_queries_with_a_filter_as_without(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/judge/")

    with django_assert_max_num_queries(8):
        client.get("/judge/")


def test_too_many_scenarios_in_a_minute_are_put_off(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttles, "PAGE_RATE", "2/minute")
    sent = [client.post("/judge/", {"text": "scenario: 2"}).status_code for _ in range(3)]

    assert sent == [422, 422, 429]
    assert client.get("/judge/").status_code == 200
