"""How a list came to be what it is: every submission and correction, with the cards that changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import datetime

from rulings.construction.names import name_key, number_key
from tournaments.models import Decklist, DecklistRevision, RevisionKind
from tournaments.presentation.decks.words import Labels, event_labels, section_name
from tournaments.selectors import report_of


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeView:
    """A card that a revision has more or fewer of than the one before."""

    section: str
    number: str
    name: str
    before: int
    after: int

    @property
    def is_more(self) -> bool:
        """Tell whether copies came in."""
        return self.after > self.before


@dataclass(frozen=True, slots=True, kw_only=True)
class RevisionView:
    """A list as it was handed in or corrected, and what that changed."""

    number: int
    kind: str
    is_correction: bool
    reason: str
    by: str
    at: datetime
    is_first: bool
    is_in_force: bool
    text: str
    changes: tuple[ChangeView, ...]


Card = tuple[str, str]
"""A section, and a card as numbers or names are compared."""


def history_of(decklist: Decklist) -> list[RevisionView]:
    """Return the revisions of a list, the newest first."""
    shown: list[RevisionView] = []
    words = event_labels(decklist.entry.event)
    before: Counter[Card] = Counter()
    labels: dict[Card, tuple[str, str]] = {}
    for revision in decklist.revisions.all():
        after = _counted(revision, labels)
        shown.append(
            RevisionView(
                number=revision.number,
                kind=str(revision.get_kind_display()),
                is_correction=revision.kind == RevisionKind.CORRECTED,
                reason=revision.reason,
                by=revision.submitted_by.get_full_name() if revision.submitted_by else "",
                at=revision.submitted_at,
                is_first=not shown,
                is_in_force=revision.pk == decklist.in_force_id,
                text=revision.text,
                changes=_changes(before, after, labels, words) if shown else (),
            )
        )
        before = after
    return shown[::-1]


def _counted(revision: DecklistRevision, labels: dict[Card, tuple[str, str]]) -> Counter[Card]:
    """Count the cards of a revision by section and card."""
    report = report_of(revision=revision)
    counted: Counter[Card] = Counter()
    for section, rows in (report.sections if report else {}).items():
        for row in rows:
            card = (section, number_key(row.number) or name_key(row.name))
            counted[card] += row.count
            labels[card] = (row.number, row.name)
    return counted


def _changes(
    before: Counter[Card], after: Counter[Card], labels: dict[Card, tuple[str, str]], words: Labels
) -> tuple[ChangeView, ...]:
    return tuple(
        ChangeView(
            section=section_name(card[0], words),
            number=labels[card][0],
            name=labels[card][1],
            before=before[card],
            after=after[card],
        )
        for card in dict.fromkeys((*before, *after))
        if before[card] != after[card]
    )
