"""Read the line of a card: how many, which number, which name."""

from __future__ import annotations

import re

from msgspec import Struct

from tournaments.decks.asides import without_address, without_bullets, without_comment
from tournaments.decks.counts import MAX_COUNT, counted, has_labelled_count, may_hold_count
from tournaments.decks.marks import VANGUARD, name_in
from tournaments.decks.numbers import BAKUGAN, Found, is_number, number_in
from tournaments.decks.tables import Cells
from tournaments.decks.types import ListLine

ONE_OF_EACH = ("leader", "team")
"""Sections of single cards: what stands there without a count is one."""
TWO_SIDES = " // "
_DIVIDERS = re.compile(r" ?[,;|/+] ?| & ")
_FRONT = re.compile(r".*-[fF]")
_FEW_DIGITS = re.compile(r".*-[A-Za-z]{0,3}[0-9]")


class Place(Struct, frozen=True):
    """Where a line stands: its number, its section, its game; whether the list has begun."""

    line: int
    section: str = ""
    game: str = ""
    is_first: bool = False


class CardLine(Struct, frozen=True):
    """The cards of a line, else why it holds none; the comment behind them."""

    lines: tuple[ListLine, ...] = ()
    fault: str = ""
    comment: str = ""


def card_line(place: Place, plain: str) -> CardLine:
    """Read a line as a card; several cards in one line only where each has its count and number."""
    text, address = without_address(plain)
    text, comment = without_comment(without_bullets(text))
    comment = f"{comment} {address}".strip()
    how_many = counted(text, place.game)
    found = number_in(how_many.rest, place.game)
    if found.others:
        lines = _several(place, text)
        return CardLine(lines) if lines else CardLine(fault="several_cards")
    has_two_counts = how_many.count is not None and (
        has_labelled_count(found.before) if found.number else found.before.isdigit()
    )
    if how_many.is_unclear or has_two_counts:
        return CardLine(fault="count_unclear")
    if found.number and found.behind.startswith("//"):
        comment = f"{found.behind} {comment}".strip()
        found = Found(found.number, found.before, "")
    read = _finished(place, how_many.count, found, comment)
    is_place_only = how_many.is_numbered and read.fault in ("count_missing", "unreadable_line")
    return CardLine(fault="place_no_count") if is_place_only else read


def row_line(place: Place, cells: Cells, count: int | None) -> CardLine:
    """Read the fields of a table's row as a card."""
    if cells.is_unclear:
        return CardLine(fault="count_unclear")
    found = Found(cells.number, "", cells.name)
    if not cells.number and not cells.is_exact:
        found = number_in(cells.name, place.game)
    read = _finished(place, count, found, "")
    if not read.lines:
        return read
    line = read.lines[0]
    return CardLine(
        lines=(
            ListLine(
                line=line.line,
                count=line.count,
                section=line.section,
                number=line.number,
                name=line.name,
                implied=line.implied,
                grade=cells.grade or line.grade,
                aside=f"{line.aside} {cells.others}".strip(),
            ),
        )
    )


def _finished(place: Place, count: int | None, found: Found, comment: str) -> CardLine:
    named = name_in(found.before or found.behind, place.game, has_number=bool(found.number))
    behind = found.behind if found.before else ""
    mark = name_in(behind, place.game, has_number=True)
    section, implied = _section(place, count, found, is_marked=named.is_leader or mark.is_leader)
    if count is None and section in ONE_OF_EACH:
        count = 1
    if count is None:
        return CardLine(fault="count_missing" if found.number or section else "unreadable_line")
    if not 1 <= count <= MAX_COUNT:
        return CardLine(fault="count_out_of_range")
    if not any(sign.isalnum() for sign in found.number + named.name):
        return CardLine(fault="unreadable_line")
    line = ListLine(
        line=place.line,
        count=count,
        section=section,
        number=found.number,
        name=named.name,
        implied="" if section else implied,
        grade=named.grade or mark.grade,
        aside=f"{named.aside} {behind}".strip(),
    )
    return CardLine((line,), comment=comment)


def _section(place: Place, count: int | None, found: Found, *, is_marked: bool) -> tuple[str, str]:
    """Return the section of a line, and the one that its form implies.

    A leader needs no count, stands first, or has two sides; a card that is known to be something else keeps its place.
    """
    if is_marked and count in (None, 1):
        return "leader", ""
    if place.section or count not in (None, 1):
        return place.section, ""
    has_two_sides = TWO_SIDES in f"{found.before} {found.behind}"
    if count == 1:
        return "", "leader" if has_two_sides or place.is_first else ""
    is_leader_number = _FRONT.fullmatch(found.number) or (
        place.is_first and place.game != BAKUGAN and _is_full_number(found.number)
    )
    is_leader = has_two_sides or (is_leader_number and _begins_plainly(found))
    return ("leader" if is_leader else ""), ""


def _is_full_number(number: str) -> bool:
    return is_number(number) and _FEW_DIGITS.fullmatch(number) is None


def _begins_plainly(found: Found) -> bool:
    """Tell whether nothing that may be a count stands beside the number."""
    is_plain = not found.before or found.before[0].isalpha()
    return is_plain and not may_hold_count(found.before) and not may_hold_count(found.behind)


def _several(place: Place, text: str) -> tuple[ListLine, ...]:
    """Read several cards of one line; nothing unless each piece has its own count and number."""
    lines: list[ListLine] = []
    for piece in _DIVIDERS.split(text):
        how_many = counted(piece, place.game)
        found = number_in(how_many.rest, place.game)
        if how_many.count is None or how_many.is_unclear or not found.is_certain or found.others:
            return ()
        lines += _finished(place, how_many.count, found, "").lines
    return tuple(lines)


def marked_with_star(line: ListLine, game: str) -> bool:
    """Tell whether a player of Vanguard marked a card as the first vanguard."""
    return game == VANGUARD and line.count == 1 and line.name.endswith("*")
