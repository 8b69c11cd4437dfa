"""Cards to pick for a list: those a search finds with the sections they fit in, and those a name may mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from rulings.construction.names import name_key
from rulings.construction.types import Card, DeckRules, Finding
from rulings.models import Game
from rulings.selectors import find_cards, printed_cards
from tournaments.models import Event
from tournaments.presentation.decks.words import color_name, event_rules, kind_name, labels_of, section_name

MOST_FOUND = 12
AMBIGUOUS = "ambiguous_name"


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionChoice:
    """A section a card may be added to."""

    code: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PickedCard:
    """A card that was found, with what tells it from others and where it fits."""

    number: str
    name: str
    facts: str
    sections: tuple[SectionChoice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A card that a line without a number may mean."""

    number: str
    name: str
    kind: str
    facts: str


def cards_to_pick(*, event: Event, text: str, now: datetime) -> list[PickedCard]:
    """Return the cards of the event's game that a search finds."""
    if event.game is None or not text.strip():
        return []
    rules = event_rules(event, now)
    found = find_cards(game=event.game, text=text, limit=MOST_FOUND)
    return [
        PickedCard(
            number=card.number,
            name=card.name,
            facts=facts_of(card.kind, card.colors),
            sections=_sections_for(card.kind, rules, event),
        )
        for card in found
    ]


def candidates_of(game: Game, findings: Iterable[Finding]) -> dict[str, list[Candidate]]:
    """Return the cards that each name of several cards may mean, by the name as it is compared."""
    names = {str(one.values.get("name", "")) for one in findings if one.code == AMBIGUOUS}
    if not names:
        return {}
    wanted: dict[str, list[Candidate]] = {name_key(name): [] for name in names}
    for card in printed_cards(game=game, numbers=(), names=names):
        for key in {name_key(name) for name in (card.name, *card.names)} & wanted.keys():
            facts = facts_of(card.kind, card.colors)
            wanted[key].append(Candidate(number=card.number, name=card.name, kind=card.kind, facts=facts))
    return wanted


def card_by_number(*, game: Game, number: str) -> Card | None:
    """Return the card with a number, or nothing."""
    found = printed_cards(game=game, numbers={number}) if number else []
    return found[0] if found else None


def facts_of(kind: str, colors: Sequence[str]) -> str:
    """Return what tells a card from another of the same name, in a few words."""
    return " · ".join(
        part for part in (kind_name(kind), ", ".join(color_name(color) for color in colors)) if part
    )


def _sections_for(kind: str, rules: DeckRules | None, event: Event) -> tuple[SectionChoice, ...]:
    """Return the sections that take a kind; a card of an unknown kind may go anywhere.

    What a source does not say that there is, is offered only where the event says so; whoever wants it types it.
    """
    sections = [
        one
        for one in (rules.sections if rules else ())
        if not one.is_pieces and (not one.is_open or (one.code == "side" and event.side_deck_max))
    ]
    codes = [one.code for one in sections if not kind or not one.kinds or kind in one.kinds] or ["main"]
    return tuple(SectionChoice(code=code, name=section_name(code, labels_of(rules))) for code in codes)
