"""Check the card a game starts with."""

from __future__ import annotations

from rulings.construction.deck import Deck, Outcome, Values, card_values, finding, lines_of
from rulings.construction.names import name_key
from rulings.construction.rules import StarterRule
from rulings.construction.types import Placed


def check_starter(deck: Deck, rule: StarterRule) -> Outcome:
    """Check the card that a section names, else that the deck has one that may start."""
    named = deck.inside(rule.section)
    return _named(named[0], rule) if named else _any(deck, rule)


def _named(one: Placed, rule: StarterRule) -> Outcome:
    values: Values = {**card_values(one), "grade": rule.grade}
    lines = (one.line.line,)
    if _is_barred(one, rule):
        return Outcome(faults=(finding("starter_barred", rule.code, rule.barred_citations, lines, values),))
    fits = _has_grade(one, rule)
    if fits is None:
        return Outcome(unsure=(finding("starter_unknown", rule.code, rule.citations, lines, values),))
    if not fits:
        return Outcome(faults=(finding("starter_grade", rule.code, rule.citations, lines, values),))
    return Outcome()


def _any(deck: Deck, rule: StarterRule) -> Outcome:
    candidates = deck.inside(*rule.sections, "")
    if any(_has_grade(one, rule) and not _is_barred(one, rule) for one in candidates):
        return Outcome()
    values: Values = {"grade": rule.grade}
    open_lines = lines_of(
        one for one in candidates if _has_grade(one, rule) is None and not _is_barred(one, rule)
    )
    if open_lines or deck.unread:
        return Outcome(unsure=(finding("no_starter_known", rule.code, rule.citations, open_lines, values),))
    return Outcome(faults=(finding("no_starter", rule.code, rule.citations, (), values),))


def _has_grade(one: Placed, rule: StarterRule) -> bool | None:
    grade = one.card.values.get("grade") if one.card else None
    return grade == rule.grade if isinstance(grade, int) else None


def _is_barred(one: Placed, rule: StarterRule) -> bool:
    """Say whether a card may not start; the name beside a number that nobody knows may be wrong."""
    if one.card is None and one.line.number:
        return False
    barred = {name_key(name) for name in rule.barred}
    names = one.card.names if one.card else ()
    return bool(barred & {name_key(name) for name in (one.name, *names)})
