"""A browser, in a phone's and a desk's size, that complains about every error on a page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from pytest_django.live_server_helper import LiveServer

from tests.conftest import PASSWORD, service_missing
from tests.serving import ServedSite, serve

SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1280, "height": 800}}
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# htmx tells on the console that a newer question took the place of one under way; a real failure is told as well.
SUPERSEDED = ("htmx:sendAbort", "htmx:afterRequest", "htmx:abort")

# A busy machine may take its time; a page that never answers is found all the same.
expect.set_options(timeout=15_000)

# Playwright keeps an event loop in this thread; Django would take every query for one inside it.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"


class Visit:
    """A page somebody looks at, and the complaints of the browser about it."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.complaints: list[str] = []
        self.expected_status = ""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        is_expected = bool(self.expected_status) and f"status of {self.expected_status}" in message.text
        is_serious = message.type in ("error", "warning") and not message.text.startswith(SUPERSEDED)
        if is_serious and not is_expected:
            self.complaints.append(f"{self.page.url}: {message.text}")

    def go(self, address: str) -> None:
        """Open an address of the site and see that nothing is wider than the screen."""
        self.page.goto(self.base + address)
        self.assert_fits()

    def assert_fits(self) -> None:
        """See that the page does not scroll sideways."""
        self.page.wait_for_load_state()
        over = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert over <= 0, f"{self.page.url} is {over} pixels too wide"

    def sign_in(self, email: str, password: str = PASSWORD) -> None:
        """Sign in through the page."""
        self.go("/accounts/login/")
        self.page.get_by_label("Email").fill(email)
        self.page.get_by_label("Password").fill(password)
        self.page.locator("main").get_by_role("button", name="Sign In").click()
        self.page.wait_for_url(f"{self.base}/")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Debian's Chromium once."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if path is None:
        service_missing("Chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    """Return each size in turn."""
    return str(request.param)


@pytest.fixture
def context(browser: Browser, size: str) -> Iterator[BrowserContext]:
    """Return a fresh browser profile of one size."""
    width, height = SIZES[size]["width"], SIZES[size]["height"]
    fresh = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
    fresh.set_default_timeout(15_000)
    yield fresh
    fresh.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedSite]:
    """Serve the site once as make run does, with its games and demo people."""
    site = serve(tmp_path_factory.mktemp("site"))
    yield site
    site.stop()


@pytest.fixture
def tour(context: BrowserContext, served: ServedSite) -> Iterator[Visit]:
    """Return a page of the served site that fails its test when the browser complained."""
    one = Visit(context.new_page(), served.base)
    yield one
    assert one.complaints == []


@pytest.fixture
def visit(context: BrowserContext, live_server: LiveServer) -> Iterator[Visit]:
    """Return a page of the test's own site that fails its test when the browser complained."""
    one = Visit(context.new_page(), live_server.url)
    yield one
    assert one.complaints == []
