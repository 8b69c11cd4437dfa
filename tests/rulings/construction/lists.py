"""Write lists and hold them against the rules of a pack; cards are invented for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from rulings.construction.check import check
from rulings.construction.types import Card, DeckRules, Line, Report, Restrictions
from rulings.services.pack_cards import CardRow
from rulings.services.pack_files import PACKS, Pack, read_pack

Entry = tuple[str, int, str]
"""Section, count, and a number; a name stands in inverted commas."""

NOTHING_BANNED = Restrictions(
    title="No card is banned", since="2019-01-01", source="the tests", is_official=True
)


def pack_of(game: str) -> Pack:
    """Read the pack of a game."""
    return read_pack(PACKS / game, root=PACKS)


def rules_of(game: str, profile: str) -> DeckRules:
    """Return the deck rules of a profile."""
    return next(row.rules for row in pack_of(game).game.decks if row.rules.profile == profile)


def cards_of(game: str) -> list[Card]:
    """Return the invented cards of a pack as construction reads them."""
    return [_card(row) for row in pack_of(game).cards]


def _card(row: CardRow) -> Card:
    copies = row.values.get("copies")
    return Card(
        number=row.number,
        name=row.name,
        kind=row.kind,
        keywords=row.keywords,
        colors=row.colors,
        traits=row.traits,
        values=row.values,  # type: ignore[arg-type]  # a pack states what construction reads
        copies=copies if isinstance(copies, int) else None,
    )


def lines_of(entries: Sequence[Entry]) -> list[Line]:
    """Return a list as lines, counted from 1."""
    return [
        Line(line=place, section=section, count=count, name=card.strip("'"))
        if card.startswith("'")
        else Line(line=place, section=section, count=count, number=card)
        for place, (section, count, card) in enumerate(entries, start=1)
    ]


def checked(
    rules: DeckRules,
    cards: Sequence[Card],
    entries: Sequence[Entry],
    *,
    restrictions: Restrictions | None = NOTHING_BANNED,
    side_max: int | None = None,
) -> Report:
    """Check a list."""
    return check(lines_of(entries), rules, cards, restrictions=restrictions, side_max=side_max)


def faults(report: Report) -> list[tuple[str, str]]:
    """Return code and rule of each fault."""
    return [(fault.code, fault.rule) for fault in report.faults]


def unsure(report: Report) -> set[tuple[str, str]]:
    """Return code and rule of what could not be checked, without what every unknown card leaves open."""
    return {(doubt.code, doubt.rule) for doubt in report.unsure if doubt.code != "printed_limits_unknown"}


def warnings(report: Report) -> list[str]:
    """Return the codes of the warnings that are not about unknown cards."""
    return [one.code for one in report.warnings if not one.code.startswith("unknown_")]
