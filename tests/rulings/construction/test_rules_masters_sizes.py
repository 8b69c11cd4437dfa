"""For each deck rule of both profiles: the list that just passes, the one that just fails, the one nobody can know.

The numbers come from the rules: 50 cards (or 50 to 60), one Leader, four of a number, one [Ultimate],
four [Super Combo], seven [Dragon Ball], ten Z-Cards.
"""

from __future__ import annotations

import pytest

from tests.rulings.construction.lists import Entry, faults
from tests.rulings.construction.masters import BOTH, LEADER, M4, M19, RULES, checked, plain


@pytest.mark.parametrize(("profile", "count"), [(M19, 50), (M4, 50), (M4, 60)])
def test_a_deck_of_the_right_size_is_legal(profile: str, count: int) -> None:
    report = checked([LEADER, *plain(count)], profile)

    assert (report.legal, report.faults, report.unchecked, report.warnings) == (True, (), (), ())
    assert report.cards == count + 1


@pytest.mark.parametrize(
    ("profile", "count", "code"),
    [
        (M19, 49, "too_few_cards"),
        (M19, 51, "too_many_cards"),
        (M19, 60, "too_many_cards"),
        (M4, 49, "too_few_cards"),
        (M4, 61, "too_many_cards"),
    ],
)
def test_a_deck_of_the_wrong_size_is_not(profile: str, count: int, code: str) -> None:
    report = checked([LEADER, *plain(count)], profile)

    assert report.legal is False
    assert faults(report) == [(code, "main_size")]
    assert report.faults[0].citations == next(
        section.citations for section in RULES[profile].sections if section.code == "main"
    )


@BOTH
def test_unknown_cards_count_for_the_size(profile: str) -> None:
    report = checked([LEADER, *plain(46), ("main", 3, "X9-001")], profile)

    assert report.legal is False
    assert faults(report) == [("too_few_cards", "main_size")]


@BOTH
def test_lines_without_a_section_that_may_fit_leave_the_size_open(profile: str) -> None:
    report = checked([LEADER, *plain(47), ("", 3, "X9-001")], profile)

    assert report.legal is None
    assert "main_size" in report.unchecked


@BOTH
def test_a_list_without_sections_finds_them_by_the_kind(profile: str) -> None:
    entries: list[Entry] = [("", count, number) for _section, count, number in [LEADER, *plain(50)]]

    report = checked(entries, profile)

    assert report.legal is True
    assert [row.number for row in report.sections["leader"]] == ["T1-101"]


def test_lines_without_a_section_that_fit_nowhere_are_a_fault() -> None:
    unknown: list[Entry] = [("", 4, f"X9-{n:03d}") for n in range(13)]  # 52 cards, Leader and deck are 51

    assert faults(checked(unknown)) == [("list_too_long", "main_size")]
    assert faults(checked([*unknown[:12], ("", 2, "X9-099")])) == [("list_too_short", "main_size")]
    assert checked([*unknown[:12], ("", 3, "X9-099")]).legal is None


@BOTH
def test_a_deck_needs_one_leader(profile: str) -> None:
    assert faults(checked(plain(50), profile)) == [("too_few_cards", "leader_size")]
    two: list[Entry] = [LEADER, ("leader", 1, "T1-102"), *plain(50)]
    assert faults(checked(two, profile)) == [("too_many_cards", "leader_size")]


@BOTH
def test_the_leader_must_be_one(profile: str) -> None:
    report = checked([("leader", 1, "T1-030"), *plain(50)], profile)

    assert faults(report) == [("wrong_kind", "leader_kinds")]
    assert report.faults[0].lines == (1,)


@BOTH
def test_a_leader_among_the_cards_is_a_fault(profile: str) -> None:
    report = checked([LEADER, *plain(49), ("main", 1, "T1-102")], profile)

    assert faults(report) == [("wrong_kind", "main_kinds")]


@BOTH
def test_an_unknown_leader_cannot_be_checked(profile: str) -> None:
    report = checked([("leader", 1, "X9-001"), *plain(50)], profile)

    assert report.legal is None
    assert "leader_kinds" in report.unchecked
    assert [warning.code for warning in report.warnings] == ["unknown_card"]


@BOTH
def test_four_of_a_number_pass_in_all_sections_together(profile: str) -> None:
    entries = [LEADER, *plain(50)]
    entries[1] = ("main", 3, "T1-001")
    entries += [("main", 1, "T1-030"), ("side", 1, "T1-001")]

    assert checked(entries, profile).legal is True


@BOTH
def test_five_of_a_number_fail_in_all_sections_together(profile: str) -> None:
    report = checked([LEADER, *plain(50), ("side", 1, "T1-001")], profile)

    assert faults(report) == [("too_many_copies", "copies")]
    assert report.faults[0].lines == (2, 15)
    assert report.faults[0].citations == RULES[profile].copies.citations


@BOTH
def test_two_printings_of_a_number_count_together(profile: str) -> None:
    report = checked([LEADER, *plain(50), ("side", 1, "T1-01_PR")], profile)

    assert faults(report) == [("too_many_copies", "copies")]


