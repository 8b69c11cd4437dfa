"""Read rows of a table: spreadsheets, CSV, tables of a web page."""

from __future__ import annotations

import csv
import re

from msgspec import Struct

from tournaments.decks.counts import count_alone
from tournaments.decks.headings import total_in
from tournaments.decks.numbers import is_number
from tournaments.decks.sections import section_named
from tournaments.decks.signs import words

COLUMNS = {
    "count": "count, counts, quantity, qty, amount, copies, anzahl, menge, nombre, quantite, qte",
    "number": "number, card number, card no, no, code, card code, id, card id, nr, nummer, kartennummer, numero",
    "name": "name, card, card name, title, nom, carte, karte, kartenname, titre",
    "section": "section, board, deck, zone, part, bereich, partie",
    "grade": "grade, grad",
}
_COLUMN_OF = {word: column for column, text in COLUMNS.items() for word in text.split(", ")}
_RISKY = "=+-@"
_EDGES = "[](){}<> "
_QUOTED = re.compile(r"\"[^\"]*\" ?[,;].*|.*[,;] ?\"[^\"]*\"")
_EXACT = re.compile(r"\"[0-9]+\"([,;])\".*\"")


class Cells(Struct, frozen=True):
    """What the fields of a row say; a field that is nothing of it is kept in `others`.

    In an exact row the number has its own field: none is looked for in the name.
    """

    count: str = ""
    number: str = ""
    name: str = ""
    section: str = ""
    grade: str = ""
    others: str = ""
    is_unclear: bool = False
    is_exact: bool = False


class Header(Struct, frozen=True):
    """The columns of a table and what divides them."""

    columns: tuple[str, ...]
    divider: str


def header_in(plain: str) -> Header | None:
    """Recognise the row that names the columns: a count, and a number or a name."""
    for divider in "\t|;,":
        columns = tuple(_COLUMN_OF.get(words(field), "") for field in _split(plain, divider))
        if "count" in columns and ("number" in columns or "name" in columns):
            return Header(columns, divider)
    return None


def cells_in(plain: str, header: Header | None) -> Cells | None:
    """Split a row into what its fields say; nothing for a line that is no row of a table."""
    if header is not None and header.divider in plain:
        return _by_header(_split(plain, header.divider), header)
    exact = _exact(plain)
    if exact:
        return exact
    divider = _divider(plain)
    return (
        _by_look(_split(plain, divider), is_joined=divider == "," and '"' not in plain) if divider else None
    )


def is_row(plain: str, header: Header | None) -> bool:
    """Tell whether a line is a row of a table for certain, whatever words stand in it."""
    if header is None or header.divider not in plain:
        return _exact(plain) is not None
    cells = _by_header(_split(plain, header.divider), header)
    is_total = not cells.number and total_in(f"{cells.name} 1") == 1
    return count_alone(cells.count) is not None and bool(cells.number or cells.name) and not is_total


def guarded(field: str) -> str:
    """Return a field that no spreadsheet takes for a formula."""
    return f"'{field}" if field.lstrip("'")[:1] in (*_RISKY, "\t", "\r") and field.lstrip("'") else field


def unguarded(field: str) -> str:
    """Return a field as it was before it was guarded."""
    return field[1:] if field.startswith("'") and field.lstrip("'")[:1] in tuple(_RISKY) else field


def _split(plain: str, divider: str) -> list[str]:
    if divider == "|":
        return [field.strip() for field in plain.strip().strip("|").split("|")]
    if divider == "\t":
        return [unguarded(_unquoted(field.strip())) for field in plain.split("\t")]
    rows = list(csv.reader([plain], delimiter=divider, skipinitialspace=True))
    return [unguarded(field.strip()) for field in rows[0]] if rows else []


def _unquoted(field: str) -> str:
    """Return a field of a spreadsheet without the quotes around it; a single sign of inches is none."""
    is_quoted = len(field) > 1 and field[0] == field[-1] == '"'
    return field[1:-1].replace('""', '"').strip() if is_quoted else field


def _divider(plain: str) -> str:
    """Return what divides the fields of a row, or nothing for a line of text."""
    if "\t" in plain:
        return "\t" if _has_own_count(_split(plain, "\t")) else ""
    if plain.count("|") > 1 and _has_own_count(_split(plain, "|")):
        return "|"
    for divider in ";,":
        if divider not in plain:
            continue
        fields = _split(plain, divider)
        has_number = any(is_number(field.strip(_EDGES)) for field in fields)
        is_first = count_alone(fields[0]) is not None and "".join(fields[1:]) != ""
        if _QUOTED.fullmatch(plain) or has_number:
            return divider if _has_own_count(fields) else ""
        if is_first and not fields[1][:1].isdigit():
            return divider
    return ""


def _has_own_count(fields: list[str]) -> bool:
    return len(fields) > 1 and any(count_alone(field) is not None for field in fields)


def _by_header(fields: list[str], header: Header) -> Cells:
    said = dict.fromkeys(COLUMNS, "")
    others: list[str] = []
    for place, field in enumerate(fields):
        column = header.columns[place] if place < len(header.columns) else ""
        if column and not said[column]:
            said[column] = field
        elif field:
            others.append(field)
    return Cells(
        count=said["count"],
        number="".join(said["number"].strip(_EDGES).split()),
        name=said["name"],
        section=said["section"],
        grade=said["grade"],
        others=" ".join(others),
        is_exact="number" in header.columns,
    )


def _exact(plain: str) -> Cells | None:
    """Read a row of count, number and name in quotes; an empty field says that there is no number."""
    found = _EXACT.fullmatch(plain)
    fields = _split(plain, found[1]) if found else []
    if len(fields) != len(("count", "number", "name")) or not (fields[1] == "" or is_number(fields[1])):
        return None
    return Cells(count=fields[0], number=fields[1], name=fields[2], is_exact=True)


def _by_look(fields: list[str], *, is_joined: bool) -> Cells:
    """Tell the fields apart by what they look like; two that may be the count leave it open.

    Fields of a name with commas that nobody quoted are joined again.
    """
    section = fields[0] if section_named(words(fields[0])) else ""
    counts = [place for place, field in enumerate(fields) if count_alone(field) is not None]
    numbers = [place for place, field in enumerate(fields) if is_number(field.strip(_EDGES))][:1]
    taken = {*counts[:1], *numbers, *([0] if section else [])}
    texts = [field for place, field in enumerate(fields) if field and place not in taken]
    cut = len(texts) if is_joined else 1
    return Cells(
        count=fields[counts[0]],
        number=fields[numbers[0]].strip(_EDGES) if numbers else "",
        name=", ".join(texts[:cut]),
        section=section,
        others=" ".join(texts[cut:]),
        is_unclear=len(counts) > 1,
    )
