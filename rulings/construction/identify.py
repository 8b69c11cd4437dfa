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


class _Catalogue(Struct, frozen=True):
    """The known cards, by number and by what they are called in any language."""

    by_number: dict[str, Card]
    by_name: dict[str, list[Card]]


def identify(lines: Sequence[Line], rules: DeckRules, cards: Iterable[Card]) -> Identified:
    """Give every line its card: by number, else by a name that only one card has.

    A name of several cards stays open, also where only one of them fits the section: whoever wrote it is asked. The
    name of a back is one of its card's names.
    """
    catalogue = _catalogue(cards)
    placed: list[Placed] = []
    warnings: list[Finding] = []
    for line in lines:
        found = _cards_of(line, catalogue)
        card = found[0] if len(found) == 1 else None
        placed.append(Placed(line=line, card=card, section=line.section or _section_for(line, card, rules)))
        warnings += _doubts(line, card, found, catalogue)
    return Identified(tuple(placed), tuple(warnings))


def _catalogue(cards: Iterable[Card]) -> _Catalogue:
    by_number: dict[str, Card] = {}
    by_name: dict[str, list[Card]] = defaultdict(list)
    for known in cards:
        if by_number.setdefault(number_key(known.number), known) is not known:
            continue
        for key in dict.fromkeys(map(name_key, _called(known))):
            by_name[key].append(known)
    by_name.pop("", None)
    return _Catalogue(by_number, dict(by_name))


def _called(card: Card) -> tuple[str, ...]:
    return (card.name, *card.names, *card.back_names)


def _cards_of(line: Line, catalogue: _Catalogue) -> list[Card]:
    """Return the cards a line may mean; a number that is not known means none."""
    if not line.number:
        return catalogue.by_name.get(name_key(line.name), [])
    card = catalogue.by_number.get(number_key(line.number))
    return [card] if card else []


def _section_for(line: Line, card: Card | None, rules: DeckRules) -> str:
    """Return the section that takes the kind of a card.

    A card or kind that is not known may belong to several, unless the form of the list says where it stands.
    """
    if card is None or not card.kind:
        return line.implied if line.implied in {section.code for section in rules.sections} else ""
    return next((section.code for section in rules.sections if card.kind in section.kinds), "main")


def _doubts(line: Line, card: Card | None, found: Sequence[Card], catalogue: _Catalogue) -> list[Finding]:
    """Say what is doubtful about the card of a line."""
    values: dict[str, str | int] = {"number": line.number, "name": line.name}
    if len(found) > 1:
        return [_ambiguous(line, found, values)]
    if card is None:
        namesakes = catalogue.by_name.get(name_key(line.name), []) if line.number else []
        if namesakes:
            return [_mistyped(line, namesakes, values)]
        code = "unknown_card" if line.number else "unknown_name"
        return [Finding(code=code, lines=(line.line,), values=values)]
    doubts: list[Finding] = []
    if line.number and line.name and name_key(line.name) not in map(name_key, _called(card)):
        differing = {**values, "number": card.number, "printed": card.name}
        doubts.append(Finding(code="name_differs", lines=(line.line,), values=differing))
    grade = card.values.get("grade")
    if line.grade.isdecimal() and isinstance(grade, int) and grade != int(line.grade):
        differing = {"number": card.number, "name": card.name, "grade": line.grade, "printed": grade}
        doubts.append(Finding(code="grade_differs", lines=(line.line,), values=differing))
    return doubts


def _ambiguous(line: Line, found: Sequence[Card], values: dict[str, str | int]) -> Finding:
    return Finding(
        code="ambiguous_name",
        lines=(line.line,),
        values={**values, "candidates": _listed(found)},
        options=tuple(card.number for card in found),
    )


def _mistyped(line: Line, namesakes: Sequence[Card], values: dict[str, str | int]) -> Finding:
    """Say that a number is unknown but its name is not: most likely the number is mistyped."""
    return Finding(
        code="unknown_number_of_name",
        lines=(line.line,),
        values={**values, "candidates": _listed(namesakes)},
        options=tuple(card.number for card in namesakes),
    )


def _listed(cards: Sequence[Card]) -> str:
    shown = [card.number for card in cards[:SHOWN_CANDIDATES]]
    return ", ".join([*shown, "…"] if len(cards) > len(shown) else shown)
