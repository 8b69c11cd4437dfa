"""Vanguard, classic: for each deck rule the list that just passes, the one that just fails, the one nobody can know.

Expected values: D1 to D8 of the rules facts, scenarios VG-59 (49 cards, 15 triggers, 5 heals, 5 copies are each
illegal with a reason of their own) and VG-60 (Barcgal as starter). D6 is advice and never a fault.
"""

from __future__ import annotations

import pytest

from rulings.construction.check import check
from rulings.construction.types import Line
from tests.rulings.construction.classic import CARDS, RULES, STARTER, TRIGGERS, deck, verdict
from tests.rulings.construction.lists import (
    NOTHING_BANNED,
    Entry,
    cards_of,
    checked,
    faults,
    lines_of,
    unsure,
)


@pytest.mark.parametrize(("size", "code"), [(49, "too_few_cards"), (50, None), (51, "too_many_cards")])
def test_exactly_fifty_with_the_first_vanguard(size: int, code: str | None) -> None:
    """D1, D5, VG-59."""
    report = verdict(deck(size=size))

    assert report.legal is (code is None)
    assert faults(report) == ([(code, "main_size")] if code else [])


def test_fifty_and_a_first_vanguard_are_one_too_many() -> None:
    """D5: it counts among the fifty."""
    report = verdict([STARTER, *deck(starter=None)])

    assert faults(report) == [("too_many_cards", "main_size")]
    assert report.faults[0].message == "Too many cards (main deck): 51; the size is 50."


def test_lines_nobody_can_place_leave_the_size_open() -> None:
    report = verdict([*deck(size=48), ("", 2, "X9-001")])

    assert report.legal is None
    assert ("size_unknown", "main_size") in unsure(report)


@pytest.mark.parametrize(
    ("entries", "passes"),
    [
        ([("main", 4, "T1-501")], True),
        ([("main", 2, "T1-501"), ("main", 2, "T2-501")], True),
        ([("main", 5, "T1-501")], False),
        ([("main", 4, "T1-501"), ("main", 1, "T2-501")], False),
        ([("main", 4, "T1-501"), ("main", 1, "X9-001")], None),
        ([("main", 5, "X9-001")], None),
        ([("main", 5, "'Somebody'")], None),
    ],
)
def test_four_of_a_name(entries: list[Entry], passes: bool | None) -> None:
    """D2, VG-59: what makes two cards one is the printed name."""
    report = verdict(deck(*entries))

    assert report.legal is passes
    assert (("too_many_copies", "copies") in faults(report)) is (passes is False)
    assert (("copies_unknown", "copies") in unsure(report)) is (passes is None)


def test_a_name_of_two_printings_without_a_number_counts_too() -> None:
    report = verdict(deck(("main", 4, "T1-501"), ("main", 1, "'Three'")))

    assert faults(report) == [("too_many_copies", "copies")]


@pytest.mark.parametrize(
    ("sixteenth", "passes"), [("T1-103", True), ("T1-311", False), ("T1-602", None), ("X9-1", None)]
)
def test_exactly_sixteen_triggers(sixteenth: str, passes: bool | None) -> None:
    """D3, VG-59."""
    triggers = [*TRIGGERS[:3], ("main", 3, "T1-200"), ("main", 1, sixteenth)]
    report = verdict(deck(triggers=triggers))

    assert report.legal is passes
    assert (("too_few_of_value", "triggers") in faults(report)) is (passes is False)
    assert (("count_unknown", "triggers") in unsure(report)) is (passes is None)


def test_seventeen_triggers_are_too_many_whatever_else_is_unknown() -> None:
    report = verdict(deck(("main", 1, "T1-103"), ("main", 1, "X9-001")))

    assert faults(report) == [("too_many_of_value", "triggers")]
    assert report.faults[0].message == "Too many trigger units: 17; the number is 16."


@pytest.mark.parametrize(
    ("fifth", "passes"), [("T1-103", True), ("T1-201", False), ("X9-001", None), ("T1-602", None)]
)
def test_at_most_four_heal_triggers_of_any_name(fifth: str, passes: bool | None) -> None:
    """D4, VG-59."""
    triggers = [("main", 4, "T1-100"), ("main", 4, "T1-101"), ("main", 3, "T1-102"), ("main", 4, "T1-200")]
    report = verdict(deck(triggers=[*triggers, ("main", 1, fifth)]))

    assert report.legal is passes
    assert (("too_many_of_value", "heal_triggers") in faults(report)) is (passes is False)
    assert (("count_unknown", "heal_triggers") in unsure(report)) is (passes is None)


