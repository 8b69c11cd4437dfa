"""Changes to the text of a list that a tap makes: write a number into a line, add a card to a section."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator

from django.utils.translation import gettext as _

from rulings.construction.names import name_key, number_key
from tournaments.decks.counts import MAX_COUNT
from tournaments.decks.export import HEADINGS
from tournaments.decks.formats import read_list
from tournaments.decks.types import ListLine
from tournaments.errors import TournamentError

_FIGURES = re.compile(r"[0-9]+")
_PROBE = "1 PRB-001"


def with_number(text: str, *, line: int, number: str, names: Collection[str], game: str = "") -> str:
    """Write a card's number into the line that names it; `names` are what the card is called.

    The line may have moved since it was shown: then the one with the same name that is nearest gets the number. What
    else stands in it, and the section it names, stay.
    """
    keys = {name_key(name) for name in names}
    lines = _alone(read_list(text, game).lines)
    fitting = [one for one in lines if not one.number and name_key(one.name) in keys]
    if not fitting:
        raise TournamentError(
            "line_changed",
            _("The line this was about has changed meanwhile."),
            place="text",
            mend=_("Look at the list as it stands and choose again."),
        )
    meant = min(fitting, key=lambda one: abs(one.line - line))
    plain = f"{meant.count} {number} {meant.name}"
    row = text.split("\n")[meant.line - 1]
    attempts = (
        row.replace(meant.name, f"{number} {meant.name}", 1),
        row.replace(meant.name, f"{meant.name} [{number}]", 1),
        plain,
        f"{HEADINGS.get(meant.section, '')}: {plain}",
    )
    written = (_with_row(text, meant.line, attempt) for attempt in attempts)
    return next(
        (one for one in written if _says(one, meant, number, game)), _with_row(text, meant.line, plain)
    )


def _says(text: str, meant: ListLine, number: str, game: str) -> bool:
    """Tell whether the list now names the number in the line, and nothing else of that line has changed."""
    found = [one for one in read_list(text, game).lines if one.line == meant.line]
    kept = (meant.count, number, meant.name, meant.section)
    return [(one.count, one.number, one.name, one.section) for one in found] == [kept]


def _with_row(text: str, line: int, row: str) -> str:
    rows = text.split("\n")
    rows[line - 1] = row
    return "\n".join(rows)


def _alone(lines: Collection[ListLine]) -> list[ListLine]:
    """Return the cards that have a line of the text to themselves."""
    shared = Counter(one.line for one in lines)
    return [one for one in lines if shared[one.line] == 1]


def with_card(text: str, *, section: str, number: str, name: str, word: str = "", game: str = "") -> str:
    """Add one copy of a card to a section: raise the count of its line, or write a line where it belongs.

    `word` is what the game calls the section; it heads the section where the list reads it as that.
    """
    lines = read_list(text, game).lines
    inside = [one for one in lines if _is_in(one, section)]
    same = [
        one
        for one in _alone(lines)
        if one in inside and one.number and number_key(one.number) == number_key(number)
    ]
    rows = text.split("\n")
    if same:
        if same[0].count >= MAX_COUNT:
            return text
        rows[same[0].line - 1] = _counted_up(rows[same[0].line - 1], same[0], game)
        return "\n".join(rows)
    if inside:
        rows.insert(inside[-1].line, f"1 {number} {name}".rstrip())
        return "\n".join(rows)
    return "\n".join(_with_section(rows, section, f"1 {number} {name}".rstrip(), word, game))


def _is_in(line: ListLine, section: str) -> bool:
    return line.section == section or (section == "main" and not line.section)


def _counted_up(row: str, line: ListLine, game: str) -> str:
    """Return a row with one more copy, in the form it was written in."""
    for found in _FIGURES.finditer(row):
        if int(found[0]) != line.count:
            continue
        raised = f"{row[: found.start()]}{line.count + 1}{row[found.end() :]}"
        read = read_list(raised, game).lines
        if read and (read[0].count, read[0].number) == (line.count + 1, line.number):
            return raised
    return f"{line.count + 1} {line.number} {line.name}".rstrip()


def _with_section(rows: list[str], section: str, row: str, word: str, game: str) -> list[str]:
    """Write a row below the heading of an empty section, or with a heading of its own."""
    heading = next((at for at, code in _headings(rows, game) if code == section), None)
    if heading is not None:
        return [*rows[: heading + 1], row, *rows[heading + 1 :]]
    while rows and not rows[-1].strip():
        rows = rows[:-1]
    title = next((code for _at, code in _headings([word], game)), "")
    block = [word if title == section else HEADINGS[section], row]
    if section != "leader" or not rows:
        return [*rows, "", *block] if rows else block
    first = next(at for at, text in enumerate(rows) if text.strip())
    is_headed = first == next((at for at, _code in _headings(rows, game)), None)
    return [*block, "", *([] if is_headed else [HEADINGS["main"]]), *rows]


def _headings(rows: list[str], game: str) -> Iterator[tuple[int, str]]:
    """Yield the rows that are headings of a section, with its code."""
    for at, row in enumerate(rows):
        if not row.strip():
            continue
        read = read_list(f"{row}\n{_PROBE}", game)
        if len(read.lines) == 1 and not read.faults and read.lines[0].line > 1 and read.lines[0].section:
            yield at, read.lines[0].section
