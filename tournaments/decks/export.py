"""Write a list in the forms that sites and spreadsheets read, and that this site reads back."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable

from tournaments.decks.formats import read_list
from tournaments.decks.tables import guarded
from tournaments.decks.types import ListLine, ReadList

HEADINGS = {
    "leader": "Leader",
    "main": "Main Deck",
    "side": "Side Deck",
    "z": "Z-Deck",
    "ride": "Ride Deck",
    "stride": "Stride Deck",
    "team": "Team",
    "other": "Other Cards",
}
FORMS = ("site", "bracketed", "numbers", "csv")
_COLUMNS = ("section", "count", "number", "name")


def to_text(read: ReadList, form: str = "site") -> str:
    """Write a list in a form; cards without a section come first, behind the Leader, who stands alone."""
    lines = sorted(
        read.lines,
        key=lambda line: ("leader", "").index(line.section) if line.section in ("leader", "") else 2,
    )
    if form == "csv":
        return _table(lines)
    write = {"bracketed": _bracketed, "numbers": _number_only}.get(form, _number_first)
    frame = "_____{}_____" if form == "bracketed" else "{}"
    sections = list(dict.fromkeys(line.section for line in lines))
    blocks = [
        "\n".join(
            [
                *([frame.format(HEADINGS.get(section, section))] if section else []),
                *(_safe(line, write) for line in lines if line.section == section),
            ]
        )
        for section in sections
    ]
    return "\n\n".join(blocks) + "\n" if blocks else ""


def _number_first(line: ListLine) -> str:
    return " ".join(part for part in (str(line.count), line.number, _name(line)) if part)


def _bracketed(line: ListLine) -> str:
    return " ".join(
        part for part in (str(line.count), _name(line), line.number and f"[{line.number}]") if part
    )


def _number_only(line: ListLine) -> str:
    return f"{line.count} {line.number}" if line.number else _number_first(line)


def _safe(line: ListLine, write: Callable[[ListLine], str]) -> str:
    """Write a line so that it is read back as itself: in another form where a name would mislead the reader."""
    for attempt in (write, _number_first, _bracketed):
        text = attempt(line)
        if _is_read_back(line, text, is_named=attempt is not _number_only):
            return text
    return _row([str(line.count), line.number, _name(line)], always_quoted=True)


def _is_read_back(line: ListLine, text: str, *, is_named: bool) -> bool:
    read = read_list(f"{HEADINGS.get(line.section, line.section or 'Main Deck')}\n{text}").lines
    if len(read) != 1:
        return False
    name = line.name if is_named or not line.number else ""
    return (read[0].count, read[0].number, read[0].name) == (line.count, line.number, _plain(name))


def _name(line: ListLine) -> str:
    name = _plain(line.name)
    return f"{name} (G{line.grade.removeprefix('G')})" if name and line.grade else name


def _plain(name: str) -> str:
    return " ".join(name.split())


def _table(lines: list[ListLine]) -> str:
    rows = [_row(list(_COLUMNS), always_quoted=False)]
    rows += [
        _row(
            [HEADINGS.get(line.section, line.section), str(line.count), line.number, _name(line)],
            always_quoted=False,
        )
        for line in lines
    ]
    return "\n".join(rows) + "\n"


def _row(fields: list[str], *, always_quoted: bool) -> str:
    """Return a row of a table; no field of it is a formula to a spreadsheet."""
    out = io.StringIO()
    if always_quoted:
        writer = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="")
    else:
        writer = csv.writer(out, lineterminator="")
    writer.writerow([guarded(field) for field in fields])
    return out.getvalue()
