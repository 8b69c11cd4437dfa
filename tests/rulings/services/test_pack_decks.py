"""Deck rules and cards of a pack: checked without a database, loaded so that twice changes nothing."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from rulings.construction.types import ANY_NUMBER
from rulings.errors import RulingsError
from rulings.models import Card, CardOrigin, Game
from rulings.selectors import deck_rules_of, printed_cards
from rulings.services.pack_check import check_packs
from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from tests.rulings.factories import GAME, write_pack

DECKS = """
decks:
  - profile: first
    from: "2019-01-01"
    citations: [castle/faq/gardien/1]
    sections:
      - {code: leader, min: 1, max: 1, kinds: [lord], citations: [castle/faq/gardien/1]}
      - {code: main, min: 2, max: 3, kinds: [knight], citations: [castle/faq/gardien/1]}
    copies: {max: 2, citations: [castle/faq/gardien/1]}
    limits: [{keyword: Guard, max: 1, citations: [castle/faq/gardien/2]}]
  - profile: first
    from: "2020-01-01"
    citations: [castle/faq/gardien/1]
    sections: [{code: main, min: 4, max: 4, kinds: [knight, lord], citations: [castle/faq/gardien/1]}]
    copies: {max: 2, citations: [castle/faq/gardien/1]}
"""
CARDS = """
- {number: C1-001, name: Sir Ivo, kind: knight, keywords: [Guard], values: {power: 5}}
- {number: C1-002, name: Crowd, kind: knight, copies: any}
- {number: C1-003, name: Lady Ann, kind: lord}
"""


def pack(root: Path, *, decks: str = DECKS, cards: str = CARDS) -> Path:
    """Write a pack with deck rules and cards."""
    return write_pack(root, game=GAME + decks, cards=cards)


def faults_of(root: Path) -> list[str]:
    """Return the faults of the packs below a folder."""
    return [str(fault) for fault in check_packs(read_packs(root))]


def test_good_deck_rules_and_cards_have_no_faults(tmp_path: Path) -> None:
    assert faults_of(pack(tmp_path)) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("profile: first", "profile: second", "not among the profiles"),
        ("keyword: Guard", "keyword: Gard", "'Gard' is not in terms.yaml"),
        ("[castle/faq/gardien/2]", "[castle/faq/gardien/9]", "gardien/9"),
        ("copies: {max: 2, citations: [castle/faq/gardien/1]}", "copies: {max: 2}", "cites no passage"),
        ("copies: {max: 2,", "copies: {max: two,", "must be a number"),
        ("min: 2, max: 3", "min: 4, max: 3", "more than 'max'"),
        ("code: main", "code: middle", "must be one of"),
        ("code: leader", "code: main", "stands twice"),
        ('from: "2020-01-01"', 'from: "2019-01-01"', "stand already"),
        ('from: "2019-01-01"\n    citations', 'since: "2019-01-01"\n    citations', "Unknown key 'since'"),
    ],
)
def test_a_fault_in_the_deck_rules_is_named(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert old in DECKS

    found = faults_of(pack(tmp_path, decks=DECKS.replace(old, new, 1)))

    assert any(words in fault and fault.startswith("castle/game.yaml:") for fault in found), found


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("number: C1-002", "number: C1-01", 3, "stands already"),
        ("kind: lord", "kind: lady", 4, "belongs to no section"),
        ("keywords: [Guard]", "keywords: [Gard]", 2, "'Gard' is not in terms.yaml"),
        ("copies: any", "copies: -1", 3, "must be a number"),
        ("values: {power: 5}", "values: 5", 2, "Expected a mapping"),
        ("name: Crowd", "title: Crowd", 3, "Unknown key 'title'"),
    ],
)
def test_a_fault_in_the_cards_is_named_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, words: str
) -> None:
    found = faults_of(pack(tmp_path, cards=CARDS.replace(old, new, 1).replace("C1-01,", "C1-0001,")))

    assert any(words in fault and fault.startswith(f"castle/cards.yaml:{line}") for fault in found), found


@pytest.mark.django_db
def test_loading_twice_changes_nothing_and_a_card_that_leaves_is_taken_back(tmp_path: Path) -> None:
    packs = read_packs(pack(tmp_path))
    first = load_packs(packs)
    second = load_packs(packs)
    shorter = load_packs(read_packs(pack(tmp_path, cards=CARDS.split("- {number: C1-003", maxsplit=1)[0])))

    assert first.counts["cards"] == {"created": 3}
    assert second.changed == 0
    assert shorter.counts["cards"] == {"unchanged": 2, "removed": 1}


@pytest.mark.django_db
def test_an_imported_card_is_left_alone(tmp_path: Path) -> None:
    load_packs(read_packs(pack(tmp_path)))
    game = Game.objects.get(code="castle")
    Card.objects.create(game=game, number="C9-001", key="C9-1", name="Guest", name_key="guest", kind="knight")
    Card.objects.filter(key="C1-1").update(origin=CardOrigin.IMPORT, name="Sir Ivo the Real")

    load_packs(read_packs(pack(tmp_path)))

    assert set(Card.objects.values_list("name", flat=True)) == {
        "Guest",
        "Sir Ivo the Real",
        "Crowd",
        "Lady Ann",
    }


@pytest.mark.django_db
def test_cards_are_found_by_any_writing_of_number_or_name(tmp_path: Path) -> None:
    load_packs(read_packs(pack(tmp_path)))
    game = Game.objects.get(code="castle")

    found = printed_cards(game=game, numbers=["c1-01_PR"], names=["crowd"])

    assert [(card.number, card.copies, card.keywords) for card in found] == [
        ("C1-001", None, ("Guard",)),
        ("C1-002", ANY_NUMBER, ()),
    ]


@pytest.mark.django_db
def test_deck_rules_are_those_of_the_day(tmp_path: Path) -> None:
    load_packs(read_packs(pack(tmp_path)))
    game = Game.objects.get(code="castle")

    assert deck_rules_of(game=game).since == "2020-01-01"
    assert deck_rules_of(game=game, on=datetime.date(2019, 5, 1)).since == "2019-01-01"
    assert deck_rules_of(game=game, profile="first", on=datetime.date(2020, 1, 1)).since == "2020-01-01"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("profile", "on", "code"),
    [
        ("second", None, "unknown_profile"),
        ("first", datetime.date(2018, 12, 31), "no_deck_rules_yet"),
        ("", datetime.date(2018, 12, 31), "no_deck_rules_yet"),
    ],
)
def test_deck_rules_that_are_not_there_are_refused(
    tmp_path: Path, profile: str, on: datetime.date | None, code: str
) -> None:
    load_packs(read_packs(pack(tmp_path)))

    with pytest.raises(RulingsError) as caught:
        deck_rules_of(game=Game.objects.get(code="castle"), profile=profile, on=on)

    assert caught.value.code == code


@pytest.mark.django_db
def test_a_game_without_deck_rules_says_so(tmp_path: Path) -> None:
    load_packs(read_packs(write_pack(tmp_path)))

    with pytest.raises(RulingsError) as caught:
        deck_rules_of(game=Game.objects.get(code="castle"))

    assert caught.value.code == "no_deck_rules"