@pytest.mark.parametrize(
    ("more", "passes"), [("T1-311", True), ("T1-401", False), ("X9-001", None), ("T1-603", None)]
)
def test_at_most_four_sentinels_of_any_name(more: str, passes: bool | None) -> None:
    """D7, known at second hand."""
    report = verdict(deck(("main", 4, "T1-400"), ("main", 1, more)))

    assert report.legal is passes
    assert (("too_many_of_keyword", "sentinel_limit") in faults(report)) is (passes is False)
    assert (("keyword_unknown", "sentinel_limit") in unsure(report)) is (passes is None)


@pytest.mark.parametrize(
    ("starter", "finding", "passes"),
    [
        ("T1-001", None, True),
        ("T1-311", "starter_grade", False),
        ("T1-002", "starter_barred", False),  # VG-60
        ("T1-003", "starter_barred", False),  # the seed's spelling
        ("'Barcgal'", "starter_barred", False),
        ("'barkgal'", "starter_barred", False),
        ("X9-001", "starter_unknown", None),
        ("T1-601", "starter_unknown", None),
    ],
)
def test_the_first_vanguard(starter: str, finding: str | None, passes: bool | None) -> None:
    """D5, D8, VG-60."""
    report = verdict(deck(starter=("leader", 1, starter)))

    assert report.legal is passes
    assert (faults(report) == [(finding, "first_vanguard")]) is (passes is False)
    assert ((finding, "first_vanguard") in unsure(report)) is (passes is None)
    if finding == "starter_barred":
        assert report.faults[0].citations == ("vanguard/standard-fight/barcgal-first-vanguard",)


def test_the_name_of_a_card_nobody_knows_bars_it_too() -> None:
    alone = [card for card in CARDS if card.name not in ("Barcgal", "Barkgal")]

    report = checked(RULES, alone, deck(starter=("leader", 1, "'Barkgal'")))

    assert faults(report) == [("starter_barred", "first_vanguard")]


def test_the_name_beside_a_number_nobody_knows_may_be_wrong() -> None:
    line = Line(line=1, section="leader", count=1, number="X9-001", name="Barcgal")

    report = check([line, *lines_of(deck())[1:]], RULES, CARDS, restrictions=NOTHING_BANNED)

    assert (report.legal, ("starter_unknown", "first_vanguard") in unsure(report)) == (None, True)


def test_two_first_vanguards_are_one_too_many() -> None:
    assert faults(verdict(deck(("leader", 1, "T1-311"), size=50))) == [("too_many_cards", "leader_size")]


@pytest.mark.parametrize(
    ("main", "finding", "passes"),
    [
        (("main", 1, "T1-001"), None, True),
        (("main", 1, "T1-501"), "no_starter", False),
        (("main", 1, "T1-002"), "no_starter", False),
        (("main", 1, "X9-001"), "no_starter_known", None),
    ],
)
def test_a_list_that_names_no_first_vanguard_needs_one(
    main: Entry, finding: str | None, passes: bool | None
) -> None:
    """D5, D8: without triggers, which are of grade 0 themselves, so that only this rule is looked at."""
    report = verdict(deck(main, starter=None, triggers=[]))

    found = {code for code, rule in (*faults(report), *unsure(report)) if rule == "first_vanguard"}
    assert found == ({finding} if finding else set())
    assert ((finding, "first_vanguard") in faults(report)) is (passes is False)


def test_a_trigger_of_grade_nought_may_start() -> None:
    """D5 asks for a grade 0 and nothing else."""
    assert verdict(
        deck(starter=("leader", 1, "T1-103"), triggers=[*TRIGGERS[:3], ("main", 3, "T1-200")])
    ).legal


@pytest.mark.parametrize("number", ["T1-701", "T1-702"])
def test_classic_decks_are_made_of_units(number: str) -> None:
    assert faults(verdict(deck(("main", 1, number)))) == [("wrong_kind", "main_kinds")]


def test_the_mix_of_grades_is_advice() -> None:
    """D6: no finding, however unwise the mix; here nothing but grade 0 and 1."""
    report = verdict(deck())

    assert (report.legal, report.faults, report.warnings, report.unsure) == (True, (), (), ())


@pytest.mark.parametrize("section", ["ride", "stride"])
def test_later_sections_are_not_in_the_classic_rules(section: str) -> None:
    assert faults(verdict([*deck(), (section, 1, "T1-701")])) == [("section_not_used", "sections")]


def test_the_cards_of_the_pack_make_a_legal_deck() -> None:
    numbers = [*range(3, 6), 7, 13, 14, 15, 16, 18, 19, 21, 22]
    main: list[Entry] = [("", 4, f"OVG1-{number:03d}") for number in numbers]

    report = checked(RULES, cards_of("vanguard"), [("leader", 1, "OVG1-001"), *main, ("", 1, "OVG1-020")])

    assert (report.legal, faults(report), unsure(report)) == (True, [], set())
