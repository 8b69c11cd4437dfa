"""Vanguard today, as far as the sources reach: what they say is checked, what they leave open is said.

Expected values: D9 of the rules facts (G deck of at most 16 G units, ride deck with one grade 0, 1, 2 and 3, at most
one over trigger), N6 (heals and sentinels unchanged); size with a ride deck and sixteen triggers are not said.
"""

from __future__ import annotations

import pytest

from rulings.construction.types import Card, Report
from tests.rulings.construction.classic import CARDS as CLASSIC
from tests.rulings.construction.classic import ones, unit
from tests.rulings.construction.lists import Entry, cards_of, checked, faults, rules_of, unsure

RULES = rules_of("vanguard", "vg-current")
CARDS: list[Card] = [
    *CLASSIC,
    *(unit(f"T3-00{grade}", f"Ride {grade}", grade) for grade in range(5)),
    unit("T3-101", "Over", 0, "over"),
    unit("T3-102", "Other Over", 0, "over"),
    *(
        Card(number=f"T3-2{n:02d}", name=f"Great {n}", kind="g-unit", values={"grade": 4, "trigger": "none"})
        for n in range(5)
    ),
]
RIDE: list[Entry] = [("ride", 1, f"T3-00{grade}") for grade in range(4)]
TRIGGERS: list[Entry] = [("main", 4, f"T1-10{n}") for n in range(3)]
G_UNITS: list[Entry] = [("stride", 4, f"T3-20{n}") for n in range(4)]


def deck(*more: Entry, ride: list[Entry] = RIDE, size: int = 50, sixteenth: str = "T1-200") -> list[Entry]:
    """Return a list with sixteen triggers, filled up with plain units."""
    main = [
        *TRIGGERS,
        ("main", 3, "T1-200"),
        ("main", 1, sixteenth),
        *(one for one in more if one[0] == "main"),
    ]
    others = [one for one in more if one[0] != "main"]
    return [*ride, *main, *ones(size - sum(count for _section, count, _card in main)), *others]


def verdict(entries: list[Entry]) -> Report:
    """Check a list."""
    return checked(RULES, CARDS, entries)


@pytest.mark.parametrize("size", [46, 50])
def test_whether_a_ride_deck_counts_among_the_fifty_is_not_said(size: int) -> None:
    report = verdict(deck(size=size))

    assert (report.legal, faults(report)) == (None, [])
    assert unsure(report) == {("ride_deck_size", "ride_deck_size")}
    assert report.unsure[0].citations == ("vanguard/decisions/d-9",)


def test_whether_a_deck_may_do_without_a_ride_deck_is_not_said() -> None:
    report = verdict(deck(ride=[]))

    assert (report.legal, faults(report)) == (None, [])
    assert unsure(report) == {("ride_deck_missing", "ride_deck_missing")}


@pytest.mark.parametrize(("size", "code"), [(45, "too_few_cards"), (51, "too_many_cards")])
def test_sizes_that_no_reading_allows(size: int, code: str) -> None:
    assert faults(verdict(deck(size=size))) == [(code, "main_size")]


@pytest.mark.parametrize(
    ("ride", "passes"),
    [
        (RIDE, True),
        ([*RIDE[:3], ("ride", 1, "T3-002")], False),
        (RIDE[:3], False),
        ([*RIDE[:3], ("ride", 1, "T3-004")], False),
        ([*RIDE[:3], ("ride", 1, "X9-001")], None),
        ([*RIDE[:3], ("ride", 1, "T1-601")], None),
        ([*RIDE[:2], ("ride", 1, "T3-001"), ("ride", 1, "X9-001")], False),
    ],
)
def test_a_ride_deck_has_one_card_of_each_grade(ride: list[Entry], passes: bool | None) -> None:
    report = verdict(deck(ride=ride))

    assert (("not_one_each", "ride_grades") in faults(report)) is (passes is False)
    assert (("one_each_unknown", "ride_grades") in unsure(report)) is (passes is None)


def test_a_ride_deck_of_five_is_too_large() -> None:
    report = verdict(deck(("ride", 1, "T3-004")))

    assert ("too_many_cards", "ride_size") in faults(report)
    assert "ride deck" in report.faults[0].message


@pytest.mark.parametrize(
    ("entries", "found"),
    [
        (G_UNITS, set()),
        ([*G_UNITS, ("stride", 1, "T3-204")], {("too_many_cards", "stride_size")}),
        ([("stride", 1, "T1-311")], {("wrong_kind", "stride_kinds")}),
    ],
)
def test_a_g_deck_has_at_most_sixteen_g_units(entries: list[Entry], found: set[tuple[str, str]]) -> None:
    report = verdict(deck(*entries))

    assert set(faults(report)) == found
    assert all("G deck" in fault.message for fault in report.faults)


def test_an_unknown_card_in_the_g_deck() -> None:
    report = verdict(deck(("stride", 1, "X9-001")))

    assert (report.legal, ("kinds_unknown", "stride_kinds") in unsure(report)) == (None, True)
    assert "triggers" not in report.unchecked


