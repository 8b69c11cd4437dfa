"""Values of cards are written for people; what is not known is not shown as something."""

from __future__ import annotations

import pytest

from rulings.construction.types import ANY_NUMBER
from rulings.presentation.card_words import allowed_told, copies_told, kind_label, value_text, values_shown


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (7, "7"),
        (5000, "5000"),
        (15000, "15\u202f000"),
        (0, "0"),
        ("X", "X"),
        (["Fist", "Shield"], "Fist, Shield"),
        (None, ""),
        (True, "yes"),
    ],
)
def test_a_value_is_written_for_people(value: object, text: str) -> None:
    assert value_text(value) == text


def test_values_stand_in_a_fixed_order_without_what_is_told_elsewhere() -> None:
    values = {
        "zeal": 1,
        "power": 10000,
        "cost": 3,
        "copies": 2,
        "unread": ["x"],
        "back": {"power": 1},
        "era": None,
        "text": "x",
    }

    assert values_shown(values) == [("Cost", "3"), ("Power", "10\u202f000"), ("Zeal", "1")]


@pytest.mark.parametrize(
    ("copies", "told"), [(ANY_NUMBER, "any number"), (7, "7 copies"), (None, ""), ("many", "")]
)
def test_copies_are_told_only_where_they_are_known(copies: object, told: str) -> None:
    assert told in copies_told(copies)
    assert bool(told) == bool(copies_told(copies))


def test_words_of_kinds_and_restrictions() -> None:
    assert (kind_label("g-unit"), kind_label("new-kind"), kind_label("")) == ("G unit", "New kind", "")
    assert (allowed_told(0), allowed_told(2)) == ("banned", "restricted to 2")
