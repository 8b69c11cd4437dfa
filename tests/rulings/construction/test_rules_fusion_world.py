"""Fusion World: for each deck rule the list that just passes, the one that just fails, the one nobody can know.

Expected values: section B1 of the rules facts with the glossary's terms, scenarios F57 to F60, open points W-12 and
W-21, and question 171 of the card FAQ.
"""

from __future__ import annotations

import pytest

from rulings.construction.types import ANY_NUMBER, Card, Report, Restrictions
from tests.rulings.construction.lists import (
    Entry,
    cards_of,
    checked,
    faults,
    rules_of,
    unsure,
    warnings,
)

RULES = rules_of("fusion-world", "fw-current")
CARDS = [
    *(Card(number=f"T1-{n:03d}", name=f"Red {n}", kind="battle", colors=("red",)) for n in range(1, 21)),
    Card(number="T1-101", name="Red Leader", kind="leader", colors=("red",)),
    Card(number="T1-102", name="Second Leader", kind="leader", colors=("red",)),
    Card(number="T1-103", name="Both Leader", kind="leader", colors=("red", "blue")),
    Card(number="T1-104", name="Pale Leader", kind="leader"),
    *(
        Card(
            number=f"T1-2{n:02d}",
            name=f"Combo {n}",
            kind="battle",
            colors=("red",),
            keywords=("Super Combo",),
        )
        for n in range(3)
    ),
    *(
        Card(
            number=f"T1-3{n:02d}", name=f"Ball {n}", kind="extra", colors=("red",), keywords=("Dragon Ball",)
        )
        for n in range(3)
    ),
    Card(number="T1-401", name="Blue", kind="battle", colors=("blue",)),
    Card(number="T1-402", name="Red and Blue", kind="extra", colors=("red", "blue")),
    Card(number="T1-403", name="Colorless", kind="extra", colors=("colorless",)),
    Card(number="T1-404", name="Nobody knows its color", kind="extra"),
    Card(number="T1-501", name="Swarm", kind="battle", colors=("red",), copies=ANY_NUMBER),
    Card(number="T1-502", name="Odd", kind="battle", colors=("red",), unread=("A deck is odd.",)),
    Card(number="T1-503", name="Unsorted", colors=("red",)),
]
LEADER: Entry = ("leader", 1, "T1-101")
BANS = Restrictions(
    title="Spring list",
    since="2026-05-01",
    source="the publisher's site",
    is_official=True,
    copies={"T1-1": 0, "T1-2": 1},
)


def red(count: int, first: int = 3) -> list[Entry]:
    """Return so many plain red cards, four of a number."""
    return [("main", min(4, count - done), f"T1-{first + done // 4:03d}") for done in range(0, count, 4)]


def deck(*main: Entry, leader: Entry = LEADER, size: int = 50) -> list[Entry]:
    """Fill a list up with plain red cards."""
    return [leader, *main, *red(size - sum(count for section, count, _card in main if section == "main"))]


def verdict(entries: list[Entry], restrictions: Restrictions | None = BANS) -> Report:
    """Check a list while a list of banned cards is known."""
    return checked(RULES, CARDS, entries, restrictions=restrictions)


@pytest.mark.parametrize(
    ("size", "legal", "code"),
    [(49, False, "too_few_cards"), (50, True, None), (60, True, None), (61, False, "too_many_cards")],
)
def test_fifty_to_sixty_cards(size: int, legal: bool, code: str | None) -> None:
    """GL:Deck."""
    report = verdict(deck(size=size))

    assert (report.legal, report.warnings) == (legal, ())
    assert faults(report) == ([(code, "main_size")] if code else [])


def test_a_size_that_cannot_be_known() -> None:
    report = verdict([LEADER, *red(48), ("", 2, "X9-001")])

    assert report.legal is None
    assert ("size_unknown", "main_size") in unsure(report)


