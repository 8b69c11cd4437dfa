"""However a number or a name is written, it means one card."""

from __future__ import annotations

import pytest

from rulings.construction.names import keyword_key, name_key, number_key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("SD1-01", "SD1-001"),
        ("BT1-001", "bt1-001"),
        ("BT1-001_PR", "BT1-001"),
        ("BT1-001_PR02", "BT1-001"),
        ("BT1-001_SPR", "BT1-001"),
        ("FB01-004_p1", "FB01-004"),
        ("FB01-004-p2", "FB01-004"),
        ("FB01-001-F", "FB01-001"),
        (" P-244 ", "P-244"),
        ("FB01-004_p1-F", "FB01-004"),
        ("BT1-001-PR02", "BT1-001"),
        ("BT1–001", "BT1-001"),
        ("ＢＴ１－００１", "BT1-001"),
        ("BT01/001EN", "BT01/001"),
        ("D-BT01/001JP", "D-BT01/001"),
        ("BT01/001", "BT01-001"),
        ("#283", "283"),
    ],
)
def test_two_writings_of_a_number_are_one_card(one: str, other: str) -> None:
    assert number_key(one) == number_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("BT1-001", "BT1-010"),
        ("BT1-011", "BT11-001"),
        ("P-1", "PR-1"),
        ("BT1-100", "BT1-10"),
        ("A-1", "A1"),
        ("D-BT01/001", "BT01/001"),
        ("BT1-001A", "BT1-001"),
        ("BT1-000", "BT1-001"),
    ],
)
def test_different_numbers_stay_different_cards(one: str, other: str) -> None:
    assert number_key(one) != number_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("SS Rosé Gata", "ss rose gata"),
        ("Koit, Mechanical Courage_PR", "Koit, Mechanical Courage"),
        ("Koit, Mechanical Courage_pr02", "Koit, Mechanical Courage"),
        ("Ilse’s Wave", "Ilse's Wave"),
        ("Ｔｉｄｅ Ｒｕｎｎｅｒ", "Tide Runner"),
        ("Front // Back, Grown", "Front"),
        ("Gate-Breaker", "Gate Breaker"),
    ],
)
def test_two_writings_of_a_name_are_one_name(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_a_keyword_is_read_with_and_without_hyphen() -> None:
    assert keyword_key("Super-Combo") == keyword_key("super combo")


@pytest.mark.parametrize("parts", [("A", "-"), ("A", "0", "-", "0", "!"), ("_A1",)])
def test_long_nonsense_is_compared_without_going_back_and_forth(parts: tuple[str, ...]) -> None:
    text = "".join(part * 5_000 for part in parts)

    assert number_key(text)
    assert name_key(text) or not any(sign.isalnum() for sign in text)


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("ゴハン", "コハン", False),  # voicing marks make other letters
        ("バー", "ハー", False),
        ("ﾊﾞｰ", "バー", True),  # narrow signs
        ("Rosé", "Rose", True),
        ("Rose\u0301", "ROSÉ", True),
    ],
)
def test_accents_are_a_manner_of_writing_and_voicing_marks_are_not(
    one: str, other: str, is_same: bool
) -> None:
    assert (name_key(one) == name_key(other)) is is_same
