"""Check that cards go with the colours of the Leader or the factions of the team, and with what a Leader demands."""

from __future__ import annotations

from collections.abc import Iterator

from rulings.construction.deck import MAIN, Deck, Outcome, Values, card_values, finding, lines_of
from rulings.construction.names import keyword_key
from rulings.construction.rules import ColorRule
from rulings.construction.types import Card, Finding, Placed

WITHIN, ANY = MATCHES = ("within", "any")
COLORLESS = "colorless"
TRAITS = "deck_only_traits"


def check_colors(deck: Deck, rule: ColorRule) -> Outcome:
    """Check the colours of each card that must go with those of another section."""
    givers = deck.inside(rule.of)
    given = {color for one in givers for color in _colors(one)}
    is_complete = bool(givers) and all(_colors(one) for one in givers) and not deck.inside("")
    faults, open_lines = [], []
    for one in deck.inside(*rule.sections, ""):
        colors = _colors(one)
        fits = bool(colors & given) if rule.match == ANY else colors - {COLORLESS} <= given
        if colors and fits and (given or rule.match == WITHIN):
            continue
        if colors and is_complete and _is_judged(deck, one) and _is_enough(deck, rule):
            faults.append(_wrong_color(deck, rule, one, given))
        else:
            open_lines.append(one)
    doubts: tuple[Finding, ...] = ()
    if open_lines:
        values: Values = {"of": deck.rules.word_of(rule.of)}
        doubts = (finding(f"{rule.code}_unknown", rule.code, rule.citations, lines_of(open_lines), values),)
    return Outcome(faults=tuple(faults), unsure=doubts)


def _is_judged(deck: Deck, one: Placed) -> bool:
    """Say whether a line belongs to the deck for certain, so that it must keep to the colours."""
    return bool(one.section) and deck.counts_for_certain(one)


def _is_enough(deck: Deck, rule: ColorRule) -> bool:
    """Say whether no card that gives colours is missing from the list."""
    section = deck.rules.section(rule.of)
    return section is None or sum(one.count for one in deck.inside(rule.of)) >= section.min


def _colors(one: Placed) -> set[str]:
    return {color.casefold() for color in one.card.colors} if one.card else set()


def _wrong_color(deck: Deck, rule: ColorRule, one: Placed, given: set[str]) -> Finding:
    values: Values = {
        **card_values(one),
        "colors": ", ".join(sorted(_colors(one))),
        "allowed": ", ".join(sorted(given)),
        "of": deck.rules.word_of(rule.of),
    }
    return finding(f"wrong_{rule.code}", rule.code, rule.citations, (one.line.line,), values)


def check_demanded_traits(deck: Deck) -> Iterator[Outcome]:
    """Check the traits that a Leader's own text demands of the deck; other sections may be meant too."""
    for leader in deck.placed:
        demanded = _demanded(leader.card) if leader.section == "leader" and leader.card else ()
        if demanded:
            yield _traits(deck, leader, demanded)


def _demanded(card: Card) -> tuple[str, ...]:
    found = card.values.get(TRAITS)
    return tuple(found) if isinstance(found, list) else ()


def _traits(deck: Deck, leader: Placed, demanded: tuple[str, ...]) -> Outcome:
    keys = {keyword_key(trait) for trait in demanded}
    rule, citations = "deck_traits", deck.rules.printed
    values: Values = {"leader": leader.name, "traits": ", ".join(demanded)}
    faults, open_lines = [], []
    for one in deck.placed:
        if one.section == "leader" or (one.card and keys & {keyword_key(trait) for trait in one.card.traits}):
            continue
        if one.card and one.card.traits and one.section == MAIN:
            faults.append(
                finding("wrong_traits", rule, citations, (one.line.line,), {**card_values(one), **values})
            )
        else:
            open_lines.append(one)
    doubts = (finding("traits_unknown", rule, citations, lines_of(open_lines), values),) if open_lines else ()
    return Outcome(faults=tuple(faults), unsure=doubts)
