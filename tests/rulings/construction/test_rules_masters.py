"""What Masters lists must keep to beside sizes and copies: what card texts say, side decks, restricted cards.

Expected values: construction points of the rules facts (B1: a [Permanent] may replace a building rule; G-18: the
size of a side deck is an event setting), and that an unread text is said.
"""

from __future__ import annotations

import pytest

from rulings.construction.types import ANY_NUMBER, Card, Report, Restrictions
from tests.rulings.construction.lists import (
    NOTHING_BANNED,
    Entry,
    checked,
    faults,
    rules_of,
    unsure,
    warnings,
)

M19, M4 = "masters-2019", "masters-4"
BOTH = pytest.mark.parametrize("profile", [M19, M4])
RULES = {profile: rules_of("dbs-masters", profile) for profile in (M19, M4)}
SAILORS = ("Sailors",)
CARDS = [
    *(Card(number=f"T1-{n:03d}", name=f"Plain {n}", kind="battle", traits=SAILORS) for n in range(1, 16)),
    Card(number="T1-101", name="Leader", kind="leader"),
    Card(number="T1-102", name="Admiral", kind="leader", values={"deck_only_traits": ["Sailors"]}),
    Card(number="T1-103", name="Riddler", kind="leader", unread=("Your deck may be strange.",)),
    Card(number="T1-201", name="Farmer", kind="battle", traits=("Farmers",)),
    Card(number="T1-202", name="Tide", kind="extra"),
    Card(number="T1-203", name="Riddle", kind="battle", unread=("Of this card a deck holds a riddle.",)),
    Card(number="T1-204", name="Half known"),
    Card(number="T1-205", name="Swarm", kind="battle", copies=ANY_NUMBER),
]
BANS = Restrictions(
    title="Winter list",
    since="2019-02-01",
    source="the publisher's site",
    is_official=True,
    copies={"T1-1": 0, "T1-2": 1, "T1-205": 2},
)


def deck(main: list[Entry], leader: str = "T1-101", first: int = 3) -> list[Entry]:
    """Fill a list up to fifty with plain cards, four of each, from a number on."""
    rest = 50 - sum(count for section, count, _card in main if section == "main")
    plain: list[Entry] = []
    for number in range(first, 16):
        taken = min(4, rest)
        if taken > 0:
            plain.append(("main", taken, f"T1-{number:03d}"))
        rest -= taken
    return [("leader", 1, leader), *main, *plain]


@BOTH
def test_the_traits_a_leader_demands(profile: str) -> None:
    """B1: a text on a card replaces the building rule it names; a trait nobody knows leaves it open."""
    passes = checked(RULES[profile], CARDS, deck([], leader="T1-102"))
    fails = checked(RULES[profile], CARDS, deck([("main", 1, "T1-201")], leader="T1-102"))
    unknown_trait = checked(RULES[profile], CARDS, deck([("main", 1, "T1-202")], leader="T1-102"))
    unknown_card = checked(RULES[profile], CARDS, deck([("main", 1, "X9-001")], leader="T1-102"))

    assert passes.legal is True
    assert faults(fails) == [("wrong_traits", "deck_traits")]
    assert fails.faults[0].citations == RULES[profile].printed
    assert (unknown_trait.legal, unsure(unknown_trait)) == (None, {("traits_unknown", "deck_traits")})
    assert unknown_card.legal is None
    assert ("traits_unknown", "deck_traits") in unsure(unknown_card)


@BOTH
def test_a_sentence_that_nobody_has_read_leaves_the_deck_open(profile: str) -> None:
    leader = checked(RULES[profile], CARDS, deck([], leader="T1-103"))
    card = checked(RULES[profile], CARDS, deck([("main", 5, "T1-203")]))
    others = checked(RULES[profile], CARDS, deck([("main", 1, "T1-203"), ("main", 5, "T1-201")]))

    assert (leader.legal, unsure(leader)) == (None, {("printed_unread", "printed_limits")})
    assert "Your deck may be strange." in leader.unsure[0].message
    assert unsure(card) == {("printed_unread", "printed_limits"), ("copies_unknown", "copies")}
    assert faults(others) == [("too_many_copies", "copies")]


@BOTH
def test_a_card_whose_kind_is_not_known(profile: str) -> None:
    four = checked(RULES[profile], CARDS, deck([("main", 4, "T1-204")]))
    five = checked(RULES[profile], CARDS, deck([("main", 5, "T1-204")]))
    no_section = checked(RULES[profile], CARDS, [*deck([("main", 4, "T1-201")])[:-1], ("", 2, "T1-204")])

    assert (four.legal, faults(four)) == (None, [])
    assert ("kinds_unknown", "main_kinds") in unsure(four)
    assert ("keyword_unknown", "ultimate_limit") in unsure(four)
    assert ("copies_unknown", "copies") in unsure(five)
    assert ("size_unknown", "main_size") in unsure(no_section)


@BOTH
def test_the_size_of_a_side_deck_is_what_the_event_says(profile: str) -> None:
    """G-18."""
    entries = [*deck([]), ("side", 3, "T1-201")]
    rules = RULES[profile]

    assert checked(rules, CARDS, entries, side_max=3).legal is True
    assert warnings(checked(rules, CARDS, entries, side_max=3)) == []
    fails = checked(rules, CARDS, entries, side_max=2)
    assert faults(fails) == [("too_many_cards", "side_size")]
    assert fails.faults[0].citations == ("dbs-masters/decisions/g-18",)
    assert faults(checked(rules, CARDS, entries, side_max=0)) == [("too_many_cards", "side_size")]
    silent = checked(rules, CARDS, entries)
    assert (silent.legal, warnings(silent)) == (True, ["size_not_ruled"])


