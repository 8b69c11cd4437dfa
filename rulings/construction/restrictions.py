"""Check a deck against the list of banned and restricted cards in force."""

from __future__ import annotations

from collections import defaultdict

from rulings.construction.deck import Deck, Outcome, Values, card_values, finding, lines_of, total
from rulings.construction.names import number_key
from rulings.construction.types import Finding, Placed, Restrictions

RULE = "restrictions"


def check_restrictions(deck: Deck) -> Outcome:
    """Count the cards that the list names; say where no official list is known."""
    named = deck.restrictions
    missing = finding("no_official_list", RULE, deck.rules.restricted, ())
    if named is None or not named.title:
        return Outcome(warnings=(missing,))
    notes: tuple[Finding, ...] = ()
    if not named.is_official:
        values: Values = {"list": named.title}
        notes = (missing, finding("list_not_official", RULE, deck.rules.restricted, (), values))
    found = _counted(deck, named)
    return Outcome(faults=found.faults, unsure=found.unsure, warnings=notes)


def _counted(deck: Deck, named: Restrictions) -> Outcome:
    groups: dict[str, list[Placed]] = defaultdict(list)
    for one in deck.placed:
        groups[number_key(one.number)].append(one)
    nameless = groups.pop("", [])
    faults, open_lines = [], list(lines_of(nameless)) if named.copies else []
    for key, group in groups.items():
        most = named.copies.get(key)
        sure = [one for one in group if deck.counts_for_certain(one)]
        if most is None or total(group) <= most:
            continue
        if total(sure) > most:
            faults.append(_too_many(deck, named, sure, most))
        else:
            open_lines += lines_of(group)
    doubts: tuple[Finding, ...] = ()
    if open_lines:
        lines = tuple(sorted(open_lines))
        values: Values = {"list": named.title, "since": named.since}
        doubts = (finding("restrictions_unknown", RULE, deck.rules.restricted, lines, values),)
    return Outcome(faults=tuple(faults), unsure=doubts)


def _too_many(deck: Deck, named: Restrictions, group: list[Placed], most: int) -> Finding:
    values: Values = {
        **card_values(group[0]),
        "count": total(group),
        "max": most,
        "list": named.title,
        "since": named.since,
        "source": named.source,
    }
    code = "restricted_card" if most else "banned_card"
    return finding(code, RULE, deck.rules.restricted, lines_of(group), values)
