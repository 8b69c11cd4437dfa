"""Hold a list as deck rules look at it, and what a rule says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from rulings.construction.names import keyword_key
from rulings.construction.types import Card, DeckRules, Finding, Line, Placed, Restrictions

MAIN = "main"
SIDE = "side"
Values = dict[str, str | int]


class Outcome(Struct, frozen=True):
    """What one rule says: what breaks it, why it could not be checked, and what else to tell."""

    faults: tuple[Finding, ...] = ()
    unsure: tuple[Finding, ...] = ()
    warnings: tuple[Finding, ...] = ()


class Deck(Struct, frozen=True, kw_only=True):
    """The lines of a list with their cards, and what they are held against.

    `pieces` are the lines of sections that hold no cards. `unread` are the faults of lines nobody could read.
    """

    rules: DeckRules
    placed: tuple[Placed, ...]
    pieces: tuple[Line, ...] = ()
    unread: tuple[Finding, ...] = ()
    side_max: int | None = None
    restrictions: Restrictions | None = None

    def inside(self, *sections: str) -> list[Placed]:
        """Return the lines of some sections."""
        return [one for one in self.placed if one.section in sections]

    def counts_for_certain(self, one: Placed, sections: Sequence[str] = ()) -> bool:
        """Say whether a line counts with the deck beyond doubt; some sections may be the only ones that do.

        A line without a section is in none that the list would have to name since no source knows it.
        """
        apart = [section for section in self.rules.sections if section.is_apart]
        if not one.section:
            return not sections and all(section.is_open for section in apart)
        return one.section not in {section.code for section in apart}


class Tally(Struct, frozen=True):
    """The lines that count for certain, and those that may count."""

    sure: tuple[Placed, ...]
    maybe: tuple[Placed, ...]

    @property
    def count(self) -> int:
        """Return how many cards count for certain."""
        return total(self.sure)

    @property
    def most(self) -> int:
        """Return how many cards may count at most."""
        return self.count + total(self.maybe)


def tally(deck: Deck, test: Callable[[Placed], bool | None], sections: Sequence[str] = ()) -> Tally:
    """Count the lines that pass a test, in some sections or in all; the test may not know."""
    sure, maybe = [], []
    for one in deck.placed:
        if sections and one.section and one.section not in sections:
            continue
        passes = test(one)
        if passes and deck.counts_for_certain(one, sections):
            sure.append(one)
        elif passes is not False:
            maybe.append(one)
    return Tally(tuple(sure), tuple(maybe))


def total(placed: Iterable[Placed]) -> int:
    """Return how many cards some lines stand for."""
    return sum(one.count for one in placed)


def lines_of(placed: Iterable[Placed]) -> tuple[int, ...]:
    """Return the places of some lines in the list."""
    return tuple(sorted(one.line.line for one in placed))


def keywords_of(card: Card) -> set[str]:
    """Return the keywords of a card as they are compared."""
    return {keyword_key(keyword) for keyword in card.keywords}


def shown_name(one: Placed) -> str:
    """Return the name as the card shows it, where catalogues tell cards of one name apart by another."""
    shown = one.card.values.get("display_name") if one.card else None
    return shown if isinstance(shown, str) and shown else one.name


def set_of(one: Placed) -> str:
    """Return the set of the card of a line, or nothing where it is not known."""
    found = one.card.values.get("set") if one.card else None
    return str(found or "").casefold()


def card_values(one: Placed) -> Values:
    """Return what a sentence says of the card of a line."""
    return {"number": one.number, "name": one.name}


def finding(
    code: str,
    rule: str,
    citations: tuple[str, ...],
    lines: tuple[int, ...],
    values: Values | None = None,
) -> Finding:
    """Make a finding."""
    return Finding(code=code, rule=rule, citations=citations, lines=lines, values=values or {})


def merged(outcomes: Iterable[Outcome]) -> Outcome:
    """Put what several rules say together."""
    every = tuple(outcomes)
    return Outcome(
        faults=tuple(one for outcome in every for one in outcome.faults),
        unsure=tuple(one for outcome in every for one in outcome.unsure),
        warnings=tuple(one for outcome in every for one in outcome.warnings),
    )
