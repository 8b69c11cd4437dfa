"""Bakugan lists for the tests: cards of each kind, and lists filled up with plain cards."""

from __future__ import annotations

from rulings.construction.types import Card, Report
from tests.rulings.construction.lists import Entry, checked, rules_of

RULES = rules_of("bakugan", "bakugan-2019")
Values = dict[str, str | int | list[str]]


def character(number: str, name: str, factions: tuple[str, ...], cores: list[str] | None) -> Card:
    """Return a Character."""
    values: Values = {"cores": cores} if cores else {}
    return Card(number=number, name=name, kind="character", colors=factions, values=values)


def card(
    number: str, name: str, kind: str = "action", factions: tuple[str, ...] = ("pyrus",), of: str = "S1"
) -> Card:
    """Return a card of the deck."""
    return Card(number=number, name=name, kind=kind, colors=factions, values={"set": of} if of else {})


CARDS = [
    character("T1-001", "Cinder", ("pyrus",), ["Fist", "Fist"]),
    character("T1-002", "Tide", ("aquos",), ["Fist", "Shield"]),
    character("T1-003", "Quill", ("haos",), ["Shield", "Magic Shield"]),
    character("T1-004", "Tusk", ("darkus",), None),
    character("T1-005", "Nobody's", (), ["Fist", "Fist"]),
    character("T1-006", "Cinder", ("pyrus",), ["Fist", "Fist"]),
    character("T1-007", "Cinder", ("ventus",), ["Fist", "Fist"]),
    *(card(f"T1-1{n:02d}", f"Surge {n}") for n in range(14)),
    card("T1-201", "Twin"),
    card("T2-201", "Twin", of="S2"),
    card("T3-201", "Twin", of=""),
    card("T1-301", "Dark Action", factions=("darkus",)),
    card("T1-302", "Dark and Light", factions=("darkus", "haos")),
    card("T1-303", "Colors unknown", factions=()),
    card("T1-401", "An Evo", "evo"),
    card("T1-402", "A Flip", "flip"),
    card("T1-403", "A Hero", "hero"),
    Card(number="T1-501", name="Kind unknown", colors=("pyrus",)),
]
TEAM: list[Entry] = [("team", 1, "T1-001"), ("team", 1, "T1-002"), ("team", 1, "T1-003")]
CORES: list[Entry] = [("other", 3, "'Fist'"), ("other", 2, "'Shield'"), ("other", 1, "'Magic Shield'")]


def deck(*main: Entry, team: list[Entry] = TEAM, cores: list[Entry] = CORES, size: int = 40) -> list[Entry]:
    """Fill a list up with plain cards, three of each."""
    rest = size - sum(count for _section, count, _card in main)
    plain: list[Entry] = [("main", min(3, rest - done), f"T1-1{done // 3:02d}") for done in range(0, rest, 3)]
    return [*team, *main, *plain, *cores]


def verdict(entries: list[Entry]) -> Report:
    """Check a list."""
    return checked(RULES, CARDS, entries)
