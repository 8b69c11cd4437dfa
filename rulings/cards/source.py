"""Take a file apart into its rows: a JSON list of objects, or a table with a heading line."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator

from rulings.cards.types import CatalogueError, Row

MAX_BYTES = 30 * 1024 * 1024
MAX_ROWS = 50_000
MAX_TEXT = 20_000
_BLANK = re.compile(r"[ \t\r\n]*")
_DELIMITERS = (",", "\t", ";")


class Broken(str):
    """What stands in the place of a row that is none: the sentence that says why."""

    __slots__ = ()


def read_rows(data: bytes) -> Iterator[Row]:
    """Yield the rows of a file with their lines; a broken file is refused whole."""
    text = _text(data)
    opening = text.lstrip(" \t\r\n")[:1]
    if not opening:
        raise CatalogueError("empty_file", "The file is empty.", mend="Choose a file with cards in it.")
    if opening in "[{":
        return _json_rows(text)
    return _table_rows(text)


def _text(data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise CatalogueError(
            "too_large",
            f"The file is larger than {MAX_BYTES // 1024 // 1024} MB.",
            mend="Split it into several.",
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CatalogueError(
            "wrong_encoding",
            "The file is not written in UTF-8.",
            line=data.count(b"\n", 0, error.start) + 1,
            mend="Save it with the encoding UTF-8.",
        ) from error
    if "\0" in text:
        raise CatalogueError(
            "not_a_text",
            "The file holds signs that no text has (NUL).",
            line=text.count("\n", 0, text.index("\0")) + 1,
            mend="Choose a JSON or CSV file.",
        )
    return text


def _json_rows(text: str) -> Iterator[Row]:
    decoder = json.JSONDecoder(
        object_pairs_hook=_once, parse_int=_whole, parse_float=str, parse_constant=_no_number
    )
    place = _skip(text, 0)
    if text[place] != "[":
        raise CatalogueError(
            "unknown_form",
            "The file is no list of cards.",
            line=1,
            mend="A JSON file of cards is one list, [ … ], of objects.",
        )
    place, line, counted = _skip(text, place + 1), 1, 0
    if text[place : place + 1] == "]":
        place = _close(text, place)
        return
    while True:
        line, counted = line + text.count("\n", counted, place), place
        value, place = _value(decoder, text, place)
        yield Row(line=line, values=value if isinstance(value, dict) else {"": Broken("it is no object")})
        place = _skip(text, place)
        if text[place : place + 1] == "]":
            _close(text, place)
            return
        if text[place : place + 1] != ",":
            raise _not_json(text, place, "a comma or the end of the list is missing")
        place = _skip(text, place + 1)


def _skip(text: str, place: int) -> int:
    found = _BLANK.match(text, place)
    return found.end() if found else place


def _close(text: str, place: int) -> int:
    end = _skip(text, place + 1)
    if end < len(text):
        raise _not_json(text, end, "something follows the end of the list")
    return end


def _value(decoder: json.JSONDecoder, text: str, place: int) -> tuple[object, int]:
    try:
        return decoder.raw_decode(text, place)
    except json.JSONDecodeError as error:
        raise _not_json(text, error.pos, error.msg) from error
    except RecursionError as error:
        raise _not_json(text, place, "it is nested too deeply") from error


def _not_json(text: str, place: int, reason: str) -> CatalogueError:
    line = text.count("\n", 0, place) + 1
    return CatalogueError(
        "not_json",
        f"The file is not valid JSON: {reason}.",
        line=line,
        mend="Mend that line, or load the file anew: it may have been cut short.",
    )


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values = dict(pairs)
    if len(values) < len(pairs):
        values[""] = Broken("it names a key twice")
    return values


def _whole(digits: str) -> int | str:
    return int(digits) if len(digits) < 12 else digits


def _no_number(word: str) -> str:
    return word


def _table_rows(text: str) -> Iterator[Row]:
    heading = text.lstrip("\r\n").splitlines()[0]
    delimiter = max(_DELIMITERS, key=heading.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    names: list[str] = []
    line = 1
    try:
        for cells in reader:
            if names and any(cell.strip() for cell in cells):
                yield Row(line=line, values=_cells(names, cells))
            elif not names and any(cell.strip() for cell in cells):
                names = _heading(cells, line)
            line = reader.line_num + 1
    except csv.Error as error:
        raise CatalogueError(
            "not_a_table",
            f"The file is no valid table: {error}.",
            line=line,
            mend="Look for a quotation mark that is not closed from that line on.",
        ) from error


def _heading(cells: list[str], line: int) -> list[str]:
    names = [cell.strip() for cell in cells]
    while names and not names[-1]:
        names.pop()
    doubled = sorted({name for name in names if names.count(name) > 1})
    if doubled:
        raise CatalogueError(
            "doubled_column",
            f"The heading names {doubled[0]!r} twice.",
            line=line,
            mend="Give each column its own name.",
        )
    return names


def _cells(names: list[str], cells: list[str]) -> dict[str, object]:
    values: dict[str, object] = dict(zip(names, cells, strict=False))
    if any(cell.strip() for cell in cells[len(names) :]):
        values[""] = Broken("it has more cells than the heading")
    return values
