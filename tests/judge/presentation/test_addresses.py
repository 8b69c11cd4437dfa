"""Addresses of a replay."""

from __future__ import annotations

from judge.presentation.addresses import Address


def test_an_address_that_asks_for_nothing_is_the_page() -> None:
    assert str(Address(path="/judge/replays/1/")) == "/judge/replays/1/"


def test_an_address_keeps_what_it_is_not_told_to_change() -> None:
    address = Address(path="/x/", line="c1.true", step=3, quiet=True, everything=True)

    assert address.having(step=4) == "?all=1&line=c1.true&quiet=1&step=4"
    assert address.having(line="", quiet=False) == "?all=1&step=3"


def test_a_strange_name_of_a_line_is_quoted() -> None:
    assert str(Address(path="/x/", line="a&b c.true")) == "?line=a%26b+c.true"
