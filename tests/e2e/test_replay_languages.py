"""Replays in French and German on a phone: longer words, and nothing cut or wider than the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from pytest_django.live_server_helper import LiveServer

from tests.e2e.conftest import SIZES, Visit

pytestmark = [pytest.mark.e2e, pytest.mark.service, pytest.mark.django_db(transaction=True)]

PAGES = (
    "dbs-masters/faq.bloqueur.2/?step=12",
    "dbs-masters/faq.bloqueur.2/moves/",
    "dbs-masters/faq.bloqueur.1/",
    "dbs-masters/faq.immortalite.1/?step=6",
    "bakugan/both-open/",
    "bakugan/both-open/moves/",
)
OUTSIDE = """
() => [...document.querySelectorAll("main .tile *, main .zone, main .line *, main .claim *, main .versus *")]
  .filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)
"""


@pytest.fixture(params=["fr", "de"])
def abroad(request: pytest.FixtureRequest, browser: Browser, live_server: LiveServer) -> Iterator[Visit]:
    """Return a page on a phone that asks for French, then one for German."""
    size = SIZES["phone"]
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]}, locale=str(request.param)
    )
    one = Visit(context.new_page(), live_server.url)
    yield one
    context.close()
    assert one.complaints == []


@pytest.mark.parametrize("page", PAGES)
def test_no_word_stands_outside_its_box(abroad: Visit, page: str) -> None:
    abroad.go(f"/judge/demonstrations/{page}")

    assert abroad.page.evaluate(OUTSIDE) == []
