"""A list that counts, as others read it: its cards by section, on a page and on paper."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from tournaments.models import Decklist, DecklistCard, DecklistRevision, Entry
from tournaments.presentation.decks.words import Labels, section_name, section_place


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRow:
    """So many copies of a card; without an address where the catalogue does not have it."""

    count: int
    number: str
    name: str
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckSection:
    """A part of a list with its cards."""

    code: str
    name: str
    count: int
    rows: tuple[DeckRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckView:
    """A list in force: whose it is, and its cards; the player's number is for the player and the staff."""

    decklist: Decklist
    entry: Entry
    revision: DecklistRevision
    sections: tuple[DeckSection, ...]
    count: int
    player_number: str

    @property
    def leaders(self) -> str:
        """Return what leads the deck, by name."""
        rows = [row for section in self.sections if section.code == "leader" for row in section.rows]
        return ", ".join(row.name or row.number for row in rows)


def deck_view(decklist: Decklist, labels: Labels, *, sees_all: bool) -> DeckView | None:
    """Return a list that was read with its cards as people read it; nothing before it was handed in."""
    if decklist.in_force is None:
        return None
    sections = deck_sections(decklist.cards.all(), labels)
    return DeckView(
        decklist=decklist,
        entry=decklist.entry,
        revision=decklist.in_force,
        sections=sections,
        count=sum(section.count for section in sections if section.code not in labels.pieces),
        player_number=decklist.entry.player_number if sees_all else "",
    )


def deck_sections(cards: Iterable[DecklistCard], labels: Labels) -> tuple[DeckSection, ...]:
    """Sort the cards of a list into its sections, in the order in which they were written."""
    ordered = sorted(cards, key=lambda card: (section_place(card.section), card.section, card.pk))
    sections = []
    for code, group in groupby(ordered, key=lambda card: card.section):
        rows = tuple(_row(card) for card in group)
        sections.append(
            DeckSection(
                code=code, name=section_name(code, labels), count=sum(row.count for row in rows), rows=rows
            )
        )
    return tuple(sections)


def _row(card: DecklistCard) -> DeckRow:
    known = card.card
    return DeckRow(
        count=card.count,
        number=card.number,
        name=card.name or (known.name if known else ""),
        address=known.get_absolute_url() if known else "",
    )
