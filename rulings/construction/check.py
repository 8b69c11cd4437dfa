"""Check a deck list against deck rules: what breaks a rule for certain, and what cannot be known."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from rulings.construction.colors import check_colors, check_demanded_traits
from rulings.construction.copies import check_copies, check_printed
from rulings.construction.counts import check_count, check_each, check_keyword
from rulings.construction.deck import MAIN, Deck, Outcome, Values, finding, merged
from rulings.construction.identify import identify
from rulings.construction.restrictions import RULE as RESTRICTIONS
from rulings.construction.restrictions import check_restrictions
from rulings.construction.sizes import check_sections, check_sizes
from rulings.construction.starter import check_starter
from rulings.construction.team import check_cores, check_different
from rulings.construction.types import Card, DeckRules, Finding, Line, Report, Restrictions, Row
from rulings.construction.wording import in_words


def check(
    lines: Sequence[Line],
    rules: DeckRules,
    cards: Iterable[Card],
    unread: Sequence[Finding] = (),
    *,
    restrictions: Restrictions | None = None,
    side_max: int | None = None,
) -> Report:
    """Hold a list against the rules.

    `unread` are the faults of the lines that could not be read, `restrictions` the list of banned and restricted
    cards in force, `side_max` how many cards the event allows in a side deck where no rule says it.
    """
    without_cards = {section.code for section in rules.sections if section.is_pieces}
    identified = identify([line for line in lines if line.section not in without_cards], rules, cards)
    deck = Deck(
        rules=rules,
        placed=identified.lines,
        pieces=tuple(line for line in lines if line.section in without_cards),
        unread=tuple(unread),
        side_max=side_max,
        restrictions=restrictions,
    )
    found = merged(_outcomes(deck))
    certain = [fault for fault in found.faults if not rules.day or fault.rule == RESTRICTIONS]
    faults = (*unread, *certain)
    unsure = (*_another_day(rules), *(fault for fault in found.faults if fault not in certain), *found.unsure)
    return in_words(
        Report(
            legal=False if faults else None if unsure else True,
            profile=rules.profile,
            unchecked=tuple(dict.fromkeys(doubt.rule for doubt in unsure)),
            cards=sum(line.count for line in lines),
            faults=faults,
            warnings=(*identified.warnings, *found.warnings),
            unsure=unsure,
            sections=_rows(deck),
            labels={section.code: section.label for section in rules.sections if section.label},
        )
    )


def _another_day(rules: DeckRules) -> tuple[Finding, ...]:
    """Say that nobody knows whether these rules held on the day asked for."""
    if not rules.day:
        return ()
    values: Values = {"day": rules.day, "until": rules.until}
    return (finding("rules_of_another_day", "profile", rules.citations, (), values),)


def _outcomes(deck: Deck) -> Iterator[Outcome]:
    rules = deck.rules
    yield from check_sizes(deck)
    yield from check_sections(deck)
    yield check_copies(deck)
    yield from check_printed(deck)
    yield from (check_keyword(deck, limit) for limit in rules.limits)
    yield from (check_count(deck, count) for count in rules.counts)
    yield from (check_each(deck, each) for each in rules.each)
    yield from (check_colors(deck, colors) for colors in rules.colors)
    yield from check_demanded_traits(deck)
    yield from (check_different(deck, different) for different in rules.different)
    if rules.starter:
        yield check_starter(deck, rules.starter)
    if rules.cores:
        yield check_cores(deck, rules.cores)
    yield check_restrictions(deck)


def _rows(deck: Deck) -> dict[str, tuple[Row, ...]]:
    rows: dict[str, list[Row]] = defaultdict(list)
    for one in deck.placed:
        rows[one.section or MAIN].append(
            Row(
                count=one.count,
                number=one.number,
                name=one.name,
                line=one.line.line,
                known=one.card is not None,
            )
        )
    for piece in deck.pieces:
        rows[piece.section].append(
            Row(count=piece.count, number=piece.number, name=piece.name, line=piece.line, known=True)
        )
    return {section: tuple(found) for section, found in rows.items()}
