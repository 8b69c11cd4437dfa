"""Check how many copies of a card a deck holds, and whether card texts may say otherwise."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence

from rulings.construction.deck import (
    Deck,
    Outcome,
    Values,
    card_values,
    finding,
    keywords_of,
    lines_of,
    set_of,
    shown_name,
    total,
)
from rulings.construction.names import keyword_key, name_key, number_key
from rulings.construction.types import ANY_NUMBER, Card, CopyRule, Finding, Placed

NUMBER, NAME, NAME_AND_SET = WAYS = ("number", "name", "name-and-set")
_QUOTES = str.maketrans("’‘“”–—", "''\"\"--")


def check_copies(deck: Deck) -> Outcome:
    """Count the copies of each card in the sections that count together."""
    rule = deck.rules.copies
    counted = [one for one in deck.placed if _counts(one, rule)]
    open_lines = set(lines_of(one for one in counted if not _keys(one, rule.by)))
    faults: list[Finding] = []
    for group in _alike(counted, rule.by):
        for copies in _by_set(group, rule.max) if rule.by == NAME_AND_SET else [group]:
            verdict = _verdict(deck, copies)
            if isinstance(verdict, Finding):
                faults.append(verdict)
            elif verdict:
                open_lines |= set(lines_of(copies))
    if not open_lines:
        return Outcome(faults=tuple(faults))
    doubt = finding("copies_unknown", "copies", rule.citations, tuple(sorted(open_lines)))
    return Outcome(faults=tuple(faults), unsure=(doubt,))


def _counts(one: Placed, rule: CopyRule) -> bool:
    """Say whether a line may stand for copies that count; without a section it may."""
    return not rule.sections or one.section in ("", *rule.sections)


def check_printed(deck: Deck) -> Iterator[Outcome]:
    """Say that texts of cards may change the rules: of unknown ones, and of those nobody has read."""
    strangers = lines_of(one for one in deck.placed if one.card is None)
    rule, citations = "printed_limits", deck.rules.printed
    if strangers and citations:
        yield Outcome(unsure=(finding("printed_limits_unknown", rule, citations, strangers),))
    for one in deck.placed:
        for sentence in one.card.unread if one.card else ():
            values: Values = {**card_values(one), "text": sentence}
            yield Outcome(unsure=(finding("printed_unread", rule, citations, (one.line.line,), values),))


def _alike(placed: Sequence[Placed], by: str) -> list[list[Placed]]:
    """Put lines together that may be copies of one card: those that share a number, or a name in some language."""
    groups: list[tuple[set[str], list[Placed]]] = []
    for one in placed:
        keys = _keys(one, by)
        joined = [group for group in groups if group[0] & keys]
        groups = [group for group in groups if not group[0] & keys]
        every = [*(other for group in joined for other in group[1]), one]
        if keys:
            groups.append((keys.union(*(group[0] for group in joined)), every))
    return [members for _keys_of_group, members in groups]


def _keys(one: Placed, by: str) -> set[str]:
    """Return what the copies of a card share; a line whose card is unknown has only its number for certain."""
    if by == NUMBER:
        return {number_key(one.number)} - {""}
    names = (one.line.name,) if one.card is None else (shown_name(one), *one.card.names)
    return {name_key(name) for name in names} - {""}


def _by_set(group: Sequence[Placed], most: int) -> list[list[Placed]]:
    """Split cards of one name by their set; where some have none that is known, each set may have them too."""
    if total(group) <= most:
        return [list(group)]
    sets: dict[str, list[Placed]] = defaultdict(list)
    for one in group:
        sets[set_of(one)].append(one)
    nowhere = sets.pop("", [])
    return [[*members, *nowhere] for members in sets.values()] or [nowhere]


def _verdict(deck: Deck, group: Sequence[Placed]) -> Finding | bool:
    """Return the fault of too many copies, else whether there may be too many."""
    rule = deck.rules.copies
    cards = [one.card for one in group if one.card]
    lifting = {keyword_key(limit.keyword) for limit in deck.rules.limits if limit.lifts_copies}
    limits = [_limit(card, rule.max, lifting) for card in cards]
    most = max(limits, default=rule.max)
    sure = _most_of_a_card(deck, group)
    if total(group) <= most:
        return False
    may_be_lifted = any(card.unread or (lifting and not card.kind) for card in cards)
    if not cards or total(sure) <= most or may_be_lifted:
        return True
    return _too_many(deck, sure, most)


def _most_of_a_card(deck: Deck, group: Sequence[Placed]) -> list[Placed]:
    """Return the lines of the card that stands most among those that count for certain.

    Lines of one number are one card, and lines of one printed name where the rules say so; cards may also show one
    name and be told apart by another. Where the set matters, a card whose set is not known may be of several.
    """
    rule = deck.rules.copies
    alike: dict[tuple[str, str], list[Placed]] = defaultdict(list)
    for one in group:
        if not deck.counts_for_certain(one, rule.sections) or (rule.by == NAME_AND_SET and not set_of(one)):
            continue
        if one.card is not None:
            alike[NUMBER, number_key(one.number)].append(one)
        if rule.by != NUMBER and _has_name(one):
            alike[NAME, _as_printed(one.name)].append(one)
    return max(alike.values(), key=total, default=[])


def _has_name(one: Placed) -> bool:
    """Say whether the name of a line is that of its card; beside a number that nobody knows it may be wrong."""
    return one.card is not None or not one.line.number


def _as_printed(name: str) -> str:
    """Return a name with its marks, which tell cards apart, and without what is only a manner of writing."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_QUOTES)
    return " ".join(plain.split())


def _limit(card: Card, most: int, lifting: set[str]) -> int:
    if card.copies is not None:
        return card.copies
    return ANY_NUMBER if lifting & keywords_of(card) else most


def _too_many(deck: Deck, group: Sequence[Placed], most: int) -> Finding:
    card = group[0].card
    is_printed = card is not None and card.copies is not None
    return finding(
        "too_many_copies",
        "printed_limits" if is_printed else "copies",
        deck.rules.printed if is_printed else deck.rules.copies.citations,
        lines_of(group),
        {**card_values(group[0]), "count": total(group), "max": most},
    )
