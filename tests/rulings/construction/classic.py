"""Vanguard lists by the classic rules for the tests: cards of each kind, and lists filled up with plain units."""

from __future__ import annotations

from rulings.construction.types import Card, Report
from tests.rulings.construction.lists import Entry, checked, rules_of

RULES = rules_of("vanguard", "vg-classic")


def unit(number: str, name: str, grade: int, trigger: str = "none", *keywords: str) -> Card:
    """Return a unit."""
    return Card(
        number=number, name=name, kind="unit", keywords=keywords, values={"grade": grade, "trigger": trigger}
    )


CARDS = [
    unit("T1-001", "Starter", 0),
    unit("T1-002", "Barcgal", 0),
    unit("T1-003", "Barkgal", 0),
    *(unit(f"T1-1{n:02d}", f"Critical {n}", 0, "critical") for n in range(5)),
    *(unit(f"T1-2{n:02d}", f"Heal {n}", 0, "heal") for n in range(3)),
    *(unit(f"T1-3{n:02d}", f"One {n}", 1) for n in range(13)),
    *(unit(f"T1-4{n:02d}", f"Sentinel {n}", 1, "none", "Sentinel") for n in range(3)),
    unit("T1-501", "Three", 3),
    unit("T2-501", "Three", 3),
    Card(number="T1-601", name="Grade unknown", kind="unit", values={"trigger": "none"}),
    Card(number="T1-602", name="Trigger unknown", kind="unit", values={"grade": 1}),
    Card(number="T1-603", name="Nothing known"),
    Card(number="T1-701", name="Great", kind="g-unit", values={"grade": 4, "trigger": "none"}),
    Card(number="T1-702", name="Order", kind="order", values={"grade": 1}),
]
STARTER: Entry = ("leader", 1, "T1-001")
TRIGGERS: list[Entry] = [
    ("main", 4, "T1-100"),
    ("main", 4, "T1-101"),
    ("main", 4, "T1-102"),
    ("main", 4, "T1-200"),
]


def ones(count: int) -> list[Entry]:
    """Return so many plain units of grade 1."""
    return [("main", min(4, count - done), f"T1-3{done // 4:02d}") for done in range(0, count, 4)]


def deck(
    *main: Entry, starter: Entry | None = STARTER, triggers: list[Entry] = TRIGGERS, size: int = 50
) -> list[Entry]:
    """Fill a list up with plain units."""
    some = [*([starter] if starter else []), *triggers, *main]
    return [*some, *ones(size - sum(count for _section, count, _card in some))]


def verdict(entries: list[Entry]) -> Report:
    """Check a list."""
    return checked(RULES, CARDS, entries)
