"""A line means the card of its number, else the only card of its name; a name of several cards is asked about."""

from __future__ import annotations

import pytest

from rulings.construction.identify import identify
from rulings.construction.types import Card, CopyRule, DeckRules, Line, SectionRule

RULES = DeckRules(
    profile="test",
    since="2019-01-01",
    sections=(
        SectionRule(code="leader", min=1, max=1, kinds=("leader",)),
        SectionRule(code="main", min=50, max=50, kinds=("battle", "extra")),
        SectionRule(code="z", max=10, kinds=("z",)),
    ),
    copies=CopyRule(max=4),
)
CARDS = (
    Card(
        number="T1-001",
        name="Marla // Marla, Grown",
        kind="leader",
        names=("Marla, die Junge",),
        back_names=("Marla, Grown", "Gull"),
    ),
    Card(number="T1-002", name="Tide Runner", kind="battle", names=("Gezeitenläufer", "潮の走者")),
    Card(number="T1-003", name="Twin", kind="battle", values={"power": 5000, "grade": 1}),
    Card(number="T2-003", name="Twin", kind="leader", values={"power": 9000, "grade": 3}),
    Card(number="T1-004", name="Deep Wave", kind="z", values={"grade": 2}),
    Card(number="T1-005", name="Unprinted Kind"),
    Card(number="T1-006", name="Gull", kind="battle"),
)


def only(number: str = "", name: str = "", **more: str) -> tuple[str, str, list[str]]:
    """Return number and section that a single line is given, and what is said about it."""
    line = Line(line=1, count=1, number=number, name=name, **more)
    found = identify([line], RULES, CARDS)
    one = found.lines[0]
    return one.card.number if one.card else "", one.section, [finding.code for finding in found.warnings]


@pytest.mark.parametrize(
    "number", ["T1-002", "t1-002", "T1-02", "T1-2", "T1-002_PR", "T1-002-p1", "T1-002-F"]
)
def test_every_writing_and_printing_of_a_number_is_one_card(number: str) -> None:
    assert only(number) == ("T1-002", "main", [])


@pytest.mark.parametrize(
    "name", ["Tide Runner", "tide-runner", "Gezeitenläufer", "潮の走者", "Tide Runner_PR"]
)
def test_a_name_that_one_card_has_in_any_language_is_enough(name: str) -> None:
    assert only(name=name) == ("T1-002", "main", [])


@pytest.mark.parametrize("name", ["Marla", "Marla // Marla, Grown", "Marla, die Junge", "Marla, Grown"])
def test_a_card_of_two_sides_is_called_by_either(name: str) -> None:
    assert only(name=name) == ("T1-001", "leader", [])
    assert only("T1-001", name) == ("T1-001", "leader", [])


def test_the_name_of_a_back_and_of_another_card_is_never_guessed() -> None:
    assert only(name="Gull") == ("", "", ["ambiguous_name"])
    assert only(name="Gull", section="main") == ("", "main", ["ambiguous_name"])


@pytest.mark.parametrize("more", [{}, {"section": "leader"}, {"section": "main"}, {"grade": "3"}])
def test_a_name_of_several_cards_is_never_guessed(more: dict[str, str]) -> None:
    """Not even where only one of them is a Leader, or has the grade that was written."""
    card, _section, codes = only(name="Twin", **more)

    assert (card, codes) == ("", ["ambiguous_name"])


def test_whoever_wrote_the_name_of_several_cards_gets_their_numbers() -> None:
    found = identify([Line(line=3, count=1, name="Twin")], RULES, CARDS).warnings[0]

    assert (found.lines, found.options, found.values["candidates"]) == (
        (3,),
        ("T1-003", "T2-003"),
        "T1-003, T2-003",
    )


def test_many_candidates_are_all_options_and_few_are_named() -> None:
    cards = [Card(number=f"T9-{place:03d}", name="Same", kind="battle") for place in range(1, 9)]

    found = identify([Line(line=1, count=1, name="Same")], RULES, cards).warnings[0]

    assert len(found.options) == 8
    assert found.values["candidates"] == "T9-001, T9-002, T9-003, T9-004, T9-005, …"


def test_the_number_decides_between_cards_of_one_name() -> None:
    assert only("T2-003", "Twin") == ("T2-003", "leader", [])


def test_where_number_and_name_disagree_the_number_counts_and_that_is_said() -> None:
    """Where a list calls a number by another name, the number counts and the list gets a warning."""
    assert only("T1-002", "Deep Wave") == ("T1-002", "main", ["name_differs"])


def test_a_name_in_another_language_does_not_differ() -> None:
    assert only("T1-002", "Gezeitenläufer") == ("T1-002", "main", [])


def test_an_unknown_number_is_told_and_never_replaced() -> None:
    assert only("T7-001") == ("", "", ["unknown_card"])
    assert only("T7-001", "Nobody") == ("", "", ["unknown_card"])


def test_an_unknown_number_with_a_known_name_says_which_number_the_name_has() -> None:
    found = identify([Line(line=1, count=1, number="T7-002", name="Tide Runner")], RULES, CARDS)

    assert found.lines[0].card is None
    assert [(one.code, one.options) for one in found.warnings] == [("unknown_number_of_name", ("T1-002",))]


@pytest.mark.parametrize("name", ["Nobody", "☆☆", ""])
def test_an_unknown_name_is_told(name: str) -> None:
    assert only(name=name) == ("", "", ["unknown_name"])


@pytest.mark.parametrize(("grade", "codes"), [("2", []), ("3", ["grade_differs"]), ("", []), ("G", [])])
def test_a_grade_that_differs_from_the_printed_one_is_told(grade: str, codes: list[str]) -> None:
    assert only(name="Deep Wave", grade=grade) == ("T1-004", "z", codes)


def test_a_grade_that_nobody_knows_is_not_doubted() -> None:
    assert only("T1-002", grade="3") == ("T1-002", "main", [])


@pytest.mark.parametrize(
    ("number", "section"),
    [("T7-001", "leader"), ("T1-005", "leader"), ("T1-002", "main"), ("T1-004", "z")],
)
def test_an_implied_section_holds_only_for_cards_of_unknown_kind(number: str, section: str) -> None:
    assert only(number, implied="leader")[1] == section


def test_an_implied_section_that_the_rules_lack_is_none() -> None:
    assert only("T7-001", implied="team")[1] == ""
