"""What stands beside a deck, or came after its rules: no source judges it, so neither does a check.

Expected values: Vanguard D1, N3 and N4, Bakugan D1 and D5: the rules give no side deck, and none forbids it.
"""

from __future__ import annotations

import pytest

from rulings.construction.types import Card
from tests.rulings.construction import bakugan, classic, masters
from tests.rulings.construction.lists import Entry, checked, unsure


def test_vanguard_has_no_word_on_a_side_deck() -> None:
    """The rules give a deck; what may be beside it is the event's word."""
    entries = [*classic.deck(), ("side", 1, "T1-312")]

    report = classic.verdict(entries)
    allowed = checked(classic.RULES, classic.CARDS, entries, side_max=1)

    assert (report.legal, unsure(report)) == (None, {("section_not_ruled", "sections")})
    assert allowed.legal is True


@pytest.mark.parametrize("kind", ["front", "over"])
def test_later_triggers_are_not_judged_by_the_classic_rules(kind: str) -> None:
    """N3, N4: they came later; the classic text speaks of draw, critical, heal and stand."""
    later = Card(number="T9-201", name="Later", kind="unit", values={"grade": 0, "trigger": kind})
    triggers: list[Entry] = [*classic.TRIGGERS[:3], ("main", 3, "T1-200"), ("main", 1, "T9-201")]

    report = checked(classic.RULES, [*classic.CARDS, later], classic.deck(triggers=triggers))

    assert (report.legal, unsure(report)) == (None, {("count_not_ruled", "later_triggers")})


@pytest.mark.parametrize(
    ("number", "side_max", "unchecked"),
    [
        ("T1-201", None, ("sections",)),
        ("T1-201", 1, ()),  # the event has said that there is one
        ("T1-301", 1, ("factions",)),
        ("T1-100", 1, ("copies",)),
        ("T1-002", 1, ("side_kinds",)),
    ],
)
def test_bakugan_has_no_word_on_a_side_deck(
    number: str, side_max: int | None, unchecked: tuple[str, ...]
) -> None:
    """The rules give a team, a deck and BakuCores; what may be beside them, and what it keeps to, is the event's."""
    report = checked(bakugan.RULES, bakugan.CARDS, [*bakugan.deck(), ("side", 1, number)], side_max=side_max)

    assert (report.legal, report.faults) == (None if unchecked else True, ())
    assert set(unchecked) <= set(report.unchecked)


@pytest.mark.parametrize("profile", [masters.M19, masters.M4])
def test_cards_beside_a_masters_deck_are_not_judged(profile: str) -> None:
    """B1 and the manuals give Leader, deck, Z-Deck and side deck; tokens are none of them."""
    report = masters.checked([masters.LEADER, *masters.plain(50), ("other", 1, "T1-030")], profile)

    assert (report.legal, report.faults, report.unchecked) == (None, (), ("sections",))
