"""Check how many copies of a card a deck holds, and whether card texts may say otherwise."""

from __future__ import annotations

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
    shown_name,
    total,
)
from rulings.construction.names import keyword_key, name_key, number_key
from rulings.construction.types import ANY_NUMBER, Card, Finding, Placed

NUMBER, NAME, NAME_AND_SET = WAYS = ("number", "name", "name-and-set")


def check_copies(deck: Deck) -> Outcome:
    """Count the copies of each card in all sections together."""
    rule = deck.rules.copies
    groups: dict[str, list[Placed]] = defaultdict(list)
    for one in deck.placed:
        groups[_key(one, rule.by)].append(one)
    open_lines = set(lines_of(groups.pop("", [])))
    faults: list[Finding] = []
    for group in groups.values():
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


def _key(one: Placed, by: str) -> str:
    """Return what the copies of a card share; a line whose card is unknown has only its number for certain."""
    if by == NUMBER:
        return number_key(one.number)
    if one.card is None and one.line.number:
        return "" if not one.line.name else name_key(one.line.name)
    return name_key(shown_name(one))


def _by_set(group: Sequence[Placed], most: int) -> list[list[Placed]]:
    """Split cards of one name by their set; where some have none that is known, each set may have them too."""
    if total(group) <= most:
        return [list(group)]
    sets: dict[str, list[Placed]] = defaultdict(list)
    for one in group:
        sets[_set(one)].append(one)
    nowhere = sets.pop("", [])
    return [[*members, *nowhere] for members in sets.values()] or [nowhere]


def _set(one: Placed) -> str:
    found = one.card.values.get("set") if one.card else None
    return str(found or "").casefold()


def _verdict(deck: Deck, group: Sequence[Placed]) -> Finding | bool:
    """Return the fault of too many copies, else whether there may be too many."""
    rule = deck.rules.copies
    cards = [one.card for one in group if one.card]
    lifting = {keyword_key(limit.keyword) for limit in deck.rules.limits if limit.lifts_copies}
    limits = [_limit(card, rule.max, lifting) for card in cards]
    most = max(limits, default=rule.max)
    sure = _most_of_a_name([one for one in group if _is_sure(deck, one)])
    if total(group) <= most:
        return False
    may_be_lifted = any(card.unread or (lifting and not card.kind) for card in cards)
    if not cards or total(sure) <= most or may_be_lifted:
        return True
    return _too_many(deck, sure, most)


def _most_of_a_name(group: Sequence[Placed]) -> list[Placed]:
    """Return the lines of the name that stands most; cards may show one name and still be told apart by another."""
    names: dict[str, list[Placed]] = defaultdict(list)
    for one in group:
        names[name_key(one.name)].append(one)
    return max(names.values(), key=total, default=[])


def _is_sure(deck: Deck, one: Placed) -> bool:
    """Say whether a line is a copy for certain that counts for certain."""
    by = deck.rules.copies.by
    is_known = one.card is not None if by == NUMBER else one.card is not None or not one.line.number
    has_set = by != NAME_AND_SET or bool(_set(one))
    return is_known and has_set and deck.counts_for_certain(one)


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
