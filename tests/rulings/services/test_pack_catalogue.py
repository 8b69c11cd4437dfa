"""Cards and lists of restricted cards of a pack: sides, colors, lists, and whoever is told that they changed."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings.models import Card, CardOrigin, Game, RestrictionList
from rulings.selectors import printed_cards, restrictions_of
from rulings.services.pack_check import check_packs
from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from rulings.signals import catalogue_changed
from tests.rulings.factories import GAME, write_pack

DECKS = """
colors: [red, blue]
decks:
  - profile: first
    from: "2019-01-01"
    citations: [castle/faq/gardien/1]
    sections:
      - {code: leader, label: first-vanguard, max: 1, kinds: [lord], citations: [castle/faq/gardien/1]}
      - {code: main, min: 2, max: 3, kinds: [knight], along: [leader], citations: [castle/faq/gardien/1]}
      - {code: ride, max: 4, apart: true, open: true, citations: [castle/faq/gardien/1]}
      - {code: other, pieces: true, citations: [castle/faq/gardien/1]}
    copies: {max: 2, by: name, citations: [castle/faq/gardien/1]}
    counts: [{code: triggers, value: trigger, one_of: [heal], max: 1, open: true, citations: [castle/faq/gardien/1]}]
    colors: [{code: colors, of: leader, sections: [main], match: within, citations: [castle/faq/gardien/1]}]
    each: [{code: ride_grades, section: ride, value: grade, one_of: [0, 1], citations: [castle/faq/gardien/1]}]
    different: [{code: team_different, section: main, citations: [castle/faq/gardien/1]}]
    starter: {code: start, section: leader, sections: [main], grade: 0, citations: [castle/faq/gardien/1]}
    cores: {code: cores, section: other, team: main, count: 6, types: [Fist], citations: [castle/faq/gardien/1]}
    open: [{code: ride_deck_size, section: ride, citations: [castle/faq/gardien/1]}]
"""
CARDS = """
- number: C1-001
  name: Sir Ivo
  kind: knight
  keywords: [Guard]
  colors: [red]
  traits: [Riders]
  values:
    power: 5
    text: "[Guard]"
    back: {name: Ivo Unhorsed, power: 3, text: "Walks."}
- {number: C1-002, name: Crowd, kind: knight, colors: [red, blue], copies: any}
- {number: C1-003, name: Lady Ann, kind: lord}
"""
LISTS = """
- title: House list
  from: "2019-03-01"
  source: us
  cards: [{number: C1-001, copies: 1}, {number: C1-0002, copies: 0}]
