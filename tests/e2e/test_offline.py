"""Rulings on a phone whose network is cut: the same first answer as from the site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Ruling
from rulings.search.index import rebuild_index
from rulings.selectors import search_rulings
from rulings.services.exhibits import ExhibitDraft, replace_exhibits
from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from rulings.services.rulings import write_ruling
from tests.e2e.conftest import SIZES
from tests.rulings.factories import make_draft, make_game, make_passage, make_ruling
from tests.rulings.search.relevance import known_questions, questions
from tests.serving import ServedSite

pytestmark = [pytest.mark.e2e, pytest.mark.service]

# Ten questions in each language, over the four games, as somebody types them at a table.
QUESTIONS = (
    "can i block after combo",
    "double strike with one life left",
    "does revenge work if I block",
    "swap the awakened leader",
    "who checks the drive trigger first",
    "soul blast cost not enough cards",
    "damage zone six cards lose",
    "evolve card mode rested or active",
    "guardian from the field",
    "BT1-057",
    "bloquer après un combo",
    "deux dégats vies une par une",
    "quelle vie je prends",
    "je peux contrer ma propre attaque",
    "égalité de puissance qui gagne",
    "combien de cartes dans le deck",
    "carte en mode repos peut attaquer",
    "l'évolution garde les cartes dessous",
    "qui commence la partie",
    "pioche au premier tour",
    "blocken nach combo noch erlaubt",
    "gleichstand wer gewinnt",
    "lebenskarte aussuchen",
    "muss man combo machen",
    "karte im ruhemodus angreifen",
    "wie viele karten auf der hand",
    "darf ich den mulligan zweimal machen",
    "wächter aus der hand rufen",
    "energie bezahlen mit falscher farbe",
    "wann werden auto fähigkeiten abgehandelt",
)


CONTROLLED = """
new Promise((resolve) => navigator.serviceWorker.controller
  ? resolve(true)
  : navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true)))
