"""Importing into a site: new, changed, unchanged; what is known stays known; all or nothing."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoCaptureOnCommitCallbacks

from rulings.cards.deckwords import TEXT_UNKNOWN
from rulings.construction.types import ANY_NUMBER
from rulings.models import Card, CardFace, CardOrigin, Game, Printing
from rulings.selectors import printed_cards
from rulings.services.card_import import CardImport, import_cards
from tests.rulings.cards.samples import ANY, as_file, both, detail, front, masters, vanguard

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def game(db: None) -> Game:
    """Return the game of most tests."""
    for code in ("fusion-world", "vanguard"):
        Game.objects.create(code=code, names={"en": code})
    return Game.objects.create(code="dbs-masters", names={"en": "Masters"})


def counts(report: CardImport) -> tuple[int, int, int]:
    """Return what an import did."""
    return report.created, report.updated, report.unchanged


def put(*cards: object, game: str = "dbs-masters", **options: bool) -> CardImport:
    """Import some cards."""
    return import_cards(game=game, files=as_file(*cards), **options)  # type: ignore[arg-type]  # dry_run alone


def test_new_changed_and_unchanged_cards_are_counted_by_number() -> None:
    first = put(masters(), masters("ZZ1-001_PR"), masters("ZZ1-002"))
    second = put(masters(power="12000"), masters("ZZ1-002"), masters("ZZ1-003"))

    assert (counts(first), first.printings) == ((2, 0, 0), 3)
    assert (counts(second), second.printings) == ((1, 1, 1), 3)
    assert [(card.number, card.change) for card in second.first] == [
        ("ZZ1-001", "updated"),
        ("ZZ1-003", "created"),
        ("ZZ1-002", "unchanged"),
    ]
    assert Card.objects.get(number="ZZ1-001").values["power"] == 12000


def test_only_what_changes_is_touched() -> None:
    put(masters(), masters("ZZ1-002"))
    before = dict(Card.objects.values_list("number", "changed_at"))

    put(masters(skills_text="Rest."), masters("ZZ1-002"))

    after = dict(Card.objects.values_list("number", "changed_at"))
    assert after["ZZ1-001"] > before["ZZ1-001"]
    assert after["ZZ1-002"] == before["ZZ1-002"]
    assert CardFace.objects.get(card__number="ZZ1-001").text == "Rest."


def test_what_is_unknown_never_replaces_what_is_known() -> None:
    put(front(), game="fusion-world")

    report = put(
        front(color="-", cost="-", effect="-", features="-", rarity="-", getIt="-", set={}),
        game="fusion-world",
    )

    card = Card.objects.get()
    assert counts(report) == (0, 0, 1)
    assert (card.colors, card.values["cost"], card.traits) == (["blue"], 2, ["Pilot", "River"])
    assert card.faces.get().text == "[On Play] Draw 1 card."


def test_what_is_unknown_is_completed_later() -> None:
    put(front(color="-", cost="-"), game="fusion-world")
    report = put(both(), game="fusion-world")

    card = Card.objects.get()
    assert counts(report) == (0, 1, 0)
    assert (card.colors, card.values["cost"], card.values["specified_cost"]) == (["blue"], 2, "U")
    assert {face.language for face in card.faces.all()} == {"en", "ja"}
    printing = card.printings.get()
    assert (printing.number, printing.series) == ("ZF01-001", "INVENTED PACK [ZF01]")


def test_a_printing_whose_set_becomes_known_stays_one_printing() -> None:
    put(both(), game="fusion-world")
    put(front(), game="fusion-world")

    assert [one.series for one in Printing.objects.all()] == ["INVENTED PACK [ZF01]"]


def test_a_parallel_that_contradicts_the_site_is_told_and_changes_nothing() -> None:
    put(front(), game="fusion-world")
    report = put(front("ZF01-001-p1", name="Bridge Keeper", effect="Rest."), game="fusion-world")

    assert Card.objects.get().name == "Ferry Pilot"
    assert [fault.message for fault in report.faults] == [
        "ZF01-001 contradicts the site: name “Bridge Keeper”, kept “Ferry Pilot”.",
        "ZF01-001 contradicts the site: text “Rest.”, kept “[On Play] Draw 1 card.”.",
    ]
    assert Printing.objects.count() == 2


def test_the_plain_number_corrects_what_only_a_parallel_said() -> None:
    put(front("ZF01-001-p1", name="Bridge Keeper"), game="fusion-world")
    put(front(), game="fusion-world")

    assert Card.objects.get().name == "Ferry Pilot"


def test_both_sides_correct_what_a_front_alone_said_and_not_the_other_way() -> None:
    sides = [detail(side="FRONT"), detail(side="BACK", name="Ferry Captain")]
    whole = both(type="LEADER", detail=sides)
    joined = front(cardType="LEADER", name="Ferry Captain")
    put(joined, game="fusion-world")

    assert counts(put(whole, game="fusion-world")) == (0, 1, 0)
    assert counts(put(joined, game="fusion-world")) == (0, 0, 1)
    assert Card.objects.get().name == "Ferry Pilot"


def test_a_stored_number_keeps_its_writing() -> None:
    put(masters("SD1-001"))
    report = put(masters("SD1-01"))

    assert Card.objects.get().number == "SD1-001"
    assert report.updated == 1  # the other writing is a printing
    assert counts(put(masters("SD1-01"))) == (0, 0, 1)


def test_a_card_of_a_pack_with_this_number_becomes_an_imported_one(game: Game) -> None:
    card = Card.objects.create(
        game=game,
        number="ZZ1-001",
        key="ZZ1-1",
        name="Invented",
        origin=CardOrigin.PACK,
        values={"text": "Old."},
    )
    CardFace.objects.create(card=card, side="back", language="fr", name="Inventée")
    Printing.objects.create(card=card, number="ZZ1-001", series="Pack")

    report = put(masters())

    card.refresh_from_db()
    assert counts(report) == (0, 1, 0)
    assert (card.origin, card.name) == (CardOrigin.IMPORT, "Harbour Guard")
    assert "text" not in card.values
    assert [face.language for face in card.faces.all()] == ["en"]
    assert [one.series for one in card.printings.all()] == ["Invented Series"]


def test_sentences_about_decks_become_data_or_stay_unread(game: Game) -> None:
    put(
        masters(skills_text=ANY),
        masters("ZZ1-002", skills_text="You may only include red cards in your deck."),
        masters(
            "ZZ1-003",
            type="LEADER",
            title_back="Marla",
            skills_back_text="You cannot include non-《Guard》 cards in your deck.",
        ),
        masters("ZZ1-004", skills_text='<img src="/i/u.png" alt="Ultimate">'),
    )

    cards = {
        card.number: card for card in printed_cards(game=game, numbers=[f"ZZ1-00{n}" for n in range(1, 5)])
    }
    assert cards["ZZ1-001"].copies == ANY_NUMBER
    assert cards["ZZ1-002"].unread == ("You may only include red cards in your deck.",)
    assert cards["ZZ1-003"].values["deck_only_traits"] == ["Guard"]
    assert cards["ZZ1-004"].keywords == ("Ultimate",)


def test_a_sentence_that_an_erratum_takes_away_goes() -> None:
    put(masters(skills_text="You may only include red cards in your deck."))
    put(masters(skills_text="Draw 1 card."))

    assert "unread" not in Card.objects.get().values


def test_a_vanguard_card_gets_its_number_later_and_keeps_its_row() -> None:
    put(vanguard(), game="vanguard")
    row = Card.objects.get()
    number = vanguard(name="Tide Squire, Liv", number="ZV01/001EN", grade=1, trigger="none")

    report = put(number, game="vanguard")

    card = Card.objects.get()
    assert counts(report) == (0, 1, 0)
    assert (card.pk, card.number, card.name) == (row.pk, "ZV01/001EN", "Tide Squire, Liv")
    assert (card.values["grade"], card.values["trigger"]) == (1, "none")
    assert counts(put(vanguard(), game="vanguard")) == (0, 0, 1)


def test_a_vanguard_number_of_another_card_is_told() -> None:
    put(vanguard(number="ZV01/001EN"), game="vanguard")
    report = put(vanguard("RiverScribe", name_from_key="River Scribe", number="ZV01/001EN"), game="vanguard")

    assert Card.objects.get().name == "Tide Squire Liv"
    assert "another card under this number" in report.faults[0].message


def test_a_vanguard_text_that_is_not_known_says_so_until_it_is() -> None:
    put({"name": "Tide Squire Liv", "clan": "River Guild", "grade": 1}, game="vanguard")
    assert Card.objects.get().values["unread"] == [TEXT_UNKNOWN]

    put(vanguard(), game="vanguard")
    assert "unread" not in Card.objects.get().values

    put({"name": "Tide Squire Liv", "clan": "River Guild", "grade": 1}, game="vanguard")
    assert "unread" not in Card.objects.get().values


def test_a_sentinel_may_be_named_in_a_column() -> None:
    put(vanguard(sentinel="yes"), vanguard("RiverScribe", name_from_key="River Scribe"), game="vanguard")

    assert {card.name: card.keywords for card in Card.objects.all()} == {
        "Tide Squire Liv": ["Sentinel"],
        "River Scribe": [],
    }


def test_trying_stores_nothing_and_says_the_same(heard: list[str]) -> None:
    put(masters())
    heard.clear()
    tried = put(masters(power="1"), masters("ZZ1-002"), dry_run=True)

    assert counts(tried) == (1, 1, 0)
    assert (Card.objects.count(), Card.objects.get().values["power"], heard) == (1, 10000, [])
    assert counts(put(masters(power="1"), masters("ZZ1-002"))) == counts(tried)


def test_a_changed_catalogue_is_told_once_it_is_stored(
    heard: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        put(masters(), masters("ZZ1-002"))
    assert heard == ["dbs-masters"]

    with django_capture_on_commit_callbacks(execute=True):
        put(masters(), masters("ZZ1-002"))
    assert heard == ["dbs-masters"]


def test_many_cards_need_as_many_queries_as_few() -> None:
    def queries(first: int, count: int) -> int:
        cards = [masters(f"ZZ{first}-{number:03d}", type="LEADER", title_back="B") for number in range(count)]
        with CaptureQueriesContext(
            connection,
        ) as captured:
            put(*cards)
        return len([query for query in captured.captured_queries if "SAVEPOINT" not in query["sql"]])

    few, many = queries(1, 5), queries(2, 40)

    assert many == few


def test_progress_is_told_before_anything_is_stored() -> None:
    told: list[tuple[int, int, str]] = []
    cards = [masters(f"ZZ1-{number:03d}") for number in range(250)]

    import_cards(
        game="dbs-masters",
        files=as_file(*cards),
        progress=lambda done, total, note: told.append((done, total, note)),
    )

    assert [(done, total) for done, total, _ in told] == [(200, 250), (250, 250)]