@BOTH
def test_five_of_an_unknown_number_cannot_be_judged(profile: str) -> None:
    four = checked([LEADER, *plain(46), ("main", 4, "X9-001")], profile)
    five = checked([LEADER, *plain(45), ("main", 5, "X9-001")], profile)

    assert four.legal is None
    assert "copies" not in four.unchecked
    assert five.legal is None
    assert "copies" in five.unchecked


@BOTH
@pytest.mark.parametrize(
    ("number", "most", "rule"),
    [("T1-4", 1, "ultimate_limit"), ("T1-2", 4, "super_combo_limit"), ("T1-3", 7, "dragon_ball_limit")],
)
@pytest.mark.parametrize("section", ["main", "side"])
def test_the_limit_of_a_keyword(profile: str, number: str, most: int, rule: str, section: str) -> None:
    rest = 50 - most + 1
    some: list[Entry] = [("main", most - 1, f"{number}00")] if most > 1 else []
    full: list[Entry] = [LEADER, *plain(rest), *some]
    just: list[Entry] = [*full, (section, 1, f"{number}01")]
    over: list[Entry] = [*just, (section, 1, f"{number}02")]

    fits = checked(just, profile)
    breaks = checked(over, profile)

    assert rule not in {fault.rule for fault in fits.faults}
    assert [fault.code for fault in breaks.faults if fault.rule == rule] == ["too_many_of_keyword"]
    limits = {limit.keyword.lower().replace(" ", "_") + "_limit": limit for limit in RULES[profile].limits}
    assert {fault.citations for fault in breaks.faults if fault.rule == rule} == {limits[rule].citations}


@BOTH
@pytest.mark.parametrize(
    ("keyword", "most", "rule"),
    [("T1-400", 1, "ultimate_limit"), ("T1-200", 4, "super_combo_limit"), ("T1-300", 7, "dragon_ball_limit")],
)
def test_unknown_cards_leave_a_keyword_open_only_when_they_may_break_it(
    profile: str, keyword: str, most: int, rule: str
) -> None:
    filled = checked([LEADER, *plain(49 - most), ("main", most, keyword), ("main", 1, "X9-001")], profile)
    below = (
        checked([LEADER, *plain(50 - most), ("main", most - 1, keyword), ("main", 1, "X9-001")], profile)
        if most > 1
        else None
    )

    assert filled.legal is None
    assert rule in filled.unchecked
    if below is not None:
        assert rule not in below.unchecked


@BOTH
def test_seven_of_one_dragon_ball_are_legal_and_eight_are_not(profile: str) -> None:
    assert checked([LEADER, *plain(43), ("main", 7, "T1-300")], profile).legal is True
    eight = checked([LEADER, *plain(42), ("main", 8, "T1-300")], profile)
    assert faults(eight) == [("too_many_of_keyword", "dragon_ball_limit")]


@BOTH
def test_the_text_of_a_card_replaces_the_limit_of_four(profile: str) -> None:
    assert checked([LEADER, *plain(30), ("main", 20, "T1-701")], profile).legal is True
    assert checked([LEADER, *plain(48), ("main", 2, "T1-702")], profile).legal is True
    report = checked([LEADER, *plain(47), ("main", 3, "T1-702")], profile)
    assert faults(report) == [("too_many_copies", "printed_limits")]
    assert report.faults[0].citations == RULES[profile].printed


def test_a_z_deck_holds_up_to_ten_cards_under_the_rules_of_2025() -> None:
    ten: list[Entry] = [("z", 4, "T1-500"), ("z", 4, "T1-501"), ("z", 2, "T1-502")]

    assert checked([LEADER, *plain(50), *ten], M4).legal is True
    report = checked([LEADER, *plain(50), *ten, ("z", 1, "T1-503")], M4)
    assert faults(report) == [("too_many_cards", "z_size")]
    unknown = checked([LEADER, *plain(50), ("z", 1, "X9-001")], M4)
    assert unknown.legal is None
    assert "z_kinds" in unknown.unchecked
    assert "z_size" not in unknown.unchecked


def test_a_battle_card_in_the_z_deck_is_a_fault() -> None:
    report = checked([LEADER, *plain(50), ("z", 1, "T1-030")], M4)

    assert faults(report) == [("wrong_kind", "z_kinds")]


def test_there_is_no_z_deck_under_the_rules_of_2019() -> None:
    report = checked([LEADER, *plain(50), ("z", 1, "T1-500")])

    assert faults(report) == [("section_not_used", "sections")]
    assert report.faults[0].citations == RULES[M19].citations


def test_unison_cards_belong_to_the_rules_of_2025() -> None:
    entries: list[Entry] = [LEADER, *plain(49), ("main", 1, "T1-601")]

    assert checked(entries, M4).legal is True
    assert faults(checked(entries, M19)) == [("wrong_kind", "main_kinds")]


@BOTH
def test_the_size_of_a_side_deck_is_said_to_be_ruled_nowhere(profile: str) -> None:
    report = checked([LEADER, *plain(50), ("side", 4, "T1-029")], profile)

    assert report.legal is True
    assert [(one.code, one.lines) for one in report.warnings] == [("size_not_ruled", (15,))]
    assert report.warnings[0].citations == ("dbs-masters/decisions/g-18",)
