"""The words of deck lists on pages: sections, kinds, and where a list stands."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from django.utils import timezone
from django.utils.translation import gettext as _

from rulings.construction.types import DeckRules
from rulings.construction.wording import KINDS, SECTIONS
from rulings.errors import RulingsError
from rulings.selectors import deck_rules_of
from tournaments.models import Event
from tournaments.services.decklists import deck_day_of

SECTION_ORDER = ("leader", "ride", "main", "z", "side", "stride", "team", "other")


Labels = Mapping[str, str]
"""The words of `wording.SECTIONS` for the sections that a game calls otherwise, by section."""


def labels_of(rules: DeckRules | None) -> Labels:
    """Return how the sections of these rules are called, where otherwise than usual."""
    return {section.code: section.label for section in rules.sections if section.label} if rules else {}


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
    """Return how the sections of lists are called at an event, where otherwise than usual."""
    return labels_of(event_rules(event, timezone.now()))


def section_name(code: str, labels: Labels) -> str:
    """Return what a section is called, as a heading."""
    name = _(SECTIONS.get(labels.get(code, code), code)) if code else ""
    return name[:1].upper() + name[1:]


def section_place(code: str) -> int:
    """Return where a section stands among the others of a list."""
    return SECTION_ORDER.index(code) if code in SECTION_ORDER else len(SECTION_ORDER)


def kind_name(code: str) -> str:
    """Return what a kind of card is called; nothing where it is not known."""
    return _(KINDS.get(code, code)) if code else ""
