"""Check how many cards each section holds, of which kinds, and whether the rules have such a section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings.construction.deck import MAIN, SIDE, Deck, Outcome, Values, card_values, finding, lines_of, total
from rulings.construction.types import ANY_NUMBER, Finding, Placed, SectionRule


def check_sizes(deck: Deck) -> Iterator[Outcome]:
    """Count the sections, else the whole list where lines cannot be placed."""
    sizes = [_size(deck, section) for section in deck.rules.sections]
    yield from sizes
    if not any(size.faults for size in sizes):
        yield _whole(deck)


def check_sections(deck: Deck) -> Iterator[Outcome]:
    """Check the kinds in each section, sections that are not ruled, and those that are not there."""
    for section in deck.rules.sections:
        yield _kinds(deck, section)
        yield _unruled(deck, section)
    yield _strange(deck)
    for point in deck.rules.open:
        inside = deck.inside(point.section)
        if bool(inside) is not point.is_missing:
            yield Outcome(unsure=(finding(point.code, point.code, point.citations, lines_of(inside)),))


def _size(deck: Deck, section: SectionRule) -> Outcome:
    """Count a section; lines without a section, and lines nobody could read, may belong to it."""
    inside = deck.inside(section.code, *section.along)
    count = total(inside)
    spare = total(deck.inside("")) if section.kinds else 0
    most = _max(deck, section)
    values: Values = {"section": section.word, "count": count, "size": _size_text(section.min, most)}
    rule = f"{section.code}_size"
    if most is not None and count > most:
        return Outcome(faults=(finding("too_many_cards", rule, section.citations, lines_of(inside), values),))
    if count + spare < section.min and not deck.unread:
        values["count"] = count + spare
        return Outcome(faults=(finding("too_few_cards", rule, section.citations, lines_of(inside), values),))
    if count < section.min or (most is not None and count + spare > most):
        lines = lines_of(deck.inside(""))
        return Outcome(unsure=(finding("size_unknown", rule, section.citations, lines, values),))
    return Outcome()


def _max(deck: Deck, section: SectionRule) -> int | None:
    """Return the bound of a section: that of the rules, else the one an event sets for its side decks."""
    return deck.side_max if section.code == SIDE and section.max is None else section.max


def _whole(deck: Deck) -> Outcome:
    """Say when lines without a section are too many or too few, wherever they belong."""
    lines = deck.inside("")
    if not lines:
        return Outcome()
    spare = total(lines)
    room, need = 0, 0
    counted_elsewhere = {code for section in deck.rules.sections for code in section.along}
    for section in (one for one in deck.rules.sections if one.kinds and one.code not in counted_elsewhere):
        count = total(deck.inside(section.code, *section.along))
        room += ANY_NUMBER if section.max is None else max(0, section.max - count)
        need += max(0, section.min - count)
    main = next(section for section in deck.rules.sections if section.code == MAIN)
    values: Values = {"count": total(deck.placed)}
    found = "list_too_long" if spare > room else "list_too_short" if spare < need and not deck.unread else ""
    if not found:
        return Outcome()
    return Outcome(faults=(finding(found, "main_size", main.citations, lines_of(lines), values),))


def _kinds(deck: Deck, section: SectionRule) -> Outcome:
    """Find cards that do not belong to a section."""
    inside = deck.inside(section.code)
    if not section.kinds:
        return _kinds_not_ruled(deck, section, inside)
    rule = f"{section.code}_kinds"
    faults = tuple(
        _wrong_kind(one, one.card.kind, section) for one in inside if one.card and _is_strange(one, section)
    )
    strangers = lines_of(one for one in inside if not _kind(one))
    if not strangers:
        return Outcome(faults=faults)
    doubt = finding("kinds_unknown", rule, section.citations, strangers, {"section": section.word})
    return Outcome(faults=faults, unsure=(doubt,))


def _kinds_not_ruled(deck: Deck, section: SectionRule, inside: Sequence[Placed]) -> Outcome:
    """Say which cards of a section, whose kinds no source gives, are not of a kind the deck itself holds."""
    main = next(one for one in deck.rules.sections if one.code == MAIN)
    others = lines_of(one for one in inside if _is_strange(one, main))
    if not others:
        return Outcome()
    values: Values = {"section": section.word}
    rule = f"{section.code}_kinds"
    return Outcome(unsure=(finding("kinds_not_ruled", rule, section.citations, others, values),))


def _kind(one: Placed) -> str:
    return one.card.kind if one.card else ""


def _is_strange(one: Placed, section: SectionRule) -> bool:
    return bool(_kind(one)) and _kind(one) not in section.kinds


def _wrong_kind(one: Placed, kind: str, section: SectionRule) -> Finding:
    values: Values = {**card_values(one), "kind": kind, "section": section.word}
    return finding("wrong_kind", f"{section.code}_kinds", section.citations, (one.line.line,), values)


def _strange(deck: Deck) -> Outcome:
    """Find sections that these rules do not have."""
    known = {"", *(section.code for section in deck.rules.sections)}
    strange = dict.fromkeys(one.section for one in deck.placed if one.section not in known)
    return Outcome(
        faults=tuple(
            finding(
                "section_not_used",
                "sections",
                deck.rules.citations,
                lines_of(deck.inside(code)),
                {"section": code},
            )
            for code in strange
        )
    )


def _unruled(deck: Deck, section: SectionRule) -> Outcome:
    """Say which sections of the list no source knows, or gives a size."""
    inside = lines_of(deck.inside(section.code))
    if not inside or _max(deck, section) is not None or section.min:
        return Outcome()
    values: Values = {"section": section.word}
    if section.is_open:
        doubt = finding("section_not_ruled", "sections", section.citations, inside, values)
        return Outcome(unsure=(doubt,))
    note = finding("size_not_ruled", f"{section.code}_size", section.citations, inside, values)
    return Outcome(warnings=(note,))


def _size_text(fewest: int, most: int | None) -> str:
    if most is None:
        return f"{fewest}+"
    return str(fewest) if fewest == most else f"{fewest}–{most}"
