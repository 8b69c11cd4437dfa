"""The words of deck lists on pages: sections, kinds, and where a list stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from django.utils import timezone
from django.utils.translation import gettext as _

from rulings.construction.types import DeckRules
from rulings.construction.wording import COLORS, KINDS, SECTIONS
from rulings.errors import RulingsError
from rulings.selectors import deck_rules_of
from tournaments.models import Event
from tournaments.services.decklists import deck_day_of

SECTION_ORDER = ("leader", "ride", "main", "z", "side", "stride", "team", "other")


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """How a game calls the sections of a list where otherwise than usual, and which of them hold no cards."""

    words: Mapping[str, str] = field(default_factory=dict)
    pieces: frozenset[str] = frozenset()


def labels_of(rules: DeckRules | None) -> Labels:
    """Return how the sections of these rules are called."""
    if rules is None:
        return Labels()
    return Labels(
        words={section.code: section.label for section in rules.sections if section.label},
        pieces=frozenset(section.code for section in rules.sections if section.is_pieces),
    )


def event_rules(event: Event, now: datetime) -> DeckRules | None:
    """Return the deck rules of an event, or nothing where the site has none."""
    if event.game is None:
        return None
    day = deck_day_of(event=event, now=now)
    try:
        return deck_rules_of(game=event.game, profile=event.profile, on=day)
    except RulingsError:
        return None


def event_labels(event: Event) -> Labels:
    """Return how the sections of lists are called at an event."""
    return labels_of(event_rules(event, timezone.now()))


def section_name(code: str, labels: Labels) -> str:
    """Return what a section is called, as a heading."""
    name = _(SECTIONS.get(labels.words.get(code, code), code)) if code else ""
    return name[:1].upper() + name[1:]


def section_place(code: str) -> int:
    """Return where a section stands among the others of a list."""
    return SECTION_ORDER.index(code) if code in SECTION_ORDER else len(SECTION_ORDER)


def kind_name(code: str) -> str:
    """Return what a kind of card is called; nothing where it is not known."""
    return _(KINDS.get(code, code)) if code else ""


def color_name(code: str) -> str:
    """Return what a colour, clan or faction is called."""
    return _(COLORS.get(code, code))
