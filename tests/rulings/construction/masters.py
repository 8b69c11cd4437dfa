"""Masters lists for the tests: cards of each kind, both profiles, nothing banned."""

from __future__ import annotations

import pytest

from rulings.construction.check import check
from rulings.construction.types import ANY_NUMBER, Card, Report
from tests.rulings.construction.lists import NOTHING_BANNED, Entry, lines_of, pack_of

PACK = pack_of("dbs-masters")
RULES = {row.rules.profile: row.rules for row in PACK.game.decks}
M19, M4 = "masters-2019", "masters-4"
BOTH = pytest.mark.parametrize("profile", [M19, M4])

PLAIN = [Card(number=f"T1-{n:03d}", name=f"Plain {n}", kind="battle") for n in range(1, 31)]
CARDS = [
    *PLAIN,
    Card(number="T1-101", name="First Leader", kind="leader"),
    Card(number="T1-102", name="Second Leader", kind="leader"),
    *(
        Card(number=f"T1-2{n:02d}", name=f"Combo {n}", kind="extra", keywords=("Super Combo",))
        for n in range(5)
    ),
    *(
        Card(number=f"T1-3{n:02d}", name=f"Ball {n}", kind="extra", keywords=("Dragon Ball",))
        for n in range(5)
    ),
    *(Card(number=f"T1-4{n:02d}", name=f"Last {n}", kind="battle", keywords=("Ultimate",)) for n in range(3)),
    *(Card(number=f"T1-5{n:02d}", name=f"Zed {n}", kind="z") for n in range(5)),
    Card(number="T1-601", name="Unison", kind="unison"),
    Card(number="T1-701", name="Swarm", kind="battle", copies=ANY_NUMBER),
    Card(number="T1-702", name="Hermit", kind="battle", copies=2),
]
LEADER: Entry = ("leader", 1, "T1-101")


def plain(count: int) -> list[Entry]:
    """Return so many main deck cards without any rule of their own, four of a number."""
    entries: list[Entry] = []
    for card in PLAIN:
        taken = min(4, count)
        if taken:
            entries.append(("main", taken, card.number))
        count -= taken
    return entries


def checked(entries: list[Entry], profile: str = M19) -> Report:
    """Check a list; its lines are counted from 1."""
    return check(lines_of(entries), RULES[profile], CARDS, restrictions=NOTHING_BANNED)
