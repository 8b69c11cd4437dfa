"""Check the cards of a team and the pieces they ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulings.construction.deck import Deck, Outcome, Values, finding, lines_of, set_of, shown_name
from rulings.construction.names import keyword_key, name_key, number_key
from rulings.construction.rules import CoreRule, DifferentRule
from rulings.construction.types import Line, Placed

CORES = "cores"


def check_different(deck: Deck, rule: DifferentRule) -> Outcome:
    """Check that the cards of a section are all different."""
    inside = deck.inside(rule.section)
    values: Values = {"section": deck.rules.word_of(rule.section)}
    same, doubtful = set(), set()
    for place, one in enumerate(inside):
        if one.count > 1:
            same.add(one.line.line)
        for other in inside[:place]:
            likeness = _are_same(one, other)
            if likeness:
                same |= {one.line.line, other.line.line}
            elif likeness is None:
                doubtful |= {one.line.line, other.line.line}
    if same:
        return Outcome(
            faults=(finding("not_different", rule.code, rule.citations, tuple(sorted(same)), values),)
        )
    if doubtful:
        lines = tuple(sorted(doubtful))
        return Outcome(unsure=(finding("different_unknown", rule.code, rule.citations, lines, values),))
    return Outcome()


def _are_same(one: Placed, other: Placed) -> bool | None:
    """Say whether two lines name one card; of one name and Faction it is one within a set (P-4), else it is open."""
    if one.number and number_key(one.number) == number_key(other.number):
        return True
    if one.card is None or other.card is None:
        return None
    if name_key(shown_name(one)) != name_key(shown_name(other)):
        return False
    colors = {tuple(sorted(card.colors)) for card in (one.card, other.card)}
    is_one_name = name_key(one.name) == name_key(other.name)
    is_one_set = set_of(one) == set_of(other) != ""
    return True if is_one_name and is_one_set and len(colors) == 1 and () not in colors else None


def check_cores(deck: Deck, rule: CoreRule) -> Outcome:
    """Check the pieces of a list against what the cards of its team ask for."""
    pieces = [piece for piece in deck.pieces if piece.section == rule.section]
    if not pieces:
        return Outcome(warnings=(finding("cores_missing", rule.code, rule.citations, ()),))
    section = deck.rules.word_of(rule.section)
    count = sum(piece.count for piece in pieces)
    lines = tuple(piece.line for piece in pieces)
    values: Values = {"section": section, "count": count, "size": str(rule.count)}
    if count > rule.count or (count < rule.count and not deck.unread):
        code = "too_many_pieces" if count > rule.count else "too_few_pieces"
        return Outcome(faults=(finding(code, rule.code, rule.citations, lines, values),))
    return _matched(deck, rule, pieces)


def _matched(deck: Deck, rule: CoreRule, pieces: Sequence[Line]) -> Outcome:
    """Hold the types of the pieces against those of the team; what is not known may be any."""
    types = {keyword_key(name) for name in rule.types}
    given: Counter[str] = Counter()
    for piece in pieces:
        given[keyword_key(piece.name or piece.number)] += piece.count
    needed = Counter(keyword_key(name) for one in deck.inside(rule.team) for name in _cores(one) * one.count)
    free = rule.count - needed.total()
    excess = sum(
        (count - needed[name]) for name, count in given.items() if name in types and count > needed[name]
    )
    lines = tuple(piece.line for piece in pieces)
    team = deck.inside(rule.team)
    values: Values = {
        "needed": ", ".join(f"{count} {_word(rule, name)}" for name, count in sorted(needed.items()))
    }
    if excess > max(free, 0) and free >= 0:
        return Outcome(faults=(finding("wrong_cores", rule.code, rule.citations, lines, values),))
    if free or any(name not in types for name in given) or deck.unread:
        every = (*lines, *lines_of(one for one in team if not _cores(one)))
        return Outcome(unsure=(finding("cores_unknown", rule.code, rule.citations, tuple(sorted(every))),))
    return Outcome()


def _cores(one: Placed) -> list[str]:
    found = one.card.values.get(CORES) if one.card else None
    return found if isinstance(found, list) else []


def _word(rule: CoreRule, key: str) -> str:
    return next((name for name in rule.types if keyword_key(name) == key), key)
