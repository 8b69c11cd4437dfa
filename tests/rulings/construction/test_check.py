"""What a check says of any list: doubtful names, lines nobody could read, sentences, and that it agrees with itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.construction.check import check
from rulings.construction.types import ANY_NUMBER, Card, DeckRules, Finding, Line
from rulings.services.pack_deck_check import cited
from tests.rulings.construction.lists import NOTHING_BANNED, Entry
from tests.rulings.construction.masters import CARDS, LEADER, M4, M19, PACK, RULES, checked, plain


def test_a_name_alone_means_the_only_card_that_has_it() -> None:
    twins = [*CARDS, Card(number="T2-001", name="Plain 1", kind="battle")]
    lines = [
        Line(line=1, section="main", count=4, name="plain 2"),
        Line(line=2, section="main", count=4, name="Plain 1"),
        Line(line=3, section="main", count=4, name="Nobody"),
    ]

    report = check(lines, RULES[M19], twins, restrictions=NOTHING_BANNED)

    assert [row.number for row in report.sections["main"]] == ["T1-002", "", ""]
    assert [(one.code, one.lines) for one in report.warnings] == [
        ("ambiguous_name", (2,)),
        ("unknown_name", (3,)),
    ]
    assert report.warnings[0].values["candidates"] == "T1-001, T2-001"
    assert "copies" in report.unchecked


def test_a_number_counts_where_the_name_beside_it_is_another() -> None:
    report = check(
        [Line(line=1, section="main", count=1, number="T1-001", name="Plain 2")],
        RULES[M19],
        CARDS,
        restrictions=NOTHING_BANNED,
    )

    assert report.sections["main"][0].name == "Plain 1"
    assert [one.code for one in report.warnings] == ["name_differs"]


def test_a_line_nobody_could_read_is_a_fault_and_may_hold_the_missing_cards() -> None:
    unread = [Finding(code="unreadable_line", lines=(15,))]
    lines = [
        Line(line=place, section=section, count=count, number=number)
        for place, (section, count, number) in enumerate([LEADER, *plain(49)], start=1)
    ]

    report = check(lines, RULES[M19], CARDS, unread)

    assert [fault.code for fault in report.faults] == ["unreadable_line"]
    assert report.unchecked == ("main_size",)
    assert report.legal is False


def test_every_finding_has_a_sentence() -> None:
    report = checked([LEADER, ("main", 5, "T1-001"), ("main", 5, "X9-001"), ("z", 1, "T1-500")])

    for finding in (*report.faults, *report.warnings, *report.unsure):
        assert finding.message
        assert "%(" not in finding.message
    assert report.faults[0].message == "Too few cards (main deck): 10; the size is 50."


@pytest.mark.parametrize("rules", RULES.values(), ids=str)
def test_every_rule_cites_a_passage_of_its_game(rules: DeckRules) -> None:
    assert cited(rules) <= {row.code for row in PACK.passages}


def test_the_cards_of_the_pack_make_a_legal_deck() -> None:
    cards = [
        Card(number=row.number, name=row.name, kind=row.kind, keywords=row.keywords) for row in PACK.cards
    ]
    plain_ones = [
        row for row in cards if row.kind == "battle" and not {"Super Combo", "Ultimate"} & set(row.keywords)
    ]
    lines = [Line(line=1, count=1, number="OV1-001")]
    lines += [
        Line(line=place, count=4 if place < 14 else 2, number=card.number)
        for place, card in enumerate(plain_ones[:13], start=2)
    ]

    assert check(lines, RULES[M19], cards).legal is True


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["", "leader", "main", "side", "z", "other"]),
            st.integers(1, 60),
            st.sampled_from(["", "X9-1", "X9-2", *(card.number for card in CARDS)]),
        ),
        max_size=12,
    ),
    st.sampled_from([M19, M4]),
)
def test_what_is_said_of_a_list_agrees_with_itself(entries: list[Entry], profile: str) -> None:
    report = checked(entries, profile)

    assert (report.legal is False) == bool(report.faults)
    assert (report.legal is None) == (not report.faults and bool(report.unchecked))
    assert report.cards == sum(count for _section, count, _number in entries)
    assert sum(row.count for rows in report.sections.values() for row in rows) == report.cards


@given(st.integers(1, 9), st.integers(0, 40), st.sampled_from([M19, M4]))
def test_knowing_an_unknown_card_never_takes_a_fault_back(copies: int, others: int, profile: str) -> None:
    entries: list[Entry] = [LEADER, *plain(others), ("main", copies, "X9-001")]
    lines = [
        Line(line=place, section=section, count=count, number=number)
        for place, (section, count, number) in enumerate(entries, start=1)
    ]
    before = check(lines, RULES[profile], CARDS)

    for known in (
        Card(number="X9-001", name="Any", kind="battle"),
        Card(number="X9-001", name="Any", kind="extra", keywords=("Dragon Ball",)),
        Card(number="X9-001", name="Any", kind="battle", copies=ANY_NUMBER),
    ):
        after = check(lines, RULES[profile], [*CARDS, known])
        assert {(one.code, one.rule) for one in before.faults} <= {
            (one.code, one.rule) for one in after.faults
        }
