"""Check a deck list against deck rules: what breaks a rule for certain, and what cannot be known."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from rulings.construction.identify import identify
from rulings.construction.names import keyword_key, number_key
from rulings.construction.types import (
    ANY_NUMBER,
    Card,
    DeckRules,
    Finding,
    KeywordRule,
    Line,
    Placed,
    Report,
    Row,
    SectionRule,
)
from rulings.construction.wording import in_words

MAIN = "main"


class Outcome(Struct, frozen=True):
    """What one rule says: what breaks it, and why it could not be checked."""

    faults: tuple[Finding, ...] = ()
    unsure: tuple[Finding, ...] = ()


def check(
    lines: Sequence[Line], rules: DeckRules, cards: Iterable[Card], unread: Sequence[Finding] = ()
) -> Report:
    """Hold a list against the rules; `unread` are the faults of the lines that could not be read."""
    identified = identify(lines, rules, cards)
    placed = identified.lines
    sizes = [_size(section, placed, unread) for section in rules.sections]
    if not any(size.faults for size in sizes):
        sizes.append(_whole(rules, placed, unread))
    outcomes = [
        *sizes,
        *(_kinds(section, placed) for section in rules.sections),
        _strange_sections(rules, placed),
        _copies(rules, placed),
        _printed(rules, placed),
        *(_keyword(limit, placed) for limit in rules.limits),
    ]
    faults = (*unread, *(fault for outcome in outcomes for fault in outcome.faults))
    unsure = tuple(doubt for outcome in outcomes for doubt in outcome.unsure)
    return in_words(
        Report(
            legal=False if faults else None if unsure else True,
            profile=rules.profile,
            unchecked=tuple(dict.fromkeys(doubt.rule for doubt in unsure)),
            cards=sum(one.count for one in placed),
            faults=faults,
            warnings=(*identified.warnings, *_unruled(rules, placed)),
            unsure=unsure,
            sections=_rows(placed),
        )
    )


def _size(section: SectionRule, placed: Sequence[Placed], unread: Sequence[Finding]) -> Outcome:
    """Count a section; lines without a section, and lines nobody could read, may belong to it."""
    inside = [one for one in placed if one.section == section.code]
    count = sum(one.count for one in inside)
    spare = sum(one.count for one in placed if not one.section) if section.kinds else 0
    lines = _lines(inside)
    values: dict[str, str | int] = {"section": section.code, "count": count, "size": _size_text(section)}
    rule = f"{section.code}_size"
    if section.max is not None and count > section.max:
        return Outcome(faults=(_finding("too_many_cards", rule, section.citations, lines, values),))
    if count + spare < section.min and not unread:
        values["count"] = count + spare
        return Outcome(faults=(_finding("too_few_cards", rule, section.citations, lines, values),))
    if count < section.min or (section.max is not None and count + spare > section.max):
        lines = _lines(one for one in placed if not one.section)
        return Outcome(unsure=(_finding("size_unknown", rule, section.citations, lines, values),))
    return Outcome()


def _whole(rules: DeckRules, placed: Sequence[Placed], unread: Sequence[Finding]) -> Outcome:
    """Say when lines without a section are too many or too few, wherever they belong."""
    lines = [one for one in placed if not one.section]
    if not lines:
        return Outcome()
    spare = sum(one.count for one in lines)
    room, need = 0, 0
    for section in (one for one in rules.sections if one.kinds):
        count = sum(one.count for one in placed if one.section == section.code)
        room += ANY_NUMBER if section.max is None else max(0, section.max - count)
        need += max(0, section.min - count)
    main = next(section for section in rules.sections if section.code == MAIN)
    values: dict[str, str | int] = {"count": sum(one.count for one in placed)}
    if spare > room:
        return Outcome(
            faults=(_finding("list_too_long", "main_size", main.citations, _lines(lines), values),)
        )
    if spare < need and not unread:
        return Outcome(
            faults=(_finding("list_too_short", "main_size", main.citations, _lines(lines), values),)
        )
    return Outcome()


def _kinds(section: SectionRule, placed: Sequence[Placed]) -> Outcome:
    """Find cards that do not belong to a section."""
    if not section.kinds:
        return Outcome()
    inside = [one for one in placed if one.section == section.code]
    rule = f"{section.code}_kinds"
    faults = [
        _finding(
            "wrong_kind",
            rule,
            section.citations,
            (one.line.line,),
            {
                "number": one.card.number,
                "name": one.card.name,
                "kind": one.card.kind,
                "section": section.code,
            },
        )
        for one in inside
        if one.card is not None and one.card.kind not in section.kinds
    ]
    strangers = _lines(one for one in inside if one.card is None)
    if not strangers:
        return Outcome(faults=tuple(faults))
    doubt = _finding("kinds_unknown", rule, section.citations, strangers, {"section": section.code})
    return Outcome(faults=tuple(faults), unsure=(doubt,))


def _strange_sections(rules: DeckRules, placed: Sequence[Placed]) -> Outcome:
    """Find sections that these rules do not have."""
    known = {"", *(section.code for section in rules.sections)}
    strange = dict.fromkeys(one.section for one in placed if one.section not in known)
    return Outcome(
        faults=tuple(
            _finding(
                "section_not_used",
                "sections",
                rules.citations,
                _lines(one for one in placed if one.section == code),
                {"section": code},
            )
            for code in strange
        )
    )


def _copies(rules: DeckRules, placed: Sequence[Placed]) -> Outcome:
    """Count the cards of each number in all sections together."""
    groups: dict[str, list[Placed]] = defaultdict(list)
    for one in placed:
        groups[number_key(one.number)].append(one)
    nameless = groups.pop("", [])
    lifting = {keyword_key(limit.keyword) for limit in rules.limits if limit.lifts_copies}
    faults: list[Finding] = []
    open_lines = list(_lines(nameless))
    for group in groups.values():
        count, card = sum(one.count for one in group), group[0].card
        if card is None and count > rules.copies.max:
            # The card may be one whose keyword or text allows more.
            open_lines += _lines(group)
        elif card is not None and count > _copies_of(card, rules, lifting):
            faults.append(_too_many(group, card, count, rules))
    if not open_lines:
        return Outcome(faults=tuple(faults))
    doubt = _finding("copies_unknown", "copies", rules.copies.citations, tuple(sorted(open_lines)), {})
    return Outcome(faults=tuple(faults), unsure=(doubt,))


def _copies_of(card: Card, rules: DeckRules, lifting: set[str]) -> int:
    if card.copies is not None:
        return card.copies
    return ANY_NUMBER if lifting & _keywords(card) else rules.copies.max


def _too_many(group: Sequence[Placed], card: Card, count: int, rules: DeckRules) -> Finding:
    is_printed = card.copies is not None
    return _finding(
        "too_many_copies",
        "printed_limits" if is_printed else "copies",
        rules.printed if is_printed else rules.copies.citations,
        _lines(group),
        {
            "number": card.number,
            "name": card.name,
            "count": count,
            "max": rules.copies.max if card.copies is None else card.copies,
        },
    )


def _printed(rules: DeckRules, placed: Sequence[Placed]) -> Outcome:
    """Say that the text of an unknown card may change the rules."""
    strangers = _lines(one for one in placed if one.card is None)
    if not strangers or not rules.printed:
        return Outcome()
    return Outcome(
        unsure=(_finding("printed_limits_unknown", "printed_limits", rules.printed, strangers, {}),)
    )


def _keyword(limit: KeywordRule, placed: Sequence[Placed]) -> Outcome:
    """Count the cards with a keyword in all sections together."""
    key = keyword_key(limit.keyword)
    bearers = [one for one in placed if one.card is not None and key in _keywords(one.card)]
    strangers = [one for one in placed if one.card is None]
    count = sum(one.count for one in bearers)
    rule = f"{limit.keyword.casefold().replace(' ', '_')}_limit"
    values: dict[str, str | int] = {"keyword": limit.keyword, "count": count, "max": limit.max}
    if count > limit.max:
        fault = _finding("too_many_of_keyword", rule, limit.citations, _lines(bearers), values)
        return Outcome(faults=(fault,))
    if count + sum(one.count for one in strangers) > limit.max:
        doubt = _finding("keyword_unknown", rule, limit.citations, _lines(strangers), values)
        return Outcome(unsure=(doubt,))
    return Outcome()


def _keywords(card: Card) -> set[str]:
    return {keyword_key(keyword) for keyword in card.keywords}


def _unruled(rules: DeckRules, placed: Sequence[Placed]) -> Iterator[Finding]:
    """Say which sections of the list no source gives a size."""
    for section in rules.sections:
        inside = _lines(one for one in placed if one.section == section.code)
        if inside and section.max is None and not section.min:
            values: dict[str, str | int] = {"section": section.code}
            yield _finding("size_not_ruled", f"{section.code}_size", section.citations, inside, values)


def _rows(placed: Sequence[Placed]) -> dict[str, tuple[Row, ...]]:
    rows: dict[str, list[Row]] = defaultdict(list)
    for one in placed:
        rows[one.section or MAIN].append(
            Row(
                count=one.count,
                number=one.number,
                name=one.name,
                line=one.line.line,
                known=one.card is not None,
            )
        )
    return {section: tuple(found) for section, found in rows.items()}


def _lines(placed: Iterable[Placed]) -> tuple[int, ...]:
    return tuple(one.line.line for one in placed)


def _size_text(section: SectionRule) -> str:
    if section.max is None:
        return f"{section.min}+"
    return str(section.min) if section.min == section.max else f"{section.min}–{section.max}"


def _finding(
    code: str, rule: str, citations: tuple[str, ...], lines: tuple[int, ...], values: dict[str, str | int]
) -> Finding:
    return Finding(code=code, rule=rule, citations=citations, lines=lines, values=values)