@BOTH
@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (("main", 1, "T1-001"), "banned_card"),
        (("main", 2, "T1-02_PR"), "restricted_card"),
        (("main", 3, "T1-205"), "restricted_card"),
        (("side", 1, "T1-001"), "banned_card"),
    ],
)
def test_a_banned_or_restricted_card(profile: str, entry: Entry, code: str) -> None:
    report = checked(RULES[profile], CARDS, deck([entry]), restrictions=BANS, side_max=15)

    assert faults(report) == [(code, "restrictions")]
    assert report.faults[0].lines == (2,)
    message = report.faults[0].message
    assert "Winter list" in message
    assert "2019-02-01" in message
    assert "the publisher's site" in message


@BOTH
def test_the_copies_a_list_allows(profile: str) -> None:
    report = checked(
        RULES[profile], CARDS, deck([("main", 1, "T1-002"), ("main", 2, "T1-205")]), restrictions=BANS
    )

    assert (report.legal, report.warnings) == (True, ())


@BOTH
def test_a_card_without_a_known_number_may_be_banned(profile: str) -> None:
    named = deck([("main", 1, "'Nobody knows me'")])
    by_number = checked(RULES[profile], CARDS, deck([("main", 1, "X9-001")]), restrictions=BANS)

    assert ("restrictions_unknown", "restrictions") in unsure(
        checked(RULES[profile], CARDS, named, restrictions=BANS)
    )
    assert "restrictions" not in checked(RULES[profile], CARDS, named, restrictions=NOTHING_BANNED).unchecked
    assert "restrictions" not in by_number.unchecked


def test_an_unknown_card_is_banned_by_its_number() -> None:
    bans = Restrictions(title="Winter list", is_official=True, copies={"X9-1": 0})

    report = checked(RULES[M19], CARDS, deck([("main", 1, "X9-001")]), restrictions=bans)

    assert faults(report) == [("banned_card", "restrictions")]


@pytest.mark.parametrize(
    ("restrictions", "codes"),
    [
        (None, ["no_official_list"]),
        (Restrictions(title=""), ["no_official_list"]),
        (Restrictions(title="House list"), ["no_official_list", "list_not_official"]),
        (NOTHING_BANNED, []),
    ],
)
def test_a_missing_official_list_is_said(restrictions: Restrictions | None, codes: list[str]) -> None:
    report = checked(RULES[M19], CARDS, deck([]), restrictions=restrictions)

    assert (report.legal, warnings(report)) == (True, codes)


def test_the_cards_of_an_unofficial_list_are_faults_all_the_same() -> None:
    house = Restrictions(title="House list", since="2019-03-01", source="us", copies={"T1-3": 0})

    assert faults(checked(RULES[M19], CARDS, deck([]), restrictions=house)) == [
        ("banned_card", "restrictions")
    ]


@pytest.mark.parametrize(
    ("kind", "profile"), [("leader", M19), ("z", M4), ("unison", M19), ("unison", M4), ("battle", M19)]
)
def test_which_kinds_a_side_deck_holds_is_not_said(kind: str, profile: str) -> None:
    """G-18: no source gives its size or its kinds; the kinds that the deck holds may be in it."""
    card = Card(number="T9-001", name="Beside", kind=kind, colors=("red",))
    passes = (kind, profile) in {("battle", M19), ("unison", M4)}

    report = checked(RULES[profile], [*CARDS, card], deck([("side", 1, "T9-001")]), side_max=15)

    assert (report.legal, report.faults) == (True if passes else None, ())
    assert report.unchecked == (() if passes else ("side_kinds",))


@pytest.mark.parametrize(("section", "number"), [("side", "T1-201"), ("z", "T9-002")])
def test_what_a_leader_demands_of_the_deck_it_may_not_demand_elsewhere(section: str, number: str) -> None:
    """B1: such a text speaks of the deck; whether Z-Deck and side deck are meant, no source says."""
    zed = Card(number="T9-002", name="Zed", kind="z", traits=("Farmers",))
    entries = deck([(section, 1, number)], leader="T1-102")

    report = checked(RULES[M4], [*CARDS, zed], entries, side_max=15)

    assert (report.legal, unsure(report)) == (None, {("traits_unknown", "deck_traits")})


def test_a_banned_number_needs_neither_heading_nor_catalogue() -> None:
    """A line without a heading is part of the deck, and a list of banned cards names numbers."""
    bans = Restrictions(title="L", since="2019-02-01", source="s", is_official=True, copies={"X9-1": 0})

    report = checked(RULES[M19], CARDS, [*deck([])[:-1], ("", 1, "X9-001")], restrictions=bans)

    assert ("banned_card", "restrictions") in faults(report)


def test_whether_a_keyword_is_limited_with_the_z_deck_is_not_said() -> None:
    """B1: the limits of the manual 4.00 are joint ones of deck and side deck; the Z-Deck is not named."""
    ultimate = [
        Card(number=f"T9-00{n}", name=f"Last {n}", kind=kind, keywords=("Ultimate",))
        for n, kind in enumerate(("battle", "battle", "z"))
    ]

    def report(section: str, number: str) -> Report:
        entries = deck([("main", 1, "T9-000"), (section, 1, number)])
        return checked(RULES[M4], [*CARDS, *ultimate], entries, side_max=15)

    assert faults(report("side", "T9-001")) == [("too_many_of_keyword", "ultimate_limit")]
    beside = report("z", "T9-002")
    assert (beside.legal, beside.unchecked) == (None, ("ultimate_limit",))
