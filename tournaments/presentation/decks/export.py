"""A list as a file in one of the common forms."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from tournaments.decks.export import to_text
from tournaments.decks.types import ListLine, ReadList
from tournaments.models import Decklist
from tournaments.presentation.decks.words import section_place

FORMS = (
    ("site", _("Number and name, with headings")),
    ("bracketed", _("Names with numbers in brackets")),
    ("numbers", _("Numbers only")),
    ("csv", _("Table (CSV)")),
)
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportedList:
    """A file to hand out."""

    name: str
    content_type: str
    content: bytes


def exported(decklist: Decklist, form: str) -> ExportedList | None:
    """Return what counts of a list as a file; nothing where there is no such form."""
    if form not in {code for code, _label in FORMS}:
        return None
    is_table = form == "csv"
    entry = decklist.entry
    words = [slugify(entry.event.name)[:LONGEST_NAME], str(entry.number), slugify(entry.name)[:LONGEST_NAME]]
    name = "-".join(word for word in words if word.strip("-"))
    return ExportedList(
        name=f"{name}.{'csv' if is_table else 'txt'}",
        content_type=f"text/{'csv' if is_table else 'plain'}; charset=utf-8",
        # Spreadsheets take a table for UTF-8 only with this mark.
        content=to_text(read_cards(decklist), form).encode("utf-8-sig" if is_table else "utf-8"),
    )


def read_cards(decklist: Decklist) -> ReadList:
    """Return the cards of what counts as if they had just been read."""
    ordered = sorted(
        decklist.cards.all(), key=lambda card: (section_place(card.section), card.section, card.pk)
    )
    return ReadList(
        lines=tuple(
            ListLine(line=place, count=card.count, section=card.section, number=card.number, name=card.name)
            for place, card in enumerate(ordered, start=1)
        )
    )