def test_one_leader_beside_the_deck() -> None:
    """GL:Leader."""
    assert faults(verdict(red(50))) == [("too_few_cards", "leader_size")]
    two = verdict([LEADER, ("leader", 1, "T1-102"), *red(50)])
    assert faults(two) == [("too_many_cards", "leader_size")]
    inside = verdict(deck(("main", 1, "T1-102")))
    assert faults(inside) == [("wrong_kind", "main_kinds")]
    unknown = verdict(deck(leader=("leader", 1, "X9-001")))
    assert unknown.legal is None
    assert {"leader_kinds", "colors"} <= set(unknown.unchecked)


@pytest.mark.parametrize(
    ("card", "leader", "passes"),
    [
        ("T1-401", "T1-101", False),
        ("T1-402", "T1-101", False),  # F59, W-21: the glossary's strict reading
        ("T1-402", "T1-103", True),
        ("T1-401", "T1-103", True),
        ("T1-403", "T1-101", True),
        ("T1-404", "T1-101", None),
        ("X9-001", "T1-101", None),
        ("T1-401", "T1-104", None),
        ("T1-401", "X9-002", None),
    ],
)
def test_every_color_of_a_card_is_one_of_the_leader(card: str, leader: str, passes: bool | None) -> None:
    """GL:Color, F59."""
    report = verdict(deck(("main", 1, card), leader=("leader", 1, leader)))

    assert report.legal is passes
    assert (("wrong_colors", "colors") in faults(report)) is (passes is False)
    assert (("colors_unknown", "colors") in unsure(report)) is (passes is None)
    if passes is False:
        assert report.faults[0].lines == (2,)
        assert report.faults[0].citations == ("fusion-world/glossary/color", "fusion-world/decisions/w-21")


def test_a_wrong_color_stays_a_fault_beside_unknown_cards() -> None:
    report = verdict(deck(("main", 1, "T1-401"), ("main", 1, "X9-001")))

    assert faults(report) == [("wrong_colors", "colors")]
    assert report.faults[0].message == (
        "T1-401 Blue has a color that the Leader lacks: it is blue, the Leader is red."
    )


def test_four_of_a_number_whatever_the_picture() -> None:
    """GL:Card Number."""
    assert verdict(
        deck(("main", 3, "T1-401"), ("main", 1, "T1-401_p1"), leader=("leader", 1, "T1-103"))
    ).legal
    five = verdict(deck(("main", 4, "T1-020"), ("main", 1, "T1-020_p1")))
    assert faults(five) == [("too_many_copies", "copies")]
    assert five.faults[0].lines == (2, 3)
    unknown = verdict(deck(("main", 5, "X9-001")))
    assert (unknown.legal, ("copies_unknown", "copies") in unsure(unknown)) == (None, True)
    unsorted = verdict(deck(("main", 5, "T1-503")))
    assert (faults(unsorted), ("copies_unknown", "copies") in unsure(unsorted)) == ([], True)


def test_a_permanent_may_lift_the_copies_of_its_card() -> None:
    """Question 171 of the card FAQ: any number of copies, the deck within sixty."""
    assert verdict(deck(("main", 45, "T1-501"))).legal is True
    too_large = verdict(deck(("main", 61, "T1-501"), size=61))
    assert faults(too_large) == [("too_many_cards", "main_size")]
    odd = verdict(deck(("main", 5, "T1-502")))
    assert (odd.legal, odd.unchecked) == (None, ("copies", "printed_limits"))


def test_four_super_combo_cards_in_all() -> None:
    """GL:Super Combo, F57: five of three numbers are illegal."""
    assert verdict(deck(("main", 2, "T1-200"), ("main", 2, "T1-201"))).legal is True
    five = verdict(deck(("main", 2, "T1-200"), ("main", 2, "T1-201"), ("main", 1, "T1-202")))
    assert faults(five) == [("too_many_of_keyword", "super_combo_limit")]
    assert five.faults[0].citations == ("fusion-world/glossary/super-combo",)
    unknown = verdict(deck(("main", 4, "T1-200"), ("main", 1, "X9-001")))
    assert (unknown.legal, "super_combo_limit" in unknown.unchecked) == (None, True)
    assert "super_combo_limit" not in verdict(deck(("main", 3, "T1-200"), ("main", 1, "X9-001"))).unchecked


