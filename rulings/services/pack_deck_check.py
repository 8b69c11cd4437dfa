"""Check what the deck rules, cards and restriction lists of a pack name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulings.construction.sentences import DOUBTS, FAULTS
from rulings.construction.types import DeckRules
from rulings.construction.wording import COUNTS
from rulings.search.words import fold
from rulings.services.pack_cards import CardRow, RestrictionListRow
from rulings.services.pack_decks import DeckRow
from rulings.services.pack_nodes import PackFault

Cited = tuple[str, tuple[str, ...]]


def check_decks(
    rows: Iterable[DeckRow], *, profiles: set[str], keywords: set[str], passages: set[str]
) -> list[PackFault]:
    """Return what is wrong with deck rules beyond their shape."""
    faults: list[PackFault] = []
    seen: set[tuple[str, str]] = set()
    for row in rows:
        rules = row.rules
        messages = [
            *(f"The passage {code!r} is not in sources.yaml." for code in cited(rules) - passages),
            *(
                f"The keyword {limit.keyword!r} is not in terms.yaml."
                for limit in rules.limits
                if fold(limit.keyword) not in keywords
            ),
            *(f"{name!r} cites no passage." for name, citations in _parts(rules) if not citations),
            *(f"The section {code!r} is not among the sections." for code in _named_sections(rules)),
            *(f"No sentence says {code!r}." for code in _unsaid(rules)),
        ]
        if rules.profile not in profiles:
            messages.append(f"The profile {rules.profile!r} is not among the profiles.")
        if (rules.profile, rules.since) in seen:
            messages.append(f"Rules of {rules.profile!r} from {rules.since} stand already above.")
        if len({section.code for section in rules.sections}) < len(rules.sections):
            messages.append("A section stands twice.")
        seen.add((rules.profile, rules.since))
        faults += [PackFault(place=row.place, message=message) for message in sorted(messages)]
    return faults


def cited(rules: DeckRules) -> set[str]:
    """Return every passage that deck rules rest on."""
    parts = [*_parts(rules), ("printed", rules.printed), ("restricted", rules.restricted)]
    return {code for _name, citations in parts for code in citations}


def _parts(rules: DeckRules) -> Iterator[Cited]:
    """Return each part that must cite a passage, with what it cites."""
    yield "citations", rules.citations
    yield "copies", rules.copies.citations
    yield from ((section.code, section.citations) for section in rules.sections)
    yield from ((limit.keyword, limit.citations) for limit in rules.limits)
    for counts in rules.counts:
        yield counts.code, counts.citations
    for colors in rules.colors:
        yield colors.code, colors.citations
    for each in rules.each:
        yield each.code, each.citations
    for different in rules.different:
        yield different.code, different.citations
    for point in rules.open:
        yield point.code, point.citations
    if rules.cores:
        yield rules.cores.code, rules.cores.citations
    if rules.starter:
        yield rules.starter.code, rules.starter.citations
        if rules.starter.barred:
            yield "barred", rules.starter.barred_citations


def _named_sections(rules: DeckRules) -> list[str]:
    """Return the sections that a rule names and the list does not have."""
    named = {code for section in rules.sections for code in section.along}
    named |= set(rules.copies.sections) | {code for limit in rules.limits for code in limit.sections}
    named |= {code for count in rules.counts for code in count.sections}
    named |= {code for colors in rules.colors for code in (colors.of, *colors.sections)}
    named |= {each.section for each in rules.each} | {one.section for one in rules.different}
    named |= {point.section for point in rules.open}
    if rules.starter:
        named |= {rules.starter.section, *rules.starter.sections}
    if rules.cores:
        named |= {rules.cores.section, rules.cores.team}
    return sorted(named - {section.code for section in rules.sections})


def _unsaid(rules: DeckRules) -> list[str]:
    """Return the codes of the pack for which the check has no words."""
    codes = {point.code: DOUBTS for point in rules.open}
    codes |= {f"wrong_{colors.code}": FAULTS for colors in rules.colors}
    missing = [code for code, words in codes.items() if code not in words]
    return [*missing, *(count.code for count in rules.counts if count.code not in COUNTS)]


def check_cards(
    rows: Iterable[CardRow], *, kinds: set[str], keywords: set[str], colors: set[str]
) -> list[PackFault]:
    """Return what is wrong with cards beyond their shape."""
    faults: list[PackFault] = []
    for row in rows:
        messages = [
            f"The keyword {word!r} is not in terms.yaml."
            for word in row.keywords
            if fold(word) not in keywords
        ]
        if row.kind and row.kind not in kinds:
            messages.append(f"The kind {row.kind!r} belongs to no section of the deck rules.")
        messages += [
            f"The color {color!r} is not among the game's colors."
            for color in row.colors
            if color not in colors
        ]
        faults += [PackFault(place=row.place, message=message) for message in messages]
    return faults


def check_restrictions(rows: Iterable[RestrictionListRow], *, numbers: set[str]) -> list[PackFault]:
    """Return what is wrong with lists of restricted cards: a pack names its own cards, each once in a list."""
    faults: list[PackFault] = []
    days: set[object] = set()
    for row in rows:
        keys = [card.code for card in row.cards]
        messages = [
            f"The card {card.number!r} is not in cards.yaml."
            for card in row.cards
            if card.code not in numbers
        ]
        messages += [f"{key!r} stands twice." for key in sorted({key for key in keys if keys.count(key) > 1})]
        if row.since in days:
            messages.append(f"A list from {row.since} stands already above.")
        days.add(row.since)
        faults += [PackFault(place=row.place, message=message) for message in messages]
    return faults