- {title: Nothing banned, from: "2019-06-01", source: us, official: true}
"""


def pack(root: Path, *, decks: str = DECKS, cards: str = CARDS, lists: str = LISTS) -> Path:
    """Write a pack with deck rules, cards and lists."""
    return write_pack(root, game=GAME + decks, cards=cards, restrictions=lists)


def faults_of(root: Path) -> list[str]:
    """Return the faults of the packs below a folder."""
    return [str(fault) for fault in check_packs(read_packs(root))]


@pytest.fixture
def told() -> Iterator[list[str]]:
    """Collect the games whose catalogue is said to have changed."""
    games: list[str] = []

    def listen(*, game_code: str, **_more: object) -> None:
        games.append(game_code)

    catalogue_changed.connect(listen)
    yield games
    catalogue_changed.disconnect(listen)


def test_every_kind_of_deck_rule_is_read(tmp_path: Path) -> None:
    root = pack(tmp_path)

    assert faults_of(root) == []
    rules = read_packs(root)[0].game.decks[0].rules
    assert rules.word_of("leader") == "first-vanguard"
    assert [section.along for section in rules.sections] == [(), ("leader",), (), ()]
    assert [section.is_apart for section in rules.sections] == [False, False, True, False]
    assert (rules.copies.by, rules.counts[0].is_open, rules.each[0].one_of) == ("name", True, (0, 1))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("label: first-vanguard", "label: first", "must be one of"),
        ("along: [leader]", "along: [team]", "'team' is not among the sections"),
        ("apart: true", "apart: yes", "must be true or false"),
        ("by: name", "by: picture", "must be one of"),
        ("code: triggers", "code: troopers", "No sentence says 'troopers'"),
        ("sections: [main], match", "sections: [side], match", "'side' is not among the sections"),
        ("match: within", "match: some", "must be one of"),
        ("code: colors,", "code: hues,", "No sentence says 'wrong_hues'"),
        ("one_of: [0, 1]", 'one_of: ["0", 1]', "Expected a whole number"),
        ("sections: [main], grade: 0", "sections: [z], grade: 0", "'z' is not among the sections"),
        ("grade: 0, citations", "grade: 0, barred: [Bo], citations", "'barred' cites no passage"),
        ("team: main", "team: team", "'team' is not among the sections"),
        ("code: ride_deck_size", "code: ride_deck_colour", "No sentence says 'ride_deck_colour'"),
        ("code: cores, section: other", "code: cores, section: nowhere", "must be one of"),
        ("code: start, section", "code: start, begin: 1, section", "Unknown key 'begin'"),
    ],
)
def test_a_fault_in_a_deck_rule_is_named(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert old in DECKS

    found = faults_of(pack(tmp_path, decks=DECKS.replace(old, new, 1)))

    assert any(words in fault and fault.startswith("castle/game.yaml:") for fault in found), found


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("cards", "colors: [red]", "colors: [Red]", "'Red' is not among the game's colors"),
        ("cards", "name: Ivo Unhorsed, ", "", "'name' must be text"),
        ("cards", "power: 3,", "powers: 3,", "Unknown key 'powers'"),
        ("restrictions", "number: C1-001", "number: C1-009", "'C1-009' is not in cards.yaml"),
        ("restrictions", "number: C1-0002", "number: C1-01", "'C1-1' stands twice"),
        ("restrictions", 'from: "2019-06-01"', 'from: "2019-03-01"', "stands already"),
        ("restrictions", 'from: "2019-06-01"', "from: null", "since when"),
        ("restrictions", "  source: us\n", "", "'source' must be text"),
        ("restrictions", "copies: 1", "copies: -1", "must be a number"),
        ("restrictions", "official: true", "official: maybe", "must be true or false"),
    ],
)
def test_a_fault_in_cards_or_lists_is_named(
    tmp_path: Path, file: str, old: str, new: str, words: str
) -> None:
    texts = {"cards": CARDS, "restrictions": LISTS}
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new, 1)

    found = faults_of(pack(tmp_path, cards=texts["cards"], lists=texts["restrictions"]))

    assert any(words in fault and fault.startswith(f"castle/{file}.yaml:") for fault in found), found


@pytest.mark.django_db
def test_a_card_is_stored_with_its_sides(tmp_path: Path) -> None:
    load_packs(read_packs(pack(tmp_path)))

    card = Card.objects.get(key="C1-1")
    assert (card.colors, card.traits, card.values) == (["red"], ["Riders"], {"power": 5})
    assert list(card.faces.order_by("-side").values_list("side", "language", "name", "text", "values")) == [
        ("front", "en", "Sir Ivo", "[Guard]", {}),
        ("back", "en", "Ivo Unhorsed", "Walks.", {"power": 3}),
    ]
    (printed,) = printed_cards(game=card.game, numbers=["C1-001"])
    assert (printed.colors, printed.traits) == (("red",), ("Riders",))


@pytest.mark.django_db
def test_a_side_that_leaves_is_taken_back(tmp_path: Path) -> None:
    load_packs(read_packs(pack(tmp_path)))
    one_sided = CARDS.replace('    back: {name: Ivo Unhorsed, power: 3, text: "Walks."}\n', "")

    report = load_packs(read_packs(pack(tmp_path, cards=one_sided)))

    assert report.counts["sides of cards"] == {"unchanged": 3, "removed": 1}
    assert [face.side for face in Card.objects.get(key="C1-1").faces.all()] == ["front"]


@pytest.mark.django_db
def test_the_list_in_force_is_that_of_the_day(tmp_path: Path) -> None:
    load_packs(read_packs(pack(tmp_path)))
    game = Game.objects.get(code="castle")

    before = restrictions_of(game=game, on=datetime.date(2019, 2, 28))
    march = restrictions_of(game=game, on=datetime.date(2019, 3, 1))
    june = restrictions_of(game=game, on=datetime.date(2019, 6, 1))

    assert before.title == ""
    assert (march.title, march.is_official, march.copies) == ("House list", False, {"C1-1": 1, "C1-2": 0})
    assert (june.title, june.is_official, june.copies) == ("Nothing banned", True, {})


@pytest.mark.django_db
def test_lists_change_and_leave_with_the_pack(tmp_path: Path) -> None:
    load_packs(read_packs(pack(tmp_path)))
    changed = load_packs(read_packs(pack(tmp_path, lists=LISTS.replace("copies: 1", "copies: 2"))))
    shorter = load_packs(read_packs(pack(tmp_path, lists=LISTS.partition("- {title: Nothing")[0])))

    assert changed.counts["restricted cards"]["updated"]
    assert changed.counts["restriction lists"] == {"unchanged": 2}
    assert shorter.counts["restriction lists"] == {"unchanged": 1, "removed": 1}


@pytest.mark.django_db
def test_a_list_that_somebody_entered_is_left_alone(tmp_path: Path) -> None:
    load_packs(read_packs(pack(tmp_path)))
    RestrictionList.objects.filter(since="2019-03-01").update(title="Ours", origin=CardOrigin.IMPORT)

    load_packs(read_packs(pack(tmp_path, lists="[]")))

    assert list(RestrictionList.objects.values_list("title", flat=True)) == ["Ours"]


@pytest.mark.django_db
def test_whoever_listens_is_told_once_when_something_changed(
    tmp_path: Path, told: list[str], django_capture_on_commit_callbacks: object
) -> None:
    def load(**texts: str) -> None:
        with django_capture_on_commit_callbacks(execute=True):  # type: ignore[operator]  # a fixture without a type
            load_packs(read_packs(pack(tmp_path, **texts)))

    load()
    assert told == ["castle"]
    load()
    assert told == ["castle"]
    load(lists=LISTS.replace("copies: 1", "copies: 2"))
    load(lists=LISTS.replace("copies: 1", "copies: 2"), cards=CARDS.replace("[Riders]", "[Walkers]"))
    load(
        lists=LISTS.replace("copies: 1", "copies: 2"),
        cards=CARDS.replace("[Riders]", "[Walkers]"),
        decks=DECKS.replace("min: 2", "min: 3"),
    )
    assert told == ["castle"] * 4