def test_seven_dragon_ball_cards_even_of_one_number() -> None:
    """GL:Dragon Ball, F58: seven of a number are legal, an eighth card is not."""
    assert verdict(deck(("main", 7, "T1-300"))).legal is True
    eighth = verdict(deck(("main", 7, "T1-300"), ("main", 1, "T1-301")))
    assert faults(eighth) == [("too_many_of_keyword", "dragon_ball_limit")]
    unknown = verdict(deck(("main", 7, "T1-300"), ("main", 1, "X9-001")))
    assert (unknown.legal, "dragon_ball_limit" in unknown.unchecked) == (None, True)


def test_no_banned_card_and_one_restricted_card() -> None:
    """GL:Banned Card, GL:Restricted Card, F60: two pictures of a restricted card are one number."""
    banned = verdict(deck(("main", 1, "T1-001")))
    assert faults(banned) == [("banned_card", "restrictions")]
    assert banned.faults[0].citations == RULES.restricted
    assert verdict(deck(("main", 1, "T1-002"))).legal is True
    two = verdict(deck(("main", 1, "T1-002"), ("main", 1, "T1-002_p1")))
    assert faults(two) == [("restricted_card", "restrictions")]
    assert two.faults[0].lines == (2, 3)
    nameless = verdict(deck(("main", 1, "'Somebody'")))
    assert ("restrictions_unknown", "restrictions") in unsure(nameless)


def test_a_missing_list_is_said_with_the_passages_that_know_such_lists() -> None:
    report = verdict(deck(), restrictions=None)

    assert (report.legal, warnings(report)) == (True, ["no_official_list"])
    assert report.warnings[0].citations == (
        "fusion-world/glossary/banned-card",
        "fusion-world/glossary/restricted-card",
    )


@pytest.mark.parametrize("section", ["side", "z", "other"])
def test_a_section_no_source_knows_is_neither_legal_nor_a_fault(section: str) -> None:
    """W-12: the sources are silent on side decks; nothing speaks against one either."""
    report = verdict([*deck(), (section, 2, "T1-020")])

    assert (report.legal, faults(report)) == (None, [])
    assert unsure(report) == {("section_not_ruled", "sections")}
    assert report.unsure[0].citations == ("fusion-world/decisions/w-12",)


def test_an_event_may_allow_a_side_deck() -> None:
    """W-12: best-of formats are the event's; whether copies count together is then still not said."""
    entries = [*deck(("main", 4, "T1-020")), ("side", 1, "T1-019")]

    assert checked(RULES, CARDS, entries, side_max=1).legal is True
    assert faults(checked(RULES, CARDS, [*entries, ("side", 1, "T1-018")], side_max=1)) == [
        ("too_many_cards", "side_size")
    ]
    fifth = checked(RULES, CARDS, [*entries[:-1], ("side", 1, "T1-020")], side_max=1)
    assert (fifth.legal, fifth.unchecked) == (None, ("copies",))


def test_what_a_side_deck_keeps_to_is_not_said() -> None:
    """W-12: whether its cards must go with the Leader's colors, or may be Leaders, no source says."""
    strangers = [
        Card(number="T9-001", name="Blue", kind="battle", colors=("blue",)),
        Card(number="T9-002", name="Another Leader", kind="leader", colors=("red",)),
    ]

    for card, rule in zip(strangers, ("colors", "side_kinds"), strict=True):
        entries = [*deck(), ("side", 1, card.number)]
        report = checked(RULES, [*CARDS, *strangers], entries, side_max=1)
        assert (report.legal, report.faults, report.unchecked) == (None, (), (rule,))


def test_the_ride_deck_of_another_game_is_a_fault() -> None:
    assert faults(verdict([*deck(), ("ride", 1, "T1-020")])) == [("section_not_used", "sections")]


def test_the_cards_of_the_pack_make_a_legal_deck() -> None:
    plain = [f"OF1-{number:03d}" for number in (5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 27)]
    main: list[Entry] = [("", 4, number) for number in plain]

    report = checked(RULES, cards_of("fusion-world"), [("", 1, "OF1-001"), *main, ("", 6, "OF1-030")])

    assert (report.legal, faults(report), unsure(report)) == (True, [], set())
