"""Find out which card each line of a list means, and where a line without a section belongs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct

from rulings.construction.names import name_key, number_key
from rulings.construction.types import Card, DeckRules, Finding, Line, Placed

SHOWN_CANDIDATES = 5


class Identified(Struct, frozen=True):
    """The lines with their cards, and what to tell about cards that were not found."""

    lines: tuple[Placed, ...]
    warnings: tuple[Finding, ...]


def identify(lines: Sequence[Line], rules: DeckRules, cards: Iterable[Card]) -> Identified:
    """Give every line its card: by number, else by a name that only one card has."""
    by_number: dict[str, Card] = {}
    by_name: dict[str, list[Card]] = defaultdict(list)
    for known in cards:
        if by_number.setdefault(number_key(known.number), known) is known:
            by_name[name_key(known.name)].append(known)
    placed: list[Placed] = []
    warnings: list[Finding] = []
    for line in lines:
        found = [by_number[key] for key in (number_key(line.number),) if key in by_number]
        if not line.number:
            found = by_name.get(name_key(line.name), [])
        card = found[0] if len(found) == 1 else None
        placed.append(Placed(line=line, card=card, section=line.section or _section_for(card, rules)))
        warnings += _doubts(line, card, found)
    return Identified(tuple(placed), tuple(warnings))


def _section_for(card: Card | None, rules: DeckRules) -> str:
    """Return the section that takes the kind of a card; an unknown card or kind may belong to several."""
    if card is None or not card.kind:
        return ""
    return next((section.code for section in rules.sections if card.kind in section.kinds), "main")


def _doubts(line: Line, card: Card | None, found: Sequence[Card]) -> list[Finding]:
    """Say what is doubtful about the card of a line."""
    values: dict[str, str | int] = {"number": line.number, "name": line.name}
    if len(found) > 1:
        shown = [one.number for one in found[:SHOWN_CANDIDATES]]
        values["candidates"] = ", ".join([*shown, "…"] if len(found) > len(shown) else shown)
        code = "ambiguous_name"
    elif card is None:
        code = "unknown_card" if line.number else "unknown_name"
    elif line.number and line.name and name_key(line.name) != name_key(card.name):
        values |= {"number": card.number, "printed": card.name}
        code = "name_differs"
    else:
        return []
    return [Finding(code=code, lines=(line.line,), values=values)]
