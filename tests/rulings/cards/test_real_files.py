"""The counts that the README of the real data states come out, and come out again."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rulings.cards.deckwords import deck_words_of, keywords_of
from rulings.cards.read import read_catalogue
from rulings.cards.types import Catalogue
from rulings.models import Card, Game, Printing
from rulings.services.card_import import import_cards
from tests.rulings.cards.real import real_files

KINDS = ("leader", "battle", "extra")
# README, cards/: printings, card numbers, kinds (counted by printings) of each file.
MASTERS = {
    "DBS-B01-Galactic-Battle.json": (154, 110, (13, 105, 36)),
    "DBS-B02-Union-Force.json": (146, 123, (12, 117, 17)),
    "DBS-B03-Cross-Worlds.json": (156, 123, (10, 126, 20)),
    "DBS-B04-Colossal-Warfare.json": (153, 124, (10, 127, 16)),
    "DBS-B05-Miraculous-Revival.json": (150, 120, (10, 115, 25)),
    "DBS-SD01-The-Awakening.json": (5, 5, (1, 4, 0)),
    "DBS-SD02-The-Extreme-Evolution.json": (6, 5, (1, 5, 0)),
    "DBS-TB01-The-Tournament-Of-Power.json": (117, 97, (8, 101, 8)),
}
APITCG = {
    "apitcg-fb01.json": (163, 140, (16, 125, 22)),
    "apitcg-fb02.json": (163, 144, (8, 134, 21)),
    "apitcg-fb03.json": (163, 143, (10, 133, 20)),
    "apitcg-fs01.json": (16, 16, (1, 13, 2)),
    "apitcg-fs02.json": (16, 16, (1, 13, 2)),
    "apitcg-fs03.json": (16, 16, (1, 13, 2)),
}


def kinds_of(catalogue: Catalogue) -> Counter[str]:
    """Count kinds as the README does: once for each printing."""
    counted: Counter[str] = Counter()
    for row in catalogue.cards:
        counted[row.card.kind] += max(1, len(row.card.printings))
    return counted


def counts(catalogue: Catalogue) -> tuple[int, int, tuple[int, ...]]:
    """Return printings, card numbers and kinds."""
    kinds = kinds_of(catalogue)
    return catalogue.printings, len(catalogue.cards), tuple(kinds[kind] for kind in KINDS)


@pytest.mark.parametrize(("name", "expected"), MASTERS.items())
def test_each_masters_file(name: str, expected: tuple[int, int, tuple[int, ...]]) -> None:
    assert counts(read_catalogue(real_files(f"dbs-masters/{name}"), game="dbs-masters")) == expected


@pytest.mark.parametrize(("name", "expected"), APITCG.items())
def test_each_apitcg_file(name: str, expected: tuple[int, int, tuple[int, ...]]) -> None:
    assert counts(read_catalogue(real_files(f"fusion-world/{name}"), game="fusion-world")) == expected


def test_all_masters_files() -> None:
    catalogue = read_catalogue(real_files("dbs-masters/*.json"), game="dbs-masters")

    assert counts(catalogue) == (887, 707, (65, 700, 122))
    # All 65 leaders have both sides; the names that were eaten as tags are back in the texts, written in full.
    assert not any(row.card.is_front_only for row in catalogue.cards)
    texts = {row.card.number: [face.text for face in row.card.faces] for row in catalogue.cards}
    assert "10 or more total <Son Goku> or <Vegeta> in your Drop Area" in texts["BT2-001"][1]
    assert "If <Prum> is in play" in texts["TB1-066"][0]
    assert "[Evolve] (blue)(blue)(blue)(3): <Son Goku>" in texts["BT1-031"][0]
    whole = "\n".join(text for parts in texts.values() for text in parts)
    assert "<img" not in whole
    assert "[]" not in whole
    assert "[?]" not in whole
    assert not re.search(r"[（）＜＞【】：，〈〉≪≫]", whole)
    # One parallel printing differs by a sign; nothing else of 180 parallels contradicts.
    assert [fault.message.split(":")[0] for fault in catalogue.faults] == ["BT5-110_SPR contradicts BT5-110"]


def test_masters_keywords_and_sentences_that_deck_rules_need() -> None:
    catalogue = read_catalogue(real_files("dbs-masters/*.json"), game="dbs-masters")
    keywords = {row.card.number: keywords_of(row.card.faces) for row in catalogue.cards}
    words = {row.card.number: deck_words_of(row.card.faces, kind=row.card.kind) for row in catalogue.cards}

    # A keyword is there when the printed reminder is; cards that only speak of Dragon Balls have none.
    assert [number for number, found in keywords.items() if "Dragon Ball" in found] == ["BT5-117"]
    assert sum("Super Combo" in found for found in keywords.values()) == 22
    assert sum("Ultimate" in found for found in keywords.values()) == 6
    assert [number for number, found in words.items() if found.copies] == ["BT2-107"]
    assert [(number, found.only_traits) for number, found in words.items() if found.only_traits] == [
        ("TB1-050", ("Universe 7",))
    ]
    assert not [number for number, found in words.items() if found.unread]


def test_all_apitcg_files() -> None:
    catalogue = read_catalogue(real_files("fusion-world/apitcg-*.json"), game="fusion-world")
    by_number = {row.card.number: row.card for row in catalogue.cards}

    assert catalogue.printings == 537
    assert len(by_number) == 470
    wrong = {fault.message.split(":")[0] for fault in catalogue.faults}
    assert wrong == {"FB01-066-p1 contradicts FB01-066", "FS01-15-p2 contradicts FS01-15"}
    assert (by_number["FB01-066"].front.name, by_number["FS01-15"].front.name) == (
        "Final Hope Slash",
        "Kamehameha",
    )
    # 122 printings of fb02 have no colour; those of other sets take it from the other files.
    assert by_number["FB02-001"].colors == ()
    assert by_number["FS01-15"].colors == ("red",)
    # The set of a printing is not the set of its number.
    sets = {printing.series for printing in by_number["FS01-15"].printings}
    assert sets == {"STARTER DECK -SON GOKU- [FS01]", "BOOSTER PACK -BLAZING AURA- [FB02]"}
    assert by_number["FS01-15"].values["set"] == "FS01"
    assert by_number["FB03-078"].front.traits == ("Evil Wizard",)
    assert sum(row.card.is_front_only for row in catalogue.cards) == 20
    assert sum(int(re.sub(r"\D", "", note.message)) for note in catalogue.notes) == 20


def test_all_numbers_of_apitcg_occur_in_djp952_and_texts_agree() -> None:
    apitcg = read_catalogue(real_files("fusion-world/apitcg-*.json"), game="fusion-world")
    both = read_catalogue(real_files("fusion-world/djp952-*.json"), game="fusion-world")
    known = {row.card.number: row.card.front for row in both.cards}

    assert counts(both) == (512, 512, (23, 418, 71))
    assert Counter(face.language for row in both.cards for face in row.card.faces) == {"en": 535, "ja": 535}
    assert {row.card.number for row in apitcg.cards} <= set(known)
    # README: front texts agree apart from white space and entities; here even their line breaks do.
    assert not [row.card.number for row in apitcg.cards if row.card.front.text != known[row.card.number].text]
    assert not re.search(r"&#?\w+;", "".join(face.name + face.text for face in known.values()))


def test_both_fusion_world_forms_make_one_catalogue() -> None:
    catalogue = read_catalogue(real_files("fusion-world/*.json"), game="fusion-world")
    by_number = {row.card.number: row.card for row in catalogue.cards}

    assert len(by_number) == 512
    # 468 of the 537 printings bear the plain number of the card; djp952 adds the plain numbers of the 44 others.
    assert catalogue.printings == 537 + 44
    assert all(card.colors for card in by_number.values())
    assert not catalogue.notes
    assert by_number["FB01-070"].front.name == "Android 17"
    assert by_number["FB03-078"].front.name == "Babidi"
    contradicted = {fault.message.split()[0].split("-p")[0] for fault in catalogue.faults}
    assert contradicted == {"FB01-066", "FS01-15", "FB01-070", "FB03-078"}


def test_vanguard_file() -> None:
    catalogue = read_catalogue(real_files("vanguard/*.json"), game="vanguard")
    cards = [row.card for row in catalogue.cards]

    assert (catalogue.printings, len(cards)) == (320, 320)
    assert len({card.colors for card in cards}) == 16
    assert not [card for card in cards if {"grade", "trigger", "power"} & set(card.values)]
    assert {card.kind for card in cards} == {""}
    sentinels = [card.number for card in cards if "Sentinel" in keywords_of(card.faces)]
    assert len(sentinels) == 24
    copies = {card.number: deck_words_of(card.faces, kind="").copies for card in cards}
    assert {number: count for number, count in copies.items() if count} == {"MassProductionSailor": 16}


def test_bakugan_file() -> None:
    catalogue = read_catalogue(real_files("bakugan/*.json"), game="bakugan")
    cards = {row.card.number: row.card for row in catalogue.cards}

    assert (catalogue.printings, len(cards)) == (374, 374)
    assert kinds_of(catalogue) == {"action": 137, "character": 93, "evo": 66, "flip": 49, "hero": 29}
    assert not catalogue.faults
    assert all(len(cores_of(card.values)) == 2 for card in cards.values() if card.kind == "character")
    characters = {card.values["display_name"] for card in cards.values() if card.kind == "character"}
    assert {card.values["evolves_from"] for card in cards.values() if card.kind == "evo"} <= characters
    assert cards["115"].values["cost"] == "X"
    assert sum(card.front.text == "" for card in cards.values()) == 76


def cores_of(values: dict[str, str | int | list[str]]) -> list[str]:
    """Return the cores of a Bakugan."""
    cores = values["cores"]
    assert isinstance(cores, list)
    return cores


GAMES = {
    "dbs-masters": ("dbs-masters/*.json", 707, 887),
    "fusion-world": ("fusion-world/*.json", 512, 581),
    "vanguard": ("vanguard/*.json", 320, 0),
    "bakugan": ("bakugan/*.json", 374, 374),
}


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "expected"), GAMES.items())
def test_a_folder_twice_changes_nothing_the_second_time(game: str, expected: tuple[str, int, int]) -> None:
    Game.objects.create(code=game, names={"en": game})
    pattern, numbers, printings = expected
    files = real_files(pattern)

    first = import_cards(game=game, files=files)
    before = list(Card.objects.order_by("pk").values())
    second = import_cards(game=game, files=files)

    assert (first.created, first.updated, first.unchanged) == (numbers, 0, 0)
    assert (second.created, second.updated, second.unchanged) == (0, 0, numbers)
    assert list(Card.objects.order_by("pk").values()) == before
    assert (Card.objects.count(), Printing.objects.count()) == (numbers, printings)


@pytest.mark.django_db
@pytest.mark.parametrize(
    "order",
    [("apitcg-fb02", "apitcg-fb01", "djp952", "apitcg-f"), ("djp952", "apitcg-f", "apitcg-fb01")],
    ids=["fronts first", "both sides first"],
)
def test_files_one_after_the_other_make_the_same_cards(order: tuple[str, ...]) -> None:
    Game.objects.create(code="fusion-world", names={"en": "Fusion World"})
    for part in order:
        import_cards(game="fusion-world", files=real_files(f"fusion-world/{part}*.json"))

    assert Card.objects.count() == 512
    named = dict(Card.objects.values_list("number", "name"))
    assert (named["FB01-066"], named["FB01-070"], named["FB03-078"]) == (
        "Final Hope Slash",
        "Android 17",
        "Babidi",
    )
    assert not Card.objects.filter(colors=[]).exists()
    again = import_cards(game="fusion-world", files=real_files("fusion-world/apitcg-fb0*.json"))
    assert (again.created, again.updated) == (0, 0)
