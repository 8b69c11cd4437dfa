"""The home page, health, and what is shown when something went wrong."""

from __future__ import annotations

import pytest
from django.http import Http404, HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.urls import path
from pytest_django import Settings

from config import urls

pytestmark = pytest.mark.django_db


def broken(request: HttpRequest) -> HttpResponse:
    raise RuntimeError("a fault of the program")


def missing(request: HttpRequest) -> HttpResponse:
    raise Http404


class BrokenSite:
    """The site's addresses and two more that go wrong."""

    urlpatterns = [path("broken/", broken), path("api/v1/broken/", broken), *urls.urlpatterns]
    handler400, handler403, handler404, handler500 = (
        urls.handler400,
        urls.handler403,
        urls.handler404,
        urls.handler500,
    )


def test_home_leads_to_both_paths(client: Client) -> None:
    page = client.get("/").content.decode()

    assert 'href="/rulings/"' in page
    assert 'href="/judge/"' in page


def test_home_is_for_reading(client: Client) -> None:
    assert client.post("/").status_code == 405


def test_health_names_each_part(client: Client) -> None:
    answer = client.get("/health/")

    assert answer.status_code == 200
    assert answer.json() == {"ok": True, "parts": {"database": True, "cache": True, "broker": True}}


def test_health_is_503_when_the_broker_is_gone(client: Client, settings: Settings) -> None:
    settings.BROKER_FOLDER = "/nowhere/at/all"

    answer = client.get("/health/")

    assert answer.status_code == 503
    assert answer.json()["parts"] == {"database": True, "cache": True, "broker": False}


def test_an_unknown_address_gets_a_page_with_a_way_on(client: Client) -> None:
    answer = client.get("/nothing-here/")

    assert answer.status_code == 404
    assert "errors/404.html" in [template.name for template in answer.templates]


def test_a_fault_gets_a_page_without_its_words() -> None:
    with override_settings(ROOT_URLCONF=BrokenSite):
        answer = Client(raise_request_exception=False).get("/broken/")

    assert answer.status_code == 500
    assert b"a fault of the program" not in answer.content
    assert b"/rulings/" in answer.content


@pytest.mark.parametrize(
    ("address", "status", "code"), [("nothing", 404, "not_found"), ("broken", 500, "error")]
)
def test_the_api_answers_in_its_own_shape_outside_its_views_too(address: str, status: int, code: str) -> None:
    with override_settings(ROOT_URLCONF=BrokenSite):
        answer = Client(raise_request_exception=False).get(f"/api/v1/{address}/")

    assert answer.status_code == status
    assert set(answer.json()) == {"code", "message", "detail"}
    assert answer.json()["code"] == code


def test_a_form_without_its_token_gets_a_page_that_says_what_to_do() -> None:
    answer = Client(enforce_csrf_checks=True).post("/accounts/login/", {"login": "a@example.org"})

    assert answer.status_code == 403
    assert b"reload the page" in answer.content