"""


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """Return a fresh profile of a phone."""
    context = browser.new_context(viewport=SIZES["phone"], has_touch=True)  # type: ignore[arg-type]  # a size
    context.set_default_timeout(20_000)
    yield context
    context.close()


def keep(page: Page, base: str) -> None:
    """Keep all rulings on this phone and wait until the service worker answers for the page."""
    page.goto(f"{base}/rulings/")
    page.get_by_role("button", name="Keep on this phone").click()
    expect(page.locator("#offline [data-state]")).to_contain_text("Kept on", timeout=30_000)
    page.evaluate(CONTROLLED)


def first_answer(page: Page, base: str, question: str) -> str:
    """Return the address of the first answer to a question, or nothing."""
    page.goto(f"{base}/rulings/?{_query(question)}")
    page.locator("#results .results, #results .empty").first.wait_for()
    links = page.locator("#results article .ruling__title a")
    return str(links.first.get_attribute("href")) if links.count() else ""


def _query(question: str) -> str:
    return urlencode({"q": question})


def test_the_network_is_cut_and_the_first_answers_stay(phone: BrowserContext, served: ServedSite) -> None:
    page = phone.new_page()
    keep(page, served.base)
    there = {question: first_answer(page, served.base, question) for question in QUESTIONS}
    assert page.locator(".offline__source").count() == 0

    phone.set_offline(True)
    here = {question: first_answer(page, served.base, question) for question in QUESTIONS}

    expect(page.locator(".offline__source")).to_contain_text("Offline, as of")
    assert here == there
    assert sum(1 for address in there.values() if address) >= 28


def test_without_a_network_pages_of_rulings_and_typing_answer(
    phone: BrowserContext, served: ServedSite
) -> None:
    page = phone.new_page()
    keep(page, served.base)
    address = first_answer(page, served.base, "block after combo")
    phone.set_offline(True)

    page.goto(served.base + address)
    expect(page.locator("#results .ruling__title a")).to_have_attribute("href", address)
    box = page.get_by_role("searchbox")
    box.fill("gleichstand wer gewinnt")
    expect(page.locator("#results .results > li").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"/rulings/\?q=gleichstand"))
    page.get_by_role("navigation", name="Game", exact=True).get_by_role("link", name="Bakugan").click()
    expect(page.locator("#results .chip--game").first).to_have_text("Bakugan Battle Brawlers")
    over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert over <= 0


def test_a_page_that_is_open_when_the_network_goes_answers_too(
    phone: BrowserContext, served: ServedSite
) -> None:
    page = phone.new_page()
    keep(page, served.base)
    page.goto(f"{served.base}/rulings/")
    phone.set_offline(True)

    page.get_by_role("searchbox").fill("lebenskarte aussuchen")

    expect(page.locator(".offline__source")).to_contain_text("Offline, as of")
    expect(page.locator("#results article").first).to_be_visible()


@pytest.mark.django_db(transaction=True)
def test_a_changed_ruling_is_fetched_in_the_background(
    phone: BrowserContext, live_server: LiveServer
) -> None:
    game = make_game()
    make_ruling("castle/faq/gardien/1", title="A guard acts alone")
    page = phone.new_page()
    keep(page, live_server.url)
    write_ruling(game=game, draft=make_draft("castle/faq/gardien/1", title="A guard waits to be chosen"))

    page.goto(f"{live_server.url}/rulings/")
    expect(page.locator("#offline [data-state]")).to_contain_text(
        "Newer rulings are kept now", timeout=30_000
    )
    phone.set_offline(True)
    page.goto(f"{live_server.url}/rulings/?q=guard")

    expect(page.locator("#results .ruling__title").first).to_have_text("A guard waits to be chosen")


@pytest.mark.django_db(transaction=True)
def test_a_disputed_ruling_shows_every_voice_and_its_citations(
    phone: BrowserContext, live_server: LiveServer
) -> None:
    """A judge may not take one voice for the rule because the network is away."""
    make_game()
    make_passage("castle/faq/gardien/2", statement="Its player chooses.")
    voices = [
        {"code": "castle/faq/gardien/1", "says": "The FAQ: it waits.", "date": "2019-02-08"},
        {"code": "castle/faq/gardien/2", "says": "The manual: it acts alone.", "date": None},
    ]
    citations = ["castle/faq/gardien/1", "castle/faq/gardien/2"]
    make_ruling("castle/faq/gardien/1", status="disputed", disputed=voices, citations=citations)
    rebuild_index()
    page = phone.new_page()
    keep(page, live_server.url)
    phone.set_offline(True)

    for address in ("/rulings/?q=guard", "/rulings/castle/faq/gardien/1/"):
        page.goto(f"{live_server.url}{address}")
        card = page.locator("#results article").first
        expect(card.locator(".notice__title")).to_have_text("Sources disagree")
        expect(card.locator(".voices > li")).to_have_text(
            [
                re.compile("castle/faq/gardien/1 · 2019-02-08The FAQ: it waits."),
                re.compile("castle/faq/gardien/2 · no dateThe manual: it acts alone."),
            ]
        )
        expect(card.locator(".citation__code")).to_have_text(citations)
        expect(card.locator(".citation__strength").first).to_have_text("Official")
    card.locator(".citation summary").last.click()
    expect(card.locator(".citation__text").last).to_contain_text("Its player chooses.")
    card.locator(".citation__text a").last.click()
    expect(page.locator("#results .ruling__answer")).to_have_text("Its player chooses.")


@pytest.mark.django_db(transaction=True)
def test_a_demonstration_loaded_later_is_fetched_and_filtered_by(
    phone: BrowserContext, live_server: LiveServer
) -> None:
    game = make_game()
    make_ruling("castle/faq/gardien/1")
    page = phone.new_page()
    keep(page, live_server.url)
    shown = ExhibitDraft(
        ruling="castle/faq/gardien/1", kind="demonstration", title="Guard", address="/judge/castle/guard/"
    )
    replace_exhibits(game=game, exhibits=[shown])

    page.goto(f"{live_server.url}/rulings/")
    expect(page.locator("#offline [data-state]")).to_contain_text("Newer rulings", timeout=30_000)
    expect(page.locator("#offline")).to_have_attribute("data-kept", re.compile("."), timeout=30_000)
    phone.set_offline(True)
    page.goto(f"{live_server.url}/rulings/?q=guard+has:demonstration")

    expect(page.locator("#results .ruling__title")).to_have_text(["A guard acts only when chosen"])


def test_the_first_answer_is_light(phone: BrowserContext, served: ServedSite) -> None:
    """A page that somebody opens in a hall for the first time sends less than 100 kB."""
    page = phone.new_page()
    sizes: list[float] = []
    session = phone.new_cdp_session(page)
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    session.send("Network.enable")

    page.goto(f"{served.base}/rulings/?q=block+after+combo", wait_until="networkidle")

    expect(page.locator("#results article").first).to_be_visible()
    assert len(sizes) > 5
    assert sum(sizes) < 100_000


@pytest.mark.django_db(transaction=True)
def test_what_is_kept_can_be_removed(phone: BrowserContext, live_server: LiveServer) -> None:
    make_game()
    make_ruling("castle/faq/gardien/1")
    page = phone.new_page()
    keep(page, live_server.url)

    page.get_by_role("button", name="Remove from this phone").click()

    expect(page.get_by_role("button", name="Keep on this phone")).to_be_visible()
    assert page.evaluate("caches.keys().then((names) => names.length)") == 0
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("missing", ["window.caches", "Navigator.prototype.serviceWorker"])
def test_a_browser_that_keeps_nothing_says_so_and_works(
    phone: BrowserContext, live_server: LiveServer, missing: str
) -> None:
    """A private window or an address without https has no service worker or no storage."""
    make_game()
    make_ruling("castle/faq/gardien/1")
    owner, _, name = missing.rpartition(".")
    phone.add_init_script(f"delete {owner}.{name}; delete Window.prototype.{name};")
    page = phone.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    page.goto(f"{live_server.url}/rulings/?q=guard")

    expect(page.locator("#offline [data-state]")).to_contain_text("keeps nothing here")
    expect(page.get_by_role("button", name="Keep on this phone")).to_have_count(0)
    expect(page.locator("#results article").first).to_be_visible()
    assert wrong == []


RUN = """
async (asked) => {
  const read = async (address) => (await fetch(address)).json();
  const { Engine } = await import("/static/js/offline/engine.js");
  const listing = await read("/rulings/offline/index.json");
  const games = await Promise.all(listing.games.map((game) => read(game.url)));
  const engine = new Engine(await read(listing.words), games);
  return asked.map((question) => engine.search(question, { limit: 1 }).hits.map((hit) => [hit.code, hit.score]));
}
"""


@pytest.mark.django_db(transaction=True)
def test_the_engine_in_the_browser_agrees_with_the_one_of_the_site(
    phone: BrowserContext, live_server: LiveServer
) -> None:
    """Words the site has never seen may get another stem here: one question in fifty may differ."""
    load_packs(read_packs())
    asked = Ruling.objects.order_by("code").values_list("asked", flat=True)
    texts = [one.text for one in (*questions(), *known_questions())]
    texts += [forms[-1] for one in list(asked)[::9] for forms in one.values() if forms]
    page = phone.new_page()
    page.goto(f"{live_server.url}/rulings/")

    here = page.evaluate(RUN, texts)

    differing = []
    for question, found in zip(texts, here, strict=True):
        results = search_rulings(text=question, limit=1).results
        if [one[0] for one in found] != [one.code for one in results]:
            differing.append(question)
    assert len(texts) > 300
    assert len(differing) <= len(texts) / 50, differing
