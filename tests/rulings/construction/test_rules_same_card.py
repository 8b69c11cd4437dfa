"""What makes two cards the same where a rule counts copies, or asks for different cards.

Expected values: Vanguard D2 (the printed name), Bakugan D2 and P-4 (name and set), D5 (three different Characters).
"""

from __future__ import annotations

import pytest

from rulings.construction.types import Card
from tests.rulings.construction import bakugan, classic
from tests.rulings.construction.lists import Entry, checked, faults


@pytest.mark.parametrize(
    ("name", "names", "passes"),
    [
        ("Blade of Dawn", (), False),
        ("blade  of dawn", (), False),  # a manner of writing
        ("Blade of Dawn!", (), None),  # a mark that may be another card's
        ("暁の剣", ("Blade of Dawn",), None),  # the same name in another language
        ("Blade of Dusk", (), True),
    ],
)
def test_copies_are_told_by_the_printed_name(name: str, names: tuple[str, ...], passes: bool | None) -> None:
    """D2: three of one number and two of another are five of a card where both print its name."""
    values: dict[str, str | int | list[str]] = {"grade": 2, "trigger": "none"}
    pair = [
        Card(number="T9-101", name="Blade of Dawn", kind="unit", colors=("c",), values=values),
        Card(number="T9-102", name=name, names=names, kind="unit", colors=("c",), values=values),
    ]

    report = checked(
        classic.RULES, [*classic.CARDS, *pair], classic.deck(("main", 3, "T9-101"), ("main", 2, "T9-102"))
    )

    assert report.legal is passes
    assert (("too_many_copies", "copies") in faults(report)) is (passes is False)


def test_a_character_is_no_copy_of_a_card_in_the_deck() -> None:
    """D2 counts the deck, and by D5 Characters are not in it: three cards of a Character's name and set pass."""
    namesake = Card(number="T9-010", name="Cinder", kind="evo", colors=("pyrus",), values={"set": "S1"})
    shown = Card(
        number="T9-011", name="Cinder", kind="character", colors=("pyrus",), values={"set": "S1", "cores": []}
    )
    team: list[Entry] = [("team", 1, "T9-011"), *bakugan.TEAM[1:]]

    three = checked(
        bakugan.RULES,
        [*bakugan.CARDS, namesake, shown],
        bakugan.deck(("main", 3, "T9-010"), team=team, cores=[]),
    )
    four = checked(
        bakugan.RULES,
        [*bakugan.CARDS, namesake, shown],
        bakugan.deck(("main", 4, "T9-010"), team=team, cores=[]),
    )

    assert three.legal is True
    assert faults(four) == [("too_many_copies", "copies")]


@pytest.mark.parametrize(("of", "passes"), [("S1", False), ("S2", None), ("", None)])
def test_characters_of_one_name_and_faction_are_the_same_in_one_set(of: str, passes: bool | None) -> None:
    """D5 asks for different ones, and P-4 tells cards by name and set."""
    values: bakugan.Values = {"set": of, "cores": ["Fist", "Fist"]} if of else {"cores": ["Fist", "Fist"]}
    pair = [
        Card(number="T8-001", name="Ash", kind="character", colors=("pyrus",), values={"set": "S1"}),
        Card(number="T8-002", name="Ash", kind="character", colors=("pyrus",), values=values),
    ]
    team: list[Entry] = [("team", 1, "T8-001"), ("team", 1, "T8-002"), bakugan.TEAM[1]]

    assert checked(bakugan.RULES, [*bakugan.CARDS, *pair], bakugan.deck(team=team, cores=[])).legal is passes