def test_whether_copies_in_a_g_deck_are_limited_is_not_said() -> None:
    report = verdict(deck(("stride", 5, "T3-200")))

    assert (faults(report), ("copies_unknown", "copies") in unsure(report)) == ([], True)


def test_whether_a_ride_deck_counts_for_the_copies_is_not_said() -> None:
    fits = verdict(deck(("main", 3, "T3-003")))
    open_ = verdict(deck(("main", 4, "T3-003")))
    breaks = verdict(deck(("main", 5, "T3-003")))

    assert "copies" not in fits.unchecked
    assert "copies" in open_.unchecked
    assert ("too_many_copies", "copies") in faults(breaks)


@pytest.mark.parametrize(
    ("more", "passes"), [("T1-311", True), ("T3-102", False), ("T3-101", False), ("X9-001", None)]
)
def test_at_most_one_over_trigger(more: str, passes: bool | None) -> None:
    report = verdict(deck(("main", 1, more), sixteenth="T3-101"))

    assert (("too_many_of_value", "over_triggers") in faults(report)) is (passes is False)
    assert (("count_unknown", "over_triggers") in unsure(report)) is (passes is None)


@pytest.mark.parametrize(
    ("sixteenth", "code"), [("T1-103", None), ("T1-311", "count_not_ruled"), ("X9-001", "count_unknown")]
)
def test_sixteen_triggers_are_carried_over_so_another_number_is_said_not_judged(
    sixteenth: str, code: str | None
) -> None:
    report = verdict(deck(sixteenth=sixteenth))

    found = {found for found, rule in unsure(report) if rule == "triggers"}
    assert (faults(report), found) == ([], {code} if code else set())


def test_four_heals_and_four_sentinels_still_hold() -> None:
    """N6."""
    heals = verdict(deck(("main", 1, "T1-200"), ("main", 1, "T1-201")))
    sentinels = verdict(deck(("main", 4, "T1-400"), ("main", 1, "T1-401")))
    fits = verdict(deck(("main", 4, "T1-400")))

    assert ("too_many_of_value", "heal_triggers") in faults(heals)
    assert faults(sentinels) == [("too_many_of_keyword", "sentinel_limit")]
    assert faults(fits) == []
    assert "heal_triggers" in verdict(deck(("main", 1, "X9-001"))).unchecked
    assert "sentinel_limit" in verdict(deck(("main", 4, "T1-400"), ("main", 1, "X9-001"))).unchecked


def test_the_first_vanguard_may_come_out_of_the_ride_deck() -> None:
    plain: list[Entry] = [("main", 4, f"T1-3{n:02d}") for n in range(12)]

    with_ride = verdict([*RIDE, *plain])
    without = verdict([*RIDE[1:], *plain])

    assert "first_vanguard" not in {rule for _code, rule in (*faults(with_ride), *unsure(with_ride))}
    assert ("no_starter", "first_vanguard") in faults(without)
    named = verdict([("leader", 1, "T1-311"), *deck(size=49)])
    assert faults(named) == [("starter_grade", "first_vanguard")]
    unknown = verdict([("leader", 1, "X9-001"), *deck(size=49)])
    assert ("starter_unknown", "first_vanguard") in unsure(unknown)


def test_orders_belong_to_the_deck_and_are_no_triggers() -> None:
    report = verdict(deck(("main", 1, "T1-702")))

    assert (faults(report), unsure(report)) == ([], {("ride_deck_size", "ride_deck_size")})


def test_a_list_of_a_later_era_with_unknown_names_is_said_not_guessed() -> None:
    """The shape of a published list: a ride line of 14, 44 cards, 12 in the stride section, names nobody knows."""
    entries: list[Entry] = [
        *(("ride", count, f"'Line {count} {place}'") for place, count in enumerate((2, 4, 4, 4))),
        *(("main", 4, f"'Name {place}'") for place in range(11)),
        *(("stride", 4, f"'Great {place}'") for place in range(3)),
    ]

    report = verdict(entries)

    assert (report.legal, report.cards) == (False, 70)
    assert ("too_many_cards", "ride_size") in faults(report)
    assert {"triggers", "heal_triggers", "sentinel_limit", "ride_grades"} <= set(report.unchecked)


def test_the_cards_of_the_pack_make_a_deck_without_a_fault() -> None:
    numbers = [*range(3, 6), 7, 13, 14, 15, 16, 18, 19, 23]
    main: list[Entry] = [("main", 4, f"OVG1-{number:03d}") for number in numbers]
    ride: list[Entry] = [("ride", 1, f"OVG1-{number:03d}") for number in (1, 24, 20, 21)]
    great: list[Entry] = [("stride", 4, "OVG1-027"), ("stride", 4, "OVG1-028")]

    report = checked(RULES, cards_of("vanguard"), [*ride, *main, ("main", 2, "OVG1-029"), *great])

    assert (report.legal, faults(report)) == (None, [])
    assert unsure(report) == {("ride_deck_size", "ride_deck_size")}
