"""Check how many cards with a keyword, or with some value, a deck holds."""

from __future__ import annotations

from collections import Counter

from rulings.construction.deck import (
    Deck,
    Outcome,
    Tally,
    Values,
    finding,
    keywords_of,
    lines_of,
    tally,
    total,
)
from rulings.construction.names import keyword_key
from rulings.construction.rules import CountRule, EachRule
from rulings.construction.types import KeywordRule, Placed


def check_keyword(deck: Deck, limit: KeywordRule) -> Outcome:
    """Count the cards with a keyword in all sections together."""
    key = keyword_key(limit.keyword)

    def has(one: Placed) -> bool | None:
        if one.card is None:
            return None
        if key in keywords_of(one.card):
            is_elsewhere = limit.sections and one.section not in ("", *limit.sections)
            return None if is_elsewhere else True
        return False if one.card.kind else None

    counted = tally(deck, has)
    rule = f"{limit.keyword.casefold().replace(' ', '_')}_limit"
    values: Values = {"keyword": limit.keyword, "count": counted.count, "max": limit.max}
    if counted.count > limit.max:
        lines = lines_of(counted.sure)
        return Outcome(faults=(finding("too_many_of_keyword", rule, limit.citations, lines, values),))
    if counted.most > limit.max:
        lines = lines_of(counted.maybe)
        return Outcome(unsure=(finding("keyword_unknown", rule, limit.citations, lines, values),))
    return Outcome()


def check_count(deck: Deck, rule: CountRule) -> Outcome:
    """Count the cards with one of some values."""

    def has(one: Placed) -> bool | None:
        if one.card and one.card.kind and rule.kinds and one.card.kind not in rule.kinds:
            return False
        value = one.card.values.get(rule.value) if one.card else None
        return None if value is None else str(value).casefold() in rule.one_of

    counted = tally(deck, has, rule.sections)
    values: Values = {"what": rule.code, "count": counted.count, "size": _size_text(rule)}
    broken, lines = _broken(deck, rule, counted)
    if broken and rule.is_open:
        return Outcome(unsure=(finding("count_not_ruled", rule.code, rule.citations, lines, values),))
    if broken:
        return Outcome(faults=(finding(broken, rule.code, rule.citations, lines, values),))
    if counted.count < rule.min or (rule.max is not None and counted.most > rule.max):
        lines = lines_of(counted.maybe)
        return Outcome(unsure=(finding("count_unknown", rule.code, rule.citations, lines, values),))
    return Outcome()


def _broken(deck: Deck, rule: CountRule, counted: Tally) -> tuple[str, tuple[int, ...]]:
    """Return how a count is wrong for certain, and the lines it is about."""
    if rule.max is not None and counted.count > rule.max:
        return "too_many_of_value", lines_of(counted.sure)
    if counted.most < rule.min and not deck.unread:
        return "too_few_of_value", lines_of(counted.sure)
    return "", ()


def check_each(deck: Deck, rule: EachRule) -> Outcome:
    """Check that a section, where there is one, holds one card of each value."""
    inside = deck.inside(rule.section)
    if not inside:
        return Outcome()
    known: Counter[int] = Counter()
    strangers = []
    for one in inside:
        value = one.card.values.get(rule.value) if one.card else None
        if isinstance(value, int):
            known[value] += one.count
        else:
            strangers.append(one)
    section = deck.rules.word_of(rule.section)
    values: Values = {"section": section, "list": ", ".join(str(value) for value in rule.one_of)}
    is_wrong = any(count > 1 or value not in rule.one_of for value, count in known.items())
    is_short = total(inside) < len(rule.one_of) and not deck.unread and not deck.inside("")
    if is_wrong or is_short:
        return Outcome(faults=(finding("not_one_each", rule.code, rule.citations, lines_of(inside), values),))
    if strangers or total(inside) < len(rule.one_of):
        lines = lines_of(strangers)
        return Outcome(unsure=(finding("one_each_unknown", rule.code, rule.citations, lines, values),))
    return Outcome()


def _size_text(rule: CountRule) -> str:
    if rule.max is None:
        return f"{rule.min}+"
    if not rule.min and rule.max:
        return f"≤ {rule.max}"
    return str(rule.min) if rule.min == rule.max else f"{rule.min}–{rule.max}"
